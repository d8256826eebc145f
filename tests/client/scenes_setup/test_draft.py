"""What is planned: defaults, what is remembered, what cannot be chosen."""

from __future__ import annotations

import json
from random import Random

import pytest

from game.client.i18n import LANGUAGES, Translator
from game.client.look import PARTS, default_look, distinct, parse_look
from game.client.scenes.setup_parts.draft import LONGEST_NAME, MOST_SEATS, Draft, fresh, restored
from game.match.library import load_editions

EDITIONS = load_editions()
DICE, BECK = EDITIONS["dice"], EDITIONS["beck"]
NAMES = [f"Pirate {n}" for n in range(16)]
LEVELS = ("cabin_boy", "sailor", "captain")
CHARACTERS = ("steady", "cautious", "gambler")


def draft() -> Draft:
    return fresh(DICE, NAMES, LEVELS, CHARACTERS)


def test_one_person_plays_three_sailors_by_default() -> None:
    plan = draft().plan(DICE)
    assert [seat.kind for seat in plan.seats] == ["human", "bot", "bot", "bot"]
    assert [seat.level for seat in plan.seats] == ["", "sailor", "sailor", "sailor"]
    assert len({seat.personality for seat in plan.seats[1:]}) == 3
    assert len({seat.name for seat in plan.seats}) == 4
    assert plan.options == {"scoring": "standard"}


def test_without_bots_everybody_is_a_person() -> None:
    assert fresh(DICE, NAMES, (), ()).people == 4


def test_all_default_looks_differ_in_every_part() -> None:
    looks = [default_look(number) for number in range(8)]
    for part in PARTS:
        assert len({getattr(look, part) for look in looks}) == 8


def test_a_look_survives_being_written_down() -> None:
    for number in range(8):
        look = default_look(number)
        assert parse_look(str(look), 0) == look


@pytest.mark.parametrize("text", ["", "red", "crimson/whale/99", "///", "a/b/c/d"])
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
    assert after.plan(DICE) == before.plan(DICE)


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
    assert after.plan(DICE) == draft().plan(DICE)


def test_the_number_of_seats_stays_within_the_edition() -> None:
    plan = draft()
    plan.count = 8
    plan.fit(DICE)
    assert plan.count == 6
    plan.fit(BECK)
    plan.count = 1
    plan.fit(BECK)
    assert plan.count == 2


def test_names_must_be_there_and_differ() -> None:
    plan = draft()
    plan.seats[1].name = "  "
    assert plan.problem(DICE) == ("no_name", {"number": 2})
    plan.seats[1].name = plan.seats[0].name
    assert plan.problem(DICE) == ("same_name", {"name": "Pirate 0"})
    plan.seats[1].name = "Nell"
    assert plan.problem(DICE) is None


def test_an_idle_option_falls_back_to_its_default() -> None:
    plan = fresh(BECK, NAMES, LEVELS, CHARACTERS)
    plan.choose(BECK, "after_kraken", "would_be_winner")
    assert plan.chosen(BECK)["after_kraken"] == "left_of_player"
    plan.choose(BECK, "kraken", True)
    assert plan.chosen(BECK)["after_kraken"] == "would_be_winner"
    assert plan.problem(BECK) is None


def test_an_empty_plan_of_ones_own_is_a_problem() -> None:
    plan = fresh(BECK, NAMES, LEVELS, CHARACTERS)
    plan.choose(BECK, "plan", "custom")
    assert plan.problem(BECK) == ("empty_plan", {})
    plan.choose(BECK, "custom_plan", (3, 5))
    assert plan.problem(BECK) is None
    assert plan.setup(BECK).plan == (3, 5)


def test_other_names_are_all_different() -> None:
    plan = draft()
    plan.rename(NAMES, Random(1))
    assert len({seat.name for seat in plan.seats}) == len(plan.seats)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_names_enough_that_fit(lang: str) -> None:
    names = Translator(lang)("setup.names").split("|")
    assert len(set(names)) == len(names) >= MOST_SEATS
    assert [name for name in names if len(name) > LONGEST_NAME] == []


def test_another_edition_brings_its_own_number_of_seats() -> None:
    plan = draft()
    plan.fit(BECK)
    assert plan.count == 4
    plan.count = 8
    plan.fit(EDITIONS["schmidt"])
    assert plan.count == 6
    plan.fit(DICE)
    assert plan.count == 4
    after = restored(json.loads(json.dumps(plan.as_data())), draft())
    after.fit(BECK)
    assert after.count == 8


def test_idle_options_of_a_set_of_rules_leave_alone_what_was_chosen() -> None:
    plan = fresh(BECK, NAMES, LEVELS, CHARACTERS)
    plan.choose(BECK, "custom_plan", (3, 5))
    plan.choose_all(BECK, BECK.setup(4, {"kraken": True}).options)
    assert plan.chosen(BECK)["kraken"] is True
    plan.choose(BECK, "plan", "custom")
    assert plan.chosen(BECK)["custom_plan"] == (3, 5)
