"""Presses that were meant to skip never bid, roll or play: real events against the clock."""

from __future__ import annotations

import pygame
import pytest

from game.client.scenes.table.timing import GUARD
from tests.client.scenes.table.choice_tables import CardTable, ability, last_to_play
from tests.client.scenes.table.tables import TableDriver

EDITIONS = ("dice", "schmidt", "beck")


def until_asked(driver: TableDriver) -> None:
    """Up to the frame in which control comes back."""
    driver.until(lambda: driver.table.asked is not None, 4)
    assert not driver.asked()


def a_bid_is_wanted(edition: str = "dice") -> TableDriver:
    driver = TableDriver("hbb", edition=edition)
    until_asked(driver)
    return driver


def a_play_is_wanted(edition: str) -> TableDriver:
    driver = TableDriver("hbb", edition=edition)
    driver.until(driver.asked)
    driver.key(pygame.K_1)
    until_asked(driver)
    return driver


def nothing_happened(driver: TableDriver, events: int) -> bool:
    return len(driver.game.events) == events and driver.table.asked is not None


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_click_right_after_control_came_back_bids_nothing(edition: str) -> None:
    driver = a_bid_is_wanted(edition)
    events = len(driver.game.events)
    driver.click("bid_1")
    assert nothing_happened(driver, events)
    driver.wait(GUARD)
    driver.click("bid_1")
    assert driver.game.view(0).hand.bids[0] == 1  # type: ignore[union-attr]


@pytest.mark.parametrize("key", [pygame.K_1, pygame.K_KP_0, pygame.K_RETURN])
def test_a_key_right_after_control_came_back_bids_nothing(key: int) -> None:
    driver = a_bid_is_wanted()
    events = len(driver.game.events)
    driver.key(key, key)
    assert nothing_happened(driver, events)


@pytest.mark.parametrize("edition", EDITIONS)
def test_neither_a_click_nor_a_key_plays_a_piece_too_soon(edition: str) -> None:
    driver = a_play_is_wanted(edition)
    events = len(driver.game.events)
    driver.click(driver.playable()[0].key)
    driver.key(pygame.K_RIGHT, pygame.K_RETURN)
    assert nothing_happened(driver, events)
    driver.wait(GUARD)
    driver.click(driver.playable()[0].key)
    assert not nothing_happened(driver, events)


def test_a_button_pressed_too_soon_plays_nothing_when_it_is_let_go_in_time() -> None:
    driver = a_play_is_wanted("beck")
    events, where = len(driver.game.events), driver.playable()[0].rect.center
    driver.press(where)
    driver.wait(GUARD)
    driver.release(where)
    assert nothing_happened(driver, events)


def test_whoever_goes_on_clicking_must_pause_first() -> None:
    driver = a_play_is_wanted("dice")
    events, where = len(driver.game.events), driver.playable()[0].rect.center
    for _ in range(8):
        driver.click(where)
        driver.wait(GUARD / 2)
    assert nothing_happened(driver, events)


def test_the_click_that_skips_the_deal_bids_nothing_and_neither_do_the_next_ones() -> None:
    driver = TableDriver("hbb")
    driver.wait(16)
    where = driver.table.stage.layout.bid(1, 2).center
    for _ in range(6):
        driver.click(where)
    assert driver.table.must_bid
    assert driver.game.view(0).hand.bids[0] is None  # type: ignore[union-attr]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_key_held_down_decides_nothing(edition: str) -> None:
    driver = TableDriver("hbb", edition=edition)
    driver.hold(pygame.K_RETURN, 1)
    until_asked(driver)
    driver.wait(GUARD)
    assert driver.asked()
    driver.hold(pygame.K_RETURN, 5)
    driver.hold(pygame.K_1, 1)
    driver.until(driver.asked)
    events = len(driver.game.events)
    driver.hold(pygame.K_1, 5)
    driver.hold(pygame.K_RETURN, 5)
    assert nothing_happened(driver, events)


def test_arrows_may_be_held_down() -> None:
    driver = TableDriver("hbb", options={"plan": "custom", "custom_plan": (5,)}, edition="beck")
    driver.until(driver.asked)
    driver.hold(pygame.K_RIGHT, 4)
    assert driver.table.focus is driver.table.bids[3]


def test_without_animations_there_is_nothing_to_skip_and_no_guard() -> None:
    driver = TableDriver("hbb", speed="off")
    driver.until(lambda: driver.table.asked is not None, 1)
    assert driver.asked()


def test_tools_can_be_pressed_at_any_time() -> None:
    driver = a_bid_is_wanted()
    driver.click("menu")
    assert driver.scene.name == "pause"


def test_back_from_the_menu_the_second_click_plays_nothing() -> None:
    driver = a_play_is_wanted("dice")
    driver.wait(GUARD)
    driver.key(pygame.K_ESCAPE, pygame.K_ESCAPE)
    assert driver.app.top is driver.table
    events = len(driver.game.events)
    driver.click(driver.playable()[0].key)
    assert nothing_happened(driver, events)


def test_a_double_click_on_a_card_with_two_faces_does_not_choose_one() -> None:
    table = last_to_play("tigress yellow:3 green:3 yellow:14")
    (button,) = [each for each in table.table.buttons if each.piece == "tigress"]
    table.click(button.key)
    assert table.table.declaring == "tigress"
    table.click("declare_pirate")
    table.key(pygame.K_1)
    assert table.decided == []
    table.until(table.asked)
    table.click("declare_pirate")
    assert len(table.decided) == 1


@pytest.mark.parametrize("piece", ["rosie", "rascal", "harry"])
def test_no_answer_is_given_too_soon(piece: str) -> None:
    table = ability(piece)
    table.until(lambda: table.table.asked is not None and table.table.choice is not None, 4)
    answers = _answers(table)
    table.click(answers[0])
    table.key(pygame.K_1)
    assert table.decided == []
    table.until(table.asked)
    table.click(answers[0])
    assert len(table.decided) == 1


def _answers(table: CardTable) -> list[str]:
    return [answer.key for answer in table.panel.answers]
