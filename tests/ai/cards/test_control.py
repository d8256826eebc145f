"""The shape of a hand counts beside its sum, as much as hands have taught."""

from __future__ import annotations

from random import Random

import pytest

from ai.cards.build import setups
from ai.cards.control import Fit, solved
from ai.cards.odds import TRAITS, Fate, steep
from game.rules.edition import Setup
from tests.ai.cards.seating import brain


def test_equations_are_solved() -> None:
    assert solved([[0.0, 2.0, 4.0], [3.0, 1.0, 5.0]]) == pytest.approx([1.0, 2.0])


def test_a_fit_finds_what_was_left_unexplained() -> None:
    random, fit, hidden = Random(1), Fit(), [0.3, -0.2, 0.1, 0.0, 0.5, -0.4, 0.2]
    for _ in range(20_000):
        seen = [random.random() for _ in range(TRAITS)]
        fit.add(seen, sum(w * t for w, t in zip(hidden, seen, strict=True)))
    assert fit.weights() == pytest.approx(hidden, abs=0.02)


def test_a_corrected_fate_still_adds_up() -> None:
    fate = Fate(0.5, 0.3, 0.8).corrected(0.2)
    assert fate == pytest.approx(Fate(0.7, 0.18, 0.48))
    assert Fate(0.9, 0.1, 0.1).corrected(0.3).exact == 1.0


def test_what_is_certain_is_not_corrected() -> None:
    assert steep(0.0) == steep(1.0) == 0.0
    assert steep(0.5) == 1.0


@pytest.mark.parametrize("setup", [s for variant in setups() for s in variant], ids=str)
def test_a_bid_counts_on_cards_that_are_sure_rather_than_on_many_chances(setup: Setup) -> None:
    """Of two hands with the same sums the one with less uncertainty makes its bid more often."""
    odds = brain(setup).odds
    shape = odds.shape(setup_hand(setup))
    sure, unsure = (shape._replace(spread=int(shape.spread * f)) for f in (0.7, 1.3))
    assert odds.control(sure, 2, 0.5) > odds.control(unsure, 2, 0.5)


def setup_hand(setup: Setup) -> list[int]:
    code = brain(setup).code
    return Random(1).sample(code.deck, min(6, max(setup.plan)))
