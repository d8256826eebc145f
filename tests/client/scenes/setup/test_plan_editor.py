"""A plan of one's own, hand by hand."""

from __future__ import annotations

import pygame
import pytest

from game.client.scenes.setup.hand_cards import HandPicker
from game.client.scenes.setup.scene import SetupScene
from game.play.card_plans import HandList
from game.rules.options import NumberList
from tests.client.driver import Driver
from tests.client.scenes.setup.opening import click, opened_with, pick, set_by_mouse, tab_to

OPTION = NumberList("list", lowest=1, highest=4, longest=3)


def editor(plan: str = "swift_n_salty") -> tuple[Driver, SetupScene]:
    """Opened from a plan of the edition."""
    driver, scene = opened_with("beck")
    if plan != "classic":
        set_by_mouse(driver, "plan", plan)
    set_by_mouse(driver, "plan", "custom")
    click(driver, "option_custom_plan")
    assert driver.names[-1] == "plan"
    return driver, scene


def written(scene: SetupScene) -> tuple[int, ...]:
    plan = scene.draft.chosen(scene.edition)["custom_plan"]
    assert isinstance(plan, tuple)
    return plan


def select(driver: Driver, hand: int) -> None:
    picker = driver.widget("hands")
    assert isinstance(picker, HandPicker)
    driver.click(picker.card_rect(hand - 1).center)


def test_a_list_keeps_within_its_option() -> None:
    hands = HandList(OPTION, (3,))
    for _ in range(5):
        hands.change(1)
    assert hands.plan == [4]
    for _ in range(5):
        hands.insert()
    assert hands.plan == [4, 4, 4]
    for _ in range(9):
        hands.change(-1)
    assert hands.plan == [4, 4, 1]
    for _ in range(9):
        hands.remove()
    assert hands.plan == [4]
    hands.select(7)
    assert hands.selected == 0


def test_an_empty_list_begins_with_one_hand() -> None:
    assert HandList(OPTION, ()).plan == [1]


@pytest.mark.parametrize("plan", ["classic", "whirlpool", "past_your_bedtime"])
def test_it_starts_from_the_plan_chosen_before(plan: str) -> None:
    driver, scene = opened_with("beck")
    set_by_mouse(driver, "plan", "broadside")
    set_by_mouse(driver, "plan", "custom")
    set_by_mouse(driver, "plan", plan)
    setup = scene.setup
    assert setup
    set_by_mouse(driver, "plan", "custom")
    assert written(scene) == setup.plan


def test_what_the_player_wrote_is_kept() -> None:
    driver, scene = editor()
    driver.click("raise")
    driver.click("ok")
    pick(driver, "option_plan", "classic")
    pick(driver, "option_plan", "custom")
    assert written(scene) == (6, 5, 5, 5, 5)


def test_hands_are_changed_by_mouse() -> None:
    driver, scene = editor()
    select(driver, 2)
    driver.click("raise")
    driver.click("raise")
    select(driver, 3)
    driver.click("lower")
    select(driver, 5)
    driver.click("remove")
    driver.click("insert")
    driver.click("lower")
    assert "Round 5: 4 cards" in driver.texts()
    driver.click("ok")
    assert driver.names[-1] == "setup"
    assert written(scene) == (5, 7, 4, 5, 4)


def test_hands_are_changed_by_keyboard_alone() -> None:
    driver, scene = opened_with("beck")
    tab_to(driver, "option_plan")
    driver.key(pygame.K_LEFT)
    tab_to(driver, "option_custom_plan")
    driver.key(pygame.K_RETURN)
    driver.key(pygame.K_UP, pygame.K_UP, pygame.K_RIGHT, pygame.K_DOWN)
    driver.key(pygame.K_INSERT, pygame.K_UP, *[pygame.K_RIGHT] * 20)
    driver.key(pygame.K_DELETE)
    assert written(scene) == (3, 1, 2, 3, 4, 5, 6, 7, 8, 9)
    tab_to(driver, "ok")
    driver.key(pygame.K_RETURN)
    assert driver.names[-1] == "setup"
    assert scene.focus
    assert scene.focus.key == "option_custom_plan"


def test_the_buttons_work_by_keyboard_too() -> None:
    driver, scene = editor()
    for key in ("raise", "insert", "lower", "insert", "remove"):
        tab_to(driver, key)
        driver.key(pygame.K_RETURN)
    assert written(scene) == (6, 5, 5, 5, 5, 5)
    driver.key(pygame.K_ESCAPE)
    assert driver.names[-1] == "setup"


def test_the_buttons_stop_at_the_limits_and_say_why() -> None:
    driver, scene = editor("past_your_bedtime")
    assert "one card" in driver.widget("lower").tip()
    assert driver.widget("remove").tip() == "A game has at least one round."
    driver.click("lower")
    driver.click("remove")
    assert written(scene) == (1,)
    for _ in range(30):
        driver.click("insert")
    assert written(scene) == (1,) * 20
    assert driver.widget("insert").tip() == "At most 20 rounds."
    option = scene.edition.option("custom_plan")
    assert isinstance(option, NumberList)
    for _ in range(30):
        driver.click("raise")
    assert written(scene)[-1] == option.highest
    assert str(option.highest) in driver.widget("raise").tip()


def test_a_hand_beyond_the_deck_shows_what_is_really_dealt() -> None:
    driver, scene = editor()
    for _ in range(15):
        driver.click("raise")
    assert written(scene)[0] == 20
    texts = driver.texts()
    assert "With 4 players a round deals 17 cards at most." in texts
    assert "20" in texts
    assert "17" in texts
    setup = scene.setup
    assert setup
    assert setup.plan[0] == 17


@pytest.mark.parametrize("leave", ["cancel", "escape"])
def test_whoever_cancels_finds_the_plan_as_it_was(leave: str) -> None:
    driver, scene = editor()
    before = written(scene)
    driver.click("raise")
    driver.click("remove")
    assert written(scene) != before
    if leave == "cancel":
        driver.click("cancel")
    else:
        driver.key(pygame.K_ESCAPE)
    assert driver.names[-1] == "setup"
    assert written(scene) == before


def test_the_wheel_changes_the_hand_under_the_mouse() -> None:
    driver, scene = editor()
    picker = driver.widget("hands")
    assert isinstance(picker, HandPicker)
    driver.move(picker.card_rect(2).center)
    driver.wheel(1)
    driver.wheel(1)
    assert written(scene) == (5, 5, 7, 5, 5)
    driver.wheel(-1)
    assert written(scene) == (5, 5, 6, 5, 5)


def test_enter_keeps_the_plan_also_after_the_arrows_were_used() -> None:
    driver, scene = editor()
    driver.key(pygame.K_UP, pygame.K_RETURN)
    assert driver.names[-1] == "setup"
    assert written(scene) == (6, 5, 5, 5, 5)
