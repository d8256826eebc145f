"""Short notices that come and go by themselves, over every scene."""

from __future__ import annotations

import pygame

from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.theme import duration
from game.client.toolkit.ui import Ui

STYLE = "body"
WIDEST = 700  # units


class Notices:
    """One at a time, at the bottom of the window."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.waiting: list[str] = []
        self._since = 0.0

    def show(self, text: str) -> None:
        if text not in self.waiting:
            self.waiting.append(text)
            if len(self.waiting) == 1:
                self._since = self.ui.now()

    def update(self) -> bool:
        """Whether something changed."""
        if not self.waiting or self.ui.now() - self._since < duration("notice"):
            return False
        self.waiting.pop(0)
        self._since = self.ui.now()
        return True

    def draw(self, surface: pygame.Surface) -> None:
        if not self.waiting:
            return
        theme, text = self.ui.theme, self.ui.text
        pad = theme.space("l")
        width = min(surface.get_width() - 4 * pad, theme.px(WIDEST))
        width = min(width, text.natural_width(self.waiting[0], STYLE) + 1)
        height = text.height(self.waiting[0], STYLE, width)
        rect = pygame.Rect(0, 0, width + 2 * pad, height + 2 * pad)
        rect.midbottom = (surface.get_width() // 2, surface.get_height() - theme.space("xl"))
        blit_glow(surface, self.ui.shapes.shadow(rect.size, spread=14), rect)
        surface.blit(self.ui.shapes.panel(rect.size, "dark"), rect)
        inside = rect.inflate(-2 * pad, -2 * pad)
        text.paragraph(surface, self.waiting[0], STYLE, "bone", inside, "centre")
