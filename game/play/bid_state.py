"""How a bid stands in the middle of a hand, and who leads: all of it lies open on the table."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.state import Phase
from game.rules.view import HandView, View

NEEDS, ON_TARGET, SUNK = "needs", "on_target", "sunk"


class BidState(NamedTuple):
    """`needs` is how many tricks are still missing."""

    kind: str
    won: int
    bid: int

    @property
    def needs(self) -> int:
        return max(0, self.bid - self.won)


def bid_state(hand: HandView, seat: int) -> BidState | None:
    """Exactly met so far, still short, or out of reach; nothing while the bid is hidden."""
    bid = hand.bids[seat] if seat < len(hand.bids) else None
    if bid is None:
        return None
    won, left = hand.won[seat], hand.cards - len(hand.tricks)
    if won == bid:
        return BidState(ON_TARGET, won, bid)
    return BidState(NEEDS if won < bid <= won + left else SUNK, won, bid)


def leader(view: View) -> int | None:
    """Who leads the trick, and before the first one who will."""
    hand = view.hand
    if hand is None:
        return None
    return hand.starter if view.phase in (Phase.BID, Phase.LOAD) else hand.order[0]
