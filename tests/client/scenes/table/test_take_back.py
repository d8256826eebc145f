"""Taking back at the table: in practice by a button or U, otherwise from the menu, with a word."""

from __future__ import annotations

import pygame
import pytest

from game.client.doors import open_learn
from game.client.toolkit.theme import MINIMUM
from game.play.settings import LANGUAGES, TEXT_SIZES
from tests.client.scenes.table.tables import AtTable, TableDriver


def bid(driver: TableDriver) -> None:
    driver.until(driver.asked)
    driver.click("bid_1")
    driver.until(lambda: driver.asked() and not driver.table.must_bid)


def in_practice() -> TableDriver:
    driver = TableDriver("hbb", speed="off")
    open_learn(driver.app, "dice")
    driver.click("practice")
    assert driver.names == ["table"]
    bid(driver)
    return driver


@pytest.mark.parametrize("by_key", [False, True])
def test_in_practice_a_decision_is_taken_back(by_key: bool) -> None:
    driver = in_practice()
    if by_key:
        driver.key(pygame.K_u, pygame.K_TAB, pygame.K_RETURN)
    else:
        driver.click("take_back")
        driver.click("decision")
    assert driver.names == ["table"]
    driver.until(driver.asked)
    assert driver.table.must_bid


def test_in_a_match_that_counts_the_menu_warns_before_it_is_marked() -> None:
    driver = TableDriver("hbb", speed="off")
    bid(driver)
    assert driver.table.find("take_back") is None
    driver.key(pygame.K_u)
    assert driver.scene is driver.table
    driver.key(pygame.K_ESCAPE)
    driver.click("take_back")
    assert any("logbook" in text for text in driver.texts())
    driver.click("decision")
    driver.until(driver.asked)
    assert driver.table.must_bid
    assert driver.table.game.kept.entry.marks == {"taken_back"}
    assert driver.table.find("take_back")


def test_whoever_changes_their_mind_goes_on_as_if_nothing_had_been() -> None:
    driver = in_practice()
    done = driver.table.game.session.done
    driver.key(pygame.K_u, pygame.K_ESCAPE)
    assert driver.scene is driver.table
    assert driver.table.game.session.done == done


@pytest.mark.parametrize("kinds", ["hhb", "bbb"])
def test_it_is_not_offered_where_others_play_or_nobody(kinds: str) -> None:
    driver: AtTable = TableDriver(kinds, speed="off")
    assert not driver.table.game.can_take_back
    driver.table.back()
    assert driver.scene.find("take_back") is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_and_the_menu_fit(lang: str) -> None:
    driver = TableDriver("hbb", MINIMUM, lang, speed="off", text_size=TEXT_SIZES[-1])
    bid(driver)
    driver.key(pygame.K_ESCAPE)
    driver.assert_fits()
    driver.click("take_back")
    driver.assert_fits()
