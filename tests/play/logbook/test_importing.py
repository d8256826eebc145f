"""Matches from elsewhere: taken in once, damaged and foreign files refused in one line."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.match.archive import Archive, named
from game.match.entry import Entry
from game.match.record import to_json
from game.play.logbook.book import Logbook
from game.play.logbook.importing import read_record
from game.rules.errors import RuleError
from tests.play.logbook.books import SHORT, cut_off, kept, many, recorded

RECORD = recorded(SHORT, 50)
TEXT = to_json(RECORD)


def written(path: Path, text: str = TEXT) -> Path:
    path.write_text(text, "utf-8")
    return path


def taken_in(logbook: Logbook, *paths: Path) -> list[tuple[str, str]]:
    """The id or the key of the error, of each file."""
    found = list(logbook.take_in(paths))
    return [(match, error.key if error else "") for _, match, error in found]


def test_a_record_is_taken_in_and_counted(tmp_path: Path) -> None:
    logbook = kept(tmp_path / "here", [])
    ((match, trouble),) = taken_in(logbook, written(tmp_path / "friend.json"))
    assert trouble == ""
    assert [line.id for line in logbook.lines()] == [match]
    assert logbook.uncounted == []
    assert logbook.read(match).actions == RECORD.actions


def test_taken_in_twice_it_is_still_one(tmp_path: Path) -> None:
    logbook = kept(tmp_path / "here", [])
    one = taken_in(logbook, written(tmp_path / "one.json"))
    two = taken_in(logbook, written(tmp_path / "two.json"))
    assert one == two
    assert len(logbook.lines()) == 1


def test_an_own_match_that_comes_back_is_known(tmp_path: Path) -> None:
    logbook = kept(tmp_path / "here", [RECORD])
    (line,) = logbook.lines()
    text = to_json(named(logbook.read(line.id), line.id))
    assert taken_in(logbook, written(tmp_path / "back.json", text)) == [(line.id, "")]
    assert len(logbook.lines()) == 1


def test_another_match_under_a_known_id_gets_its_own(tmp_path: Path) -> None:
    logbook = kept(tmp_path / "here", [RECORD])
    (line,) = logbook.lines()
    other = to_json(named(recorded(SHORT, 51), line.id))
    ((match, _),) = taken_in(logbook, written(tmp_path / "other.json", other))
    assert match != line.id
    assert len(logbook.lines()) == 2


def test_a_whole_folder_is_taken_in(tmp_path: Path) -> None:
    for number, record in enumerate(many()[:5]):
        written(tmp_path / f"{number}.json", to_json(record))
    written(tmp_path / "notes.txt", "no match")
    logbook = kept(tmp_path / "here", [])
    assert len(taken_in(logbook, tmp_path)) == 5
    assert len(logbook.counted()) == 5


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "truncated"),
        ("Ahoy", "not_json"),
        ("{}", "foreign"),
        ('{"game":"chess","format":1}', "foreign"),
        (TEXT[: len(TEXT) // 2], "truncated"),
        (TEXT.replace("Ada", "Eve", 1), "damaged"),
        (TEXT.replace('"format":2', '"format":99', 1), "newer"),
        ("[" * 100_000, "damaged"),
        ("1" * 5_000_000, "foreign"),
    ],
)
def test_a_damaged_or_foreign_file_is_refused(tmp_path: Path, text: str, key: str) -> None:
    logbook = kept(tmp_path / "here", [])
    good = written(tmp_path / "good.json")
    bad = written(tmp_path / "bad.json", text)
    results = taken_in(logbook, bad, good)
    assert results[0] == ("", key)
    assert results[1][1] == ""
    assert bad.exists()
    assert len(logbook.lines()) == 1


def test_bytes_a_folder_and_nothing_are_refused_too(tmp_path: Path) -> None:
    picture = tmp_path / "picture.json"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    logbook = kept(tmp_path / "here", [])
    assert taken_in(logbook, picture, tmp_path / "nowhere.json") == [
        ("", "foreign"),
        ("", "missing"),
    ]


def test_moves_that_no_rules_allow_are_damage(tmp_path: Path) -> None:
    wrong = replace(RECORD, actions=(*RECORD.actions[:4], RECORD.actions[2]))
    path = written(tmp_path / "wrong.json", to_json(wrong))
    with pytest.raises(RuleError) as error:
        read_record(path)
    assert error.value.key == "damaged"


def test_an_unfinished_match_can_be_continued_here(tmp_path: Path) -> None:
    short = cut_off(RECORD, 9)
    text = to_json(replace(short, entry=replace(short.entry, status="playing")))
    logbook = kept(tmp_path / "here", [])
    ((match, _),) = taken_in(logbook, written(tmp_path / "open.json", text))
    assert [m.id for m in Archive(tmp_path / "here").unfinished().matches] == [match]


def test_what_a_file_claims_beside_its_moves_is_not_believed(tmp_path: Path) -> None:
    boast = replace(RECORD, entry=replace(RECORD.entry, totals=(9000, 0, 0)))
    path = written(tmp_path / "boast.json", to_json(boast))
    assert read_record(path).entry.totals == RECORD.entry.totals


def test_a_match_without_a_date_was_played_when_it_was_written(tmp_path: Path) -> None:
    path = written(tmp_path / "old.json", to_json(replace(RECORD, entry=Entry(status="finished"))))
    assert read_record(path).entry.played.startswith("20")
