"""Learns what the shape of a hand adds to the chance of a bid, beside the sum of its odds."""

from __future__ import annotations

from random import Random

from ai.cards.bidding import offers
from ai.cards.odds import BID_CLASSES, TRAITS, Lessons, Odds, steep, traits
from ai.cards.policy import CardPolicy
from ai.cards.selfplay import CURIOUS, deal_hand, place_bids
from game.rules.compact import Code

CAREFUL = 20.0  # keeps what few hands tell from being believed
PASSES = 2
Square = list[list[float]]


class Fit:
    """Least squares: which weights of the traits explain what was left unexplained."""

    def __init__(self) -> None:
        self.square = [[CAREFUL * (i == j) for j in range(TRAITS)] for i in range(TRAITS)]
        self.side = [0.0] * TRAITS

    def add(self, seen: list[float], missing: float) -> None:
        for i, one in enumerate(seen):
            self.side[i] += one * missing
            row = self.square[i]
            for j, other in enumerate(seen):
                row[j] += one * other

    def weights(self) -> list[float]:
        return solved([[*row, end] for row, end in zip(self.square, self.side, strict=True)])


def solved(rows: Square) -> list[float]:
    """The solution of linear equations, each with its right side at the end."""
    size = len(rows)
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        rows[at] = [number / rows[at][at] for number in rows[at]]
        for other in range(size):
            if other != at:
                factor = rows[other][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [row[-1] for row in rows]


def learn_control(code: Code, lessons: Lessons, hands: int, seed: int) -> None:
    """Corrects the lessons, twice, as bids change with what is believed of them."""
    for number in range(PASSES):
        fits = _fits(code, lessons, hands, seed + number)
        for weights, fit in zip(lessons.control, fits, strict=True):
            weights[:] = [old + new for old, new in zip(weights, fit.weights(), strict=True)]


def _fits(code: Code, lessons: Lessons, hands: int, seed: int) -> list[Fit]:
    odds, random = Odds(code, lessons), Random(seed)
    policy, fits = CardPolicy(odds), [Fit() for _ in range(BID_CLASSES)]
    longest = max(code.setup.plan)
    for number in range(hands):
        position = deal_hand(code, number % longest + 1, number % code.seats, random).fork()
        place_bids(odds, position, random, CURIOUS)
        dealt, bids = [position.held(seat) for seat in range(code.seats)], position.bids[:]
        position.play_out(policy, random.random)
        for seat, (held, bid) in enumerate(zip(dealt, bids, strict=True)):
            offer, shape = offers(odds, held, seat == position.starter)[bid], odds.shape(held)
            exact, made = offer.fate.exact, position.won[seat] == bid
            seen = [steep(exact) * trait for trait in traits(shape, bid)]
            fits[min(bid, BID_CLASSES - 1)].add(seen, made - exact)
    return fits
