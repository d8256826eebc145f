"""What people show with their hands is entered openly, and can be corrected until it stands."""

from __future__ import annotations

from game.play.fists import Fists, Part
from game.rules.actions import Bid, Load


def bids(*seats: int) -> Fists:
    return Fists({seat: [Bid(seat, tricks) for tricks in range(3)] for seat in seats})


def test_it_begins_with_a_look_and_then_all_count() -> None:
    fists = bids(2, 0)
    assert fists.part is Part.LOOK
    fists.count()
    assert fists.part is Part.COUNT
    fists.counted()
    assert fists.part is Part.ENTER


def test_all_are_entered_in_their_order() -> None:
    fists = bids(2, 0)
    assert fists.next_seat == 2
    fists.enter(2, 1)
    assert fists.next_seat == 0
    fists.enter(0, 0)
    assert fists.decisions == [Bid(2, 1), Bid(0, 0)]


def test_what_was_entered_can_be_corrected() -> None:
    fists = bids(0)
    fists.enter(0, 1)
    fists.enter(0, 2)
    assert fists.shown(0) == 2
    assert fists.decisions == [Bid(0, 2)]


def test_counting_again_forgets_what_was_entered() -> None:
    fists = bids(0, 1)
    fists.enter(0, 1)
    fists.once_more()
    assert fists.part is Part.LOOK
    assert fists.next_seat == 0


def test_loads_are_announced_likewise() -> None:
    fists = Fists({1: [Load(1, "grapeshot"), Load(1, "cannonball")]})
    assert not fists.is_about_bids
    fists.enter(1, "cannonball")
    assert fists.decisions == [Load(1, "cannonball")]
