"""Where one choice dominates, the dice brain finds it."""

from __future__ import annotations

from functools import cache

import pytest

from ai.brain import Choice
from ai.dice import DiceBrain
from tests.ai.dice.positions import BIDS, PLAYS, Position, is_answer
from tests.rules.playing import setup_of

SPITE = 0.1


@cache
def brain() -> DiceBrain:
    return DiceBrain(setup_of("dice", 4))


def liked(choice: Choice) -> float:
    return choice.value + SPITE * choice.spoil


@pytest.mark.parametrize("position", [*BIDS, *PLAYS], ids=lambda position: position.says)
def test_the_only_sensible_choice_is_the_best_one(position: Position) -> None:
    choices = brain().weigh(position.view())
    assert is_answer(max(choices, key=liked).action, position.answers)


@pytest.mark.parametrize("position", [*BIDS, *PLAYS], ids=lambda position: position.says)
def test_every_legal_decision_is_weighed_once_and_always_the_same(position: Position) -> None:
    view = position.view()
    for weigh in (brain().weigh, brain().thumb):
        choices = weigh(view)
        assert [choice.action for choice in choices] == list(view.legal)
        assert choices == weigh(position.view())
        assert all(0.0 <= choice.chance <= 1.0 for choice in choices)
        assert all(choice.reason for choice in choices)


def test_a_beginner_bids_nothing_on_a_weak_hand_and_much_on_a_strong_one() -> None:
    weak, strong = BIDS[6], BIDS[-1]
    bids = [max(brain().thumb(p.view()), key=lambda c: c.value).action for p in (weak, strong)]
    assert is_answer(bids[0], "0")
    assert is_answer(bids[1], "2 3 4")


@pytest.mark.parametrize(
    ("says", "piece", "reason"),
    [
        ("all tricks are needed", "black", "win_cheaply"),
        ("no trick is wanted: the die", "red", "duck_safely"),
        ("a trick is needed but this one is lost", "red", "throw_away"),
        ("the zero is lost: take", "black", "spoil_opponent"),
    ],
)
def test_a_choice_says_why(says: str, piece: str, reason: str) -> None:
    position = next(one for one in PLAYS if one.says.startswith(says))
    choices = brain().weigh(position.view())
    assert [c.reason for c in choices if is_answer(c.action, piece)] == [reason]


def test_the_bonus_of_a_capture_is_counted() -> None:
    position = next(one for one in PLAYS if one.says == "a Mermaid catches the Skull King")
    mermaid = max(brain().weigh(position.view()), key=liked)
    assert 20.0 < mermaid.bonus <= 50.0
