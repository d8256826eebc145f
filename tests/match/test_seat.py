"""Who sits where."""

from __future__ import annotations

import pytest

from game.match.seat import BOT, LONGEST_TEXT, Seat, clean_name
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


@pytest.mark.parametrize(
    ("entered", "cleaned"),
    [
        ("Anne", "Anne"),
        ("  Anne   Bonny ", "Anne Bonny"),
        ("An\x00ne", "Anne"),
        ("Anne\tBonny\n", "Anne Bonny"),
        ("An\ud83dne", "Anne"),
        ("An\u200bne\u200d\ufeff", "Anne"),
        ("\u202eAnne", "Anne"),
        ("\u2620\ufe0f", "\u2620"),
        ("\ufe0f", ""),
        ("\ufe00", ""),
        ("\u3164\u2800", ""),
        ("\u0301 \u0301Anne", "Anne"),
        ("Rene\u0301e", "Ren\u00e9e"),
        ("Zo\u00eb d\u2019Arc", "Zo\u00eb d\u2019Arc"),
        ("\u5f20\u4e09", "\u5f20\u4e09"),
    ],
)
def test_a_name_keeps_what_can_be_seen(entered: str, cleaned: str) -> None:
    assert clean_name(entered) == cleaned
    assert clean_name(cleaned) == cleaned


@pytest.mark.parametrize(("entered", "name"), [("An\x00ne", "Anne"), ("\u200b\u200b", "?")])
def test_a_name_is_cleaned_where_it_enters(entered: str, name: str) -> None:
    assert Seat.from_data({"name": entered}).name == name


@pytest.mark.parametrize("name", ["An\x00ne", "\ud83d", "\u200b", " Anne"])
def test_no_seat_is_made_with_a_name_that_was_not_cleaned(name: str) -> None:
    with pytest.raises(SetupError):
        Seat(name)


LEVELS, PEOPLE = ("weak", "fair", "strong"), ("steady", "bold")


@pytest.mark.parametrize(
    ("seat", "fitted"),
    [
        (Seat("Anne"), Seat("Anne")),
        (Seat("Bo", BOT, "weak", "bold"), Seat("Bo", BOT, "weak", "bold")),
        (Seat("Bo", BOT, "strong"), Seat("Bo", BOT, "strong")),
        (Seat("Bo", BOT, "admiral", "bold"), Seat("Bo", BOT, "fair", "bold")),
        (Seat("Bo", BOT, "weak", "wild"), Seat("Bo", BOT, "weak")),
    ],
)
def test_an_unknown_level_or_personality_becomes_the_usual_one(seat: Seat, fitted: Seat) -> None:
    assert seat.fitted(LEVELS, PEOPLE) == fitted
