"""What is legal is taken and everything else refused, all through random matches."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import given

from game.rules.actions import (
    Action,
    Bid,
    ChangeBid,
    ChooseLeader,
    Deal,
    Discard,
    Load,
    Play,
    Roll,
    Wager,
)
from game.rules.edition import Setup
from game.rules.engine import apply
from game.rules.errors import IllegalAction
from game.rules.legality import actors, legal_actions, legal_for
from game.rules.state import MatchState, Phase
from game.rules.view import view_for
from tests.rules.oracle import legal_of
from tests.rules.playing import Move
from tests.rules.random_setups import MODERATELY, SPARINGLY, RandomMatch, matches

# Random matches, which counting lines makes twice as slow; what they reach, others reach as well.
pytestmark = pytest.mark.no_cover

STATES = 4


def some_states(match: RandomMatch, random: Random) -> list[MatchState]:
    """A few states of a random match, each of another phase as far as possible."""
    moves = list(match.moves())
    random.shuffle(moves)
    by_phase = {move.state.phase: move for move in moves}
    rare = [move for phase, move in by_phase.items() if phase is not Phase.PLAY]
    chosen: list[Move] = [*random.sample(rare, min(STATES - 2, len(rare))), *moves[: STATES - 2]]
    return [*(move.state for move in chosen), moves[0].step.state]


def universe(state: MatchState, random: Random) -> Iterator[Action]:
    """Every action there could be, and some that there could not."""
    setup = state.setup
    tricks = range(-1, max(setup.plan) + 2)
    for seat in range(-1, setup.hands_dealt + 1):
        yield from (Bid(seat, number) for number in tricks)
        yield from (Load(seat, load) for load in ("grapeshot", "cannonball", "chain", ""))
        yield from (ChooseLeader(seat, leader) for leader in range(-1, setup.seats + 2))
        yield from (Wager(seat, points) for points in (-10, 0, 5, 10, 20, 30))
        yield from (ChangeBid(seat, change) for change in range(-2, 3))
        yield from plays(setup, seat)
        yield from discards(state, seat, random)
    yield from (Roll(face) for face in (*setup.faces, *setup.pieces, "joker"))
    yield from deals(setup, random)


def plays(setup: Setup, seat: int) -> Iterator[Play]:
    for piece in (*setup.pieces.values(), None):
        token = piece.token if piece else "joker"
        faces = {face.token for face in piece.faces} if piece else set()
        yield from (Play(seat, token, face) for face in (None, *sorted(faces), "joker"))


def discards(state: MatchState, seat: int, random: Random) -> Iterator[Discard]:
    held = state.table.held if state.table else ()
    mine = held[seat] if seat in range(len(held)) else ()
    for size in range(4):
        choices = [*combinations(mine, size), *combinations((*mine[:2], "joker"), size)]
        for pieces in random.sample(choices, min(6, len(choices))):
            yield Discard(seat, pieces)
            yield Discard(seat, pieces[::-1])


def deals(setup: Setup, random: Random) -> Iterator[Deal]:
    deck = tuple(random.sample(setup.deck, len(setup.deck)))
    yield Deal(deck)
    yield from (Deal(wrong) for wrong in ((), deck[1:], (*deck, deck[0]), ("joker", *deck[1:])))


def is_taken(state: MatchState, action: Action) -> bool:
    try:
        apply(state, action)
    except IllegalAction:
        return False
    return True


def is_legal(state: MatchState, action: Action, legal: set[Action]) -> bool:
    if isinstance(action, Deal):
        return state.phase is Phase.DEAL and sorted(action.deck) == sorted(state.setup.deck)
    return action in legal


@SPARINGLY
@given(matches())
def test_exactly_what_is_legal_is_taken(match: RandomMatch) -> None:
    random = match.random
    for state in some_states(match, random):
        legal = set(legal_actions(state))
        before = repr(state[1:])
        for action in {*universe(state, random), *legal}:
            assert is_taken(state, action) == is_legal(state, action, legal), action
        assert repr(state[1:]) == before


@SPARINGLY
@given(matches())
def test_what_is_legal_elsewhere_is_taken_only_where_it_is_legal(match: RandomMatch) -> None:
    random = match.random
    elsewhere = {
        action for state, taken, _ in match.moves() for action in (*legal_actions(state), taken)
    }
    for state in some_states(match, random):
        legal = set(legal_actions(state))
        for action in elsewhere:
            assert is_taken(state, action) == is_legal(state, action, legal), action


@MODERATELY
@given(matches())
def test_nothing_that_was_done_can_be_done_again_at_once(match: RandomMatch) -> None:
    for _, action, step in match.moves():
        if action not in legal_actions(step.state):
            with pytest.raises(IllegalAction):
                apply(step.state, action)


@MODERATELY
@given(matches())
def test_no_legal_action_is_listed_twice(match: RandomMatch) -> None:
    for _, _, step in match.moves():
        legal = legal_actions(step.state)
        assert len(set(legal)) == len(legal)


@MODERATELY
@given(matches())
def test_somebody_can_always_go_on_until_the_match_is_over(match: RandomMatch) -> None:
    for _, _, step in match.moves():
        idle = step.state.phase in (Phase.DEAL, Phase.OVER)
        assert bool(legal_actions(step.state)) != idle
        chance = idle or step.state.phase is Phase.ROLL
        assert bool(actors(step.state)) != chance


@SPARINGLY
@given(matches())
def test_every_seat_is_shown_its_own_legal_actions(match: RandomMatch) -> None:
    setup = match.setup
    for state, _, _ in match.moves():
        shown = [view_for(state, seat).legal for seat in range(setup.seats)]
        assert shown == [legal_for(state, seat) for seat in range(setup.seats)]
        assert all(action.seat == seat for seat, row in enumerate(shown) for action in row)
        if state.phase is not Phase.ROLL:
            assert [action for row in shown for action in row] == list(legal_actions(state))
        assert view_for(state, None).legal == ()


@MODERATELY
@given(matches())
def test_seats_follow_as_the_second_opinion_says(match: RandomMatch) -> None:
    setup = match.setup
    for state, _, _ in match.moves():
        if state.phase is not Phase.PLAY or state.table is None:
            continue
        held = list(state.table.held[state.table.turn])
        expected = legal_of(setup.edition.key, list(state.table.plays), held)
        legal = [action.piece for action in legal_actions(state) if isinstance(action, Play)]
        assert list(dict.fromkeys(legal)) == list(dict.fromkeys(expected))
