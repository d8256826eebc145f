"""Tabs at the top of a panel."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets.base import Widget


class Tabs(Widget):
    """Left and right change the tab; `items` are (value, text)."""

    def __init__(
        self,
        ui: Ui,
        items: Sequence[tuple[str, str]],
        value: str,
        on_change: Callable[[str], object],
        key: str = "",
    ) -> None:
        super().__init__(ui, key)
        self.items, self.value, self.on_change = list(items), value, on_change
        self._pointed = -1

    def choose(self, index: int) -> None:
        value = self.items[index % len(self.items)][0]
        if value != self.value:
            self.value = value
            self.ui.sound("page")
            self.changed()
            self.on_change(value)

    @property
    def index(self) -> int:
        return next((i for i, (value, _) in enumerate(self.items) if value == self.value), 0)

    def tab_rect(self, index: int) -> pygame.Rect:
        width = self.rect.width / len(self.items)
        left = round(self.rect.left + index * width)
        return pygame.Rect(left, self.rect.top, round(width), self.rect.height)

    def on_release(self, pos: tuple[int, int]) -> None:
        for index in range(len(self.items)):
            if self.tab_rect(index).collidepoint(pos):
                self.choose(index)

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN or event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        self.choose(self.index + (1 if event.key == pygame.K_RIGHT else -1))
        return True

    def draw(self, surface: pygame.Surface) -> None:
        theme, shapes = self.ui.theme, self.ui.shapes
        for index, (value, text) in enumerate(self.items):
            rect = self.tab_rect(index)
            chosen = value == self.value
            box = rect.inflate(-theme.space("m"), -theme.px(8))
            self.ui.text.line(
                surface, text, "label", "ink" if chosen else "faded_ink", box, "centre"
            )
            line = pygame.Rect(box.left, rect.bottom - theme.px(4), box.width, theme.px(4))
            surface.blit(
                shapes.bar(line.size, "blood" if chosen else "faded_ink", 1 if chosen else 0.3),
                line,
            )
