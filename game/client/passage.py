"""When the picture passes from one scene to the next, and when it simply changes."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.toolkit.scene import Passes, Scene
from game.client.toolkit.transition import Cut, Transition
from game.client.toolkit.ui import Ui

NOWHERE = pygame.Rect(0, 0, 0, 0)
PRESSES = (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)
PATIENCE = 400  # frames; then the rest is made at once


class Passage:
    """Passes from one picture to the next: `picture` paints what is shown now, which stays until
    the next scene can be drawn as a whole.

    Then it passes into it; at once with reduced motion or without animations. There is no passage
    where nobody looks or before the first frame; a press ends it.
    """

    def __init__(self, ui: Ui, picture: Callable[[], pygame.Surface]) -> None:
        self.ui = ui
        self.picture = picture
        self._running: Transition | None = None
        self._is_new = False
        self._held = 0  # frames

    @property
    def holds(self) -> bool:
        """Whether the scene that came was not seen yet; until then no time passes in it."""
        return self._running is not None and self._is_new and self.ui.watched

    def to(self, scene: Scene) -> None:
        """Begin to pass to this scene, which is about to come in the place of what is shown."""
        self._begin(scene.arrival)

    def away_from(self, scene: Scene) -> None:
        """Begin to pass away from this scene, which is about to go."""
        self._begin(scene.departure)

    def _begin(self, kind: Passes) -> None:
        if not self.ui.watched:
            return
        is_unseen = self._running and self._is_new  # nothing of the scene between was seen
        before = self._running.before if self._running and is_unseen else self.picture()
        is_cut = self.ui.calm() or not self.ui.speed()
        self._running, self._is_new = (Cut if is_cut else kind)(before), True
        self._held = 0

    def end(self) -> None:
        self._running = None

    def hear(self, event: pygame.event.Event) -> bool:
        """A press of a key or a button ends the passage. While the new scene cannot be seen yet,
        the press is not meant for it: it is used up, and the scene comes without a fade.
        """
        if event.type not in PRESSES or self._running is None:
            return False
        if self._is_new and self._held:
            self._running = Cut(self._running.before)
            return True
        self.end()
        return False

    def update(self, milliseconds: float) -> bool:
        """Let time pass; whether anything of it is to be seen."""
        if self._running is None:
            return False
        if not self.ui.watched:
            self.end()
        elif not self._is_new:  # it begins with the first frame, however long that takes
            speed = self.ui.speed()
            if not speed or not self._running.advance(milliseconds / speed):
                self.end()
        return True

    def draw(self, surface: pygame.Surface, scene: Callable[[], None]) -> None:
        """The scene that is there now, and over it what is left of the one before."""
        running = self._running
        if running is None or running.before.get_size() != surface.get_size():
            self.end()
            scene()
            return
        if not self._is_new:
            scene()
            running.draw(surface)
        elif self._is_made(surface, scene):
            scene()
            self._is_new = False
            running.draw(surface)
        else:
            surface.blit(running.before, (0, 0))

    def _is_made(self, surface: pygame.Surface, scene: Callable[[], None]) -> bool:
        """Whether the new scene can be drawn as a whole. What is missing is made in slices, one in
        every frame, by drawing the scene where nothing of it is seen.
        """
        self._held += 1
        if self.ui.text.watch or self._held > PATIENCE:  # what is noted is drawn but once
            return True
        surface.set_clip(NOWHERE)
        is_made = self.ui.art.workshop.attend(scene)
        surface.set_clip(None)
        return is_made
