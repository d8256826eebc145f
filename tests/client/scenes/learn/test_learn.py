"""The place to learn, and the ways that lead there."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.app import App
from game.client.doors import open_how_to_play, open_learn, open_setup, open_title
from game.client.scenes.table.lesson.scene import LessonScene
from game.client.toolkit.theme import MINIMUM
from game.play.lessons.book import LESSONS, of_edition
from game.play.playable import PLAYABLE
from game.play.settings import LANGUAGES, TEXT_SIZES, Settings
from tests.client.driver import Driver
from tests.client.scenes.setup.opening import SERVICES, click


def at_title(lang: str = "en", folder: Path | None = None, **settings: float) -> Driver:
    values = Settings(**settings)  # type: ignore[arg-type]
    app = App.headless(MINIMUM, lang, settings=values, folder=folder, services=SERVICES)
    open_title(app)
    return Driver(app)


def test_the_title_leads_to_the_lessons_of_every_edition() -> None:
    driver = at_title()
    driver.click("learn")
    for edition in PLAYABLE:
        driver.scene._turn_to(edition)  # type: ignore[attr-defined]
        assert all(driver.scene.find(f"lesson_{each.key}") for each in of_edition(edition))


@pytest.mark.parametrize("by_key", [False, True])
def test_a_lesson_opens_from_there_and_comes_back_to_it(by_key: bool) -> None:
    driver = at_title()
    open_learn(driver.app, "dice")
    if by_key:
        driver.key(pygame.K_TAB, pygame.K_RETURN)
    else:
        driver.click("lesson_dice")
    assert driver.names == ["title", "learn", "lesson"]
    driver.key(pygame.K_ESCAPE)
    driver.click("leave")
    assert driver.names == ["title", "learn"]


def test_a_lesson_that_was_begun_says_where_and_goes_on_there() -> None:
    driver = at_title()
    driver.app.learning.reach("dice", "follow")
    open_learn(driver.app, "dice")
    number = LESSONS["dice"].lines.index("follow") + 1
    assert any(str(number) in text for text in driver.texts())
    driver.click("lesson_dice")
    assert isinstance(driver.scene, LessonScene)
    assert driver.scene.guide.number == number


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_fits_with_the_largest_letters_in_the_smallest_window(lang: str) -> None:
    driver = at_title(lang, text_size=TEXT_SIZES[-1])
    driver.assert_fits()  # with the parrot's offer
    window = pygame.Rect((0, 0), MINIMUM)
    for edition in PLAYABLE:
        open_learn(driver.app, edition)
        driver.assert_fits()
        rects = [each.rect for each in driver.scene.all_widgets() if each.can_focus]
        assert all(window.contains(rect) for rect in rects)
        assert not any(rect.collidelist(rects[:n]) >= 0 for n, rect in enumerate(rects))
        driver.app.pop()


# The offer on the title


def test_whoever_is_new_is_offered_the_voyage_and_can_decline_for_good(tmp_path: Path) -> None:
    driver = at_title(folder=tmp_path)
    driver.click("welcome_no")
    assert driver.scene.find("welcome_yes") is None
    assert at_title(folder=tmp_path).scene.find("welcome_yes") is None


def test_the_offer_leads_to_the_lessons_and_is_gone_once_one_was_begun() -> None:
    driver = at_title()
    driver.click("welcome_yes")
    assert driver.names == ["title", "learn"]
    driver.app.learning.reach("dice", "ahoy")
    driver.key(pygame.K_ESCAPE)
    assert driver.scene.find("welcome_yes") is None


def test_how_to_play_leads_to_the_voyage_of_its_edition() -> None:
    driver = at_title()
    open_how_to_play(driver.app, "schmidt")
    driver.click("voyage")
    assert isinstance(driver.scene, LessonScene)
    assert driver.scene.lesson is LESSONS["schmidt"]


# The offer in the setup


def test_a_rule_that_is_chosen_first_offers_its_lesson_once() -> None:
    driver = at_title()
    open_setup(driver.app, "beck")
    click(driver, "option_kraken")
    assert driver.scene.name == "lesson_offer"
    driver.click("show")
    assert isinstance(driver.scene, LessonScene)
    assert driver.scene.lesson is LESSONS["kraken"]
    driver.key(pygame.K_ESCAPE)
    driver.click("leave")
    assert driver.scene.name == "setup"
    click(driver, "option_kraken")
    click(driver, "option_kraken")
    assert driver.scene.name == "setup"


def test_a_rule_that_is_switched_off_offers_nothing() -> None:
    driver = at_title()
    scene = open_setup(driver.app, "beck")
    scene._choose("whale", False)  # type: ignore[attr-defined]
    assert driver.scene is scene
    scene._choose("scoring", "rascal_loads")  # type: ignore[attr-defined]
    assert driver.scene.name == "lesson_offer"
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is scene
