"""The chances that are shown to players who ask for them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ai.chances import chances
from game.match.library import load_editions
from game.rules.actions import Bid, Deal, Play, Roll
from game.rules.engine import apply, new_match
from game.rules.view import View, view_for

FIRST_THREE = ("blue", "red", "yellow")


def last_to_play(*faces: str) -> View:
    """The first hand of three seats, one die each; the last one is asked."""
    setup = load_editions()["dice"].setup(3)
    rest = list(setup.deck)
    for die in FIRST_THREE:
        rest.remove(die)
    state = apply(new_match(setup), Deal((*FIRST_THREE, *rest))).state
    for seat in range(3):
        state = apply(state, Bid(seat, 0)).state
    for seat, face in enumerate(faces):
        state = apply(state, Play(seat, FIRST_THREE[seat])).state
        state = apply(state, Roll(face)).state
    return view_for(state, len(faces))


def test_the_last_to_play_has_the_odds_of_the_faces() -> None:
    """Above a 5 a yellow die has only its 7: one face in six."""
    known = chances(last_to_play("blue:5", "red:1"))
    assert known["yellow"] == pytest.approx(1 / 6, abs=0.08)


def test_the_same_view_always_gives_the_same_chances() -> None:
    view = last_to_play("blue:3")
    assert dict(chances(view)) == dict(chances(view))
    assert 0 < chances(view)["red"] < 1


def test_only_who_must_play_gets_chances() -> None:
    view = last_to_play("blue:5")
    assert dict(chances(replace(view, legal=()))) == {}
    assert "pirate" not in chances(view)
