"""How long the first frames take of what is rare: moments, verdicts, pad, end of a match."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress

from game.client.app import FRAME, App
from game.client.doors import open_title
from game.client.scenes.table.moments.moment import Moment
from game.client.scenes.table.scene import TableScene
from game.client.toolkit.clock import ManualClock
from game.client.tools.player import Match, NeverHappened, Player, everything_on

# Between them they have every moment that there is.
MATCHES = (
    Match(seed=7, edition="dice"),
    Match(seed=7, edition="schmidt"),
    Match(seed=7, edition="beck"),
    Match(seed=11, edition="beck"),
)
WATCHED = 2  # hands of a match, its last ones
THINKS = 1500.0  # milliseconds, as long as a quick person looks before every decision
SEEN = 2000.0  # milliseconds of the end, once nothing moves
OPENING, RESTING = "table, opened", "table at rest"


class WorkClock(ManualClock):
    """Between two frames it stands still, within a frame it goes with the work of this thread."""

    flows = True

    def __init__(self) -> None:
        super().__init__()
        self._began = time.thread_time()

    def now(self) -> float:
        return super().now() + (time.thread_time() - self._began) * 1000

    def advance(self, milliseconds: float) -> None:
        super().advance(milliseconds)
        self._began = time.thread_time()


def slowest_frames(app: App, matches: tuple[Match, ...] = MATCHES) -> dict[str, float]:
    """Milliseconds of the processor's time, by what could be seen."""
    slowest: dict[str, float] = {}
    for match in matches:
        for name, work in watched(app, match):
            slowest[name] = max(slowest.get(name, 0.0), round(work, 1))
    return dict(sorted(slowest.items()))


def watched(app: App, match: Match) -> Iterator[tuple[str, float]]:
    """Every frame of the opening, of the last hands and of the end of a match: what is seen, and
    what it took.
    """
    player = _seated(app, match)
    yield OPENING, timed(app)
    while app.passage.holds:
        yield OPENING, timed(app)
    _on_to_the_end(app, player)
    rested = 0.0
    while rested < SEEN:
        work = timed(app)
        yield seen(app), work
        rested = rested + FRAME if _waits(app, player) else 0.0
        if rested >= THINKS:
            with suppress(NeverHappened):
                player.answer()
                rested = 0.0


def _seated(app: App, match: Match) -> Player:
    """A player at a table that nobody has seen yet, coming from the title."""
    open_title(app)
    app.tick(FRAME)
    app.ui.art.clear()
    player, options = Player(app), everything_on(app.editions[match.edition])
    player.sit_down(match._replace(options=options))
    return player


def _on_to_the_end(app: App, player: Player) -> None:
    """Play on until before the last hands; all that was not watched until then is drawn in one
    frame.
    """
    game = player.game
    hands = len(game.setup.plan) - WATCHED
    player.hurry(lambda: player.is_asked and len(game.public_view.scored) == hands)
    app.ui.store.set("speed", "normal")
    app.tick(FRAME)


def _waits(app: App, player: Player) -> bool:
    """Whether somebody is asked, here or on the pad, or the match is over."""
    return player.is_asked or (app.top is not player.table and getattr(app.top, "armed", True))


def timed(app: App) -> float:
    began = time.thread_time()
    app.tick(FRAME)
    return (time.thread_time() - began) * 1000


def seen(app: App) -> str:
    """The newest moment at the table, or the scene."""
    table = app.top
    if not isinstance(table, TableScene):
        return table.name if table else ""
    moments = [each for each in table.board.movers if isinstance(each, Moment)]
    if moments:
        return type(moments[-1]).__name__.lower()
    return "table" if table.timeline.moving else RESTING
