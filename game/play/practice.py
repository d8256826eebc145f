"""Practice: who sits where when a match is played again, played on, or just tried out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.match.seat import BOT, HUMAN, Seat
from game.play.draft import Draft
from game.play.terms import MatchTerms
from game.rules.edition import Edition


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


def practice_terms(draft: Draft, edition: Edition, levels: Sequence[str]) -> MatchTerms:
    """As it was set up last for this edition, but one person against bots."""
    draft.fit(edition)
    terms = draft.terms(edition)
    return replace(terms, seats=practice_seats(terms.seats, 0, terms.seats[0], levels))


def people_of(seats: Sequence[Seat]) -> list[int]:
    return [number for number, seat in enumerate(seats) if seat.kind == HUMAN]


def _as_bot(seat: Seat, levels: Sequence[str]) -> Seat:
    """The usual level is the middle one."""
    return replace(seat, kind=BOT, level=levels[len(levels) // 2])
