"""What the composition root hands to the client: the version, and whoever thinks for the bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Protocol

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


Think = Callable[[Seat, View, Random], Thought]
Chances = Callable[[View], Mapping[str, float]]
Problems = Callable[[Iterable[Setup]], list[str]]


def nobody_thinks(seat: Seat, view: View, rng: Random) -> Thought:
    raise NotImplementedError("no bots were handed to the client")


def nobody_knows(view: View) -> Mapping[str, float]:
    return {}


def no_problems(setups: Iterable[Setup]) -> list[str]:
    return []


@dataclass
class Services:
    """`think` begins a bot's decision; `chances` tells per piece in hand how likely it is to win
    the trick now; `levels` and `personalities` are what a bot's seat may say, weakest first;
    `problems` names whatever the bots lack to play these setups.
    """

    version: str = "0.0.0"
    think: Think = nobody_thinks
    chances: Chances = nobody_knows
    levels: tuple[str, ...] = ()
    personalities: tuple[str, ...] = field(default=())
    problems: Problems = no_problems
