"""The moment of the cannon loads: shown together before every captain."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.scenes.table.moments.light import draw_burst
from game.client.scenes.table.moments.moment import Moment, Point, blit_faded, draw_told, part
from game.client.scenes.table.stage import Stage
from game.client.toolkit.animation import out_back, there_and_back

POP = 0.45  # when the loads come out
KICK, SMOKE = 0.12, 0.85  # of the cannon, and how much of the smoke is seen


@dataclass(eq=False)
class Loading(Moment):
    """A cannon for every seat, and what it is loaded with."""

    loads: tuple[str, ...] = ()

    def draw(self, stage: Stage, surface: pygame.Surface) -> None:
        """All names above all cannons."""
        seats = sorted(range(len(self.loads)), key=lambda seat: stage.layout.ring(seat)[1])
        for seat in seats:
            self._draw_cannon(stage, surface, seat)
        for seat in seats if self.t > POP else ():
            self._draw_name(stage, surface, seat)

    def _place(self, stage: Stage, seat: int) -> tuple[float, float, int]:
        """The middle of a cannon and its size: smaller where many come together."""
        share, size = (0.68, 0.33) if len(self.loads) < 6 else (0.84, 0.23)
        return (*stage.layout.ring(seat, share), round(stage.layout.tray.height * size))

    def _draw_cannon(self, stage: Stage, surface: pygame.Surface, seat: int) -> None:
        art, (x, y, side) = stage.ui.art, self._place(stage, seat)
        rolled = (1 - out_back(part(self.t, 0.0, 0.3))) * side * 0.5
        kicked = side * KICK * there_and_back(part(self.t, POP, 0.75))
        cannon = art.image("table/cannon", side)
        blit_faded(
            surface, cannon, (x - side * 0.12 - kicked, y + rolled - side * 0.08), self.shown
        )
        fired = part(self.t, POP, 0.85)
        popped = out_back(fired)
        if fired:
            self._draw_shot(stage, surface, (x + side * 0.34, y - side * 0.1), side, fired)
            load = art.image(f"table/{self.loads[seat]}", round(side * 0.6 * popped) or 1)
            blit_faded(surface, load, (x + side * 0.34, y - side * 0.02), self.shown)

    def _draw_shot(
        self, stage: Stage, surface: pygame.Surface, at: Point, side: int, fired: float
    ) -> None:
        """A flash at the muzzle, and smoke that drifts away."""
        draw_burst(stage, surface, at, side * 1.1, (1 - fired) * self.shown)
        puff = stage.ui.art.image("table/smoke", round(side * 0.55))
        drift = (at[0] + side * 0.12 * fired, at[1] - side * 0.3 * fired)
        blit_faded(surface, puff, drift, SMOKE * (1 - part(self.t, 0.7, 1.0)) * self.shown)

    def _plate(self, stage: Stage) -> int:
        """The height of a name plate, as its letters need it."""
        ui = stage.ui
        return max(ui.theme.px(26), ui.text.line_height("small_bold") + ui.theme.px(6))

    def _draw_name(self, stage: Stage, surface: pygame.Surface, seat: int) -> None:
        ui, (x, y, side) = stage.ui, self._place(stage, seat)
        text = ui.tr(f"scores.load.{self.loads[seat]}")
        size = (ui.text.measure(text, "small_bold")[0] + ui.theme.px(24), self._plate(stage))
        centre, tones = (x, y + side * 0.42), ("brass", "bone")
        draw_told(stage, surface, text, "small_bold", size, centre, self.shown, tones)
