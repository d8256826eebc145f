"""Matches that were played by chance, to fill a logbook: for pictures and figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

from game.match.entry import CONCEDED, FINISHED, HELPED, Entry, moment_of
from game.match.record import MatchRecord, replay
from game.match.seat import BOT, Seat
from game.match.session import Session
from game.play.looks import default_look
from game.rules.actions import Bid, Decision
from game.rules.edition import Edition, Setup
from game.rules.view import View

PEOPLE = ("Anne", "Jonas", "Mira")
BOTS = (
    ("Muschel-Max", "captain", "gambler"),
    ("Salty Nell", "sailor", "steady"),
    ("Old Tobias", "legend", "cautious"),
    ("Ruby Tide", "captain", "treasure_hunter"),
    ("Barnacle Bo", "cabin_boy", "saboteur"),
)
FIRST = datetime(2026, 1, 5, 19, 30, tzinfo=UTC)
TURNS = (1, 1, 2, 3)  # how many people sit at the table, by turns


class Chancer:
    """A player that bids about an equal share of the tricks, and plays whatever is allowed."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View) -> Decision:
        bids = [choice for choice in view.legal if isinstance(choice, Bid)]
        if not bids:
            return view.legal[int(self._rng.random() * len(view.legal))]
        fair = (len(bids) - 1) / view.setup.seats
        wanted = max(0.0, self._rng.gauss(fair, 0.8))
        return min(bids, key=lambda bid: abs(bid.tricks - wanted))


def past_matches(editions: Mapping[str, Edition], count: int) -> Iterator[MatchRecord]:
    """So many of all editions, a day or so apart, with people and bots at the table."""
    kinds = [edition.setup(4) for edition in editions.values()]
    for number in range(count):
        yield past_match(kinds[number % len(kinds)], number)


def past_match(setup: Setup, number: int) -> MatchRecord:
    """One match; the same number gives the same one."""
    rng = Random(number)
    seats = _seats(setup.seats, TURNS[number % len(TURNS)], number)
    session = Session(setup, seats, number, {s: Chancer(rng) for s in range(setup.seats)})
    session.advance()
    moment = moment_of(FIRST + timedelta(hours=31 * number % 6000, minutes=number % 60))
    marks = frozenset({HELPED} if number % 7 == 3 else ())
    entry = Entry(FINISHED, moment, moment, 600 + 67 * (number % 19), marks=marks)
    return replace(session.record, entry=entry.at(replay(session.record)))


def given_up(record: MatchRecord) -> MatchRecord:
    """The same match, conceded in the middle."""
    short = replace(record, actions=record.actions[: len(record.actions) // 2])
    entry = replace(record.entry.at(replay(short)), status=FINISHED, marks=frozenset({CONCEDED}))
    return replace(short, entry=entry)


def _seats(count: int, people: int, number: int) -> Sequence[Seat]:
    crew = [Seat(name, look=str(default_look(n))) for n, name in enumerate(PEOPLE[:people])]
    for at in range(count - people):
        name, level, character = BOTS[(number + at) % len(BOTS)]
        look = str(default_look(people + at))
        crew.append(Seat(name, BOT, level, character, look))
    return crew
