"""One hand told item by item: what each seat bid, won and was paid for."""

from __future__ import annotations

import pygame

from game.client.props.medallion import draw_emblem
from game.client.props.score_lines import line_text
from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Widget
from game.play.looks import Look
from game.play.score_book import AWAY
from game.rules.events import SeatScore
from game.rules.scoring import ScoreLine

CORRECTION = "correction"
LINE, NAME, POINTS = "small", "small_bold", "number"


def bid_won(ui: Ui, score: SeatScore) -> str:
    if score is AWAY:
        return ui.tr("scores.away")
    return ui.tr("scores.bid_won", bid=score.bid, won=score.won)


def load_sign(ui: Ui, load: str, side: int) -> pygame.Surface:
    """What a seat had loaded its cannon with."""
    return ui.art.image(f"table/{load}", (side, side))


def ink_of(points: int) -> str:
    return "blood" if points < 0 else "ink"


def draw_points(
    ui: Ui, surface: pygame.Surface, points: int, style: str, box: pygame.Rect
) -> pygame.Rect:
    """Signed, at the right end of the box; returns where they are."""
    text = ui.tr.signed(points)
    right = box.copy()
    right.width = min(box.width, ui.text.measure(text, style)[0] + ui.theme.px(2))
    right.right = box.right
    ui.text.line(surface, text, style, ink_of(points), right, "right")
    return right


class SeatItems(Widget):
    """What a slip and a row of the pad have in common: whose hand it was."""

    focusable = False

    def __init__(self, ui: Ui, name: str, look: Look, score: SeatScore, note: str = "") -> None:
        super().__init__(ui)
        self.name, self.look, self.score, self.note = name, look, score, note

    def text_of(self, line: ScoreLine) -> str:
        """A correction is called by its note."""
        told = line_text(self.ui, line)
        if not self.note or line.kind != CORRECTION:
            return told
        return self.ui.tr("rules.option.value", option=told, value=self.note)

    def draw_head(self, surface: pygame.Surface, inside: pygame.Rect) -> pygame.Rect:
        """Emblem, name and points in the first line; returns the room between the last two."""
        ui, high = self.ui, self.ui.text.line_height(NAME)
        row = pygame.Rect(inside.left, inside.top, inside.width, high)
        disc = pygame.Rect(row.left, row.top, high, high).inflate(4, 4)
        draw_emblem(ui, surface, self.look, disc)
        points = draw_points(ui, surface, self.score.points, POINTS, row.inflate(0, ui.theme.px(8)))
        left, gap = disc.right + ui.theme.space("s"), ui.theme.space("s")
        name = pygame.Rect(left, row.top, points.left - gap - left, high)
        drawn = ui.text.line(surface, self.name, NAME, "ink", name)
        left = drawn.rect.right + gap
        return pygame.Rect(left, row.top, points.left - gap - left, high)


class Slip(SeatItems):
    """A note beside a cell of the pad: one line for each item."""

    def preferred(self, width: int) -> tuple[int, int]:
        ui, theme = self.ui, self.ui.theme
        texts = [bid_won(ui, self.score), *self._loaded(), *self._items()]
        widest = max(ui.text.measure(text, LINE)[0] for text in texts)
        head = ui.text.measure(self.name, NAME)[0] + ui.text.line_height(NAME)
        needed = max(widest + theme.px(60), head + theme.px(80)) + 2 * theme.space("m")
        lines = ui.text.line_height(NAME) + len(texts) * ui.text.line_height(LINE)
        return min(width, needed), lines + 2 * theme.space("m")

    def _loaded(self) -> list[str]:
        return [self.ui.tr(f"scores.load.{self.score.load}")] if self.score.load else []

    def _items(self) -> list[str]:
        return [self.text_of(line) for line in self.score.lines]

    def draw(self, surface: pygame.Surface) -> None:
        ui, pad = self.ui, self.ui.theme.space("m")
        blit_glow(surface, ui.shapes.shadow(self.rect.size, spread=14), self.rect)
        surface.blit(ui.shapes.panel(self.rect.size), self.rect)
        inside = self.rect.inflate(-2 * pad, -2 * pad)
        self.draw_head(surface, inside)
        line = ui.text.line_height(LINE)
        row = pygame.Rect(inside.left, inside.top + ui.text.line_height(NAME), inside.width, line)
        ui.text.line(surface, bid_won(ui, self.score), LINE, "faded_ink", row)
        if self.score.load:
            row = row.move(0, line)
            self._draw_load(surface, row, self.score.load)
        for item in self.score.lines:
            row = row.move(0, line)
            points = draw_points(ui, surface, item.points, NAME, row)
            text = pygame.Rect(row.left, row.top, points.left - row.left, line)
            ui.text.line(surface, self.text_of(item), LINE, "ink", text)

    def _draw_load(self, surface: pygame.Surface, row: pygame.Rect, load: str) -> None:
        sign = load_sign(self.ui, load, row.height)
        surface.blit(sign, sign.get_rect(midleft=row.midleft))
        text = row.copy()
        text.left, text.width = row.left + row.height + 4, row.width - row.height - 4
        self.ui.text.line(surface, self._loaded()[0], LINE, "faded_ink", text)


class ItemRow(SeatItems):
    """A seat on the pad: its items one after the other, in as many lines as they take.

    Where names are `crowded` the bid is told below the name, before the items. Until it is
    `written` its place is empty.
    """

    crowded = False
    written = True

    def is_crowded(self, width: int) -> bool:
        """Whether the first line has no room to tell the bid in words."""
        ui, theme = self.ui, self.ui.theme
        texts = (self.name, NAME), (bid_won(ui, self.score), LINE)
        words = sum(ui.text.measure(*text)[0] for text in texts)
        points = ui.text.measure(ui.tr.signed(self.score.points), POINTS)[0]
        signs = (2 if self.score.load else 1) * ui.text.line_height(NAME)
        return words + points + signs + theme.px(60) > width

    def _inside(self, width: int) -> int:
        return width - self.ui.theme.px(22)

    def preferred(self, width: int) -> tuple[int, int]:
        rows = max((row for row, _ in self._flow(self._inside(width))), default=0) + 1
        high = self.ui.text.line_height(NAME) + rows * self.ui.text.line_height(LINE)
        return width, high + self.ui.theme.px(12)

    def _flow(self, width: int) -> list[tuple[int, pygame.Rect]]:
        """The line of each item, and its place in it, from 0."""
        theme, high = self.ui.theme, self.ui.text.line_height(LINE)
        places: list[tuple[int, pygame.Rect]] = []
        first = high + theme.space("s") + 4  # below the name
        row, left = 0, first
        if self.crowded:
            left += self._told_width + theme.space("l")
        for line in self.score.lines:
            wide = min(width - first, self._width(line))
            if left > first and left + wide > width:
                row, left = row + 1, first
            places.append((row, pygame.Rect(left, row * high, wide, high)))
            left += wide + theme.space("l")
        return places

    @property
    def _told_width(self) -> int:
        return self.ui.text.measure(bid_won(self.ui, self.score), LINE)[0]

    def _width(self, line: ScoreLine) -> int:
        text, points = self.text_of(line), self.ui.tr.signed(line.points)
        measure = self.ui.text.measure
        return measure(text, LINE)[0] + measure(points, NAME)[0] + self.ui.theme.px(10)

    def draw(self, surface: pygame.Surface) -> None:
        if not self.written:
            return
        ui, theme = self.ui, self.ui.theme
        surface.blit(ui.shapes.bar(self.rect.size, "bone", 0.6), self.rect)
        self._draw_edge(surface)
        inside = pygame.Rect(0, 0, self._inside(self.rect.width), self.rect.height - theme.px(12))
        inside.midright = (self.rect.right - theme.px(10), self.rect.centery)
        self._draw_told(surface, self.draw_head(surface, inside))
        top = inside.top + ui.text.line_height(NAME) + theme.px(1)
        if self.crowded:
            left, high = ui.text.line_height(LINE) + theme.space("s") + 4, ui.text.line_height(LINE)
            told = pygame.Rect(inside.left + left, top, self._told_width, high)
            ui.text.line(surface, bid_won(ui, self.score), LINE, "faded_ink", told)
        for line, (_, place) in zip(self.score.lines, self._flow(inside.width), strict=True):
            self._draw_item(surface, line, place.move(inside.left, top))

    def _draw_edge(self, surface: pygame.Surface) -> None:
        """A bar in the colour of the seat."""
        theme = self.ui.theme
        edge = pygame.Rect(self.rect.topleft, (theme.px(5), self.rect.height))
        bar = self.ui.shapes.bar(edge.size, theme.seat(self.look.colour)["main"])
        surface.blit(bar, edge)

    def _draw_told(self, surface: pygame.Surface, room: pygame.Rect) -> None:
        if self.score.load:
            sign = load_sign(self.ui, self.score.load, room.height)
            surface.blit(sign, sign.get_rect(midleft=room.midleft))
            room = room.inflate(-room.height - 4, 0).move((room.height + 4) // 2, 0)
        if not self.crowded:
            self.ui.text.line(surface, bid_won(self.ui, self.score), LINE, "faded_ink", room)

    def _draw_item(self, surface: pygame.Surface, line: ScoreLine, place: pygame.Rect) -> None:
        points = draw_points(self.ui, surface, line.points, NAME, place)
        text = pygame.Rect(place.left, place.top, points.left - place.left, place.height)
        self.ui.text.line(surface, self.text_of(line), LINE, "ink", text)
