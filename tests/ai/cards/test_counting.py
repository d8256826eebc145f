"""How a card's chance is counted from the cards that are still out."""

from __future__ import annotations

from ai.cards.playing import Trickster, _none_of
from ai.cards.policy import CardPolicy
from ai.cards.scene import scene_of
from tests.ai.cards.seating import brain, seated, view_of


def about_to_lead() -> Trickster:
    """Seat 0 holds a high yellow card, all trumps but its own are out."""
    view = view_of(seated("schmidt", "yellow:12 red:2 blue:2", seats=3).bid(1, 1, 1), 0)
    policy = brain(view.setup).policy()
    assert isinstance(policy, CardPolicy)
    return Trickster(policy, scene_of(policy.code, view))


def can_beat(seat: Trickster, other: int) -> float:
    move = seat.code.face_code["yellow:12"]
    return seat._can_beat(other, move, *seat._beaters(move))


def test_whoever_may_lack_the_colour_can_beat_it_with_a_trump_too() -> None:
    seat = about_to_lead()
    always, if_void = seat._beaters(seat.code.face_code["yellow:12"])
    assert always
    assert if_void
    unseen = sum(seat.scene.unseen.values())
    whatever_was_led = 1 - _none_of(always, unseen, seat.scene.held[1])
    assert can_beat(seat, 1) > whatever_was_led + 0.05


def test_whoever_is_known_to_lack_the_colour_is_more_dangerous() -> None:
    seat = about_to_lead()
    before = can_beat(seat, 1)
    yellow = seat.code.colour[seat.code.piece_code["yellow:12"]]
    seat.scene.voids[1] = frozenset({yellow})
    assert can_beat(seat, 1) > before + 0.05
    assert can_beat(seat, 2) == before
