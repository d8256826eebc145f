"""Graybeard's ghost, who makes a third where two play Beck's game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.rules.actions import Bid, ChooseLeader, Play
from game.rules.engine import apply, new_match
from game.rules.errors import IllegalAction
from game.rules.events import (
    AbilityWon,
    AllianceMade,
    BidsRevealed,
    HandDealt,
    HandScored,
    PiecePlayed,
    TrickTaken,
)
from game.rules.legality import actors, legal_actions
from game.rules.state import Phase
from game.rules.view import redact, view_for
from tests.rules.playing import Game, events_of, random_match, setup_of, sit

GHOST = 2
EVERYTHING = {"kraken": True, "whale": True, "loot": True, "abilities": True}


def test_three_hands_are_dealt() -> None:
    game = Game(new_match(setup_of("beck", 2))).deal("green:1", "green:2", "green:3")
    assert game.last(HandDealt).hands == (("green:1",), ("green:2",), ("green:3",))
    assert len(game.hand.undealt) == 67


@pytest.mark.parametrize(("key", "seats"), [("schmidt", 2), ("beck", 3), ("dice", 3)])
def test_he_haunts_nobody_else(key: str, seats: int) -> None:
    setup = setup_of(key, seats)
    assert setup.ghost is None
    assert len(Game(new_match(setup)).deal().last(HandDealt).hands) == seats


def test_the_two_players_alternate_as_starter() -> None:
    events = events_of(list(random_match(setup_of("beck", 2, starter=1), Random(1))))
    starters = [event.starter for event in events if isinstance(event, HandDealt)]
    assert starters == [1, 0, 1, 0, 1, 0, 1, 0, 1, 0]


@pytest.mark.parametrize(("starter", "other"), [(0, 1), (1, 0)])
def test_he_plays_second(starter: int, other: int) -> None:
    game = sit("beck", "green:3", "green:4", ghost="green:1", starter=starter).bid(0, 0)
    assert game.asked == (starter,)
    game.play(("green:3", "green:4")[starter])
    assert game.last(PiecePlayed) == PiecePlayed(GHOST, "green:1", "green:1")
    assert game.asked == (other,)
    game.play(("green:3", "green:4")[other])
    assert game.last(TrickTaken).order == (starter, GHOST, other)


def test_he_plays_second_also_when_the_other_player_leads() -> None:
    game = sit("beck", "green:3 green:5", "green:4 green:6", ghost="green:1 green:2").bid(0, 0)
    game.play("green:3 green:4 green:6 green:5")
    assert [taken.order for taken in game.heard(TrickTaken)] == [(0, GHOST, 1), (1, GHOST, 0)]


@pytest.mark.parametrize("starter", [0, 1])
def test_he_leads_what_he_won_and_the_starter_of_the_hand_plays_next(starter: int) -> None:
    game = sit(
        "beck",
        "green:1 green:5 yellow:1",
        "green:2 green:6 yellow:2",
        ghost="black:1 black:2 yellow:3",
        starter=starter,
    ).bid(0, 0)
    first, second = (("green:1", "green:2"), ("green:2", "green:1"))[starter]
    game.play(f"{first} {second}")
    other = 1 - starter
    assert game.last(PiecePlayed) == PiecePlayed(GHOST, "black:2", "black:2")
    assert game.asked == (starter,)
    third, fourth = (("green:5", "green:6"), ("green:6", "green:5"))[starter]
    game.play(f"{third} {fourth}")
    assert [taken.order for taken in game.heard(TrickTaken)] == [
        (starter, GHOST, other),
        (GHOST, starter, other),
    ]


def test_the_starter_of_the_hand_follows_him_whoever_led_before() -> None:
    game = sit(
        "beck",
        "green:1 green:3 yellow:1",
        "green:9 green:4 yellow:2",
        ghost="green:2 black:1 yellow:3",
    ).bid(0, 0)
    game.play("green:1 green:9 green:4 green:3")
    assert [taken.winner for taken in game.heard(TrickTaken)] == [1, GHOST]
    assert game.asked == (0,)


def test_he_follows_nothing() -> None:
    game = sit("beck", "green:1 green:3", "green:2 green:4", ghost="purple:1 green:5").bid(0, 0)
    game.play("green:1")
    assert game.last(PiecePlayed) == PiecePlayed(GHOST, "purple:1", "purple:1")


def test_he_plays_his_cards_from_the_top() -> None:
    hand = "purple:3 purple:1 purple:2"
    game = sit("beck", "green:1 green:3 green:5", "green:2 green:4 green:6", ghost=hand).bid(0, 0)
    game.play("green:1 green:2 green:4 green:3 green:6 green:5")
    ghostly = [event.piece for event in game.heard(PiecePlayed) if event.seat == GHOST]
    assert ghostly == hand.split()


def test_a_card_he_leads_must_be_followed() -> None:
    game = sit(
        "beck",
        "green:1 purple:1 green:3",
        "green:2 green:4 green:5",
        ghost="black:1 purple:2 green:6",
    ).bid(0, 0)
    game.play("green:1 green:2")
    assert legal_actions(game.state) == (Play(0, "purple:1"),)


def test_a_tigress_he_turns_is_an_escape() -> None:
    game = sit("beck", "green:1", "yellow:9", ghost="tigress").bid(0, 0).play("green:1")
    assert game.last(PiecePlayed) == PiecePlayed(GHOST, "tigress", "tigress:escape")
    assert game.play("yellow:9").last(TrickTaken).winner == 0


def test_a_tigress_he_leads_passes_the_colour_on() -> None:
    game = sit(
        "beck",
        "green:1 green:3 yellow:1",
        "green:2 purple:4 green:5",
        ghost="black:1 tigress yellow:6",
    ).bid(0, 0)
    game.play("green:1 green:2 green:3")
    assert legal_actions(game.state) == (Play(1, "green:5"),)


def test_a_tigress_he_turns_is_no_pirate_that_the_king_could_catch() -> None:
    game = sit("beck", "skull_king", "green:2", ghost="tigress").bid(1, 0)
    assert game.play("skull_king green:2").points == (20, 10)


def test_he_bids_nothing_and_scores_nothing() -> None:
    game = sit("beck", "green:1", "green:2", ghost="black:14").bid(0, 0)
    assert game.last(BidsRevealed).bids == (0, 0)
    game.play("green:1 green:2")
    assert game.last(TrickTaken).winner == GHOST
    assert len(game.last(HandScored).scores) == 2
    assert game.state.totals == (10, 10)


def test_his_tricks_are_counted_for_nobody() -> None:
    game = sit("beck", "green:1 green:3", "green:2 green:4", ghost="black:1 green:5").bid(0, 0)
    game.play("green:1 green:2")
    assert game.hand.won == (0, 0, 1)


def test_his_captures_pay_nobody() -> None:
    game = sit("beck", "harry yellow:1", "yellow:14 yellow:2", ghost="skull_king green:5").bid(0, 0)
    game.play("harry yellow:14")
    assert game.hand.bonuses == ((), ())
    assert game.play("yellow:1 yellow:2").points == (20, 20)


def test_his_cards_pay_whoever_takes_them() -> None:
    game = sit("beck", "black:2", "green:2", ghost="green:14").bid(1, 0).play("black:2 green:2")
    assert game.points == (30, 10)


@pytest.mark.parametrize("pirate", ["rosie", "bendt", "rascal", "juanita", "harry"])
def test_he_uses_no_ability(pirate: str) -> None:
    game = sit(
        "beck",
        "green:1 green:3",
        "green:2 green:4",
        ghost=f"{pirate} green:5",
        undealt="green:6 green:7",
        abilities=True,
    ).bid(0, 0)
    game.play("green:1 green:2")
    assert game.last(TrickTaken).winner == GHOST
    assert game.heard(AbilityWon) == []
    assert game.state.phase is Phase.PLAY


@pytest.mark.parametrize(
    ("says", "hands", "ghost"),
    [
        ("his Loot", ["green:1 green:3", "green:2 yellow:4"], "loot purple:5"),
        ("a Loot he takes", ["loot green:3", "green:2 yellow:4"], "green:9 purple:5"),
    ],
)
def test_an_alliance_with_him_counts_nothing(says: str, hands: list[str], ghost: str) -> None:
    game = sit("beck", *hands, ghost=ghost, loot=True).bid(0, 1)
    game.play(" ".join(hand.split()[0] for hand in hands))
    assert game.heard(AllianceMade) == []
    assert game.hand.alliances == ()


def test_the_players_are_allied_as_everywhere() -> None:
    game = sit("beck", "loot green:3", "green:9 yellow:4", ghost="green:1 purple:5", loot=True)
    game.bid(0, 2).play("loot green:9")
    assert game.heard(AllianceMade) == [AllianceMade(0, 1)]
    assert game.play("yellow:4 green:3").points == (40, 60)


@pytest.mark.parametrize(
    ("says", "first", "ghost", "second", "options", "leader"),
    [
        pytest.param(*row, id=row[0])
        for row in (
            ("left of the Kraken's player he sits", "kraken", "green:1", "green:2", {}, 1),
            ("he turns the Kraken", "green:1", "kraken", "green:2", {}, 1),
            ("left of the last player sits the first", "green:1", "green:2", "kraken", {}, 0),
            (
                "he would have won",
                "green:1",
                "black:2",
                "kraken",
                {"after_kraken": "would_be_winner"},
                1,
            ),
            (
                "he would have won without the Kraken led",
                "kraken",
                "black:2",
                "green:1",
                {"after_kraken": "would_be_winner"},
                1,
            ),
            (
                "a player would have won",
                "green:9",
                "kraken",
                "green:1",
                {"after_kraken": "would_be_winner"},
                0,
            ),
            ("he turns the Whale over specials", "escape", "whale", "harry", {}, 1),
            ("a Whale led over specials", "whale", "escape", "harry", {}, 0),
            ("a Whale last over specials", "harry", "escape", "whale", {}, 1),
        )
    ],
)
def test_when_nobody_won_he_passes_the_lead_on(
    says: str, first: str, ghost: str, second: str, options: dict[str, Any], leader: int
) -> None:
    game = sit(
        "beck",
        f"{first} yellow:1",
        f"{second} yellow:2",
        ghost=f"{ghost} yellow:3",
        kraken=True,
        whale=True,
        **options,
    ).bid(0, 0)
    game.play(f"{first} {second}")
    assert game.last(TrickTaken).winner is None
    assert game.last(TrickTaken).leader == leader
    assert game.asked == (leader,)


def test_when_he_led_and_nobody_won_the_starter_of_the_hand_leads() -> None:
    game = sit(
        "beck",
        "green:1 green:2 yellow:1",
        "green:3 kraken yellow:2",
        ghost="black:1 green:4 yellow:3",
        kraken=True,
    ).bid(0, 0)
    game.play("green:1 green:3 green:2 kraken")
    assert game.last(TrickTaken).order == (GHOST, 0, 1)
    assert game.asked == (0,)


def test_he_leads_a_whale_trick_that_he_won() -> None:
    game = sit("beck", "whale yellow:1", "green:2 yellow:2", ghost="green:9 yellow:3", whale=True)
    game.bid(0, 0).play("whale green:2")
    assert game.last(TrickTaken).winner == GHOST
    assert game.last(PiecePlayed) == PiecePlayed(GHOST, "yellow:3", "yellow:3")


def test_rosie_cannot_send_him_first() -> None:
    game = sit(
        "beck", "rosie green:1", "green:2 green:4", ghost="green:3 green:5", abilities=True
    ).bid(0, 0)
    game.play("rosie green:2")
    assert legal_actions(game.state) == (ChooseLeader(0, 0), ChooseLeader(0, 1))
    with pytest.raises(IllegalAction):
        apply(game.state, ChooseLeader(0, GHOST))


def test_he_is_never_asked() -> None:
    for seed in range(5):
        for state, _, _ in random_match(setup_of("beck", 2, **EVERYTHING), Random(seed)):
            assert GHOST not in actors(state)


def test_nobody_acts_for_him() -> None:
    game = sit("beck", "green:1", "green:2", ghost="green:3")
    for action in (Bid(GHOST, 0), Play(GHOST, "green:3")):
        with pytest.raises(IllegalAction):
            apply(game.state, action)


def test_nobody_sees_his_cards() -> None:
    game = sit("beck", "green:1", "green:2", ghost="green:3")
    for seat in (0, 1, None):
        dealt = redact(game.last(HandDealt), seat)
        assert isinstance(dealt, HandDealt)
        assert dealt.hands[GHOST] is None
        assert "green:3" not in str(view_for(game.state, seat).hand)
