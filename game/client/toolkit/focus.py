"""Where the keyboard focus goes next."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.toolkit.widgets.base import Widget

DIRECTIONS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


def following(widgets: Sequence[Widget], current: Widget | None, step: int) -> Widget | None:
    """The widget after or before this one, as they were added, round and round."""
    if not widgets:
        return None
    if current not in widgets:
        return widgets[0 if step > 0 else -1]
    return widgets[(widgets.index(current) + step) % len(widgets)]


def nearest(
    widgets: Sequence[Widget], current: Widget, direction: tuple[int, int]
) -> Widget | None:
    """The closest widget in a direction; what lies off to the side counts as further away."""
    best: tuple[float, Widget] | None = None
    for widget in widgets:
        if widget is current:
            continue
        distance = _distance(current.rect, widget.rect, direction)
        if distance is not None and (best is None or distance < best[0]):
            best = (distance, widget)
    return best[1] if best else None


def _distance(start: pygame.Rect, end: pygame.Rect, direction: tuple[int, int]) -> float | None:
    dx, dy = end.centerx - start.centerx, end.centery - start.centery
    ahead = dx * direction[0] + dy * direction[1]
    if ahead <= 0:
        return None
    if direction[0]:
        aside = max(0, start.top - end.bottom, end.top - start.bottom) + abs(dy) * 0.3
    else:
        aside = max(0, start.left - end.right, end.left - start.right) + abs(dx) * 0.3
    return ahead + aside * 3
