"""What is kept elsewhere than in the archive is in the same list and the same family table."""

from __future__ import annotations

from dataclasses import dataclass

from game.match.entry import BY_HAND, FINISHED, PLAYING
from game.play.logbook.digest import Line, Sitter
from game.play.logbook.family import Result, Standing, family_of
from tests.play.logbook.books import SHORT, kept, recorded

PEOPLE = (Sitter("Ada", "human", "", "", ""), Sitter("Zoe", "human", "", "", ""))


def by_hand(match: str, status: str, played: str) -> Line:
    return Line(match, "dice", status, played, played, 60, 8, 8, (90, 40), (BY_HAND,), "", PEOPLE)


@dataclass
class Drawer:
    """Two sheets that were kept by hand."""

    sheets: dict[str, Line]

    def lines(self) -> list[Line]:
        return [*self.sheets.values()]

    def results(self) -> list[Result]:
        standings = (Standing("Ada", 90, 1), Standing("Zoe", 40, 2))
        return [Result("2026-02-01T10:00:00Z", "dice", standings, kept_by_hand=True)]

    def remove(self, match: str) -> None:
        del self.sheets[match]


def drawer() -> Drawer:
    new = by_hand("hand-new", PLAYING, "2026-01-01T10:00:00Z")
    old = by_hand("hand-old", FINISHED, "2026-03-02T12:00:00Z")
    return Drawer({new.id: new, old.id: old})


def test_sheets_kept_by_hand_are_listed_among_the_matches() -> None:
    logbook = kept(None, [recorded(SHORT, 1), recorded(SHORT, 2)])  # on the 2nd and 3rd of March
    logbook.shelves.append(drawer())
    names = [line.id for line in logbook.lines()]
    assert names[0] == "hand-new"
    assert names.index("hand-old") == 2
    assert len(names) == 4


def test_they_are_removed_where_they_lie() -> None:
    logbook, shelf = kept(None, [recorded(SHORT, 1)]), drawer()
    logbook.shelves.append(shelf)
    match = logbook.lines()[-1].id
    assert logbook.remove(["hand-old", match]) == []
    assert list(shelf.sheets) == ["hand-new"]
    assert [line.id for line in logbook.lines()] == ["hand-new"]


def test_their_results_are_in_the_family_table() -> None:
    logbook = kept(None, [])
    logbook.shelves.append(drawer())
    assert [(m.name, m.by_hand) for m in family_of(logbook.results())] == [("Ada", 1), ("Zoe", 1)]
