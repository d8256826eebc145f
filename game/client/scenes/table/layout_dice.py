"""The table of the dice game: standing screens, a bag, and the own screen from inside."""

from __future__ import annotations

import math
from functools import cached_property

from game.client.scenes.table.layout import TableLayout
from game.client.scenes.table.layout_seats import COLUMN, PILES_HIGH, PILES_WIDE, WIDE, Rect
from game.client.scenes.table.spots import Place, Spot

OVERVIEW, LINES = 46.0, 1.2  # how high the row with all kinds of dice is; lines by their letters
TRAY_DICE = 0.22  # of the tray's height
PILES_IN_ROW = 3
PILE_DIE, OWN_PILE_DIE = 36.0, 40.0


class DiceLayout(TableLayout):
    panel_height = 216.0

    @property
    def _own_piles(self) -> float:
        return PILES_WIDE if self.column > WIDE else PILES_HIGH

    # The lower edge

    @cached_property
    def _overview(self) -> float:
        """The height of the overview: the two lines beside a die need it."""
        letters = self.theme.text_px("number") + self.theme.text_px("tiny")
        return max(OVERVIEW, LINES * letters / self.u)

    @cached_property
    def overview(self) -> Rect:
        """The place of all kinds of dice, along the upper edge of the own screen."""
        x, y, w, _ = self._panel
        return self.rect(x + 26, y + 18, w - 52, self._overview)

    def kind(self, number: int, kinds: int) -> Rect:
        """One of so many kinds of dice in the overview."""
        row = self.overview
        left, right = (row.left + row.width * step // kinds for step in (number, number + 1))
        return Rect(left, row.top, right - left, row.height)

    @property
    def note_line(self) -> int:
        return self.panel.top

    def well(self, bidding: bool) -> Rect:
        x, y, w, h = self._panel
        top = 18 + self._overview + 4
        return self.rect(x + 24, y + top, w - 48, h - top - 20)

    @property
    def closed_pieces(self) -> Rect:
        return self.well(False)

    def _well_cell(self, count: int, bidding: bool) -> float:
        """The width that one of so many pieces has."""
        inner = self.well(bidding).width - 12 * self.u
        return min(126 * self.u, inner / max(1, count))

    def well_place(self, index: int, count: int, bidding: bool) -> Place:
        """The place of an own piece: side by side, as large as they fit."""
        well, u, cell = self.well(bidding), self.u, self._well_cell(count, bidding)
        size = min(cell - 6 * u, well.height - 24 * u)
        left = well.centerx - cell * count / 2
        return Place(left + cell * (index + 0.5), well.centery, size)

    def well_target(self, index: int, count: int, bidding: bool) -> Rect:
        place = self.well_place(index, count, bidding)
        target = Rect(0, 0, round(self._well_cell(count, bidding)), self.well(bidding).height)
        target.center = (round(place.x), round(place.y))
        return target

    @cached_property
    def bag(self) -> Rect:
        x, y, high = self._bag
        return self.rect(x, y, high, high)

    # The tray

    @property
    def _tray_low(self) -> float:
        return self._panel[1] + 6

    @cached_property
    def die_in_tray(self) -> float:
        crowd = 1.0 if self.seats < 6 else 0.88
        return min(104.0, self._tray[3] * TRAY_DICE * crowd) * self.u

    # The named spots

    def _place_bag(self, spot: Spot) -> Place:
        return Place(self.bag.centerx, self.bag.top + self.bag.height * 0.2, 26 * self.u)

    def _place_screen(self, spot: Spot) -> Place:
        if self.position(spot.seat) == 0 and not self.shared:
            well = self.well(False)
            return Place(well.centerx, well.centery, 48 * self.u)
        rect = self.stand(spot.seat)
        return Place(rect.centerx, rect.centery, 34 * self.u)

    def _place_tray(self, spot: Spot) -> Place:
        x, y = self.ring(spot.seat)
        turn = (spot.seat * 47 + spot.index * 29) % 25 - 12
        return Place(x, y, self.die_in_tray, turn)

    def _place_pile(self, spot: Spot) -> Place:
        """Piles stand in one row, or in two where the zone is high and they are many."""
        zone, u = self.pile_zone(spot.seat), self.u
        rows = 2 if zone.height > 60 * u and spot.count > PILES_IN_ROW else 1
        row = max(2, math.ceil(spot.count / rows))
        large = OWN_PILE_DIE if self.position(spot.seat) == 0 else PILE_DIE
        size = min(large * u * (self.column / COLUMN), zone.height / rows * 0.96)
        cell = zone.width / row
        step = min(size * 0.78, (cell - size - 4 * u) / max(1, spot.pieces - 1))
        across, down = spot.index % row, spot.index // row
        x = zone.left + across * cell + size / 2 + spot.piece * step
        y = zone.top + (down + 0.5) * min(zone.height / rows, size * 1.06)
        turn = (spot.piece * 37 + spot.index * 17) % 15 - 7
        return Place(x, y, size, turn)
