"""The frozen state of a match and of the hand being played."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple, TypeVar

from game.rules.edition import Setup
from game.rules.events import HandScored, TrickTaken
from game.rules.trick import Bonus, Trick


class Phase(Enum):
    """What the match waits for."""

    DEAL = "deal"
    BID = "bid"
    LOAD = "load"
    PLAY = "play"
    ROLL = "roll"
    CHOOSE_LEADER = "choose_leader"
    DISCARD = "discard"
    WAGER = "wager"
    CHANGE_BID = "change_bid"
    OVER = "over"

    __hash__ = object.__hash__  # Enum's own runs in Python, on every look-up


Held = tuple[tuple[str, ...], ...]


class Table(NamedTuple):
    """What changes with every play: the pieces still held, and the trick in the tray.

    The ghost's place comes after the seats'. `rolling` is the die in the air.
    """

    held: Held
    order: tuple[int, ...]
    trick: Trick
    plays: tuple[str, ...] = ()
    rolling: str | None = None

    @property
    def turn(self) -> int:
        return self.order[len(self.plays)]


@dataclass(frozen=True)
class Hand:
    """One deal and what was decided and won in it so far.

    `undealt_seen` is what `saw_undealt` saw at that moment: what is drawn later is not told.
    """

    number: int
    cards: int
    starter: int
    undealt: tuple[str, ...]
    bids: tuple[int | None, ...]
    loads: tuple[str | None, ...]
    wagers: tuple[int, ...]
    won: tuple[int, ...]
    discards: tuple[tuple[str, ...], ...]
    bonuses: tuple[tuple[Bonus, ...], ...]
    drawn: int = 0
    tricks: tuple[TrickTaken, ...] = ()
    alliances: tuple[tuple[int, int], ...] = ()
    saw_undealt: int | None = None
    undealt_seen: tuple[str, ...] = ()


class MatchState(NamedTuple):
    """A whole match; there is no hand and no table before a deal and after the last hand."""

    setup: Setup
    phase: Phase
    totals: tuple[int, ...]
    scored: tuple[HandScored, ...] = ()
    hand: Hand | None = None
    table: Table | None = None

    @property
    def hand_number(self) -> int:
        """The hand being played or about to be dealt, counted from 1."""
        return len(self.scored) + 1

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has the most points now; equal totals share."""
        return leaders(self.totals)


def leaders(totals: tuple[int, ...]) -> tuple[int, ...]:
    """The seats with the most points."""
    most = max(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == most)


Item = TypeVar("Item")


def evolve(old: Hand, **changes: object) -> Hand:
    """A copy with changes: dataclasses.replace without running the constructor (5 times faster)."""
    new = object.__new__(Hand)
    fields = new.__dict__
    fields.update(old.__dict__)
    fields.update(changes)
    return new


def placed(row: tuple[Item, ...], index: int, value: Item) -> tuple[Item, ...]:
    """The row with one place changed."""
    return (*row[:index], value, *row[index + 1 :])
