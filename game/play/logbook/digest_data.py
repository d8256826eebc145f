"""Digests as plain lists, as short as they can be: for the index."""

from __future__ import annotations

from typing import Any

from game.play.logbook.digest import Counted, Digest, Line, Score, Sitter, Tally

VERSION = 1  # of what is counted; another one lets everything be counted anew


def line_data(line: Line) -> list[object]:
    return [*line[:-1]]


def line_from(data: list[Any]) -> Line:
    """The line of what `line_data` wrote; anything else is a TypeError or ValueError."""
    *first, totals, marks, daily, seats = data
    sitters = tuple(Sitter(*seat) for seat in seats)
    return Line._make([*first, tuple(totals), tuple(marks), daily, sitters, False])


def digest_data(digest: Digest) -> list[object]:
    """All of a digest but its line."""
    hands = [[hand.cards, *hand.scores] for hand in digest.hands]
    return [digest.rules, hands, digest.tallies, digest.faces]


def digest_from(line: Line, data: list[Any]) -> Digest:
    rules, hands, tallies, faces = data
    counted = tuple(Counted(cards, tuple(Score(*s) for s in scores)) for cards, *scores in hands)
    tallied = tuple(Tally(dict(caught), luck, tuple(deeds)) for caught, luck, deeds in tallies)
    return Digest(line, rules, counted, tallied, faces)
