"""The pictures of the dice game's pages."""

from __future__ import annotations

import pygame

from game.client.scenes.howto.picture import TRAY, Picture
from game.client.scenes.howto.shared_pictures import Aboard, Follow, Winners

OWN, BAG = "table/own_screen", "table/bag_open"


class Tavern(Picture):
    """Three captains around the tray, and a trick in it."""

    def paint(self, surface: pygame.Surface) -> None:
        self.art(surface, TRAY, (50, 40), 62)
        for number, centre in ((1, (17, 21)), (2, (50, 15)), (3, (83, 21))):
            self.screen(surface, number, centre, 29)
        for face, centre, angle in (
            ("blue:4", (37, 38), -12),
            ("blue:5", (50, 34), 8),
            ("pirate:skull", (62, 40), -6),
            ("red:2", (48, 48), 16),
        ):
            self.piece(surface, face, centre, 10.5, angle, ring=face == "pirate:skull")
        self.art(surface, OWN, (50, 65), 58)
        for number, face in enumerate(("black:6", "mermaid:skull", "yellow:flag")):
            self.piece(surface, face, (39 + 11 * number, 65), 8)


class Bag(Picture):
    """Dice leap out of the bag, behind the own screen."""

    def paint(self, surface: pygame.Surface) -> None:
        self.art(surface, BAG, (20, 24), 34)
        for face, centre, angle in (
            ("red:1", (38, 14), -20),
            ("yellow:7", (52, 11), 14),
            ("black:6", (66, 16), -10),
        ):
            self.piece(surface, face, centre, 8, angle)
        self.art(surface, OWN, (52, 51), 88)
        self.caption(surface, self.ui.tr("howto.yours"), (52, 33.5), 60)
        for number, face in enumerate(("blue:4", "mermaid:skull", "red:2")):
            self.piece(surface, face, (35 + 17 * number, 52), 13)


class DiceFollow(Follow):
    """Blue was rolled."""

    played = ("blue:3", "pirate:flag")
    own = ("blue:5", "blue:4", "mermaid:skull", "black:7")

    def behind(self, surface: pygame.Surface) -> None:
        self.art(surface, OWN, (50, 54), 86)


class DiceWinners(Winners):
    """Of equals the last wins, of flags the first."""

    tricks = (
        ("black:6", "black:7", "red:2", "yellow:7"),
        ("blue:5", "pirate:skull", "black:7", "mermaid:skull"),
        ("pirate:skull", "skull_king:skull", "blue:4", "mermaid:skull"),
        ("yellow:flag", "mermaid:flag", "pirate:flag", "yellow:flag"),
    )


class DiceAboard(Aboard):
    """With the strongest dice."""

    pieces = ("pirate:skull", "black:7", "mermaid:skull", "skull_king:skull")
