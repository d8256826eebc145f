"""Everything that can be done to a match: the seats' decisions, and chance."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the whole deck (or bag) in the order in which it is dealt."""

    deck: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance: the face on which the die in the air lands."""

    face: str


@dataclass(frozen=True, slots=True)
class Bid:
    """Announce a number of tricks; secret until everyone has."""

    seat: int
    tricks: int


@dataclass(frozen=True, slots=True)
class Load:
    """Choose a cannon load; secret until everyone has."""

    seat: int
    load: str


@dataclass(frozen=True, slots=True)
class Play:
    """Play a piece; `face` declares what it is where its player may choose."""

    seat: int
    piece: str
    face: str | None = None


@dataclass(frozen=True, slots=True)
class ChooseLeader:
    """Rosie: name the seat that leads the next trick."""

    seat: int
    leader: int


@dataclass(frozen=True, slots=True)
class Discard:
    """Bendt: put away as many cards as were drawn."""

    seat: int
    pieces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Wager:
    """Rascal: bet points on the own bid."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class ChangeBid:
    """Harry: move the own bid by one, or leave it."""

    seat: int
    change: int


Decision = Bid | Load | Play | ChooseLeader | Discard | Wager | ChangeBid
Chance = Deal | Roll
Action = Decision | Chance
