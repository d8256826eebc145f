"""Rows of the rules' tables: pieces with their faces, hands of the plan, worked scores."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.scenes.rules_parts.pieces import draw_face, piece_name
from game.client.scenes.score_parts.items import line_text
from game.client.ui import Ui
from game.client.widgets import Widget
from game.rules.edition import Setup
from game.rules.pieces import Piece
from game.rules.scoring import Result, Scoring

MEDAL = "table/medal"


def piece_groups(setup: Setup) -> list[tuple[Piece, ...]]:
    """What is shown in one row: a kind of die, or all cards of a colour."""
    groups: dict[str, list[Piece]] = {}
    for piece in setup.edition.box.pieces:
        if piece.token in setup.deck:
            together = piece.colour if piece.colour and not piece.rolled else piece.token
            groups.setdefault(together, []).append(piece)
    return [tuple(group) for group in groups.values()]


class PieceRow(Widget):
    """How many, which, the faces, and what it is good for."""

    focusable = False

    def __init__(self, ui: Ui, setup: Setup, pieces: tuple[Piece, ...]) -> None:
        super().__init__(ui)
        self.setup, self.token = setup, pieces[0].token
        self.count = sum(setup.deck.count(piece.token) for piece in pieces)
        self.faces = [face for piece in pieces for face in piece.faces]

    def preferred(self, width: int) -> tuple[int, int]:
        return width, self.ui.theme.px(56)

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        surface.blit(ui.shapes.bar(self.rect.size, "bone", 0.55), self.rect)
        inside = self.rect.inflate(-theme.px(32), -theme.px(8))
        count = pygame.Rect(inside.left, inside.top, theme.px(56), inside.height)
        ui.text.line(surface, ui.tr("rules.times", count=self.count), "number", "blood", count)
        name = pygame.Rect(count.right, inside.top, theme.px(170), inside.height)
        told = piece_name(ui, self.setup.edition, self.token)
        ui.text.line(surface, told, "label", "ink", name)
        left = self._draw_faces(surface, inside, name.right + theme.space("s"))
        self._draw_note(surface, pygame.Rect(left, inside.top, inside.right - left, inside.height))

    def _draw_faces(self, surface: pygame.Surface, inside: pygame.Rect, x: int) -> int:
        """Side by side, or fanned where there are many; returns where they end."""
        side, gap = inside.height, self.ui.theme.px(6)
        room = (inside.right - x) * 0.6 if len(self.faces) > 1 else side + gap
        step = min(side + gap, (room - side) / max(1, len(self.faces) - 1))
        for number, face in enumerate(self.faces):
            rect = pygame.Rect(round(x + number * step), inside.top, side, side)
            draw_face(self.ui, surface, self.setup.edition, face, rect)
        return round(x + (len(self.faces) - 1) * step) + side + 2 * gap

    def _draw_note(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Where there is something to say."""
        key = f"rules.piece.{self.token.partition(':')[0]}"
        if not self.ui.tr.has(key):
            return
        text = self.ui.tr(key)
        height = self.ui.text.height(text, "small", box.width)
        place = pygame.Rect(box.left, box.centery - height // 2, box.width, height)
        self.ui.text.paragraph(surface, text, "small", "faded_ink", place)


class PlanRow(Widget):
    """How many pieces each hand deals, as a row of medals."""

    focusable = False

    def __init__(self, ui: Ui, plan: Sequence[int]) -> None:
        super().__init__(ui)
        self.plan = list(plan)

    def preferred(self, width: int) -> tuple[int, int]:
        return width, self.ui.theme.px(50)

    def draw(self, surface: pygame.Surface) -> None:
        ui = self.ui
        side = min(self.rect.height, self.rect.width // len(self.plan))
        for number, cards in enumerate(self.plan):
            rect = pygame.Rect(self.rect.left + number * round(side * 1.12), 0, side, side)
            rect.centery = self.rect.centery
            medal = ui.art.image(MEDAL, side)
            surface.blit(medal, medal.get_rect(center=rect.center))
            box = rect.inflate(-side // 3, 0)
            ui.text.line(surface, ui.tr.number(cards), "number", "ink", box, "centre")


class ExampleRow(Widget):
    """A bid, what was won, the sum and its points: all of it from the scoring function."""

    focusable = False

    def __init__(self, ui: Ui, scoring: Scoring, result: Result) -> None:
        super().__init__(ui)
        self.result = result
        lines = scoring.lines(result)
        self.sum = " · ".join(line_text(ui, line) for line in lines)
        self.points = scoring.points(result)

    def preferred(self, width: int) -> tuple[int, int]:
        return width, self.ui.text.line_height("body") + self.ui.theme.px(12)

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        surface.blit(ui.shapes.bar(self.rect.size, "bone", 0.55), self.rect)
        inside = self.rect.inflate(-theme.px(28), 0)
        points = pygame.Rect(0, inside.top, theme.px(84), inside.height)
        points.right = inside.right
        colour = "blood" if self.points < 0 else "ink"
        ui.text.line(surface, ui.tr.signed(self.points), "number", colour, points, "right")
        told = pygame.Rect(inside.left, inside.top, round(inside.width * 0.44), inside.height)
        ui.text.line(surface, self._told(), "body", "ink", told)
        left = told.right + theme.px(12)
        work = pygame.Rect(left, inside.top, points.left - theme.px(8) - left, inside.height)
        ui.text.line(surface, self.sum, "body", "faded_ink", work)

    def _told(self) -> str:
        tr, result = self.ui.tr, self.result
        text = tr("scores.bid_won", bid=result.bid, won=result.won)
        if not result.bonuses:
            return text
        bonus = tr(f"rules.bonus.{result.bonuses[0].kind}")
        return tr("rules.example.bonus", told=text, bonus=bonus)
