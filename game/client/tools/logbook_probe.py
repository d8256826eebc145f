"""How long the logbook takes with thousands of matches: to be counted, opened and summed up."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from game.client.app import App
from game.client.doors import open_title
from game.client.scenes.logbook.scene import LogbookScene
from game.client.tools.past_matches import past_matches
from game.play.services import Services

MATCHES = 5000


def logbook(args: argparse.Namespace, services: Services) -> dict[str, Any]:
    """The first time everything is counted; from then on the index knows it."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        _fill(folder, services)
        counting = _timed(_open(folder, services).app.logbook.counted)
        scene = _open(folder, services)  # as when the game is started anew
        opening = _timed(lambda: _shown(scene))
        return {
            "matches": len(scene.lines),
            "first_count_s": round(counting / 1000, 1),
            "open_ms": round(opening, 1),
            "statistics_ms": round(_timed(lambda: _turned(scene, "statistics")), 1),
            "medals_ms": round(_timed(lambda: _turned(scene, "medals")), 1),
            "scroll_ms": round(_timed(lambda: _scrolled(scene)) / 100, 2),
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
    scene.turn_to("matches")
    area = scene.find("matches")
    for _ in range(100):
        assert area is not None
        area.on_wheel(-3)
        scene.app.dirty = True
        scene.app.frame()


def _timed(action: Any) -> float:
    began = time.perf_counter()
    action()
    return (time.perf_counter() - began) * 1000
