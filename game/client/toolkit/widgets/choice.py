"""A choice of one among several: arrows at its sides, and a list that drops down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets.base import ACTIVATE, Widget


@dataclass(frozen=True)
class Item:
    """One thing to choose; with a reason it is shown but cannot be chosen."""

    value: Any
    text: str
    reason: str = ""


class Choice(Widget):
    """Left and right step through the items; Enter or a click opens the list."""

    def __init__(
        self,
        ui: Ui,
        items: Sequence[Item],
        value: object,
        on_change: Callable[[Any], object],
        key: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(ui, key, tooltip)
        self.items = list(items)
        self.value = value
        self.on_change = on_change
        self._full = ""

    @property
    def index(self) -> int:
        return next((i for i, item in enumerate(self.items) if item.value == self.value), 0)

    def choose(self, index: int) -> None:
        item = self.items[index]
        if self.enabled and not item.reason and item.value != self.value:
            self.value = item.value
            self.ui.sound("plank")
            self.changed()
            self.on_change(item.value)

    def step(self, by: int) -> None:
        """Go to the next item that can be chosen, round and round."""
        index = self.index
        for _ in self.items:
            index = (index + by) % len(self.items)
            if not self.items[index].reason:
                self.choose(index)
                return

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN or event.key not in (pygame.K_LEFT, pygame.K_RIGHT):
            return False
        self.step(1 if event.key == pygame.K_RIGHT else -1)
        return True

    def on_release(self, pos: tuple[int, int]) -> None:
        if not self.hit(pos) or not self.enabled:
            return
        if pos[0] < self.rect.left + self._arrow():
            self.step(-1)
        elif pos[0] >= self.rect.right - self._arrow():
            self.step(1)
        else:
            self.activate()

    def activate(self) -> None:
        if self.enabled and self.host:
            self.host.popup = DropList(self)
            self.changed()

    def tip(self) -> str:
        return super().tip() or self._full

    def _arrow(self) -> int:
        return min(self.rect.height, self.rect.width // 4)

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.ui.shapes.pill(self.rect.size, self.state), self.rect)
        side = self._arrow()
        colour = "brass" if self.enabled else "faded_bone"
        for direction, x in (("left", self.rect.left), ("right", self.rect.right - side)):
            arrow = self.ui.shapes.arrow(round(side * 0.42), direction, colour)
            surface.blit(arrow, arrow.get_rect(center=(x + side // 2, self.rect.centery)))
        box = self.rect.inflate(-2 * side, -self.ui.theme.px(6))
        text = self.items[self.index].text if self.items else ""
        ink = "bone" if self.enabled else "faded_bone"
        self._full = self.ui.text.line(surface, text, "label", ink, box, "centre").full


class DropList(Widget):
    """The list of a choice, over everything; takes all input until it is closed."""

    def __init__(self, owner: Choice) -> None:
        super().__init__(owner.ui, f"{owner.key}_list")
        self.owner = owner
        self.host = owner.host
        self.current = owner.index
        self._place()

    def _place(self) -> None:
        """Place the list below the choice, or where there is room for it."""
        window = pygame.Rect((0, 0), self.ui.theme.size)
        margin = self.ui.theme.space("s")
        height = min(self.row() * len(self.owner.items) + 2 * margin, window.height - 2 * margin)
        self.rect = pygame.Rect(0, 0, self.owner.rect.width, height)
        self.rect.midtop = self.owner.rect.midbottom
        self.rect.clamp_ip(window.inflate(-2 * margin, -2 * margin))

    def row(self) -> int:
        room = self.ui.theme.size[1] - 4 * self.ui.theme.space("s")
        return min(self.ui.theme.control, room // max(1, len(self.owner.items)))

    def item_rect(self, index: int) -> pygame.Rect:
        margin = self.ui.theme.space("s")
        top = self.rect.top + margin + index * self.row()
        return pygame.Rect(self.rect.left + margin, top, self.rect.width - 2 * margin, self.row())

    def handle(self, event: pygame.event.Event) -> bool:
        """Take every event while the list is open."""
        if event.type == pygame.KEYDOWN:
            self._key(event.key)
        elif event.type == pygame.MOUSEMOTION:
            self.current = self._at(event.pos, self.current)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            index = self._at(event.pos, -1)
            self._take(index)
        return True

    def _at(self, pos: tuple[int, int], otherwise: int) -> int:
        rects = (self.item_rect(index) for index in range(len(self.owner.items)))
        return next((i for i, rect in enumerate(rects) if rect.collidepoint(pos)), otherwise)

    def _key(self, key: int) -> None:
        if key in ACTIVATE:
            self._take(self.current)
        elif key in (pygame.K_ESCAPE, pygame.K_TAB):
            self._take(-1)
        elif key in (pygame.K_UP, pygame.K_DOWN):
            by = 1 if key == pygame.K_DOWN else -1
            self.current = (self.current + by) % len(self.owner.items)

    def _take(self, index: int) -> None:
        if index >= 0 and self.owner.items[index].reason:
            return
        if self.host:
            self.host.popup = None
        if index >= 0:
            self.owner.choose(index)
        self.owner.changed()

    def tip(self) -> str:
        return self.owner.items[self.current].reason

    def draw(self, surface: pygame.Surface) -> None:
        shapes = self.ui.shapes
        blit_glow(surface, shapes.shadow(self.rect.size, spread=18), self.rect)
        surface.blit(shapes.panel(self.rect.size), self.rect)
        for index, item in enumerate(self.owner.items):
            rect = self.item_rect(index)
            if index == self.current:
                surface.blit(shapes.bar(rect.size, "brass", 0.5), rect)
            self._item(surface, item, rect)

    def _item(self, surface: pygame.Surface, item: Item, rect: pygame.Rect) -> None:
        mark = round(rect.height * 0.45)
        box = rect.inflate(-self.ui.theme.space("l"), 0)
        if item.value == self.owner.value:
            check = self.ui.shapes.check(mark, "sea")
            surface.blit(check, check.get_rect(midleft=box.midleft))
        box.left, box.width = (
            box.left + mark + self.ui.theme.space("s"),
            box.width - mark - self.ui.theme.space("s"),
        )
        self.ui.text.line(surface, item.text, "body", "faded_ink" if item.reason else "ink", box)
