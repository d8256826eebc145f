"""The game run from the sources, to know what a window must show and where to click."""

from __future__ import annotations

import pygame

from game.client.doors import open_title

SETTLE = 2000.0  # milliseconds, until fades and hints have come to their end


class Twin:
    """A game without a window, of the same size as the built one's."""

    def __init__(self, size: tuple[int, int]) -> None:
        from game.client.app import App
        from main import client_services

        self.app = App.headless(size, "en", services=client_services())
        open_title(self.app)

    def open_setup(self) -> None:
        from game.client.doors import open_setup

        open_setup(self.app)

    def picture(self) -> pygame.Surface:
        for milliseconds in (0, SETTLE, 0):
            self.app.tick(milliseconds)
        self.app.dirty = True
        return self.app.frame().copy()

    def place(self, key: str) -> tuple[int, int]:
        """The middle of a button."""
        assert self.app.top is not None
        widget = self.app.top.find(key)
        assert widget is not None, key
        x, y = widget.rect.center
        return x, y
