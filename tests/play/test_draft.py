"""What is planned: defaults, what is remembered, what cannot be chosen."""

from __future__ import annotations

import json
from random import Random

import pytest

from game.client.toolkit.catalogs import Translator
from game.match.library import load_editions
from game.play.draft import LONGEST_NAME, MOST_SEATS, Draft, fresh, restored
from game.play.looks import PARTS, default_look, distinct, parse_look
from game.play.settings import LANGUAGES

EDITIONS = load_editions()
DICE, BECK = EDITIONS["dice"], EDITIONS["beck"]
NAMES = [f"Pirate {n}" for n in range(16)]
LEVELS = ("cabin_boy", "sailor", "captain")
CHARACTERS = ("steady", "cautious", "gambler")


def draft() -> Draft:
    return fresh(DICE, NAMES, LEVELS, CHARACTERS)


def test_one_person_plays_three_sailors_by_default() -> None:
    planned = draft().terms(DICE)
    assert [seat.kind for seat in planned.seats] == ["human", "bot", "bot", "bot"]
    assert [seat.level for seat in planned.seats] == ["", "sailor", "sailor", "sailor"]
    assert tuple(seat.personality for seat in planned.seats[1:]) == CHARACTERS
    assert len({seat.name for seat in planned.seats}) == 4
    assert planned.options == {"scoring": "standard"}


def test_without_bots_everybody_is_a_person() -> None:
    assert fresh(DICE, NAMES, (), ()).people == 4


@pytest.mark.parametrize(
    ("levels", "usual"), [(("a", "b", "c", "d"), "c"), (("a",), "a"), (("a", "sailor"), "sailor")]
)
def test_where_there_are_no_sailors_bots_are_of_the_middle_level(
    levels: tuple[str, ...], usual: str
) -> None:
    assert fresh(DICE, NAMES, levels, CHARACTERS).seats[1].level == usual


def test_all_default_looks_differ_in_every_part() -> None:
    looks = [default_look(number) for number in range(8)]
    for part in PARTS:
        assert len({getattr(look, part) for look in looks}) == 8


def test_a_look_survives_being_written_down() -> None:
    for number in range(8):
        look = default_look(number)
        assert parse_look(str(look), 0) == look


@pytest.mark.parametrize(
    "text", ["", "red", "crimson/whale/99", "crimson/whale/8", "///", "a/b/c/d"]
)
def test_a_look_that_cannot_be_read_is_the_usual_one(text: str) -> None:
    assert parse_look(text, 3) in (
        default_look(3),
        default_look(3).having("colour", "crimson"),
    )


def test_seats_that_look_alike_are_told_apart() -> None:
    looks = distinct([default_look(0)] * 6)
    assert looks[0] == default_look(0)
    for part in PARTS:
        assert len({getattr(look, part) for look in looks}) == 6


def test_it_is_remembered_as_plain_data() -> None:
    before = draft()
    before.count = 5
    before.seats[1].level = ""
    before.seats[2].name = "Nell"
    before.choose(DICE, "scoring", "landlubber")
    data = json.loads(json.dumps(before.as_data()))
    after = restored(data, draft())
    assert after.terms(DICE) == before.terms(DICE)


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {"seats": 4},
        {"seats": [None, 3]},
        {"count": "x", "edition": 9, "options": []},
        {"options": {"dice": {"scoring": "wild", "nonsense": 1}}},
        {"counts": {"dice": "many"}},
        {"counts": 5},
        {"seats": [{"name": 5, "look": 7}, {"name": ""}]},
    ],
)
def test_damaged_memories_leave_the_usual_setup(data: object) -> None:
    after = restored(data, draft())
    after.fit(DICE)
    assert after.terms(DICE) == draft().terms(DICE)


def test_the_number_of_seats_stays_within_the_edition() -> None:
    planned = draft()
    planned.count = 8
    planned.fit(DICE)
    assert planned.count == 6
    planned.fit(BECK)
    planned.count = 1
    planned.fit(BECK)
    assert planned.count == 2


def test_names_must_be_there_and_differ() -> None:
    planned = draft()
    planned.seats[1].name = "  "
    assert planned.problem(DICE) == ("no_name", {"number": 2})
    planned.seats[1].name = planned.seats[0].name
    assert planned.problem(DICE) == ("same_name", {"name": "Pirate 0"})
    planned.seats[1].name = "Nell"
    assert planned.problem(DICE) is None


def test_an_idle_option_falls_back_to_its_default() -> None:
    planned = fresh(BECK, NAMES, LEVELS, CHARACTERS)
    planned.choose(BECK, "after_kraken", "would_be_winner")
    assert planned.chosen(BECK)["after_kraken"] == "left_of_player"
    planned.choose(BECK, "kraken", True)
    assert planned.chosen(BECK)["after_kraken"] == "would_be_winner"
    assert planned.problem(BECK) is None


def test_an_empty_plan_of_ones_own_is_a_problem() -> None:
    planned = fresh(BECK, NAMES, LEVELS, CHARACTERS)
    planned.choose(BECK, "plan", "custom")
    assert planned.problem(BECK) == ("empty_plan", {})
    planned.choose(BECK, "custom_plan", (3, 5))
    assert planned.problem(BECK) is None
    assert planned.setup(BECK).plan == (3, 5)


def test_other_names_are_all_different() -> None:
    planned = draft()
    planned.rename(NAMES, Random(1))
    assert len({seat.name for seat in planned.seats}) == len(planned.seats)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_names_enough_that_fit(lang: str) -> None:
    names = Translator(lang)("setup.names").split("|")
    assert len(set(names)) == len(names) >= MOST_SEATS
    assert [name for name in names if len(name) > LONGEST_NAME] == []


def test_another_edition_brings_its_own_number_of_seats() -> None:
    planned = draft()
    planned.fit(BECK)
    assert planned.count == 4
    planned.count = 8
    planned.fit(EDITIONS["schmidt"])
    assert planned.count == 6
    planned.fit(DICE)
    assert planned.count == 4
    after = restored(json.loads(json.dumps(planned.as_data())), draft())
    after.fit(BECK)
    assert after.count == 8


def test_idle_options_of_a_set_of_rules_leave_alone_what_was_chosen() -> None:
    planned = fresh(BECK, NAMES, LEVELS, CHARACTERS)
    planned.choose(BECK, "custom_plan", (3, 5))
    planned.choose_all(BECK, BECK.setup(4, {"kraken": True}).options)
    assert planned.chosen(BECK)["kraken"] is True
    planned.choose(BECK, "plan", "custom")
    assert planned.chosen(BECK)["custom_plan"] == (3, 5)


def test_what_others_look_like_is_taken_and_what_does_not_play_is_free() -> None:
    planned = draft()
    for part in PARTS:
        looks = {getattr(seat.look, part): seat.name for seat in planned.seats[:4]}
        own = getattr(planned.seats[2].look, part)
        assert planned.taken(2, part) == {
            value: name for value, name in looks.items() if value != own
        }
