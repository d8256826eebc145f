"""The moment when a Mermaid charms the Skull King: a song, hearts, and his crown falls."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from game.client.scenes.table.moments.capture import PAID
from game.client.scenes.table.moments.light import coins_for, draw_coins
from game.client.scenes.table.moments.moment import Moment, blit_faded, draw_grown, part
from game.client.scenes.table.spots import Place, between, tray
from game.client.scenes.table.sprites.ground import message_rect
from game.client.scenes.table.stage import Stage
from game.client.toolkit.animation import out_back, out_bounce

ART = "table/mermaid_moment"
HEARTS = 7
HEART = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    '<path d="M50 88C20 64 8 48 8 32C8 18 19 9 30 9C39 9 46 14 50 22C54 14 61 9 70 9'
    'C81 9 92 18 92 32C92 48 80 64 50 88Z" fill="{fill}" stroke="{ink}" stroke-width="7" '
    'stroke-linejoin="round"/><path d="M24 30C24 24 28 20 33 20" fill="none" stroke="{light}" '
    'stroke-width="7" stroke-linecap="round"/></svg>'
)


@dataclass(eq=False)
class Charming(Moment):
    """From the seat of the Mermaid to that of the King."""

    mermaid: int = 0
    king: int = 0
    points: int = 0

    def draw(self, stage: Stage, surface: pygame.Surface) -> None:
        start, end = stage.place(tray(self.mermaid)), stage.place(tray(self.king))
        arrived = part(self.t, 0.36, 0.56)
        draw_grown(stage, surface, ART, 0.7 + 0.3 * out_back(arrived), self.shown * arrived)
        flown = part(self.t, PAID, 1.0)
        coins, middle = coins_for(self.points), stage.layout.tray_middle
        draw_coins(stage, surface, middle, self.mermaid, coins, flown)
        leaving = 1 - part(self.t, 0.5, 0.6)
        if leaving <= 0:
            return
        for number in range(HEARTS):
            self._draw_song(stage, surface, number, start, end, leaving)
        self._draw_crown(stage, surface, end, leaving)

    def _draw_song(
        self,
        stage: Stage,
        surface: pygame.Surface,
        number: int,
        start: Place,
        end: Place,
        shown: float,
    ) -> None:
        """Hearts and notes by turns, one after the other in a wavy line."""
        ui = stage.ui
        gone = part(self.t, 0.045 * number, 0.045 * number + 0.24)
        if not 0 < gone < 1:
            return
        at = between(start, end, gone, 46 * ui.theme.u)
        sway = 12 * ui.theme.u * math.sin(gone * 9 + number)
        side = ui.theme.px(30 if number % 2 else 36)
        image = ui.icon("music", side, "glow") if number % 2 else _heart(stage, side)
        blit_faded(surface, image, (at.x + sway, at.y), shown * min(1.0, 5 * (1 - gone)))

    def _draw_crown(self, stage: Stage, surface: pygame.Surface, king: Place, shown: float) -> None:
        ui, fallen = stage.ui, part(self.t, 0.2, 0.5)
        if not fallen:
            return
        side = round(king.size * 0.7)
        image = ui.art.image("emblems/crown", (side, side), angle=round(fallen * 8) * 14)
        high, low = king.y - king.size * 0.5, king.y + king.size * 0.5
        low = min(low, message_rect(stage).top - image.get_height() / 2)  # the prompt is read
        at = (king.x + king.size * 0.55 * fallen, high + (low - high) * out_bounce(fallen))
        blit_faded(surface, image, at, shown)


def _heart(stage: Stage, side: int) -> pygame.Surface:
    c = stage.ui.theme.colours
    fill = HEART.format(fill=c["leather_light"], ink=c["ink"], light=c["bone"])
    return stage.ui.art.drawn("heart", (side, side), lambda: fill)
