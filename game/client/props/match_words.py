"""A match of the past in words: when it was, how long it took, who was there and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Protocol

from game.client.toolkit.catalogs import Translator
from game.client.toolkit.ui import Ui
from game.match.entry import CONCEDED, OVER
from game.match.seat import HUMAN
from game.play.logbook.digest import Digest, Line

UNKNOWN = "–"


class Named(Protocol):
    """Somebody with a name, of a kind: a person or a bot."""

    @property
    def name(self) -> str: ...

    @property
    def kind(self) -> str: ...


def date_of(tr: Translator, moment: str) -> str:
    """The day as the language writes it, in the time zone of the player."""
    if not moment:
        return UNKNOWN
    local = _local(moment)
    month = tr("logbook.months").split("|")[local.month - 1]
    key = "logbook.date.first" if local.day == 1 else "logbook.date"
    return tr(key, day=local.day, month=month, year=local.year)


def time_of(moment: str) -> str:
    return f"{_local(moment):%H:%M}" if moment else ""


def _local(moment: str) -> datetime:
    return datetime.fromisoformat(moment).astimezone()


def length_of(tr: Translator, seconds: int) -> str:
    minutes = max(1, round(seconds / 60))
    if minutes < 60:
        return tr("logbook.minutes", minutes=minutes)
    return tr("logbook.hours", hours=minutes // 60, minutes=minutes % 60)


def marks_of(tr: Translator, line: Line) -> str:
    """What was special about a match, such as that it was for practice."""
    known = [mark for mark in line.marks if tr.has(f"logbook.mark.{mark}")]
    special = [*(["daily"] if line.daily else []), *known]
    return ", ".join(tr(f"logbook.mark.{mark}") for mark in special if mark != CONCEDED)


def result_of(tr: Translator, line: Line) -> str:
    """How a match ended, or how far it has come."""
    if CONCEDED in line.marks:
        return tr("logbook.conceded", hand=max(1, line.hand), hands=line.hands)
    if line.status == OVER:
        return tr("logbook.result_waits")
    if line.is_open:
        return tr("logbook.goes_on", hand=max(1, line.hand), hands=line.hands)
    return _verdict(tr, line)


def _verdict(tr: Translator, line: Line) -> str:
    """The place of the only person, unless that is the first; otherwise who won."""
    places, people = line.places, line.people
    if len(people) == 1 and places[people[0]] > 1:
        name, place = line.seats[people[0]].name, places[people[0]]
        return tr("logbook.place", name=name, place=place, count=len(places))
    winners = [seat.name for seat, place in zip(line.seats, places, strict=True) if place == 1]
    return tr("logbook.won", names=tr.list(winners))


def daily_result(tr: Translator, digest: Digest, streak: int) -> str:
    """How the deal of a day went for the first person, in one line to send to somebody."""
    line, seat = digest.line, digest.line.people[0]
    return tr(
        "chart.day.result",
        date=date_of(tr, line.daily),
        game=tr(f"setup.edition.{line.edition}.short"),
        place=line.places[seat],
        count=len(line.seats),
        points=line.totals[seat],
        made=sum(hand.scores[seat].is_exact for hand in digest.hands),
        hands=len(digest.hands),
        streak=streak,
    )


def rivals(tr: Translator, seats: Sequence[Named]) -> list[str]:
    """Everybody but the first person: all by name, or fewer and fewer of them."""
    people = [number for number, seat in enumerate(seats) if seat.kind == HUMAN]
    names = [seat.name for number, seat in enumerate(seats) if number not in people[:1]]
    shorter = [
        tr.plural("title.rivals_more", len(names) - named, names=", ".join(names[:named]))
        for named in range(len(names) - 1, 0, -1)
    ]
    return [tr("title.rivals", names=tr.list(names)), *shorter]


def fitting(ui: Ui, texts: Sequence[str], style: str, width: int) -> str:
    """The first text that is no wider than that, or else the last."""
    fit = (text for text in texts if ui.text.measure(text, style)[0] <= width)
    return next(fit, texts[-1])
