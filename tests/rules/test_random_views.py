"""Nobody sees what is hidden: swap it, and view and events stay the same."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given

from game.rules.actions import Bid, Play
from game.rules.engine import apply
from game.rules.legality import legal_actions
from game.rules.settle import Step
from game.rules.state import MatchState
from game.rules.view import redact, view_for
from tests.rules.hidden import Seat, disguised, redealt
from tests.rules.playing import Move, random_match, setup_of, sit
from tests.rules.random_setups import MODERATELY, RandomMatch, matches

# Random matches, which counting lines makes twice as slow; what they reach, others reach as well.
pytestmark = pytest.mark.no_cover


@MODERATELY
@given(matches())
def test_a_view_is_the_same_whatever_is_hidden(match: RandomMatch) -> None:
    setup = match.setup
    random = match.random
    seats: list[Seat] = [*range(setup.seats), None]
    for _, _, step in match.moves():
        seat = random.choice(seats)
        assert view_for(redealt(step.state, seat, random), seat) == view_for(step.state, seat)


@MODERATELY
@given(matches())
def test_events_are_told_the_same_whatever_is_hidden(match: RandomMatch) -> None:
    setup = match.setup
    random = match.random
    seats: list[Seat] = [*range(setup.seats), None]
    for move in match.moves():
        seat = random.choice(seats)
        other = elsewhere(move, seat, random)
        if other is not None:
            assert told(other, seat) == told(move.step, seat)
            assert view_for(other.state, seat) == view_for(move.step.state, seat)


def told(step: Step, seat: Seat) -> list[object]:
    return [redact(event, seat) for event in step.events]


def elsewhere(move: Move, seat: Seat, random: Random) -> Step | None:
    """The same step in another match; none if the other hand would have had to follow."""
    learnt = move.step.events
    state = redealt(move.state, seat, random, learnt)
    action = disguised(state, move.action, seat, random, learnt)
    may_differ = isinstance(action, Play) and action.seat != seat
    if may_differ and action not in legal_actions(state):
        return None
    return apply(state, action)


# That the swap swaps: what the two tests above rely on.


def everything_hidden(state: MatchState, seat: int) -> tuple[object, ...]:
    assert state.hand is not None
    assert state.table is not None
    others = [held for place, held in enumerate(state.table.held) if place != seat]
    return (*others, state.hand.undealt, state.hand.bids)


@pytest.mark.parametrize("seat", [0, 1])
def test_another_match_has_other_hands_and_other_bids(seat: int) -> None:
    setup = setup_of("beck", 2, plan="custom", custom_plan=[20])
    state = next(random_match(setup, Random(1))).step.state
    state = apply(state, Bid(1 - seat, 7)).state
    other = redealt(state, seat, Random(2))
    pairs = zip(everything_hidden(state, seat), everything_hidden(other, seat), strict=True)
    assert all(mine != theirs for mine, theirs in pairs)


def test_another_match_is_played_with_the_same_pieces() -> None:
    state = sit("beck", "green:1 green:2", "green:3 green:4", ghost="green:5 green:6").state
    other = redealt(state, 0, Random(3))
    assert other.table is not None
    assert other.table.held[0] == ("green:1", "green:2")
    assert Counter(str(other.table.held)) == Counter(str(state.table and state.table.held))
    assert other != state
