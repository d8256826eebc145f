"""The moment of the Kraken: tentacles rise over the tray and the cards go down."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.scenes.table.moments.moment import Moment, blit_faded, draw_grown, laid, part
from game.client.scenes.table.spots import Place, between, tray
from game.client.scenes.table.stage import Stage
from game.client.toolkit.animation import in_quad, out_back

ART = "table/kraken_moment"
SPIN = 200.0  # degrees
GONE = 0.06  # a card this small is under water


@dataclass(eq=False)
class Swallowing(Moment):
    """`plays` are the seats and faces that go under, in the order of play."""

    plays: tuple[tuple[int, str], ...] = ()

    def draw(self, stage: Stage, surface: pygame.Surface) -> None:
        draw_grown(stage, surface, ART, out_back(part(self.t, 0.0, 0.45)), self.shown)
        for number, (seat, token) in enumerate(self.plays):
            start = 0.25 + 0.3 * number / len(self.plays)
            self._draw_card(stage, surface, seat, token, in_quad(part(self.t, start, start + 0.4)))

    def _draw_card(
        self, stage: Stage, surface: pygame.Surface, seat: int, token: str, sunk: float
    ) -> None:
        """It shrinks towards the mouth."""
        if 1 - sunk < GONE:
            return
        place, area = stage.place(tray(seat)), stage.layout.tray
        mouth = Place(area.centerx, area.top + area.height * 0.5, place.size)
        at = between(place, mouth, sunk, 0.0)
        image = laid(stage, token, place)
        if sunk:
            image = pygame.transform.rotozoom(image, -SPIN * sunk, 1 - sunk)
        blit_faded(surface, image, at.centre, 1.0)
        stage.note(seat, token, "table")
