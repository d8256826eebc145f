"""What bots work out is kept once per setup, and only for the setups used last."""

from __future__ import annotations

import pytest

from ai.bot import BRAINS, brain_for
from ai.cards import CardBrain
from ai.cards.bidding import quick_bid
from ai.remembered import Remembered
from game.match.library import load_editions
from game.rules.compact import coded


@pytest.mark.parametrize("key", ["dice", "schmidt", "beck"])
def test_whoever_starts_the_brain_and_the_code_are_the_same(key: str) -> None:
    setups = [load_editions()[key].setup(4, {}, starter) for starter in range(4)]
    assert len({id(brain_for(setup)) for setup in setups}) == 1
    assert len({id(coded(setup)) for setup in setups}) == 1


def test_setups_that_differ_have_different_brains() -> None:
    editions = load_editions()
    three, four = (editions["schmidt"].setup(seats) for seats in (3, 4))
    assert brain_for(three) is not brain_for(four)
    assert coded(three) is not coded(four)


def test_only_the_brains_used_last_are_kept() -> None:
    edition = load_editions()["schmidt"]
    two_seats = edition.setup(2)
    first = brain_for(two_seats)
    assert brain_for(two_seats) is first
    for seats in range(3, edition.seats[-1] + 1):
        brain_for(edition.setup(seats))
    assert edition.seats[-1] - 2 >= BRAINS
    assert brain_for(two_seats) is not first


def test_a_full_memory_begins_anew() -> None:
    squares: dict[int, int] = Remembered(3)
    for number in range(7):
        squares[number] = number * number
        assert len(squares) <= 3
        assert squares[number] == number * number
    assert squares == {6: 36}


def test_bids_of_guessed_hands_are_not_kept_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ai.cards.odds.MOST_BIDS", 5)
    brain = CardBrain(load_editions()["schmidt"].setup(4))
    for piece in brain.code.deck:
        assert quick_bid(brain.odds, [piece], leads=True) in (0, 1)
    assert 0 < len(brain.odds.bids) <= 5
