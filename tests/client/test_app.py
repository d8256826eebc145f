"""The loop: resizing, the stack, starting without a display."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.client.app import FRAME, LONGEST_STEP, RESTS_AFTER, App
from game.client.doors import open_credits, open_rules, open_settings, open_title
from game.client.toolkit.clock import RealClock
from game.client.window import MemoryWindow
from game.match.library import load_editions
from game.match.listing import Trouble
from game.play.settings import Settings

ROOT = Path(__file__).parents[2]


def test_while_the_window_is_dragged_the_layout_waits() -> None:
    app = App.headless()
    open_title(app)
    app.tick(16)
    assert isinstance(app.window, MemoryWindow)
    for width in (1300, 1400, 1500):
        app.window.resize((width, 800))
        app.post(pygame.event.Event(pygame.WINDOWRESIZED, x=width, y=800))
        app.tick(50)
        assert app.size == (1280, 720)
    app.tick(150)
    assert app.size == app.ui.theme.size == (1500, 800)


def test_closing_a_scene_below_leaves_the_top_alone() -> None:
    app = App.headless()
    title = open_title(app)
    below = open_settings(app)
    top = open_credits(app)
    app.close(below)
    assert app.stack == [title, top]
    open_title(app)
    assert [scene.name for scene in app.stack] == ["title"]


def test_the_mouse_is_told_in_pixels() -> None:
    app = App.headless()
    open_title(app)
    app.window.to_pixels = lambda pos: (pos[0] * 2, pos[1] * 2)  # type: ignore[method-assign]
    centre = app.stack[0].find("credits").rect.center  # type: ignore[union-attr]
    half = (centre[0] // 2, centre[1] // 2)
    app.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=half, button=1))
    app.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=half, button=1))
    app.tick(16)
    assert [scene.name for scene in app.stack] == ["title", "credits"]


class Jumpy:
    """A clock on which the window was dragged for so long before every look at it."""

    flows = False

    def __init__(self, pause: float) -> None:
        self.pause, self._now = pause, 0.0

    def now(self) -> float:
        return self._now

    def sleep(self, milliseconds: float) -> None:
        self._now += self.pause


@pytest.mark.parametrize(("pause", "step"), [(16.0, 16.0), (60_000.0, LONGEST_STEP)])
def test_after_a_pause_animations_go_on_where_they_were(pause: float, step: float) -> None:
    app = App.headless(clock=Jumpy(pause))
    steps: list[float] = []
    open_title(app).update = steps.append  # type: ignore[method-assign, assignment]
    app.run(until=lambda: len(steps) == 3)
    assert steps == [0.0, step, step]


class Noted(RealClock):
    """The sleeps of the loop, without sleeping."""

    def __init__(self) -> None:
        self.sleeps: list[float] = []
        self._now = 0.0

    def now(self) -> float:
        return self._now

    def sleep(self, milliseconds: float) -> None:
        self.sleeps.append(milliseconds)
        self._now += milliseconds


def test_without_movement_or_input_the_loop_turns_half_as_often() -> None:
    clock = Noted()
    app = App.headless(clock=clock, settings=Settings(reduced_motion=True))
    open_title(app)
    app.run(until=lambda: clock.now() > 2 * RESTS_AFTER)
    assert clock.sleeps[:40] == [FRAME] * 40
    assert clock.sleeps[-5:] == [2 * FRAME] * 5


@pytest.mark.parametrize("kind", [pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN])
def test_a_window_that_comes_to_light_again_is_drawn(kind: int) -> None:
    app = App.headless(settings=Settings(reduced_motion=True))
    open_title(app)
    app.tick(16)
    assert not app.dirty
    app.post(pygame.event.Event(kind))
    app.tick(16, draw=False)
    assert app.dirty


def test_a_scene_hears_when_it_is_on_top_again() -> None:
    app = App.headless()
    title = open_title(app)
    heard: list[str] = []
    title.resume = lambda: heard.append("resumed")  # type: ignore[method-assign]
    open_settings(app)
    assert heard == []
    app.pop()
    assert heard == ["resumed"]


def test_a_setting_is_seen_in_every_scene_at_once() -> None:
    app = App.headless()
    title = open_title(app)
    open_settings(app)
    assert title.find("quit").text == "Quit"  # type: ignore[union-attr, attr-defined]
    app.ui.store.set("language", "de")
    assert title.find("quit").text == "Beenden"  # type: ignore[union-attr, attr-defined]


def test_r_with_ctrl_is_no_wish_for_the_rules() -> None:
    app = App.headless()
    open_title(app)
    for mod in (pygame.KMOD_LCTRL, pygame.KMOD_LMETA):
        app.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_r, mod=mod, unicode=""))
        app.tick(16)
        assert [scene.name for scene in app.stack] == ["title"]


def test_the_rules_are_those_of_the_topmost_scene_that_knows_some() -> None:
    app = App.headless()
    below, above = open_title(app), open_settings(app)
    dice, beck = (load_editions()[key].setup(4) for key in ("dice", "beck"))
    below.show_rules = lambda: bool(open_rules(app, dice))  # type: ignore[method-assign]
    app.open_rules()
    assert app.stack[-1].setup is dice  # type: ignore[attr-defined]
    app.pop()
    above.show_rules = lambda: bool(open_rules(app, beck))  # type: ignore[method-assign]
    app.open_rules()
    assert app.stack[-1].setup is beck  # type: ignore[attr-defined]


def test_what_is_wrong_with_a_saved_match_is_told_once() -> None:
    app, told = App.headless(), list[str]()
    app.save_trouble = told.append  # type: ignore[method-assign]
    for _ in range(3):
        app.tell_troubles([Trouble(Path("match.json"), "damaged")])
    assert told == ["damaged"]
    app.tell_troubles([Trouble(Path("match.json"), "newer")])
    assert told == ["damaged", "newer"]


@pytest.mark.parametrize(("failures", "status"), [(0, 0), (1, 0), (2, 1)])
def test_the_exit_status_tells_whether_it_failed_again_and_again(
    failures: int, status: int
) -> None:
    app = App.headless()
    app.failures = failures
    app.quit()
    assert app.run() == status


def test_what_is_not_drawn_on_the_way_is_seen_at_the_end() -> None:
    app = App.headless()
    drawn: list[str] = []
    app.draw_on = lambda surface: drawn.append("title")  # type: ignore[method-assign]
    open_title(app)
    app.tick(16, draw=False)
    assert drawn == []
    app.frame()
    assert drawn == ["title"]
    app.dirty = True
    app.tick(16)
    assert drawn == ["title"] * 2


def test_without_a_display_there_is_one_clear_line() -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    environment["SDL_VIDEODRIVER"] = "no_such_driver"
    code = "from game.client.start import start, Services; raise SystemExit(start(Services()))"
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "Skull King needs a screen" in done.stderr
    assert "Traceback" not in done.stderr
