"""A hand on the score pad, and the end of a match."""

from __future__ import annotations

import pytest

from game.rules.events import (
    HandScored,
    MatchEnded,
)
from game.rules.state import Phase
from tests.rules.playing import sit


@pytest.mark.parametrize(
    ("says", "key", "hands", "plays", "bids", "points"),
    [
        pytest.param(*row, id=row[0])
        for row in (
            (
                "Dice: the Skull King takes a Pirate skull for 30",
                "dice",
                ["pirate", "skull_king", "black"],
                "pirate:skull skull_king:skull black:7",
                (0, 1, 0),
                (10, 50, 10),
            ),
            (
                "Dice: a Pirate's flag pays the Skull King nothing",
                "dice",
                ["pirate", "skull_king", "black"],
                "pirate:flag skull_king:skull black:7",
                (0, 1, 0),
                (10, 20, 10),
            ),
            (
                "Dice: a Mermaid takes the Skull King for 50",
                "dice",
                ["mermaid", "skull_king", "black"],
                "mermaid:skull skull_king:skull black:7",
                (1, 1, 1),
                (70, -10, -10),
            ),
            (
                "Dice: a missed bid brings no bonus",
                "dice",
                ["pirate red", "skull_king blue", "black red"],
                "pirate:skull skull_king:skull black:7 blue:5 red:1 red:1",
                (0, 1, 1),
                (20, -10, -10),
            ),
            (
                "Schmidt: Scary Mary under the Skull King counts though she escaped",
                "schmidt",
                ["scary_mary", "skull_king"],
                "scary_mary:escape skull_king",
                (0, 1),
                (10, 50),
            ),
            (
                "Beck: the Tigress under the Skull King counts only as a Pirate",
                "beck",
                ["tigress", "skull_king", "escape"],
                "tigress:escape skull_king escape",
                (0, 1, 0),
                (10, 20, 10),
            ),
            (
                "Beck: the Tigress as a Pirate counts under the Skull King",
                "beck",
                ["tigress", "skull_king", "escape"],
                "tigress:pirate skull_king escape",
                (0, 1, 0),
                (10, 50, 10),
            ),
            (
                "Beck: a Mermaid takes the Skull King for 40",
                "beck",
                ["mermaid", "skull_king", "escape"],
                "mermaid skull_king escape",
                (1, 0, 0),
                (60, 10, 10),
            ),
            (
                "Beck: fourteens count whoever played them, in every trick taken",
                "beck",
                ["black:14 green:14", "black:2 green:1", "yellow:14 green:2"],
                "black:14 black:2 yellow:14 green:14 green:1 green:2",
                (2, 0, 0),
                (40 + 20 + 10 + 10, 20, 20),
            ),
            (
                "Beck: two Mermaids taken by a Pirate pay 20 each",
                "beck",
                ["mermaid", "harry", "mermaid"],
                "mermaid harry mermaid",
                (0, 1, 0),
                (10, 60, 10),
            ),
            (
                "A zero bid costs the same however many tricks were taken",
                "schmidt",
                ["red:1 red:2", "red:8 red:9", "red:3 red:4"],
                "red:1 red:8 red:3 red:9 red:4 red:2",
                (2, 0, 0),
                (-20, -20, 20),
            ),
        )
    ],
)
def test_a_hand_is_scored(
    says: str,
    key: str,
    hands: list[str],
    plays: str,
    bids: tuple[int, ...],
    points: tuple[int, ...],
) -> None:
    game = sit(key, *hands).bid(*bids).play(plays)
    assert game.points == points


@pytest.mark.parametrize(
    ("bids", "points"),
    [
        ((0, 1, 0), (10, 20, 10)),
        ((1, 1, 0), (0, 20, 10)),
        ((0, 0, 0), (10, -10, 10)),
    ],
)
def test_landlubbers_score_without_bonuses_and_miss_for_nothing(
    bids: tuple[int, ...], points: tuple[int, ...]
) -> None:
    game = sit("dice", "pirate", "skull_king", "black", scoring="landlubber").bid(*bids)
    game.play("pirate:skull skull_king:skull black:7")
    assert game.points == points


def test_totals_add_up_over_the_hands() -> None:
    game = sit("dice", "red", "blue", "black", plan=(1, 1, 1))
    played = {0: "red:1 blue:3 black:5", 1: "blue:3 black:5 red:1", 2: "black:5 red:1 blue:3"}
    for hand in range(3):
        if hand:
            game.deal("red", "blue", "black")
        game.bid(0, 1, 1).play(played[hand])
    assert [scored.totals for scored in game.heard(HandScored)] == [
        (10, -10, 20),
        (20, -20, 40),
        (30, -30, 60),
    ]
    assert game.heard(MatchEnded) == [MatchEnded((30, -30, 60), (2,))]
    assert game.state.totals == (30, -30, 60)
    assert game.state.scored == tuple(game.heard(HandScored))


@pytest.mark.parametrize(
    ("bids", "totals", "winners"),
    [
        ((0, 0, 1), (10, 10, 20), (2,)),
        ((0, 1, 0), (10, -10, -10), (0,)),
        ((0, 0, 0), (10, 10, -10), (0, 1)),
        ((1, 1, 0), (-10, -10, -10), (0, 1, 2)),
    ],
)
def test_most_points_win_and_equal_totals_share(
    bids: tuple[int, ...], totals: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    game = sit("dice", "black", "black", "black").bid(*bids).play("black:5 black:6 black:7")
    assert game.heard(MatchEnded) == [MatchEnded(totals, winners)]
    assert game.state.winners == winners
    assert game.state.phase is Phase.OVER
    assert game.asked == ()


def test_a_match_ends_only_after_its_last_hand() -> None:
    game = sit("dice", "black", "black", "black", plan=(1, 1)).bid(0, 0, 0)
    game.play("black:5 black:6 black:7")
    assert game.state.phase is Phase.DEAL
    assert game.heard(MatchEnded) == []
    assert game.asked == ()
