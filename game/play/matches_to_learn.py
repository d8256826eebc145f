"""Matches to learn with: the first of one's own after a lesson, and practice against bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.match.seat import BOT, HUMAN
from game.play.draft import Draft
from game.play.practice import practice_seats
from game.play.terms import MatchTerms
from game.rules.edition import Edition

SEATS = 3  # as in the lessons


def first_terms(
    draft: Draft, edition: Edition, options: Mapping[str, object], levels: Sequence[str]
) -> MatchTerms:
    """The first match after a lesson, with names and looks as they were set up last."""
    me, *others = (seat.seat() for seat in draft.seats[:SEATS])
    return MatchTerms(
        edition.key,
        (
            replace(me, kind=HUMAN, level="", personality=""),
            *(replace(each, kind=BOT, level=levels[0]) for each in others),
        ),
        dict(options),
    )


def practice_terms(draft: Draft, edition: Edition, levels: Sequence[str]) -> MatchTerms:
    """The match that was set up last for this edition, but one person against bots."""
    draft.fit(edition)
    terms = draft.terms(edition)
    return replace(terms, seats=practice_seats(terms.seats, 0, terms.seats[0], levels))
