"""Draws the background of the title; without input its lanterns stop flickering after a while."""

from __future__ import annotations

import math

import pygame

from game.client.toolkit.ui import Ui

BACK = "title/night_sea"
# Lanterns of the picture: their place in it and the size of their light.
LIGHTS = ((1577, 752, 150), (993, 584, 96), (1474, 622, 70), (797, 548, 110))
RESTS_AFTER = 20_000.0  # without input everything comes to rest, and the processor too
BEAT = 250.0  # every beat draws the whole window: seldom enough to cost next to nothing
BRIGHTEST = 44


class Night:
    """The background: one picture, and the light of lanterns that is added to it."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.time = 0.0
        self._awake = RESTS_AFTER
        self._since = 0.0

    def wake(self) -> None:
        self._awake = RESTS_AFTER

    def update(self, milliseconds: float) -> bool:
        """Whether it must be drawn again."""
        if self.ui.calm() or not self.ui.speed() or self._awake <= 0:
            return False
        self._awake -= milliseconds
        self._since += milliseconds
        if self._since < BEAT:
            return False
        self.time += self._since
        self._since = 0.0
        return True

    def draw(self, surface: pygame.Surface) -> None:
        size = surface.get_size()
        surface.blit(self.ui.art.cover(BACK, size, keep=1), (0, 0))
        width, height = self.ui.art.shape(BACK)
        scale = max(size[0] / width, size[1] / height)
        for number, (x, y, radius) in enumerate(LIGHTS):
            place = (size[0] / 2 + (x - width / 2) * scale, size[1] - (height - y) * scale)
            self._light(surface, place, round(radius * scale), number)

    def _light(
        self, surface: pygame.Surface, place: tuple[float, float], radius: int, number: int
    ) -> None:
        """Draw the light of a lantern: two waves of different length make it flicker."""
        t = self.time / 1000 + number * 1.7
        share = 0.5 + 0.3 * math.sin(t * 2.3) + 0.2 * math.sin(t * 5.1)
        light = self.ui.art.made(("light", radius), lambda: self._glow(radius))
        light.set_alpha(round(BRIGHTEST * share))
        surface.blit(light, light.get_rect(center=(round(place[0]), round(place[1]))))

    def _glow(self, radius: int) -> pygame.Surface:
        spread = radius / self.ui.theme.u
        return self.ui.shapes.glow((radius // 4, radius // 4), "glow", spread, spread).copy()
