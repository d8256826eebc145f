"""Where the rows and columns of the score pad are; no drawing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

import pygame

# Shares of a seat's column for the bid and the points, by how the sign of a cannon load stands
# with the bid.
SHARES = {"none": (0.24, 0.37), "beside": (0.27, 0.365), "below": (0.2, 0.4)}


class Cell(NamedTuple):
    """One seat in one hand, which counts from 1."""

    hand: int
    seat: int


@dataclass(frozen=True)
class PadGrid:
    """A narrow column for the number of the hand, then one for each seat."""

    rect: pygame.Rect
    seats: int
    hands: int
    head: int
    foot: int
    first: int
    highest: int
    loads: str = "none"

    def row(self, hand: int) -> pygame.Rect:
        height = min(self.highest, (self.rect.height - self.head - self.foot) / self.hands)
        top = self.rect.top + self.head
        upper, lower = top + round((hand - 1) * height), top + round(hand * height)
        return pygame.Rect(self.rect.left, upper, self.rect.width, lower - upper)

    @property
    def bottom(self) -> int:
        """Where the last hand ends."""
        return self.row(self.hands).bottom

    @property
    def number(self) -> pygame.Rect:
        return pygame.Rect(self.rect.left, self.rect.top, self.first, self.rect.height)

    def column(self, seat: int) -> pygame.Rect:
        each = (self.rect.width - self.first) / self.seats
        start = self.rect.left + self.first
        left, right = start + round(each * seat), start + round(each * (seat + 1))
        return pygame.Rect(left, self.rect.top, right - left, self.rect.height)

    def cell(self, cell: Cell) -> pygame.Rect:
        return self.column(cell.seat).clip(self.row(cell.hand))

    def parts(self, cell: Cell) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Bid (narrow), points and total of a seat."""
        whole = self.cell(cell)
        bid, points = (round(whole.width * s) for s in SHARES[self.loads])
        left = pygame.Rect(whole.left, whole.top, bid, whole.height)
        middle = pygame.Rect(left.right, whole.top, points, whole.height)
        rest = pygame.Rect(middle.right, whole.top, whole.right - middle.right, whole.height)
        return left, middle, rest

    def hand_at(self, pos: tuple[int, int]) -> int | None:
        hands = range(1, self.hands + 1)
        return next((hand for hand in hands if self.row(hand).collidepoint(pos)), None)

    def cell_at(self, pos: tuple[int, int]) -> Cell | None:
        hand = self.hand_at(pos)
        for seat in range(self.seats):
            if hand is not None and self.column(seat).collidepoint(pos):
                return Cell(hand, seat)
        return None
