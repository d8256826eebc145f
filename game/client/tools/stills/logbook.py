"""The logbook in pictures, filled with matches of a few months."""

from __future__ import annotations

from functools import partial

from game.client.doors import (
    open_chart,
    open_logbook,
    open_past_match,
    open_setup,
    open_title,
)
from game.client.tools.past_matches import given_up, past_matches
from game.client.tools.stills.still import Shot, Still
from game.play.logbook.chart import chart_of, code_of

MATCHES = 24


def filled(still: Still) -> None:
    """With a match that goes on, and one that was given up."""
    still.sit_down(0)
    still.player.hurry(lambda: still.player.is_asked and still.tricks == 2)
    open_title(still.app)
    archive = still.app.games.archive
    for number, record in enumerate(past_matches(still.app.editions, MATCHES)):
        archive.take_in(given_up(record) if number % 11 == 10 else record)
    while still.app.logbook.lines() and still.app.logbook.count():
        pass


def logbook(still: Still, tab: str = "") -> None:
    filled(still)
    open_logbook(still.app, tab)


def match(still: Still) -> None:
    """The newest that was played to its end, in the edition that was asked for."""
    filled(still)
    open_logbook(still.app)
    edition = still.match.edition
    lines = [line for line in still.app.logbook.lines() if line.edition == edition]
    open_past_match(still.app, next(line.id for line in lines if line.is_complete))


def chart_code(still: Still) -> None:
    """The code of the newest match, typed into the setup."""
    filled(still)
    past = next(line for line in still.app.logbook.lines() if line.is_complete)
    record = still.app.logbook.read(past.id)
    open_setup(still.app)
    open_chart(still.app, code_of(chart_of(record), still.app.editions[record.edition]))


LOGBOOK: dict[str, Shot] = {
    "logbook": partial(logbook, tab="matches"),
    "logbook-match": match,
    "statistics": partial(logbook, tab="statistics"),
    "family": partial(logbook, tab="family"),
    "medals": partial(logbook, tab="medals"),
    "chart-code": chart_code,
}
