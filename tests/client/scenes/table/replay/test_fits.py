"""The replay and its sheet in every language, in small and large windows, with large letters."""

from __future__ import annotations

import pygame
import pytest

from game.play.replay import HAND, Point
from game.play.settings import LANGUAGES
from tests.client.scenes.table.replay.replays import ReplayDriver, recorded

TABLES = (("beck", 8), ("dice", 6), ("beck", 2))


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_no_text_overflows(size: tuple[int, int]) -> None:
    for edition, seats in TABLES:
        driver = ReplayDriver(recorded(edition, seats), size=size)
        for stop in (0, 3, 30, 90, driver.replay.last):
            driver.replayed.showing.go(stop)
            driver.point("bar")
            driver.assert_fits_in_every_language()


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_letters_fit_the_smallest_window(language: str) -> None:
    driver = ReplayDriver(recorded("beck"), Point(4, 2), 2, (1024, 600), language, text_size=1.3)
    driver.assert_fits()
    driver.key(pygame.K_p)
    driver.assert_fits()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_fits(language: str) -> None:
    """Whatever can happen in a hand with everything on."""
    driver = ReplayDriver(recorded("beck", 4), Point(7), size=(1024, 600), lang=language)
    end = driver.replay.stepped(driver.stop, 1, HAND)
    for stop in range(driver.stop, end, 3):
        driver.replayed.showing.go(stop)
        assert driver.replayed.board.message
        driver.assert_fits()


@pytest.mark.parametrize("size", [(50, 50), (640, 400), (10, 1000), (1500, 10), (2560, 1080)])
def test_no_size_of_the_window_breaks_it(size: tuple[int, int]) -> None:
    driver = ReplayDriver(recorded("dice"), Point(3, 2))
    driver.app.resize(size)
    driver.look()
    driver.key(pygame.K_RIGHT)
    driver.wait(300)
    driver.look()
    assert driver.names == ["title", "replay"]
