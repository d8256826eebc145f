"""The table of the card games: fans of cards, a deck, and the own fan at the lower edge."""

from __future__ import annotations

import math
from functools import cached_property

from game.client.props.card_art import SHAPE, card_size
from game.client.scenes.table.layout import PAD, Rect, Seating, TableLayout, in_rows
from game.client.scenes.table.spots import Place, Spot

CARD = 164.0  # the height of an own card
SMALL_CARD = 116.0  # where so many are held that they lie in two rows
ONE_ROW = 14  # up to so many cards there is one
ROW_STEP = 56.0  # what is seen of the cards in the row behind
STEP = 0.86  # of the width of a card, where there is room
TILT, FLAT_TILT = 6.5, 3.5  # degrees, of the outermost cards in one row and in two
TILT_STEP = 3.4  # from one card to the next at most

BLOCK = 94.0  # the height of another seat: its fan above its plate
PLATE = 32.0
FAN_CARD = 66.0
FAN_TILT = 16.0
FAN_STEP = 15.0
PILE_CARD = 27.0
OWN_PILE_CARD = 34.0
OWN = (230.0, 214.0)  # the own name, piles and deck, left of the fan
TRAY_CARD = 152.0  # at most
RIM = 0.98  # how far out on the felt the corners of cards may lie
BIDS_IN_ROW = 11
COIN = 56.0

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
    seat_widths = (260, 260, 250, 244, 226, 236, 226)
    panel_narrowest = 780.0
    panel_height = 188.0
    screen_height = BLOCK
    lead_rise = 22.0

    # The seats

    def _side_height(self, number: int, count: int) -> float:
        top, low = 112 + BLOCK / 2, self.h - PAD[1] - 44 - BLOCK / 2
        share = {1: (0.5,), 2: (1.0, 0.06)}[count][number]
        return top + (low - top) * share

    def _at_top(self, number: int, count: int) -> Seating:
        step = self.screen_width + (14 if count > 2 else 50)
        x = self.w / 2 + (number - (count - 1) / 2) * step
        return Seating(x, 8 + BLOCK / 2, "top")

    @cached_property
    def own(self) -> Rect:
        """The own name, piles and deck."""
        width, height = OWN
        return self.rect(self._panel[0] - width - 4, self.h - height - 6, width, height)

    def plate(self, seat: int) -> Rect:
        if self.position(seat) == 0:
            own, u = self.own, self.u
            return Rect(
                own.left + round(28 * u), own.top + round(20 * u), round(194 * u), round(34 * u)
            )
        rect, high = self.screen(seat), round(PLATE * self.u)
        return Rect(rect.left, rect.bottom - high, rect.width, high)

    def plate_text(self, seat: int) -> Rect:
        """The own plate has its discs at its ends."""
        box = super().plate_text(seat)
        if self.position(seat) == 0:
            left, right = self.portrait(seat).right, self.medal(seat).left
            gap = round(5 * self.u)
            box.left, box.width = left + gap, right - left - 2 * gap
        return box

    def medal(self, seat: int) -> Rect:
        """At the right end of the plate: the own one on it, any other above it."""
        plate, u = self.plate(seat), self.u
        disc = Rect(0, 0, round(48 * u), round(48 * u))
        if self.position(seat) == 0:
            disc.center = (plate.right - round(14 * u), plate.centery)
        else:
            disc.bottomright = (plate.right - round(2 * u), plate.top + round(7 * u))
        return disc

    def portrait(self, seat: int) -> Rect:
        """At the left end."""
        plate, u = self.plate(seat), self.u
        disc = Rect(0, 0, round(56 * u), round(56 * u))
        if self.position(seat) == 0:
            disc.center = (plate.left, plate.centery)
        else:
            disc.bottomleft = (plate.left + round(2 * u), plate.top + round(5 * u))
        return disc

    def fan(self, seat: int) -> Rect:
        """The room for the cards of another seat, above its plate."""
        rect, u = self.screen(seat), self.u
        left, right = self.portrait(seat).right - round(6 * u), self.medal(seat).left + round(2 * u)
        return Rect(left, rect.top, right - left, self.plate(seat).top - rect.top)

    def fan_place(self, seat: int, index: int, count: int) -> Place:
        """One of the cards that another seat holds; what is below the plate is hidden by it."""
        fan, u = self.fan(seat), self.u
        size, half = FAN_CARD * u, (count - 1) / 2
        step = min(FAN_STEP * u, (fan.width - 1.25 * size * SHAPE) / max(1, count - 1))
        share = (index - half) / max(half, 2.5)
        drop = 7 * u * share * share
        y = fan.top + size / 2 + 4 * u + drop
        return Place(fan.centerx + (index - half) * step, y, size, round(share * FAN_TILT))

    def pile_zone(self, seat: int) -> Rect:
        if self.position(seat) == 0:
            own, u = self.own, self.u
            return Rect(
                own.left + round(98 * u), own.top + round(86 * u), round(132 * u), round(82 * u)
            )
        plate, u = self.plate(seat), self.u
        return Rect(
            plate.left + round(6 * u),
            plate.bottom + round(3 * u),
            plate.width - round(12 * u),
            round(29 * u),
        )

    # The lower edge

    @property
    def _beside_panel(self) -> float:
        return 250.0

    @cached_property
    def announced(self) -> Rect:
        """A line below the own plate."""
        plate, u = self.plate(self.bottom), self.u
        return Rect(
            plate.left + round(30 * u), plate.bottom, plate.width - round(30 * u), round(26 * u)
        )

    @cached_property
    def bag(self) -> Rect:
        own, u = self.own, self.u
        width, height = round(86 * u), round(120 * u)
        return Rect(own.left, own.bottom - height, width, height)

    @cached_property
    def bag_label(self) -> Rect:
        own, u = self.own, self.u
        return Rect(
            own.left + round(92 * u), own.bottom - round(32 * u), round(138 * u), round(30 * u)
        )

    # The own fan

    @property
    def note_line(self) -> int:
        return self.panel.top - round(14 * self.u)

    @property
    def _one_row(self) -> int:
        """Up to so many cards lie in one row: fewer where a finger needs the room of two."""
        narrow = self._arc_step(ONE_ROW, CARD * self.u * SHAPE) < self.theme.touch
        return ONE_ROW - 2 if narrow else ONE_ROW

    def well_place(self, index: int, count: int, bidding: bool) -> Place:
        """On a wide arc; where they do not fit one row, the second one lies before the first."""
        row = in_rows(index, count, self._one_row)
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
        """What the card to the right and the row in front leave of it."""
        place, row = self.well_place(index, count, bidding), in_rows(index, count, self._one_row)
        width, height = card_size(place.size)
        if row.at < row.among - 1:
            width = round(self.well_place(index + 1, count, bidding).x - place.x)
        if row.row < row.rows - 1:
            height = round(ROW_STEP * self.u)
        left, top = place.x - place.size * SHAPE / 2, place.y - place.size / 2
        return Rect(round(left), round(top), width, height)

    # The bids, on the empty tray

    def bid_board(self, count: int) -> Rect:
        """What the bids lie on."""
        row, coin, pad = in_rows(0, count, BIDS_IN_ROW), round(COIN * self.u), round(14 * self.u)
        board = Rect(0, 0, row.among * coin + 2 * pad, row.rows * coin + 2 * pad)
        board.center = (round(self.tray_middle[0]), round(self.tray_middle[1]))
        return board

    def bid(self, number: int, count: int) -> Rect:
        row, coin = in_rows(number, count, BIDS_IN_ROW), round(COIN * self.u)
        middle = self.bid_board(count).center
        left, top = middle[0] - row.among * coin // 2, middle[1] - row.rows * coin // 2
        return Rect(left + row.at * coin, top + row.row * coin, coin, coin)

    # The tray

    @property
    def _tray_top(self) -> float:
        return 8 + BLOCK + 32

    @property
    def _tray_low(self) -> float:
        return self._panel[1] - 6

    @property
    def _message_half(self) -> float:
        return self.w / 2 - (self._panel[0] + 6 + 46 + 10)

    @cached_property
    def card_in_tray(self) -> float:
        """As high as the felt has room for: no corner of a card lies beyond it."""
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
        if self.position(spot.seat) == 0:
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
        """One little stack for every trick, side by side; the own ones in two rows."""
        zone, u = self.pile_zone(spot.seat), self.u
        own = self.position(spot.seat) == 0
        size = (OWN_PILE_CARD if own else PILE_CARD) * u
        row = in_rows(spot.index, spot.count, max(5, math.ceil(spot.count / (2 if own else 1))))
        width, lift = size * SHAPE, spot.piece * 0.5 * u
        cell = min(width + 5 * u, (zone.width - width - 3 * u) / max(1, row.among - 1))
        x = zone.left + width / 2 + row.at * cell + lift
        y = zone.top + size / 2 + 2 * u + row.row * (size + 5 * u) - lift
        return Place(x, y, size, (spot.index * 17 + spot.piece * 5) % 7 - 3)
