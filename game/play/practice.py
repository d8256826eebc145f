"""Who sits where when a match is played again, or played on, for practice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.match.seat import BOT, HUMAN, Seat


def practice_seats(
    seats: Sequence[Seat], at: int, person: Seat, levels: Sequence[str]
) -> tuple[Seat, ...]:
    """One person at the seat `at`, and bots at all the others.

    The first person of the match changes places with whoever sat there; where only bots played,
    `person` takes the seat. Bots of the usual level play for everybody else.
    """
    crew, people = list(seats), people_of(seats)
    if not people:
        crew[at] = replace(person, kind=HUMAN, level="", personality="")
    elif at not in people:
        crew[at], crew[people[0]] = crew[people[0]], crew[at]
    return tuple(
        _as_bot(seat, levels) if seat.kind == HUMAN and number != at else seat
        for number, seat in enumerate(crew)
    )


def people_of(seats: Sequence[Seat]) -> list[int]:
    return [number for number, seat in enumerate(seats) if seat.kind == HUMAN]


def only_person(seats: Sequence[Seat]) -> int | None:
    """The one person at the table, if there was just one, for whoever looks at the match later."""
    people = people_of(seats)
    return people[0] if len(people) == 1 else None


def _as_bot(seat: Seat, levels: Sequence[str]) -> Seat:
    """The seat with a bot of the usual level, which is the middle one."""
    return replace(seat, kind=BOT, level=levels[len(levels) // 2])
