"""What happened, for everyone who shows, tells or records it; hidden parts become None."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.pieces import Ability
from game.rules.scoring import ScoreLine
from game.rules.trick import Bonus, Reason


class HandDealt(NamedTuple):
    """A hand begins; each seat knows its own pieces only."""

    number: int
    cards: int
    starter: int
    hands: tuple[tuple[str, ...] | None, ...]


class BidPlaced(NamedTuple):
    seat: int
    tricks: int | None


class BidsRevealed(NamedTuple):
    bids: tuple[int, ...]


class LoadChosen(NamedTuple):
    seat: int
    load: str | None


class LoadsRevealed(NamedTuple):
    loads: tuple[str, ...]


class PiecePlayed(NamedTuple):
    """A piece left its hand; a card shows its face at once, a die is in the air."""

    seat: int
    piece: str
    face: str | None


class DieRolled(NamedTuple):
    seat: int
    piece: str
    face: str


class TrickTaken(NamedTuple):
    """A trick is over; `winner` is None when it was destroyed or set aside."""

    number: int
    order: tuple[int, ...]
    faces: tuple[str, ...]
    winner: int | None
    leader: int
    reason: Reason
    bonuses: tuple[Bonus, ...]


class AllianceMade(NamedTuple):
    """The player of a Loot and the taker of the trick both profit from exact bids."""

    looter: int
    taker: int


class AbilityWon(NamedTuple):
    """A named Pirate won its trick and its player may use what it can."""

    seat: int
    piece: str
    ability: Ability


class LeaderChosen(NamedTuple):
    seat: int
    leader: int


class CardsDrawn(NamedTuple):
    seat: int
    cards: int
    pieces: tuple[str, ...] | None


class CardsDiscarded(NamedTuple):
    seat: int
    cards: int
    pieces: tuple[str, ...] | None


class UndealtSeen(NamedTuple):
    seat: int
    cards: int
    pieces: tuple[str, ...] | None


class WagerPlaced(NamedTuple):
    seat: int
    points: int


class BidChanged(NamedTuple):
    seat: int
    change: int
    bid: int


class SeatScore(NamedTuple):
    """One seat's row of the score pad for one hand."""

    bid: int
    won: int
    load: str | None
    lines: tuple[ScoreLine, ...]
    points: int


class HandScored(NamedTuple):
    number: int
    cards: int
    scores: tuple[SeatScore, ...]
    totals: tuple[int, ...]


class MatchEnded(NamedTuple):
    """Most points wins; equal totals share the win."""

    totals: tuple[int, ...]
    winners: tuple[int, ...]


Event = (
    HandDealt
    | BidPlaced
    | BidsRevealed
    | LoadChosen
    | LoadsRevealed
    | PiecePlayed
    | DieRolled
    | TrickTaken
    | AllianceMade
    | AbilityWon
    | LeaderChosen
    | CardsDrawn
    | CardsDiscarded
    | UndealtSeen
    | WagerPlaced
    | BidChanged
    | HandScored
    | MatchEnded
)
