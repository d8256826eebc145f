"""A list of any length: rows of equal height, of which only those in sight are drawn."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets.base import ACTIVATE
from game.client.toolkit.widgets.scroll import ScrollArea

DrawRow = Callable[[pygame.Surface, int, pygame.Rect, str], None]
Act = Callable[[int], object]
STILL = 6  # units that a finger may slip without meaning to scroll


class RowList(ScrollArea):
    """Arrows move from row to row, Enter or a click opens one, Delete or its right end removes it.

    `draw_row` draws a row in the state idle, hover or pressed. `on_move` hears which row is
    `current`.
    """

    focusable = True

    def __init__(
        self,
        ui: Ui,
        count: int,
        draw_row: DrawRow,
        on_open: Act,
        on_remove: Act,
        key: str = "",
    ) -> None:
        super().__init__(ui, (), key)
        self.count, self.draw_row = count, draw_row
        self.on_open, self.on_remove = on_open, on_remove
        self.on_move: Act = lambda row: None
        self.current = 0
        self.pointed: int | None = None
        self.row_height = 1
        self._pressed_at = (0, 0)
        self._is_slipping = False

    @property
    def can_focus(self) -> bool:
        return super().can_focus and self.count > 0

    # Places

    def arrange(self) -> None:
        """Scroll to where it was, once the height of a row is set."""
        self.length = self.count * self.row_height
        wanted, self.offset = self.offset, 0
        self.scroll_to(wanted)

    def row_rect(self, row: int) -> pygame.Rect:
        content = self.content if self.furthest else self.rect
        top = self.rect.top + row * self.row_height - self.offset
        return pygame.Rect(content.left, top, content.width, self.row_height)

    def side_rect(self, row: int) -> pygame.Rect:
        """The right end of a row, which removes it."""
        rect = self.row_rect(row)
        side = self.ui.theme.touch
        return pygame.Rect(rect.right - side, rect.top, side, rect.height)

    def row_at(self, pos: tuple[int, int]) -> int | None:
        if not self.hit(pos) or pos[0] >= self.row_rect(0).right:
            return None
        row = (pos[1] - self.rect.top + self.offset) // self.row_height
        return row if row < self.count else None

    @property
    def focus_rect(self) -> pygame.Rect:
        """The current row, so that the ring is around it and not around them all."""
        self.clip = self.rect
        return self.row_rect(self.current)

    # Input

    def point_at(self, pos: tuple[int, int]) -> bool:
        """The mouse is there; whether that changes anything."""
        before, self.pointed = self.pointed, self.row_at(pos)
        return before != self.pointed

    def move_to(self, row: int) -> None:
        self.current = max(0, min(self.count - 1, row))
        self.on_move(self.current)
        rect = self.row_rect(self.current)
        if rect.top < self.rect.top:
            self.scroll_to(self.offset - (self.rect.top - rect.top))
        elif rect.bottom > self.rect.bottom:
            self.scroll_to(self.offset + rect.bottom - self.rect.bottom)
        self.changed()

    def on_focus(self, focused: bool) -> None:
        if focused and self.host and self.host.keyboard:
            self.move_to(self.current)

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in ACTIVATE:
            self.activate()
            return True
        if event.key == pygame.K_DELETE:
            self.on_remove(self.current)
            return True
        target = self._target(event.key)
        if target is None or target == self.current:
            return False
        self.move_to(target)
        return True

    def _target(self, key: int) -> int | None:
        """Where a key leads; beyond the ends, out of the list."""
        page = max(1, self.rect.height // self.row_height - 1)
        steps = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -page}
        steps |= {pygame.K_PAGEDOWN: page, pygame.K_HOME: -self.count, pygame.K_END: self.count}
        if key not in steps:
            return None
        return max(0, min(self.count - 1, self.current + steps[key]))

    def activate(self) -> None:
        self.on_open(self.current)

    def on_press(self, pos: tuple[int, int]) -> None:
        super().on_press(pos)
        self._pressed_at, self._is_slipping = pos, False

    def on_drag(self, pos: tuple[int, int]) -> None:
        if abs(pos[1] - self._pressed_at[1]) > self.ui.theme.px(STILL):
            self._is_slipping = True
        if self._is_slipping:
            super().on_drag(pos)

    def on_release(self, pos: tuple[int, int]) -> None:
        super().on_release(pos)
        row = self.row_at(pos)
        if row is None or self._is_slipping:
            return
        self.current = row
        self.on_move(row)
        self.ui.sound("plank")
        (self.on_remove if self.side_rect(row).collidepoint(pos) else self.on_open)(row)

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self.rect))
        first = self.offset // self.row_height
        last = (self.offset + self.rect.height - 1) // self.row_height
        for row in range(first, min(self.count, last + 1)):
            self.draw_row(surface, row, self.row_rect(row), self._state(row))
        surface.set_clip(clip)
        if self.furthest:
            self._bar(surface)

    def _state(self, row: int) -> str:
        if row != self.pointed or not self.hovered:
            return "idle"
        return "pressed" if self.pressed and not self._is_slipping else "hover"
