"""Scenes pass into each other; whoever presses something, or wants no motion, sees none of it."""

from __future__ import annotations

import pygame
import pytest

from game.client.app import App
from game.client.doors import open_credits, open_settings, open_setup, open_title
from game.client.toolkit.theme import duration
from game.play.settings import Settings
from tests.client.driver import Driver

HALF = duration("scene") / 2


def at_title(**settings: object) -> Driver:
    app = App.headless((1024, 600), settings=Settings(**settings))  # type: ignore[arg-type]
    open_title(app)
    driver = Driver(app)
    driver.draws = True
    driver.wait(16)
    return driver


def pixels(app: App) -> bytes:
    return app.frame().get_buffer().raw


def settled(driver: Driver) -> bytes:
    """The scene alone, as it is long after."""
    for _ in range(4):
        driver.wait(duration("curtain"))
    return pixels(driver.app)


def test_the_old_picture_pales_while_the_new_one_comes() -> None:
    driver = at_title()
    before = pixels(driver.app)
    open_credits(driver.app)
    driver.wait(16)
    driver.wait(HALF)
    between = pixels(driver.app)
    assert between not in (before, settled(driver))


def test_it_is_over_after_a_moment() -> None:
    driver = at_title()
    open_credits(driver.app)
    driver.wait(16)
    driver.wait(duration("scene"))
    assert pixels(driver.app) == settled(driver)


@pytest.mark.parametrize("settings", [{"reduced_motion": True}, {"speed": "off"}])
def test_without_motion_the_new_scene_is_there_at_once(settings: dict[str, object]) -> None:
    driver = at_title(**settings)
    open_credits(driver.app)
    driver.wait(16)
    assert pixels(driver.app) == settled(driver)


def test_a_press_ends_it_and_is_not_lost() -> None:
    driver = at_title()
    open_credits(driver.app)
    driver.wait(16)
    driver.key(pygame.K_ESCAPE)
    assert driver.names == ["title"]


def test_two_scenes_at_once_pass_from_what_was_seen() -> None:
    driver = at_title()
    before = pixels(driver.app)
    open_setup(driver.app)
    open_settings(driver.app)
    assert driver.app.passage._running is not None
    assert driver.app.passage._running.before.get_buffer().raw == before


def test_nothing_passes_where_nobody_looks() -> None:
    driver = at_title()
    driver.draws = False
    driver.wait(16)
    open_credits(driver.app)
    assert driver.app.passage._running is None


def test_a_new_size_ends_it() -> None:
    driver = at_title()
    open_credits(driver.app)
    driver.wait(16)
    driver.app.resize((1280, 720))
    assert pixels(driver.app) == settled(driver)
