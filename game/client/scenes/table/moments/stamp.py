"""The verdict on a seat at the end of a hand: stamped over its place, and it stays."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.scenes.table.moments.moment import Moment, blit_faded
from game.client.scenes.table.stage import Stage
from game.client.toolkit.animation import in_quad
from game.client.toolkit.paper import document
from game.client.toolkit.ui import Ui

FROM = 1.7  # how large it comes down
TILTS = (-5.0, 4.0, -3.0, 5.0)  # degrees, by the seat
PAD, EDGE = 13, 5  # units
MADE, MISSED = "felt_dark", "blood"


@dataclass(eq=False)
class Stamp(Moment):
    """What is written on it, and whether the bid was made."""

    seat: int = 0
    text: str = ""
    points: str = ""
    made: bool = False

    def draw(self, stage: Stage, surface: pygame.Surface) -> None:
        if self.shown <= 0:
            return
        image = self.image(stage.ui)
        if self.t < 1:
            image = pygame.transform.smoothscale_by(image, FROM - (FROM - 1) * in_quad(self.t))
        blit_faded(surface, image, self._centre(stage, image), self.shown)

    def _centre(self, stage: Stage, image: pygame.Surface) -> tuple[int, int]:
        """Between portrait and medal, within the window."""
        layout, window = stage.layout, pygame.Rect((0, 0), stage.ui.theme.size)
        whole = layout.portrait(self.seat).union(layout.medal(self.seat))
        return image.get_rect(center=whole.center).clamp(window).center

    def image(self, ui: Ui) -> pygame.Surface:
        tilt = TILTS[self.seat % len(TILTS)]
        key = ("stamp", self.text, self.points, self.made, tilt, ui.theme.u, ui.theme.text_size)
        flat = self._flat
        return ui.art.made(key, lambda: pygame.transform.rotozoom(flat(ui), tilt, 1.0))

    def _flat(self, ui: Ui) -> pygame.Surface:
        text, theme = ui.text, ui.theme
        colour = MADE if self.made else MISSED
        lines = ((self.text, "strong"), (self.points, "number"))
        wide = max(text.measure(*line)[0] for line in lines) + 2 * theme.px(PAD)
        high = sum(text.line_height(style) for _, style in lines) + 2 * theme.px(EDGE)
        image = ui.art.drawn(("stamp", colour), (wide, high), lambda: self._svg(ui, wide, high))
        image, top = image.copy(), theme.px(EDGE)
        for told, style in lines:
            box = pygame.Rect(0, top, wide, text.line_height(style))
            text.line(image, told, style, colour, box, "centre")
            top = box.bottom
        return image

    def _svg(self, ui: Ui, wide: int, high: int) -> str:
        """Two frames in the ink of the stamp; the inner one of a missed bid is broken."""
        c, u = ui.theme.colours, ui.theme.u
        ink, dash = c[MADE if self.made else MISSED], f"{9 * u} {6 * u}"
        broken = "" if self.made else f'stroke-dasharray="{dash}"'
        frames = (
            (1.5 * u, 9 * u, c["parchment_light"], 3 * u, ""),
            (5.5 * u, 6 * u, "none", 1.4 * u, broken),
        )
        body = "".join(
            f'<rect x="{off}" y="{off}" width="{wide - 2 * off}" height="{high - 2 * off}" '
            f'rx="{r}" fill="{fill}" stroke="{ink}" stroke-width="{pen}" {more}/>'
            for off, r, fill, pen, more in frames
        )
        return document((wide, high), body)
