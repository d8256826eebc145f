"""The table of the dice game: standing screens, a bag, and the own screen from inside."""

from __future__ import annotations

import math
from functools import cached_property

from game.client.scenes.table.layout import Rect, Seating, TableLayout
from game.client.scenes.table.spots import Place, Spot

SCREEN_SHAPE = 270 / 600
OVERVIEW = 284.0
TRAY_DICE = 0.2  # of the tray's height
PILES_IN_ROW = 3


class DiceLayout(TableLayout):
    seat_widths = (270, 280, 264, 250, 228, 200, 200)
    panel_narrowest = 792.0
    panel_height = 216.0

    # The seats

    @cached_property
    def screen_height(self) -> float:
        return self.screen_width * SCREEN_SHAPE

    def _side_height(self, number: int, count: int) -> float:
        top, low = 108.0, self._panel[1] - 84
        share = {1: (0.5,), 2: (0.8, 0.16)}[count][number]
        raised = 0.12 if self._split[1] == 0 else 0.0
        return top + (low - top) * (share - raised)

    def _at_top(self, number: int, count: int) -> Seating:
        step = self.screen_width + (18 if count > 2 else 60)
        x = self.w / 2 + (number - (count - 1) / 2) * step
        return Seating(x, 18 + self.screen_height / 2, "top")

    def plate(self, seat: int) -> Rect:
        at = self.seating(seat)
        w, high = self.screen_width * 0.82, 32.0
        return self.rect(at.x - w / 2, at.y + self.screen_height / 2 - high - 2, w, high)

    def medal(self, seat: int) -> Rect:
        if self.position(seat) == 0:
            header, own = self.own_header, round(44 * self.u)
            return Rect(header.right - own, header.centery - own // 2, own, own)
        at, side = self.seating(seat), 50.0
        x = at.x + self.screen_width * 0.36 - side / 2
        return self.rect(x, at.y - self.screen_height / 2 - 6, side, side)

    def portrait(self, seat: int) -> Rect:
        if self.position(seat) == 0:
            header, own = self.own_header, round(42 * self.u)
            return Rect(header.left, header.centery - own // 2, own, own)
        at, side = self.seating(seat), 54.0
        x = at.x - self.screen_width * 0.36 - side / 2
        return self.rect(x, at.y - self.screen_height / 2 - 6, side, side)

    def pile_zone(self, seat: int) -> Rect:
        if self.position(seat) == 0:
            x, y, _, _ = self._panel
            return self.rect(x - 84, y - 62, 196, 56)
        at = self.seating(seat)
        below = at.y + self.screen_height / 2 + 4
        high = 27.0 if at.side == "top" else 56.0 if self._split[0] == 1 else 42.0
        return self.rect(at.x - self.screen_width / 2 + 8, below, self.screen_width - 16, high)

    # The lower edge

    @property
    def _beside_panel(self) -> float:
        return 238.0

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

    @property
    def note_line(self) -> int:
        return self.own_header.top

    def well(self, bidding: bool) -> Rect:
        x, y, w, h = self._own
        return self.rect(x, y + 38, w, 72 if bidding else h - 38)

    def _well_cell(self, count: int, bidding: bool) -> float:
        """The width that one of so many pieces has."""
        inner = self.well(bidding).width - 12 * self.u
        return min(102 * self.u, inner / max(1, count))

    def well_place(self, index: int, count: int, bidding: bool) -> Place:
        """The own pieces side by side, as large as they fit."""
        well, u, cell = self.well(bidding), self.u, self._well_cell(count, bidding)
        size = min(cell - 6 * u, well.height - (22 if bidding else 42) * u)
        left = well.centerx - cell * count / 2
        return Place(left + cell * (index + 0.5), well.centery, size)

    def well_target(self, index: int, count: int, bidding: bool) -> Rect:
        place = self.well_place(index, count, bidding)
        target = Rect(0, 0, round(self._well_cell(count, bidding)), self.well(bidding).height)
        target.center = (round(place.x), round(place.y))
        return target

    @cached_property
    def bid_row(self) -> Rect:
        x, y, w, h = self._own
        return self.rect(x, y + 116, w, h - 116 + 2)

    def bid(self, number: int, count: int) -> Rect:
        row = self.bid_row
        cell = min(self.theme.px(64), row.width / count)
        left = row.centerx - cell * count / 2 + number * cell
        return Rect(round(left), row.top, round(cell), row.height)

    @cached_property
    def bag(self) -> Rect:
        side = 152.0
        return self.rect(self._side_middle - side / 2, self.h - 44 - side, side, side)

    @cached_property
    def bag_label(self) -> Rect:
        return self.rect(self._side_middle - 100, self.h - 44, 200, 30)

    # The tray

    @property
    def _tray_top(self) -> float:
        return 18 + self.screen_height + 32

    @property
    def _tray_low(self) -> float:
        return self._panel[1] + 6

    @property
    def _message_half(self) -> float:
        return self.w / 2 - (self._panel[0] - 84 + 196 + 8)

    @cached_property
    def die_in_tray(self) -> float:
        crowd = 1.0 if self.seats < 6 else 0.92
        return min(92.0, self._tray[3] * TRAY_DICE * crowd) * self.u

    # The named spots

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
