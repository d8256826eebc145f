"""The moment of a tie: the ring that was on an equal piece leaps over to the one that wins it."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.scenes.table.moments.light import draw_burst
from game.client.scenes.table.moments.moment import Moment, blit_faded, draw_told, laid, part
from game.client.scenes.table.spots import between, tray
from game.client.scenes.table.sprites.tray import ring_of
from game.client.scenes.table.stage import Stage
from game.client.toolkit.animation import in_out

ARC = 90.0  # units
LEAP = (0.38, 0.7)
PALE, LIGHT = 0.75, 0.55
PLATE = (104, 34)  # units


@dataclass(eq=False)
class Turning(Moment):
    """From `rival` to `winner`; both are the seat and the face of it. A rival that `came_late`
    tries to take the ring and does not get it.
    """

    rival: tuple[int, str] = (0, "")
    winner: int = 0
    came_late: bool = False

    def draw(self, stage: Stage, surface: pygame.Surface) -> None:
        seat, token = self.rival
        start, end = stage.place(tray(seat)), stage.place(tray(self.winner))
        leap = in_out(part(self.t, *LEAP))
        if self.came_late:
            leap = 1 - 0.45 * 4 * leap * (1 - leap)
        beaten = part(self.t, LEAP[1], LEAP[1] + 0.15)
        if beaten:
            blit_faded(surface, laid(stage, token, start, grey=True), start.centre, PALE * beaten)
            stage.note(seat, token, "table")
        light = LIGHT * beaten * (1 - part(self.t, 0.9, 1))
        draw_burst(stage, surface, end.centre, end.size * 2.8, light)
        at = between(start, end, leap, ARC * stage.ui.theme.u)
        ring = ring_of(stage, stage.pieces.body(end))
        blit_faded(surface, ring, at.centre, self.shown)
        self._draw_equal(stage, surface)

    def _draw_equal(self, stage: Stage, surface: pygame.Surface) -> None:
        """Tell in the middle of the tray that both numbers are the same."""
        ui, number = stage.ui, stage.game.setup.faces[self.rival[1]].number
        if number:
            told = ui.tr("table.equal", number=number)
            size = (ui.theme.px(PLATE[0]), ui.theme.px(PLATE[1]))
            draw_told(stage, surface, told, "number", size, stage.layout.tray_middle, self.shown)
