"""Guessed hands of cards fit the bids and plays as well as what was seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

import pytest

from ai.cards.guesses import BITS, IMPOSSIBLE, Likely
from ai.cards.policy import CardPolicy
from game.rules.compact import Code, Position
from game.rules.view import HandView
from tests.ai.cards.seating import brain, seated, view_of
from tests.rules.playing import Game

WORLDS = 150
HANDS = (
    "yellow:5 rosie black:13",
    "yellow:6 green:2 green:3",
    "yellow:7 green:4 green:5",
    "yellow:8 purple:2 purple:3",
)
STRONG = "rosie bendt rascal juanita harry skull_king black:14 black:13 black:12 black:11".split()


def after_the_first_lead(*bids: int) -> Game:
    return seated("beck", *HANDS).bid(*bids).play("yellow:5 yellow:6 yellow:7")


def guessed(*bids: int) -> list[Position]:
    view = view_of(after_the_first_lead(*bids), 3)
    worlds, rng = brain(view.setup).worlds(view), Random(1)
    return [worlds.draw(rng) for _ in range(WORLDS)]


def glanced(*bids: int) -> list[Position]:
    view = view_of(after_the_first_lead(*bids), 3)
    worlds, rng = brain(view.setup).glances(view), Random(1)
    return [worlds.draw(rng) for _ in range(WORLDS)]


def strong(worlds: list[Position], seat: int) -> float:
    names = worlds[0].code.pieces
    return sum(names[piece] in STRONG for w in worlds for piece in w.held(seat)) / WORLDS


def test_who_bids_much_is_taken_to_hold_strong_cards() -> None:
    first, last = guessed(2, 0, 0, 1), guessed(0, 0, 2, 1)
    assert strong(first, 0) > 2 * strong(first, 2)
    assert strong(last, 2) > 2 * strong(last, 0)


def test_even_a_glance_gives_strong_cards_to_who_needs_tricks() -> None:
    worlds = glanced(2, 0, 0, 1)
    assert strong(worlds, 0) > 2 * strong(worlds, 2)


def test_in_a_glance_nobody_holds_a_colour_that_was_not_followed() -> None:
    hands = ("yellow:5 green:6", "green:2 green:7", "yellow:7 green:8", "yellow:2 green:9")
    view = view_of(seated("beck", *hands).bid(0, 1, 0, 0).play("yellow:5 green:2"), 2)
    worlds, rng = brain(view.setup).glances(view), Random(1)
    for _ in range(WORLDS):
        world = worlds.draw(rng)
        yellow = world.code.colour[world.code.piece_code["yellow:5"]]
        assert yellow not in {world.code.colour[piece] for piece in world.held(1)}


@pytest.mark.parametrize("guess", [guessed, glanced])
def test_a_guess_holds_every_hidden_card_once(guess: Callable[..., list[Position]]) -> None:
    for world in guess(2, 0, 0, 1):
        held = [world.held(seat) for seat in range(4)]
        assert [len(hand) for hand in held] == [2, 2, 2, 3]
        laid = [world.code.piece_code[token] for token in ("yellow:5", "yellow:6", "yellow:7")]
        everything = Counter([*laid, *world.undealt, *(card for hand in held for card in hand)])
        assert everything == Counter(world.code.deck)


def policy_and_hand(game: Game, seat: int) -> tuple[CardPolicy, HandView]:
    view = view_of(game, seat)
    policy = brain(view.setup).policy()
    assert isinstance(policy, CardPolicy)
    assert view.hand is not None
    return policy, view.hand


def key(code: Code, cards: str) -> int:
    return sum(1 << BITS * code.piece_code[token] for token in cards.split())


def test_who_needed_the_trick_and_left_it_has_no_sure_winner() -> None:
    """The last seat could have had it for a Pirate, needs two tricks, and laid a low card."""
    hands = ("yellow:5 green:6", "yellow:6 green:7", "yellow:7 green:8", "yellow:2 green:9")
    game = seated("beck", *hands).bid(0, 0, 0, 2).play("yellow:5 yellow:6 yellow:7 yellow:2")
    policy, hand = policy_and_hand(game, 2)
    likely = Likely(policy, hand)
    assert likely.of(3, key(policy.code, "yellow:14")) < likely.of(3, key(policy.code, "black:9"))
    assert likely.of(3, key(policy.code, "rosie")) < likely.of(3, key(policy.code, "black:9"))


def test_a_play_tells_something_that_the_bid_did_not() -> None:
    """The same two hands, compared before and after their seat has laid a low card."""
    hands = ("yellow:5 green:6", "yellow:6 green:7", "yellow:7 green:8", "yellow:2 green:9")
    game = seated("beck", *hands).bid(0, 0, 0, 2).play("yellow:5 yellow:6 yellow:7")

    def preference(low: str) -> float:
        """How much likelier a sure winner is than a middling trump, beside the low card."""
        policy, hand = policy_and_hand(game, 2)
        likely = Likely(policy, hand)
        strong, middling = (key(policy.code, f"{card} {low}") for card in ("rosie", "black:9"))
        return likely.of(3, strong) / likely.of(3, middling)

    before = preference("yellow:2")
    game.play("yellow:2")
    assert preference("") < before / 1.5


def test_nobody_is_thought_to_hold_a_colour_that_was_not_followed() -> None:
    hands = ("yellow:5 green:6", "green:2 green:7", "yellow:7 green:8", "yellow:2 green:9")
    game = seated("beck", *hands).bid(0, 0, 0, 0).play("yellow:5 green:2")
    policy, hand = policy_and_hand(game, 2)
    likely = Likely(policy, hand)
    assert likely.of(1, key(policy.code, "yellow:9")) == IMPOSSIBLE
    assert likely.of(1, key(policy.code, "green:9")) > IMPOSSIBLE
