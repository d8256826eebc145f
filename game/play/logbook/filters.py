"""Which matches the list shows, and what there is to choose from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from game.play.logbook.chart import LEVELS
from game.play.logbook.digest import Line

MOST_PEOPLE = 10


class Filter(NamedTuple):
    """Chooses by edition, by a person at the table, by a level of the bots there; empty is any."""

    edition: str = ""
    person: str = ""
    level: str = ""

    def holds(self, line: Line) -> bool:
        if self.edition and line.edition != self.edition:
            return False
        if self.person and line.seat_of(self.person) is None:
            return False
        return not self.level or any(seat.level == self.level for seat in line.seats)


class Offered(NamedTuple):
    """What the matches of a list can be filtered by."""

    editions: tuple[str, ...]
    people: tuple[str, ...]
    levels: tuple[str, ...]


def offered(lines: Sequence[Line]) -> Offered:
    """Editions and levels that were played, and the people who played most."""
    editions = Counter(line.edition for line in lines)
    people = Counter(line.seats[seat].name for line in lines for seat in line.people)
    levels = {seat.level for line in lines for seat in line.seats if seat.level}
    return Offered(
        tuple(sorted(editions)),
        tuple(name for name, _ in people.most_common(MOST_PEOPLE)),
        tuple(level for level in LEVELS if level in levels),
    )
