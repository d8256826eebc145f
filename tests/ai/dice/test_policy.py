"""The quick player of playouts."""

from __future__ import annotations

from random import Random

import pytest

from ai.dice import DiceBrain
from game.rules.compact import Policy, Position
from tests.rules.playing import setup_of

HANDS = 60


class Asked(Policy):
    """The same player, asked for every single die."""

    def __init__(self, player: Policy) -> None:
        self.choose = player.choose  # type: ignore[method-assign]


def dealt(brain: DiceBrain, number: int) -> Position:
    code, seats, rng = brain.code, brain.code.seats, Random(number)
    cards = number % max(code.setup.plan) + 1
    position = Position(code, cards, number % seats)
    deck = rng.sample(code.deck, seats * cards)
    position.deal([deck[seat * cards : (seat + 1) * cards] for seat in range(seats)], [])
    position.bids = [brain.bid_for(position, seat) for seat in range(seats)]
    return position


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_rolling_a_whole_trick_is_the_same_as_being_asked_die_by_die(seats: int) -> None:
    brain = DiceBrain(setup_of("dice", seats))
    for number in range(HANDS):
        quick, asked = dealt(brain, number), dealt(brain, number)
        quick.play_out(brain.policy(), Random(number).random)
        asked.play_out(Asked(brain.policy()), Random(number).random)
        assert (quick.won, quick.bonus) == (asked.won, asked.bonus)


def test_a_decision_is_remembered_and_forgotten_without_changing() -> None:
    brain = DiceBrain(setup_of("dice", 4))
    position = dealt(brain, 7)
    policy, seat = brain.mind.policy, position.turn
    first = policy.choose(position, seat, position.legal(seat))
    policy._decided.clear()
    policy._options.clear()
    assert policy.choose(position, seat, position.legal(seat)) == first
    assert first in position.legal(seat)
