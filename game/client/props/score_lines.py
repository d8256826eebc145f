"""Lines of a score in words, and worked examples of a scoring."""

from __future__ import annotations

import pygame

from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Widget
from game.rules.edition import Setup
from game.rules.scoring import Result, ScoreLine


def line_text(ui: Ui, line: ScoreLine) -> str:
    """A score line in words, such as 2 × 20 for two tricks."""
    each = abs(line.points) // line.times if line.times else 0
    free = f"scores.free.{line.kind}"
    if not line.points and ui.tr.has(free):
        return ui.tr(free, times=line.times)
    return ui.tr(f"scores.line.{line.kind}", times=line.times, each=each)


class ExampleRow(Widget):
    """A bid, what was won, the sum and its points: all of it from the scoring function."""

    focusable = False

    def __init__(self, ui: Ui, setup: Setup, result: Result) -> None:
        super().__init__(ui)
        self.result = result
        self.sum = " · ".join(line_text(ui, line) for line in setup.scoring.lines(result))
        self.points = setup.scoring.points(result)

    def preferred(self, width: int) -> tuple[int, int]:
        text = self.ui.text
        high = text.line_height("strong") + text.line_height("small")
        return width, high + self.ui.theme.px(6)

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        surface.blit(ui.shapes.bar(self.rect.size, "bone", 0.55), self.rect)
        inside = self.rect.inflate(-theme.px(24), -theme.px(6))
        points = pygame.Rect(0, inside.top, theme.px(64), inside.height)
        points.right = inside.right
        colour = "blood" if self.points < 0 else "ink"
        ui.text.line(surface, ui.tr.signed(self.points), "number", colour, points, "right")
        width = points.left - theme.px(8) - inside.left
        line = ui.text.line_height("strong")
        told = pygame.Rect(inside.left, inside.top, width, line)
        ui.text.line(surface, self._told(), "strong", "ink", told)
        work = pygame.Rect(inside.left, told.bottom, width, inside.bottom - told.bottom)
        ui.text.line(surface, self.sum, "small", "faded_ink", work)

    def _told(self) -> str:
        tr, result = self.ui.tr, self.result
        text = tr("scores.bid_won", bid=result.bid, won=result.won)
        if not result.bonuses:
            return text
        bonus = tr(f"rules.bonus.{result.bonuses[0].kind}")
        return tr("rules.example.bonus", told=text, bonus=bonus)
