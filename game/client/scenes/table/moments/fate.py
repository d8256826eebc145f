"""What a special die brings: its figure rises like a blow, or a white flag sinks with a groan."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.scenes.table.moments.light import draw_burst
from game.client.scenes.table.moments.moment import Moment, blit_faded, part
from game.client.scenes.table.spots import tray
from game.client.scenes.table.stage import Stage
from game.client.toolkit.animation import out_back, out_cubic

FLAG = "table/flag_falls"
GROWN, HIGH = 2.1, 1.05  # sizes of the die
SIZES = 8  # that are told apart while it grows
DROOP = 70.0  # degrees
GLOOM = 0.5


def figure_of(piece: str) -> str:
    """The art of a special die's figure."""
    return f"table/rises_{piece}"


@dataclass(eq=False)
class Rising(Moment):
    """The figure of a skull that was just rolled comes up out of its die."""

    seat: int = 0
    piece: str = ""

    def draw(self, stage: Stage, surface: pygame.Surface) -> None:
        place = stage.place(tray(self.seat))
        risen = out_back(part(self.t, 0.06, 0.55))
        flash = 1 - part(self.t, 0.0, 0.9)
        draw_burst(stage, surface, place.centre, place.size * GROWN * 2.1, flash * self.shown)
        side = place.size * GROWN * round(SIZES * (0.35 + 0.65 * risen)) / SIZES
        image = stage.ui.art.image(figure_of(self.piece), round(side))
        blit_faded(surface, image, (place.x, place.y - place.size * HIGH * risen), self.shown)


@dataclass(eq=False)
class Sinking(Moment):
    """Over the die that was to be great a white flag goes up, and down."""

    seat: int = 0

    def draw(self, stage: Stage, surface: pygame.Surface) -> None:
        place = stage.place(tray(self.seat))
        shade = stage.ui.shapes.shadow((round(place.size), round(place.size)), spread=18, radius=20)
        blit_faded(surface, shade, place.centre, GLOOM * self.shown)
        up = out_cubic(part(self.t, 0.0, 0.35))
        fallen = part(self.t, 0.45, 1.0) ** 2
        angle = round(DROOP * fallen / 10) * 10
        image = stage.ui.art.image(FLAG, round(place.size * 1.15), angle=angle)
        x = place.x + place.size * 0.35 * fallen
        y = place.y - place.size * (0.75 * up - 0.55 * fallen)
        blit_faded(surface, image, (x, y), self.shown)
