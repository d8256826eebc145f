"""Every rule of every edition, by mouse and by keyboard, and what cannot be combined."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.client.scenes.setup.options import shown_options
from game.play.card_plans import own_plan, ready_plans
from game.play.playable import playable_editions
from game.play.terms import MatchTerms
from game.rules.options import NumberList, Option, OptionValue
from tests.client.driver import Driver
from tests.client.scenes.setup.opening import (
    click,
    opened_with,
    scroll_to,
    set_by_keyboard,
    set_by_mouse,
    tab_to,
)

EDITIONS = playable_editions()
ALL = [(key, option) for key, edition in EDITIONS.items() for option in shown_options(edition)]
CASES = [
    pytest.param(key, option, value, id=f"{key}-{option.key}-{value}")
    for key, option in ALL
    for value in option.values
]
LISTS = [(key, option) for key, option in ALL if isinstance(option, NumberList)]
Set = Callable[[Driver, str, OptionValue], None]


@pytest.mark.parametrize("set_value", [set_by_mouse, set_by_keyboard])
@pytest.mark.parametrize(("edition", "option", "value"), CASES)
def test_every_value_of_every_option_can_be_chosen_and_is_played(
    edition: str, option: Option, value: OptionValue, set_value: Set, started: list[MatchTerms]
) -> None:
    driver, scene = opened_with(edition)
    expected = dict(scene.draft.chosen(scene.edition))
    for key, wanted in filter(None, (option.needs, (option.key, value))):
        set_value(driver, key, wanted)
        expected[key] = wanted
    if own_plan(scene.edition) and expected["plan"] == "custom":
        expected["custom_plan"] = scene.draft.chosen(scene.edition)["custom_plan"]
        assert expected["custom_plan"] in ready_plans(scene.edition, expected)
    driver.click("start")
    assert started[0].edition == edition
    assert started[0].options == expected


@pytest.mark.parametrize(("edition", "option"), LISTS)
def test_a_list_of_numbers_is_written_in_an_editor(
    edition: str, option: NumberList, started: list[MatchTerms]
) -> None:
    driver, _ = opened_with(edition)
    assert option.needs
    set_by_mouse(driver, *option.needs)
    click(driver, f"option_{option.key}")
    assert driver.names[-1] == "plan"
    driver.click("raise")
    driver.click("ok")
    driver.click("start")
    assert started[0].options[option.key] == (2, 2, 3, 4, 5, 6, 7, 8, 9, 10)


def test_all_options_at_once_reach_the_table(started: list[MatchTerms]) -> None:
    chosen: dict[str, OptionValue] = {
        "scoring": "rascal",
        "plan": "whirlpool",
        "kraken": True,
        "whale": True,
        "loot": True,
        "abilities": True,
        "after_kraken": "would_be_winner",
        "harry_after_last_trick": True,
    }
    driver, _ = opened_with("beck")
    for key, value in chosen.items():
        set_by_mouse(driver, key, value)
    driver.click("start")
    assert started[0].options == {**chosen, "custom_plan": ()}


IDLE = [(key, option) for key, option in ALL if option.needs]


@pytest.mark.parametrize(("edition", "option"), IDLE)
def test_what_means_nothing_is_disabled_and_says_what_it_needs(
    edition: str, option: Option
) -> None:
    driver, scene = opened_with(edition)
    before = scene.draft.chosen(scene.edition)
    key = f"option_{option.key}"
    assert option.needs
    tr = driver.app.ui.tr
    name = tr(f"setup.option.{option.needs[0]}")
    assert name in driver.widget(key).tip()
    click(driver, key)
    assert driver.names[-1] == "setup"
    assert scene.popup is None
    assert scene.draft.chosen(scene.edition) == before
    scroll_to(driver, key)
    assert any(driver.widget(key).tip() in text for text in driver.texts())
    set_by_mouse(driver, *option.needs)
    assert driver.widget(key).enabled


def test_the_keyboard_reads_why_an_option_is_disabled() -> None:
    driver, scene = opened_with("beck")
    tab_to(driver, "option_after_kraken")
    driver.key(pygame.K_RETURN)
    assert scene.popup is None
    assert scene.focus
    assert scene.focus.tip() == "Needs “The Kraken” to be on."


def test_an_option_that_was_idle_for_a_while_is_as_it_was() -> None:
    driver, scene = opened_with("beck")
    set_by_mouse(driver, "kraken", True)
    set_by_mouse(driver, "after_kraken", "would_be_winner")
    set_by_mouse(driver, "kraken", False)
    assert scene.draft.chosen(scene.edition)["after_kraken"] == "left_of_player"
    set_by_mouse(driver, "kraken", True)
    assert scene.draft.chosen(scene.edition)["after_kraken"] == "would_be_winner"


def test_the_hands_are_shown_as_they_are_dealt() -> None:
    driver, scene = opened_with("beck")
    set_by_mouse(driver, "plan", "skip_to_the_brawl")
    assert driver.widget("plan").plan == (6, 7, 8, 9, 10)  # type: ignore[attr-defined]
    assert not any("a round deals" in text for text in driver.texts())
    while scene.draft.count < 8:
        driver.click("more")
    assert driver.widget("plan").plan == (6, 7, 8, 8, 8)  # type: ignore[attr-defined]
    assert "With 8 players a round deals 8 cards at most." in driver.texts()


@pytest.mark.parametrize("key", EDITIONS)
def test_no_hint_of_a_limit_that_limits_nothing(key: str) -> None:
    driver, scene = opened_with(key)
    for seats in scene.edition.seats:
        scene.draft.count = seats
        scene.rebuild()
        capped = (key, seats) == ("beck", 8)
        assert any("a round deals" in text for text in driver.texts()) is capped
        setup = scene.setup
        assert setup
        assert driver.widget("plan").plan == setup.plan  # type: ignore[attr-defined]
