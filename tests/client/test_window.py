"""Screens and windows of any size: the window fits its desktop, and no size breaks a scene."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
import pytest

from game.client.app import App
from game.client.doors import (
    open_blank_sheet,
    open_credits,
    open_how_to_play,
    open_judge,
    open_learn,
    open_lesson,
    open_logbook,
    open_real_table,
    open_real_table_setup,
    open_review,
    open_rules,
    open_settings,
    open_setup,
    open_title,
)
from game.client.toolkit.theme import DESIGN, MINIMUM, SMALLEST_LAYOUT
from game.client.tools.player import Match, Player, everything_on, headless
from game.client.window import DesktopWindow, MemoryWindow, NoDisplay, fitting
from game.play.lessons.book import LESSONS
from game.play.playable import PLAYABLE, playable_editions
from game.play.services import nobody_works
from main import client_services
from tests.play.coach.judging import match

ODD = [(50, 50), (1, 1), (640, 400), (10, 1000), (1500, 10)]


def open_unread(app: App) -> None:
    """A review that nobody works on."""
    app.services.beside = nobody_works
    open_review(app, match())


DOORS: dict[str, Callable[[App], object]] = {
    "title": open_title,
    "setup": open_setup,
    "rules": open_rules,
    "how_to_play": open_how_to_play,
    "learn": open_learn,
    "lesson": partial(open_lesson, lesson=LESSONS["beck"], line="bid"),
    "settings": open_settings,
    "real_table": open_real_table,
    "judge": open_judge,
    "blank_sheet": open_blank_sheet,
    "real_table_setup": open_real_table_setup,
    "credits": open_credits,
    "review": open_unread,
    "logbook": open_logbook,
}


def resized_through(app: App) -> None:
    """Drawn at every odd size, at rest and under the mouse."""
    scene = app.top
    for size in ODD:
        app.resize(size)
        app.frame()
        centre = (size[0] // 2, size[1] // 2)
        motion = pygame.event.Event(pygame.MOUSEMOTION, pos=centre, rel=(0, 0), buttons=(0, 0, 0))
        app.post(motion)
        app.tick(600)
        app.dirty = True
        app.frame()
        assert app.failures == 0, size
        assert app.top is scene, size


@pytest.mark.parametrize("name", DOORS)
def test_a_scene_is_drawn_in_a_window_of_any_size(name: str) -> None:
    app = App.headless((50, 50), "de", services=client_services())
    open_title(app)
    DOORS[name](app)
    resized_through(app)


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", PLAYABLE)
def test_the_table_is_drawn_in_a_window_of_any_size(edition: str) -> None:
    app = headless(DESIGN, "de", client_services())
    player = Player(app)
    player.sit_down(Match(edition=edition, options=everything_on(playable_editions()[edition])))
    player.hurry(lambda: player.is_asked and player.table.must_bid)
    resized_through(app)


@pytest.mark.parametrize("size", [(50, 50), (640, 20), (10, 400)])
def test_a_tiny_window_shows_the_smallest_layout_squeezed(size: tuple[int, int]) -> None:
    window = MemoryWindow(size)
    window.surface.fill("#ffffff")
    window.flip()
    drawn = tuple(map(max, zip(size, SMALLEST_LAYOUT, strict=True)))
    assert window.surface.get_size() == drawn
    for corner in ((0, 0), (size[0] - 1, size[1] - 1)):
        assert min(window.shown.get_at(corner)) >= 250, corner
    assert window.to_pixels((size[0], size[1])) == drawn


def test_a_window_that_is_large_enough_is_drawn_on_as_it_is() -> None:
    window = MemoryWindow((1000, 50))
    window.resize(SMALLEST_LAYOUT)
    assert window.surface is window.shown


def test_a_window_of_16_bits_can_be_dragged_larger() -> None:
    app = App.headless(MINIMUM)
    open_title(app)
    app.frame()
    assert isinstance(app.window, MemoryWindow)
    app.window.shown = pygame.Surface(DESIGN, depth=16)
    app.dirty = True
    app.tick()
    assert app.failures == 0


@pytest.mark.parametrize(
    ("size", "desktops", "fits"),
    [
        (DESIGN, [], DESIGN),
        (DESIGN, [(1920, 1080)], DESIGN),
        (DESIGN, [(640, 480)], (640, 400)),
        (MINIMUM, [(640, 480)], (640, 400)),
        (MINIMUM, [(1920, 1080), (800, 600)], (800, 520)),
        (MINIMUM, [(60, 50)], (60, 1)),
    ],
)
def test_the_window_fits_every_desktop(
    size: tuple[int, int], desktops: list[tuple[int, int]], fits: tuple[int, int]
) -> None:
    assert fitting(size, desktops) == fits


@pytest.mark.parametrize("desktop", [(640, 480), (1920, 1080)])
def test_the_window_opens_within_its_desktop(
    desktop: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desktop])
    window = DesktopWindow("", fullscreen=False).window
    for size in (window.size, window.minimum_size):
        assert size[0] <= desktop[0]
        assert size[1] < desktop[1]
    window.destroy()


def test_a_screen_with_too_few_colours_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    class Pale(pygame.Window):
        def get_surface(self) -> pygame.Surface:
            raise pygame.error("Unknown window pixel format")

    monkeypatch.setattr(pygame, "Window", Pale)
    with pytest.raises(NoDisplay, match="too few colours"):
        DesktopWindow("", fullscreen=False)
