"""Bids (or loads) shown with real hands over the table, and then entered where all can see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

from game.rules.actions import Bid, Decision, Load


class Part(Enum):
    """How far an announcement has come."""

    LOOK = "look"  # everybody looks at the own pieces
    COUNT = "count"  # Yo – ho – ho
    ENTER = "enter"  # what was shown is written down


def value_of(decision: Decision) -> int | str:
    """What a hand shows for it."""
    assert isinstance(decision, Bid | Load)
    return decision.tricks if isinstance(decision, Bid) else decision.load


class Fists:
    """`options` are the legal decisions of every person, from who starts the hand on."""

    def __init__(self, options: Mapping[int, Sequence[Decision]]) -> None:
        self.options = options
        self.part = Part.LOOK
        self.looked: set[int] = set()
        self._chosen: dict[int, Decision] = {}

    @property
    def seats(self) -> tuple[int, ...]:
        return tuple(self.options)

    @property
    def values(self) -> tuple[int | str, ...]:
        """What can be shown."""
        return tuple(value_of(decision) for decision in self.options[self.seats[0]])

    @property
    def is_about_bids(self) -> bool:
        return isinstance(self.values[0], int)

    def count(self) -> None:
        self.part = Part.COUNT

    def counted(self) -> None:
        self.part = Part.ENTER

    def once_more(self) -> None:
        """It was too early; what was entered is forgotten."""
        self.part = Part.LOOK
        self._chosen.clear()

    # What was shown

    def enter(self, seat: int, value: int | str) -> None:
        """Also instead of what was entered before."""
        self._chosen[seat] = next(d for d in self.options[seat] if value_of(d) == value)

    def shown(self, seat: int) -> int | str | None:
        return value_of(self._chosen[seat]) if seat in self._chosen else None

    @property
    def next_seat(self) -> int | None:
        """The first of whom nothing is entered yet."""
        return next((seat for seat in self.seats if seat not in self._chosen), None)

    @property
    def decisions(self) -> list[Decision]:
        """What all have announced, once nothing is missing."""
        assert self.next_seat is None
        return [self._chosen[seat] for seat in self.seats]
