"""What is thought of choices, on dark wood in the lower right corner: words, bars below them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.scenes.table.stage import Stage
from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.widgets import Widget

PAD = 14  # units


class CornerPanel(Widget):
    """Parts one below the other, as wide as the small score pad or wider; `head` is the room that
    is kept above them.
    """

    def __init__(self, stage: Stage, key: str) -> None:
        super().__init__(stage.ui, key)
        self.stage = stage
        self.parts: Sequence[Widget] = ()
        self.head = 0

    @property
    def can_focus(self) -> bool:
        return False

    @property
    def pad(self) -> int:
        return self.ui.theme.px(PAD)

    @property
    def least_width(self) -> int:
        return self.ui.theme.size[0] - self.stage.layout.pad.left

    def height_at(self, width: int) -> int:
        """What all parts take, with the gaps between them."""
        gaps = self.ui.theme.space("s") * (len(self.parts) - 1)
        return self.head + sum(self._heights(width)) + gaps + 2 * self.pad

    def _heights(self, width: int) -> list[int]:
        return [part.preferred(width - 2 * self.pad)[1] for part in self.parts]

    def lay_above(self, bottom: int, width: int) -> None:
        """The lower edge lies a little above `bottom`."""
        gap, pad = self.ui.theme.space("s"), self.pad
        self.rect = pygame.Rect(0, 0, width, self.height_at(width))
        self.rect.bottomright = (self.ui.theme.size[0] - gap, bottom - gap)
        x, y = self.rect.left + pad, self.rect.top + pad + self.head
        for part, height in zip(self.parts, self._heights(width), strict=True):
            part.place(x, y, width - 2 * pad, height)
            y += height + gap

    def draw(self, surface: pygame.Surface) -> None:
        shapes = self.ui.shapes
        blit_glow(surface, shapes.shadow(self.rect.size, spread=22, radius=14), self.rect)
        surface.blit(shapes.panel(self.rect.size, "dark"), self.rect)
        for child in self.children:
            child.draw(surface)
