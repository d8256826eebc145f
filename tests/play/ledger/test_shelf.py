"""Sheets in the logbook: listed, in the family table, removed, and told to somebody outside."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from game.match.entry import BY_HAND
from game.match.storage import StorageError
from game.play.highlights.best import best_highlights
from game.play.ledger import changes
from game.play.ledger.data import from_json
from game.play.ledger.keeper import Keeper
from game.play.ledger.scores import events_of
from game.play.ledger.shelf import SheetShelf
from game.play.ledger.told import exported_sheet
from game.play.logbook.family import family_of
from tests.play.ledger.by_hand import blank
from tests.play.ledger.test_keeper import cabinet_in, kept, played
from tests.rules.playing import editions, setup_of


def test_a_sheet_is_listed_from_its_first_entry_on() -> None:
    cabinet = cabinet_in(None)
    keeper = kept(cabinet)
    [line] = SheetShelf(cabinet).lines()
    assert (line.id, line.is_open, line.marks) == (keeper.key, True, (BY_HAND,))
    played(keeper)
    keeper.result_seen()
    [line] = SheetShelf(cabinet).lines()
    assert (line.is_open, line.totals) == (False, (20, 10, 10))


def test_only_finished_sheets_count_for_the_family() -> None:
    cabinet = cabinet_in(None)
    keeper = kept(cabinet)
    played(keeper)
    assert SheetShelf(cabinet).results() == []
    keeper.result_seen()
    [result] = SheetShelf(cabinet).results()
    assert [standing.place for standing in result.standings] == [1, 2, 2]
    first, *_ = family_of([result])
    assert (first.name, first.wins, first.by_hand) == ("Pirate 1", 1, 1)


def test_who_left_is_not_in_the_result() -> None:
    cabinet = cabinet_in(None)
    keeper = Keeper.new(cabinet, blank(setup_of("dice", 4)), pytest.fail)
    keeper.do(changes.leave, 3)
    played(keeper)
    keeper.do(changes.stop)
    keeper.result_seen()
    [result] = SheetShelf(cabinet).results()
    assert [standing.who for standing in result.standings] == ["Pirate 1", "Pirate 2", "Pirate 3"]


def test_a_sheet_that_is_open_elsewhere_stays(tmp_path: Path) -> None:
    keeper = kept(cabinet_in(tmp_path))
    with pytest.raises(StorageError):
        SheetShelf(cabinet_in(tmp_path)).remove(keeper.key)
    keeper.close()
    SheetShelf(cabinet_in(tmp_path)).remove(keeper.key)
    assert SheetShelf(cabinet_in(tmp_path)).lines() == []


def test_a_sheet_is_told_as_table_text_and_data() -> None:
    cabinet = cabinet_in(None)
    keeper = Keeper.new(cabinet, blank(setup_of("dice", 4)), pytest.fail)
    keeper.do(changes.leave, 3)
    keeper.do(changes.correct, 1, 0, 10, "rum")
    played(keeper)
    heads, row = csv.reader(io.StringIO(exported_sheet("x", keeper.sheet, ".csv")))
    assert dict(zip(heads, row, strict=True))["Pirate 1 total"] == "30"
    assert row[-4:] == ["", "", "", "0"]
    text = exported_sheet("x", keeper.sheet, ".txt")
    assert "Pirate 1: bid 1, won 1, +30 = 30 (rum)" in text
    assert "Pirate 4: bid" not in text
    again = from_json(exported_sheet("x", keeper.sheet, ".json"), editions())
    assert again.hands == keeper.sheet.hands


def test_captures_on_a_sheet_are_moments_too() -> None:
    keeper = Keeper.new(cabinet_in(None), blank(setup_of("dice", 3)), pytest.fail)
    for member, won in enumerate((1, 0, 0)):
        keeper.do(changes.bid, 1, member, won)
        keeper.do(changes.won, 1, member, won)
    keeper.do(changes.bonus, 1, 0, "pirate_captured", 1)
    keeper.do(changes.count, 1)
    keys = [each.key for each in best_highlights(events_of(keeper.sheet))]
    assert "pirates" in keys
