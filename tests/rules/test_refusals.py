"""Actions that may not be taken: why, and that nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.actions import (
    Action,
    Bid,
    ChangeBid,
    ChooseLeader,
    Deal,
    Discard,
    Load,
    Play,
    Roll,
    Wager,
)
from game.rules.engine import apply, new_match
from game.rules.errors import IllegalAction, RuleError
from game.rules.state import MatchState
from tests.rules.playing import setup_of, sit

HANDS = ("green:1 black:1", "green:2 purple:2", "tigress escape")
PIRATE_HANDS = ("green:3 green:4", "green:5 green:6")


def waiting_for(what: str) -> MatchState:
    """A match in which seat 1 is asked and, in a trick, seat 0 has led green."""
    if what == "deal":
        return new_match(setup_of("beck", 3))
    if what == "over":
        return sit("schmidt", "red:1", "red:2").bid(0, 0).play("red:1 red:2").state
    if what == "roll":
        return sit("dice", "red", "red", "red").bid(0, 0, 0).do(Play(0, "red")).state
    if what in ("bid", "load", "play"):
        return _early(what)
    pirate = {"leader": "rosie", "discard": "bendt", "wager": "rascal", "change": "harry"}[what]
    hands = (PIRATE_HANDS[0], f"{pirate} green:1", PIRATE_HANDS[1])
    game = sit("beck", *hands, undealt="green:7 green:8", abilities=True).bid(0, 0, 0)
    return game.play(f"green:3 {pirate} green:5").state


def _early(what: str) -> MatchState:
    if what == "load":
        game = sit("beck", *HANDS, scoring="rascal_loads").bid(0, 0, 0)
        return game.do(Load(0, "grapeshot")).state
    game = sit("beck", *HANDS)
    return game.do(Bid(0, 1)).state if what == "bid" else game.bid(0, 0, 0).play("green:1").state


EVERY_KIND: dict[str, Action] = {
    "deal": Deal(("green:1",)),
    "roll": Roll("red:1"),
    "bid": Bid(1, 0),
    "load": Load(1, "grapeshot"),
    "play": Play(1, "green:2"),
    "leader": ChooseLeader(1, 0),
    "discard": Discard(1, ("green:7", "green:8")),
    "wager": Wager(1, 10),
    "change": ChangeBid(1, 0),
}
WRONG_PHASE = [
    (what, action)
    for what in (*EVERY_KIND, "over")
    for kind, action in EVERY_KIND.items()
    if kind != what
]


def refused(state: MatchState, action: Any) -> IllegalAction:
    before = repr(state[1:])
    with pytest.raises(IllegalAction) as caught:
        apply(state, action)
    assert repr(state[1:]) == before
    return caught.value


@pytest.mark.parametrize(("what", "action"), WRONG_PHASE, ids=str)
def test_an_action_at_the_wrong_time_is_refused(what: str, action: Action) -> None:
    state = waiting_for(what)
    error = refused(state, action)
    assert error.key == ("match_over" if what == "over" else "wrong_phase")
    assert state.phase.value in str(error) or what == "over"


@pytest.mark.parametrize("what", [kind for kind in EVERY_KIND if kind != "deal"])
def test_the_same_action_at_its_time_is_taken(what: str) -> None:
    state = waiting_for(what)
    assert apply(state, EVERY_KIND[what]).state != state


@pytest.mark.parametrize(
    ("what", "action", "key"),
    [
        ("deal", Deal(()), "bad_deal"),
        ("roll", Roll("red:4"), "no_such_face"),
        ("roll", Roll("black:5"), "no_such_face"),
        ("roll", Roll("red"), "no_such_face"),
        ("roll", Roll(""), "no_such_face"),
        ("bid", Bid(0, 1), "already_chosen"),
        ("bid", Bid(0, 2), "already_chosen"),
        ("bid", Bid(1, 3), "bad_bid"),
        ("bid", Bid(1, -1), "bad_bid"),
        ("bid", Bid(3, 0), "not_your_turn"),
        ("bid", Bid(-1, 0), "not_your_turn"),
        ("load", Load(0, "grapeshot"), "already_chosen"),
        ("load", Load(0, "cannonball"), "already_chosen"),
        ("load", Load(1, "grape"), "bad_load"),
        ("load", Load(1, ""), "bad_load"),
        ("load", Load(3, "grapeshot"), "not_your_turn"),
        ("play", Play(0, "black:1"), "not_your_turn"),
        ("play", Play(2, "escape"), "not_your_turn"),
        ("play", Play(-2, "green:2"), "not_your_turn"),
        ("play", Play(3, "green:2"), "not_your_turn"),
        ("play", Play(1, "purple:2"), "must_follow"),
        ("play", Play(1, "green:1"), "not_in_hand"),
        ("play", Play(1, "escape"), "not_in_hand"),
        ("play", Play(1, "joker"), "not_in_hand"),
        ("play", Play(1, ""), "not_in_hand"),
        ("play", Play(1, "green:2", "green:2"), "nothing_to_declare"),
        ("play", Play(1, "green:2", "green:14"), "nothing_to_declare"),
        ("leader", ChooseLeader(0, 0), "not_your_turn"),
        ("leader", ChooseLeader(1, 3), "bad_choose_leader"),
        ("leader", ChooseLeader(1, -1), "bad_choose_leader"),
        ("discard", Discard(0, ("green:4",)), "not_your_turn"),
        ("discard", Discard(1, ("green:7",)), "bad_discard"),
        ("discard", Discard(1, ("green:4", "green:7")), "bad_discard"),
        ("wager", Wager(2, 10), "not_your_turn"),
        ("wager", Wager(1, 30), "bad_wager"),
        ("wager", Wager(1, -10), "bad_wager"),
        ("wager", Wager(1, 5), "bad_wager"),
        ("change", ChangeBid(0, 1), "not_your_turn"),
        ("change", ChangeBid(1, -1), "bad_change_bid"),
        ("change", ChangeBid(1, 2), "bad_change_bid"),
    ],
    ids=str,
)
def test_an_illegal_action_is_refused_with_its_reason(what: str, action: Action, key: str) -> None:
    assert refused(waiting_for(what), action).key == key


@pytest.mark.parametrize("face", [None, "tigress", "tigress:mermaid", "pirate", ""])
def test_a_two_faced_card_must_be_declared(face: str | None) -> None:
    state = sit("beck", *HANDS, starter=2).bid(0, 0, 0).state
    assert refused(state, Play(2, "tigress", face)).key == "declare_role"


def test_a_refusal_to_follow_names_the_colour() -> None:
    error = refused(waiting_for("play"), Play(1, "purple:2"))
    assert error.details == {"colour": "green"}
    assert str(error) == "green must be followed"


def test_a_die_shows_no_face_before_it_is_rolled() -> None:
    state = sit("dice", "red", "red", "red").bid(0, 0, 0).state
    assert refused(state, Play(0, "red", "red:3")).key == "nothing_to_declare"


@pytest.mark.parametrize("nonsense", [None, "pass", 7, ("Bid", 0, 1)], ids=str)
def test_what_is_no_action_is_refused(nonsense: Any) -> None:
    assert refused(waiting_for("bid"), nonsense).key == "unknown_action"


def test_a_refusal_is_a_value_error_with_a_text() -> None:
    error = refused(waiting_for("over"), Bid(0, 0))
    assert isinstance(error, RuleError)
    assert isinstance(error, ValueError)
    assert str(error) == "the match is over"


@pytest.mark.parametrize("action", [Bid(True, 1), Bid(1, True), Bid(1, 1.0)], ids=repr)  # type: ignore[arg-type]
def test_an_action_that_equals_a_legal_one_is_taken_as_that_one(action: Bid) -> None:
    state, events = apply(waiting_for("bid"), action)
    assert repr(events[0]) == "BidPlaced(seat=1, tricks=1)"
    assert repr(state.hand and state.hand.bids) == "(1, 1, None)"
