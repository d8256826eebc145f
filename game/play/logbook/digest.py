"""What is counted of one match: a few figures that are a function of its record alone."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from game.match.entry import CONCEDED, FINISHED, OVER, PRACTICE, Entry
from game.match.record import Head, MatchRecord, setup_of
from game.match.seat import HUMAN
from game.play.highlights.highlight import hands_of, tricks_of
from game.play.highlights.of_scores import bonus_of
from game.play.logbook.deeds import deeds_of
from game.play.logbook.luck import expected_tricks
from game.rules.edition import Edition, Setup
from game.rules.engine import apply, new_match
from game.rules.events import DieRolled, Event, HandScored
from game.rules.options import Options

DAILY = "daily"


class Sitter(NamedTuple):
    """Who sat there."""

    name: str
    kind: str
    level: str
    personality: str
    look: str

    @property
    def is_person(self) -> bool:
        return self.kind == HUMAN


class Line(NamedTuple):
    """A match in the list: what is known of it without its hands."""

    id: str
    edition: str
    status: str
    started: str
    played: str
    seconds: int
    hand: int
    hands: int
    totals: tuple[int, ...]
    marks: tuple[str, ...]
    daily: str
    seats: tuple[Sitter, ...]
    is_elsewhere: bool = False

    @property
    def is_complete(self) -> bool:
        """Whether it was played to its end."""
        return self.status in (OVER, FINISHED) and CONCEDED not in self.marks

    @property
    def is_open(self) -> bool:
        """Whether it can be continued, or its result is still to be seen."""
        return self.status != FINISHED

    @property
    def counts(self) -> bool:
        """Whether it counts for statistics and all that comes of them."""
        return self.status in (OVER, FINISHED) and PRACTICE not in self.marks

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat; equal totals share a place."""
        return places_of(self.totals)

    @property
    def people(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.is_person]

    def seat_of(self, person: str) -> int | None:
        """Where the person sat, if at all."""
        return next((n for n in self.people if self.seats[n].name == person), None)


class Score(NamedTuple):
    """One seat in one hand; `bonus` is what came on top of the bid."""

    bid: int
    won: int
    points: int
    bonus: int

    @property
    def is_exact(self) -> bool:
        return self.bid == self.won


class Counted(NamedTuple):
    """A hand that was scored."""

    cards: int
    scores: tuple[Score, ...]


class Tally(NamedTuple):
    """What else is counted of one seat; `expected` is None where no dice are rolled."""

    captures: dict[str, int]
    expected: float | None
    deeds: tuple[str, ...]


@dataclass(frozen=True)
class Digest:
    """One match; `rules` tells what differs from the usual rules, `faces` what all rolled."""

    line: Line
    rules: str
    hands: tuple[Counted, ...]
    tallies: tuple[Tally, ...]
    faces: dict[str, int]

    @property
    def course(self) -> list[tuple[int, ...]]:
        """The totals after each hand."""
        totals, course = (0,) * len(self.line.seats), []
        for hand in self.hands:
            pairs = zip(totals, hand.scores, strict=True)
            totals = tuple(total + score.points for total, score in pairs)
            course.append(totals)
        return course


def places_of(totals: Sequence[int]) -> tuple[int, ...]:
    return tuple(1 + sum(other > total for other in totals) for total in totals)


def line_of(match: str, head: Head, is_elsewhere: bool = False) -> Line:
    entry, daily = head.entry, head.entry.extra.get(DAILY)
    daily = daily if isinstance(daily, str) and _is_day(daily) else ""
    return Line(
        match,
        head.edition,
        *_entry_parts(entry),
        daily,
        tuple(Sitter(s.name, s.kind, s.level, s.personality, s.look) for s in head.seats),
        is_elsewhere,
    )


def _is_day(text: str) -> bool:
    """Whether it is a date; in a file of somebody else it may be anything."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def _entry_parts(
    entry: Entry,
) -> tuple[str, str, str, int, int, int, tuple[int, ...], tuple[str, ...]]:
    known = entry.status, entry.started, entry.played, entry.seconds, entry.hand, entry.hands
    return (*known, entry.totals, tuple(sorted(entry.marks)))


def events_of(record: MatchRecord) -> tuple[Setup, list[Event]]:
    """Everything that happened, hidden or not: for counting what is over."""
    setup = setup_of(record)
    state, events = new_match(setup), list[Event]()
    for action in record.actions:
        state, more = apply(state, action)
        events += more
    return setup, events


def digest_of(match: str, record: MatchRecord) -> Digest:
    """Counted from the events; only hands that were scored count."""
    setup, events = events_of(record)
    hands = hands_of(events)
    whole = events[: _end_of_last_hand(events)]
    line = line_of(match, Head(record.edition, record.seats, record.entry))
    rolled = Counter(event.face for event in whole if isinstance(event, DieRolled))
    return Digest(
        line._replace(totals=hands[-1].totals if hands else (0,) * setup.seats),
        rules_of(setup.edition, setup.options),
        tuple(_counted(hand) for hand in hands),
        _tallies(setup, whole, line),
        dict(sorted(rolled.items())),
    )


def _end_of_last_hand(events: Sequence[Event]) -> int:
    ends = [at for at, event in enumerate(events, 1) if isinstance(event, HandScored)]
    return ends[-1] if ends else 0


def _counted(hand: HandScored) -> Counted:
    return Counted(
        hand.cards, tuple(Score(s.bid, s.won, s.points, bonus_of(s)) for s in hand.scores)
    )


def _tallies(setup: Setup, events: Sequence[Event], line: Line) -> tuple[Tally, ...]:
    captures: list[Counter[str]] = [Counter() for _ in range(setup.seats)]
    tricks = list(tricks_of(events))
    for _, trick in tricks:
        if trick.winner is not None and trick.winner < setup.seats:
            captures[trick.winner].update(bonus.kind for bonus in trick.bonuses)
    expected = expected_tricks(setup, [trick for _, trick in tricks])
    levels = [seat.level for seat in line.seats]
    deeds = deeds_of(setup, events, levels, expected) if line.is_complete else {}
    return tuple(
        Tally(dict(captures[seat]), expected[seat] if expected else None, deeds.get(seat, ()))
        for seat in range(setup.seats)
    )


def rules_of(edition: Edition, options: Options) -> str:
    """The options that differ from the usual ones, as one text that can be compared."""
    usual = {option.key: option.default for option in edition.options}
    changed = {key: value for key, value in options.items() if value != usual[key]}
    return json.dumps(changed, sort_keys=True) if changed else ""
