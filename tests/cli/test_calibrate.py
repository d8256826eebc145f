"""`calibrate`: what the coach says against what really came of it."""

from __future__ import annotations

from random import Random

import pytest

from ai.bot import bot_named
from game.cli import calibrate
from game.cli.calibrate import Marked, gain, table
from game.rules.actions import Play
from main import main
from tests.rules.playing import sit


def test_a_decision_that_is_surely_better_gains_what_it_gains() -> None:
    """The last die: the black one takes the trick that was bid, the red one does not."""
    hands = ("black red", "blue red", "red red", "yellow red")
    game = sit("dice", *hands, starter=1).bid(2, 0, 0, 0).play("blue:5 red:1 red:1")
    told, better = Play(0, "red"), Play(0, "black")
    assert gain(game.state, told, better, bot_named("captain"), Random(1)) > 0
    assert gain(game.state, better, told, bot_named("captain"), Random(1)) < 0
    assert gain(game.state, told, told, bot_named("captain"), Random(1)) == 0


def test_the_curve_has_a_row_for_every_class() -> None:
    found = [Marked("bid", 6.0, 5.0), Marked("play", 6.5, 9.0), Marked("play", 30.0, 28.0)]
    lines = table(found).splitlines()
    assert lines[2].startswith("| 5 to 7.5 | 2 | 6.2 | 7.0 ± ")
    assert lines[3].startswith("| 25 and more | 1 | 30.0 | 28.0 ± 0.0")
    assert lines[-1].startswith("| all | 3 | 14.2 | 14.0 ± ")


def test_the_tool_marks_decisions_of_bots(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(calibrate, "PLAYOUTS", 1)
    assert main(["calibrate", "--bot", "cabin_boy", "--decisions", "2"]) == 0
    assert "| all | 2 |" in capsys.readouterr().out


def test_nonsense_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["calibrate", "--edition", "none"]) == 2
    assert main(["calibrate", "--bot", "nobody"]) == 2
    assert capsys.readouterr().err.count("calibrate: ") == 2
