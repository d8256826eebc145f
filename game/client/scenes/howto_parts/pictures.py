"""The pictures of the dice game's pages."""

from __future__ import annotations

import pygame

from game.client.scenes.howto_parts.picture import TRAY, Picture
from game.client.scenes.parts import paper
from game.client.scenes.rules_parts.order import beats, worked_examples
from game.client.scenes.rules_parts.order_picture import CastRing
from game.client.scenes.rules_parts.rows import ExampleRow

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
            self.die(surface, face, centre, 10.5, angle, ring=face == "pirate:skull")
        self.art(surface, OWN, (50, 65), 58)
        for number, face in enumerate(("black:6", "mermaid:skull", "yellow:flag")):
            self.die(surface, face, (39 + 11 * number, 65), 8)


class Bag(Picture):
    """Dice leap out of the bag, behind the own screen."""

    def paint(self, surface: pygame.Surface) -> None:
        self.art(surface, BAG, (20, 24), 34)
        for face, centre, angle in (
            ("red:1", (38, 14), -20),
            ("yellow:7", (52, 11), 14),
            ("black:6", (66, 16), -10),
        ):
            self.die(surface, face, centre, 8, angle)
        self.art(surface, OWN, (52, 51), 88)
        self.caption(surface, self.ui.tr("howto.yours"), (52, 33.5), 60)
        for number, face in enumerate(("blue:4", "mermaid:skull", "red:2")):
            self.die(surface, face, (35 + 17 * number, 52), 13)


class Chant(Picture):
    """Yo! Ho! Ho! and the hands are open."""

    def paint(self, surface: pygame.Surface) -> None:
        self.art(surface, TRAY, (50, 38), 86)
        for word, centre in (("1", (24, 9)), ("2", (50, 7)), ("3", (76, 9))):
            self.caption(surface, self.ui.tr(f"howto.chant.{word}"), centre, 24)
        for number, bid in enumerate((1, 0, 2, 1)):
            x = 17 + 22 * number
            self.hand(surface, number, f"hands/fingers_{bid}", (x, 33), 21)
            self.medal(surface, self.ui.tr.number(bid), (x, 59), 11)


class Follow(Picture):
    """Blue was rolled: what may and what may not be rolled now."""

    def paint(self, surface: pygame.Surface) -> None:
        self.art(surface, TRAY, (50, 20), 54)
        self.die(surface, "blue:3", (44, 18), 11, -8)
        self.die(surface, "pirate:flag", (57, 21), 11, 10)
        colour = self.ui.tr("piece.colour.blue")
        self.caption(surface, self.ui.tr("howto.follow", colour=colour), (50, 35), 50)
        self.art(surface, OWN, (50, 54), 86)
        hand = (("blue:5", True), ("blue:4", True), ("mermaid:skull", True), ("black:7", False))
        for number, (face, may) in enumerate(hand):
            self.die(surface, face, (26 + 16 * number, 54.5), 12, ring=may, pale=not may)


class Cast(Picture):
    """The ring of characters, as in the rules."""

    def paint(self, surface: pygame.Surface) -> None:
        sheet = self.inner.inflate(-self.px(4), -self.px(4))
        surface.blit(paper.parchment(self.ui, sheet.size), sheet)
        ring = CastRing(self.ui, self.setup)
        ring.rect = sheet.inflate(-self.px(14), -self.px(7))
        ring.draw(surface)


class Winners(Picture):
    """Four tricks, each with its winner as the rules judge it."""

    tricks = (
        ("black:6", "black:7", "red:2", "yellow:7"),
        ("blue:5", "pirate:skull", "black:7", "mermaid:skull"),
        ("pirate:skull", "skull_king:skull", "blue:4", "mermaid:skull"),
        ("yellow:flag", "mermaid:flag", "pirate:flag", "yellow:flag"),
    )

    def paint(self, surface: pygame.Surface) -> None:
        known, tr = self.setup.faces, self.ui.tr
        for number, faces in enumerate(self.tricks):
            if any(face not in known for face in faces):
                continue
            y = 10 + 16.8 * number
            self.trick(surface, faces, y, 5, 10)
            reason = self.setup.tricks.judge([known[face] for face in faces]).reason
            self.caption(surface, tr(f"howto.reason.{reason.key}"), (77.5, y), 40)


class Points(Picture):
    """A few hands on the pad, counted by the scoring."""

    def paint(self, surface: pygame.Surface) -> None:
        sheet = self.inner.inflate(-self.px(8), -self.px(5))
        surface.blit(paper.pad(self.ui, sheet.size), sheet)
        inside = sheet.inflate(-self.px(8), 0)
        y = sheet.top + paper.pad_binding(self.ui.theme) + self.px(2.5)
        rows = [ExampleRow(self.ui, self.setup.scoring, r) for r in worked_examples(self.setup, 3)]
        for row in rows[:5]:
            height = row.preferred(inside.width)[1]
            row.place(inside.left, y, inside.width, height)
            row.draw(surface)
            y += height + self.ui.theme.space("s")
        self._draw_bonuses(surface)

    def _draw_bonuses(self, surface: pygame.Surface) -> None:
        """Who captures whom, and for how much."""
        x = 24.0
        for beat in beats(self.setup):
            if beat.points:
                self.die(surface, beat.winner.token, (x, 56.5), 9)
                self.die(surface, beat.loser.token, (x + 11, 56.5), 9)
                self.medal(surface, self.ui.tr.signed(beat.points), (x + 22.5, 56.5), 11)
                x += 37


class Aboard(Picture):
    """Everything is ready."""

    def paint(self, surface: pygame.Surface) -> None:
        self.art(surface, "lettering/logo_mark", (50, 27), 40)
        self.art(surface, "lettering/logo", (50, 56), 58)
        for x, y in ((6, 62), (13, 65), (20, 62), (80, 62), (87, 65), (94, 62)):
            self.art(surface, "table/coin", (x, y), 8)
        for face, centre, angle in (
            ("pirate:skull", (15, 20), -14),
            ("black:7", (20, 42), 10),
            ("mermaid:skull", (85, 20), 12),
            ("skull_king:skull", (80, 42), -8),
        ):
            self.die(surface, face, centre, 12, angle)


PAGES: dict[str, tuple[type[Picture], ...]] = {
    "dice": (Tavern, Bag, Chant, Follow, Cast, Winners, Points, Aboard)
}
