"""When somebody at the table has reason to speak: from public events alone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from game.rules.edition import Setup
from game.rules.events import (
    BidChanged,
    BidsRevealed,
    Event,
    HandDealt,
    HandScored,
    MatchEnded,
    TrickTaken,
)
from game.rules.pieces import Role

OCCASIONS = (
    "winning",
    "sunk",
    "captured",
    "capture",
    "stolen",
    "bid_zero",
    "bid_high",
    "leading",
    "last_hand",
)
BRAVE = 2  # a bid of so many, and of every second trick, is a high one
BOLD_ZERO = 3  # to bid nothing takes courage with so many pieces
CAUGHT = {
    "king_captured": Role.KING,
    "pirate_captured": Role.PIRATE,
    "mermaid_captured": Role.MERMAID,
}


class Occasion(NamedTuple):
    """`kind` is one of OCCASIONS, the most urgent first; `seat` is who would speak."""

    kind: str
    seat: int


@dataclass
class Heard:
    """What the table has heard of the match so far."""

    setup: Setup
    cards: int = 0
    bids: list[int] = field(default_factory=list)
    won: list[int] = field(default_factory=list)
    tricks: int = 0
    leader: int | None = None

    def occasions(self, event: Event) -> list[Occasion]:
        """Who has reason to speak now."""
        match event:
            case HandDealt():
                return [*self._dealt(event)]
            case BidsRevealed():
                return [*self._revealed(event.bids)]
            case BidChanged():
                self.bids[event.seat] = event.bid
            case TrickTaken():
                return [*self._taken(event)]
            case HandScored():
                return [*self._scored(event)]
            case MatchEnded():
                return [Occasion("winning", seat) for seat in event.winners]
        return []

    def _dealt(self, event: HandDealt) -> Iterator[Occasion]:
        self.cards, self.tricks = event.cards, 0
        self.won, self.bids = [0] * (self.setup.seats + 1), []
        if event.number == len(self.setup.plan) > 1:
            for seat in range(self.setup.seats):
                yield Occasion("last_hand", seat)

    def _revealed(self, bids: Sequence[int]) -> Iterator[Occasion]:
        self.bids = list(bids)
        for seat, bid in enumerate(bids):
            if bid == 0 and self.cards >= BOLD_ZERO:
                yield Occasion("bid_zero", seat)
            elif bid >= BRAVE and 2 * bid >= self.cards:
                yield Occasion("bid_high", seat)

    def _afloat(self, seat: int) -> bool:
        won, left = self.won[seat], self.cards - self.tricks
        return won <= self.bids[seat] <= won + left

    def _taken(self, trick: TrickTaken) -> Iterator[Occasion]:
        seats = range(len(self.bids))
        before = [self._afloat(seat) for seat in seats]
        robbed = self._robbed(trick)
        self.tricks += 1
        if trick.winner is not None:
            self.won[trick.winner] += 1
        for seat in seats:
            if before[seat] and not self._afloat(seat):
                yield Occasion("sunk", seat)
        yield from self._caught(trick)
        if robbed is not None:
            yield Occasion("stolen", robbed)

    def _caught(self, trick: TrickTaken) -> Iterator[Occasion]:
        """Who caught somebody, and whose figure it was."""
        roles = {CAUGHT[bonus.kind] for bonus in trick.bonuses if bonus.kind in CAUGHT}
        if not roles or trick.winner is None:
            return
        yield Occasion("capture", trick.winner)
        for seat, token in zip(trick.order, trick.faces, strict=True):
            if seat != trick.winner and self.setup.faces[token].role in roles:
                yield Occasion("captured", seat)

    def _robbed(self, trick: TrickTaken) -> int | None:
        """Who was about to take a trick that was needed, until its winner played."""
        if trick.winner not in trick.order[1:]:
            return None
        place = trick.order.index(trick.winner)
        faces = [self.setup.faces[token] for token in trick.faces[:place]]
        best = self.setup.tricks.fold(faces).best
        seat = trick.order[best] if best >= 0 else None
        if seat is None or seat >= len(self.bids):
            return None
        return seat if self.won[seat] < self.bids[seat] else None

    def _scored(self, event: HandScored) -> Iterator[Occasion]:
        """Who is alone in front now and was not before."""
        best = max(event.totals)
        first = [seat for seat, total in enumerate(event.totals) if total == best]
        before, self.leader = self.leader, first[0] if len(first) == 1 else None
        in_the_middle = 1 < event.number < len(self.setup.plan)
        if self.leader is not None and self.leader != before and in_the_middle:
            yield Occasion("leading", self.leader)
