"""Positions with only one sensible answer."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from game.rules.actions import Bid, ChangeBid, ChooseLeader, Decision, Discard, Load, Play, Wager
from tests.ai.cards.seating import answer, seated, view_of
from tests.rules.playing import Game

OTHERS = "red:1 red:2 red:3"


class Spot(NamedTuple):
    """The hero's cards and bid, the plays before, and what the hero must play.

    `before` are the plays of the seats in front of the hero; every seat has enough low cards.
    """

    name: str
    edition: str
    cards: str
    bid: int
    before: str
    wanted: str


SPOTS = [
    Spot("bid made, last: the sure loser", "schmidt", "yellow:13 yellow:2", 0,
         "yellow:5 yellow:9 yellow:12", "yellow:2"),
    Spot("both needed: the cheapest sure winner", "schmidt", "yellow:13 skull_king", 2,
         "yellow:5 yellow:9 yellow:12", "yellow:13"),
    Spot("both needed: trump before Pirate", "schmidt", "black:13 pirate", 2,
         "yellow:5 yellow:6 yellow:7", "black:13"),
    Spot("Scary Mary is an Escape when the bid is made", "schmidt", "scary_mary", 0,
         "yellow:5 yellow:6 yellow:7", "scary_mary:escape"),
    Spot("Scary Mary is a Pirate when the trick is needed", "schmidt", "scary_mary", 1,
         "yellow:5 yellow:6 yellow:7", "scary_mary:pirate"),
    Spot("Scary Mary need not fight the Skull King", "schmidt", "scary_mary red:9", 1,
         "yellow:5 skull_king yellow:7", "red:9"),
    Spot("the Mermaid takes the Skull King", "schmidt", "mermaid yellow:2", 1,
         "yellow:5 skull_king yellow:3", "mermaid"),
    Spot("the Mermaid stays away from the Skull King", "schmidt", "mermaid yellow:2", 0,
         "yellow:5 skull_king yellow:3", "yellow:2"),
    Spot("a Pirate goes under the Skull King", "schmidt", "pirate yellow:2", 0,
         "yellow:5 skull_king yellow:3", "pirate"),
    Spot("a Mermaid goes under a Pirate", "schmidt", "mermaid yellow:2", 0,
         "pirate yellow:3 yellow:4", "mermaid"),
    Spot("the Skull King takes the Pirate", "schmidt", "skull_king yellow:2", 1,
         "pirate yellow:3 yellow:4", "skull_king"),
    Spot("the dangerous card goes when it cannot win", "schmidt", "red:13 blue:2", 0,
         "yellow:5 yellow:6 yellow:7", "red:13"),
    Spot("the Pirate is kept when the trick is lost", "schmidt", "pirate red:2", 1,
         "skull_king yellow:3 yellow:4", "red:2"),
    Spot("an Escape saves a made bid", "schmidt", "escape yellow:13", 0,
         "yellow:5 yellow:6 yellow:7", "escape"),
    Spot("high under higher", "schmidt", "yellow:12 yellow:2", 0,
         "yellow:5 yellow:13 yellow:7", "yellow:12"),
    Spot("trump as low as it takes", "schmidt", "black:2 black:13", 2,
         "yellow:5 yellow:6 yellow:7", "black:2"),
    Spot("the Kraken saves a made bid", "beck", "kraken black:14", 0,
         "black:3 black:5 black:7", "kraken"),
    Spot("the Kraken is not wasted on a trick that is needed", "beck", "kraken yellow:14", 1,
         "yellow:3 yellow:5 yellow:7", "yellow:14"),
    Spot("the Whale saves a made bid", "beck", "whale black:14", 0,
         "black:3 black:5 black:7", "whale"),
    Spot("the Whale is not wasted on a trick that is needed", "beck", "whale black:14", 1,
         "black:3 black:5 black:7", "black:14"),
    Spot("the Tigress is an Escape when the bid is made", "beck", "tigress", 0,
         "yellow:5 yellow:6 yellow:7", "tigress:escape"),
    Spot("the Tigress is a Pirate when the trick is needed", "beck", "tigress", 1,
         "yellow:5 yellow:6 yellow:7", "tigress:pirate"),
    Spot("Loot saves a made bid", "beck", "loot yellow:14", 0,
         "yellow:5 yellow:6 yellow:7", "loot"),
    Spot("no colour was led: plain cards cannot win", "beck", "yellow:14 escape", 0,
         "rosie yellow:6 yellow:7", "yellow:14"),
    Spot("a whale trick goes to the highest number", "beck", "yellow:14 escape", 1,
         "yellow:5 whale yellow:7", "yellow:14"),
    Spot("specials are harmless under the Whale", "beck", "skull_king yellow:14", 0,
         "yellow:5 whale yellow:7", "skull_king"),
    Spot("a destroyed trick takes the worst card", "beck", "black:14 black:2", 0,
         "black:5 kraken black:7", "black:14"),
    Spot("a destroyed trick is not worth a strong card", "beck", "black:14 black:2", 1,
         "black:5 kraken black:7", "black:2"),
    Spot("the Mermaid takes the Skull King in Beck too", "beck", "mermaid green:2", 1,
         "green:5 skull_king green:3", "mermaid"),
]  # fmt: skip
ON = {"kraken": True, "whale": True, "loot": True, "abilities": True}


def hands_before(spot: Spot) -> list[str]:
    """Each seat in front holds the card it plays and low cards of a colour nobody leads."""
    spare = "red" if spot.edition == "schmidt" else "purple"
    more = len(spot.cards.split()) - 1
    return [
        " ".join([face.split(":pirate")[0], *(f"{spare}:{3 + more * i + n}" for n in range(more))])
        for i, face in enumerate(spot.before.split())
    ]


def spot_game(spot: Spot) -> Game:
    options: dict[str, object] = ON if spot.edition == "beck" else {}
    game = seated(spot.edition, *hands_before(spot), spot.cards, **options)
    return game.bid(0, 0, 0, spot.bid).play(spot.before)


@pytest.mark.parametrize("spot", SPOTS, ids=lambda spot: spot.name)
def test_the_last_seat_plays_the_only_sensible_card(spot: Spot) -> None:
    chosen = answer(view_of(spot_game(spot)))
    assert isinstance(chosen, Play)
    assert (chosen.face or chosen.piece) == spot.wanted


@pytest.mark.parametrize(
    ("edition", "seats", "cards", "bid"),
    [
        ("schmidt", 4, "skull_king", 1),
        ("schmidt", 4, "pirate", 1),
        ("schmidt", 4, "black:13", 1),
        ("schmidt", 4, "escape", 0),
        ("schmidt", 4, "yellow:2", 0),
        ("schmidt", 2, "skull_king", 1),
        ("schmidt", 6, "skull_king", 1),
        ("schmidt", 4, "escape yellow:2 red:3", 0),
        ("schmidt", 4, "skull_king pirate", 2),
        ("beck", 4, "skull_king", 1),
        ("beck", 8, "skull_king", 1),
        ("beck", 2, "escape", 0),
        ("beck", 2, "skull_king", 1),
        ("beck", 4, "green:3", 0),
        ("beck", 4, "escape green:2 purple:3 yellow:4", 0),
    ],
)
def test_a_plain_hand_gets_the_plain_bid(edition: str, seats: int, cards: str, bid: int) -> None:
    """The hero does not lead: seat 1 of a table where seat 0 does."""
    low = " ".join("red:5 red:6 red:7 red:8".split()[: len(cards.split())])
    if edition == "beck":
        low = low.replace("red", "purple")
    game = seated(edition, low, cards, seats=seats)
    assert answer(view_of(game, 1)) == Bid(1, bid)


def decided(*hands: str, bids: str, plays: str, **options: object) -> Decision:
    """What seat 0 decides after these plays, with every option on."""
    game = seated("beck", *hands, **{**ON, **options})
    game.bid(*map(int, bids.split())).play(plays)
    return answer(view_of(game, 0))


LOW = ("purple:2 purple:3", "purple:4 purple:5", "purple:6 purple:7")
ROUND = "purple:2 purple:4 purple:6"


@pytest.mark.parametrize(("bid", "change"), [(0, 1), (1, 0), (2, -1)])
def test_harry_makes_the_bid_what_was_won_when_nothing_more_can_come(bid: int, change: int) -> None:
    chosen = decided("harry escape", *LOW, bids=f"{bid} 1 1 0", plays=f"harry {ROUND}")
    assert chosen == ChangeBid(0, change)


@pytest.mark.parametrize(("bid", "points"), [(1, 20), (2, 0), (0, 0)])
def test_rascal_bets_on_a_bid_that_is_all_but_made(bid: int, points: int) -> None:
    chosen = decided("rascal escape", *LOW, bids=f"{bid} 1 1 0", plays=f"rascal {ROUND}")
    assert chosen == Wager(0, points)


@pytest.mark.parametrize(("bid", "keeps_escape"), [(1, True), (2, False)])
def test_bendt_keeps_a_card_that_fits_the_bid(bid: int, keeps_escape: bool) -> None:
    """The Skull King and Rosie are on top of the cards that were not dealt."""
    chosen = decided("bendt escape", *LOW, bids=f"{bid} 1 1 0", plays=f"bendt {ROUND}")
    assert isinstance(chosen, Discard)
    assert ("escape" not in chosen.pieces) is keeps_escape


@pytest.mark.parametrize(("bid", "leads"), [(2, True), (1, False)])
def test_rosie_leads_a_high_card_only_if_it_is_to_win(bid: int, leads: bool) -> None:
    chosen = decided("rosie yellow:14", *LOW, bids=f"{bid} 1 1 0", plays=f"rosie {ROUND}")
    assert isinstance(chosen, ChooseLeader)
    assert (chosen.leader == 0) is leads


@pytest.mark.parametrize(
    ("cards", "bid", "load"),
    [
        ("skull_king", 1, "cannonball"),
        ("escape", 0, "cannonball"),
        ("yellow:9 green:8 yellow:8", 3, "grapeshot"),
        ("skull_king black:14 rosie", 0, "grapeshot"),
    ],
)
def test_a_cannonball_is_for_bids_that_will_be_made(cards: str, bid: int, load: str) -> None:
    low = "purple:2 purple:3 purple:4".split()[: len(cards.split())]
    game = seated("beck", cards, " ".join(low), scoring="rascal_loads").bid(bid, 1, 0, 0)
    assert answer(view_of(game, 0)) == Load(0, load)
