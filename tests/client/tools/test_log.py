"""`log`: what it lists, shows, writes and takes in, as a script would use it."""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.match import storage
from game.match.record import to_json
from main import main
from tests.match.matches import SETUPS
from tests.play.ledger.test_keeper import cabinet_in, played
from tests.play.ledger.test_keeper import kept as kept_sheet
from tests.play.logbook.books import SHORT, cut_off, kept, many, recorded

RECORDS = [
    recorded(SETUPS["dice"], 1),
    recorded(SHORT, 2),
    cut_off(recorded(SHORT, 3), 30, "conceded"),
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folder, with some matches in it."""
    monkeypatch.setattr(storage, "user_folder", lambda: tmp_path / "home")
    kept(tmp_path / "home", RECORDS)
    return tmp_path


def log(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    status = main(["log", *words])
    out, err = capsys.readouterr()
    return status, out, err


def told(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    status, out, err = log(capsys, *words, "--json")
    assert (status, err) == (0, "")
    return json.loads(out)


def test_matches_are_listed_with_who_sat_where_and_how_it_ended(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    matches = told(capsys)["matches"]
    assert [m["edition"] for m in matches] == ["beck", "beck", "dice"]
    assert [m["finished"] for m in matches] == [False, True, True]
    dice = matches[-1]
    assert [seat["name"] for seat in dice["seats"]] == ["Ada", "Bo", "Cy", "Di"]
    assert [seat["kind"] for seat in dice["seats"]] == ["human", "bot", "human", "bot"]
    assert [seat["score"] for seat in dice["seats"]] == [*RECORDS[0].entry.totals]
    best = max(seat["score"] for seat in dice["seats"])
    assert all((seat["place"] == 1) == (seat["score"] == best) for seat in dice["seats"])


def test_people_and_bots_have_their_figures(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = told(capsys)
    assert set(data["people"]) == {"Ada", "Cy"}
    assert data["people"]["Ada"]["matches"] == 2
    assert data["people"]["Ada"]["conceded"] == 1
    assert set(data["bots"]) == {"Bo", "Di"}
    assert {member["name"] for member in data["family"]} == {"Ada", "Cy"}


def test_without_json_there_is_a_line_for_each(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = log(capsys)
    assert (status, err) == (0, "")
    assert "3 matches" in out
    assert "Ada: 2 matches" in out
    assert "[conceded]" in out


def test_one_match_is_shown_hand_by_hand_and_trick_by_trick(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = told(capsys)["matches"][-1]
    hands = told(capsys, "show", match["id"])["hands"]
    assert len(hands) == 8
    assert hands[-1]["totals"] == [seat["score"] for seat in match["seats"]]
    totals = [0] * 4
    for number, hand in enumerate(hands, 1):
        totals = [before + more for before, more in zip(totals, hand["points"], strict=True)]
        assert hand["totals"] == totals
        assert sum(hand["won"]) == len(hand["tricks"]) == number
        won = [trick["winner"] for trick in hand["tricks"]]
        assert hand["won"] == [won.count(seat) for seat in range(4)]
        leads = [trick["leader"] for trick in hand["tricks"]]
        assert leads[1:] == won[:-1]
        assert all(len(trick["plays"]) == 4 for trick in hand["tricks"])
        assert len(hand["bids"]) == 4


def test_a_match_is_written_in_every_form(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = told(capsys)["matches"][-1]["id"]
    for ending in ("csv", "png", "txt", "json"):
        assert log(capsys, "export", match, str(folder / f"out.{ending}")) == (0, "", "")
    rows = list(csv.reader((folder / "out.csv").read_text("utf-8").splitlines()))
    assert len(rows) == 9
    assert rows[0][2] == "Ada bid"
    assert [int(n) for n in rows[-1][5::4]] == [*RECORDS[0].entry.totals]
    assert pygame.image.load(folder / "out.png").get_width() > 400
    text = (folder / "out.txt").read_text("utf-8")
    assert "Result: 1. " in text
    assert match in text
    status, out, _ = log(capsys, "import", str(folder / "out.json"))
    assert (status, out) == (0, "1 matches imported\n")
    assert len(told(capsys)["matches"]) == 3


def test_files_that_are_no_matches_are_named_and_the_others_taken_in(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "bad.json").write_text("{}", "utf-8")
    (folder / "good.json").write_text(to_json(many()[0]), "utf-8")
    status, out, err = log(capsys, "import", str(folder / "bad.json"), str(folder / "good.json"))
    assert status == 1
    assert "1 matches imported, 1 files refused" in out
    assert "bad.json" in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ("show", "nobody"),
        ("show", "../settings"),
        ("export", "nobody", "x.csv"),
        ("export", "nobody", "x.doc"),
    ],
    ids=" ".join,
)
def test_wrong_wishes_get_one_line(
    folder: Path, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    status, out, err = log(capsys, *words)
    assert (status, out) == (2, "")
    assert err.startswith("log: ")
    assert err.count("\n") == 1


def test_a_file_that_cannot_be_written_gets_one_line(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = told(capsys)["matches"][0]["id"]
    for ending in ("txt", "png"):
        status, _, err = log(capsys, "export", match, str(folder / "nowhere" / f"x.{ending}"))
        assert status == 2
        assert err.count("\n") == 1


def test_a_damaged_match_is_left_out_with_a_word(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = min((folder / "home" / "matches" / "finished").glob("*.json"))
    path.write_text(path.read_text("utf-8").replace('"starter":', '"starter":1', 1), "utf-8")
    status, out, err = log(capsys, "--json")
    assert status == 0
    assert len(json.loads(out)["matches"]) == 2
    assert "left out: damaged" in err


def test_a_name_cannot_be_a_formula(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from dataclasses import replace

    from game.match.seat import Seat
    from game.play.logbook.told import score_pad_csv

    seats = (Seat("=1+1"), *RECORDS[1].seats[1:])
    assert score_pad_csv(replace(RECORDS[1], seats=seats)).startswith("hand,cards,'=1+1 bid")


def test_sheets_of_the_real_table_are_listed_shown_and_written(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keeper = kept_sheet(cabinet_in(folder / "home"))
    played(keeper)
    keeper.result_seen()
    listed = told(capsys)
    [sheet] = [match for match in listed["matches"] if "by_hand" in match["marks"]]
    assert [seat["score"] for seat in sheet["seats"]] == [20, 10, 10]
    assert "Pirate 1" in [member["name"] for member in listed["family"]]
    status, out, _ = log(capsys, "show", sheet["id"])
    assert status == 0
    assert "Pirate 1: bid 1, won 1, +20 = 20" in out
    for ending in ("csv", "pdf"):
        assert log(capsys, "export", sheet["id"], str(folder / f"sheet.{ending}"))[0] == 0
    assert (folder / "sheet.pdf").read_bytes().startswith(b"%PDF")
