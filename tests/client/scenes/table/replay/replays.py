"""Replays to be tested: a recorded match of random bots, opened as a player would."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.client.app import App
from game.client.doors import open_replay, open_title
from game.client.scenes.table.replay.scene import ReplayScene
from game.match.entry import FINISHED, Entry
from game.match.record import MatchRecord
from game.match.seat import BOT, HUMAN, Seat
from game.play.replay import Point, Replay
from game.play.services import Services
from game.play.settings import Settings
from tests.client.driver import Driver
from tests.client.scenes.table.tables import NAMES, AtOnce, _raise
from tests.match.matches import EDITIONS, EVERYTHING, played

OPTIONS: dict[str, dict[str, object]] = {"dice": {}, "schmidt": {}, "beck": EVERYTHING}
LEVELS = ("sailor", "captain", "legend")


def recorded(
    edition: str, seats: int = 4, human: int | None = None, seed: int = 3, **options: object
) -> MatchRecord:
    """A whole match; perhaps one of the seats was a person's."""
    setup = EDITIONS[edition].setup(seats, {**OPTIONS[edition], **options})
    record = played(setup, seed).record
    crew = tuple(
        Seat(NAMES[n], HUMAN) if n == human else Seat(NAMES[n], BOT, "captain", "steady")
        for n in range(seats)
    )
    return replace(record, seats=crew, entry=Entry(status=FINISHED))


class ReplayDriver(Driver):
    """Somebody who looks at a recorded match; nothing is drawn unless a test wants to see it."""

    draws = False

    def __init__(
        self,
        record: MatchRecord,
        at: Point | None = None,
        seat: int | None = None,
        size: tuple[int, int] = (1280, 720),
        lang: str = "en",
        **settings: Any,
    ) -> None:
        services = Services(think=AtOnce, levels=LEVELS)
        app = App.headless(size, lang, settings=Settings(**settings), services=services)
        app._failed = _raise  # type: ignore[method-assign]
        super().__init__(app)
        open_title(app)
        open_replay(app, record, at, seat)

    @property
    def replayed(self) -> ReplayScene:
        return next(scene for scene in self.app.stack if isinstance(scene, ReplayScene))

    @property
    def replay(self) -> Replay:
        return self.replayed.replay

    @property
    def stop(self) -> int:
        return self.replayed.showing.stop

    def look(self) -> list[tuple[int, str, str]]:
        """What one whole frame shows of the pieces."""
        self.app.dirty = True
        self.app.frame()
        return [tuple(shown) for shown in self.replayed.stage.shown]  # type: ignore[misc]
