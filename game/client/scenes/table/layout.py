"""Where everything on the table is: pure geometry from the window and the number of seats.

Written in units of a 1280 × 720 window, like the theme. Here is what every table has in common;
the seats are in `layout_seats`, what dice and cards need of their own in `layout_dice` and
`layout_cards`.
"""

from __future__ import annotations

import math
from abc import abstractmethod
from functools import cached_property
from typing import NamedTuple

from game.client.scenes.table.layout_seats import (
    GAP,
    MARGIN,
    PILES_TOP,
    TOP_SEAT,
    USUAL_WIDTH,
    Rect,
    SeatLayout,
)
from game.client.scenes.table.spots import Place, Spot

TRAY_SHAPES = (0.56, 0.68)  # flatter than its art, to leave room above and below
FLATTEST, FLATTER = 0.48, 0.0002  # in wide windows, for every unit that they are wider
FELT = (0.417, 0.374)  # half of the felt, as shares of the tray's width and height
FELT_MIDDLE = 352 / 760
PANEL_WIDEST = 940.0
EXPLANATION, PAD, CROWDED_PAD = 150.0, 200.0, 134.0  # the heights
BAG = 104.0
BIDS_IN_ROW = 11
COIN, COIN_CELL, COIN_APART = 56.0, 80.0, 6.0
BID_EDGE = 10.0  # of the board around the coins
STAKE_STYLE, STAKE_LINE = "small_bold", 1.14  # what is said at a coin; a line by its letters


class Row(NamedTuple):
    """The place `at` in a row of `among`, which is the `row`th of `rows`."""

    rows: int
    row: int
    at: int
    among: int


def in_rows(index: int, count: int, most: int) -> Row:
    """One of so many, in as many rows as it takes; the first ones are the fullest."""
    rows = max(1, math.ceil(count / most))
    full = max(1, math.ceil(count / rows))
    row, at = divmod(index, full)
    return Row(rows, row, at, min(full, count - row * full))


class TableLayout(SeatLayout):
    """All rectangles in pixels.

    Words that all tables share: the `panel` is the own place at the lower edge with the `well` for
    the own pieces; the `bag` is where pieces come from, also when it is a deck of cards.
    """

    panel_height: float
    lead_rise = 16.0  # how far the plaque stands above the middle of the rim

    # The lower edge

    @cached_property
    def _panel(self) -> tuple[float, float, float, float]:
        width = min(PANEL_WIDEST, self.w - 2 * (MARGIN + self.column + 8))
        return (self.w - width) / 2, self.h - self.panel_height - 6, width, self.panel_height

    @cached_property
    def panel(self) -> Rect:
        return self.rect(*self._panel)

    @cached_property
    def _bag(self) -> tuple[float, float, float]:
        """Where the bag stands above the own tricks, and how high it can be."""
        left = [s.y + s.h + 3 + self._side_piles for s in self.seatings if s.side == "left"]
        top = max(left, default=self._explanation[1]) + GAP
        low = self._own.y - self._own_piles - 2 * GAP
        high = min(BAG, low - top)
        return MARGIN, low - high, high

    @property
    @abstractmethod
    def bag(self) -> Rect: ...

    @property
    def bag_label(self) -> Rect:
        """The place of the bag's label, right of the bag."""
        x, y, high = self._bag
        left = self.bag.right / self.u + GAP
        return self.rect(left, y + high - 34, x + self.column - left, 30)

    @cached_property
    def _pad(self) -> tuple[float, float, float, float]:
        least = CROWDED_PAD if self._is_crowded else PAD
        high = min(250.0, least + (self.h - 720) * 0.5)
        return self.w - MARGIN - self.column, self.h - high - GAP, self.column, high

    @cached_property
    def pad(self) -> Rect:
        return self.rect(*self._pad)

    @cached_property
    def _explanation(self) -> tuple[float, float, float, float]:
        x, y, width, _ = self._pad
        high = EXPLANATION + min(0.0, (self.h - 720) * 0.5)
        return x, y - GAP - high, width, high

    @property
    def _explanation_top(self) -> float:
        return self._explanation[1]

    @cached_property
    def explanation(self) -> Rect:
        """The place where a piece or a thing explains itself: above the pad, beside the prompt."""
        return self.rect(*self._explanation)

    def tool(self, number: int) -> Rect:
        """The place of a round button beside the message: left and right above the panel."""
        x, y, w, _ = self._panel
        side = 46.0
        return self.rect(x + 6 if number == 0 else x + w - 6 - side, y - 48, side, side)

    # The own pieces; `bidding` says that the bids are laid out too

    @abstractmethod
    def well_place(self, index: int, count: int, bidding: bool) -> Place: ...

    @abstractmethod
    def well_target(self, index: int, count: int, bidding: bool) -> Rect:
        """What of a piece is to be seen and pressed in any case."""

    @property
    def closed_pieces(self) -> Rect:
        """Where pieces lie face down that are to be held up, or turned up."""
        return self.panel

    @property
    @abstractmethod
    def note_line(self) -> int:
        """Notes about the own pieces lie above this line."""

    # The bids, on the empty tray

    def _coins(self, count: int) -> tuple[int, int]:
        """The distance from one bid to the next, across and down."""
        row = in_rows(0, count, BIDS_IN_ROW)
        room = (self._panel[2] - 28) / row.among
        across = max(COIN, min(COIN_CELL, room))
        if not self.tells_stakes(count):
            return round(across * self.u), round(across * self.u)
        down = min(across + self._stake, self._bid_room / row.rows)
        return round(across * self.u), round(down * self.u)

    @property
    def _stake(self) -> float:
        """How high the two lines at a coin are."""
        return 2 * STAKE_LINE * self.theme.text_px(STAKE_STYLE) / self.u

    @cached_property
    def _bid_room(self) -> float:
        """The height for the bids: between the seats above and the prompt below, as far as the
        middle of the tray allows.
        """
        middle, top = self.tray_middle[1] / self.u, self._tray_top if self._split[1] else 8.0
        return 2 * min(middle - top, self.message.top / self.u - middle) - 2 * BID_EDGE

    def tells_stakes(self, count: int) -> bool:
        """Whether there is room at each of so many coins for what is at stake."""
        rows, least = in_rows(0, count, BIDS_IN_ROW).rows, self.theme.touch / self.u
        return self._bid_room / rows - self._stake >= least + COIN_APART

    def bid_board(self, count: int) -> Rect:
        """What the bids lie on."""
        across, down = self._coins(count)
        pad, row = round(BID_EDGE * self.u), in_rows(0, count, BIDS_IN_ROW)
        board = Rect(0, 0, row.among * across + 2 * pad, row.rows * down + 2 * pad)
        board.center = (round(self.tray_middle[0]), round(self.tray_middle[1]))
        return board

    def _bid_cell(self, number: int, count: int) -> Rect:
        """A coin and what is said below it."""
        row, (across, down) = in_rows(number, count, BIDS_IN_ROW), self._coins(count)
        middle = self.bid_board(count).center
        left, top = middle[0] - row.among * across // 2, middle[1] - row.rows * down // 2
        return Rect(left + row.at * across, top + row.row * down, across, down)

    def bid(self, number: int, count: int) -> Rect:
        """One of so many bids to choose from, with wood between it and the next."""
        cell, below = self._bid_cell(number, count), 0
        if self.tells_stakes(count):
            below = round(self._stake * self.u)
        side = min(cell.width, cell.height - below) - round(COIN_APART * self.u)
        coin = Rect(0, 0, max(self.theme.touch, side), max(self.theme.touch, side))
        coin.center = (cell.centerx, cell.top + (cell.height - below) // 2)
        return coin

    def stake(self, number: int, count: int) -> Rect:
        """The place of two lines below a coin."""
        cell, high = self._bid_cell(number, count), round(self._stake * self.u)
        return Rect(cell.left, cell.bottom - high, cell.width, high)

    # The upper edge

    def _fact(self, number: int) -> Rect:
        high = self._fact_height
        return self.rect(MARGIN, 8 + number * (high + 2), self.column, high)

    @cached_property
    def counter(self) -> Rect:
        return self._fact(0)

    @cached_property
    def trick(self) -> Rect:
        return self._fact(1)

    @cached_property
    def bids(self) -> Rect:
        return self._fact(2)

    def button(self, number: int) -> Rect:
        """The place of a round button in the upper corner, counted from the right."""
        side = max(46.0, self.theme.touch / self.theme.u)
        return self.rect(self.w - MARGIN - side - number * (side + 8), 11, side, side)

    # The tray

    @cached_property
    def _tray(self) -> tuple[float, float, float, float]:
        top = self._tray_top if self._split[1] else 8.0
        room = self._tray_low - top
        inner = 2 * (self._inner_edge - 10)
        height = min(room, inner * TRAY_SHAPES[1])
        flat = max(FLATTEST, TRAY_SHAPES[0] - FLATTER * max(0.0, self.w - USUAL_WIDTH))
        width = min(inner, height / flat)
        return (self.w - width) / 2, top + (room - height) / 2, width, height

    @property
    def _tray_top(self) -> float:
        """The upper edge of the tray, below the seats at the top."""
        return 8.0 + TOP_SEAT + 3 + PILES_TOP + GAP

    @property
    @abstractmethod
    def _tray_low(self) -> float: ...

    @property
    def _inner_edge(self) -> float:
        return self.w / 2 - MARGIN - self.column

    @cached_property
    def tray(self) -> Rect:
        return self.rect(*self._tray)

    @cached_property
    def tray_middle(self) -> tuple[float, float]:
        x, y, w, h = self._tray
        return (x + w / 2) * self.u, (y + h * FELT_MIDDLE) * self.u

    @cached_property
    def felt(self) -> tuple[float, float]:
        """Half the width and half the height of the felt in the tray."""
        _, _, w, h = self._tray
        return FELT[0] * w * self.u, FELT[1] * h * self.u

    @cached_property
    def lead(self) -> Rect:
        """The place of the plaque on the upper rim."""
        x, y, w, h = self._tray
        wide = min(230.0, w * 0.5)
        return self.rect(x + w / 2 - wide / 2, y + h * 0.062 - self.lead_rise, wide, 34)

    @cached_property
    def message(self) -> Rect:
        """One line at the lower rim; it may be as wide as what lies beside it allows."""
        half = self._message_half
        return self.rect(self.w / 2 - half, self._panel[1] - 42, 2 * half, 36)

    @property
    def _message_half(self) -> float:
        """Half the width of the message: it ends at the tools."""
        return self.w / 2 - (self._panel[0] + 6 + 46 + 10)

    def is_felt(self, point: tuple[float, float]) -> bool:
        """Whether the felt lies there; around it all is wood."""
        mx, my = self.tray_middle
        rx, ry = self.felt
        return ((point[0] - mx) / rx) ** 2 + ((point[1] - my) / ry) ** 2 <= 1

    def ring(self, seat: int, share: float = 0.61) -> tuple[float, float]:
        """A point in the tray on the side of a seat."""
        angle = math.radians(90 + 360 * self.position(seat) / len(self.places))
        mx, my = self.tray_middle
        rx, ry = self.felt
        return mx + rx * share * math.cos(angle), my + ry * share * math.sin(angle)

    # The named spots

    def place(self, spot: Spot) -> Place:
        return getattr(self, f"_place_{spot.kind}")(spot)  # type: ignore[no-any-return]

    def _place_well(self, spot: Spot) -> Place:
        return self.well_place(spot.index, spot.count, bidding=False)

    def _place_deep(self, spot: Spot) -> Place:
        """Where cards go that are gone for good: down in the middle of the tray."""
        return Place(*self.tray_middle, 10 * self.u, 60.0)
