"""How bids stand and what faces show of it: all from what lies open, never from what is hidden."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.play.bid_state import NEEDS, ON_TARGET, SUNK, bid_state, leader
from game.play.looks import PORTRAITS, face
from game.play.moods import MOODS, mood
from game.rules.state import MatchState
from game.rules.view import View, view_for
from tests.rules.playing import Game, random_match, setup_of, sit

ART = Path(__file__).parents[2] / "assets" / "art"


def seen(game: Game) -> View:
    return view_for(game.state, None)


def kinds(game: Game) -> list[str]:
    hand = seen(game).hand
    assert hand is not None
    states = [bid_state(hand, seat) for seat in range(len(hand.bids))]
    return [state.kind if state else "" for state in states]


def moods(game: Game) -> list[str]:
    view = seen(game)
    return [mood(view, seat) for seat in range(len(view.totals))]


def three() -> Game:
    """The first wins two tricks and then the second one; the third has nothing."""
    return sit(
        "schmidt", "yellow:9 yellow:8 red:1", "yellow:2 yellow:3 red:9", "yellow:1 blue:2 red:2"
    )


def test_a_bid_needs_tricks_is_on_target_or_is_sunk() -> None:
    game = three().bid(1, 2, 0)
    assert kinds(game) == [NEEDS, NEEDS, ON_TARGET]
    game.play("yellow:9 yellow:2 yellow:1")
    assert kinds(game) == [ON_TARGET, NEEDS, ON_TARGET]
    game.play("yellow:8 yellow:3 blue:2")
    assert kinds(game) == [SUNK, SUNK, ON_TARGET]


def test_hidden_bids_stand_nowhere() -> None:
    assert kinds(three()) == ["", "", ""]
    assert moods(three()) == ["neutral"] * 3


def test_who_leads_is_known_while_bids_are_made_too() -> None:
    game = sit("schmidt", "yellow:1 red:1", "yellow:9 red:2", "yellow:2 red:3", starter=1)
    assert leader(seen(game)) == 1
    game.bid(0, 1, 0)
    assert leader(seen(game)) == 1
    game.play("yellow:9 yellow:2 yellow:1")
    assert leader(seen(game)) == 1


def test_faces_follow_the_bid() -> None:
    game = three().bid(2, 1, 0)
    assert moods(game) == ["confident", "neutral", "scheming"]
    game.play("yellow:9 yellow:2 yellow:1")
    game.play("yellow:8 yellow:3 blue:2")
    assert moods(game) == ["delighted", "worried", "scheming"]


def test_whoever_is_sunk_is_struck_and_then_schemes() -> None:
    game = three().bid(0, 1, 0).play("yellow:9 yellow:2 yellow:1")
    assert moods(game)[0] == "thunderstruck"
    game.play("yellow:8 yellow:3 blue:2")
    assert moods(game)[0] == "scheming"


def test_a_capture_delights_even_before_the_bid_is_met() -> None:
    game = sit("schmidt", "pirate yellow:1 red:1", "skull_king yellow:2 red:2")
    game.bid(0, 2).play("pirate skull_king")
    assert moods(game)[1] == "delighted"


def test_after_the_hand_faces_show_what_was_written_down() -> None:
    game = sit("schmidt", "yellow:9", "yellow:2", plan=(1, 1)).bid(1, 1)
    game.play("yellow:9 yellow:2")
    assert moods(game) == ["delighted", "worried"]


@pytest.mark.parametrize("key", ["dice", "schmidt", "beck"])
def test_a_face_shows_the_same_to_everyone_and_nothing_of_a_hidden_bid(key: str) -> None:
    for move in random_match(setup_of(key, 4), Random(5)):
        assert _faces(move.step.state, None) == _faces(move.step.state, 2)


def _faces(state: MatchState, seat: int | None) -> list[str]:
    view = view_for(state, seat)
    return [mood(view, each) for each in range(4)]


@pytest.mark.parametrize("portrait", [*PORTRAITS, "graybeard"])
def test_every_portrait_is_drawn_in_every_mood(portrait: str) -> None:
    pictures = [(ART / f"{face(portrait, each)}.svg").read_text("utf-8") for each in MOODS]
    assert len(set(pictures)) == len(MOODS)
