"""The table of the card games: fans of cards, a deck, and the own fan at the lower edge."""

from __future__ import annotations

import math
from functools import cached_property

from game.client.props.card_art import SHAPE, card_size
from game.client.scenes.table.layout import Row, TableLayout, in_rows
from game.client.scenes.table.layout_seats import COLUMN, Rect
from game.client.scenes.table.spots import Place, Spot

CARD = 164.0  # the height of an own card
SMALL_CARD = 116.0  # where so many are held that they lie in two rows
ONE_ROW = 14  # up to so many cards there is one
ROW_STEP = 56.0  # what is seen of the cards in the row behind
STEP = 0.86  # of the width of a card, where there is room
TILT, FLAT_TILT = 6.5, 3.5  # degrees, of the outermost cards in one row and in two
TILT_STEP = 3.4  # from one card to the next at most

FAN_CARD = 74.0
FAN_TILT = 16.0
FAN_STEP, LEAST_STEP = 15.0, 4.1
PILE_CARD = 34.0
OWN_PILE_CARD = 40.0
DECK_SHAPE = 86 / 120
TRAY_CARD = 152.0  # at most
RIM = 0.98  # how far out on the felt the corners of cards may lie

# Where the cards of a trick lie, in widths and heights of a card from the middle of the felt: by
# the number of places, from the own one clockwise, each on the side of whoever played it.
SLOTS: dict[int, tuple[tuple[float, float], ...]] = {
    2: ((0, 0.53), (0, -0.53)),
    3: ((0, 0.5), (-1.32, -0.26), (1.32, -0.26)),
    4: ((0, 0.54), (-1.2, 0), (0, -0.54), (1.2, 0)),
    5: ((0, 0.54), (-1.7, 0.05), (-0.57, -0.54), (0.57, -0.54), (1.7, 0.05)),
    6: ((0, 0.56), (-1.18, 0.52), (-1.12, -0.54), (0, -0.56), (1.12, -0.54), (1.18, 0.52)),
    7: (
        (0, 0.56),
        (-1.14, 0.6),
        (-1.7, -0.48),
        (-0.57, -0.56),
        (0.57, -0.56),
        (1.7, -0.48),
        (1.14, 0.6),
    ),
    8: (
        (0, 0.56),
        (-1.14, 0.56),
        (-2.24, -0.12),
        (-1.12, -0.54),
        (0, -0.56),
        (1.12, -0.54),
        (2.24, -0.12),
        (1.14, 0.56),
    ),
}


class CardLayout(TableLayout):
    panel_height = 188.0
    lead_rise = 22.0
    _own_piles = 46.0

    # The seats

    def fan(self, seat: int) -> Rect:
        """The room for the cards of another seat, between its portrait and its medal."""
        return self.stand(seat)

    def fan_place(self, seat: int, index: int, count: int) -> Place:
        """One of the cards that another seat holds; the ribbon hides what is below it."""
        fan, u = self.fan(seat), self.u
        size, half = FAN_CARD * u, (count - 1) / 2
        step = (fan.width + 20 * u - size * SHAPE) / max(1, count - 1)
        step = max(LEAST_STEP * u, min(FAN_STEP * u, step))
        share = (index - half) / max(half, 2.5)
        drop = 7 * u * share * share
        y = fan.top + size / 2 + 4 * u + drop
        return Place(fan.centerx + (index - half) * step, y, size, round(share * FAN_TILT))

    # The lower edge

    @cached_property
    def bag(self) -> Rect:
        x, y, high = self._bag
        return self.rect(x + 2, y, high * DECK_SHAPE, high)

    # The own fan

    @property
    def note_line(self) -> int:
        return self.panel.top - round(14 * self.u)

    @cached_property
    def _one_row(self) -> int:
        """Up to so many cards lie in one row: as many as leave room for a finger on each."""
        width = CARD * self.u * SHAPE
        fits = [n for n in range(2, ONE_ROW + 1) if self._arc_step(n, width) >= self.theme.touch]
        return max(fits)

    def _row(self, index: int, count: int) -> Row:
        most = self._one_row if count <= self._one_row else math.ceil(count / 2)
        return in_rows(index, count, most)

    def well_place(self, index: int, count: int, bidding: bool) -> Place:
        """The place of an own card on a wide arc; a second row lies before the first."""
        row = self._row(index, count)
        size = (CARD if row.rows == 1 else SMALL_CARD) * self.u
        behind = (row.rows - 1 - row.row) * ROW_STEP * self.u
        tilt = TILT if row.rows == 1 else FLAT_TILT
        return self._on_arc(row.at, row.among, size, tilt, behind)

    def _on_arc(self, index: int, count: int, size: float, tilt: float, behind: float) -> Place:
        half, width = (count - 1) / 2, size * SHAPE
        step = self._arc_step(count, width)
        turn = min(TILT_STEP, tilt / half) if half else 0.0
        angle = turn * (index - half)
        radius = step / math.radians(turn) if turn else 0.0
        drop = radius * (1 - math.cos(math.radians(angle)))
        y = self.panel.bottom - self._arc_depth(half * turn, radius, size) - behind + drop
        return Place(self.panel.centerx + step * (index - half), y, size, angle)

    def _arc_step(self, count: int, width: float) -> float:
        room = self.panel.width - width * 1.16
        return min(width * STEP, room / max(1, count - 1))

    def _arc_depth(self, outermost: float, radius: float, size: float) -> float:
        """From the middle of the middle card down to the lowest corner."""
        angle = math.radians(outermost)
        lean = size / 2 * math.cos(angle) + size * SHAPE / 2 * math.sin(angle)
        return radius * (1 - math.cos(angle)) + lean

    def well_target(self, index: int, count: int, bidding: bool) -> Rect:
        """What of a card can be pressed: its right neighbour and the row in front hide the rest."""
        place, row = self.well_place(index, count, bidding), self._row(index, count)
        width, height = card_size(place.size)
        if row.at < row.among - 1:
            width = round(self.well_place(index + 1, count, bidding).x - place.x)
        if row.row < row.rows - 1:
            height = round(ROW_STEP * self.u)
        left, top = place.x - place.size * SHAPE / 2, place.y - place.size / 2
        return Rect(round(left), round(top), width, height)

    # The tray

    @property
    def _tray_low(self) -> float:
        return self._panel[1] - 6

    @cached_property
    def card_in_tray(self) -> float:
        """The height of a card in the tray: as the felt has room for it, with no corner beyond."""
        rx, ry = self.felt
        far = 0.0
        for x, y in SLOTS[len(self.places)]:
            across, down = (abs(x) + 0.5) * SHAPE, abs(y) + 0.5
            far = max(far, math.hypot(across / rx, down / ry))
        return min(TRAY_CARD * self.u, RIM / far)

    # The named spots

    def _place_bag(self, spot: Spot) -> Place:
        return Place(self.bag.centerx, self.bag.centery, self.bag.height * 0.9)

    def _place_screen(self, spot: Spot) -> Place:
        if self.position(spot.seat) == 0 and not self.shared:
            return self.well_place(0, 1, bidding=False)
        fan = self.fan(spot.seat)
        return Place(fan.centerx, fan.centery + 6 * self.u, FAN_CARD * self.u)

    def _place_fan(self, spot: Spot) -> Place:
        return self.fan_place(spot.seat, spot.index, spot.count)

    def _place_tray(self, spot: Spot) -> Place:
        x, y = SLOTS[len(self.places)][self.position(spot.seat)]
        size, (mx, my) = self.card_in_tray, self.tray_middle
        turn = (spot.seat * 47 + 3) % 7 - 3
        return Place(mx + x * size * SHAPE, my + y * size, size, turn)

    def _place_pile(self, spot: Spot) -> Place:
        """The place in a pile: one little stack for every trick, side by side."""
        zone, u = self.pile_zone(spot.seat), self.u
        own = self.position(spot.seat) == 0
        large = (OWN_PILE_CARD if own else PILE_CARD) * self.column / COLUMN
        size = min(large * u, zone.height - 2 * u)
        width, lift = size * SHAPE, spot.piece * 0.5 * u
        cell = min(width + 5 * u, (zone.width - width - 3 * u) / max(1, spot.count - 1))
        x = zone.left + width / 2 + spot.index * cell + lift
        return Place(
            x, zone.top + size / 2 + 2 * u - lift, size, (spot.index * 17 + spot.piece * 5) % 7 - 3
        )
