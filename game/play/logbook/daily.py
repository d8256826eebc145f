"""The deal of the day: one for each edition, from the date alone, and how long one kept at it."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable
from datetime import date, timedelta

from game.match.chance import DRAWN, starter_by_lot
from game.play.logbook.chart import BOTS, HUMAN_SEAT, Chart
from game.play.logbook.digest import Line

SEATS = 4
LEVEL = "captain"
CHARACTERS = tuple(dict.fromkeys(character for _, character in BOTS))


def deal_of_the_day(day: date, edition: str) -> Chart:
    """The chart of a day: one person among captains of different character, by the usual rules."""
    digest = hashlib.sha256(f"skull-king {day.isoformat()} {edition}".encode()).digest()
    seed = int.from_bytes(digest[:8], "big") % DRAWN.stop
    first = digest[8] % len(CHARACTERS)
    rivals = [(LEVEL, CHARACTERS[(first + n) % len(CHARACTERS)]) for n in range(SEATS - 1)]
    return Chart(edition, {}, (HUMAN_SEAT, *rivals), starter_by_lot(seed, SEATS), seed)


def days_of(lines: Iterable[Line]) -> set[str]:
    """The days whose deal was played to its end."""
    return {line.daily for line in lines if line.daily and line.is_complete}


def longest_streak(days: Collection[str]) -> int:
    """The most days in a row."""
    known = _dates(days)
    starts = [day for day in known if day - timedelta(1) not in known]
    return max((_length(known, day, 1) for day in starts), default=0)


def streak(days: Collection[str], today: date) -> int:
    """The days in a row up to today; today itself may still come."""
    known = _dates(days)
    last = today if today in known else today - timedelta(1)
    return _length(known, last, -1)


def _length(known: set[date], day: date, step: int) -> int:
    length = 0
    while day + length * timedelta(step) in known:
        length += 1
    return length


def _dates(days: Collection[str]) -> set[date]:
    found = set()
    for day in days:
        try:
            found.add(date.fromisoformat(day))
        except ValueError:
            continue
    return found
