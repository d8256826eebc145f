"""One hand of bots in the real game; writes down when sounds began and when things moved."""

from __future__ import annotations

import json
import math
import sys
import time
from collections import defaultdict
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from game.client.app import App  # noqa: E402
from game.client.doors import open_title  # noqa: E402
from game.client.scenes.table.scene import TableScene  # noqa: E402
from game.client.scenes.table.sprites.movers import CardFlight, Tumble  # noqa: E402
from game.client.toolkit.sound.mixer import Mixer  # noqa: E402
from game.client.toolkit.sound.output import Voice  # noqa: E402
from game.client.toolkit.sound.voices import CHANNELS  # noqa: E402
from game.client.tools.player import Match, Player, everything_on  # noqa: E402
from game.client.window import MemoryWindow  # noqa: E402
from game.play.playable import playable_editions  # noqa: E402
from game.play.settings import VOLUMES, SettingsStore  # noqa: E402

HANDS = 2
AFTER = 3000.0  # milliseconds to listen on
WARM_UP = 3000.0
BYTES = 44_100 * 4  # of a second
GROWS, UNWRITTEN = 4096, 1024

Probe = dict[str, list[tuple[float, float]]]


class RecordingClock:
    """Goes as the recording does: on a busy machine the disk driver does not keep real time.

    The file grows by two buffers at a time; in between, real time passes, but no more than that.
    """

    def __init__(self, raw: Path) -> None:
        self.raw = raw
        self._size = 0
        self._before = 0.0
        self._at = self._last = time.perf_counter()
        self._now = 0.0

    def now(self) -> float:
        size = self.raw.stat().st_size if self.raw.exists() else 0
        if not size:
            self._now += time.perf_counter() - self._last
            self._last = time.perf_counter()
            self._before = self._now
            return self._now * 1000
        if size != self._size:
            self._size, self._at = size, time.perf_counter()
        passed = min(time.perf_counter() - self._at, GROWS / BYTES)
        self._now = max(self._now, self._before + (size + UNWRITTEN) / BYTES + passed)
        return self._now * 1000

    @property
    def began(self) -> float:
        """When the recording did."""
        return self._before * 1000

    def sleep(self, milliseconds: float) -> None:
        time.sleep(max(0.0, milliseconds) / 1000)


class LoggedMixer(Mixer):
    """The real one, which also notes what it is asked for."""

    def __init__(self, clock: RecordingClock) -> None:
        super().__init__(CHANNELS, lambda text: print(text, file=sys.stderr))
        self.clock = clock
        self.voices: list[tuple[float, str, str, float, float]] = []

    def play(self, channel: int, voice: Voice) -> None:
        super().play(channel, voice)
        now = self.clock.now()
        self.voices.append((now, voice.name, voice.file, voice.gain, voice.pan))


class WatchedApp(App):
    """Notes after every turn how far what moves has come."""

    moved: Probe
    seen: list[object]
    frames: list[float]

    def _number(self, thing: object) -> int:
        """Of each thing that moves its own."""
        if not any(thing is other for other in self.seen):
            self.seen.append(thing)
        return next(n for n, other in enumerate(self.seen) if other is thing)

    def _turn(self, events: Any) -> None:
        begun = self.clock.now()
        super()._turn(events)
        self.frames.append(self.clock.now())
        if isinstance(self.top, TableScene):
            self._probe(self.top, begun)

    def _probe(self, table: TableScene, at: float) -> None:
        board = table.board
        for mover in board.movers:
            if isinstance(mover, CardFlight) and mover.end.kind != "tray":
                continue
            if isinstance(mover, CardFlight | Tumble) and 0 < mover.t < 1:
                self.moved[f"{type(mover).__name__} {self._number(mover)} 0"].append((at, mover.t))
        if board.chant and board.chant.word >= 0 and not board.chant.opened:
            key = f"Chant {self._number(board.chant)} {board.chant.word}"
            self.moved[key].append((at, board.chant.raised))


def play(edition: str, volume: str, raw: Path) -> dict[str, Any]:
    from main import client_services

    clock = RecordingClock(raw)
    mixer = LoggedMixer(clock)
    app = WatchedApp(
        MemoryWindow((1280, 720)), clock, SettingsStore(None), None, client_services(), mixer
    )
    app.moved, app.seen, app.frames = defaultdict(list), [], []
    for name in VOLUMES if volume == "full" else ():
        app.ui.store.set(f"volume_{name}", 100)
    open_title(app)
    wait(app, WARM_UP)
    player = Player(app)
    match = Match(edition=edition, options=everything_on(playable_editions()[edition]))
    player.sit_down(match, people=())
    board = player.table.board
    app.run(lambda: len(board.view.scored) >= HANDS, leave=False)
    wait(app, AFTER)
    told = {
        "voices": mixer.voices,
        "began": clock.began,
        "beats": [(kind, at, shown(app.frames, at)) for kind, at in beats_of(app.moved)],
    }
    app.running = False
    app.run()
    return told


def wait(app: App, milliseconds: float) -> None:
    until = app.clock.now() + milliseconds
    app.run(lambda: app.clock.now() > until, leave=False)


def shown(frames: list[float], beat: float) -> float:
    """When the first frame was drawn that could show it."""
    return next((frame for frame in frames if frame >= beat), beat)


def beats_of(moved: Probe) -> Any:
    """When things ought to be heard, computed from how they moved and from nothing else."""
    for key, points in moved.items():
        kind, _, number = key.split()
        if len(points) < 6:
            continue
        if kind == "Tumble":
            for at in (0.0878, 0.3468, 0.6567):  # where the drawn height is zero
                yield "bounce", fitted(points, at)
        elif kind == "Chant":
            top = max(range(len(points)), key=lambda n: points[n][1])
            falling = [(x, 1 - math.asin(min(1.0, y)) / math.pi) for x, y in points[top + 1 :]]
            if len(falling) > 3:
                yield ("yo", "ho", "last_ho")[int(number)], fitted(falling, 1.0)
        elif kind == "CardFlight":
            yield "flick", fitted([(x, 1 - (1 - y) ** (1 / 3)) for x, y in points], 0.0)


def fitted(points: list[tuple[float, float]], at: float) -> float:
    """The time at which the straight line through the points has this value."""
    n = len(points)
    mx, my = sum(x for x, _ in points) / n, sum(y for _, y in points) / n
    slope = sum((x - mx) * (y - my) for x, y in points) / sum((x - mx) ** 2 for x, _ in points)
    return mx + (at - my) / slope


if __name__ == "__main__":
    edition, volume, raw, out = sys.argv[1:]
    Path(out).write_text(json.dumps(play(edition, volume, Path(raw))))
