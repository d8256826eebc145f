"""How long the logbook takes with thousands of matches: to be counted, opened and summed up."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from game.client.app import App
from game.client.doors import open_title
from game.client.scenes.logbook.scene import LogbookScene
from game.client.tools.past_matches import past_matches
from game.play.services import Services

MATCHES = 5000
FRAMES = 100


def logbook(args: argparse.Namespace, services: Services) -> dict[str, Any]:
    """The first time everything is counted; from then on the index knows it.

    With the processor's share, whatever else the machine does.
    """
    with TemporaryDirectory() as name:
        folder = Path(name)
        _fill(folder, services)
        counting = _timed(_open(folder, services).app.logbook.counted)
        scene = _open(folder, services)  # as when the game is started anew
        return {
            "matches": MATCHES,
            "counting": counting,
            "opening": _timed(lambda: _shown(scene)),
            "statistics": _timed(lambda: _turned(scene, "statistics")),
            "medals": _timed(lambda: _turned(scene, "medals")),
            "scrolling": _timed(lambda: _scrolled(scene)),
        }


def _fill(folder: Path, services: Services) -> None:
    app = App.headless(folder=folder, services=services)
    for record in past_matches(app.editions, MATCHES):
        app.games.archive.take_in(record)


def _open(folder: Path, services: Services) -> LogbookScene:
    """A game that has just begun, before its logbook is opened."""
    app = App.headless(folder=folder, services=services)
    open_title(app)
    app.frame()
    return LogbookScene(app)


def _shown(scene: LogbookScene) -> None:
    scene.app.push(scene)
    scene.app.dirty = True
    scene.app.frame()


def _turned(scene: LogbookScene, tab: str) -> None:
    scene.turn_to(tab)
    scene.app.dirty = True
    scene.app.frame()


def _scrolled(scene: LogbookScene) -> None:
    """Scroll through the list of matches, a frame at a time."""
    scene.turn_to("matches")
    area = scene.find("matches")
    assert area is not None
    for _ in range(FRAMES):
        area.on_wheel(-3)
        scene.app.dirty = True
        scene.app.frame()


def _timed(action: Callable[[], object]) -> dict[str, float]:
    began, worked = time.perf_counter(), time.process_time()
    action()
    passed, work = time.perf_counter() - began, time.process_time() - worked
    return {"ms": round(passed * 1000, 1), "work": round(work * 1000, 1)}
