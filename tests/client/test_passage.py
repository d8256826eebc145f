"""Scenes pass into each other; whoever presses something, or wants no motion, sees none of it."""

from __future__ import annotations

import pygame
import pytest

from game.client.app import App
from game.client.doors import open_credits, open_settings, open_setup, open_title
from game.client.passage import PATIENCE
from game.client.toolkit.clock import ManualClock
from game.client.toolkit.theme import duration
from game.client.toolkit.transition import Cut
from game.client.toolkit.workshop import SLICE, NotYet
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


# While the pictures of the next scene are being made


class Passing(ManualClock):
    """Time passes whenever somebody looks at it."""

    def now(self) -> float:
        self.advance(SLICE / 8)
        return super().now()


def slow_to_title(**settings: object) -> Driver:
    app = App.headless((1024, 600), settings=Settings(**settings), clock=Passing())  # type: ignore[arg-type]
    open_title(app)
    driver = Driver(app)
    driver.draws = True
    driver.wait(16)
    driver.wait(16)
    return driver


def frames_held(driver: Driver) -> int:
    """For how many frames the old picture stays."""
    before, count = pixels(driver.app), 0
    open_setup(driver.app)
    driver.wait(0)
    while driver.app.passage.holds:
        assert driver.app.window.surface.get_buffer().raw == before
        driver.wait(0)
        count += 1
    return count


@pytest.mark.parametrize("settings", [{}, {"reduced_motion": True}, {"speed": "off"}])
def test_the_old_picture_stays_until_the_new_scene_can_be_drawn(
    settings: dict[str, object],
) -> None:
    driver = slow_to_title(**settings)
    assert 5 < frames_held(driver) < PATIENCE
    driver.wait(duration("scene"))
    driver.wait(duration("scene"))
    assert driver.app.passage._running is None
    drawn = pygame.Surface(driver.app.size)
    driver.app.draw_on(drawn)
    assert pixels(driver.app) == drawn.convert(driver.app.window.surface).get_buffer().raw


def test_time_begins_in_a_scene_when_it_is_seen() -> None:
    driver, passed = slow_to_title(), 0.0
    scene = open_setup(driver.app)

    def update(milliseconds: float) -> None:
        nonlocal passed
        passed += milliseconds

    scene.update = update  # type: ignore[method-assign]
    driver.wait(0)
    while driver.app.passage.holds:
        assert not passed
        driver.wait(0)
    driver.wait(16)
    assert passed


def test_what_cannot_be_seen_yet_cannot_be_pressed() -> None:
    driver = slow_to_title()
    open_setup(driver.app)
    driver.wait(0)
    assert driver.app.passage.holds
    driver.key(pygame.K_ESCAPE)
    assert driver.names == ["title", "setup"]
    while driver.app.passage.holds:
        driver.wait(0)
    assert isinstance(driver.app.passage._running, Cut)
    driver.key(pygame.K_ESCAPE)
    assert driver.names == ["title"]


def test_nobody_waits_for_a_picture_for_ever() -> None:
    driver = slow_to_title()
    draw = driver.app.draw_on

    def never_there(surface: pygame.Surface) -> None:
        if driver.app.ui.art.workshop._until is not None:
            raise NotYet
        draw(surface)

    driver.app.draw_on = never_there  # type: ignore[method-assign]
    open_credits(driver.app)
    for _ in range(PATIENCE + 2):
        driver.wait(0)
    assert not driver.app.passage.holds
