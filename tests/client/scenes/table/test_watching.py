"""Bots among themselves: whoever watches steers the pace and may look into all hands."""

from __future__ import annotations

import pygame
import pytest

from game.client.scenes.table.watching import KEYS
from game.play.settings import LANGUAGES
from tests.client.scenes.table.tables import TableDriver

EDITIONS = ("dice", "schmidt", "beck")


def watching(kinds: str = "bbbb", edition: str = "dice", **more: object) -> TableDriver:
    driver = TableDriver(kinds, edition=edition, **more)  # type: ignore[arg-type]
    driver.until(lambda: bool(driver.table.board.tray), step=40)
    return driver


def holders(driver: TableDriver) -> set[int]:
    """Whose pieces are seen face up although they are held."""
    driver.app.dirty = True
    driver.app.frame()
    return {shown.owner for shown in driver.table.shown if shown.place == "hand"}


def happened(driver: TableDriver, milliseconds: float) -> int:
    """How much happens meanwhile."""
    before = len(driver.game.events)
    for _ in range(int(milliseconds / 20)):
        driver.wait(20)
    return len(driver.game.events) - before


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_hands_are_seen_if_wanted_and_hidden_again(edition: str) -> None:
    driver = watching(edition=edition)
    driver.until(lambda: driver.table.board.bidding and driver.table.board.held(0) == 2)
    assert holders(driver) == set()
    driver.key(pygame.K_o)
    assert holders(driver) == {0, 1, 2, 3}
    driver.click("watch_open")
    assert holders(driver) == set()


def test_hands_stay_open_through_a_trick_and_the_next_deal() -> None:
    driver = watching()
    driver.key(pygame.K_o)
    driver.until(lambda: driver.table.board.view.hand_number == 3 and bool(driver.table.board.tray))
    assert len(holders(driver)) >= 3


def test_it_is_remembered_for_the_next_match_of_bots() -> None:
    driver = watching()
    driver.key(pygame.K_o)
    again = driver.app.ui.store.recall("open_hands")
    assert again is True


def test_where_a_person_plays_nobody_looks_into_other_hands() -> None:
    driver = TableDriver("hbbb", speed="off")
    driver.app.ui.store.remember("open_hands", True)
    driver.play_to(lambda: driver.asked() and len(driver.table.buttons) == 2)
    driver.key(pygame.K_o, pygame.K_p, pygame.K_PLUS)
    assert holders(driver) == {0}
    assert not driver.table.watching.stands
    assert all(driver.table.find(key) is None for key in KEYS)


def test_bots_views_reach_the_window_only_where_nobody_plays() -> None:
    driver = TableDriver("hbbb")
    assert {seat for news in driver.game.news for seat in news.views} == {0, None}
    with pytest.raises(AssertionError):
        driver.game.view(1)


def test_a_pause_holds_everything_until_it_goes_on() -> None:
    driver = watching()
    driver.key(pygame.K_p)
    assert happened(driver, 4000) == 0
    driver.click("watch_pause")
    assert happened(driver, 4000) > 0


def test_the_space_bar_ends_a_pause_and_a_click_on_the_table_does_not() -> None:
    driver = watching()
    driver.click("watch_pause")
    driver.click(driver.table.stage.layout.tray.center)
    assert driver.table.watching.stands
    driver.key(pygame.K_SPACE)
    assert not driver.table.watching.stands


def test_faster_means_that_more_happens() -> None:
    usual, quick = watching(), watching()
    quick.key(pygame.K_PLUS, pygame.K_PLUS)
    assert quick.table.watching.times == 4
    assert happened(quick, 6000) > happened(usual, 6000)
    quick.key(*[pygame.K_MINUS] * 5)
    assert quick.table.watching.times == 0.5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_controls_fit_and_cover_nothing(language: str) -> None:
    driver = watching("bbbbbbbb", "beck", lang=language, size=(1024, 600), text_size=1.3)
    driver.key(pygame.K_o)
    driver.point("watch_open")
    driver.wait(1000)
    driver.assert_fits()
    layout = driver.table.stage.layout
    kept = [layout.screen(seat) for seat in layout.places] + [layout.message, layout.pad]
    for key in KEYS:
        assert driver.widget(key).rect.collidelist(kept) == -1
