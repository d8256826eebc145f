"""What stands on a match's score pad: what is open to everyone, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from game.match.seat import Seat
from game.play.looks import Look, looks_of
from game.rules.edition import Setup
from game.rules.events import HandScored, SeatScore
from game.rules.view import View

# The score of somebody who did not play a hand: a bid that nobody can make, and nothing for it.
AWAY = SeatScore(-1, 0, None, (), 0)


class Scored(Protocol):
    """What has a score pad: a game in progress, a match of the past, a sheet kept by hand."""

    @property
    def setup(self) -> Setup: ...

    @property
    def seats(self) -> tuple[Seat, ...]: ...

    @property
    def book(self) -> ScoreBook: ...


class Viewed(Protocol):
    """A match of which everybody sees the same."""

    @property
    def setup(self) -> Setup: ...

    @property
    def seats(self) -> tuple[Seat, ...]: ...

    @property
    def public_view(self) -> View: ...


@dataclass(frozen=True)
class ScoreBook:
    """The hands that were scored, and the bids and loads of the one being played.

    `notes` say why a real table corrected somebody's hand, by the hand's number and the seat.
    Graybeard's ghost scores nothing and is not on the pad.
    """

    names: Sequence[str]
    looks: Sequence[Look]
    scored: Sequence[HandScored]
    hands: int
    bids: Sequence[int | None] = ()
    loads: Sequence[str | None] = ()
    has_loads: bool = False
    notes: Mapping[tuple[int, int], str] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def is_blank(self) -> bool:
        """A pad to be written on."""
        return not any(self.names)

    @property
    def totals(self) -> tuple[int, ...]:
        return self.scored[-1].totals if self.scored else (0,) * self.seats

    @property
    def course(self) -> list[tuple[int, ...]]:
        """The totals before the first hand and after each."""
        return [(0,) * self.seats, *(hand.totals for hand in self.scored)]


def book_of(game: Viewed) -> ScoreBook:
    view, setup = game.public_view, game.setup
    return ScoreBook(
        [seat.name for seat in game.seats],
        looks_of(game.seats),
        view.scored,
        len(setup.plan),
        view.hand.bids if view.hand else (),
        view.hand.loads if view.hand else (),
        setup.scoring.loads,
    )
