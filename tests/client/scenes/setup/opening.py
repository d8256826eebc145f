"""Opens the setup and gets about in it as a player would; drawn only where a test looks."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.client.app import App
from game.client.doors import open_setup, open_title
from game.client.scenes.setup.scene import SetupScene
from game.client.toolkit.widgets import Choice, ScrollArea
from game.play.lessons.book import LESSONS
from game.play.services import Services
from game.rules.options import OptionValue
from tests.client.driver import Driver

SERVICES = Services(
    levels=("cabin_boy", "sailor", "captain", "legend"),
    personalities=("steady", "cautious", "gambler", "saboteur", "treasure_hunter"),
)


def opened(app: App | None = None, folder: Path | None = None) -> tuple[Driver, SetupScene]:
    app = app or App.headless(services=SERVICES, folder=folder)
    for lesson in LESSONS:
        app.learning.offer(lesson)  # they were, long ago
    open_title(app)
    scene = open_setup(app)
    assert isinstance(scene, SetupScene)
    return Driver(app), scene


def opened_with(edition: str) -> tuple[Driver, SetupScene]:
    driver, scene = opened()
    driver.click(f"edition_{edition}")
    assert scene.draft.edition == edition
    return driver, scene


def scroll_to(driver: Driver, key: str) -> None:
    """With the wheel, until the widget is there to be clicked."""
    widget = driver.widget(key)
    area = next(
        (w for w in driver.scene.widgets if isinstance(w, ScrollArea) and widget in w.children),
        None,
    )
    if area is None:
        return
    driver.move(area.rect.center)
    for _ in range(100):
        if area.rect.contains(widget.rect):
            return
        driver.wheel(1 if widget.rect.top < area.rect.top else -1)
    raise AssertionError(f"{key} cannot be scrolled to")


def click(driver: Driver, key: str) -> None:
    scroll_to(driver, key)
    driver.click(key)


def pick(driver: Driver, key: str, value: object) -> None:
    """Open the list of a choice and click what has the value."""
    click(driver, key)
    choice, popup = driver.widget(key), driver.scene.popup
    assert isinstance(choice, Choice)
    assert popup
    index = [item.value for item in choice.items].index(value)
    driver.click(popup.item_rect(index).center)
    assert driver.scene.popup is None


def tab_to(driver: Driver, key: str) -> None:
    for _ in range(200):
        driver.key(pygame.K_TAB)
        if driver.scene.focus and driver.scene.focus.key == key:
            return
    raise AssertionError(f"Tab never comes to {key}")


def set_by_mouse(driver: Driver, key: str, value: OptionValue) -> None:
    """A switch or a choice among the options."""
    if isinstance(value, bool):
        if driver.widget(f"option_{key}").value is not value:  # type: ignore[attr-defined]
            click(driver, f"option_{key}")
    else:
        pick(driver, f"option_{key}", value)


def set_by_keyboard(driver: Driver, key: str, value: OptionValue) -> None:
    tab_to(driver, f"option_{key}")
    for _ in range(20):
        if driver.widget(f"option_{key}").value == value:  # type: ignore[attr-defined]
            return
        driver.key(pygame.K_SPACE if isinstance(value, bool) else pygame.K_RIGHT)
    raise AssertionError(f"{key} cannot be set to {value}")
