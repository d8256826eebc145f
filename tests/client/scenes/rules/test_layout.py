"""Setup, scores, rules and How to play fit at every size, in every language, with large text."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial

import pygame
import pytest

from game.client.app import App
from game.client.doors import (
    open_how_to_play,
    open_rules,
    open_score_pad,
    open_title,
)
from game.client.scenes.howto.pages import PAGES
from game.client.scenes.rules.order_picture import SeaStep
from game.client.scenes.rules.scene import TABS, RulesScene
from game.client.scenes.scores.match_over import MatchOverScene
from game.client.scenes.setup.look_picker import LookPicker
from game.client.scenes.setup.scene import SetupScene
from game.play.services import Services
from game.play.settings import LANGUAGES, TEXT_SIZES, Settings
from tests.client.driver import Driver
from tests.client.scenes.rules.setups import SETUPS
from tests.client.scenes.scores.fake_game import FakeGame

SERVICES = Services(
    levels=("cabin_boy", "sailor", "captain", "legend"),
    personalities=("steady", "cautious", "gambler", "saboteur", "treasure_hunter"),
)
SMALL, USUAL, LARGE = (1024, 600), (1280, 720), (1920, 1080)


@cache
def game(hands: int | None) -> FakeGame:
    return FakeGame(6, hands)


def setup(app: App) -> None:
    scene = SetupScene(app)
    scene.draft.count = 6
    app.push(scene)


def look(app: App) -> None:
    scene = SetupScene(app)
    app.push(LookPicker(app, scene.draft, 1, lambda: None))


def rules(app: App, name: str, tab: str) -> None:
    open_rules(app, SETUPS[name], tab)


def how_to_play(app: App, edition: str, page: int) -> None:
    open_how_to_play(app, edition, page)


SCENES: dict[str, Callable[[App], object]] = {
    "setup": setup,
    "look": look,
    "pad": lambda app: open_score_pad(app, game(3), True),  # type: ignore[arg-type]
    "over": lambda app: app.push(MatchOverScene(app, game(None))),  # type: ignore[arg-type]
    **{f"{name}_{tab}": partial(rules, name=name, tab=tab) for name in SETUPS for tab in TABS},
    **{
        f"{edition}_page_{page}": partial(how_to_play, edition=edition, page=page)
        for edition, pages in PAGES.items()
        for page in range(len(pages))
    },
}


def to_the_end(driver: Driver) -> None:
    """Draw everything that must be scrolled to as well."""
    scene = driver.scene
    while isinstance(scene, RulesScene) and scene.area.offset < scene.area.furthest:
        scene.area.scroll_to(scene.area.offset + scene.area.rect.height)
        driver.assert_fits()


def headless(size: tuple[int, int], lang: str, text: float = 1.0) -> Driver:
    settings = Settings(text_size=text, reduced_motion=True)
    return Driver(App.headless(size, lang, settings, services=SERVICES))


@pytest.mark.no_cover  # the tests of each scene draw it too
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_overflows_in_a_small_window(lang: str) -> None:
    driver = headless(SMALL, lang)
    for name, opens in SCENES.items():
        if "_page_" in name and lang != "de":
            continue  # with larger letters they are shown in every language
        opens(driver.app)
        driver.assert_fits()
        to_the_end(driver)
        assert driver.app.failures == 0, name
        driver.app.pop()
    assert driver.app.ui.art.missing == set()


@pytest.mark.no_cover
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_overflows_with_the_largest_text(lang: str) -> None:
    """How to play has a test of its own for that."""
    driver = headless(SMALL, lang, TEXT_SIZES[-1])
    for opens in (opens for name, opens in SCENES.items() if "_page_" not in name):
        opens(driver.app)
        driver.assert_fits()
        to_the_end(driver)
        driver.app.pop()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_about_the_beasts_stay_on_their_ground(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ui, match = headless(SMALL, lang, TEXT_SIZES[-1]).app.ui, SETUPS["beck_all"]
    step = SeaStep(ui, match, [match.faces["kraken"], match.faces["whale"]])
    places: list[pygame.Rect] = []
    monkeypatch.setattr(ui.text, "paragraph", lambda *words: places.append(words[4].copy()))
    for width in (300, 400, 500):
        step.place(0, 0, width, step.preferred(width)[1])
        step.draw(pygame.Surface(SMALL))
        assert len(places) == 3
        assert all(step.rect.contains(place) for place in places)
        places.clear()


@pytest.mark.no_cover
@pytest.mark.parametrize("size", [USUAL, LARGE])
def test_nothing_overflows_in_a_larger_window(size: tuple[int, int]) -> None:
    driver = headless(size, "de")
    for name in ("setup", "pad", "over", "dice_order", "beck_all_order", "beck_page_5"):
        SCENES[name](driver.app)
        driver.assert_fits()
        driver.app.pop()


@pytest.mark.parametrize(
    "name",
    ["setup", "look", "pad", "over", "dice_order", "beck_all_order", "beck_search", "beck_page_0"],
)
def test_every_widget_stays_in_the_window_while_it_changes(name: str) -> None:
    driver = headless(USUAL, "de")
    open_title(driver.app)
    SCENES[name](driver.app)
    for size in (SMALL, (1600, 600), (1024, 1000)):
        driver.app.resize(size)
        window = pygame.Rect((0, 0), size)
        for widget in driver.scene.widgets:
            assert window.contains(widget.rect), (name, size, widget.key)
            if widget.focusable and widget.key:
                assert min(widget.rect.size) >= driver.app.ui.theme.touch, (name, widget.key)
    assert driver.app.failures == 0
