"""Guessed hands fit the bids and rolls as well as what was seen."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import prod
from random import Random

import pytest

from ai.dice import DiceBrain
from ai.dice.likely import IMPOSSIBLE, Likely
from game.rules.compact import Position
from game.rules.legality import actors
from game.rules.state import Phase
from game.rules.view import View, view_for
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


@pytest.mark.no_cover
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


def after_one_trick(*bids: int) -> View:
    """Every other seat has one die left; seats 1 and 2 have shown that it is not black."""
    game = sit(
        "dice",
        "black pirate",
        "yellow red",
        "red mermaid",
        "red blue",
        undealt="pirate mermaid black black blue blue blue red red yellow yellow",
    )
    game.bid(*bids).play("black:6 yellow:1 red:2 red:3")
    return view_for(game.state, 3)


@pytest.mark.parametrize("bids", [(1, 0, 0, 0), (2, 0, 1, 1)])
def test_guesses_come_up_as_often_as_they_explain_what_was_done(bids: tuple[int, ...]) -> None:
    """Every way to hand out what is hidden, weighed one by one, against a long walk."""
    view = after_one_trick(*bids)
    assert view.hand is not None
    brain, rng = DiceBrain(view.setup), Random(5)
    worlds, likely, weight = brain.worlds(view), Likely(brain.mind, view.hand), brain.code.weight
    expected: Counter[tuple[int, int]] = Counter()
    for dice in permutations(worlds.unseen, 3):
        keys = [weight[die] for die in dice]
        share = prod(likely.of(seat, key) for seat, key in enumerate(keys))
        for pair in enumerate(keys):
            expected[pair] += share
    drawn = Counter(pair for _ in range(6_000) for pair in enumerate(worlds.draw(rng).keys[:3]))
    total = sum(expected.values())
    for pair, share in expected.items():
        assert drawn[pair] / drawn.total() == pytest.approx(share / total, abs=0.015), pair


def test_nobody_is_guessed_to_hold_what_he_should_have_followed_with() -> None:
    view = after_one_trick(1, 0, 0, 0)
    assert view.hand is not None
    brain, rng = DiceBrain(view.setup), Random(2)
    black = brain.code.weight[brain.code.piece_code["black"]]
    likely = Likely(brain.mind, view.hand)
    assert [likely.of(seat, black) == IMPOSSIBLE for seat in range(3)] == [False, True, True]
    worlds = brain.worlds(view)
    assert not any(black in worlds.draw(rng).keys[1:3] for _ in range(WORLDS))


def test_who_lets_a_trick_go_that_he_needs_is_taken_to_have_had_no_choice() -> None:
    """Seat 1 needs all its tricks: with a Pirate in hand it would have rolled it, not a yellow."""

    def pirates_of(first: str, rolled: str) -> float:
        game = sit(
            "dice",
            "black red",
            f"{first} blue",
            "red red",
            "red blue",
            undealt="pirate pirate yellow yellow mermaid mermaid black blue",
        )
        game.bid(1, 2, 0, 0).play(f"black:6 {rolled} red:2")
        view = view_for(game.state, 3)
        worlds, rng = DiceBrain(view.setup).worlds(view), Random(4)
        return pirates([worlds.draw(rng) for _ in range(WORLDS)], 1)

    assert pirates_of("yellow", "yellow:1") < 0.5 * pirates_of("pirate", "pirate:flag")


@pytest.mark.no_cover
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
