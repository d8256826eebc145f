"""The moment of the Kraken: it rises from a whirlpool, and the cards go round and under it."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame

from game.client.scenes.table.moments.moment import Moment, blit_faded, draw_grown, laid, part
from game.client.scenes.table.spots import tray
from game.client.scenes.table.stage import Stage
from game.client.toolkit.animation import in_quad, out_back

ART, POOL = "table/kraken_moment", "table/kraken_pool"
WHIRL = 1.5  # turns on the way down
SPIN = 12.0  # degrees that are told apart
GONE = 0.12  # a card this small is under water


@dataclass(eq=False)
class Swallowing(Moment):
    """`plays` are the seats and faces that go under, in the order of play.

    The cards are between the water and the beast, whose face they never cover.
    """

    plays: tuple[tuple[int, str], ...] = ()

    def draw(self, stage: Stage, surface: pygame.Surface) -> None:
        draw_grown(stage, surface, POOL, out_back(part(self.t, 0.0, 0.2)), self.shown)
        for number, (seat, token) in enumerate(self.plays):
            start = 0.3 + 0.22 * number / len(self.plays)
            self._draw_card(stage, surface, seat, token, in_quad(part(self.t, start, start + 0.48)))
        risen = part(self.t, 0.12, 0.4)
        if risen:
            draw_grown(stage, surface, ART, 0.55 + 0.45 * out_back(risen), self.shown)

    def _draw_card(
        self, stage: Stage, surface: pygame.Surface, seat: int, token: str, sunk: float
    ) -> None:
        """Draw a card on its way round and round towards the mouth, ever smaller."""
        if 1 - sunk < GONE:
            return
        place, middle = stage.place(tray(seat)), stage.layout.tray_middle
        away = (place.x - middle[0], place.y - middle[1])
        angle = WHIRL * 2 * math.pi * sunk
        c, s, left = math.cos(angle), math.sin(angle), 1 - sunk
        at = (
            middle[0] + left * (away[0] * c - away[1] * 1.5 * s),
            middle[1] + left * (away[0] * s / 1.5 + away[1] * c),
        )
        image = laid(stage, token, place)
        if sunk:
            turn = round(math.degrees(angle) / SPIN) * SPIN
            image = pygame.transform.rotozoom(image, -turn, left)
        blit_faded(surface, image, at, 1.0)
        stage.note(seat, token, "table")
