"""Pieces typed in the words of the table, and the chances of dice."""

from __future__ import annotations

from collections import Counter

import pytest

from game.match.library import load_editions
from game.play.judging import chances, kinds, options_that_matter, parsed, rows
from game.rules.errors import NotationError

EDITIONS = load_editions()
GERMAN = {
    "yellow": ["gelb"],
    "green": ["grün"],
    "mermaid": ["Meerjungfrau"],
    "skull_king": ["Skull King", "King"],
    "escape": ["Flucht"],
    "flag": ["Flagge"],
}


@pytest.mark.parametrize(
    ("edition", "typed", "tokens"),
    [
        ("beck", "yellow:12 skull_king", ["yellow:12", "skull_king"]),
        ("beck", "gelb12, grün3; meer", ["yellow:12", "green:3", "mermaid"]),
        ("beck", "ge12 KING tigress:flu", ["yellow:12", "skull_king", "tigress:escape"]),
        ("beck", "p14 pirate", ["purple:14", "pirate"]),
        ("schmidt", "scary_mary:p b13", ["scary_mary:pirate", "blue:13"]),
        ("dice", "y7 pirate mermaid:fl", ["yellow:7", "pirate:skull", "mermaid:flag"]),
        ("dice", "", []),
    ],
)
def test_words_and_their_beginnings_are_understood(
    edition: str, typed: str, tokens: list[str]
) -> None:
    words = {**GERMAN, "purple": ["p"], "blue": ["b"]}
    assert parsed(EDITIONS[edition], typed, words) == tokens


@pytest.mark.parametrize(
    ("edition", "typed", "key"),
    [
        ("beck", "bl", "unknown_word"),
        ("beck", "yellow:15", "unknown_word"),
        ("beck", "tigress", "unknown_word"),
        ("beck", "g7", "ambiguous"),
        ("beck", "parrot", "unknown_word"),
        ("dice", "yellow", "unknown_word"),
        ("dice", "12", "unknown_word"),
        ("dice", "pirate:7", "unknown_word"),
    ],
)
def test_what_means_nothing_or_too_much_is_refused(edition: str, typed: str, key: str) -> None:
    with pytest.raises(NotationError) as refused:
        parsed(EDITIONS[edition], typed, GERMAN)
    assert refused.value.key == key


def test_a_hand_is_typed_without_faces() -> None:
    assert parsed(EDITIONS["dice"], "y pirate", {}, rolled=False) == ["yellow", "pirate"]
    assert parsed(EDITIONS["beck"], "y7 tigress", {}, rolled=False) == ["yellow:7", "tigress"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_kind_of_piece_can_be_laid_down(edition: str) -> None:
    known = EDITIONS[edition]
    faces = [token for row in rows(known) for token in row]
    assert set(faces) == {face.token for piece in kinds(known) for face in piece.faces}
    assert max(Counter(faces).values()) == 1
    pieces = [token for row in rows(known, rolled=False) for token in row]
    assert set(pieces) == {piece.token for piece in kinds(known)}


def test_only_options_that_change_a_trick_are_asked() -> None:
    matter = {key: [o.key for o in options_that_matter(e)] for key, e in EDITIONS.items()}
    assert matter == {"dice": ["scoring"], "schmidt": [], "beck": ["after_kraken"]}


def odds(*laid: str) -> list[float]:
    dice = EDITIONS["dice"]
    return chances(dice, dice.setup(3).options, laid)


def test_a_king_alone_against_a_seven_wins_with_his_skulls() -> None:
    assert odds("black:7", "skull_king") == [2 / 6, 4 / 6]


def test_the_last_of_equals_is_a_little_better() -> None:
    first, last = odds("black", "black")
    assert (first, last) == (1 / 3, 2 / 3)


def test_the_chances_of_a_trick_add_up() -> None:
    assert sum(odds("pirate", "mermaid", "yellow", "red", "skull_king", "blue:4")) == pytest.approx(
        1
    )
    assert odds() == []


def test_more_dice_than_the_bag_holds_are_refused() -> None:
    with pytest.raises(NotationError) as refused:
        odds("skull_king", "skull_king:flag")
    assert refused.value.key == "too_many"
