"""Every scene of this package at every size and in every language; title, settings, errors."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.app import App
from game.client.doors import open_credits, open_settings, open_title
from game.client.scenes.title.menu import MENU
from game.client.toolkit.dialog import Dialog
from game.client.toolkit.scene import Scene
from game.play.settings import LANGUAGES, TEXT_SIZES, Settings
from tests.client.driver import Driver

SIZES = [(1024, 600), (1280, 720), (1920, 1080)]
SCENES = ["title", "settings", "credits", "dialog"]


def opened(name: str, app: App) -> Driver:
    open_title(app)
    if name == "dialog":
        tr = app.ui.tr
        text = tr("error.text", where="/home/anne/.local/share/skull-king/skull-king.log")
        app.push(
            Dialog(
                app, tr("error.title"), text, [(tr("common.ok"), None), (tr("common.cancel"), None)]
            )
        )
    elif name != "title":
        {"settings": open_settings, "credits": open_credits}[name](app)
    return Driver(app)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", SCENES)
def test_nothing_overflows_in_any_language_at_any_size(name: str, lang: str) -> None:
    app = App.headless(SIZES[0], lang)
    driver = opened(name, app)
    for size in SIZES:
        app.resize(size)
        driver.assert_fits()


@pytest.mark.parametrize("text_size", TEXT_SIZES[1:])
@pytest.mark.parametrize("name", SCENES)
def test_nothing_overflows_with_larger_text(name: str, text_size: float) -> None:
    app = App.headless(SIZES[0], "de", Settings(text_size=text_size))
    opened(name, app).assert_fits()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tab", ["display", "sound"])
def test_all_settings_fit(tab: str, lang: str) -> None:
    app = App.headless(SIZES[0], lang)
    open_title(app)
    open_settings(app, tab=tab)
    Driver(app).assert_fits()


@pytest.mark.parametrize("name", SCENES)
def test_every_widget_stays_in_the_window_and_is_large_enough_to_touch(name: str) -> None:
    app = App.headless()
    driver = opened(name, app)
    for size in [*SIZES, (1600, 600), (1024, 1000), (2560, 1080)]:
        app.resize(size)
        window = pygame.Rect((0, 0), size)
        for widget in driver.scene.widgets:
            assert window.contains(widget.rect), (name, size, widget.key)
            if widget.focusable:
                assert min(widget.rect.size) >= app.ui.theme.touch, (name, size, widget.key)


def test_no_art_is_missing() -> None:
    app = App.headless()
    for name in SCENES:
        opened(name, app)
        app.frame()
    assert app.ui.art.missing == set()


def test_the_title_opens_settings_and_credits_and_quits() -> None:
    driver = opened("title", App.headless())
    driver.click("settings")
    assert driver.names == ["title", "settings"]
    driver.key(pygame.K_ESCAPE)
    driver.click("credits")
    assert driver.names == ["title", "credits"]
    driver.click("back")
    driver.key(pygame.K_ESCAPE)
    assert driver.names == ["title"]
    assert driver.app.running
    driver.click("quit")
    assert not driver.app.running


def test_the_title_is_used_by_keyboard_alone() -> None:
    driver = opened("title", App.headless())
    down_to_settings = 1 + [plank for plank, _ in MENU].index(
        "settings"
    )  # the first shows the focus
    driver.key(*[pygame.K_DOWN] * down_to_settings, pygame.K_RETURN)
    assert driver.names == ["title", "settings"]
    driver.key(pygame.K_ESCAPE)
    assert driver.scene.focus is not None
    assert driver.scene.focus.key == "settings"


def test_without_an_unfinished_match_there_is_nothing_to_continue() -> None:
    driver = opened("title", App.headless())
    assert driver.scene.find("continue") is None


def test_the_language_changes_at_once_everywhere() -> None:
    driver = opened("settings", App.headless())
    driver.click("language")
    assert driver.scene.popup is not None
    driver.click(driver.scene.popup.item_rect(1).center)
    assert "Einstellungen" in driver.texts()
    assert driver.app.ui.settings.language == "de"


def test_a_larger_text_makes_the_letters_larger() -> None:
    app = App.headless()
    before = app.ui.text.measure("Ahoy", "body")
    app.ui.store.set("text_size", TEXT_SIZES[-1])
    assert app.ui.text.measure("Ahoy", "body") > before


def test_f11_and_alt_enter_change_to_full_screen_and_back() -> None:
    driver = opened("title", App.headless())
    driver.key(pygame.K_F11)
    assert driver.app.ui.settings.fullscreen
    driver.key(pygame.K_RETURN, mod=pygame.KMOD_LALT)
    assert not driver.app.ui.settings.fullscreen
    assert driver.names == ["title"]


def test_an_idle_scene_is_not_drawn_again() -> None:
    app = App.headless(settings=Settings(reduced_motion=True))
    opened("title", app)
    app.tick(16)
    assert not app.dirty
    drawn: list[int] = []
    app.draw_on = lambda surface: drawn.append(1)  # type: ignore[method-assign]
    for _ in range(60):
        app.tick(16)
    assert drawn == []


def test_the_night_sea_comes_to_rest() -> None:
    app = App.headless()
    opened("title", app)
    for _ in range(300):
        app.tick(100)
    assert not app.dirty


class Leak(Scene):
    """Breaks when it is clicked."""

    name = "leak"

    def on_click(self, pos: tuple[int, int], button: int) -> bool:
        raise RuntimeError("a hole below the waterline")


def test_an_unexpected_error_is_logged_and_leads_back_to_the_title(tmp_path: Path) -> None:
    app = App.headless(lang="de", folder=tmp_path)
    open_title(app)
    app.push(Leak(app))
    driver = Driver(app)
    driver.click((5, 5))
    assert driver.names == ["title", "dialog"]
    assert "below the waterline" in (tmp_path / "skull-king.log").read_text()
    assert any("Deine Partie ist gespeichert" in text for text in [" ".join(driver.texts())])
    driver.click("answer_0")
    assert driver.names == ["title"]


def test_an_error_that_comes_again_and_again_ends_the_game(tmp_path: Path) -> None:
    app = App.headless(folder=tmp_path)
    open_title(app)
    for _ in range(5):
        app.push(Leak(app))
        Driver(app).click((5, 5))
        if not app.running:
            break
    assert not app.running


def test_an_overlay_dims_what_is_below() -> None:
    app = App.headless(settings=Settings(reduced_motion=True))
    driver = opened("title", app)
    corner = app.frame().get_at((1270, 360))
    driver.click("settings")
    assert sum(app.frame().get_at((1270, 360))[:3]) < sum(corner[:3])
    assert app.frame().get_at((1270, 360)) != corner


def test_of_two_overlays_only_the_upper_one_is_seen() -> None:
    app = App.headless(settings=Settings(reduced_motion=True))
    driver = opened("title", app)
    title = set(driver.texts())
    driver.click("settings")
    settings = set(driver.texts()) - title
    app.push(Dialog(app, "A storm is coming", "All hands on deck."))
    assert settings
    assert "A storm is coming" in driver.texts()
    assert not settings & set(driver.texts())
