"""The panel on which a piece or a thing explains itself, in a place of its own."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.client.scenes.table.explaining import Explanation
from game.client.scenes.table.stage import Stage
from game.client.toolkit.shapes import blit_glow

TITLE, STYLE = "strong", "small"
PICTURE, FACE = 92, 26  # units high


class Placed(NamedTuple):
    """The whole, the picture in it, the words beside the picture and those below it."""

    rect: pygame.Rect
    picture: pygame.Rect
    title: pygame.Rect
    beside: str
    below: str


def draw_explanation(
    stage: Stage, surface: pygame.Surface, about: Explanation, place: pygame.Rect | None = None
) -> None:
    """Draw it in its usual place, unless another one is named."""
    ui, panel = stage.ui, explanation_panel(stage, about, place)
    blit_glow(surface, ui.shapes.shadow(panel.rect.size, spread=14), panel.rect)
    surface.blit(ui.shapes.panel(panel.rect.size, "dark"), panel.rect)
    if about.picture:
        about.picture(surface, panel.picture)
    ui.text.line(surface, about.title, TITLE, "glow", panel.title)
    inside = panel.rect.inflate(-2 * _pad(stage), -2 * _pad(stage))
    box = panel.title.copy()
    box.top, box.height = panel.title.bottom, inside.bottom - panel.title.bottom
    if panel.beside:
        ui.text.paragraph(surface, panel.beside, STYLE, "bone", box)
    top = max(panel.picture.bottom, box.top + _height(stage, panel.beside, box.width))
    rest = pygame.Rect(inside.left, top, inside.width, inside.bottom - top)
    if panel.below:
        ui.text.paragraph(surface, panel.below, STYLE, "bone", rest)
    _draw_faces(stage, surface, about, inside)


def _draw_faces(
    stage: Stage, surface: pygame.Surface, about: Explanation, inside: pygame.Rect
) -> None:
    """All sides of a die, along the lower edge."""
    size = stage.ui.theme.px(FACE)
    step = inside.width // max(1, len(about.faces))
    for number, token in enumerate(about.faces):
        at = (inside.left + number * step + (step - size) // 2, inside.bottom - size)
        surface.blit(stage.pieces.small(token, size), at)


def explanation_panel(stage: Stage, about: Explanation, place: pygame.Rect | None = None) -> Placed:
    """The panel in its place, with its parts; what does not fit lets it grow upwards."""
    place, pad, theme = place or stage.layout.explanation, _pad(stage), stage.ui.theme
    high = theme.px(PICTURE) if about.picture else 0
    wide = round(high * about.shape)
    title = pygame.Rect(0, 0, place.width - 2 * pad, stage.ui.text.line_height(TITLE))
    if about.picture:
        title.width -= wide + pad
    beside, below = _split(stage, about, high - title.height, title.width)
    body = max(high, title.height + _height(stage, beside, title.width))
    body += _height(stage, below, place.width - 2 * pad)
    body += theme.px(FACE + 6) if about.faces else 0
    rect = pygame.Rect(place.left, 0, place.width, body + 2 * pad)
    rect.bottom = place.bottom
    picture = pygame.Rect(rect.left + pad, rect.top + pad, wide, high)
    title.topright = (rect.right - pad, rect.top + pad)
    return Placed(rect, picture, title, beside, below)


def _split(stage: Stage, about: Explanation, room: int, width: int) -> tuple[str, str]:
    """The lines that have room beside the picture (all without one), and those below it."""
    lines = list(about.lines)
    fits = len(lines)
    while about.picture and fits and _height(stage, "\n".join(lines[:fits]), width) > room:
        fits -= 1
    return "\n".join(lines[:fits]), "\n".join(lines[fits:])


def _height(stage: Stage, words: str, width: int) -> int:
    return stage.ui.text.height(words, STYLE, width) if words else 0


def _pad(stage: Stage) -> int:
    return stage.ui.theme.space("m")
