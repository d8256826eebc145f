"""The small score pad on the table: emblems for names, points of the last hands, totals."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.client.props.medallion import draw_emblem
from game.client.scenes.table.stage import Stage
from game.client.toolkit.theme import Theme

MOST_COLUMNS = 4  # with more seats each of them has a row, and the hands stand side by side
LEAST_ROW, LEAST_COLUMN, TOTAL, CURL = 17, 35, 46, 10  # in units; the corner is curled up
LEAST_TITLE = 16


@dataclass(frozen=True)
class SmallGrid:
    """Seats one way, hands the other, with the totals last; `seats_down` gives seats the rows."""

    page: pygame.Rect
    seats: int
    hands: int
    head: int
    first: int
    total: int
    seats_down: bool

    def _box(self, seat: tuple[float, float], hand: tuple[float, float]) -> pygame.Rect:
        """A box by where it begins and ends among the seats, and among the hands."""
        (left, right), (top, bottom) = (hand, seat) if self.seats_down else (seat, hand)
        x, y = round(self.page.left + left), round(self.page.top + top)
        right, bottom = round(self.page.left + right), round(self.page.top + bottom)
        return pygame.Rect(x, y, right - x, bottom - y)

    @property
    def _lengths(self) -> tuple[int, int]:
        """The length of the side along the seats and of the one along the hands."""
        width, height = self.page.size
        return (height, width) if self.seats_down else (width, height)

    @property
    def _heads(self) -> tuple[int, int]:
        """What the numbers of the hands and the emblems take."""
        return (self.head, self.first) if self.seats_down else (self.first, self.head)

    def _seat(self, seat: int) -> tuple[float, float]:
        start = self._heads[0]
        each = (self._lengths[0] - start) / self.seats
        return start + seat * each, start + (seat + 1) * each

    def _hand(self, number: int) -> tuple[float, float]:
        start = self._heads[1]
        each = (self._lengths[1] - start - self.total) / self.hands
        return start + number * each, start + (number + 1) * each

    @property
    def _last(self) -> tuple[float, float]:
        return self._lengths[1] - self.total, self._lengths[1]

    def emblem(self, seat: int) -> pygame.Rect:
        return self._box(self._seat(seat), (0, self._heads[1]))

    def number(self, hand: int) -> pygame.Rect:
        """The head of the hand that is shown as the `hand`th, from 0."""
        return self._box((0, self._heads[0]), self._hand(hand))

    def points(self, seat: int, hand: int) -> pygame.Rect:
        return self._box(self._seat(seat), self._hand(hand))

    def sum(self, seat: int) -> pygame.Rect:
        return self._box(self._seat(seat), self._last)

    @property
    def rule(self) -> pygame.Rect:
        """The line before the totals, without thickness."""
        whole = self._box((0, self._lengths[0]), self._last)
        whole.size = (0, whole.height) if self.seats_down else (whole.width, 0)
        return whole


def small_grid(theme: Theme, page: pygame.Rect, seats: int, hands: int) -> SmallGrid:
    """A grid with as many hands as there is room for, in letters of the size that was chosen."""
    large = theme.text_size
    if seats > MOST_COLUMNS:
        page = pygame.Rect(*page.topleft, page.width, page.height - theme.px(CURL))
        head, first, total = theme.px(22), theme.px(30), theme.px(TOTAL * large)
        room = (page.width - first - total) // theme.px(LEAST_COLUMN * large)
    else:
        row = theme.px(LEAST_ROW * large)
        head, first, total = round(page.height * 0.13), theme.px(18 * large), round(row * 1.4)
        room = (page.height - head - total) // row
    shown = max(1, min(hands, room))
    return SmallGrid(page, seats, shown, head, first, total, seats > MOST_COLUMNS)


def first_shown(scored: int, hands: int, shown: int) -> int:
    """The first of the hands that are shown: the one being played is the last of them at most."""
    return max(0, min(scored + 1, hands) - shown)


def draw_pad(stage: Stage, surface: pygame.Surface) -> None:
    """Points of the last hands and the totals; an emblem stands for a name."""
    ui, rect = stage.ui, stage.layout.pad
    image = ui.art.image("table/score_pad", rect.width)
    image = ui.art.made(("pad", rect.size), lambda: pygame.transform.smoothscale(image, rect.size))
    surface.blit(image, rect)
    title = pygame.Rect(rect.left + rect.width * 0.2, rect.top + rect.height * 0.015, 0, 0)
    title.size = (round(rect.width * 0.6), round(rect.height * 0.1))
    if title.height >= ui.theme.px(LEAST_TITLE):
        ui.text.line(surface, ui.tr("table.pad"), "small_bold", "parchment_light", title, "centre")
    page = pygame.Rect(0, 0, round(rect.width * 0.89), round(rect.height * 0.79))
    page.midtop = (rect.centerx, rect.top + round(rect.height * 0.125))
    hands = len(stage.board.view.setup.plan)
    grid = small_grid(ui.theme, page, len(stage.looks), hands)
    if grid.points(0, 0).height < ui.theme.px(LEAST_ROW):
        draw_standings(stage, surface, page)
    else:
        _draw_page(stage, surface, grid)


def draw_standings(stage: Stage, surface: pygame.Surface, page: pygame.Rect) -> None:
    """Where there is no room for hands: the totals alone, in two columns."""
    ui, totals = stage.ui, stage.board.view.totals
    rows = (len(totals) + 1) // 2
    for seat, look in enumerate(stage.looks):
        column, row = divmod(seat, rows)
        top, low = (page.top + page.height * step // rows for step in (row, row + 1))
        box = pygame.Rect(page.left + column * page.width // 2, top, page.width // 2, low - top)
        box = box.inflate(-ui.theme.px(16), -ui.theme.px(2))
        draw_emblem(ui, surface, look, pygame.Rect(box.topleft, (box.height, box.height)))
        text, colour = ui.tr.number(totals[seat]), _total_colour(totals, totals[seat])
        ui.text.line(surface, text, "strong", colour, box, "right")


def _total_colour(totals: tuple[int, ...], total: int) -> str:
    return "blood" if total < 0 else "felt_dark" if total == max(totals) else "ink"


def _draw_page(stage: Stage, surface: pygame.Surface, grid: SmallGrid) -> None:
    view = stage.board.view
    for seat, look in enumerate(stage.looks):
        draw_emblem(stage.ui, surface, look, grid.emblem(seat))
    first = first_shown(len(view.scored), len(view.setup.plan), grid.hands)
    for place in range(grid.hands):
        _draw_number(stage, surface, first + place, grid.number(place))
        for seat in range(grid.seats):
            _draw_points(stage, surface, first + place, seat, grid.points(seat, place))
    _draw_totals(stage, surface, grid)


def _draw_number(stage: Stage, surface: pygame.Surface, hand: int, box: pygame.Rect) -> None:
    ui, done = stage.ui, hand < len(stage.board.view.scored)
    now = stage.board.hand is not None and hand + 1 == stage.board.view.hand_number
    style, colour = ("small_bold", "blood") if now else ("tiny", "ink" if done else "faded_ink")
    ui.text.line(surface, ui.tr.number(hand + 1), style, colour, box, "centre")


def _draw_points(
    stage: Stage, surface: pygame.Surface, hand: int, seat: int, box: pygame.Rect
) -> None:
    scored = stage.board.view.scored
    if hand >= len(scored):
        return
    points = scored[hand].scores[seat].points
    colour = "blood" if points < 0 else "ink"
    box = box.inflate(-stage.ui.theme.px(3), 0)
    stage.ui.text.line(surface, stage.ui.tr.signed(points), "tiny", colour, box, "centre")


def _draw_totals(stage: Stage, surface: pygame.Surface, grid: SmallGrid) -> None:
    ui, totals, thick = stage.ui, stage.board.view.totals, max(1, stage.ui.theme.px(1.5))
    rule = grid.rule
    size = (max(thick, rule.width), max(thick, rule.height))
    surface.blit(ui.shapes.bar(size, "faded_ink", 0.8), rule)
    for seat, total in enumerate(totals):
        colour, box = _total_colour(totals, total), grid.sum(seat)
        ui.text.line(surface, ui.tr.number(total), "small_bold", colour, box, "centre")
