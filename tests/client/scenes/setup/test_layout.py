"""The setup of every edition fits its window: nothing overflows, nothing lies on anything else."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.client.app import App
from game.client.scenes.setup.scene import SetupScene
from game.client.toolkit.widgets import Widget
from game.play.card_plans import own_plan
from game.play.playable import playable_editions
from game.play.presets import LONGEST_NAME
from game.play.settings import LANGUAGES, TEXT_SIZES, Settings
from tests.client.driver import Driver
from tests.client.scenes.setup.opening import SERVICES, opened

SMALL, USUAL, LARGE = (1024, 600), (1280, 720), (1920, 1080)
EDITIONS = playable_editions()


def full(
    edition: str, size: tuple[int, int], lang: str, text: float = 1.0
) -> tuple[Driver, SetupScene]:
    """With as many seats as can be."""
    settings = Settings(text_size=text)
    driver, scene = opened(App.headless(size, lang, settings, services=SERVICES))
    scene.draft.fit(EDITIONS[edition])
    scene.draft.count = EDITIONS[edition].seats[-1]
    scene.rebuild()
    return driver, scene


def assert_fits_all_the_way(driver: Driver, scene: SetupScene) -> None:
    """Also what is reached by scrolling."""
    for area in (scene.crew.area, scene.rules.area):
        for step in range(0, area.furthest + area.rect.height, max(1, area.rect.height // 2)):
            area.scroll_to(step)
            driver.assert_fits()
            assert_apart(scene)


def assert_apart(scene: SetupScene) -> None:
    """What can be pressed overlaps nothing else that can, and is large enough for a finger."""
    pressed: list[Widget] = [widget for widget in scene.all_widgets() if widget.can_focus]
    for one, other in combinations(pressed, 2):
        first = one.rect.clip(one.clip) if one.clip else one.rect
        second = other.rect.clip(other.clip) if other.clip else other.rect
        assert not first.colliderect(second), (one.key, other.key)
    touch = scene.ui.theme.touch
    assert [w.key for w in pressed if min(w.rect.size) < touch] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_full_table_fits_in_a_small_window(edition: str) -> None:
    """With the largest letters in every language as well, see below."""
    assert_fits_all_the_way(*full(edition, SMALL, "de"))


def test_eight_seats_are_seen_at_once_in_every_window() -> None:
    for size in (SMALL, USUAL, LARGE):
        driver, scene = full("beck", size, "de")
        assert scene.crew.area.furthest == 0
        area = scene.crew.area.rect
        for number in range(8):
            for key in ("look", "name", "who", "character"):
                if found := scene.find(f"{key}_{number}"):
                    assert area.contains(found.rect)
        driver.assert_fits()


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_full_table_fits_with_the_largest_text(edition: str, lang: str) -> None:
    assert_fits_all_the_way(*full(edition, SMALL, lang, TEXT_SIZES[-1]))


@pytest.mark.parametrize("size", [USUAL, LARGE, (1600, 600), (1024, 1000)])
def test_all_rules_fit_in_windows_of_every_shape(size: tuple[int, int]) -> None:
    assert_fits_all_the_way(*full("beck", size, "de"))


@pytest.mark.no_cover
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_and_its_sentence_fit(lang: str) -> None:
    driver, scene = full("beck", SMALL, lang, TEXT_SIZES[-1])
    for option in scene.edition.options:
        for value in option.values:
            scene._choose(option.key, value)
            scene.rules.area.reveal(driver.widget(f"option_{option.key}"))
            driver.assert_fits()
    scene.rules.area.scroll_to(0)
    for preset in scene.presets.presets:
        scene.presets._choose(preset)
        driver.assert_fits()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_panels_over_the_setup_fit(lang: str) -> None:
    driver, scene = full("beck", SMALL, lang, TEXT_SIZES[-1])
    option = own_plan(scene.edition)
    assert option
    scene.draft.choose(scene.edition, "plan", "custom")
    scene.draft.choose(scene.edition, option.key, (option.highest,) * option.longest)
    scene._open_plan(option)
    driver.assert_fits()
    driver.click("ok")
    driver.assert_fits()
    scene.presets._keep("W" * (LONGEST_NAME // 2))
    scene.presets._name()
    driver.assert_fits()
    driver.click("cancel")
    scene.presets._ask_delete()
    driver.assert_fits()


def test_two_seats_and_the_ghost_fit() -> None:
    for lang in LANGUAGES:
        driver, scene = full("beck", SMALL, lang, TEXT_SIZES[-1])
        scene.draft.count = 2
        scene.rebuild()
        driver.assert_fits()
