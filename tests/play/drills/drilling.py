"""Drills without anybody who thinks: matches at random, and advice that was made up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Generic, NamedTuple, TypeVar

from game.match.record import MatchRecord
from game.match.seat import BOT, Seat
from game.match.session import Session
from game.play.services import Services, Wanted
from game.rules.actions import Bid, Decision
from game.rules.edition import Setup
from game.rules.view import View
from tests.client.scenes.table.tables import AtOnce

What = TypeVar("What")
CREW = tuple(Seat(name, BOT, "captain") for name in ("Ada", "Bo", "Cy", "Dee"))


class Found(Generic[What]):
    """Something that is known at once."""

    is_ready = True

    def __init__(self, found: What) -> None:
        self._found = found

    def cancel(self) -> None:
        """It is too late for that."""

    def result(self) -> What:
        return self._found


class AnyOption(NamedTuple):
    action: Decision
    points: float
    chance: float = 0.5
    tricks: Sequence[float] = ()


class AnyAdvice(NamedTuple):
    options: tuple[AnyOption, ...]
    claims: tuple[()] = ()


class AnyVerdict(NamedTuple):
    chosen: AnyOption
    options: tuple[AnyOption, ...]
    better: AnyOption | None = None
    loss: float = 0.0
    reasons: tuple[()] = ()
    against: tuple[()] = ()


class Careless:
    """Bids low and plays whatever comes."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, view: View) -> Decision:
        low = [each for each in view.legal if isinstance(each, Bid) and each.tricks < 2]
        return self._rng.choice(low or view.legal)


def random_match(
    setup: Setup, seats: Sequence[Seat], seed: int, cancelled: Wanted = lambda: False
) -> MatchRecord:
    rng = Random(seed)
    session = Session(setup, seats, seed, {n: Careless(rng) for n in range(len(seats))})
    session.advance()
    return session.record


def advice(view: View, rng: Random) -> Found[AnyAdvice]:
    """The first that is allowed is the best, and each further one worth three points less."""
    options = (AnyOption(each, 20.0 - 3 * n) for n, each in enumerate(view.legal))
    return Found(AnyAdvice(tuple(options)))


def judge(view: View, told: Decision, rng: Random, cancelled: Wanted) -> AnyVerdict:
    """The same of every choice."""
    options = advice(view, rng).result().options
    return AnyVerdict(next(each for each in options if each.action == told), options)


def work(job: Callable[[Wanted], What]) -> Found[What]:
    return Found(job(lambda: False))


SERVICES = Services(
    think=AtOnce,
    advise=advice,
    beside=work,
    play=random_match,
    judge=judge,
    levels=("captain",),
)
