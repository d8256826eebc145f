"""The index spares counting, and is never the only truth."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from game.match.archive import Archive
from game.play.logbook import book
from game.play.logbook.book import Logbook
from game.play.logbook.digest import digest_of
from game.play.logbook.index import FILE
from tests.play.logbook.books import SHORT, cut_off, kept, many, marked, recorded

FEW = many()[:6]


def again(folder: Path) -> Logbook:
    """As when the game is started anew."""
    return Logbook(Archive(folder), folder)


@pytest.fixture
def never(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Notes every match that is counted from now on."""
    counted: list[str] = []

    def noted(match: str, record: object) -> object:
        counted.append(match)
        return digest_of(match, record)  # type: ignore[arg-type]

    monkeypatch.setattr(book, "digest_of", noted)
    return counted


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    kept(tmp_path, FEW).counted()
    return tmp_path


def test_what_was_counted_is_not_counted_again(folder: Path, never: list[str]) -> None:
    digests = again(folder).counted()
    assert never == []
    assert digests == kept(None, FEW).counted()
    assert len(digests) == len(FEW)


def test_the_list_needs_no_counting_and_is_the_same_with_an_index(
    tmp_path: Path, never: list[str]
) -> None:
    logbook = kept(tmp_path, FEW)
    fresh = logbook.lines()
    assert never == []
    logbook.count()
    assert again(tmp_path).lines() == fresh


def test_without_its_file_everything_is_counted_again(folder: Path, never: list[str]) -> None:
    before = again(folder).counted()
    (folder / FILE).unlink()
    assert again(folder).counted() == before
    assert len(never) == len(FEW)


DAMAGE: dict[str, Callable[[str], str]] = {
    "empty": lambda text: "",
    "rubbish": lambda text: "rubbish",
    "another version": lambda text: text.replace("1\n", "999\n", 1),
    "cut off": lambda text: text[: len(text) // 2],
    "broken heads": lambda text: text.replace("[", "{", 3),
    "broken rests": lambda text: text.replace("\t[", "\t{", 2),
    "broken texts": lambda text: text.replace("Ada", '"', 1),
    "a line too many": lambda text: text + "half a line",
    "no tabs": lambda text: text.replace("\t", " "),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_costs_nothing_but_time(folder: Path, damage: str) -> None:
    before = again(folder).counted()
    path = folder / FILE
    path.write_text(DAMAGE[damage](path.read_text("utf-8")), "utf-8")
    assert again(folder).counted() == before
    assert again(folder).counted() == before


def test_bytes_that_are_no_text_cost_nothing_either(folder: Path) -> None:
    before = again(folder).counted()
    (folder / FILE).write_bytes(b"\xff\xfe\x00" * 100)
    assert again(folder).counted() == before


def test_a_match_that_was_written_since_is_counted_again(folder: Path, never: list[str]) -> None:
    path = min((folder / "matches" / "finished").glob("*.json"))
    os.utime(path, ns=(1, 1))
    again(folder).counted()
    assert never == [path.stem]


def test_a_new_match_is_added_and_the_others_stay(folder: Path, never: list[str]) -> None:
    logbook = again(folder)
    match = logbook.archive.take_in(recorded(SHORT, 99))
    assert len(logbook.counted()) == len(FEW) + 1
    assert never == [match]


def test_a_removed_match_is_gone_from_list_and_count(folder: Path) -> None:
    logbook = again(folder)
    first = logbook.lines()[0].id
    assert logbook.remove([first]) == []
    assert first not in [line.id for line in logbook.lines()]
    assert len(again(folder).counted()) == len(FEW) - 1


def test_the_file_does_not_grow_for_ever(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from game.play.logbook import index

    monkeypatch.setattr(index, "SPARE", 2)
    finished = folder / "matches" / "finished"
    for stamp in range(1, 12):
        for path in finished.glob("*.json"):
            os.utime(path, ns=(stamp, stamp))
        again(folder).counted()
    again(folder).counted()
    assert len((folder / FILE).read_text("utf-8").splitlines()) <= 3 * len(FEW) + 4


def test_a_damaged_match_is_left_out_with_a_word_and_costs_nothing_else(folder: Path) -> None:
    path = sorted((folder / "matches" / "finished").glob("*.json"))[2]
    text = path.read_text("utf-8")
    path.write_text(text.replace('"seed":', '"seed":1', 1), "utf-8")
    logbook = again(folder)
    assert len(logbook.counted()) == len(FEW) - 1
    assert [trouble.key for trouble in logbook.troubles] == ["damaged"]
    logbook.counted()
    assert len(logbook.troubles) == 1


def test_counting_can_be_done_bit_by_bit(tmp_path: Path) -> None:
    logbook = kept(tmp_path, FEW)
    logbook.lines()
    left = [logbook.count(0.0) for _ in FEW]
    assert left == [5, 4, 3, 2, 1, 0]


def test_unfinished_ones_are_on_top_and_the_newest_comes_first(tmp_path: Path) -> None:
    logbook = kept(tmp_path, FEW)
    unfinished = cut_off(recorded(SHORT, 40), 9)
    open_one = replace(unfinished, entry=replace(unfinished.entry, status="playing"))
    match = logbook.archive.take_in(open_one)
    lines = logbook.lines()
    assert lines[0].id == match
    assert lines[0].is_open
    played = [line.played for line in lines[1:]]
    assert played == sorted(played, reverse=True)


def test_a_conceded_match_is_in_the_list_with_its_mark(tmp_path: Path) -> None:
    logbook = kept(tmp_path, [cut_off(recorded(SHORT, 41), 9, "conceded")])
    (line,) = logbook.lines()
    assert line.marks == ("conceded",)
    assert not line.is_complete


def test_the_day_of_a_daily_deal_is_kept(tmp_path: Path) -> None:
    logbook = kept(tmp_path, [marked(recorded(SHORT, 42), daily="2026-11-18")])
    assert logbook.counted()[0].line.daily == "2026-11-18"
    assert again(tmp_path).lines()[0].daily == "2026-11-18"


def test_a_folder_that_refuses_is_no_trouble(tmp_path: Path) -> None:
    logbook = kept(tmp_path, FEW[:2])
    (tmp_path / FILE).mkdir()
    assert len(logbook.counted()) == 2
