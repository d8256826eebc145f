"""`blunders` plays until enough was decided and says how much of it was wrong."""

from __future__ import annotations

import argparse

import pytest

from game.cli import blunders


def run(*arguments: str) -> int:
    parser = argparse.ArgumentParser()
    blunders.add_arguments(parser)
    return blunders.run(parser.parse_args(arguments))


def test_a_random_player_blunders_and_every_blunder_is_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    plan = ("--option", "plan=custom", "--option", "custom_plan=2,2")
    assert run("--bot", "random", "--decisions", "30", "--worlds", "20", *plan) == 0
    *told, last = capsys.readouterr().out.splitlines()
    said = last.split()
    assert said[0] == "random:"
    assert 0 < int(said[1]) == sum(", but " in line for line in told)
    assert int(said[4]) >= 30


@pytest.mark.parametrize("wrong", [("--bot", "admiral"), ("--edition", "chess")])
def test_bad_arguments_get_a_message(
    wrong: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(*wrong) == 2
    assert capsys.readouterr().err.startswith("blunders: ")
