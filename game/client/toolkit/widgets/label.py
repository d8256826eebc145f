"""Widgets that only show: labels, rich text and panels."""

from __future__ import annotations

import pygame

from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets.base import Widget


class Written(Widget):
    """A text with its style, colour and side."""

    focusable = False

    def __init__(
        self,
        ui: Ui,
        text: str,
        style: str = "body",
        colour: str = "ink",
        align: str = "left",
        key: str = "",
    ) -> None:
        super().__init__(ui, key)
        self.text, self.style, self.colour, self.align = text, style, colour, align


class Label(Written):
    """One line of text; shortened ones show the whole as tooltip."""

    def preferred(self, width: int) -> tuple[int, int]:
        size = self.ui.text.measure(self.text, self.style)
        return min(width, size[0]), size[1]

    def draw(self, surface: pygame.Surface) -> None:
        drawn = self.ui.text.line(
            surface, self.text, self.style, self.colour, self.rect, self.align
        )
        self.tooltip = drawn.full


class RichText(Written):
    """A paragraph with **bold** and [[icons]], wrapped to its width."""

    def preferred(self, width: int) -> tuple[int, int]:
        return width, self.ui.text.height(self.text, self.style, width)

    def draw(self, surface: pygame.Surface) -> None:
        self.ui.text.paragraph(surface, self.text, self.style, self.colour, self.rect, self.align)


class Panel(Widget):
    """A panel of parchment, dark wood or felt with a soft shadow; add it before what lies on it."""

    focusable = False

    def __init__(self, ui: Ui, kind: str = "parchment", key: str = "") -> None:
        super().__init__(ui, key)
        self.kind = kind

    def draw(self, surface: pygame.Surface) -> None:
        shapes = self.ui.shapes
        blit_glow(surface, shapes.shadow(self.rect.size, spread=22, radius=12), self.rect)
        surface.blit(shapes.panel(self.rect.size, self.kind), self.rect)
