"""Guessed hands fit the bids as well as what was seen."""

from __future__ import annotations

from collections import Counter
from random import Random

from ai.dice import DiceBrain
from game.rules.compact import Position
from game.rules.legality import actors
from game.rules.state import Phase
from game.rules.view import view_for
from tests.rules.playing import random_match, setup_of, sit

WORLDS = 200
# The same bag for everybody: nothing but the bids says who holds the strong dice.
HANDS = ("pirate pirate blue", "red yellow blue", "red yellow blue", "red yellow black")


def guessed(*bids: int) -> list[Position]:
    game = sit("dice", *HANDS)
    game.bid(*bids).play("blue:4 blue:3 blue:4")
    view = view_for(game.state, 3)
    worlds, rng = DiceBrain(view.setup).worlds(view), Random(1)
    return [worlds.draw(rng) for _ in range(WORLDS)]


def pirates(worlds: list[Position], seat: int) -> float:
    return sum(w.held(seat).count(w.code.piece_code["pirate"]) for w in worlds) / WORLDS


def test_who_bids_much_is_taken_to_hold_strong_dice() -> None:
    first, level, last = guessed(2, 0, 0, 1), guessed(1, 1, 1, 1), guessed(0, 0, 2, 1)
    assert pirates(first, 0) > pirates(level, 0) > pirates(last, 0)
    assert pirates(first, 0) > 2 * pirates(first, 1)
    assert pirates(last, 2) > 2 * pirates(last, 0)


def test_a_guess_holds_what_is_hidden_and_no_more() -> None:
    for world in guessed(2, 0, 0, 1):
        held = [world.held(seat) for seat in range(4)]
        assert [len(hand) for hand in held] == [2, 2, 2, 3]
        hidden = Counter(world.code.pieces[die] for hand in held[:3] for die in hand)
        assert hidden == Counter("pirate pirate red red yellow yellow".split())


def test_odd_bids_can_be_guessed_as_well() -> None:
    """Bids that no sensible player makes must not keep the guesses from ending."""
    assert len(guessed(0, 3, 3, 1)) == WORLDS


def test_guesses_depend_on_the_view_and_the_stream_alone() -> None:
    setup, seen = setup_of("dice", 4), 0
    brain = DiceBrain(setup)
    for state, _, _ in random_match(setup, Random(3)):
        if state.phase is Phase.PLAY:
            view = view_for(state, actors(state)[0])
            first, again = (brain.worlds(view).draw(Random(7)) for _ in range(2))
            assert first.keys == again.keys
            seen += 1
    assert seen > 50
