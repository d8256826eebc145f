"""The moment of the White Whale: it comes up and the colours drain out of the cards."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.scenes.table.moments.moment import Moment, blit_faded, draw_grown, laid, part
from game.client.scenes.table.spots import tray
from game.client.scenes.table.stage import Stage
from game.client.toolkit.animation import out_back
from game.client.toolkit.shapes import blit_glow

ART = "table/whale_moment"


@dataclass(eq=False)
class Draining(Moment):
    """First the whale, then the cards without their colours, which stay so.

    `winner` is the seat whose number is the highest, if there is a number at all.
    """

    plays: tuple[tuple[int, str], ...] = ()
    winner: int | None = None

    def draw(self, stage: Stage, surface: pygame.Surface) -> None:
        grown = out_back(part(self.t, 0.0, 0.35))
        if stage.ui.calm():
            draw_grown(stage, surface, ART, grown, self.shown)
            return
        leaving = part(self.t, 0.55, 0.75)
        draw_grown(stage, surface, ART, grown, self.shown * (1 - 0.8 * leaving))
        for number, (seat, token) in enumerate(self.plays):
            start = 0.55 + 0.2 * number / len(self.plays)
            self._draw_card(stage, surface, seat, token, part(self.t, start, start + 0.2))

    def _draw_card(
        self, stage: Stage, surface: pygame.Surface, seat: int, token: str, drained: float
    ) -> None:
        place = stage.place(tray(seat))
        if seat == self.winner and drained >= 1:
            body = stage.pieces.body(place)
            blit_glow(surface, stage.ui.shapes.glow(body.size, spread=34, radius=16), body)
        blit_faded(surface, laid(stage, token, place, grey=True), place.centre, drained)
        stage.note(seat, token, "table")
