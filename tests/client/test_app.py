"""The loop: resizing, the stack, starting without a display."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.client.app import LONGEST_STEP, App
from game.client.doors import open_credits, open_settings, open_title
from game.client.window import MemoryWindow

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
