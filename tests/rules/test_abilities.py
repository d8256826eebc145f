"""The five pirates' abilities."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from game.rules.actions import ChangeBid, ChooseLeader, Discard, Play, Wager
from game.rules.engine import apply
from game.rules.errors import IllegalAction
from game.rules.events import (
    AbilityWon,
    BidChanged,
    CardsDiscarded,
    CardsDrawn,
    HandScored,
    LeaderChosen,
    TrickTaken,
    UndealtSeen,
    WagerPlaced,
)
from game.rules.legality import legal_actions
from game.rules.pieces import Ability
from game.rules.state import Phase
from game.rules.view import redact, view_for
from tests.rules.playing import Game, sit

PIRATES = {
    "rosie": (Ability.CHOOSE_LEADER, Phase.CHOOSE_LEADER),
    "bendt": (Ability.DRAW_AND_DISCARD, Phase.DISCARD),
    "rascal": (Ability.WAGER, Phase.WAGER),
    "juanita": (Ability.LOOK_AT_UNDEALT, Phase.PLAY),
    "harry": (Ability.CHANGE_BID, Phase.CHANGE_BID),
}
TOP = "yellow:7 yellow:6 yellow:5"


def won_with(
    first: str,
    second: str = "green:3",
    third: str = "green:4",
    *,
    bids: tuple[int, ...] = (1, 0, 0),
    abilities: bool = True,
    undealt: str = TOP,
    **options: Any,
) -> Game:
    """Three seats after the first of two tricks, which `first` leads."""
    faces = (first, second, third)
    pieces = [face.partition(":")[0] if face.startswith("tigress") else face for face in faces]
    hands = [
        f"{piece} {rest}"
        for piece, rest in zip(pieces, ("green:1", "green:2", "green:5"), strict=True)
    ]
    game = sit("beck", *hands, undealt=undealt, abilities=abilities, **options).bid(*bids)
    if game.state.phase is Phase.LOAD:
        game.load("cannonball", "grapeshot", "grapeshot")
    return game.play(" ".join(faces))


@pytest.mark.parametrize("pirate", PIRATES)
def test_winning_with_a_named_pirate_brings_its_ability(pirate: str) -> None:
    game = won_with(pirate)
    ability, phase = PIRATES[pirate]
    assert game.heard(AbilityWon) == [AbilityWon(0, pirate, ability)]
    assert game.state.phase is phase
    assert game.asked == (0,)


@pytest.mark.parametrize("pirate", PIRATES)
def test_whoever_played_the_pirate_uses_it(pirate: str) -> None:
    game = won_with("green:3", pirate, "green:4")
    assert game.heard(AbilityWon) == [AbilityWon(1, pirate, PIRATES[pirate][0])]
    assert game.asked == (1,)


@pytest.mark.parametrize("pirate", PIRATES)
def test_capturing_a_pirate_brings_nothing(pirate: str) -> None:
    game = won_with(pirate, "skull_king", "green:4")
    assert game.heard(AbilityWon) == []
    assert game.state.phase is Phase.PLAY
    assert game.asked == (1,)


@pytest.mark.parametrize("pirate", PIRATES)
def test_a_pirate_taken_by_an_earlier_one_brings_nothing(pirate: str) -> None:
    first = "harry" if pirate != "harry" else "rascal"
    game = won_with(first, pirate, "mermaid")
    assert game.heard(AbilityWon) == [AbilityWon(0, first, PIRATES[first][0])]


@pytest.mark.parametrize("pirate", PIRATES)
def test_a_pirate_that_saw_the_mermaid_take_the_king_brings_nothing(pirate: str) -> None:
    game = won_with(pirate, "skull_king", "mermaid")
    assert game.last(TrickTaken).winner == 2
    assert game.heard(AbilityWon) == []


@pytest.mark.parametrize("pirate", PIRATES)
@pytest.mark.parametrize("leviathan", ["kraken", "whale"])
def test_a_pirate_under_a_leviathan_brings_nothing(pirate: str, leviathan: str) -> None:
    game = won_with(pirate, leviathan, "green:4", kraken=True, whale=True)
    assert game.heard(AbilityWon) == []
    assert game.state.phase is Phase.PLAY


@pytest.mark.parametrize("pirate", PIRATES)
def test_in_the_last_trick_there_is_no_ability(pirate: str) -> None:
    game = sit("beck", pirate, "green:3", "green:4", undealt=TOP, abilities=True).bid(1, 0, 0)
    game.play(f"{pirate} green:3 green:4")
    assert game.heard(AbilityWon) == []
    assert game.points == (20, 10, 10)


@pytest.mark.parametrize("pirate", PIRATES)
def test_with_the_abilities_off_there_is_none(pirate: str) -> None:
    game = won_with(pirate, abilities=False)
    assert game.heard(AbilityWon) == []
    assert game.state.phase is Phase.PLAY


def test_the_tigress_has_none() -> None:
    game = won_with("tigress:pirate")
    assert game.last(TrickTaken).winner == 0
    assert game.heard(AbilityWon) == []
    assert game.state.phase is Phase.PLAY


# Rosie


@pytest.mark.parametrize("leader", [0, 1, 2])
def test_rosie_lets_any_seat_lead(leader: int) -> None:
    game = won_with("rosie")
    assert legal_actions(game.state) == tuple(ChooseLeader(0, seat) for seat in (0, 1, 2))
    game.do(ChooseLeader(0, leader))
    assert game.heard(LeaderChosen) == [LeaderChosen(0, leader)]
    assert game.asked == (leader,)
    rest = ["green:1", "green:2", "green:5"]
    game.play(" ".join((rest * 2)[leader : leader + 3]))
    assert game.last(TrickTaken).order == tuple((leader + step) % 3 for step in range(3))


# Bendt


@pytest.mark.parametrize(
    ("undealt", "drawn", "left"),
    [
        ("yellow:7 yellow:6 yellow:5", ("yellow:7", "yellow:6"), ("yellow:5",)),
        ("yellow:7 yellow:6", ("yellow:7", "yellow:6"), ()),
        ("yellow:7", ("yellow:7",), ()),
    ],
)
def test_bendt_draws_two_or_as_many_as_there_are_and_discards_as_many(
    undealt: str, drawn: tuple[str, ...], left: tuple[str, ...]
) -> None:
    game = won_with("bendt", undealt=undealt)
    assert game.heard(CardsDrawn) == [CardsDrawn(0, len(drawn), drawn)]
    assert game.hand.undealt == left
    held = sorted(("green:1", *drawn), key=game.state.setup.edition.box.rank.__getitem__)
    assert legal_actions(game.state) == tuple(
        Discard(0, pieces) for pieces in combinations(held, len(drawn))
    )


def test_bendt_with_nothing_left_to_draw_discards_nothing() -> None:
    game = won_with("bendt", undealt="")
    assert game.heard(CardsDrawn) == [CardsDrawn(0, 0, ())]
    assert game.heard(CardsDiscarded) == []
    assert game.state.phase is Phase.PLAY
    assert game.asked == (0,)


def test_what_bendt_discards_is_gone() -> None:
    game = won_with("bendt").do(Discard(0, ("yellow:7", "green:1")))
    assert game.heard(CardsDiscarded) == [CardsDiscarded(0, 2, ("yellow:7", "green:1"))]
    assert game.hand.discards == (("yellow:7", "green:1"), (), ())
    assert game.hand.undealt == ("yellow:5",)
    assert game.hand.drawn == 0
    assert game.asked == (0,)
    assert legal_actions(game.state) == (Play(0, "yellow:6"),)


def test_bendt_may_discard_what_he_drew() -> None:
    game = won_with("bendt").do(Discard(0, ("yellow:6", "yellow:7")))
    assert legal_actions(game.state) == (Play(0, "green:1"),)


@pytest.mark.parametrize(
    "pieces",
    [
        (),
        ("green:1",),
        ("green:1", "yellow:6", "yellow:7"),
        ("green:1", "green:1"),
        ("green:1", "escape"),
    ],
    ids=str,
)
def test_bendt_discards_exactly_what_he_must_from_what_he_holds(pieces: tuple[str, ...]) -> None:
    with pytest.raises(IllegalAction) as caught:
        apply(won_with("bendt").state, Discard(0, pieces))
    assert caught.value.key == "bad_discard"


def test_two_equal_cards_may_be_discarded_together() -> None:
    game = won_with("bendt", undealt="escape escape").do(Discard(0, ("escape", "escape")))
    assert game.hand.discards[0] == ("escape", "escape")


def test_nobody_else_sees_what_bendt_draws_and_discards() -> None:
    game = won_with("bendt").do(Discard(0, ("yellow:6", "yellow:7")))
    drawn, gone = game.last(CardsDrawn), game.last(CardsDiscarded)
    for seat in (1, 2, None):
        assert redact(drawn, seat) == CardsDrawn(0, 2, None)
        assert redact(gone, seat) == CardsDiscarded(0, 2, None)
    assert redact(drawn, 0) == drawn
    assert redact(gone, 0) == gone
    mine, theirs = view_for(game.state, 0).hand, view_for(game.state, 1).hand
    assert mine is not None
    assert theirs is not None
    assert mine.my_discards == ("yellow:6", "yellow:7")
    assert theirs.my_discards == ()
    assert mine.discarded == theirs.discarded == (2, 0, 0)


# Rascal


@pytest.mark.parametrize(
    ("scoring", "bid", "wager", "points"),
    [
        ("skull_king", 1, 0, 20),
        ("skull_king", 1, 10, 20 + 10),
        ("skull_king", 1, 20, 20 + 20),
        ("skull_king", 2, 20, -10 - 20),
        ("skull_king", 0, 10, -20 - 10),
        ("rascal", 1, 10, 20 + 10),
        ("rascal", 2, 10, 10 - 10),
        ("rascal", 0, 20, 10 - 20),
        ("rascal_loads", 1, 20, 30 + 20),
        ("rascal_loads", 2, 20, 0 - 20),
    ],
)
def test_rascal_bets_on_the_own_bid(scoring: str, bid: int, wager: int, points: int) -> None:
    game = won_with("rascal", bids=(bid, 0, 0), scoring=scoring)
    assert legal_actions(game.state) == (Wager(0, 0), Wager(0, 10), Wager(0, 20))
    game.do(Wager(0, wager))
    assert game.heard(WagerPlaced) == [WagerPlaced(0, wager)]
    assert game.asked == (0,)
    assert game.play("green:1 green:2 green:5").points[0] == points


def test_only_rascals_own_player_bets() -> None:
    game = won_with("green:3", "rascal", "green:4", bids=(0, 1, 0)).do(Wager(1, 20))
    assert game.play("green:2 green:5 green:1").points == (20, 40, -20)


def test_a_wager_two_tricks_off_is_lost_whole_under_rascal_scoring() -> None:
    game = sit(
        "beck",
        "rascal green:9 green:1",
        "green:3 green:2 green:4",
        "green:5 green:6 green:7",
        scoring="rascal",
        abilities=True,
    ).bid(0, 0, 0)
    game.play("rascal green:3 green:5").do(Wager(0, 20))
    game.play("green:9 green:2 green:6 green:1 green:4 green:7")
    assert game.points[0] == -20


# Juanita


def test_juanita_sees_the_undealt_cards_but_not_their_order() -> None:
    shown = [won_with("juanita", undealt=order) for order in (TOP, "yellow:5 yellow:7 yellow:6")]
    seen = ("yellow:5", "yellow:6", "yellow:7")
    for game in shown:
        assert game.heard(UndealtSeen) == [UndealtSeen(0, 3, seen)]
    views = [view_for(game.state, 0) for game in shown]
    assert views[0] == views[1]
    assert views[0].hand is not None
    assert views[0].hand.undealt_seen == seen


def test_juanita_looks_alone() -> None:
    game = won_with("juanita")
    for seat in (1, 2, None):
        view = view_for(game.state, seat).hand
        assert redact(game.last(UndealtSeen), seat) == UndealtSeen(0, 3, None)
        assert view is not None
        assert view.undealt_seen is None
        assert view.saw_undealt == 0
    assert redact(game.last(UndealtSeen), 0) == game.last(UndealtSeen)


def test_before_juanita_nobody_sees_the_undealt_cards() -> None:
    game = won_with("rosie")
    for seat in (0, 1, 2, None):
        view = view_for(game.state, seat).hand
        assert view is not None
        assert view.undealt_seen is None
        assert view.undealt == 3


def test_juanita_asks_nothing_and_her_player_leads() -> None:
    game = won_with("green:3", "juanita", "green:4")
    assert game.state.phase is Phase.PLAY
    assert game.asked == (1,)


def test_juanita_may_find_nothing_undealt() -> None:
    assert won_with("juanita", undealt="").last(UndealtSeen) == UndealtSeen(0, 0, ())


# Harry


@pytest.mark.parametrize(("bid", "changes"), [(0, (0, 1)), (1, (-1, 0, 1)), (2, (-1, 0))])
def test_harry_changes_the_bid_by_one_within_the_cards_dealt(
    bid: int, changes: tuple[int, ...]
) -> None:
    game = won_with("harry", bids=(bid, 0, 0))
    assert legal_actions(game.state) == tuple(ChangeBid(0, change) for change in changes)


@pytest.mark.parametrize(
    ("bid", "change", "points"), [(0, 1, 20), (2, -1, 20), (1, 0, 20), (1, 1, -10)]
)
def test_the_bid_that_harry_leaves_is_scored(bid: int, change: int, points: int) -> None:
    game = won_with("harry", bids=(bid, 0, 0)).do(ChangeBid(0, change))
    assert game.heard(BidChanged) == [BidChanged(0, change, bid + change)]
    assert game.hand.bids == (bid + change, 0, 0)
    assert game.asked == (0,)
    assert game.play("green:1 green:2 green:5").points[0] == points
    assert game.last(HandScored).scores[0].bid == bid + change


# Harry after the last trick


def last_trick(pirate: str, bids: tuple[int, ...] = (0, 0, 0), **options: Any) -> Game:
    """Three seats of one card each; `pirate` has just won the only trick."""
    more = {"abilities": True, "harry_after_last_trick": True, **options}
    game = sit("beck", pirate, "green:3", "green:4", undealt=TOP, **more).bid(*bids)
    return game.play(f"{pirate} green:3 green:4")


def test_harry_may_still_change_the_bid_after_the_last_trick_where_that_is_agreed() -> None:
    game = last_trick("harry")
    assert game.heard(AbilityWon) == [AbilityWon(0, "harry", Ability.CHANGE_BID)]
    assert game.heard(HandScored) == []
    assert legal_actions(game.state) == (ChangeBid(0, 0), ChangeBid(0, 1))
    assert game.do(ChangeBid(0, 1)).points == (20, 10, 10)


@pytest.mark.parametrize(("change", "points"), [(0, -10), (1, 20)])
def test_the_hand_is_scored_once_harry_has_decided(change: int, points: int) -> None:
    game = last_trick("harry").do(ChangeBid(0, change))
    assert game.last(HandScored).scores[0].bid == change
    assert game.points[0] == points
    assert game.state.phase is Phase.OVER


def test_the_next_hand_follows_a_bid_changed_after_the_last_trick() -> None:
    game = last_trick("harry", plan=(1, 1)).do(ChangeBid(0, 1))
    assert game.state.phase is Phase.DEAL


@pytest.mark.parametrize("pirate", [pirate for pirate in PIRATES if pirate != "harry"])
def test_nobody_but_harry_acts_after_the_last_trick(pirate: str) -> None:
    game = last_trick(pirate, (1, 0, 0))
    assert game.heard(AbilityWon) == []
    assert game.points == (20, 10, 10)


def test_the_ghosts_harry_does_nothing_after_the_last_trick() -> None:
    more = {"abilities": True, "harry_after_last_trick": True}
    game = sit("beck", "green:1", "green:2", ghost="harry", **more).bid(0, 0)
    assert game.play("green:1 green:2").points == (10, 10)


def test_a_harry_who_was_caught_does_nothing_after_the_last_trick() -> None:
    more = {"abilities": True, "harry_after_last_trick": True}
    game = sit("beck", "harry", "skull_king", "green:2", **more).bid(0, 1, 0)
    assert game.play("harry skull_king green:2").points == (10, 50, 10)


def test_a_loot_of_the_last_trick_counts_the_bid_that_harry_leaves() -> None:
    more = {"abilities": True, "harry_after_last_trick": True, "loot": True}
    game = sit("beck", "harry", "loot", "green:2", **more).bid(0, 0, 0)
    assert game.play("harry loot green:2").do(ChangeBid(0, 1)).points == (40, 30, 10)


# Abilities that touch each other


def test_a_changed_bid_decides_a_wager_and_an_alliance() -> None:
    game = sit(
        "beck",
        "rascal harry green:1",
        "green:3 green:2 green:8",
        "loot green:6 green:7",
        abilities=True,
        loot=True,
    ).bid(1, 1, 0)
    game.play("rascal green:3 loot").do(Wager(0, 20))
    game.play("harry green:2 green:6").do(ChangeBid(0, 1))
    game.play("green:1 green:8 green:7")
    assert game.points == (40 + 20 + 20, 20, 30 + 20)


@pytest.mark.parametrize("seat", [0, 2])
def test_juanita_does_not_tell_what_bendt_draws_later(seat: int) -> None:
    views = []
    for order in ("yellow:5 yellow:6 yellow:7", "yellow:7 yellow:6 yellow:5"):
        game = sit(
            "beck",
            "juanita green:1 green:2",
            "green:3 bendt green:4",
            "green:5 green:6 green:7",
            undealt=order,
            abilities=True,
        ).bid(0, 0, 0)
        played = game.play("juanita green:3 green:5 green:1 bendt green:6")
        views.append(view_for(played.state, seat))
    assert views[0] == views[1]
