"""Luck and decisions of every seat as bars to the left and right of zero."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.props.medallion import draw_medallion
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Widget
from game.play.coach.review import Fortune
from game.play.looks import Look

HEAD, NAME, NUMBER = "tiny", "strong", "small"
ROW, TALLEST = 44, 64  # units
FACE, BAR = 0.86, 12
NAMES = 0.36  # of the width
ROOM = "+000"


class Fortunes(Widget):
    """One row per seat: who, the points of the game, and what luck and decisions were worth."""

    focusable = False

    def __init__(
        self, ui: Ui, fortunes: Sequence[Fortune], names: Sequence[str], looks: Sequence[Look]
    ) -> None:
        super().__init__(ui, "fortunes")
        self.fortunes, self.names, self.looks = fortunes, names, looks

    def preferred(self, width: int) -> tuple[int, int]:
        line = self.ui.text.line_height(HEAD)
        return width, line + len(self.fortunes) * self.ui.theme.px(TALLEST)

    @property
    def least(self) -> int:
        """The height below which nothing can be read."""
        line = self.ui.text.line_height(HEAD)
        high = max(self.ui.theme.px(ROW), self.ui.text.line_height(NAME))
        return line + len(self.fortunes) * high

    def draw(self, surface: pygame.Surface) -> None:
        text, tr = self.ui.text, self.ui.tr
        line = text.line_height(HEAD)
        high = (self.rect.height - line) // max(1, len(self.fortunes))
        head = pygame.Rect(self.rect.left, self.rect.top, self.rect.width, line)
        _, points, luck, skill = self._columns(head)
        for key, column, side in (
            ("points", points, "right"),
            ("luck", luck, "centre"),
            ("skill", skill, "centre"),
        ):
            text.line(surface, tr(f"review.{key}"), HEAD, "faded_ink", column, side)
        for number, fortune in enumerate(self.fortunes):
            row = pygame.Rect(head.left, head.bottom + number * high, head.width, high)
            self._draw_row(surface, fortune, row)

    def _columns(
        self, row: pygame.Rect
    ) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect, pygame.Rect]:
        gap = self.ui.theme.space("m")
        name = pygame.Rect(row.left, row.top, round(row.width * NAMES), row.height)
        points = pygame.Rect(name.right, row.top, self._number_room, row.height)
        left = points.right + gap
        width = (row.right - left - gap) // 2
        luck = pygame.Rect(left, row.top, width, row.height)
        return name, points, luck, luck.move(width + gap, 0)

    @property
    def _number_room(self) -> int:
        words = (ROOM, self.ui.tr("review.points"))
        return max(self.ui.text.measure(word, NUMBER)[0] for word in words)

    def _draw_row(self, surface: pygame.Surface, fortune: Fortune, row: pygame.Rect) -> None:
        name, points, luck, skill = self._columns(row)
        side = round(row.height * FACE)
        face = pygame.Rect(name.left, 0, side, side)
        face.centery = row.centery
        draw_medallion(self.ui, surface, self.looks[fortune.seat], face, badge=False)
        name.left, name.width = face.right + self.ui.theme.space("s"), name.right - face.right
        name.width -= self.ui.theme.space("m")
        self.ui.text.line(surface, self.names[fortune.seat], NAME, "ink", name)
        told = self.ui.tr.number(fortune.points)
        self.ui.text.line(surface, told, NUMBER, "ink", points, "right")
        self._draw_bar(surface, fortune.luck, luck, "sea")
        self._draw_bar(surface, fortune.skill, skill, "brass_dark")

    def _draw_bar(
        self, surface: pygame.Surface, value: float, column: pygame.Rect, colour: str
    ) -> None:
        """Draw a bar from the middle: to the right what was won, to the left what was lost."""
        number = self.ui.tr.signed(round(value))
        high = self.ui.text.line_height(NUMBER)
        bar = pygame.Rect(0, 0, round(column.width / 2 * abs(value) / self._most), 0)
        bar.height = self.ui.theme.px(BAR)
        bar.top = column.centery
        bar.left = column.centerx if value >= 0 else column.centerx - bar.width
        if bar.width:
            surface.blit(self.ui.shapes.bar(bar.size, colour), bar)
        middle = pygame.Rect(column.centerx - 1, bar.top - 1, 2, bar.height + 2)
        surface.fill(self.ui.theme.colour("faded_ink"), middle)
        box = pygame.Rect(column.left, column.centery - high, column.width, high)
        self.ui.text.line(surface, number, NUMBER, "ink", box, "centre")

    @property
    def _most(self) -> float:
        values = [abs(v) for fortune in self.fortunes for v in (fortune.luck, fortune.skill)]
        return max(1.0, *values)
