"""How likely a round ends with exactly 0, 1, 2, … tricks, as columns side by side."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Widget

HEIGHT = 64  # units, of the highest column
LEAST = 2
STYLE = "tiny"
WIDEST = 0.72  # of its share of the width
TOLD = 0.995  # what is rarer than all of these together is not drawn


class TrickOdds(Widget):
    """`bid` is the column that would be right; far columns that nearly never come are left out."""

    focusable = False

    def __init__(
        self, ui: Ui, tricks: Sequence[float], bid: int, colours: tuple[str, str] = ("bone", "glow")
    ) -> None:
        super().__init__(ui, "trick_odds")
        self.bid = bid
        self.tricks = tricks[: _end(tricks, bid)]
        self.ink, self.light = colours

    def preferred(self, width: int) -> tuple[int, int]:
        line = self.ui.text.line_height(STYLE)
        return width, self.ui.theme.px(HEIGHT) + 2 * line

    def draw(self, surface: pygame.Surface) -> None:
        line, count = self.ui.text.line_height(STYLE), len(self.tricks)
        room = self.rect.height - 2 * line
        most = max(self.tricks, default=1.0) or 1.0
        for number, share in enumerate(self.tricks):
            left = self.rect.left + self.rect.width * number // count
            right = self.rect.left + self.rect.width * (number + 1) // count
            cell = pygame.Rect(left, self.rect.top, right - left, self.rect.height)
            self._draw_column(surface, cell, number, share, round(room * share / most), line)

    def _draw_column(
        self,
        surface: pygame.Surface,
        cell: pygame.Rect,
        number: int,
        share: float,
        high: int,
        line: int,
    ) -> None:
        text, right = self.ui.text, number == self.bid
        ink = self.light if right else self.ink
        wide = max(LEAST, round(min(cell.width * WIDEST, self.ui.theme.px(30))))
        column = pygame.Rect(0, 0, wide, max(LEAST, high))
        column.midbottom = (cell.centerx, cell.bottom - line)
        surface.blit(self.ui.shapes.bar(column.size, "target" if right else "brass"), column)
        above = pygame.Rect(cell.left, column.top - line, cell.width, line)
        told = self.ui.tr("advice.percent", percent=str(round(100 * share)))
        text.line(surface, told, STYLE, ink, above, "centre")
        below = pygame.Rect(cell.left, cell.bottom - line, cell.width, line)
        text.line(surface, str(number), "small_bold" if right else STYLE, ink, below, "centre")


def _end(tricks: Sequence[float], bid: int) -> int:
    """How many columns there are: up to the bid at least, and one beyond."""
    total, end = 0.0, 0
    while end < len(tricks) and total < TOLD:
        total += tricks[end]
        end += 1
    return min(len(tricks), max(end, bid + 2))
