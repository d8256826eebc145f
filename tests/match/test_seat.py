"""Who sits where."""

from __future__ import annotations

import pytest

from game.match.seat import BOT, LONGEST_TEXT, Seat
from game.rules.errors import SetupError


def test_a_name_is_enough_for_a_human() -> None:
    assert Seat("Anne").kind == "human"


@pytest.mark.parametrize(
    "seat",
    [
        Seat("Anne"),
        Seat("Anne", look="red parrot"),
        Seat("Bendt", BOT, "captain"),
        Seat("Bendt", BOT, "captain", "gambler", "black"),
    ],
)
def test_a_seat_comes_back_from_its_data(seat: Seat) -> None:
    assert Seat.from_data(seat.as_data()) == seat


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {},
        {"name": ""},
        {"name": "  "},
        {"name": 7},
        {"name": "x" * (LONGEST_TEXT + 1)},
        {"name": "Anne", "kind": "parrot"},
        {"name": "Anne", "level": "captain"},
        {"name": "Anne", "kind": "bot"},
        {"name": "Anne", "hat": "black"},
        {"name": "Anne", "look": ["red"]},
    ],
)
def test_anything_else_is_no_seat(data: object) -> None:
    with pytest.raises(SetupError) as caught:
        Seat.from_data(data)
    assert caught.value.key == "bad_seat"
