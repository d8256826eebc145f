"""Rows of the rules' tables: dice with their faces, hands of the plan, options, scores."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.props.beating_ring import draw_coin
from game.client.props.pieces import Faces, own_key
from game.client.toolkit.catalogs import PLUS
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Widget
from game.play.payouts import Paid
from game.rules.edition import Setup
from game.rules.pieces import Piece

MEDAL = "table/medal"
HANDS_PER_ROW = 10


class PieceRow(Widget):
    """A kind of die: how many, which, its faces, and what it is good for."""

    focusable = False

    def __init__(self, ui: Ui, setup: Setup, piece: Piece) -> None:
        super().__init__(ui)
        self.piece = piece
        self.count = setup.deck.count(piece.token)
        self.faces = Faces(ui, setup.edition)
        self.note = self._note(setup)

    def _note(self, setup: Setup) -> str:
        """What is said of a die: which faces a number die has, or what another one does."""
        tr = self.ui.tr
        if self.piece.colour is None:
            return tr(own_key(tr, "rules.piece", setup.edition, self.piece.token))
        numbers = sorted({face.number for face in self.piece.faces if face.number})
        flags = any(not face.number for face in self.piece.faces)
        shown = [*map(str, numbers), *([tr("rules.piece.dice.flags")] if flags else [])]
        return tr("rules.piece.dice.number", faces=tr.list(shown))

    def preferred(self, width: int) -> tuple[int, int]:
        return width, self.ui.theme.px(56)

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        surface.blit(ui.shapes.bar(self.rect.size, "bone", 0.55), self.rect)
        inside = self.rect.inflate(-theme.px(32), -theme.px(8))
        count = pygame.Rect(inside.left, inside.top, theme.px(56), inside.height)
        ui.text.line(surface, ui.tr("rules.times", count=self.count), "number", "blood", count)
        name = pygame.Rect(count.right, inside.top, theme.px(170), inside.height)
        ui.text.line(surface, self.faces.name(self.piece.token), "label", "ink", name)
        left = self._draw_faces(surface, inside, name.right + theme.space("s"))
        self._draw_note(surface, pygame.Rect(left, inside.top, inside.right - left, inside.height))

    def _draw_faces(self, surface: pygame.Surface, inside: pygame.Rect, x: int) -> int:
        """Side by side; returns where they end."""
        side, gap = inside.height, self.ui.theme.px(6)
        for face in self.piece.faces:
            self.faces.draw(surface, face.token, (x + side / 2, inside.centery), side)
            x += side + gap
        return x + gap

    def _draw_note(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        height = self.ui.text.height(self.note, "small", box.width)
        place = pygame.Rect(box.left, box.centery - height // 2, box.width, height)
        self.ui.text.paragraph(surface, self.note, "small", "faded_ink", place)


class PlanRow(Widget):
    """How many pieces each hand deals, as rows of medals."""

    focusable = False

    def __init__(self, ui: Ui, plan: Sequence[int]) -> None:
        super().__init__(ui)
        self.plan = list(plan)

    def _step(self, width: int) -> int:
        return min(self.ui.theme.px(56), width // HANDS_PER_ROW)

    def preferred(self, width: int) -> tuple[int, int]:
        rows = -(-len(self.plan) // HANDS_PER_ROW)
        return width, rows * self._step(width)

    def draw(self, surface: pygame.Surface) -> None:
        ui, step = self.ui, self._step(self.rect.width)
        side = round(step * 0.9)
        for number, cards in enumerate(self.plan):
            row, column = divmod(number, HANDS_PER_ROW)
            medal = ui.art.image(MEDAL, side)
            corner = (self.rect.left + column * step, self.rect.top + row * step)
            place = medal.get_rect(topleft=corner)
            surface.blit(medal, place)
            box = place.inflate(-side // 3, 0)
            ui.text.line(surface, ui.tr.number(cards), "number", "ink", box, "centre")


class Fact(Widget):
    """One thing that was chosen: a mark, its name in bold and a sentence about it."""

    focusable = False

    def __init__(self, ui: Ui, name: str, note: str, on: bool = True) -> None:
        super().__init__(ui)
        self.name, self.note, self.on = name, note, on

    def _left(self) -> int:
        return self.ui.theme.px(38)

    def preferred(self, width: int) -> tuple[int, int]:
        theme, text = self.ui.theme, self.ui.text
        inside = width - self._left() - theme.px(12)
        height = text.height(f"**{self.name}**", "body", inside)
        if self.note:
            height += text.height(self.note, "small", inside)
        return width, height + theme.px(10)

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        surface.blit(ui.shapes.bar(self.rect.size, "bone", 0.6 if self.on else 0.3), self.rect)
        side = theme.px(22)
        mark = ui.icon("check" if self.on else "cross", side, "blood" if self.on else "faded_ink")
        surface.blit(mark, mark.get_rect(midleft=(self.rect.left + theme.px(9), self.rect.centery)))
        box = self.rect.inflate(0, -theme.px(10))
        box.left, box.width = box.left + self._left(), box.width - self._left() - theme.px(12)
        colour = "ink" if self.on else "faded_ink"
        box.top += ui.text.paragraph(surface, f"**{self.name}**", "body", colour, box)
        box.height = self.rect.bottom - box.top
        if self.note:
            ui.text.paragraph(surface, self.note, "small", "faded_ink", box)


class LoadTitle(Widget):
    """What the cannon is loaded with in the examples below it."""

    focusable = False

    def __init__(self, ui: Ui, load: str) -> None:
        super().__init__(ui)
        self.load = load

    def preferred(self, width: int) -> tuple[int, int]:
        return width, self.ui.theme.px(34)

    def draw(self, surface: pygame.Surface) -> None:
        ui, high = self.ui, self.rect.height
        picture = ui.art.image(f"table/{self.load}", (high, high))
        surface.blit(picture, picture.get_rect(midleft=self.rect.midleft))
        box = self.rect.move(high + ui.theme.px(8), 0)
        box.width -= high + ui.theme.px(8)
        ui.text.line(surface, ui.tr(f"scores.load.{self.load}"), "label", "ink", box)


class BonusRow(Widget):
    """What is paid beside the tricks: the faces, in words, and the coin."""

    focusable = False

    def __init__(self, ui: Ui, setup: Setup, paid: Paid, numbers: dict[str, int]) -> None:
        super().__init__(ui)
        self.paid = paid
        self.faces = Faces(ui, setup.edition)
        self.text = ui.tr(own_key(ui.tr, "rules.paid", setup.edition, paid.kind), **numbers)

    def _height(self) -> int:
        return self.ui.theme.px(52)

    def _pictures(self) -> int:
        """Room for two faces, overlapping where they are more."""
        return round(self.faces.width(self._height()) * 2.1)

    def _words(self, width: int) -> int:
        return width - self._pictures() - self.ui.theme.px(20 + 54)

    def preferred(self, width: int) -> tuple[int, int]:
        text = self.ui.text.height(self.text, "small", self._words(width))
        return width, max(self._height(), text) + self.ui.theme.px(8)

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        surface.blit(ui.shapes.bar(self.rect.size, "bone", 0.55), self.rect)
        high = self._height()
        wide = self.faces.width(high)
        left = self.rect.left + theme.px(8)
        room = self._pictures() - wide
        step = room / max(1, len(self.paid.faces) - 1)
        for number, face in enumerate(self.paid.faces):
            x = left + wide / 2 + (number * step if len(self.paid.faces) > 1 else room / 2)
            self.faces.draw(surface, face.token, (x, self.rect.centery), high)
        words = self._words(self.rect.width)
        height = ui.text.height(self.text, "small", words)
        box = pygame.Rect(0, 0, words, height)
        box.midleft = (left + self._pictures() + theme.px(8), self.rect.centery)
        ui.text.paragraph(surface, self.text, "small", "ink", box)
        coin = (self.rect.right - theme.px(28), self.rect.centery)
        sign = "±" if self.paid.risk else PLUS
        draw_coin(ui, surface, coin, f"{sign}{self.paid.points}", 48)
