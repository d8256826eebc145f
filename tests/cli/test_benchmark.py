"""That the benchmark measures something; how fast it is, no test can say."""

from __future__ import annotations

import json

import pytest

from game.cli import benchmark
from game.cli.benchmark import Bench, Effort, setups
from game.rules.actions import Roll
from main import main

HASTY = Effort(rounds=1, seconds=0.0001)


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "Effort", lambda: HASTY)


def test_every_edition_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["benchmark", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["million_loops_per_second"] > 0
    assert [row["setup"] for row in told["setups"]] == [*setups()]
    assert all(row["engine_matches_per_second"] > 0 for row in told["setups"])
    assert all(row["microseconds_per_apply"] > 0 for row in told["setups"])


def test_without_json_it_is_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["benchmark"]) == 0
    out = capsys.readouterr().out
    assert all(name in out for name in setups())


def test_everything_on_means_every_toggle_and_cannon_loads() -> None:
    options = setups()["beck, everything on"].options
    assert options["scoring"] == "rascal_loads"
    assert all(value for value in options.values() if isinstance(value, bool))


def test_a_measured_match_is_a_whole_one() -> None:
    actions = Bench(setups()["dice"]).play()
    assert sum(isinstance(action, Roll) for action in actions) == 4 * sum(range(1, 9))
