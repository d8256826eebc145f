"""A widget to switch something on or off."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets.base import Widget


class Toggle(Widget):
    """On or off, with a knob that slides; the label beside it is part of it."""

    def __init__(
        self,
        ui: Ui,
        text: str,
        value: bool,
        on_change: Callable[[bool], object],
        key: str = "",
        tooltip: str = "",
        colour: str = "ink",
    ) -> None:
        super().__init__(ui, key, tooltip)
        self.text, self.value, self.on_change, self.colour = text, value, on_change, colour
        self._full = ""

    def activate(self) -> None:
        if self.enabled:
            self.value = not self.value
            self.ui.sound("toggle_on" if self.value else "toggle_off")
            self.changed()
            self.on_change(self.value)

    def tip(self) -> str:
        return super().tip() or self._full

    def on_key(self, event: pygame.event.Event) -> bool:
        wanted = {pygame.K_LEFT: False, pygame.K_RIGHT: True}.get(getattr(event, "key", 0))
        if event.type != pygame.KEYDOWN or wanted is None or wanted == self.value:
            return False
        self.activate()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        theme = self.ui.theme
        track = pygame.Rect(0, 0, theme.px(52), theme.px(28))
        track.midright = (self.rect.right, self.rect.centery)
        self._switch(surface, track)
        if self.text:
            box = self.rect.copy()
            box.width = track.left - theme.space("m") - box.left
            colour = self.colour if self.enabled else "faded_ink"
            self._full = self.ui.text.line(surface, self.text, "body", colour, box).full

    def _switch(self, surface: pygame.Surface, track: pygame.Rect) -> None:
        theme, shapes = self.ui.theme, self.ui.shapes
        colour = ("sea" if self.value else "faded_ink") if self.enabled else "faded_bone"
        surface.blit(shapes.pill(track.size, "idle", "oak_deep"), track)
        inside = track.inflate(-theme.px(6), -theme.px(6))
        image = shapes.bar(inside.size, colour)
        surface.blit(image, inside)
        knob = shapes.round(track.height, self.state, "brass")
        place = {
            "midright" if self.value else "midleft": track.midright if self.value else track.midleft
        }
        surface.blit(knob, knob.get_rect(**place))
        if self.value:
            mark = shapes.check(round(track.height * 0.5), "bone")
            surface.blit(mark, mark.get_rect(midleft=(track.left + theme.px(7), track.centery)))
