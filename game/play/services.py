"""What the composition root hands to the client: the version, and whoever thinks for the bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Protocol, TypeVar

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


Think = Callable[[Seat, View, Random], Thought]
Advise = Callable[[View, Random], Thinking[Advice]]
Claims = Callable[[View, Decision], Sequence[Claim]]
Chances = Callable[[View], Mapping[str, float]]
Problems = Callable[[Iterable[Setup]], list[str]]


def nobody_thinks(seat: Seat, view: View, rng: Random) -> Thought:
    raise NotImplementedError("no bots were handed to the client")


def nobody_advises(view: View, rng: Random) -> Thinking[Advice]:
    raise NotImplementedError("nobody who gives advice was handed to the client")


def nothing_to_say(view: View, decision: Decision) -> Sequence[Claim]:
    return ()


def nobody_knows(view: View) -> Mapping[str, float]:
    return {}


def no_problems(setups: Iterable[Setup]) -> list[str]:
    return []


@dataclass
class Services:
    """`think` begins a bot's decision; `chances` tells per piece in hand how likely it is to win
    the trick now; `advise` begins to work out what the strongest bot would do with a view, drawing
    from the stream that is handed to it (`thinking(seed, view)`: then it is what the bot does);
    `claims` tells what speaks for any decision, or against it; `levels` and `personalities` are
    what a bot's seat may say, weakest first; `problems` names whatever the bots lack to play these
    setups.
    """

    version: str = "0.0.0"
    think: Think = nobody_thinks
    chances: Chances = nobody_knows
    advise: Advise = nobody_advises
    claims: Claims = nothing_to_say
    levels: tuple[str, ...] = ()
    personalities: tuple[str, ...] = field(default=())
    problems: Problems = no_problems
