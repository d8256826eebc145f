"""A hand and a match from the deal to the last point."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.rules.actions import Bid, Deal, Play
from game.rules.engine import apply, new_match
from game.rules.errors import IllegalAction
from game.rules.events import (
    BidPlaced,
    BidsRevealed,
    HandDealt,
    PiecePlayed,
    TrickTaken,
)
from game.rules.legality import actors, legal_actions, legal_for
from game.rules.state import Phase
from game.rules.view import view_for
from tests.rules.playing import Game, edition, events_of, random_match, setup_of, sit

ALL_SEATS = [(key, seats) for key in ("dice", "schmidt", "beck") for seats in edition(key).seats]


def playable(game: Game) -> list[str]:
    """The pieces that may be played now, a declared one as each of its faces."""
    plays = [action for action in legal_actions(game.state) if isinstance(action, Play)]
    return [play.face or play.piece for play in plays]


# The deal


@pytest.mark.parametrize(("key", "seats"), ALL_SEATS)
def test_every_hand_is_dealt_as_planned(key: str, seats: int) -> None:
    setup = setup_of(key, seats)
    moves = list(random_match(setup, Random(seats)))
    dealt = [event for event in events_of(moves) if isinstance(event, HandDealt)]
    assert [event.number for event in dealt] == list(range(1, len(setup.plan) + 1))
    assert [event.cards for event in dealt] == list(setup.plan)
    for event in dealt:
        assert [len(hand or ()) for hand in event.hands] == [event.cards] * len(event.hands)


@pytest.mark.parametrize(("key", "seats"), [pair for pair in ALL_SEATS if pair != ("beck", 2)])
def test_every_seat_and_nobody_else_is_dealt_a_hand(key: str, seats: int) -> None:
    game = Game(new_match(setup_of(key, seats))).deal()
    assert len(game.last(HandDealt).hands) == seats


@pytest.mark.parametrize(("key", "seats"), ALL_SEATS)
def test_the_starter_moves_one_seat_clockwise_per_hand(key: str, seats: int) -> None:
    setup = setup_of(key, seats, starter=seats - 1)
    moves = list(random_match(setup, Random(seats)))
    dealt = [event for event in events_of(moves) if isinstance(event, HandDealt)]
    around = [(seats - 1 + step) % seats for step in range(len(setup.plan))]
    assert [event.starter for event in dealt] == around


@pytest.mark.parametrize(("key", "seats"), ALL_SEATS)
def test_the_starter_leads_the_first_trick(key: str, seats: int) -> None:
    for starter in range(seats):
        game = Game(new_match(setup_of(key, seats, starter))).deal().bid(*[0] * seats)
        assert game.asked == (starter,)


@pytest.mark.parametrize(
    ("key", "options", "pieces"),
    [
        ("dice", {}, 36),
        ("schmidt", {}, 66),
        ("beck", {}, 70),
        ("beck", {"kraken": True, "whale": True, "loot": True}, 74),
    ],
)
def test_all_pieces_return_before_every_deal(
    key: str, options: dict[str, Any], pieces: int
) -> None:
    moves = list(random_match(setup_of(key, 4, **options), Random(pieces)))
    deals = [move for move in moves if isinstance(move.action, Deal)]
    assert len(deals) == len(moves[0].state.setup.plan)
    for state, action, _ in deals:
        assert isinstance(action, Deal)
        assert len(action.deck) == pieces
        with pytest.raises(IllegalAction, match="every piece"):
            apply(state, Deal(action.deck[1:]))


@pytest.mark.parametrize("key", ["dice", "schmidt", "beck"])
@pytest.mark.parametrize("fault", ["one missing", "one too many", "one replaced", "one unknown"])
def test_a_deal_of_other_pieces_is_refused(key: str, fault: str) -> None:
    state = new_match(setup_of(key, 3))
    first, *rest = state.setup.deck
    decks = {
        "one missing": rest,
        "one too many": [first, first, *rest],
        "one replaced": [rest[-1], *rest],
        "one unknown": ["joker", *rest],
    }
    with pytest.raises(IllegalAction) as caught:
        apply(state, Deal(tuple(decks[fault])))
    assert caught.value.key == "bad_deal"


def test_the_deck_is_dealt_in_its_order_and_the_rest_stays_undealt() -> None:
    game = Game(new_match(setup_of("schmidt", 3))).deal("red:1", "red:2", "red:3")
    assert game.last(HandDealt).hands == (("red:1",), ("red:2",), ("red:3",))
    assert len(game.hand.undealt) == 63


# The bids


def test_bids_stay_secret_until_the_last_and_are_revealed_together() -> None:
    game = sit("dice", "red red", "blue blue", "black black")
    game.do(Bid(0, 1), Bid(1, 2))
    assert game.heard(BidsRevealed) == []
    assert shown_bids(game) == [(1, None, None), (None, 2, None), (None, None, None)]
    game.do(Bid(2, 0))
    assert game.heard(BidsRevealed) == [BidsRevealed((1, 2, 0))]
    assert shown_bids(game) == [(1, 2, 0)] * 3


def shown_bids(game: Game) -> list[tuple[int | None, ...]]:
    views = [view_for(game.state, seat) for seat in range(3)]
    return [view.hand.bids for view in views if view.hand]


def test_everyone_sees_who_has_bid_already() -> None:
    game = sit("dice", "red", "blue", "black").do(Bid(1, 1))
    views = [view_for(game.state, seat).hand for seat in (0, 1, 2, None)]
    assert [view.has_bid for view in views if view] == [(False, True, False)] * 4


def test_seats_bid_in_any_order() -> None:
    bids = [Bid(2, 0), Bid(0, 1), Bid(1, 1)]
    game = sit("dice", "red", "blue", "black", starter=1)
    asked = []
    for bid in bids:
        asked.append(game.asked)
        game.do(bid)
    assert asked == [(0, 1, 2), (0, 1), (1,)]
    assert game.heard(BidPlaced) == [BidPlaced(2, 0), BidPlaced(0, 1), BidPlaced(1, 1)]
    assert game.asked == (1,)


def test_a_bid_is_any_number_of_tricks_up_to_all() -> None:
    game = sit("schmidt", "red:1 red:2 red:3", "blue:1 blue:2 blue:3")
    assert legal_for(game.state, 1) == tuple(Bid(1, tricks) for tricks in (0, 1, 2, 3))


@pytest.mark.parametrize("key", ["dice", "schmidt", "beck"])
def test_in_short_hands_and_in_long_ones_every_bid_up_to_all_tricks_is_legal(key: str) -> None:
    setup = setup_of(key, 3)
    seen = set()
    for move in random_match(setup, Random(3)):
        if move.state.phase is Phase.BID:
            assert move.state.hand is not None
            cards, seat = move.state.hand.cards, actors(move.state)[0]
            bids = [bid.tricks for bid in legal_for(move.state, seat) if isinstance(bid, Bid)]
            assert bids == list(range(cards + 1))
            seen.add(cards)
    assert seen == set(setup.plan)


def test_bids_need_not_add_up_to_the_tricks() -> None:
    for bids in ((1, 1, 1), (0, 0, 0), (1, 0, 0)):
        game = sit("dice", "red", "blue", "black").bid(*bids)
        assert game.state.phase is Phase.PLAY


# The order of play


@pytest.mark.parametrize(
    ("starter", "order"), [(0, [0, 1, 2, 3]), (1, [1, 2, 3, 0]), (3, [3, 0, 1, 2])]
)
def test_seats_play_clockwise_from_the_leader(starter: int, order: list[int]) -> None:
    game = sit("dice", "red", "blue", "black", "yellow", starter=starter).bid(0, 0, 0, 0)
    faces = ["red:1", "blue:3", "black:5", "yellow:7"]
    game.play(" ".join(faces[seat] for seat in order))
    assert [event.seat for event in game.heard(PiecePlayed)] == order
    assert game.last(TrickTaken).order == tuple(order)


def test_the_winner_of_a_trick_leads_the_next() -> None:
    game = sit("schmidt", "red:1 red:9", "red:4 red:8", "red:2 red:3").bid(0, 0, 0)
    game.play("red:1 red:4 red:2")
    assert game.last(TrickTaken).winner == game.last(TrickTaken).leader == 1
    assert game.asked == (1,)
    game.play("red:8 red:3 red:9")
    assert [taken.order for taken in game.heard(TrickTaken)] == [(0, 1, 2), (1, 2, 0)]
    assert game.last(TrickTaken).winner == 0


def test_the_last_winner_does_not_lead_the_next_hand() -> None:
    game = sit("schmidt", "red:1", "red:4", "red:2", plan=(1, 1)).bid(0, 0, 0)
    game.play("red:1 red:4 red:2")
    game.deal("red:2", "red:1", "red:4").bid(0, 0, 0)
    assert game.asked == (1,)
    game.play("red:1 red:4 red:2").last(TrickTaken)
    assert game.last(TrickTaken).winner == 2


# The lead colour, with real hands


def test_the_first_number_die_sets_the_colour_for_the_rest_of_the_trick() -> None:
    game = sit(
        "dice",
        "pirate red",
        "mermaid blue",
        "red black",
        "red blue",
        "skull_king red",
        "blue black",
    ).bid(0, 0, 0, 0, 0, 0)
    seen = [playable(game)]
    for face in "pirate:flag mermaid:skull red:1 red:3 skull_king:flag".split():
        game.play(face)
        seen.append(playable(game))
    assert seen == [
        ["pirate", "red"],
        ["mermaid", "blue"],
        ["red", "black"],
        ["red"],
        ["skull_king", "red"],
        ["blue", "black"],
    ]


def test_a_yellow_flag_sets_the_lead_colour() -> None:
    game = sit("dice", "yellow red", "yellow black", "blue black").bid(0, 0, 0)
    game.play("yellow:flag")
    assert playable(game) == ["yellow"]
    game.play("yellow:flag")
    assert playable(game) == ["blue", "black"]
    game.play("black:5")
    assert game.last(TrickTaken).winner == 2


@pytest.mark.parametrize("special", ["pirate", "mermaid", "skull_king"])
def test_a_special_die_may_always_be_rolled(special: str) -> None:
    game = sit("dice", "red blue", f"red {special}", "red red").bid(0, 0, 0).play("red:1")
    assert playable(game) == ["red", special]


def test_the_colour_to_follow_is_forgotten_with_its_trick() -> None:
    game = sit("dice", "red blue", "red blue", "red blue").bid(0, 0, 0)
    game.play("red:1 red:2 red:3")
    assert playable(game) == ["blue"]
    game.play("blue:3 blue:4 blue:5")
    assert game.state.phase is Phase.OVER


def test_equal_dice_in_a_hand_are_one_choice() -> None:
    game = sit("dice", "red red blue", "black black black", "yellow yellow yellow").bid(0, 0, 0)
    assert playable(game) == ["red", "blue"]


def test_schmidt_looks_for_the_colour_after_every_special_card() -> None:
    game = sit(
        "schmidt", "pirate red:1", "escape red:2", "blue:1 red:3", "blue:2 red:4", "red:5 red:6"
    ).bid(0, 0, 0, 0, 0)
    game.play("pirate escape blue:1")
    assert playable(game) == ["blue:2"]
    game.play("blue:2")
    assert playable(game) == ["red:5", "red:6"]


def test_beck_has_no_colour_once_a_character_stood_where_it_would_be_set() -> None:
    game = sit(
        "beck", "escape green:1", "rosie green:2", "purple:1 green:3", "purple:2 green:4"
    ).bid(0, 0, 0, 0)
    game.play("escape rosie purple:1")
    assert playable(game) == ["purple:2", "green:4"]


def test_beck_passes_the_right_to_set_the_colour_on_after_escapes() -> None:
    game = sit(
        "beck", "escape green:1", "loot green:2", "purple:1 green:3", "purple:2 green:4", loot=True
    ).bid(0, 0, 0, 0)
    game.play("escape loot purple:1")
    assert playable(game) == ["purple:2"]


@pytest.mark.parametrize(("key", "card"), [("schmidt", "scary_mary"), ("beck", "tigress")])
def test_the_two_faced_card_is_declared_when_played(key: str, card: str) -> None:
    game = sit(key, f"{card} black:1", "black:2 black:3", "black:4 black:5").bid(0, 0, 0)
    assert playable(game) == [f"{card}:pirate", f"{card}:escape", "black:1"]
    as_pirate = Game(game.state).play(f"{card}:pirate black:2 black:4")
    as_escape = Game(game.state).play(f"{card}:escape black:2 black:4")
    assert as_pirate.last(TrickTaken).winner == 0
    assert as_escape.last(TrickTaken).winner == 2
