"""What one process of `figures` measures."""

from __future__ import annotations

import argparse
import gc
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from game.client.app import FRAME, App
from game.client.doors import open_title
from game.client.scenes.table.sprites.movers import Tumble
from game.client.toolkit.clock import Clock, ManualClock, RealClock
from game.client.toolkit.sound.mixer import Mixer
from game.client.toolkit.sound.voices import CHANNELS
from game.client.tools.firsts_probe import WorkClock, slowest_frames
from game.client.tools.hint_probe import hint_frames
from game.client.tools.logbook_probe import logbook
from game.client.tools.player import Match, Player
from game.client.tools.windows import open_screen
from game.client.window import DesktopWindow
from game.play.playable import PLAYABLE
from game.play.services import Services
from game.play.settings import LANGUAGES, TEXT_SIZES, SettingsStore

FRAMES = 240
SETTLE = 1.5  # seconds, until bots have bid and hints have faded
FEW = 12  # matches, in which every game, window and language has had its turn
WINDOWS = ((1280, 720), (1920, 1080), (1100, 640))


def opened(services: Services, clock: Clock, size: tuple[int, int] | None = None) -> App:
    """The game in the window of this size, or in its usual one; it can be heard, and keeps
    nothing on the disk.
    """
    window, _ = open_screen()
    if size:
        window.window.minimum_size = (1, 1)
        window.window.size = size
        pygame.event.get()
    mixer = Mixer(CHANNELS, lambda text: print(text, file=sys.stderr))
    return App(window, clock, SettingsStore(None), None, services, mixer)


def driver(args: argparse.Namespace, services: Services) -> dict[str, Any]:
    return {"driver": open_screen()[1]}


# Frames


def firsts(args: argparse.Namespace, services: Services) -> dict[str, Any]:
    """The slowest frame of all that is rare."""
    return slowest_frames(opened(services, WorkClock(), _size(args)))


def hints(args: argparse.Namespace, services: Services) -> dict[str, Any]:
    """How long frames take while a hint is thought beside them."""
    return hint_frames(opened(services, WorkClock(), _size(args)))


def _size(args: argparse.Namespace) -> tuple[int, int]:
    width, height = args.probe.partition("@")[2].split("x")
    return int(width), int(height)


def frames(args: argparse.Namespace, services: Services) -> dict[str, Any]:
    """How long frames take at the game's own pace, while bots think beside them."""
    app = opened(services, ManualClock(), _size(args))
    player = Player(app)
    player.sit_down(Match())
    player.hurry(lambda: player.is_asked and len(player.game.public_view.scored) == 4)
    app.ui.store.set("speed", "normal")
    empty = [_timed(lambda: _empty_frame(app)) for _ in range(FRAMES)]
    times: list[float] = []
    work: list[float] = []  # the processor's time, whatever else the machine does
    while len(times) < FRAMES:
        rolls = any(isinstance(mover, Tumble) for mover in player.table.board.movers)
        worked = time.thread_time()
        passed = _timed(lambda: app.tick(FRAME))
        if rolls:
            times.append(passed)
            work.append((time.thread_time() - worked) * 1000)
        time.sleep(max(0.0, FRAME - passed) / 1000)
        player.answer()
    return {
        "empty": _spread(empty),
        "rolling": _spread(times),
        "work": _spread(work),
        "size": app.size,
    }


def _timed(action: Callable[[], object]) -> float:
    began = time.perf_counter()
    action()
    return (time.perf_counter() - began) * 1000


def _empty_frame(app: App) -> None:
    app.window.surface.fill(0)
    app.window.flip()


def _spread(times: list[float]) -> dict[str, float]:
    from statistics import quantiles  # brings decimal, which the built program leaves out

    parts = quantiles(times, n=100)
    return {"median": round(parts[49], 2), "p99": round(parts[98], 2)}


# Rest


def idle(args: argparse.Namespace, services: Services) -> dict[str, Any]:
    """The share of one core while nobody does anything."""
    app = opened(services, RealClock())
    told = {"empty": _load(args.seconds, lambda: _empty_loop(args.seconds))}
    open_title(app)
    told["title, lanterns burning"] = _running(app, args.seconds)
    app.stack[-1].update(60_000)  # as if nobody had been there for a minute
    told["title at rest"] = _running(app, args.seconds)
    player = Player(app)
    player.sit_down(Match())
    app.ui.store.set("speed", "off")
    app.run(lambda: player.is_asked, leave=False)
    app.ui.store.set("speed", "normal")
    told["table, waiting for me"] = _running(app, args.seconds)
    return told


def _empty_loop(seconds: float) -> None:
    """Looks for events as often as the game does."""
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        pygame.event.get()
        time.sleep(FRAME / 1000)


def _running(app: App, seconds: float) -> float:
    _run(app, SETTLE)
    return _load(seconds, lambda: _run(app, seconds))


def _run(app: App, seconds: float) -> None:
    until = time.perf_counter() + seconds
    app.run(lambda: time.perf_counter() > until, leave=False)


def _load(seconds: float, action: Callable[[], object]) -> float:
    began = time.process_time()
    action()
    return round((time.process_time() - began) / seconds * 100, 2)


# Memory


def memory(args: argparse.Namespace, services: Services) -> dict[str, Any]:
    """The most that this process holds in the first matches of a long evening, and in its last."""
    app = opened(services, RealClock())
    app.ui.store.set("speed", "off")
    held: list[float] = []
    for number in range(args.matches):
        _change_everything(app, number)
        match = Match(seed=number, edition=PLAYABLE[number % len(PLAYABLE)])
        Player(app).sit_down(match, people=())
        app.run(lambda: app.top is not None and app.top.name == "match_over", leave=False)
        held.append(resident())
    early, late = max(held[:FEW]), max(held[-FEW:])
    return {"few": FEW, "many": args.matches, "early": early, "late": late}


def _change_everything(app: App, number: int) -> None:
    """Another window, language and size of the letters for every match."""
    assert isinstance(app.window, DesktopWindow)
    app.window.window.size = WINDOWS[number // 3 % len(WINDOWS)]
    app.ui.store.set("language", [*LANGUAGES][number % len(LANGUAGES)])
    app.ui.store.set("text_size", TEXT_SIZES[number % len(TEXT_SIZES)])


def resident() -> float:
    """Megabytes that this process holds; elsewhere than on Linux the most it ever held."""
    gc.collect()
    statm = Path("/proc/self/statm")
    if statm.exists():
        pages = int(statm.read_text("ascii").split()[1])
        return round(pages * 4096 / 2**20, 1)
    try:
        import resource
    except ImportError:  # on Windows nobody tells without further packages
        return 0.0
    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20, 1)


PROBES = {
    "driver": driver,
    "frames": frames,
    "firsts": firsts,
    "hints": hints,
    "idle": idle,
    "memory": memory,
    "logbook": logbook,
}
