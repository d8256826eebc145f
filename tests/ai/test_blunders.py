"""A long look finds what was plainly wrong, and only that."""

from __future__ import annotations

from random import Random

import pytest

from ai.blunders import PLAINLY, blunder_in
from game.rules.actions import Bid, Play
from tests.ai.cards.seating import seated, view_of
from tests.ai.dice.test_legend import fourth_of_five_tricks

HANDS = ("yellow:5 purple:3", "yellow:6 purple:4", "yellow:7 purple:5")
LAID = "yellow:5 yellow:6 yellow:7"


def test_taking_a_trick_that_spoils_the_bid_is_a_blunder() -> None:
    view = view_of(seated("beck", *HANDS, "yellow:13 yellow:2").bid(0, 0, 0, 0).play(LAID))
    found = blunder_in(view, Play(3, "yellow:13"), worlds=60, rng=Random(1))
    assert found is not None
    assert found.better == Play(3, "yellow:2")
    assert found.chance == 0
    assert found.best > PLAINLY
    assert blunder_in(view, Play(3, "yellow:2"), worlds=60, rng=Random(1)) is None


def test_a_bid_that_is_hopeless_and_brings_less_is_a_blunder() -> None:
    view = view_of(seated("beck", *HANDS, "skull_king escape"), 3)
    found = blunder_in(view, Bid(3, 2), worlds=60, rng=Random(1))
    assert found is not None
    assert found.better == Bid(3, 1)
    assert blunder_in(view, Bid(3, 1), worlds=60, rng=Random(1)) is None


@pytest.mark.parametrize(
    ("totals", "is_gambit"), [((70, 0, 0, 100), True), ((0, 0, 0, 300), False)]
)
def test_a_bid_given_up_for_the_match_is_told_apart(
    totals: tuple[int, ...], is_gambit: bool
) -> None:
    view = fourth_of_five_tricks(*totals)
    found = blunder_in(view, Play(3, "black"), worlds=60, rng=Random(1))
    assert found is not None
    assert found.better == Play(3, "red")
    assert found.gambit is is_gambit
