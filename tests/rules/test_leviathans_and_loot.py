"""Kraken, White Whale and Loot at a table with real seats."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.actions import Play
from game.rules.events import AllianceMade, HandScored, TrickTaken
from game.rules.legality import legal_actions
from game.rules.scoring import ScoreLine
from tests.rules.playing import Game, sit, trick

BOTH = {"kraken": True, "whale": True}
FAQ = {**BOTH, "after_kraken": "would_be_winner"}


# Seat 2 leads, so the four plays come from seats 2, 3, 0 and 1.
@pytest.mark.parametrize(
    ("says", "plays", "options", "winner", "leader"),
    [
        pytest.param(*row, id=row[0])
        for row in (
            ("left of a Kraken led", "kraken green:1 green:2 green:3", BOTH, None, 3),
            ("left of a Kraken second", "green:1 kraken green:2 green:3", BOTH, None, 0),
            ("left of a Kraken third", "green:1 green:2 kraken green:3", BOTH, None, 1),
            ("left of a Kraken last", "green:1 green:2 green:3 kraken", BOTH, None, 2),
            ("FAQ: the highest", "green:1 green:3 kraken green:2", FAQ, None, 3),
            ("FAQ: the trump", "green:1 green:3 kraken black:2", FAQ, None, 1),
            ("FAQ: the Pirate", "harry mermaid kraken black:2", FAQ, None, 2),
            (
                "FAQ: after a Kraken led",
                "kraken green:1 green:9 green:2",
                FAQ,
                None,
                0,
            ),
            ("the Whale's highest number", "green:1 whale purple:9 black:8", BOTH, 0, 0),
            ("the Whale's first of equals", "green:9 whale purple:9 black:9", BOTH, 2, 2),
            ("the Whale over specials", "harry escape whale skull_king", BOTH, None, 0),
            ("a Whale led over specials", "whale escape harry skull_king", BOTH, None, 2),
            ("the Whale after the Kraken", "green:1 kraken green:5 whale", BOTH, 0, 0),
            ("the Kraken after the Whale", "green:1 whale green:5 kraken", BOTH, None, 2),
            (
                "the Whale after the Kraken over specials",
                "harry kraken escape whale",
                BOTH,
                None,
                1,
            ),
            ("FAQ: a Whale first", "green:1 whale black:5 kraken", FAQ, None, 0),
            ("FAQ: a Whale over specials", "escape whale harry kraken", FAQ, None, 0),
        )
    ],
)
def test_leviathans_leave_the_lead_to_the_right_seat(
    says: str, plays: str, options: dict[str, Any], winner: int | None, leader: int
) -> None:
    game = trick("beck", plays, starter=2, **options)
    assert game.last(TrickTaken).winner == winner
    assert game.last(TrickTaken).leader == leader
    assert game.asked == (leader,)


def test_play_goes_on_clockwise_from_the_seat_left_of_the_kraken() -> None:
    game = trick("beck", "green:1 kraken green:2 green:3", starter=2, kraken=True)
    assert game.play("escape escape escape escape").last(TrickTaken).order == (0, 1, 2, 3)


def test_a_destroyed_trick_counts_for_nobody() -> None:
    game = sit("beck", "yellow:14", "kraken", "skull_king", kraken=True).bid(0, 0, 1)
    game.play("yellow:14 kraken skull_king")
    assert game.last(TrickTaken).bonuses == ()
    assert [score.won for score in game.last(HandScored).scores] == [0, 0, 0]
    assert game.points == (10, 10, -10)


def test_a_trick_set_aside_counts_for_nobody() -> None:
    game = sit("beck", "harry", "whale", "skull_king", whale=True).bid(1, 0, 0)
    game.play("harry whale skull_king")
    assert game.points == (-10, 10, 10)


def test_a_whale_trick_pays_fourteens_but_no_characters() -> None:
    game = sit("beck", "harry", "whale", "yellow:14", "skull_king", "mermaid", whale=True)
    game.bid(0, 0, 1, 0, 0).play("harry whale yellow:14 skull_king mermaid")
    assert game.points == (10, 10, 30, 10, 10)


@pytest.mark.parametrize("leviathan", ["kraken", "whale"])
def test_a_leviathan_in_the_middle_changes_nothing_about_following(leviathan: str) -> None:
    game = sit(
        "beck",
        "green:1 purple:1",
        f"{leviathan} purple:2",
        "green:3 purple:3",
        kraken=True,
        whale=True,
    ).bid(0, 0, 0)
    game.play(f"green:1 {leviathan}")
    assert legal_actions(game.state) == (Play(2, "green:3"),)


@pytest.mark.parametrize("leviathan", ["kraken", "whale"])
def test_a_leviathan_may_always_be_played(leviathan: str) -> None:
    game = sit(
        "beck",
        "green:1 purple:1",
        f"{leviathan} green:2",
        "green:3 purple:3",
        kraken=True,
        whale=True,
    ).bid(0, 0, 0)
    game.play("green:1")
    assert legal_actions(game.state) == (Play(1, leviathan), Play(1, "green:2"))


# Loot


def looted(**options: Any) -> Game:
    """Seat 0 gives its Loot to seat 1, and seat 2 takes the other trick."""
    return sit("beck", "loot green:1", "green:9 yellow:1", "green:3 yellow:2", loot=True, **options)


REST = "yellow:1 yellow:2 green:1"


@pytest.mark.parametrize(
    ("says", "bids", "points"),
    [
        pytest.param(*row, id=row[0])
        for row in (
            ("both exact, one with a zero bid", (0, 1, 1), (20 + 20, 20 + 20, 20)),
            ("the looter missed", (1, 1, 1), (-10, 20, 20)),
            ("the taker missed", (0, 2, 1), (20, -10, 20)),
            ("both missed", (1, 0, 1), (-10, -20, 20)),
            ("a third seat does not matter", (0, 1, 0), (40, 40, -20)),
        )
    ],
)
def test_a_loot_pays_both_when_both_bid_exactly(
    says: str, bids: tuple[int, ...], points: tuple[int, ...]
) -> None:
    game = looted().bid(*bids).play("loot green:9 green:3")
    assert game.heard(AllianceMade) == [AllianceMade(0, 1)]
    assert game.play(REST).points == points


@pytest.mark.parametrize(
    ("bids", "points"),
    [
        ((0, 1, 1), (20 + 20, 20 + 20, 20)),
        ((1, 1, 1), (10, 20, 20)),
        ((0, 2, 1), (20, 10, 20)),
        ((2, 1, 1), (0, 20, 20)),
    ],
)
def test_under_rascal_scoring_an_alliance_pays_whole_or_not_at_all(
    bids: tuple[int, ...], points: tuple[int, ...]
) -> None:
    game = looted(scoring="rascal").bid(*bids).play(f"loot green:9 green:3 {REST}")
    assert game.points == points


def test_a_cannonball_takes_its_alliance_along() -> None:
    game = looted(scoring="rascal_loads").bid(0, 1, 0)
    game.load("cannonball", "grapeshot", "cannonball").play(f"loot green:9 green:3 {REST}")
    assert game.points == (30 + 20, 20 + 20, 0)


def test_taking_the_own_loot_makes_no_alliance() -> None:
    game = sit("beck", "loot", "escape", "escape", loot=True).bid(1, 0, 0)
    game.play("loot escape escape")
    assert game.last(TrickTaken).winner == 0
    assert game.heard(AllianceMade) == []
    assert game.points == (20, 10, 10)


def test_of_two_loots_the_first_takes_the_second_as_an_ally() -> None:
    game = sit("beck", "loot", "loot", "escape", loot=True).bid(1, 0, 0).play("loot loot escape")
    assert game.heard(AllianceMade) == [AllianceMade(1, 0)]
    assert game.points == (40, 30, 10)


@pytest.mark.parametrize(
    ("bids", "points"),
    [((0, 0, 1), (30, 30, 60)), ((0, 1, 1), (30, -10, 40)), ((0, 0, 0), (10, 10, -10))],
)
def test_two_loots_make_two_alliances(bids: tuple[int, ...], points: tuple[int, ...]) -> None:
    game = sit("beck", "loot", "loot", "green:1", loot=True).bid(*bids).play("loot loot green:1")
    assert game.heard(AllianceMade) == [AllianceMade(0, 2), AllianceMade(1, 2)]
    assert game.points == points


def test_a_destroyed_trick_makes_no_alliance() -> None:
    game = sit("beck", "loot", "green:9", "kraken", loot=True, kraken=True).bid(0, 0, 0)
    game.play("loot green:9 kraken")
    assert game.heard(AllianceMade) == []
    assert game.points == (10, 10, 10)


def test_a_trick_set_aside_makes_no_alliance() -> None:
    game = sit("beck", "loot", "harry", "whale", loot=True, whale=True).bid(0, 0, 0)
    game.play("loot harry whale")
    assert game.heard(AllianceMade) == []
    assert game.points == (10, 10, 10)


def test_a_whale_trick_makes_an_alliance_with_its_taker() -> None:
    game = sit("beck", "loot", "green:9", "whale", loot=True, whale=True).bid(0, 1, 0)
    game.play("loot green:9 whale")
    assert game.heard(AllianceMade) == [AllianceMade(0, 1)]
    assert game.points == (30, 40, 10)


def test_alliances_of_a_hand_end_with_it() -> None:
    game = sit("beck", "loot", "green:9", "green:1", loot=True, plan=(1, 1)).bid(0, 1, 0)
    game.play("loot green:9 green:1")
    game.deal("green:1", "green:9", "loot").bid(0, 1, 0)
    assert game.hand.alliances == ()


def test_an_alliance_stands_on_the_score_pad() -> None:
    game = sit("beck", "loot", "green:9", "green:1", loot=True).bid(0, 1, 0)
    lines = [score.lines for score in game.play("loot green:9 green:1").last(HandScored).scores]
    assert lines == [
        (ScoreLine("zero_bid", 10, 1), ScoreLine("loot", 20, 1)),
        (ScoreLine("tricks", 20, 1), ScoreLine("loot", 20, 1)),
        (ScoreLine("zero_bid", 10, 1),),
    ]
