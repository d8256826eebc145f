"""Sheets as files: written at once, taken back and done again, several at a time, never lost."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from game.match.entry import BY_HAND, FINISHED, OVER
from game.match.storage import StorageError
from game.play.ledger import changes
from game.play.ledger.cabinet import Cabinet
from game.play.ledger.keeper import Keeper
from game.play.ledger.names import most_often
from game.play.ledger.sheet import Sheet
from game.rules.errors import RuleError
from tests.play.ledger.by_hand import blank
from tests.rules.playing import editions, setup_of


def cabinet_in(folder: Path | None) -> Cabinet:
    seconds = count()
    return Cabinet(folder, editions(), "1.0", lambda: f"2026-11-18T01:02:{next(seconds) % 60:02}Z")


def sheet() -> Sheet:
    return blank(setup_of("beck", 3, plan="past_your_bedtime"))


def kept(cabinet: Cabinet) -> Keeper:
    return Keeper.new(cabinet, sheet(), pytest.fail)


def played(keeper: Keeper) -> None:
    for member, won in enumerate((1, 0, 0)):
        keeper.do(changes.bid, 1, member, won)
        keeper.do(changes.won, 1, member, won)
    keeper.do(changes.count, 1)


@pytest.mark.parametrize("on_disk", [True, False])
def test_every_entry_is_there_after_a_crash(on_disk: bool, tmp_path: Path) -> None:
    cabinet = cabinet_in(tmp_path if on_disk else None)
    keeper = kept(cabinet)
    keeper.do(changes.bid, 1, 2, 1)
    after = cabinet_in(tmp_path) if on_disk else cabinet
    assert after.unfinished()[0].sheet.hand.cell(2).bid == 1
    assert BY_HAND in after.unfinished()[0].sheet.entry.marks


def test_what_is_taken_back_can_be_done_again(tmp_path: Path) -> None:
    keeper = kept(cabinet_in(tmp_path))
    keeper.do(changes.bid, 1, 0, 1)
    keeper.do(changes.bid, 1, 0, 0)
    keeper.undo()
    assert keeper.sheet.hand.cell(0).bid == 1
    keeper.undo()
    assert (keeper.sheet.hand.cell(0).bid, keeper.can_undo) == (None, False)
    keeper.redo()
    keeper.redo()
    assert (keeper.sheet.hand.cell(0).bid, keeper.can_redo) == (0, False)
    keeper.undo()
    keeper.do(changes.bid, 1, 1, 1)
    assert not keeper.can_redo


def test_what_is_refused_changes_nothing(tmp_path: Path) -> None:
    keeper = kept(cabinet_in(tmp_path))
    with pytest.raises(RuleError):
        keeper.do(changes.bid, 1, 0, 9)
    assert not keeper.can_undo


def test_several_sheets_wait_the_newest_first(tmp_path: Path) -> None:
    cabinet = cabinet_in(tmp_path)
    first, second = kept(cabinet), kept(cabinet)
    assert [filed.id for filed in cabinet.unfinished()] == [second.key, first.key]
    first.do(changes.bid, 1, 0, 1)
    assert [filed.id for filed in cabinet.unfinished()] == [first.key, second.key]


def test_a_sheet_is_open_in_one_game_only(tmp_path: Path) -> None:
    keeper = kept(cabinet_in(tmp_path))
    other = cabinet_in(tmp_path)
    assert other.unfinished()[0].is_elsewhere
    with pytest.raises(StorageError, match="elsewhere"):
        Keeper.taken_up(other, keeper.key, pytest.fail)
    keeper.close()
    assert Keeper.taken_up(other, keeper.key, pytest.fail).sheet == keeper.sheet


def test_a_finished_sheet_is_put_away(tmp_path: Path) -> None:
    cabinet = cabinet_in(tmp_path)
    keeper = kept(cabinet)
    played(keeper)
    assert keeper.sheet.entry.status == OVER
    assert keeper.sheet.entry.totals == (20, 10, 10)
    keeper.result_seen()
    assert cabinet.unfinished() == []
    assert cabinet.finished()[0].sheet.entry.status == FINISHED
    assert (tmp_path / "sheets" / "finished" / f"{keeper.key}.json").exists()


def test_a_sheet_can_be_thrown_away(tmp_path: Path) -> None:
    cabinet = cabinet_in(tmp_path)
    keeper = kept(cabinet)
    keeper.do(changes.bid, 1, 0, 1)
    cabinet.remove(keeper.key)
    assert cabinet.unfinished() == []


@pytest.mark.parametrize("text", ["", "{}", '{"format": 1, "edition": "dice"}', "[1"])
def test_a_damaged_sheet_is_named_and_costs_nothing_else(text: str, tmp_path: Path) -> None:
    cabinet = cabinet_in(tmp_path)
    keeper = kept(cabinet)
    (tmp_path / "sheets" / "20260101-000000-abcd.json").write_text(text, "utf-8")
    assert [filed.id for filed in cabinet.unfinished()] == [keeper.key]
    assert [trouble.key for trouble in cabinet.troubles] == ["damaged"]


def test_a_newer_sheet_stays_where_it_is(tmp_path: Path) -> None:
    path = tmp_path / "sheets" / "20260101-000000-abcd.json"
    path.parent.mkdir()
    path.write_text('{"format": 99}', "utf-8")
    cabinet = cabinet_in(tmp_path)
    assert cabinet.unfinished() == []
    assert [trouble.key for trouble in cabinet.troubles] == ["newer"]
    assert path.exists()


def test_a_disk_that_refuses_is_told_once_and_the_sheet_goes_on(tmp_path: Path) -> None:
    (tmp_path / "sheets").write_text("a file, where a folder should be", "utf-8")
    told: list[str] = []
    keeper = Keeper.new(cabinet_in(tmp_path), sheet(), told.append)
    keeper.do(changes.bid, 1, 0, 1)
    assert len(told) == 1
    assert keeper.sheet.hand.cell(0).bid == 1


def test_names_are_offered_by_how_often_they_played() -> None:
    assert most_often(["Ann", "Bob", "Ann", "Abe"]) == ["Ann", "Abe", "Bob"]
