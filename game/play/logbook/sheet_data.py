"""Sheets as plain lists, as short as they can be: for the index."""

from __future__ import annotations

from typing import Any

from game.play.logbook.sheet import Counted, Line, Score, Sheet, Sitter, Tally

VERSION = 1  # of what is counted; another one lets everything be counted anew


def line_data(line: Line) -> list[object]:
    return [*line[:-1]]


def line_from(data: list[Any]) -> Line:
    """Of what `line_data` wrote; anything else is a TypeError or ValueError."""
    *first, totals, marks, daily, seats = data
    sitters = tuple(Sitter(*seat) for seat in seats)
    return Line._make([*first, tuple(totals), tuple(marks), daily, sitters, False])


def sheet_data(sheet: Sheet) -> list[object]:
    """All but the line."""
    hands = [[hand.cards, *hand.scores] for hand in sheet.hands]
    return [sheet.rules, hands, sheet.tallies, sheet.faces]


def sheet_from(line: Line, data: list[Any]) -> Sheet:
    rules, hands, tallies, faces = data
    counted = tuple(Counted(cards, tuple(Score(*s) for s in scores)) for cards, *scores in hands)
    tallied = tuple(Tally(dict(caught), luck, tuple(deeds)) for caught, luck, deeds in tallies)
    return Sheet(line, rules, counted, tallied, faces)
