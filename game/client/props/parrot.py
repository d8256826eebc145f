"""The parrot who teaches: the bird, and his words on a piece of paper with a tail."""

from __future__ import annotations

import math

import pygame

from game.client.toolkit.paper import document
from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.ui import Ui

STYLE = "label"
WIDE, PAD, TAIL, CORNER = 350, 16, 20, 14  # in units
BIRD, OVERLAP = (92, 101), 0.12
HOP, HOP_TIME = 14, 260.0  # units, and milliseconds


def paper_size(ui: Ui, text: str, footer: int) -> tuple[int, int]:
    """The size of the paper: the words and their margin, above a footer so high; the bird stands
    left of them.
    """
    width, pad = ui.theme.px(WIDE), ui.theme.px(PAD)
    lines = max(ui.text.height(text, STYLE, width), ui.theme.px(44))
    return width + 2 * pad, lines + 2 * pad + footer


def bird_size(ui: Ui) -> tuple[int, int]:
    return ui.theme.px(BIRD[0]), ui.theme.px(BIRD[1])


def whole_size(ui: Ui, paper: tuple[int, int]) -> tuple[int, int]:
    """The size of paper and bird, who reaches over the edge of his paper."""
    bird = bird_size(ui)
    return paper[0] + round(bird[0] * (1 - OVERLAP)), max(paper[1], bird[1])


def paper_in(ui: Ui, whole: pygame.Rect, size: tuple[int, int]) -> pygame.Rect:
    paper = pygame.Rect((0, 0), size)
    paper.midright = whole.midright
    return paper


def draw_words(
    ui: Ui,
    surface: pygame.Surface,
    paper: pygame.Rect,
    text: str,
    target: pygame.Rect | None,
) -> None:
    tail = ui.theme.px(TAIL)
    whole = paper.inflate(2 * tail, 2 * tail)
    tip = _tip(paper, target, tail) if target else None
    key = ("words", paper.size, tip and (tip[0] - whole.left, tip[1] - whole.top))
    image = ui.art.drawn(key, whole.size, lambda: _svg(ui, paper, whole, tip))
    blit_glow(surface, ui.shapes.shadow(paper.size, spread=14), paper)
    surface.blit(image, whole)
    pad = ui.theme.px(PAD)
    box = paper.inflate(-2 * pad, -2 * pad)
    ui.text.paragraph(surface, text, STYLE, "ink", box)


def draw_bird(ui: Ui, surface: pygame.Surface, paper: pygame.Rect, mood: str, age: float) -> None:
    """Draw the bird, with a hop when he begins to speak."""
    size = bird_size(ui)
    image = ui.art.image(f"parrot/{mood}", size)
    place = image.get_rect(right=paper.left + round(size[0] * OVERLAP), centery=paper.centery)
    if age < HOP_TIME and not ui.calm():
        place.y -= round(ui.theme.px(HOP) * math.sin(math.pi * age / HOP_TIME))
    surface.blit(image, place)


def _tip(paper: pygame.Rect, target: pygame.Rect, tail: int) -> tuple[int, int]:
    """Where the tail ends: outside the paper, on the side of the target."""
    x = max(paper.left + 2 * tail, min(paper.right - 2 * tail, target.centerx))
    if target.centery < paper.top:
        return x, paper.top - tail
    if target.centery > paper.bottom:
        return x, paper.bottom + tail
    y = max(paper.top + tail, min(paper.bottom - tail, target.centery))
    return (paper.right + tail if target.centerx > paper.centerx else paper.left - tail), y


def _svg(ui: Ui, paper: pygame.Rect, whole: pygame.Rect, tip: tuple[int, int] | None) -> str:
    theme = ui.theme
    box = paper.move(-whole.left, -whole.top)
    look = (
        f'fill="{theme.colour("parchment_light")}" stroke="{theme.colour("ink")}" '
        f'stroke-width="{theme.px(2.5)}" stroke-linejoin="round"'
    )
    path = _outline(box, theme.px(CORNER), theme.px(TAIL), tip and _local(tip, whole))
    return document(whole.size, f'<path d="{path}" {look}/>')


def _local(tip: tuple[int, int], whole: pygame.Rect) -> tuple[int, int]:
    return tip[0] - whole.left, tip[1] - whole.top


def _outline(box: pygame.Rect, r: int, tail: int, tip: tuple[int, int] | None) -> str:
    """Its rounded outline, clockwise from its upper left corner, with a tail on one side."""
    left, top, right, low = box.left, box.top, box.right, box.bottom
    half = tail * 0.6
    x, y = tip or (-1, -1)
    up = f"L{x - half} {top}L{x} {y}L{x + half} {top}" if tip and y < top else ""
    east = f"L{right} {y - half}L{x} {y}L{right} {y + half}" if tip and x > right else ""
    down = f"L{x + half} {low}L{x} {y}L{x - half} {low}" if tip and y > low else ""
    west = f"L{left} {y + half}L{x} {y}L{left} {y - half}" if tip and x < left else ""
    return (
        f"M{left + r} {top}{up}L{right - r} {top}Q{right} {top} {right} {top + r}{east}"
        f"L{right} {low - r}Q{right} {low} {right - r} {low}{down}"
        f"L{left + r} {low}Q{left} {low} {left} {low - r}{west}"
        f"L{left} {top + r}Q{left} {top} {left + r} {top}Z"
    )
