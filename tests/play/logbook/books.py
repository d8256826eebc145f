"""Matches for the logbook: random ones of every edition, with people and bots at the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from game.match.archive import Archive
from game.match.entry import FINISHED, Entry
from game.match.record import MatchRecord, replay
from game.match.seat import BOT, Seat
from game.match.session import Session
from game.play.logbook.book import Logbook
from game.play.logbook.digest import Digest, digest_of
from game.rules.edition import Setup
from tests.match.matches import EDITIONS, EVERYTHING, SETUPS, RandomSeat

CREW = (
    Seat("Ada"),
    Seat("Bo", BOT, "captain", "gambler"),
    Seat("Cy"),
    Seat("Di", BOT, "legend", "steady"),
    Seat("Ed", BOT, "sailor"),
    Seat("Fay"),
    Seat("Gus", BOT, "cabin_boy", "saboteur"),
    Seat("Hal", BOT, "captain"),
)
SHORT = EDITIONS["beck"].setup(3, {"plan": "custom", "custom_plan": [2, 3]})
WILD = EDITIONS["beck"].setup(
    4, {**EVERYTHING, "plan": "custom", "custom_plan": [2, 7, 3]}, starter=1
)
# Every edition and way to score, none of them long.
KINDS: tuple[Setup, ...] = (SETUPS["dice"], SHORT, WILD, SETUPS["dice for six, landlubber"])


@lru_cache(maxsize=64)
def recorded(setup: Setup, seed: int, turn: int = 0) -> MatchRecord:
    """A whole match in which everybody decides at random, the crew sitting round by `turn`."""
    seats = [CREW[(seat + turn) % len(CREW)] for seat in range(setup.seats)]
    controllers = {seat: RandomSeat(seed, seat) for seat in range(setup.seats)}
    session = Session(setup, seats, seed, controllers)
    session.advance()
    entry = Entry(status=FINISHED, started=moment(seed), played=moment(seed), seconds=60 + seed)
    return replace(session.record, entry=entry.at(replay(session.record)))


def moment(number: int) -> str:
    return f"2026-03-{1 + number % 28:02}T10:{number % 60:02}:00Z"


def marked(record: MatchRecord, *marks: str, **extra: object) -> MatchRecord:
    entry = replace(record.entry, marks=frozenset(marks), extra=extra)
    return replace(record, entry=entry)


def cut_off(record: MatchRecord, actions: int, *marks: str) -> MatchRecord:
    """The match as it was when somebody left it for good."""
    short = replace(record, actions=record.actions[:actions])
    entry = replace(record.entry.at(replay(short)), status=FINISHED, marks=frozenset(marks))
    return replace(short, entry=entry)


@lru_cache(maxsize=1)
def many() -> tuple[MatchRecord, ...]:
    """Some of everything, with a conceded one and one for practice among them."""
    records = [recorded(KINDS[n % len(KINDS)], n, n % 3) for n in range(20)]
    records.append(cut_off(recorded(SETUPS["dice"], 30), 60, "conceded"))
    records.append(marked(recorded(SHORT, 31), "practice"))
    records.append(marked(recorded(SHORT, 32), "taken_back", "helped"))
    return tuple(records)


def digests(records: Sequence[MatchRecord] = ()) -> list[Digest]:
    """In the order of play."""
    found = [digest_of(f"match {n:03}", record) for n, record in enumerate(records or many())]
    return sorted(found, key=lambda digest: (digest.line.played, digest.line.id))


def kept(folder: Path | None, records: Sequence[MatchRecord]) -> Logbook:
    archive = Archive(folder)
    for record in records:
        archive.take_in(record)
    return Logbook(archive, folder)
