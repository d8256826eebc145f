"""When the picture passes from one scene to the next, and when it simply changes."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.toolkit.scene import Scene
from game.client.toolkit.transition import Transition
from game.client.toolkit.ui import Ui

PRESSES = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)


class Passage:
    """`picture` paints what is shown now. There is no passage where nobody looks, with
    reduced motion, without animations, or before the first frame; a press ends it.
    """

    def __init__(self, ui: Ui, picture: Callable[[], pygame.Surface]) -> None:
        self.ui = ui
        self.picture = picture
        self._running: Transition | None = None
        self._is_new = False

    def to(self, scene: Scene) -> None:
        """This scene is about to come in the place of what is shown."""
        self._begin(scene.arrival)

    def away_from(self, scene: Scene) -> None:
        """This scene is about to go."""
        self._begin(scene.departure)

    def _begin(self, kind: type[Transition]) -> None:
        if not self.ui.watched or self.ui.calm() or not self.ui.speed():
            return
        if self._running and self._is_new:  # nothing of the scene between was seen
            self._running = kind(self._running.before)
        else:
            self._running = kind(self.picture())
        self._is_new = True

    def end(self) -> None:
        self._running = None

    def hear(self, event: pygame.event.Event) -> None:
        """A press of a key or a button ends the passage."""
        if event.type in PRESSES:
            self.end()

    def update(self, milliseconds: float) -> bool:
        """Let time pass; whether anything of it is to be seen."""
        if self._running is None:
            return False
        if self._is_new:  # it begins with the first frame, however long that takes
            return True
        speed = self.ui.speed()
        if not speed or not self._running.advance(milliseconds / speed):
            self.end()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        if self._running and self._running.before.get_size() == surface.get_size():
            self._running.draw(surface)
        self._is_new = False
