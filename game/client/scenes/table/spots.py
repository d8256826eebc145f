"""Places on the table by name, so that whatever moves survives a new window size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True)
class Spot:
    """`kind` is bag, screen, tray, pile, well, fan or deep; the numbers say which one of them.

    For a pile: `index` of `count` piles, and the piece `piece` of `pieces` in it. For the well and
    for the fan of another seat: `index` of `count` pieces.
    """

    kind: str
    seat: int = 0
    index: int = 0
    count: int = 1
    piece: int = 0
    pieces: int = 1


class Place(NamedTuple):
    """Where a spot is now, in pixels: its centre, how high a piece is there, how it is turned."""

    x: float
    y: float
    size: float
    turn: float = 0.0

    @property
    def centre(self) -> tuple[float, float]:
        return self.x, self.y


BAG = Spot("bag")
DEEP = Spot("deep")  # gone for good


def screen(seat: int) -> Spot:
    return Spot("screen", seat)


def tray(seat: int) -> Spot:
    return Spot("tray", seat)


def well(index: int, count: int) -> Spot:
    return Spot("well", index=index, count=count)


def fan(seat: int, index: int, count: int) -> Spot:
    return Spot("fan", seat, index, count)


def between(start: Place, end: Place, t: float, height: float) -> Place:
    """The place on the way from start to end, in an arc so high."""
    arc = 4 * t * (1 - t) * height
    return Place(
        start.x + (end.x - start.x) * t,
        start.y + (end.y - start.y) * t - arc,
        start.size + (end.size - start.size) * t,
        start.turn + (end.turn - start.turn) * t,
    )
