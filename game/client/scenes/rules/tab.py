"""What a tab of the rules is: widgets for one panel, placed from the top down."""

from __future__ import annotations

import pygame

from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import RichText, Widget
from game.rules.edition import Setup


class Tab:
    """`fixed` stay where they are, `parts` scroll below them."""

    def __init__(self, ui: Ui, setup: Setup) -> None:
        self.ui, self.setup = ui, setup
        self.fixed: list[Widget] = []
        self.parts: list[Widget] = []
        self.build()

    def build(self) -> None:
        """Make the widgets."""

    def layout_fixed(self, inside: pygame.Rect) -> int:
        """Place what stays; returns where the rest begins."""
        return inside.top

    def layout(self, inside: pygame.Rect) -> None:
        """Place what scrolls, as if all were visible; by default one below the other."""
        self.stack(self.parts, inside)

    def stack(self, parts: list[Widget], inside: pygame.Rect) -> None:
        y = inside.top
        for part in parts:
            height = part.preferred(inside.width)[1]
            part.place(inside.left, y, inside.width, height)
            y += height + self.ui.theme.space(self.gap(part))

    def gap(self, part: Widget) -> str:
        return "m" if isinstance(part, RichText) else "s"
