"""A slider for a number in a range."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets.base import Widget


class Slider(Widget):
    """Drag the knob, click the track, or use the arrows, Home and End.

    `sample` lets one hear what was chosen: when the knob is let go, or at every key.
    """

    def __init__(
        self,
        ui: Ui,
        value: int,
        on_change: Callable[[int], object],
        lowest: int = 0,
        highest: int = 100,
        step: int = 5,
        key: str = "",
        tooltip: str = "",
        sample: Callable[[], object] = lambda: None,
    ) -> None:
        super().__init__(ui, key, tooltip)
        self.value, self.on_change = value, on_change
        self.lowest, self.highest, self.step = lowest, highest, step
        self.sample = sample

    def set(self, value: float) -> None:
        steps = round((value - self.lowest) / self.step)
        new = max(self.lowest, min(self.highest, self.lowest + steps * self.step))
        if self.enabled and new != self.value:
            self.value = new
            self.ui.sound("notch")
            self.changed()
            self.on_change(new)

    def track(self) -> pygame.Rect:
        theme = self.ui.theme
        width = self.rect.width - theme.px(60) - theme.px(26)
        track = pygame.Rect(0, 0, max(1, width), theme.px(10))
        track.midleft = (self.rect.left + theme.px(13), self.rect.centery)
        return track

    def on_press(self, pos: tuple[int, int]) -> None:
        self.on_drag(pos)

    def on_drag(self, pos: tuple[int, int]) -> None:
        track = self.track()
        share = (pos[0] - track.left) / track.width
        self.set(self.lowest + share * (self.highest - self.lowest))

    def on_release(self, pos: tuple[int, int]) -> None:
        self.sample()

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        wanted = {
            pygame.K_LEFT: self.value - self.step,
            pygame.K_RIGHT: self.value + self.step,
            pygame.K_HOME: self.lowest,
            pygame.K_END: self.highest,
        }.get(event.key)
        if wanted is None:
            return False
        self.set(wanted)
        self.sample()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        theme, shapes, track = self.ui.theme, self.ui.shapes, self.track()
        share = (self.value - self.lowest) / (self.highest - self.lowest)
        surface.blit(shapes.bar(track.size, "oak_deep"), track)
        if share > 0:
            filled = pygame.Rect(
                track.topleft, (max(track.height, round(track.width * share)), track.height)
            )
            surface.blit(shapes.bar(filled.size, "sea" if self.enabled else "faded_ink"), filled)
        knob = shapes.round(theme.px(26), self.state, "brass")
        centre = (track.left + round(track.width * share), track.centery)
        surface.blit(knob, knob.get_rect(center=centre))
        box = pygame.Rect(0, self.rect.y, theme.px(48), self.rect.height)
        box.right = self.rect.right
        self.ui.text.line(surface, self.ui.tr.number(self.value), "strong", "ink", box, "right")
