"""The base of the panels that the setup opens over itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.client.toolkit.scene import Scene

if TYPE_CHECKING:
    from game.client.app import App


ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


class SetupOverlay(Scene):
    """Every change in it holds at once; `done` is called when it goes, and Enter is enough."""

    overlay = True

    def __init__(self, app: App, done: Callable[[], object]) -> None:
        super().__init__(app)
        self.done = done

    def finish(self) -> None:
        self.app.close(self)
        self.done()

    def back(self) -> None:
        self.finish()

    def on_key(self, event: pygame.event.Event) -> bool:
        """Enter is enough, until the keyboard has been used to go somewhere."""
        if event.key in ENTER and not self.keyboard:
            self.finish()
            return True
        return False
