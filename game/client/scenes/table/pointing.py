"""What is pointed at with the mouse, the finger or the keyboard, and so explains itself."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.scenes.table.explaining import Explanation
from game.client.toolkit.theme import duration
from game.client.toolkit.widgets import Widget


class Explains(Widget):
    """A widget with something to say; `eager` ones say it without a moment of rest."""

    eager = False

    def about(self) -> Explanation | None:
        raise NotImplementedError

    @property
    def subject(self) -> str:
        """What it is about: the same widget may hold another piece later."""
        return self.key


class Pointing:
    """What is pointed at; only a movement begins it: a thing that comes to lie under a resting
    mouse says nothing.
    """

    def __init__(self) -> None:
        self.widget: Explains | None = None
        self._rested = 0.0
        self._pressed: float | None = None  # for how long a finger has been down

    def at(self, widget: Widget | None, at_once: bool = False) -> bool:
        """Somebody points there now; whether that is something new."""
        new = widget if isinstance(widget, Explains) else None
        if new is self.widget:
            return False
        self.widget = new
        self._rested = duration("tooltip") if at_once else 0.0
        return True

    def keep(self, find: Callable[[str], Widget | None]) -> None:
        """The widgets were made anew: the same one stays pointed at, if it is still there."""
        before, self.widget = self.widget, None
        same = find(before.key) if before else None
        if before and isinstance(same, Explains) and same.subject == before.subject:
            self.widget = same

    @property
    def shown(self) -> Explains | None:
        """What explains itself right now."""
        widget = self.widget
        if widget and (widget.eager or self._rested >= duration("tooltip")):
            return widget
        return None

    def update(self, milliseconds: float) -> bool:
        """Let time pass; whether something is shown only now."""
        if self._pressed is not None:
            self._pressed += milliseconds
        before = self.shown
        self._rested += milliseconds
        return self.shown is not before

    # Fingers

    def press(self, event: pygame.event.Event) -> None:
        self._pressed = 0.0 if getattr(event, "touch", False) else None

    def was_long_press(self) -> bool:
        """A finger that rested on something wanted to read, not to play."""
        pressed, self._pressed = self._pressed, None
        return bool(self.widget) and pressed is not None and pressed >= duration("tooltip")
