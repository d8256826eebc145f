"""A widget that scrolls what has no room in it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets.base import Widget


class ScrollArea(Widget):
    """Shows its children through a window; wheel, drag, bar and focus move them.

    Place the children as if all were visible, from `area.content` on, then call `arrange`. Where
    the player had scrolled to is kept.
    """

    focusable = False

    def __init__(self, ui: Ui, children: Sequence[Widget] = (), key: str = "") -> None:
        super().__init__(ui, key)
        self.children = list(children)
        self.offset = 0
        self.length = 0
        self._grip: tuple[int, int] | None = None

    @property
    def content(self) -> pygame.Rect:
        """Where children go: the window without the bar at its right."""
        rect = self.rect.copy()
        rect.width -= self.ui.theme.px(18)
        return rect

    @property
    def furthest(self) -> int:
        return max(0, self.length - self.rect.height)

    def arrange(self) -> None:
        """Measure the children as they were just placed, and scroll to where it was."""
        bottom = max((child.rect.bottom for child in self.children), default=self.rect.top)
        self.length = bottom - self.rect.top
        wanted, self.offset = self.offset, 0
        for child in self.children:
            child.clip = self.rect
        self.scroll_to(wanted)

    def scroll_to(self, offset: float) -> None:
        new = round(max(0, min(self.furthest, offset)))
        for child in self.children:
            child.rect.y += self.offset - new
        self.offset = new
        self.changed()

    def reveal(self, child: Widget) -> None:
        """Scroll as little as needed to show a child."""
        margin = self.ui.theme.space("l")
        above = self.rect.top + margin - child.rect.top
        below = child.rect.bottom + margin - self.rect.bottom
        if above > 0:
            self.scroll_to(self.offset - above)
        elif below > 0:
            self.scroll_to(self.offset + below)

    def on_wheel(self, amount: float) -> bool:
        if not self.furthest:
            return False
        self.scroll_to(self.offset - amount * self.ui.theme.px(60))
        return True

    def on_press(self, pos: tuple[int, int]) -> None:
        self._grip = (pos[1], self.offset)

    def on_drag(self, pos: tuple[int, int]) -> None:
        """Follow the mouse on the bar; elsewhere the panel is pushed."""
        if self._grip is None:
            return
        start, offset = self._grip
        on_bar = pos[0] >= self.content.right
        factor = self.length / self.rect.height if on_bar else -1
        self.scroll_to(offset + (pos[1] - start) * factor)

    def on_release(self, pos: tuple[int, int]) -> None:
        self._grip = None

    def draw(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self.rect))
        for child in self.children:
            if child.visible and child.rect.colliderect(self.rect):
                child.draw(surface)
        surface.set_clip(clip)
        if self.furthest:
            self._bar(surface)

    def _bar(self, surface: pygame.Surface) -> None:
        theme, shapes = self.ui.theme, self.ui.shapes
        track = pygame.Rect(0, self.rect.top, theme.px(8), self.rect.height)
        track.right = self.rect.right
        surface.blit(shapes.bar(track.size, "ink", 0.18), track)
        height = max(theme.touch, round(track.height * self.rect.height / self.length))
        top = track.top + (track.height - height) * self.offset / self.furthest
        surface.blit(shapes.bar((track.width, height), "brass_dark"), (track.left, round(top)))
