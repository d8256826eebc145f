"""What a bot plays for."""

from __future__ import annotations

import dataclasses

import pytest

from ai.target import SPREADS, Target
from game.rules.engine import new_match
from game.rules.view import View, view_for
from tests.rules.playing import editions, setup_of

DICE = view_for(new_match(setup_of("dice", 4)), 0)


def standing(totals: tuple[int, ...], hand: int) -> View:
    return dataclasses.replace(DICE, totals=totals, hand_number=hand)


def test_in_the_last_hand_only_winning_counts() -> None:
    utility = Target().utility(standing((50, 90, 0, 0), 8))
    wins, shares, loses = ([60, 0, 0, 0], [40, 0, 0, 0], [30, 0, 0, 0])
    assert utility.of(wins, 0) > 99
    assert utility.of(shares, 0) == pytest.approx(50, abs=1)
    assert utility.of(loses, 0) < 1


def test_early_points_count_little_and_late_ones_much() -> None:
    early, late = (Target().utility(standing((0, 0, 0, 0), hand)) for hand in (1, 7))
    gains = [
        utility.of([40, 0, 0, 0], 0) - utility.of([0, 0, 0, 0], 0) for utility in (early, late)
    ]
    assert 0 < gains[0] < gains[1]


def test_with_patience_less_is_dared_when_behind() -> None:
    """Safe 10 points, or every third time 50: who is far behind now needs luck, if not later."""
    view = standing((0, 60, 0, 0), 6)

    def prefers_luck(patience: float) -> bool:
        worth = Target().utility(view, patience).of
        lucky = (worth([50, 0, 0, 0], 0) + 2 * worth([-20, 0, 0, 0], 0)) / 3
        return lucky > worth([10, 0, 0, 0], 0)

    assert prefers_luck(0.8)
    assert not prefers_luck(2.0)


def test_chances_of_all_seats_add_up_to_one() -> None:
    chances = []
    for seat in range(4):
        view = dataclasses.replace(standing((10, 30, -20, 5), 5), seat=seat)
        chances.append(Target().utility(view).of([20, -10, 40, 0], 0))
    assert sum(chances) == pytest.approx(100)


def test_a_saboteur_counts_what_the_others_lose() -> None:
    utility = Target(win=False, rivalry=2.0).utility(DICE)
    assert utility.of([20, 30, 30, 30], 0) < utility.of([10, 0, 0, 0], 0)


def test_the_cautious_count_their_own_points_alone() -> None:
    utility = Target(win=False).utility(DICE)
    assert utility.of([20, 90, 90, 90], 0) == utility.of([20, 0, 0, 0], 0) == 20


def test_a_treasure_hunter_counts_bonuses_twice() -> None:
    utility = Target(win=False, treasure=1.0).utility(DICE)
    assert utility.of([50, 0, 0, 0], 30) == 80


def test_every_scoring_system_has_its_spread() -> None:
    for edition in editions().values():
        assert set(edition.scorings) <= set(SPREADS)
