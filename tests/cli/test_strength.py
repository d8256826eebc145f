"""`ai/STRENGTH.md` is made of what was measured and what is said about it, and nothing else."""

from __future__ import annotations

import argparse
import json

import pytest

from game.cli import strength


def lines(text: str) -> list[str]:
    """Without the one about the machine on which it was written."""
    return [line for line in text.splitlines() if not line.startswith("Python ")]


def test_the_document_is_what_the_results_and_the_notes_make() -> None:
    results = json.loads(strength.RESULTS.read_text("utf-8"))
    assert lines(strength.DOCUMENT.read_text("utf-8")) == lines(strength.document(results))
    assert results.keys() <= {experiment.key for experiment in strength.experiments()}


def test_what_was_not_measured_is_named() -> None:
    told = strength.document({})
    assert all(f"- {experiment.key}\n" in told for experiment in strength.experiments())


def test_experiments_are_listed_by_a_part_of_their_names(
    capsys: pytest.CaptureFixture[str],
) -> None:
    parser = argparse.ArgumentParser()
    strength.add_arguments(parser)
    assert strength.run(parser.parse_args(["--list", "--only", "dice legend captain"])) == 0
    seats = ("", " 3", " 5", " 6")
    assert capsys.readouterr().out.splitlines() == [f"dice legend captain{n}" for n in seats]


def test_one_experiment_is_played_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    few = strength.Experiment("dice few", "Dice", "dice", "captain", "random", 4)
    monkeypatch.setattr(strength, "experiments", lambda: [few])
    measured = strength.measure(few, jobs=1)
    assert measured["matches"] == 4
    assert measured["seed"] == strength.REPORT_SEED
    row = next(
        line for line in strength.document({few.key: measured}).splitlines() if "3 ×" in line
    )
    assert row.startswith("| captain | 3 × random | 4 | 4 |")
