"""What a table has bid together against the tricks there are."""

from __future__ import annotations

from typing import NamedTuple

from game.play.ledger.sheet import COUNTED, Sheet


class Balance(NamedTuple):
    """`is_whole` when everybody has bid."""

    bids: int
    cards: int
    is_whole: bool

    @property
    def off(self) -> int:
        """How many tricks too many; below 0 too few."""
        return self.bids - self.cards


def balance(sheet: Sheet) -> Balance | None:
    """Of the hand being played; None while its bids are covered, and when it is over."""
    hand = sheet.hand
    if sheet.phase == COUNTED or (hand.secret and not hand.on):
        return None
    bids = [cell.wanted for cell in hand.cells]
    return Balance(sum(bid or 0 for bid in bids), sheet.cards(sheet.number), None not in bids)
