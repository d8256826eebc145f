"""Where everything on the table is: pure geometry from the window and the number of seats.

Written in units of a 1280 × 720 window, like the theme. Position 0 is the own seat at the lower
edge; the others follow clockwise, which is to the left.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cached_property

import pygame

from game.client.table.spots import Place, Spot
from game.client.theme import Theme

Rect = pygame.Rect

MARGIN = 16.0
TRAY_SHAPE = 0.68  # flatter than its art, to leave room above and below
SCREEN_SHAPE = 270 / 600
PANEL = (792.0, 216.0)
PANEL_WIDEST = 940.0
OVERVIEW = 284.0
FELT = (0.417, 0.374)  # half of the felt, as shares of the tray's width and height
FELT_MIDDLE = 352 / 760
TRAY_DICE = 0.2  # of the tray's height
SCREEN_WIDTHS = {1: 270, 2: 280, 3: 264, 4: 250, 5: 228, 6: 200, 7: 200}
PILES_IN_ROW = 3


@dataclass(frozen=True)
class Seating:
    """Where a seat sits: the middle of its screen, and whether at a side or at the top."""

    x: float
    y: float
    side: str


class TableLayout:
    """All rectangles in pixels."""

    def __init__(self, theme: Theme, seats: int, bottom: int) -> None:
        self.theme = theme
        self.u = theme.u
        self.seats = seats
        self.bottom = bottom
        self.w, self.h = theme.size[0] / self.u, theme.size[1] / self.u

    def rect(self, x: float, y: float, w: float, h: float) -> Rect:
        u = self.u
        return Rect(round(x * u), round(y * u), round(w * u), round(h * u))

    def position(self, seat: int) -> int:
        """How many seats clockwise from the own one."""
        return (seat - self.bottom) % self.seats

    # The lower edge

    @cached_property
    def _panel(self) -> tuple[float, float, float, float]:
        room = self.w - 2 * 244
        width = max(PANEL[0], min(PANEL_WIDEST, room))
        return (self.w - width) / 2, self.h - PANEL[1] - 6, width, PANEL[1]

    @cached_property
    def panel(self) -> Rect:
        return self.rect(*self._panel)

    @cached_property
    def overview(self) -> Rect:
        x, y, _, h = self._panel
        return self.rect(x + 26, y + 22, OVERVIEW, h - 44)

    @cached_property
    def _own(self) -> tuple[float, float, float, float]:
        x, y, w, h = self._panel
        left = x + 26 + OVERVIEW + 14
        return left, y + 22, x + w - 26 - left, h - 44

    @cached_property
    def own_header(self) -> Rect:
        x, y, w, _ = self._own
        return self.rect(x, y - 4, w, 38)

    def well(self, bidding: bool) -> Rect:
        x, y, w, h = self._own
        return self.rect(x, y + 38, w, 72 if bidding else h - 38)

    @cached_property
    def bid_row(self) -> Rect:
        x, y, w, h = self._own
        return self.rect(x, y + 116, w, h - 116 + 2)

    @cached_property
    def bag(self) -> Rect:
        side = 152.0
        return self.rect(self._side_middle - side / 2, self.h - 44 - side, side, side)

    @cached_property
    def bag_label(self) -> Rect:
        return self.rect(self._side_middle - 100, self.h - 44, 200, 30)

    @property
    def _side_middle(self) -> float:
        """Of the room left of the panel."""
        return max(120.0, self._panel[0] * 0.5)

    @cached_property
    def pad(self) -> Rect:
        width = 232.0
        height = 250.0
        middle = self.w - self._side_middle
        return self.rect(middle - width / 2, self.h - height - 4, width, height)

    # The upper edge

    @cached_property
    def counter(self) -> Rect:
        return self.rect(MARGIN, 12, 262, 42)

    @cached_property
    def bids(self) -> Rect:
        return self.rect(MARGIN, 58, 262, 38)

    def button(self, number: int) -> Rect:
        """Round buttons from the right."""
        return self.rect(self.w - MARGIN - 46 - number * 54, 11, 46, 46)

    # The seats

    @cached_property
    def screen_width(self) -> float:
        return float(SCREEN_WIDTHS[self.seats - 1])

    @cached_property
    def screen_height(self) -> float:
        return self.screen_width * SCREEN_SHAPE

    @cached_property
    def _split(self) -> tuple[int, int]:
        """How many sit at each side, and how many at the top."""
        others = self.seats - 1
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
        top, low = 108.0, self._panel[1] - 84
        share = {1: (0.5,), 2: (0.8, 0.16)}[count][number]
        raised = 0.12 if self._split[1] == 0 else 0.0
        y = top + (low - top) * (share - raised)
        return Seating(self.w / 2 + sign * reach, y, "left" if sign < 0 else "right")

    def _at_top(self, number: int, count: int) -> Seating:
        step = self.screen_width + (18 if count > 2 else 60)
        x = self.w / 2 + (number - (count - 1) / 2) * step
        return Seating(x, 18 + self.screen_height / 2, "top")

    def screen(self, seat: int) -> Rect:
        """The standing screen of another seat."""
        at = self.seatings[self.position(seat) - 1]
        w, h = self.screen_width, self.screen_height
        return self.rect(at.x - w / 2, at.y - h / 2, w, h)

    def plate(self, seat: int) -> Rect:
        at = self.seatings[self.position(seat) - 1]
        w, high = self.screen_width * 0.82, 32.0
        return self.rect(at.x - w / 2, at.y + self.screen_height / 2 - high - 2, w, high)

    def medal(self, seat: int) -> Rect:
        if self.position(seat) == 0:
            header, own = self.own_header, round(44 * self.u)
            return Rect(header.right - own, header.centery - own // 2, own, own)
        at, side = self.seatings[self.position(seat) - 1], 50.0
        x = at.x + self.screen_width * 0.36 - side / 2
        return self.rect(x, at.y - self.screen_height / 2 - 6, side, side)

    def portrait(self, seat: int) -> Rect:
        if self.position(seat) == 0:
            header, own = self.own_header, round(42 * self.u)
            return Rect(header.left, header.centery - own // 2, own, own)
        at, side = self.seatings[self.position(seat) - 1], 54.0
        x = at.x - self.screen_width * 0.36 - side / 2
        return self.rect(x, at.y - self.screen_height / 2 - 6, side, side)

    def pile_zone(self, seat: int) -> Rect:
        if self.position(seat) == 0:
            x, y, _, _ = self._panel
            return self.rect(x - 84, y - 62, 196, 56)
        at = self.seatings[self.position(seat) - 1]
        below = at.y + self.screen_height / 2 + 4
        high = 27.0 if at.side == "top" else 56.0 if self._split[0] == 1 else 42.0
        return self.rect(at.x - self.screen_width / 2 + 8, below, self.screen_width - 16, high)

    # The tray

    @cached_property
    def _tray(self) -> tuple[float, float, float, float]:
        top = 8.0
        if self._split[1]:
            top = 18 + self.screen_height + 32
        room = self._panel[1] - top + 6
        inner = 2 * (self._inner_edge - 10)
        height = min(room, inner * TRAY_SHAPE)
        width = height / TRAY_SHAPE
        return (self.w - width) / 2, top + (room - height) / 2, width, height

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
    def lead(self) -> Rect:
        """The plaque on the upper rim."""
        x, y, w, h = self._tray
        wide = min(230.0, w * 0.5)
        return self.rect(x + w / 2 - wide / 2, y + h * 0.062 - 16, wide, 34)

    @cached_property
    def message(self) -> Rect:
        """One line at the lower rim; it may be as wide as what lies beside it allows."""
        x, y, _, _ = self._panel
        half = self.w / 2 - (x - 84 + 196 + 8)
        return self.rect(self.w / 2 - half, y - 42, 2 * half, 36)

    @cached_property
    def die_in_tray(self) -> float:
        crowd = 1.0 if self.seats < 6 else 0.92
        return min(92.0, self._tray[3] * TRAY_DICE * crowd) * self.u

    def ring(self, seat: int, share: float = 0.61) -> tuple[float, float]:
        """A point in the tray on the side of a seat."""
        angle = math.radians(90 + 360 * self.position(seat) / self.seats)
        mx, my = self.tray_middle
        _, _, w, h = self._tray
        rx, ry = FELT[0] * w * self.u * share, FELT[1] * h * self.u * share
        return mx + rx * math.cos(angle), my + ry * math.sin(angle)

    # The named spots

    def place(self, spot: Spot) -> Place:
        return getattr(self, f"_place_{spot.kind}")(spot)  # type: ignore[no-any-return]

    def _place_bag(self, spot: Spot) -> Place:
        return Place(self.bag.centerx, self.bag.top + self.bag.height * 0.2, 26 * self.u)

    def _place_screen(self, spot: Spot) -> Place:
        if self.position(spot.seat) == 0:
            well = self.well(False)
            return Place(well.centerx, well.centery, 48 * self.u)
        rect = self.screen(spot.seat)
        return Place(rect.centerx, rect.centery, 34 * self.u)

    def _place_tray(self, spot: Spot) -> Place:
        x, y = self.ring(spot.seat)
        turn = (spot.seat * 47 + spot.index * 29) % 25 - 12
        return Place(x, y, self.die_in_tray, turn)

    def _place_pile(self, spot: Spot) -> Place:
        """Piles stand in one row, or in two where the zone is high and they are many."""
        zone, u = self.pile_zone(spot.seat), self.u
        rows = 2 if zone.height > 40 * u and spot.count > PILES_IN_ROW else 1
        row = max(2, math.ceil(spot.count / rows))
        size = min(30 * u, zone.height / rows * 0.94)
        cell = zone.width / row
        step = min(size * 0.74, (cell - size - 4 * u) / max(1, spot.pieces - 1))
        across, down = spot.index % row, spot.index // row
        x = zone.left + across * cell + size / 2 + spot.piece * step
        y = zone.top + (down + 0.5) * min(zone.height / rows, 32 * u)
        turn = (spot.piece * 37 + spot.index * 17) % 15 - 7
        return Place(x, y, size, turn)

    def _place_well(self, spot: Spot) -> Place:
        return self.well_place(spot.index, spot.count, bidding=False)

    def well_cell(self, count: int, bidding: bool) -> float:
        """The width that one of so many pieces has."""
        inner = self.well(bidding).width - 26 * self.u
        return min(102 * self.u, inner / max(1, count))

    def well_place(self, index: int, count: int, bidding: bool) -> Place:
        """The own pieces side by side, as large as they fit."""
        well, u, cell = self.well(bidding), self.u, self.well_cell(count, bidding)
        size = min(cell - 6 * u, well.height - (22 if bidding else 42) * u)
        left = well.centerx - cell * count / 2
        return Place(left + cell * (index + 0.5), well.centery, size)
