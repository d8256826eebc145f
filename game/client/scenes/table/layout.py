"""Where everything on the table is: pure geometry from the window and the number of seats.

Written in units of a 1280 × 720 window, like the theme. Position 0 is the own seat at the lower
edge; the others follow clockwise, which is to the left. Here is what every table has in common;
what dice and cards need of their own is in `layout_dice` and `layout_cards`.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import pygame

from game.client.scenes.table.spots import Place, Spot
from game.client.toolkit.theme import Theme

Rect = pygame.Rect

MARGIN = 16.0
TRAY_SHAPE = 0.68  # flatter than its art, to leave room above and below
FELT = (0.417, 0.374)  # half of the felt, as shares of the tray's width and height
FELT_MIDDLE = 352 / 760
PANEL_WIDEST = 940.0
PAD = (232.0, 250.0)


@dataclass(frozen=True)
class Seating:
    """Where a seat sits: the middle of its screen, and whether at a side or at the top."""

    x: float
    y: float
    side: str


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


class TableLayout(ABC):
    """All rectangles in pixels.

    Words that all tables share: the `panel` is the own place at the lower edge with the `well` for
    the own pieces; a `screen` is the place of another seat and of what it holds; the `bag` is
    where pieces come from, also when it is a deck of cards.
    """

    seat_widths: tuple[int, ...]  # with one other seat, with two, and so on
    panel_narrowest: float
    panel_height: float
    lead_rise = 16.0  # how far the plaque stands above the middle of the rim

    def __init__(self, theme: Theme, seats: int, bottom: int, ghost: int | None = None) -> None:
        self.theme = theme
        self.u = theme.u
        self.seats = seats
        self.bottom = bottom
        self.ghost = ghost
        self.w, self.h = theme.size[0] / self.u, theme.size[1] / self.u

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        u = self.u
        return Rect(round(x * u), round(y * u), round(w * u), round(h * u))

    # Who sits where

    @property
    def places(self) -> range:
        """All who play pieces: the seats, and after them the ghost."""
        return range(self.seats + (self.ghost is not None))

    @property
    def others(self) -> list[int]:
        return [seat for seat in self.places if seat != self.bottom]

    def position(self, seat: int) -> int:
        """How many places clockwise from the own one; the ghost comes next after it."""
        if seat == self.ghost:
            return 1
        steps = (seat - self.bottom) % self.seats
        return steps + (self.ghost is not None) if steps else 0

    @cached_property
    def _split(self) -> tuple[int, int]:
        """How many sit at each side, and how many at the top."""
        others = len(self.others)
        if others == 1:
            return 0, 1
        side = 1 if others <= 5 else 2
        return side, others - 2 * side

    @cached_property
    def seatings(self) -> tuple[Seating, ...]:
        """Of the positions from 1."""
        side, top = self._split
        left = [self._at_side(-1, number, side) for number in range(side)]
        right = [self._at_side(1, number, side) for number in reversed(range(side))]
        return (*left, *(self._at_top(number, top) for number in range(top)), *right)

    def _at_side(self, sign: int, number: int, count: int) -> Seating:
        reach = self.w / 2 - MARGIN - self.screen_width / 2
        reach = min(reach, 640 - MARGIN - self.screen_width / 2 + (self.w - 1280) * 0.3)
        y = self._side_height(number, count)
        return Seating(self.w / 2 + sign * reach, y, "left" if sign < 0 else "right")

    @abstractmethod
    def _side_height(self, number: int, count: int) -> float:
        """The middle of one of so many at a side, counted from below."""

    @abstractmethod
    def _at_top(self, number: int, count: int) -> Seating: ...

    def seating(self, seat: int) -> Seating:
        return self.seatings[self.position(seat) - 1]

    @cached_property
    def screen_width(self) -> float:
        return float(self.seat_widths[len(self.others) - 1])

    @property
    @abstractmethod
    def screen_height(self) -> float: ...

    def screen(self, seat: int) -> Rect:
        """The place of another seat."""
        at = self.seating(seat)
        w, h = self.screen_width, self.screen_height
        return self.rect(at.x - w / 2, at.y - h / 2, w, h)

    @abstractmethod
    def plate(self, seat: int) -> Rect: ...

    def plate_text(self, seat: int) -> Rect:
        """What of the plate is left for name and score."""
        u = self.u
        box = self.plate(seat).inflate(-round(26 * u), -round(10 * u))
        return box.move(0, -max(1, round(u)))

    @abstractmethod
    def medal(self, seat: int) -> Rect: ...

    @abstractmethod
    def portrait(self, seat: int) -> Rect: ...

    @abstractmethod
    def pile_zone(self, seat: int) -> Rect:
        """Where the tricks lie that a seat won."""

    # The lower edge

    @cached_property
    def _panel(self) -> tuple[float, float, float, float]:
        room = self.w - 2 * self._beside_panel
        width = max(self.panel_narrowest, min(PANEL_WIDEST, room))
        return (self.w - width) / 2, self.h - self.panel_height - 6, width, self.panel_height

    @property
    @abstractmethod
    def _beside_panel(self) -> float:
        """What is kept free on both sides of it."""

    @cached_property
    def panel(self) -> Rect:
        return self.rect(*self._panel)

    @property
    def _side_middle(self) -> float:
        """Of the room left of the panel."""
        return max(120.0, self._panel[0] * 0.5)

    @property
    @abstractmethod
    def bag(self) -> Rect: ...

    @property
    @abstractmethod
    def bag_label(self) -> Rect: ...

    @cached_property
    def pad(self) -> Rect:
        width, height = PAD
        middle = self.w - self._side_middle
        return self.rect(middle - width / 2, self.h - height - 4, width, height)

    def tool(self, number: int) -> Rect:
        """Round buttons beside the message, left and right above the panel."""
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
    @abstractmethod
    def note_line(self) -> int:
        """Notes about the own pieces lie above this line."""

    @abstractmethod
    def bid(self, number: int, count: int) -> Rect:
        """One of so many bids to choose from."""

    # The upper edge

    @cached_property
    def counter(self) -> Rect:
        return self.rect(MARGIN, 12, 262, 42)

    @cached_property
    def bids(self) -> Rect:
        return self.rect(MARGIN, 58, 262, 38)

    def button(self, number: int) -> Rect:
        """Round buttons from the right."""
        side = max(46.0, self.theme.touch / self.theme.u)
        return self.rect(self.w - MARGIN - side - number * (side + 8), 11, side, side)

    # The tray

    @cached_property
    def _tray(self) -> tuple[float, float, float, float]:
        top = self._tray_top if self._split[1] else 8.0
        room = self._tray_low - top
        inner = 2 * (self._inner_edge - 10)
        height = min(room, inner * TRAY_SHAPE)
        width = height / TRAY_SHAPE
        return (self.w - width) / 2, top + (room - height) / 2, width, height

    @property
    @abstractmethod
    def _tray_top(self) -> float:
        """Below the seats at the top."""

    @property
    @abstractmethod
    def _tray_low(self) -> float: ...

    @property
    def _inner_edge(self) -> float:
        sides = [abs(s.x - self.w / 2) for s in self.seatings if s.side != "top"]
        reach = min(sides, default=self.w / 2)
        return reach - self.screen_width / 2

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
        """The plaque on the upper rim."""
        x, y, w, h = self._tray
        wide = min(230.0, w * 0.5)
        return self.rect(x + w / 2 - wide / 2, y + h * 0.062 - self.lead_rise, wide, 34)

    @cached_property
    def message(self) -> Rect:
        """One line at the lower rim; it may be as wide as what lies beside it allows."""
        half = self._message_half
        return self.rect(self.w / 2 - half, self._panel[1] - 42, 2 * half, 36)

    @property
    @abstractmethod
    def _message_half(self) -> float: ...

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
        """Gone for good, down in the middle of the tray."""
        return Place(*self.tray_middle, 10 * self.u, 60.0)
