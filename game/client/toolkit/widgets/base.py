"""The base of all widgets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.client.toolkit.ui import Ui

if TYPE_CHECKING:
    from game.client.toolkit.scene import Scene

ACTIVATE = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Widget:
    """A rectangle that is drawn and perhaps answers to the player.

    The scene sets `hovered`, `pressed` and `focused`, calls the methods below, and draws the focus
    ring and the tooltip. `key` is a stable name for tests and for keeping the focus. A disabled
    widget shows `reason` as its tooltip. Positions are pixels of the window.
    """

    focusable = True

    def __init__(self, ui: Ui, key: str = "", tooltip: str = "") -> None:
        self.ui = ui
        self.key = key
        self.tooltip = tooltip
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.clip: pygame.Rect | None = None
        self.host: Scene | None = None
        self.children: Sequence[Widget] = ()
        self.visible = True
        self.enabled = True
        self.reason = ""
        self.hovered = False
        self.pressed = False
        self.focused = False

    # What subclasses define

    def draw(self, surface: pygame.Surface) -> None:
        """Draw yourself inside `rect`."""

    def activate(self) -> None:
        """Enter, Space or a click."""

    def preferred(self, width: int) -> tuple[int, int]:
        """The size it likes in this width, for layouts."""
        return width, self.ui.theme.control

    def on_key(self, event: pygame.event.Event) -> bool:
        """A key or text event while focused; whether it was used."""
        return False

    def on_press(self, pos: tuple[int, int]) -> None:
        """The mouse button went down on it."""

    def on_drag(self, pos: tuple[int, int]) -> None:
        """The mouse moved while the button is down."""

    def on_release(self, pos: tuple[int, int]) -> None:
        """The mouse button went up; by default a click if still on it."""
        if self.hit(pos):
            self.activate()

    def on_wheel(self, amount: float) -> bool:
        """The wheel over it; whether it was used."""
        return False

    def on_focus(self, focused: bool) -> None:
        """The focus came or went."""

    def tip(self) -> str:
        """What the tooltip says; nothing: no tooltip."""
        return self.reason if not self.enabled and self.reason else self.tooltip

    # What they have

    @property
    def state(self) -> str:
        """The look for `ui.shapes`."""
        if not self.enabled:
            return "disabled"
        if self.pressed:
            return "pressed"
        return "hover" if self.hovered else "idle"

    @property
    def can_focus(self) -> bool:
        """Disabled ones too, so that the keyboard can read the reason."""
        return self.focusable and self.visible

    @property
    def focus_rect(self) -> pygame.Rect:
        grow = self.ui.theme.px(10)
        return self.rect.inflate(grow, grow)

    def hit(self, pos: tuple[int, int]) -> bool:
        if self.clip and not self.clip.collidepoint(pos):
            return False
        return self.visible and self.rect.collidepoint(pos)

    def disable(self, reason: str) -> None:
        self.enabled, self.reason = False, reason

    def enable(self) -> None:
        self.enabled, self.reason = True, ""

    def place(self, x: float, y: float, width: float, height: float) -> None:
        self.rect = pygame.Rect(round(x), round(y), round(width), round(height))

    def changed(self) -> None:
        """Ask to be drawn again."""
        if self.host:
            self.host.redraw()


def place_in_columns(
    widgets: Sequence[Widget], inside: pygame.Rect, gap: int, columns: int = 2
) -> int:
    """Place widgets in columns from the top; returns where the last row ends."""
    width = (inside.width - gap * (columns - 1)) // columns
    y = inside.top
    for start in range(0, len(widgets), columns):
        row = widgets[start : start + columns]
        height = max(widget.preferred(width)[1] for widget in row)
        for column, widget in enumerate(row):
            widget.place(inside.left + column * (width + gap), y, width, height)
        y += height + gap
    return y - gap
