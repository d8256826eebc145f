"""The bar of a replay: dragged to any stop, with marks for hands and captures."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Widget

ENDS = 15  # units that the knob needs at both ends
KNOB, TRACK, TICK, STAR = 24, 8, 17, 15


class ReplayBar(Widget):
    """`hands` are the stops where a hand begins, `captures` those where something was captured."""

    def __init__(
        self,
        ui: Ui,
        stop: int,
        last: int,
        hands: Sequence[int],
        captures: Sequence[int],
        go: Callable[[int], object],
        step: Callable[[int], object],
    ) -> None:
        super().__init__(ui, "bar")
        self.stop, self.last = stop, last
        self.hands, self.captures = hands, captures
        self._go, self._step = go, step

    # The mouse

    @property
    def track(self) -> pygame.Rect:
        theme = self.ui.theme
        track = pygame.Rect(0, 0, max(1, self.rect.width - 2 * theme.px(ENDS)), theme.px(TRACK))
        track.center = (self.rect.centerx, self.rect.bottom - theme.px(15))
        return track

    def x(self, stop: int) -> int:
        return self.track.left + round(self.track.width * stop / max(1, self.last))

    def stop_at(self, x: int) -> int:
        """The stop that a point on the bar stands for."""
        share = (x - self.track.left) / self.track.width
        return max(0, min(self.last, round(share * self.last)))

    def on_press(self, pos: tuple[int, int]) -> None:
        self.on_drag(pos)

    def on_drag(self, pos: tuple[int, int]) -> None:
        stop = self.stop_at(pos[0])
        if stop != self.stop:
            self.stop = stop
            self.ui.sound("notch")
            self._go(stop)

    def on_release(self, pos: tuple[int, int]) -> None:
        """The knob is let go; that is no click, so nothing else happens."""

    def on_wheel(self, amount: float) -> bool:
        self._step(-1 if amount > 0 else 1)
        return True

    # The picture

    def draw(self, surface: pygame.Surface) -> None:
        shapes, track = self.ui.shapes, self.track
        surface.blit(shapes.bar(track.size, "oak"), track)
        done = pygame.Rect(track.topleft, (max(track.height, self.x(self.stop) - track.left), 0))
        done.height = track.height
        surface.blit(shapes.bar(done.size, "sea"), done)
        self._draw_hands(surface)
        for stop in self.captures:
            self._draw_capture(surface, stop)
        knob = shapes.round(self.ui.theme.px(KNOB), self.state, "brass")
        surface.blit(knob, knob.get_rect(center=(self.x(self.stop), track.centery)))

    def _draw_hands(self, surface: pygame.Surface) -> None:
        """Draw a line for each hand, and as many numbers as there is room for."""
        ui, track = self.ui, self.track
        line = ui.shapes.bar((max(2, ui.theme.px(2)), ui.theme.px(TICK)), "brass")
        free = self.rect.left
        for number, stop in enumerate(self.hands, 1):
            x = self.x(stop)
            surface.blit(line, line.get_rect(midbottom=(x, track.bottom)))
            text = ui.tr.number(number)
            width = ui.text.measure(text, "tiny")[0]
            if x - width // 2 < free:
                continue
            height = ui.text.line_height("tiny")
            box = pygame.Rect(x - width // 2, 0, width + 1, height)
            box.bottom = track.bottom - ui.theme.px(TICK)
            ui.text.line(surface, text, "tiny", "parchment", box, "centre")
            free = box.right + ui.theme.px(6)

    def _draw_capture(self, surface: pygame.Surface, stop: int) -> None:
        colour = "glow" if stop <= self.stop else "brass"
        star = self.ui.icon("star", self.ui.theme.px(STAR), colour)
        surface.blit(star, star.get_rect(center=(self.x(stop), self.track.centery)))

    def draw_note(self, surface: pygame.Surface, x: int, lines: Sequence[str]) -> None:
        """What is at a point of the bar, above it; the first line stands out."""
        ui, pad = self.ui, self.ui.theme.space("m")
        high = ui.text.line_height("small")
        width = max(ui.text.measure(line, "small_bold")[0] for line in lines)
        window = pygame.Rect((0, 0), ui.theme.size).inflate(-pad, -pad)
        note = pygame.Rect(0, 0, min(width + 2 * pad, window.width), high * len(lines) + pad)
        note.midbottom = (x, self.rect.top - ui.theme.px(4))
        note.clamp_ip(window)
        surface.blit(ui.shapes.panel(note.size, "dark"), note)
        for number, line in enumerate(lines):
            box = pygame.Rect(note.left + pad, 0, note.width - 2 * pad, high)
            box.top = note.top + pad // 2 + number * high
            style, colour = ("small", "bone") if number else ("small_bold", "glow")
            ui.text.line(surface, line, style, colour, box, "centre")
