"""Matches to test with: setups of every edition, and seats that decide at random."""

from __future__ import annotations

from ai.random_bot import RandomBot
from game.match.chance import generator
from game.match.library import load_editions
from game.match.record import MatchRecord, to_json
from game.match.seat import BOT, Seat
from game.match.session import Session
from game.rules.actions import Decision
from game.rules.edition import Setup
from game.rules.view import View

EDITIONS = load_editions()
EVERYTHING: dict[str, object] = {
    "kraken": True,
    "whale": True,
    "loot": True,
    "abilities": True,
    "scoring": "rascal_loads",
}
SETUPS: dict[str, Setup] = {
    "dice": EDITIONS["dice"].setup(4),
    "dice for six, landlubber": EDITIONS["dice"].setup(6, {"scoring": "landlubber"}, starter=5),
    "schmidt": EDITIONS["schmidt"].setup(3, starter=1),
    "schmidt for two": EDITIONS["schmidt"].setup(2),
    "beck": EDITIONS["beck"].setup(4),
    "beck with everything": EDITIONS["beck"].setup(5, EVERYTHING, starter=2),
    "beck for two with everything": EDITIONS["beck"].setup(2, EVERYTHING),
    "beck for eight": EDITIONS["beck"].setup(
        8, {"kraken": True, "after_kraken": "would_be_winner", "plan": "even_keeled"}
    ),
    "beck with a plan": EDITIONS["beck"].setup(3, {"plan": "custom", "custom_plan": [3, 5, 7]}),
}


# Streams that no match uses.
RANDOM_SEATS = 128


class RandomSeat:
    """Decides at random, and remembers what it was shown."""

    def __init__(self, seed: int, seat: int) -> None:
        self._rng = generator(seed, RANDOM_SEATS + seat)
        self.views: list[View] = []

    def choose(self, view: View) -> Decision:
        self.views.append(view)
        return RandomBot().choose(view, self._rng)


def bots(number: int) -> list[Seat]:
    return [Seat(f"Bot {seat}", BOT, level="random") for seat in range(number)]


def new_session(setup: Setup, seed: int = 1, humans: tuple[int, ...] = ()) -> Session:
    """Random seats, except for the humans."""
    seats = bots(setup.seats)
    for seat in humans:
        seats[seat] = Seat(f"Human {seat}")
    controllers = {s: RandomSeat(seed, s) for s in range(setup.seats) if s not in humans}
    return Session(setup, seats, seed, controllers)


def played(setup: Setup, seed: int = 1) -> Session:
    session = new_session(setup, seed)
    session.advance()
    return session


def cut(record: MatchRecord, number: int) -> MatchRecord:
    """The record as it was after so many actions."""
    return MatchRecord(**{**vars(record), "actions": record.actions[:number]})


def text_of(setup: Setup) -> str:
    return to_json(played(setup).record)
