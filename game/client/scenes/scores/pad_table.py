"""The written part of the score pad: a row per hand, for each seat bid, points and total."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame

from game.client.props.medallion import draw_emblem
from game.client.scenes.scores.items import ink_of, load_sign
from game.client.scenes.scores.pad_grid import Cell, PadGrid
from game.client.toolkit.focus import DIRECTIONS
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Widget
from game.play.score_book import AWAY, ScoreBook
from game.rules.events import HandScored

BREAKS = (" ", "-")
STYLES = (("body", "strong"), ("small", "small_bold"), ("tiny", "tiny"))
POINTS, LITTLE = "+000", 0.9
NUMBER = 28  # the width of the column with the number of the hand
HIGHEST = 70  # of a row, in units
LEAST_SIGN = 12  # the side of a cannon load's sign


def name_lines(name: str) -> list[str]:
    """A name in two lines, broken where the longer one becomes shortest."""
    places = [i + 1 for i, letter in enumerate(name[:-1]) if letter in BREAKS]
    if not places:
        return [name]
    best = min(places, key=lambda place: max(place, len(name) - place))
    return [name[:best].rstrip(), name[best:]]


class PadTable(Widget):
    """Arrows move from cell to cell and a click goes to one; `on_choice` hears of it."""

    highest = HIGHEST

    def __init__(
        self, ui: Ui, book: ScoreBook, cell: Cell, on_choice: Callable[[Cell], object]
    ) -> None:
        super().__init__(ui, "pad")
        self.book, self.cell, self.on_choice = book, cell, on_choice
        self.focusable = bool(book.scored)
        self.marked = 0  # the hand that is told beside the pad
        self.written = float(book.seats)  # how many seats of the last hand are written down
        self.pointed: Cell | None = None  # what the mouse is on
        self.grid = self._ruled()

    # Choosing

    def choose(self, cell: Cell) -> bool:
        """Go to a cell of a hand that was scored; whether it is another one."""
        inside = 1 <= cell.hand <= len(self.book.scored) and 0 <= cell.seat < self.book.seats
        if not inside or cell == self.cell:
            return False
        self.cell = cell
        self.ui.sound("counted")
        self.changed()
        self.on_choice(cell)
        return True

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.type != pygame.KEYDOWN or event.key not in DIRECTIONS:
            return False
        dx, dy = DIRECTIONS[event.key]
        return self.choose(Cell(self.cell.hand + dy, self.cell.seat + dx))

    def on_release(self, pos: tuple[int, int]) -> None:
        if hand := self.grid.hand_at(pos):
            self.choose(self.grid.cell_at(pos) or Cell(hand, self.cell.seat))

    def point_at(self, pos: tuple[int, int]) -> bool:
        """The mouse is there; whether it came to another cell."""
        before, cell = self.pointed, self.grid.cell_at(pos) if self.hit(pos) else None
        self.pointed = cell if cell and cell.hand <= len(self.book.scored) else None
        return self.pointed != before

    @property
    def focus_rect(self) -> pygame.Rect:
        grow = self.ui.theme.px(6)
        return self.grid.cell(self.cell).inflate(grow, grow)

    # Places

    def place(self, x: float, y: float, width: float, height: float) -> None:
        super().place(x, y, width, height)
        self.grid = self._ruled()

    def _ruled(self) -> PadGrid:
        theme, text, book = self.ui.theme, self.ui.text, self.book
        grid = PadGrid(
            self.rect,
            book.seats,
            book.hands,
            head=theme.px(38) + self._name_room(),
            foot=text.line_height("number") + theme.px(14),
            first=theme.px(NUMBER),
            highest=theme.px(self.highest),
        )
        if not book.has_loads:
            return grid
        stacked = grid.row(1).height >= text.line_height("small") + theme.px(LEAST_SIGN)
        return replace(grid, loads="below" if stacked else "beside")

    @property
    def _column(self) -> float:
        """The width of a seat."""
        return (self.rect.width - self.ui.theme.px(NUMBER)) / self.book.seats

    @property
    def is_narrow(self) -> bool:
        """Many seats or large letters: the columns take the smaller styles."""
        theme = self.ui.theme
        return self._column < theme.px(112) * theme.text_size

    @property
    def _name_style(self) -> str:
        return "tiny" if self.is_narrow else "small_bold"

    @property
    def _folds_names(self) -> bool:
        """Whether a name is too long for its column in one line."""
        measure, room = self.ui.text.measure, self._column - self.ui.theme.px(6)
        return any(measure(name, self._name_style)[0] > room for name in self.book.names)

    def _name_room(self) -> int:
        line = self.ui.text.line_height(self._name_style)
        return line * (2 if self._folds_names else 1) + self.ui.theme.px(6)

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        if self.marked:
            self._mark(surface, self.grid.row(self.marked))
        if self.pointed:
            self._mark(surface, self.grid.cell(self.pointed))
        self._draw_rules(surface)
        for seat in range(self.book.seats):
            self._draw_head(surface, seat)
        for hand in range(1, self.book.hands + 1):
            self._draw_row(surface, hand)
        self._draw_foot(surface)

    def _mark(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        surface.blit(self.ui.shapes.bar(rect.size, "brass", 0.34), rect)

    def _draw_rules(self, surface: pygame.Surface) -> None:
        """The lines that were printed on the pad."""
        grid, px = self.grid, self.ui.theme.px
        top, bottom = grid.row(1).top, grid.bottom
        for hand in range(1, grid.hands):
            self._rule(surface, grid.rect.left, grid.row(hand).bottom, grid.rect.width, px(1), 0.28)
        for y in (top, bottom):
            self._rule(surface, grid.rect.left, y, grid.rect.width, px(2), 0.9)
        for seat in range(grid.seats):
            left, high = grid.column(seat).left, bottom + grid.foot - grid.rect.top
            self._rule(surface, left, grid.rect.top, px(1), high, 0.5)
            bid = grid.parts(Cell(1, seat))[0]
            self._rule(surface, bid.right, top, px(1), bottom - top, 0.22)

    def _rule(
        self, surface: pygame.Surface, x: int, y: int, width: int, height: int, opacity: float
    ) -> None:
        surface.blit(self.ui.shapes.bar((width, height), "faded_ink", opacity), (x, y))

    def _draw_head(self, surface: pygame.Surface, seat: int) -> None:
        theme, column = self.ui.theme, self.grid.column(seat)
        disc = pygame.Rect(0, self.rect.top, theme.px(36), theme.px(36))
        disc.centerx = column.centerx
        draw_emblem(self.ui, surface, self.book.looks[seat], disc)
        room = column.inflate(-theme.px(4), 0)
        room.top, room.height = disc.bottom + theme.px(2), self._name_room() - theme.px(6)
        lines = name_lines(self.book.names[seat]) if self._folds_names else [self.book.names[seat]]
        line = self.ui.text.line_height(self._name_style)
        colour = theme.seat(self.book.looks[seat].colour)["dark"]
        top = room.centery - line * len(lines) // 2
        for number, text in enumerate(lines):
            box = pygame.Rect(room.left, top + number * line, room.width, line)
            self.ui.text.line(surface, text, self._name_style, colour, box, "centre")

    def _draw_row(self, surface: pygame.Surface, hand: int) -> None:
        number = self.grid.number.clip(self.grid.row(hand))
        self._write(surface, number, self.ui.tr.number(hand), "small", "faded_ink")
        for seat in range(self.book.seats):
            if hand <= len(self.book.scored):
                self._draw_score(surface, self.book.scored[hand - 1], Cell(hand, seat))
            elif hand == len(self.book.scored) + 1 and seat < len(self.book.bids):
                bid, load = self.book.bids[seat], self.book.loads[seat]
                self._draw_bid(surface, self.grid.parts(Cell(hand, seat))[0], bid, load)

    def _draw_score(self, surface: pygame.Surface, scored: HandScored, cell: Cell) -> None:
        tr, score = self.ui.tr, scored.scores[cell.seat]
        if score is AWAY:
            self._draw_away(surface, cell)
            return
        bid, points, total = self.grid.parts(cell)
        usual, strong = self._styles(points.width)
        self._draw_bid(surface, bid, score.bid, score.load)
        share = self.share(cell.seat) if cell.hand == len(self.book.scored) else 1.0
        if share <= 0:
            return
        before, room = surface.get_clip(), points.union(total)
        room.width = round(room.width * share)
        surface.set_clip(room.clip(before) if share < 1 else before)
        self._write(surface, points, tr.signed(score.points), usual, ink_of(score.points))
        self._write(surface, total, tr.number(scored.totals[cell.seat]), strong, "ink")
        surface.set_clip(before)

    def _draw_away(self, surface: pygame.Surface, cell: Cell) -> None:
        """A stroke for whoever did not sit there."""
        stroke = self.grid.cell(cell).inflate(-self.ui.theme.px(28), 0)
        stroke.height = self.ui.theme.px(2)
        stroke.centery = self.grid.cell(cell).centery
        self._rule(surface, stroke.left, stroke.top, stroke.width, stroke.height, 0.4)

    def share(self, seat: int) -> float:
        """How far the last hand of a seat is written down."""
        return max(0.0, min(1.0, self.written - seat))

    @property
    def _totals(self) -> tuple[int, ...]:
        """The totals, as far as they are written down."""
        before, after = self.book.course[-2:] if self.book.scored else [self.book.totals] * 2
        pairs = enumerate(zip(before, after, strict=True))
        return tuple(new if self.share(seat) >= 1 else old for seat, (old, new) in pairs)

    def _styles(self, width: int) -> tuple[str, str]:
        """The styles of points and totals: the largest letters that need no more than a little
        shrinking.
        """
        fits = (s for s in STYLES if self.ui.text.measure(POINTS, s[0])[0] * LITTLE <= width)
        return next(fits, STYLES[-1])

    def _draw_bid(
        self, surface: pygame.Surface, box: pygame.Rect, bid: int | None, load: str | None
    ) -> None:
        if bid is None:
            return
        if load:
            box = self._draw_load(surface, box, load)
        self._write(surface, box, self.ui.tr.number(bid), "small", "faded_ink")

    def _draw_load(self, surface: pygame.Surface, box: pygame.Rect, load: str) -> pygame.Rect:
        """The sign below or beside the bid; returns the room that is left for the bid."""
        below = self.grid.loads == "below"
        line = self.ui.text.line_height("small")
        room = (box.width * 0.9, box.height - line) if below else (box.width * 0.55, box.height)
        side = min(*map(round, room), self.ui.theme.px(18))
        sign = load_sign(self.ui, load, side)
        if not below:
            surface.blit(sign, sign.get_rect(midright=box.midright))
            return pygame.Rect(box.left, box.top, box.width - side, box.height)
        bid = pygame.Rect(box.left, box.centery - (line + side) // 2, box.width, line)
        surface.blit(sign, sign.get_rect(midtop=bid.midbottom))
        return bid

    def _draw_foot(self, surface: pygame.Surface) -> None:
        """The totals; a crown for whoever leads."""
        if self.book.is_blank:
            return
        totals, grid = self._totals, self.grid
        for seat, total in enumerate(totals):
            column = grid.column(seat)
            box = pygame.Rect(column.left, grid.bottom, column.width, grid.foot)
            leads = bool(self.book.scored) and total == max(totals)
            if leads:
                box = self._crowned(surface, box, total)
            style = "strong" if self.is_narrow else "number"
            self._write(surface, box, self.ui.tr.number(total), style, "ink")

    def _crowned(self, surface: pygame.Surface, box: pygame.Rect, total: int) -> pygame.Rect:
        """A crown left of a total; returns the room that is left for the number."""
        side = self.ui.theme.px(18)
        wide = self.ui.text.measure(self.ui.tr.number(total), "number")[0]
        left = max(box.left + 1, box.centerx - (wide + side) // 2)
        crown = self.ui.art.image("emblems/crown", (side, side))
        surface.blit(crown, crown.get_rect(midleft=(left, box.centery)))
        return pygame.Rect(left + side, box.top, min(wide + 4, box.right - left - side), box.height)

    def _write(
        self, surface: pygame.Surface, box: pygame.Rect, text: str, style: str, colour: str
    ) -> None:
        self.ui.text.line(surface, text, style, colour, box, "centre")
