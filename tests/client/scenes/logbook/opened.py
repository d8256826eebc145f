"""The logbook in a headless game, with some matches in it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.client.app import App
from game.client.doors import open_logbook, open_title
from game.client.scenes.logbook.scene import LogbookScene
from game.match.record import MatchRecord
from game.play.logbook.chart import LEVELS
from game.play.services import Services
from game.play.settings import Settings
from tests.client.driver import Driver
from tests.client.scenes.table.tables import AtOnce
from tests.match.matches import SETUPS
from tests.play.logbook.books import SHORT, WILD, cut_off, marked, recorded

RECORDS = (
    recorded(SETUPS["dice"], 1),
    recorded(SHORT, 2, 1),
    recorded(WILD, 3),
    cut_off(recorded(SHORT, 4), 30, "conceded"),
    marked(recorded(SETUPS["dice"], 5, 2), "helped", "taken_back"),
)


def logbook(
    *,
    records: Sequence[MatchRecord] = RECORDS,
    folder: Path | None = None,
    lang: str = "en",
    size: tuple[int, int] = (1280, 720),
    text_size: float = 1.0,
    tab: str = "",
) -> Driver:
    """Opened from the title; everything is counted."""
    settings = Settings(text_size=text_size, reduced_motion=True)
    services = Services(think=AtOnce, levels=LEVELS)
    app = App.headless(size, lang, settings, folder=folder, services=services)
    for record in records:
        app.games.archive.take_in(record)
    open_title(app)
    open_logbook(app, tab)
    driver = Driver(app)
    while scene(driver).is_counting:
        driver.wait(16)
    return driver


def scene(driver: Driver) -> LogbookScene:
    return next(each for each in driver.app.stack if isinstance(each, LogbookScene))
