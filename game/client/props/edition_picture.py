"""An edition as a small picture of its pieces."""

from __future__ import annotations

import pygame

from game.client.props.card_art import CardArt
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Widget
from game.rules.edition import Edition

BAG = "table/bag_open"


DICE = {"dice": ("pirate:skull", "blue:5", "skull_king:skull")}


FANS = {
    "schmidt": ("yellow:13", "scary_mary", "skull_king", "blue:7"),
    "beck": ("green:14", "kraken", "skull_king", "rosie"),
}


class EditionPicture(Widget):
    """What is in the box, as a small still life."""

    focusable = False

    def __init__(self, ui: Ui, edition: Edition) -> None:
        super().__init__(ui)
        self.edition = edition

    def preferred(self, width: int) -> tuple[int, int]:
        return width, self.ui.theme.px(128)

    def draw(self, surface: pygame.Surface) -> None:
        if self.edition.key in FANS:
            self._fan(surface, FANS[self.edition.key])
        else:
            self._bag(surface, DICE.get(self.edition.key, ()))

    def _bag(self, surface: pygame.Surface, dice: tuple[str, ...]) -> None:
        art, side = self.ui.art, min(self.rect.height, round(self.rect.width / 2.1))
        picture = art.image(BAG, (side, side))
        place = picture.get_rect(center=self.rect.center)
        place.x -= round(side * 0.55) if dice else 0
        surface.blit(picture, place)
        x = place.right
        for number, face in enumerate(dice):
            angle = (-9, 7, -5)[number % 3]
            die = art.image(self.ui.die_face(face), round(side * 0.36), angle=angle)
            y = place.bottom - round(side * (0.24 + 0.2 * (number % 2)))
            surface.blit(die, die.get_rect(center=(x + round(side * (0.1 + 0.36 * number)), y)))

    def _fan(self, surface: pygame.Surface, cards: tuple[str, ...]) -> None:
        """Held together at the bottom."""
        art = CardArt(self.ui, self.edition)
        height = round(min(self.rect.height * 0.8, self.rect.width / 2.4))
        for number, token in enumerate(cards):
            aside = number - (len(cards) - 1) / 2
            card = art.face(token, height, aside * 9)
            x = self.rect.centerx + round(aside * height * 0.5)
            y = self.rect.centery + round(height * 0.03 * aside**2)
            surface.blit(card, card.get_rect(center=(x, y)))
