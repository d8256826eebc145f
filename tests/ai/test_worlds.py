"""Guessed worlds fit what the seat has seen, and only that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from ai.seen import voids_of
from ai.worlds import Worlds
from game.match.library import load_editions
from game.rules.actions import Action, Deal, Discard, Roll
from game.rules.compact import coded
from game.rules.edition import Setup
from game.rules.engine import apply, new_match
from game.rules.legality import actors, legal_for, table_of
from game.rules.state import MatchState, Phase
from game.rules.view import view_for
from tests.ai.cards.seating import seated

EDITIONS = load_editions()
EVERYTHING = {"kraken": True, "whale": True, "loot": True, "abilities": True}
SETUPS = {
    "dice 4": ("dice", 4, {}),
    "schmidt 3": ("schmidt", 3, {}),
    "beck 2": ("beck", 2, EVERYTHING),
    "beck 5": ("beck", 5, {**EVERYTHING, "scoring": "rascal_loads"}),
}


def states(setup: Setup, rng: Random) -> Iterator[MatchState]:
    """Every state of a random match in which somebody must decide."""
    state = new_match(setup)
    while state.phase is not Phase.OVER:
        if actors(state):
            yield state
        state = apply(state, any_action(state, rng)).state


def any_action(state: MatchState, rng: Random) -> Action:
    if state.phase is Phase.DEAL:
        return Deal(tuple(rng.sample(state.setup.deck, len(state.setup.deck))))
    if state.phase is Phase.ROLL:
        die = table_of(state).rolling
        assert die is not None
        return Roll(rng.choice(state.setup.pieces[die].faces).token)
    return rng.choice(legal_for(state, actors(state)[0]))


@pytest.mark.parametrize("name", SETUPS)
def test_a_world_holds_every_piece_once_and_the_own_hand_as_it_is(name: str) -> None:
    edition, seats, options = SETUPS[name]
    setup, rng = EDITIONS[edition].setup(seats, options), Random(name)
    code = coded(setup)
    for state in states(setup, rng):
        seat = actors(state)[0]
        view = view_for(state, seat)
        assert view.hand is not None
        assert state.hand is not None
        world = Worlds(view, code).draw(rng)
        held = [world.held(place) for place in range(setup.hands_dealt)]
        assert sorted(held[seat]) == sorted(code.piece_code[p] for p in view.hand.mine)
        assert [len(hand) for hand in held] == list(view.hand.held)
        dealt = Counter(piece for hand in held for piece in hand) + Counter(world.undealt)
        deck = Counter(code.deck)
        assert not dealt - deck
        shown = Counter(
            setup.faces[face].piece for trick in state.hand.tricks for face in trick.faces
        )
        if len(view.hand.plays) < len(view.hand.order):
            shown += Counter(setup.faces[face].piece for face in view.hand.plays)
        open_or_mine = Counter({code.piece_code[p]: n for p, n in shown.items()})
        open_or_mine += Counter(code.piece_code[p] for p in view.hand.my_discards)
        assert not dealt + open_or_mine - deck


@pytest.mark.parametrize("name", SETUPS)
def test_whoever_could_not_follow_is_not_given_the_colour(name: str) -> None:
    edition, seats, options = SETUPS[name]
    setup, rng = EDITIONS[edition].setup(seats, options), Random(name)
    code, checked = coded(setup), 0
    for state in states(setup, rng):
        seat = actors(state)[0]
        view = view_for(state, seat)
        assert view.hand is not None
        if any(view.hand.discarded):
            continue
        for other, colours in enumerate(_shown_voids(state)):
            if other != seat and colours:
                world = Worlds(view, code).draw(rng)
                held = {setup.colours[code.pieces[p]] for p in world.held(other)}
                assert not held & colours
                checked += 1
    assert checked > 10


def test_whoever_drew_cards_may_hold_a_colour_again() -> None:
    """Seat 1 cannot follow yellow, then takes a trick with Bendt and draws two cards."""
    game = seated(
        "beck",
        "yellow:5 green:2 green:3 green:4",
        "purple:2 bendt purple:3 purple:4",
        "yellow:6 green:5 green:6 green:7",
        "yellow:7 green:8 green:9 green:10",
        abilities=True,
    )
    game.bid(0, 0, 0, 0).play("yellow:5 purple:2 yellow:6 yellow:7 green:8 green:2 bendt green:5")
    code, yellow = coded(game.state.setup), coded(game.state.setup).colour_code["yellow"]
    before = view_for(game.state, 0).hand
    assert before is not None
    discards = [action for action in legal_for(game.state, 1) if isinstance(action, Discard)]
    after = view_for(game.do(discards[0]).state, 0).hand
    assert after is not None
    assert [yellow in voids_of(hand, code)[1] for hand in (before, after)] == [True, False]


def _shown_voids(state: MatchState) -> list[set[str]]:
    """Straight from the finished tricks: who played another colour than the one to follow."""
    assert state.hand is not None
    voids: list[set[str]] = [set() for _ in range(state.setup.hands_dealt)]
    for trick in state.hand.tricks:
        for at, (seat, token) in enumerate(zip(trick.order, trick.faces, strict=True)):
            before = [state.setup.faces[face] for face in trick.faces[:at]]
            lead = state.setup.tricks.fold(before).lead
            colour = state.setup.faces[token].colour
            if lead and colour not in (None, lead) and seat != state.setup.ghost:
                voids[seat].add(lead)
    return voids


def test_juanita_keeps_the_undealt_cards_out_of_all_hands() -> None:
    setup, rng, seen = EDITIONS["beck"].setup(4, EVERYTHING), Random(8), 0
    code = coded(setup)
    for _ in range(6):
        for state in states(setup, rng):
            view = view_for(state, actors(state)[0])
            assert view.hand is not None
            if view.hand.undealt_seen:
                world = Worlds(view, code).draw(rng)
                undealt = Counter(code.pieces[p] for p in world.undealt)
                assert not undealt - Counter(view.hand.undealt_seen)
                assert len(world.undealt) == view.hand.undealt
                seen += 1
    assert seen > 5
