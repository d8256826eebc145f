"""Plays contests of many matches between bots and adds up the results."""

from __future__ import annotations

import hashlib
import random
import time
from array import array
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import lru_cache
from math import ceil, sqrt
from pathlib import Path
from typing import Protocol

from ai.advice import Follower
from ai.bot import bot_named
from ai.random_bot import RandomBot
from game.match.archive import match_id
from game.match.chance import thinking
from game.match.entry import FINISHED, Entry, now
from game.match.library import load_editions
from game.match.record import to_json
from game.match.seat import BOT, Seat
from game.match.session import Session
from game.rules.actions import Decision
from game.rules.edition import Setup
from game.rules.editions import edition_named
from game.rules.options import OptionValue
from game.rules.state import leaders
from game.rules.view import View

MOST_MATCHES = 2**32
RANDOM = "random"
HINT = "hint"  # whoever follows every hint
NORMAL_95 = 1.96


class Player(Protocol):
    """The interface of the bots of `ai`."""

    def choose(self, view: View, rng: random.Random) -> Decision: ...


def player_named(name: str) -> Player:
    """`random`, `hint`, or the name of a bot with its personality."""
    special: dict[str, type[Player]] = {RANDOM: RandomBot, HINT: Follower}
    return special[name]() if name in special else bot_named(name)


@dataclass(frozen=True)
class Contest:
    """What is to be played, as plain data that can be sent to another process.

    `players` are named in the order of the seats; with `rotate` every deal is played once for
    each turn of the table, so that everyone has had everyone's pieces. With a folder to `save`
    them in, every match is written there as a record.
    """

    edition: str
    players: tuple[str, ...]
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    matches: int = 1000
    seed: int = 1
    rotate: bool = False
    save: str = ""
    began: str = field(default_factory=now)

    @property
    def turns(self) -> int:
        return len(self.players) if self.rotate else 1

    @property
    def deals(self) -> int:
        """How many different deals there are: enough for at least so many matches."""
        return ceil(self.matches / self.turns)

    def setup(self) -> Setup:
        return _setup(self.edition, len(self.players), tuple(sorted(self.options.items())))


@lru_cache(maxsize=8)
def _setup(edition: str, seats: int, options: tuple[tuple[str, OptionValue], ...]) -> Setup:
    return edition_named(load_editions(), edition).setup(seats, dict(options))


@dataclass
class Played:
    """One deal, played in every turn of the table; lists are by player, not by seat."""

    wins: list[float]
    points: list[int]
    exact: list[int]
    zeros: list[int]
    seconds: list[array[float]]
    matches: int = 0
    hands: int = 0
    shared: int = 0


class _Timed:
    """A player at a seat of one match, with a stop-watch for processor time."""

    def __init__(self, player: Player, seed: int, turn: int, seconds: array[float]) -> None:
        self._player, self._seed, self._turn, self._seconds = player, seed, turn, seconds

    def choose(self, view: View) -> Decision:
        rng = thinking(self._seed, view, self._turn)
        start = time.process_time()
        decision = self._player.choose(view, rng)
        self._seconds.append(time.process_time() - start)
        return decision


def play_deal(contest: Contest, number: int) -> Played:
    """One deal of the contest, once for each turn of the table."""
    count = len(contest.players)
    played = Played(
        [0.0] * count, [0] * count, [0] * count, [0] * count, [array("f") for _ in range(count)]
    )
    for turn in range(contest.turns):
        _play_match(contest, contest.seed * MOST_MATCHES + number, turn, played)
    return played


def _play_match(contest: Contest, seed: int, turn: int, played: Played) -> None:
    setup, names = contest.setup(), contest.players
    count = len(names)
    at = [(seat + turn) % count for seat in range(count)]
    bots = {
        seat: _Timed(player_named(names[player]), seed, turn, played.seconds[player])
        for seat, player in enumerate(at)
    }
    session = Session(setup, [_seat(names[player]) for player in at], seed, bots)
    session.advance()
    if contest.save:
        _save(contest, session, turn)
    totals, scored = session.state.totals, session.state.scored
    winners = leaders(totals)
    played.matches += 1
    played.hands += len(scored)
    played.shared += len(winners) > 1
    for seat, player in enumerate(at):
        played.wins[player] += (seat in winners) / len(winners)
        played.points[player] += totals[seat]
        rows = [hand.scores[seat] for hand in scored]
        played.exact[player] += sum(row.bid == row.won for row in rows)
        played.zeros[player] += sum(row.bid == 0 for row in rows)


def _seat(name: str) -> Seat:
    level, _, personality = name.partition(":")
    return Seat(name, BOT, level, personality)


def _save(contest: Contest, session: Session, turn: int) -> None:
    """Under an id made of seed and turn, so that the same contest writes the same names."""
    entry = Entry(started=contest.began, played=contest.began).at(session.state)
    record = replace(session.record, entry=replace(entry, status=FINISHED))
    letters = hashlib.sha256(f"{session.seed}/{turn}".encode()).digest()[:8]
    path = Path(contest.save, f"{match_id(contest.began, letters)}.json")
    path.write_text(to_json(record), "utf-8", newline="\n")


def play_contest(contest: Contest, jobs: int = 1) -> Iterator[Played]:
    """All deals in order, played by `jobs` processes."""
    numbers = range(contest.deals)
    if jobs == 1:
        for number in numbers:
            yield play_deal(contest, number)
        return
    with ProcessPoolExecutor(jobs) as pool:
        chunk = max(1, min(16, contest.deals // (jobs * 4)))
        yield from pool.map(play_deal, [contest] * len(numbers), numbers, chunksize=chunk)


@dataclass
class Tally:
    """The results of a contest, added up."""

    contest: Contest
    deals: list[Played] = field(default_factory=list)

    def add(self, played: Played) -> None:
        self.deals.append(played)

    @property
    def matches(self) -> int:
        return sum(deal.matches for deal in self.deals)

    @property
    def hands(self) -> int:
        return sum(deal.hands for deal in self.deals)

    @property
    def shared(self) -> int:
        return sum(deal.shared for deal in self.deals)

    def standing(self, players: Sequence[int]) -> dict[str, float]:
        """The average of these players; the interval is over deals, not over matches."""
        count = len(players)
        shares = [sum(d.wins[p] for p in players) / d.matches / count for d in self.deals]
        mean, half = _interval(shares)
        hands = self.hands * count
        seconds = sorted(s for d in self.deals for p in players for s in d.seconds[p])
        return {
            "wins": round(sum(d.wins[p] for d in self.deals for p in players) / count, 2),
            "win_share": round(mean, 4),
            "low": round(max(0.0, mean - half), 4),
            "high": round(min(1.0, mean + half), 4),
            "average_score": round(self._sum("points", players) / self.matches / count, 2),
            "exact_bid_rate": round(self._sum("exact", players) / hands, 4),
            "zero_bid_rate": round(self._sum("zeros", players) / hands, 4),
            "decision_ms": round(1000 * sum(seconds) / len(seconds), 3),
            "decision_ms_p99": round(1000 * seconds[int(len(seconds) * 0.99)], 3),
        }

    def _sum(self, what: str, players: Sequence[int]) -> int:
        total = 0
        for deal in self.deals:
            column: list[int] = getattr(deal, what)
            total += sum(column[player] for player in players)
        return total


def _interval(values: Iterable[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    sample = list(values)
    mean = sum(sample) / len(sample)
    if len(sample) < 2:
        return mean, 1.0
    variance = sum((value - mean) ** 2 for value in sample) / (len(sample) - 1)
    return mean, NORMAL_95 * sqrt(variance / len(sample))
