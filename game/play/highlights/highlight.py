"""A highlight of a match, and what the finders of highlights ask its events; no pygame."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from game.rules.events import Event, HandDealt, HandScored, SeatScore, TrickTaken


@dataclass(frozen=True)
class Highlight:
    """A key of `scores.highlight`, an icon, whose it was and what fills the text."""

    key: str
    icon: str
    seats: tuple[int, ...]
    values: dict[str, int] = field(default_factory=dict)
    count: int | None = None


def hands_of(events: Iterable[Event]) -> list[HandScored]:
    return [event for event in events if isinstance(event, HandScored)]


def tricks_of(events: Iterable[Event]) -> Iterator[tuple[int, TrickTaken]]:
    """Every trick with the number of its hand."""
    hand = 0
    for event in events:
        if isinstance(event, HandDealt):
            hand = event.number
        elif isinstance(event, TrickTaken):
            yield hand, event


def is_exact(score: SeatScore) -> bool:
    return score.bid == score.won


def holders(values: Sequence[int]) -> tuple[int, ...]:
    """The seats with the highest value."""
    return tuple(seat for seat, value in enumerate(values) if value == max(values))
