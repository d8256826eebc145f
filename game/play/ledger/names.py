"""Who has played here before: names to be offered when a crew is put together."""

from __future__ import annotations

from collections.abc import Iterable

from game.match.archive import Archive
from game.match.seat import HUMAN, Seat
from game.play.ledger.cabinet import Cabinet


def known_names(cabinet: Cabinet, archive: Archive, most: int = 12) -> list[str]:
    """Those who played most often first: at the real table, and as people at this one."""
    sheets = [*cabinet.unfinished(), *cabinet.finished()]
    heads = (*archive.unfinished().matches, *archive.finished().matches)
    seats: list[Seat] = [member for filed in sheets for member in filed.sheet.members]
    seats += [seat for match in heads for seat in match.head.seats if seat.kind == HUMAN]
    return most_often(seat.name for seat in seats)[:most]


def most_often(names: Iterable[str]) -> list[str]:
    counted: dict[str, int] = {}
    for name in names:
        counted[name] = counted.get(name, 0) + 1
    return sorted(counted, key=lambda name: (-counted[name], name))
