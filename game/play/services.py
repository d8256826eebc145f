"""What the composition root hands to the client: the version, and whoever thinks for the bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Generic, Protocol, TypeVar

from game.match.record import MatchRecord
from game.match.seat import Seat
from game.rules.actions import Decision
from game.rules.edition import Setup
from game.rules.view import View


class Thought(Protocol):
    """A decision being thought about in the background."""

    @property
    def is_ready(self) -> bool: ...

    def cancel(self) -> None:
        """Stop thinking, and come back when that is done."""

    def decision(self) -> Decision: ...


class Claim(Protocol):
    """A fact about a decision: a text key, and the numbers, seats and pieces it speaks of."""

    @property
    def key(self) -> str: ...
    @property
    def details(self) -> Mapping[str, object]: ...


class Option(Protocol):
    """A decision, the points expected of this hand, the chance to make the bid, and how likely
    exactly 0, 1, 2, … tricks are in the end (empty where that is not known).
    """

    @property
    def action(self) -> Decision: ...
    @property
    def points(self) -> float: ...
    @property
    def chance(self) -> float: ...
    @property
    def tricks(self) -> Sequence[float]: ...


class Advice(Protocol):
    """Every legal decision, the advised one first, and what speaks for it."""

    @property
    def options(self) -> Sequence[Option]: ...
    @property
    def claims(self) -> Sequence[Claim]: ...


Found_co = TypeVar("Found_co", covariant=True)


class Thinking(Protocol[Found_co]):
    """Something being worked out in the background."""

    @property
    def is_ready(self) -> bool: ...

    def cancel(self) -> None:
        """Stop, and come back when that is done."""

    def result(self) -> Found_co:
        """Wait for it."""


class Verdict(Protocol):
    """A look back at a decision: what it promised, the better one if there was one, what it cost
    in points, all options, what speaks for the better one (or for this one, if there was none),
    and what is to be said about this one.
    """

    @property
    def chosen(self) -> Option: ...
    @property
    def better(self) -> Option | None: ...
    @property
    def loss(self) -> float: ...
    @property
    def options(self) -> Sequence[Option]: ...
    @property
    def reasons(self) -> Sequence[Claim]: ...
    @property
    def against(self) -> Sequence[Claim]: ...


Found = TypeVar("Found")
Wanted = Callable[[], bool]


class Beside(Protocol):
    """Begins some work in the background; it is told how to ask whether it was cancelled."""

    def __call__(self, work: Callable[[Wanted], Found]) -> Thinking[Found]: ...


Think = Callable[[Seat, View, Random], Thought]
Judge = Callable[[View, Decision, Random, Wanted], Verdict]
Par = Callable[[Setup, int, Random], float]
Advise = Callable[[View, Random], Thinking[Advice]]
Claims = Callable[[View, Decision], Sequence[Claim]]
Chances = Callable[[View], Mapping[str, float]]
PlayOut = Callable[[Setup, Sequence[Seat], int, Wanted], MatchRecord]
Problems = Callable[[Iterable[Setup]], list[str]]


def nobody_thinks(seat: Seat, view: View, rng: Random) -> Thought:
    raise NotImplementedError("no bots were handed to the client")


def nobody_advises(view: View, rng: Random) -> Thinking[Advice]:
    raise NotImplementedError("nobody who gives advice was handed to the client")


def nothing_to_say(view: View, decision: Decision) -> Sequence[Claim]:
    return ()


def nobody_judges(view: View, told: Decision, rng: Random, cancelled: Wanted) -> Verdict:
    raise NotImplementedError("nobody who judges decisions was handed to the client")


def nobody_reckons(setup: Setup, cards: int, rng: Random) -> float:
    return 0.0


class NoWork(Generic[Found]):
    """Work that nobody does."""

    is_ready = False

    def cancel(self) -> None:
        """There is nothing to be stopped."""

    def result(self) -> Found:
        raise NotImplementedError("nobody who works beside the window was handed to the client")


def nobody_works(work: Callable[[Wanted], Found]) -> Thinking[Found]:
    return NoWork()


def nobody_knows(view: View) -> Mapping[str, float]:
    return {}


def nobody_plays(setup: Setup, seats: Sequence[Seat], seed: int, cancelled: Wanted) -> MatchRecord:
    raise NotImplementedError("no bots were handed to the client")


def no_problems(setups: Iterable[Setup]) -> list[str]:
    return []


@dataclass
class Services:
    """`think` begins a bot's decision; `chances` tells per piece in hand how likely it is to win
    the trick now; `advise` begins to work out what the strongest bot would do with a view, drawing
    from the stream that is handed to it (`thinking(seed, view)`: then it is what the bot does);
    `claims` tells what speaks for any decision, or against it; `play` lets bots play a whole match
    and returns its record; `judge` looks back at a decision, and `par` tells what a hand of so many
    pieces brings on average. The last three take their time, so they are asked `beside` everything
    else. `levels` and `personalities` are what a bot's seat may say, weakest first; `problems`
    names whatever the bots lack to play these setups.
    """

    version: str = "0.0.0"
    think: Think = nobody_thinks
    chances: Chances = nobody_knows
    advise: Advise = nobody_advises
    claims: Claims = nothing_to_say
    play: PlayOut = nobody_plays
    judge: Judge = nobody_judges
    par: Par = nobody_reckons
    beside: Beside = nobody_works
    levels: tuple[str, ...] = ()
    personalities: tuple[str, ...] = field(default=())
    problems: Problems = no_problems
