"""The small note beside what the mouse or the focus rests on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.theme import duration
from game.client.toolkit.widgets.base import Widget

if TYPE_CHECKING:
    from game.client.toolkit.scene import Scene

STYLE = "small"
WIDEST = 340  # units


class Tooltip:
    """Appears after a moment of rest, and stays inside the window."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.widget: Widget | None = None
        self.shown = False
        self._rested = 0.0

    @property
    def text(self) -> str:
        """What it says right now; empty when hidden."""
        return self.widget.tip() if self.shown and self.widget else ""

    def point_at(self, widget: Widget | None) -> None:
        self.widget, self.shown, self._rested = widget, False, 0.0

    def hide(self) -> None:
        if self.shown:
            self.scene.redraw()
        self.shown, self._rested = False, 0.0

    def update(self, milliseconds: float) -> None:
        if self.shown or not self.widget or not self.widget.tip():
            return
        self._rested += milliseconds
        if self._rested >= duration("tooltip"):
            self.shown = True
            self.scene.redraw()

    def draw(self, surface: pygame.Surface) -> None:
        if not self.text or not self.widget:
            return
        ui = self.scene.ui
        padding, most = ui.theme.space("m"), ui.theme.px(WIDEST)
        width = min(most, ui.text.natural_width(self.text, STYLE) + 1)
        height = ui.text.height(self.text, STYLE, width)
        rect = self._placed(pygame.Rect(0, 0, width + 2 * padding, height + 2 * padding))
        blit_glow(surface, ui.shapes.shadow(rect.size, spread=12), rect)
        surface.blit(ui.shapes.panel(rect.size, "dark"), rect)
        inside = rect.inflate(-2 * padding, -2 * padding)
        ui.text.paragraph(surface, self.text, STYLE, "bone", inside)

    def _placed(self, rect: pygame.Rect) -> pygame.Rect:
        """Where the note lies: below the widget, above it or beside it, wherever it covers nothing
        of it.
        """
        assert self.widget
        theme, target = self.scene.ui.theme, self.widget.rect
        target = target.clip(self.widget.clip) if self.widget.clip else target
        gap = theme.space("s")
        window = pygame.Rect((0, 0), theme.size).inflate(-2 * gap, -2 * gap)
        beside = around(rect.size, target.inflate(2 * gap, 2 * gap))
        places = [place.clamp(window) for place in beside]
        return min(places, key=lambda place: _area(place.clip(target)))


def around(size: tuple[int, int], target: pygame.Rect) -> list[pygame.Rect]:
    """Four places of that size at the sides of the target, best first."""
    below, above, right, left = (pygame.Rect((0, 0), size) for _ in range(4))
    below.midtop, above.midbottom = target.midbottom, target.midtop
    right.midleft, left.midright = target.midright, target.midleft
    return [below, above, right, left]


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height
