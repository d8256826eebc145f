"""`review`: a recorded match as data and as text; wrong input gets one clear line."""

from __future__ import annotations

import json
from argparse import ArgumentParser
from dataclasses import replace
from pathlib import Path

import pytest

from game.client.tools import review as tool
from game.match.archive import Archive
from game.match.entry import FINISHED
from game.match.record import to_json
from tests.play.coach.judging import Judge, match, services

COSTS = {(1, 5): 14.0}
FIELDS = {
    "hand",
    "trick",
    "seat",
    "kind",
    "chosen",
    "choices",
    "better",
    "loss",
    "reason",
    "text",
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    record = match()
    record = replace(record, entry=replace(record.entry, status=FINISHED))
    path = tmp_path / "match.json"
    path.write_text(to_json(record), "utf-8")
    return path


def run(*arguments: str) -> int:
    parser = ArgumentParser()
    tool.add_arguments(parser)
    return tool.run(parser.parse_args(arguments), services(Judge(COSTS)))


def test_as_json(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(str(file), "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert {"luck", "skill"} <= set(told["seats"][0])
    assert all(set(each) == FIELDS for each in told["decisions"])
    assert all(set(c) == {"action", "points", "chance"} for c in told["decisions"][0]["choices"])
    costly = [each for each in told["decisions"] if each["loss"]]
    assert costly
    assert {each["seat"] for each in costly} == {1}
    assert all("cost 14 points on average" in each["text"] for each in costly)


def test_one_seat_alone(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(str(file), "--seat", "2", "--json") == 0
    told = json.loads(capsys.readouterr().out)
    assert {each["seat"] for each in told["decisions"]} == {2}
    assert [seat["seat"] for seat in told["seats"]] == [2]


def test_as_text_in_another_language(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(str(file), "--lang", "de") == 0
    told = capsys.readouterr().out
    assert "Anne" in told
    assert "hat im Schnitt 14 Punkte gekostet" in told
    assert "**" not in told


def test_a_match_of_the_logbook(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("game.match.storage.user_folder", lambda: tmp_path)
    record = match()
    record = replace(record, entry=replace(record.entry, status=FINISHED))
    name = Archive(tmp_path, "0.0.0").take_in(record)
    assert run(name, "--json") == 0
    assert json.loads(capsys.readouterr().out)["decisions"]


@pytest.mark.parametrize(
    "wrong", [["nothing"], ["none.json"], ["{file}", "--seat", "9"], ["{file}", "--lang", "xx"]]
)
def test_wrong_input_gets_one_line(
    wrong: list[str],
    file: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("game.match.storage.user_folder", lambda: tmp_path)
    assert run(*(each.format(file=file) for each in wrong)) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("review: ")
    assert told.err.count("\n") == 1
