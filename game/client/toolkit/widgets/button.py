"""Buttons: a wooden plank, a dark pill, a round one with an icon."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets.base import Widget

Action = Callable[[], object]


class Button(Widget):
    """The base of all buttons: a text (or icon) and what a press does."""

    style = "button"
    sound = "plank"

    def __init__(self, ui: Ui, text: str, action: Action, key: str = "", tooltip: str = "") -> None:
        super().__init__(ui, key, tooltip)
        self.text = text
        self.action = action
        self._full = ""

    def activate(self) -> None:
        if self.enabled:
            self.ui.sound(self.sound)
            self.action()

    def tip(self) -> str:
        return super().tip() or self._full

    def padding(self) -> int:
        return self.ui.theme.space("l")

    def preferred(self, width: int) -> tuple[int, int]:
        text = self.ui.text.measure(self.text, self.style)[0]
        return min(width, text + 2 * self.padding()), self.ui.theme.control

    def colour(self) -> str:
        return "bone" if self.enabled else "faded_bone"

    def caption(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        drawn = self.ui.text.line(surface, self.text, self.style, self.colour(), box, "centre")
        self._full = drawn.full


class PlankButton(Button):
    """A wooden plank, for menus; `accent` marks the first choice, `note` has further lines."""

    def __init__(
        self,
        ui: Ui,
        text: str,
        action: Action,
        key: str = "",
        tooltip: str = "",
        *,
        accent: bool = False,
        note: str = "",
    ) -> None:
        super().__init__(ui, text, action, key, tooltip)
        self.accent = accent
        self.note = note

    def padding(self) -> int:
        """Clear of the nails."""
        return self.ui.theme.px(30)

    def draw(self, surface: pygame.Surface) -> None:
        theme, shapes = self.ui.theme, self.ui.shapes
        if self.enabled and (self.accent or self.hovered):
            blit_glow(surface, shapes.glow(self.rect.size, spread=12), self.rect)
        surface.blit(shapes.plank(self.rect.size, self.state, self.accent), self.rect)
        box = self.rect.inflate(-2 * self.padding(), -theme.px(8))
        box.y -= theme.px(1 if self.pressed else 2)
        if self.note:
            self._note(surface, box)
        else:
            self.caption(surface, box)

    def _note(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """All lines as one block in the middle of the plank."""
        text, notes = self.ui.text, self.note.split("\n")
        high, low = text.line_height(self.style), text.line_height("small")
        scale = min(1.0, box.height / (high + low * len(notes)))
        row = box.copy()
        row.height = round(high * scale)
        row.top = box.centery - round((high + low * len(notes)) * scale) // 2
        self.caption(surface, row)
        row.top, row.height = row.bottom - self.ui.theme.px(2), round(low * scale)
        for note in notes:
            text.line(surface, note, "small", "parchment_dark", row, "centre")
            row.top += row.height

    def preferred(self, width: int) -> tuple[int, int]:
        wide, high = super().preferred(width)
        if not self.note:
            return wide, high + self.ui.theme.px(4)
        more = self.note.count("\n") * self.ui.text.line_height("small")
        return wide, high + self.ui.theme.px(16) + more


class PillButton(Button):
    """A dark capsule, for actions inside a scene."""

    style = "label"

    def __init__(
        self,
        ui: Ui,
        text: str,
        action: Action,
        key: str = "",
        tooltip: str = "",
        colour: str = "brass",
    ) -> None:
        super().__init__(ui, text, action, key, tooltip)
        self.rim = colour

    def draw(self, surface: pygame.Surface) -> None:
        surface.blit(self.ui.shapes.pill(self.rect.size, self.state, self.rim), self.rect)
        self.caption(surface, self.rect.inflate(-2 * self.padding(), -self.ui.theme.px(6)))


class IconButton(Button):
    """A round button with an icon of assets/art/icons, or one or two letters."""

    def __init__(
        self,
        ui: Ui,
        action: Action,
        key: str = "",
        tooltip: str = "",
        *,
        icon: str = "",
        text: str = "",
    ) -> None:
        super().__init__(ui, text, action, key, tooltip)
        self.icon = icon

    def preferred(self, width: int) -> tuple[int, int]:
        return self.ui.theme.touch, self.ui.theme.touch

    def draw(self, surface: pygame.Surface) -> None:
        side = min(self.rect.size)
        disc = self.ui.shapes.round(side, self.state)
        surface.blit(disc, disc.get_rect(center=self.rect.center))
        if not self.icon:
            self.caption(surface, self.rect.inflate(-side // 4, 0))
            return
        image = self.ui.icon(self.icon, round(side * 0.52), self.colour())
        surface.blit(image, image.get_rect(center=self.rect.center))
