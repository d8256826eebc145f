"""What a seat takes into account when it weighs a die, and what it says about it."""

from __future__ import annotations

import pytest

from ai.dice.reasons import Plays
from ai.dice.weigh import _moods
from game.rules.view import view_for
from tests.rules.playing import sit


def test_who_plays_later_counts_as_long_as_tricks_are_missing() -> None:
    game = sit("dice", *["red blue"] * 4).bid(0, 1, 0, 2)
    hand = view_for(game.state, 0).hand
    assert hand is not None
    assert _moods(hand) == 0b101
    game.play("red:3 red:1 red:1 red:2").play("blue:3")
    hand = view_for(game.state, 1).hand
    assert hand is not None
    assert _moods(hand) == 0b10  # seat 2 wants none, seat 3 two


def test_whoever_has_what_was_bid_is_no_longer_hungry() -> None:
    game = sit("dice", *["red blue"] * 3).bid(0, 1, 1)
    game.play("red:1 red:3 red:2")
    hand = view_for(game.state, 1).hand
    assert hand is not None
    assert hand.won == (0, 1, 0)
    assert _moods(hand) == 0b01


@pytest.mark.parametrize(
    ("need", "win", "reason"),
    [
        (1, 0.98, "win_cheaply"),
        (1, 0.99, "take_while_you_can"),
        (1, 0.02, "keep_strong_die"),
        (1, 0.5, "try_a_middling_die"),
        (0, 0.02, "duck_safely"),
        (0, 0.5, "risky_trick"),
        (-1, 0.5, "spoil_opponent"),
        (4, 0.5, "spoil_opponent"),
    ],
)
def test_every_play_has_its_reason(need: int, win: float, reason: str) -> None:
    plays = Plays(need, 3, [(0, 0.02), (1, 0.5), (2, 0.98), (3, 0.99)])
    assert plays.reason(0, win) == reason


def test_where_no_die_loses_for_sure_the_weakest_is_the_lowest_one_can_go() -> None:
    plays = Plays(0, 3, [(0, 0.2), (1, 0.5)])
    assert [plays.reason(0, win) for win in (0.2, 0.5)] == ["duck_as_low_as_you_can", "risky_trick"]


def test_a_single_die_is_no_choice() -> None:
    assert Plays(1, 1, [(0, 0.5)]).reason(0, 0.5) == "forced"
