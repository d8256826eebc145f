"""One hand told item by item: what each seat bid, won and was paid for."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.look import Look
from game.client.scenes.parts.medallion import draw_emblem
from game.client.ui import Ui
from game.client.widgets import Widget
from game.rules.events import SeatScore
from game.rules.scoring import ScoreLine

LINE, NAME = "small", "small_bold"


def line_text(ui: Ui, line: ScoreLine) -> str:
    """A score line in words, such as 2 × 20 for two tricks."""
    each = abs(line.points) // line.times if line.times else 0
    free = f"scores.free.{line.kind}"
    if not line.points and ui.tr.has(free):
        return ui.tr(free, times=line.times)
    return ui.tr(f"scores.line.{line.kind}", times=line.times, each=each)


class ScoreCard(Widget):
    """One seat's hand."""

    focusable = False

    def __init__(self, ui: Ui, name: str, look: Look, score: SeatScore) -> None:
        super().__init__(ui)
        self.name, self.look, self.score = name, look, score

    def preferred(self, width: int) -> tuple[int, int]:
        theme, text = self.ui.theme, self.ui.text
        lines = 1 + max(2, len(self.score.lines))
        return width, text.line_height(NAME) + lines * text.line_height(LINE) + theme.px(14)

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        surface.blit(ui.shapes.bar(self.rect.size, "bone", 0.6), self.rect)
        edge = pygame.Rect(self.rect.topleft, (theme.px(5), self.rect.height))
        surface.blit(ui.shapes.bar(edge.size, theme.seat(self.look.colour)["main"]), edge)
        inside = self.rect.inflate(-theme.px(24), -theme.px(10)).move(theme.px(2), 0)
        y = self._draw_head(surface, inside)
        for line in self.score.lines:
            y = self._draw_line(surface, inside, y, line)

    def _draw_head(self, surface: pygame.Surface, inside: pygame.Rect) -> int:
        ui, score = self.ui, self.score
        high = ui.text.line_height(NAME)
        disc = pygame.Rect(inside.left, inside.top, high, high).inflate(4, 4)
        draw_emblem(ui, surface, self.look, disc)
        points = ui.tr.signed(score.points)
        wide = ui.text.measure(points, "number")[0] + 2
        box = pygame.Rect(inside.right - wide, inside.top, wide, high + 4)
        colour = "blood" if score.points < 0 else "ink"
        ui.text.line(surface, points, "number", colour, box, "right")
        left = disc.right + ui.theme.space("s")
        name = pygame.Rect(left, inside.top, box.left - ui.theme.px(4) - left, high)
        ui.text.line(surface, self.name, NAME, "ink", name)
        row = pygame.Rect(inside.left, name.bottom, inside.width, ui.text.line_height(LINE))
        told = ui.tr("scores.bid_won", bid=score.bid, won=score.won)
        ui.text.line(surface, told, LINE, "faded_ink", row)
        return row.bottom

    def _draw_line(
        self, surface: pygame.Surface, inside: pygame.Rect, y: int, line: ScoreLine
    ) -> int:
        ui = self.ui
        high = ui.text.line_height(LINE)
        points = ui.tr.signed(line.points)
        wide = ui.text.measure(points, NAME)[0] + 2
        right = pygame.Rect(inside.right - wide, y, wide, high)
        ui.text.line(surface, points, NAME, "blood" if line.points < 0 else "ink", right, "right")
        left = pygame.Rect(inside.left, y, inside.width - wide - ui.theme.px(4), high)
        ui.text.line(surface, line_text(ui, line), LINE, "ink", left)
        return y + high


def place_cards(cards: Sequence[Widget], inside: pygame.Rect, gap: int, columns: int = 2) -> int:
    """In two columns from the top; returns where the last row ends."""
    width = (inside.width - gap * (columns - 1)) // columns
    y = inside.top
    for start in range(0, len(cards), columns):
        row = cards[start : start + columns]
        height = max(card.preferred(width)[1] for card in row)
        for column, card in enumerate(row):
            card.place(inside.left + column * (width + gap), y, width, height)
        y += height + gap
    return y - gap
