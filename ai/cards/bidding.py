"""Quick bids and cannon loads: the expected score of every bid from the odds of the hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ai.cards.odds import LEADS, Fate, Odds, best_load, pressure_of
from ai.cards.shape import fates_of_bids, known_fates


class Offer(NamedTuple):
    """One bid and what it promises."""

    bid: int
    value: float
    bonus: float
    fate: Fate


def offers(odds: Odds, pieces: Sequence[int], leads: bool) -> list[Offer]:
    """Every bid that a hand allows."""
    bonus = sum(odds.bonus[piece] for piece in pieces)
    return _offers(odds, fates_of_bids(odds, pieces, leads), bonus)


def _offers(odds: Odds, fates: Sequence[Fate], bonus: float) -> list[Offer]:
    return [_offer(odds, fates, bid, bonus if bid else 0.0) for bid in range(len(fates))]


def _offer(odds: Odds, fates: Sequence[Fate], bid: int, bonus: float) -> Offer:
    fate = fates[bid]
    _, value = best_load(odds.code, len(fates) - 1, bid, fate)
    return Offer(bid, value + fate.exact * bonus, fate.exact * bonus, fate)


def worth_of_bids(odds: Odds, pieces: Sequence[int], leads: bool) -> list[float]:
    """The value of every offer by the sum of the odds; hands of the same worth are thought about
    once.
    """
    totals, bonus = odds.dealt_totals(pieces), int(sum([odds.bonus[piece] for piece in pieces]))
    key = (len(pieces), leads, *totals, bonus)
    known = odds.bids.get(key)
    if known is None:
        found = _offers(odds, list(known_fates(odds, pieces, leads)), bonus)
        known = odds.bids[key] = [offer.value for offer in found]
    return known


def quick_bid(odds: Odds, pieces: Sequence[int], leads: bool) -> int:
    """The best offer."""
    values = worth_of_bids(odds, pieces, leads)
    return values.index(max(values))


def quick_load(
    odds: Odds, pieces: Sequence[int], bids: Sequence[int], bid: int, leads: bool
) -> str:
    """The load by the chance to make the bid among these bids."""
    cards = len(pieces)
    climate = pressure_of(sum(bids), cards) * LEADS + leads
    fate = odds.smooth_fate(climate, cards, bid, odds.hand_total(pieces, cards, bid))
    load, _ = best_load(odds.code, cards, bid, fate)
    return load or ""
