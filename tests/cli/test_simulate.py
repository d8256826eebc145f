"""Many matches at once, and what is counted."""

from __future__ import annotations

import argparse
import io
import json
from array import array
from pathlib import Path
from typing import Any

import pytest

from game.cli import simulate
from game.cli.arena import Contest, Played, Tally, play_contest, play_deal
from game.cli.simulate import plan, with_progress
from game.match.library import load_editions
from game.match.record import from_json, replay
from main import main
from tests.cli.program import outcome

EVERYTHING = [
    *("--edition", "beck", "--option", "abilities=true", "--option", "kraken=true"),
    *("--option", "whale=true", "--option", "loot=true", "--option", "scoring=rascal_loads"),
]


def arguments(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    return parser.parse_args(words)


def report(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    """What a run tells, except for how long it took."""
    assert main(["simulate", "--json", *words]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    told: dict[str, Any] = json.loads(out)
    assert told.pop("matches_per_second") > 0
    return without_times(told)


def without_times(told: Any) -> Any:
    """A report is the same twice but for how long the bots thought."""
    if isinstance(told, dict):
        return {k: without_times(v) for k, v in told.items() if not k.startswith("decision_ms")}
    return [without_times(part) for part in told] if isinstance(told, list) else told


def test_a_bare_python_simulates_and_chance_does_not_depend_on_the_process() -> None:
    words = ["simulate", *EVERYTHING, "--matches", "3", "--seed", "7", "--json"]
    told = []
    for hash_seed in ("1", "2"):
        status, out, err = outcome(*words, PYTHONHASHSEED=hash_seed)
        assert (status, err) == (0, "")
        told.append({**without_times(json.loads(out)), "matches_per_second": None})
    assert told[0] == told[1]


def test_the_report_tells_the_setup_and_every_seat(capsys: pytest.CaptureFixture[str]) -> None:
    told = report(capsys, "--edition", "schmidt", "--seats", "3", "--matches", "10")
    assert (told["edition"], told["seats"], told["matches"]) == ("schmidt", 3, 10)
    assert told["options"] == {"scoring": "standard"}
    assert [player["seat"] for player in told["players"]] == [0, 1, 2]
    assert sum(player["wins"] for player in told["players"]) == pytest.approx(10, abs=0.001)
    assert all(0 < player["exact_bid_rate"] < 1 for player in told["players"])


def test_the_same_arguments_give_the_same_results(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--matches", "5", "--seed", "3"]
    assert report(capsys, *words) == report(capsys, *words)
    assert report(capsys, *words) != report(capsys, "--matches", "5", "--seed", "4")


def test_a_match_does_not_depend_on_how_many_are_played() -> None:
    few, many = (list(play_contest(plan(arguments("--matches", n)))) for n in ("2", "4"))
    assert [deal.points for deal in few] == [deal.points for deal in many[:2]]


def test_options_reach_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *EVERYTHING, "--seats", "2", "--matches", "1"]) == 0
    out = capsys.readouterr().out
    assert "beck, 2 seats" in out
    assert "scoring=rascal_loads" in out
    assert "kraken=true" in out
    assert "shared win" in out


def test_a_plan_is_written_with_commas(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--edition", "beck", "--option", "plan=custom", "--option", "custom_plan=1,2"]
    assert report(capsys, *words, "--matches", "1")["options"]["custom_plan"] == [1, 2]


def played(wins: list[float], points: list[int], exact: list[int], matches: int = 1) -> Played:
    seconds = [array("f", [0.001, 0.002]) for _ in wins]
    return Played(wins, points, exact, [0] * len(wins), seconds, matches, 4 * matches)


def test_the_standing_averages_over_matches_hands_and_players() -> None:
    tally = Tally(Contest("dice", ("random",) * 3))
    tally.add(played([0.5, 0.5, 0.0], [10, 10, 0], [1, 0, 2]))
    tally.add(played([0.0, 1.0, 0.0], [10, 20, 0], [1, 1, 1]))
    assert (tally.matches, tally.hands) == (2, 8)
    second, pair = tally.standing([1]), tally.standing([0, 1])
    assert (second["wins"], second["win_share"], second["average_score"]) == (1.5, 0.75, 15)
    assert (pair["win_share"], pair["exact_bid_rate"]) == (0.5, 3 / 16)
    assert second["decision_ms"] == pytest.approx(1.5)


def test_the_interval_is_over_deals() -> None:
    tally = Tally(Contest("dice", ("random",) * 3, rotate=True))
    for wins in ([3.0, 0.0, 0.0], [0.0, 3.0, 0.0]) * 8:
        tally.add(played(wins, [0, 0, 0], [0, 0, 0], matches=3))
    first = tally.standing([0])
    assert first["win_share"] == 0.5
    assert first["high"] - first["low"] == pytest.approx(2 * 1.96 * 0.5 / 15**0.5, abs=0.001)


def test_no_interval_goes_beyond_all_or_nothing() -> None:
    tally = Tally(Contest("dice", ("random",) * 3))
    for wins in ([1.0, 0.0, 0.0], [0.9, 0.1, 0.0]):
        tally.add(played(wins, [0, 0, 0], [0, 0, 0]))
    first, second = tally.standing([0]), tally.standing([1])
    assert (first["win_share"], first["high"]) == (0.95, 1.0)
    assert (second["win_share"], second["low"]) == (0.05, 0.0)


def test_rotation_plays_the_same_deal_from_every_seat() -> None:
    contest = Contest("dice", ("captain", "random", "random"), matches=3, rotate=True)
    deal = play_deal(contest, 0)
    assert (contest.deals, deal.matches, deal.hands) == (1, 3, 24)
    assert sum(deal.wins) == pytest.approx(3)


def test_two_processes_count_what_one_counts(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bots", "sailor,random,random", "--matches", "6", "--rotate"]
    assert report(capsys, *words, "--jobs", "2") == report(capsys, *words)


def test_bots_of_one_name_are_also_reported_together(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--bots", "captain:gambler,cabin_boy,cabin_boy", "--matches", "2"]
    told = report(capsys, *words)
    assert list(told["bots"]) == ["captain:gambler", "cabin_boy"]
    shares = [player["win_share"] for player in told["players"]]
    assert told["bots"]["cabin_boy"]["win_share"] == pytest.approx(sum(shares[1:]) / 2, abs=1e-4)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--edition", "chess"], "choose from dice, schmidt, beck"),
        (["--seats", "2"], "dice is for 3 to 6 seats"),
        (["--seats", "9"], "dice is for 3 to 6 seats"),
        (["--edition", "schmidt", "--seats", "9"], "2 to 6"),
        (["--edition", "beck", "--seats", "9"], "2 to 8"),
        (["--seats", "-1"], "3 to 6"),
        (["--matches", "0"], "--matches must be from 1"),
        (["--matches", "-5"], "--matches must be from 1"),
        (["--seed", "-1"], "--seed must be from 0"),
        (["--jobs", "0"], "--jobs must be from 1"),
        (["--bots", "admiral"], "choose from cabin_boy, sailor, captain, legend"),
        (["--bots", "captain:brave"], "choose from steady"),
        (["--bots", "captain,captain,captain", "--seats", "4"], "3 bots named for 4 seats"),
        (["--option", "scoring"], "KEY=VALUE"),
        (["--option", "scoring=rascal"], "standard, landlubber"),
        (["--option", "wind=true"], "choose from scoring"),
        (["--option", "=true"], "choose from scoring"),
        (["--edition", "beck", "--option", "kraken=maybe"], "false, true"),
        (["--edition", "beck", "--option", "plan=custom"], "custom_plan"),
        (["--edition", "beck", "--option", "custom_plan=3,5"], "plan=custom"),
        (["--edition", "beck", "--option", "plan=custom", "--option", "custom_plan=0"], "1 to"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], words: list[str], says: str
) -> None:
    assert main(["simulate", *words]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert says in err


def test_the_refusal_is_a_line_without_traceback_and_status_2() -> None:
    status, out, err = outcome("simulate", "--seats", "2")
    assert (status, out) == (2, "")
    assert err == "simulate: dice is for 3 to 6 seats, not 2\n"


def test_help_lists_every_option_of_every_edition() -> None:
    status, out, _ = outcome("simulate", "--help")
    assert status == 0
    words = " ".join(out.split())
    for edition in load_editions().values():
        assert f"{edition.key}, {edition.seats[0]} to {edition.seats[-1]} seats" in words
        for option in edition.options:
            assert f"{option.key}=" in words
            assert f"({option.allowed})" in words


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_shown_on_a_terminal_and_vanishes() -> None:
    results = [played([1.0, 0.0], [1, 0], [0, 0])] * 3
    terminal = Terminal()
    assert list(with_progress(results, 3, 2, terminal)) == results
    shown = terminal.getvalue()
    assert "2 of 6 matches" in shown
    assert shown.endswith(" \r")


def test_no_progress_is_shown_in_a_pipe() -> None:
    pipe = io.StringIO()
    assert len(list(with_progress([played([1.0], [1], [0])], 1, 1, pipe))) == 1
    assert pipe.getvalue() == ""


def test_matches_are_saved_as_records_that_can_be_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "some" / "folder"
    words = ["--matches", "3", "--rotate", "--seats", "3", "--save", str(folder)]
    told = report(capsys, *words)
    records = [from_json(path.read_text("utf-8")) for path in sorted(folder.glob("*.json"))]
    assert len(records) == told["matches"] == 3
    assert all(record.entry.status == "finished" for record in records)
    assert all(replay(record).totals == record.entry.totals for record in records)
    assert len({record.actions for record in records}) == 3


def test_a_folder_that_cannot_be_made_gets_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert main(["simulate", "--matches", "1", "--save", str(tmp_path / "file" / "x")]) == 2
    assert capsys.readouterr().err.count("\n") == 1
