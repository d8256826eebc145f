"""Frames of any shape from art of one shape: corners stay, edges and middle are stretched."""

from __future__ import annotations

import pygame

from game.client.toolkit.ui import Ui

Size = tuple[int, int]


def framed(ui: Ui, art: str, size: Size, border: float, scale: float) -> pygame.Surface:
    """The art in this size. `border` is what stays as it is at every edge, in units of the art;
    `scale` is how many pixels such a unit gets there.
    """
    key = ("framed", art, size, border, round(scale, 3))
    return ui.art.made(key, lambda: _framed(ui, art, size, border, scale))


def _framed(ui: Ui, art: str, size: Size, border: float, scale: float) -> pygame.Surface:
    width, height = ui.art.shape(art)
    whole = ui.art.image(art, (round(width * scale), round(height * scale)))
    edge = max(1, min(round(border * scale), min(size) // 2 - 1, min(whole.get_size()) // 2 - 1))
    surface = pygame.Surface(size, pygame.SRCALPHA)
    for x, w, to_x, to_w in _cuts(whole.get_width(), size[0], edge):
        for y, h, to_y, to_h in _cuts(whole.get_height(), size[1], edge):
            part = whole.subsurface((x, y, w, h))
            if (w, h) != (to_w, to_h):
                part = pygame.transform.smoothscale(part, (to_w, to_h))
            surface.blit(part, (to_x, to_y))
    return surface


def _cuts(length: int, target: int, edge: int) -> tuple[tuple[int, int, int, int], ...]:
    """Start and length in the art, start and length in the picture."""
    return (
        (0, edge, 0, edge),
        (edge, length - 2 * edge, edge, target - 2 * edge),
        (length - edge, edge, target - edge, edge),
    )
