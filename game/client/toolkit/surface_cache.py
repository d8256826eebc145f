"""A cache of surfaces that forgets the least recently used beyond so many bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class SurfaceCache:
    """`get(key, make)` makes a surface once; big ones push old ones out."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.bytes = 0
        self._items: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        if key in self._items:
            self._items.move_to_end(key)
            return self._items[key]
        surface = self._items[key] = make()
        self.bytes += _bytes(surface)
        while self.bytes > self.limit and len(self._items) > 1:
            self.bytes -= _bytes(self._items.popitem(last=False)[1])
        return surface

    def clear(self) -> None:
        self._items.clear()
        self.bytes = 0


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()
