"""Who sits where at the table, and where the things of a seat lie around its face.

In units of a 1280 × 720 window. Position 0 is the own seat at the lower edge; the others follow
clockwise, which is to the left.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import pygame

from game.client.toolkit.theme import Theme

Rect = pygame.Rect

MARGIN = 12.0
COLUMN = 266.0  # at both sides: seats above, the own seat and the pad below
USUAL_WIDTH = 1280.0
WIDER, WIDEST = 0.28, 400.0  # of what a window is wider; a column at most
TOP_SEAT, TOP_WIDEST = 124.0, 330.0
SIDE_SEAT, CROWDED_SEAT, SIDE_HIGHEST = 148.0, 118.0, 190.0
CROWDED_OWN = 132.0
PILES_HIGH, PILES_LOW, PILES_TOP = 84.0, 34.0, 38.0
WIDE, PILES_WIDE = 330.0, 46.0  # a column so wide has all piles in one row
MEDAL = 68.0
CHIN = 20.0  # what the plate hides of a portrait
GAP = 6.0
COUNT = (52.0, 27.0)  # the number of pieces that a seat holds
LEAST_EMBLEM = 24.0
TAIL = 14.0  # of words, towards who says them


@dataclass(frozen=True)
class Seating:
    """Where a seat sits: its place without its piles, and whether at a side or at the top."""

    x: float
    y: float
    w: float
    h: float
    side: str


class SeatLayout(ABC):
    """A `screen` is the place of a seat and of what it holds: a portrait that looks over its name
    plate, and right of it what it hides, its medal, and a ribbon with the medal's meaning.
    """

    def __init__(self, theme: Theme, seats: int, bottom: int, ghost: int | None = None) -> None:
        self.theme = theme
        self.u = theme.u
        self.seats = seats
        self.bottom = bottom
        self.ghost = ghost
        self.shared = False  # several people: the lower edge belongs to whoever must decide
        self.w, self.h = theme.size[0] / self.u, theme.size[1] / self.u

    def leave_free(self, units: float) -> None:
        """Keep a strip at the lower edge free for something else; before anything is placed."""
        self.h -= units

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
        """Where the seats sit, for the positions from 1."""
        side, top = self._split
        left = [self._at_side(-1, number, side) for number in range(side)]
        right = [self._at_side(1, number, side) for number in reversed(range(side))]
        return (*left, *(self._at_top(number, top) for number in range(top)), *right)

    @property
    @abstractmethod
    def _explanation_top(self) -> float:
        """Where the seats at the sides must end."""

    @cached_property
    def column(self) -> float:
        """The width of what stands at the left and at the right edge."""
        return min(WIDEST, COLUMN + max(0.0, self.w - USUAL_WIDTH) * WIDER)

    @property
    def _is_crowded(self) -> bool:
        """Whether two sit at each side."""
        return self._split[0] > 1

    @cached_property
    def _side_seat(self) -> float:
        """The height of a seat at a side, and of the own one: larger where there is room."""
        if self._is_crowded:
            return CROWDED_SEAT
        return min(SIDE_HIGHEST, SIDE_SEAT + (self.column - COLUMN) * 0.3)

    @property
    def _side_piles(self) -> float:
        if self._is_crowded:
            return PILES_LOW
        return PILES_WIDE if self.column > WIDE else PILES_HIGH

    def _at_side(self, sign: int, number: int, count: int) -> Seating:
        """The place of a seat at a side: counted from below, spread between what lies in the
        corners.
        """
        high = self._side_seat + 3 + self._side_piles
        top, low = self._corner_low, self._explanation_top - GAP - high
        below = number / (count - 1) if count > 1 else 0.5
        y = top + (low - top) * (1 - below)
        x = MARGIN if sign < 0 else self.w - MARGIN - self.column
        return Seating(x, y, self.column, self._side_seat, "left" if sign < 0 else "right")

    @property
    def _fact_height(self) -> float:
        """The height of a line in the upper corner: its letters need it."""
        return max(29.0, self.theme.text_px("strong") / self.u * 1.2 + 6)

    @property
    def _corner_low(self) -> float:
        return 9 + 3 * (self._fact_height + 2)

    def _at_top(self, number: int, count: int) -> Seating:
        apart = 14.0 if count > 2 else 40.0
        beside = MARGIN + self.column + 8
        room = (self.w - 2 * beside - (count - 1) * apart) / count
        width = min(TOP_WIDEST, room)
        x = self.w / 2 + (number - (count - 1) / 2) * (width + apart) - width / 2
        return Seating(x, 8.0, width, TOP_SEAT, "top")

    @cached_property
    def _own(self) -> Seating:
        """The own seat, beside the own pieces."""
        high = CROWDED_OWN if self._is_crowded else self._side_seat
        return Seating(MARGIN, self.h - high - GAP, self.column, high, "own")

    def seating(self, seat: int) -> Seating:
        position = self.position(seat)
        return self.seatings[position - 1] if position else self._own

    def screen(self, seat: int) -> Rect:
        """The place of a seat: its face, its name, its bid and what it hides."""
        at = self.seating(seat)
        return self.rect(at.x, at.y, at.w, at.h)

    def _text_height(self, style: str, least: float) -> float:
        return max(least, self.theme.text_px(style) / self.u * 1.4 + 8)

    def plate(self, seat: int) -> Rect:
        """The name plate along the lower edge of the seat, as high as its text needs."""
        at, high = self.seating(seat), self._text_height("strong", 34.0)
        return self.rect(at.x, at.y + at.h - high, at.w, high)

    def plate_text(self, seat: int) -> Rect:
        """What of the plate is left for name and score."""
        u = self.u
        box = self.plate(seat).inflate(-round(26 * u), -round(8 * u))
        return box.move(0, -max(1, round(u)))

    def portrait(self, seat: int) -> Rect:
        """A large face that looks over the plate."""
        at = self.seating(seat)
        side = at.h - self._text_height("strong", 34.0) + CHIN
        return self.rect(at.x + 2, at.y, side, side)

    def medal(self, seat: int) -> Rect:
        """The medal at the right end, above the ribbon that says in words what it means."""
        ribbon, at = self.ribbon(seat), self.screen(seat)
        low = ribbon.top + round(6 * self.u)
        side = min(low - at.top, round(MEDAL * self.u * self.column / COLUMN))
        return Rect(at.right - side - round(2 * self.u), low - side, side, side)

    def ribbon(self, seat: int) -> Rect:
        """The room for what the bid still needs, in words, between portrait and plate."""
        plate, face = self.plate(seat), self.portrait(seat)
        high = round(self._text_height("small_bold", 27.0) * self.u)
        left = face.right - round(8 * self.u)
        return Rect(left, plate.top - high - round(2 * self.u), plate.right - left, high)

    def stand(self, seat: int) -> Rect:
        """What is free between the portrait and the medal."""
        face, medal, at = self.portrait(seat), self.medal(seat), self.screen(seat)
        left = face.right - round(4 * self.u)
        return Rect(left, at.top, medal.left - left, self.ribbon(seat).top - at.top)

    def emblem(self, seat: int) -> Rect:
        """What a seat has beside its portrait: above the number of its pieces, or left of it where
        that leaves more room; the own seat has no such number. It is empty where there is no room
        for a picture.
        """
        stand, gap = self.stand(seat), round(GAP * self.u)
        wide, high = (round(side * self.u) for side in COUNT)
        is_own = self.seating(seat).side == "own"
        above = min(stand.width, stand.height - (gap if is_own else high))
        beside = 0 if is_own else min(stand.width - wide - gap, stand.height - gap)
        side = max(above, beside)
        side = side if side >= LEAST_EMBLEM * self.u else 0
        place = Rect(0, 0, side, side)
        place.midtop = (stand.centerx, stand.top + round(3 * self.u))
        if beside > above:
            place.left = stand.centerx - (place.width + gap + wide) // 2
        return place

    def count(self, seat: int) -> tuple[int, int]:
        """The middle of the number of pieces that a seat holds."""
        stand, emblem, u = self.stand(seat), self.emblem(seat), self.u
        if emblem.centerx != stand.centerx:
            return emblem.right + round((GAP + COUNT[0] / 2) * u), emblem.centery
        return stand.centerx, stand.bottom - round((COUNT[1] / 2 - 1) * u)

    def token(self, seat: int) -> Rect:
        """The place of the leader's compass, at the upper left of the portrait."""
        face, side = self.portrait(seat), round(38 * self.u)
        return Rect(face.left - round(2 * self.u), face.top - round(2 * self.u), side, side)

    def pile_zone(self, seat: int) -> Rect:
        """Where the tricks lie that a seat won: before it, the own ones above the own seat."""
        at = self.seating(seat)
        if at.side == "own":
            high = self._own_piles
            return self.rect(at.x, at.y - high - GAP, at.w, high)
        high = PILES_TOP if at.side == "top" else self._side_piles
        return self.rect(at.x + 4, at.y + at.h + 3, at.w - 8, high)

    @property
    @abstractmethod
    def _own_piles(self) -> float:
        """How high the room for the own tricks is."""

    def bubbles(self, seat: int, size: tuple[int, int]) -> Iterator[tuple[Rect, str]]:
        """Where words of a seat may stand, the best first, and at which edge they have their tail:
        below it over its won tricks, above it, or beside it.
        """
        at, face, tail = self.screen(seat), self.portrait(seat), round(TAIL * self.u)
        at = at.union(self.plate(seat))  # which may be a pixel lower
        below, above = at.bottom + tail, self.token(seat).top - tail - size[1]
        lefts = (face.left, at.right - size[0], face.centerx - size[0] // 2)
        rows = ((above, "bottom"), (below, "top"))
        for top, edge in rows if self.seating(seat).side == "own" else reversed(rows):
            for left in lefts:
                yield Rect((left, top), size), edge
        for top in (at.top, face.centery - size[1] // 2, at.bottom - size[1]):
            yield Rect((at.right + tail, top), size), "left"
            yield Rect((at.left - tail - size[0], top), size), "right"
