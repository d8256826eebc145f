"""The moment of an ability: the Pirate's card rises beside its captain, with what it did."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.client.props.card_art import CardArt
from game.client.scenes.table.moments.moment import Moment, blit_faded, part
from game.client.scenes.table.stage import Stage
from game.client.toolkit.animation import out_back

CARD = 0.62  # of the height of the tray
Sign = Callable[[pygame.Surface, pygame.Rect], None]


@dataclass(eq=False)
class Flourish(Moment):
    """`sign` draws what came of it, to the right of the card."""

    seat: int = 0
    piece: str = ""
    sign: Sign | None = None

    def draw(self, stage: Stage, surface: pygame.Surface) -> None:
        x, y = stage.layout.tray_middle
        height = stage.layout.tray.height * CARD
        risen = out_back(part(self.t, 0.0, 0.5))
        y -= (risen - 1) * height * 0.3
        self._draw_light(stage, surface, height)
        self._draw_captain(stage, surface, (x - height * 0.62, y), height)
        card = CardArt(stage.ui, stage.board.view.setup.edition).face(self.piece, height)
        blit_faded(surface, card, (x, y), self.shown)
        appeared = part(self.t, 0.35, 0.7)
        if self.sign and appeared and self.shown >= 1:
            side = round(height * 0.5)
            rect = pygame.Rect(0, 0, side, side)
            rect.center = (round(x + height * 0.64), round(y))
            self.sign(surface, rect)

    def _draw_light(self, stage: Stage, surface: pygame.Surface, height: float) -> None:
        """A warm light on the felt behind it."""
        size = (round(height * 1.1), round(height * 0.7))
        glow = stage.ui.shapes.glow(size, spread=40, radius=80)
        blit_faded(surface, glow, stage.layout.tray_middle, self.shown * 0.55)

    def _draw_captain(
        self, stage: Stage, surface: pygame.Surface, at: tuple[float, float], height: float
    ) -> None:
        image = stage.ui.art.image(stage.looks[self.seat].portrait_art, round(height * 0.42))
        blit_faded(surface, image, at, self.shown)
