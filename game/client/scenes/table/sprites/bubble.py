"""A speech bubble at a seat, over its won tricks: it hides neither tray nor prompt nor hand."""

from __future__ import annotations

import pygame

from game.client.scenes.table.stage import Stage
from game.client.toolkit.paper import document

STYLE = "body"
PAD, TAIL, CORNER = 12, 14, 14  # in units


def draw_bubble(stage: Stage, surface: pygame.Surface, seat: int, text: str, shown: float) -> None:
    rect = bubble_rect(stage, seat, text)
    upward = stage.layout.seating(seat).side != "own"
    image = _paper(stage, rect.size, upward).copy()
    tail, pad = stage.ui.theme.px(TAIL), stage.ui.theme.px(PAD)
    box = pygame.Rect(pad, tail * upward + pad // 2, rect.width - 2 * pad, rect.height)
    stage.ui.text.paragraph(image, text, STYLE, "ink", box)
    image.set_alpha(round(255 * shown))
    surface.blit(image, rect.move(0, -tail if upward else 0))


def bubble_rect(stage: Stage, seat: int, text: str) -> pygame.Rect:
    """Without its tail: as wide and high as the words."""
    ui, pad = stage.ui, stage.ui.theme.px(PAD)
    most = stage.layout.screen(seat).width - 2 * pad
    width = min(most, ui.text.natural_width(text, STYLE) + 1)
    height = ui.text.height(text, STYLE, width)
    return stage.layout.bubble(seat, (width + 2 * pad, height + pad))


def _paper(stage: Stage, size: tuple[int, int], upward: bool) -> pygame.Surface:
    """The sheet with its tail towards the face."""
    art, whole = stage.ui.art, (size[0], size[1] + stage.ui.theme.px(TAIL))
    sheet = art.drawn(("bubble", whole), whole, lambda: _svg(stage, *whole))
    if upward:
        return sheet
    return art.made(("bubble_down", whole), lambda: pygame.transform.flip(sheet, False, True))


def _svg(stage: Stage, w: int, h: int) -> str:
    theme = stage.ui.theme
    tail, r, x, line = (theme.px(units) for units in (TAIL, CORNER, 40, 2.5))
    left, top, right, low = line / 2, tail, w - line / 2, h - line / 2
    path = (
        f"M{r} {top}L{x} {top}L{x + tail * 0.4} {line}L{x + tail} {top}L{w - r} {top}"
        f"Q{right} {top} {right} {top + r}L{right} {low - r}Q{right} {low} {w - r} {low}"
        f"L{r} {low}Q{left} {low} {left} {low - r}L{left} {top + r}Q{left} {top} {r} {top}Z"
    )
    fill, ink = theme.colour("parchment_light"), theme.colour("ink")
    look = f'fill="{fill}" stroke="{ink}" stroke-width="{line}" stroke-linejoin="round"'
    return document((w, h), f'<path d="{path}" {look}/>')
