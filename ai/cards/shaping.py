"""How hands of what shape have fared with which bid, and the network that learns it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt, tanh
from operator import mul
from random import Random
from typing import NamedTuple

from ai.cards.bidding import quick_bid, quick_load
from ai.cards.odds import DEALT, DEEPEST, LEADS, UNIT, Network, Odds, Row
from ai.cards.policy import CardPolicy
from ai.cards.selfplay import deal_hand
from ai.cards.shape import (
    SIGHTS,
    TRAITS,
    hand_of,
    is_near,
    logits,
    shares_of,
    sights_of,
)
from game.rules.compact import Position

HIDDEN = 20
# A bid that is tried is zero, or so far from the sum.
NEAR = 2
# Adam's rule: how far weights move at first, how long what moved them is remembered.
STEP, MOMENTUM, SPREAD, TINY = 0.01, 0.9, 0.999, 1e-8
BATCH = 256


class Fared(NamedTuple):
    """A bid that was played: what the network is told of it, and by how much it was missed."""

    told: Row
    exact: float
    near: float
    off: int


def played(odds: Odds, hands: int, seed: int) -> Iterator[Fared]:
    """What came of the bids of so many hands. Everybody bids as usual but for one, or among more
    than two for two, who try something near it.
    """
    code, random, policy = odds.code, Random(seed), CardPolicy(odds)
    longest = min(max(code.setup.plan), DEEPEST)
    for number in range(hands):
        cards, starter = number % longest + 1, number // longest % code.seats
        position = deal_hand(code, cards, starter, random).fork()
        _bid(odds, position, random)
        held, bids = [position.held(seat) for seat in range(code.seats)], position.bids[:]
        position.play_out(policy, random.random)
        for seat, bid in enumerate(bids):
            off = abs(position.bids[seat] - position.won[seat])
            yield from _fared(odds, held[seat], seat == starter, bid, off)


def _bid(odds: Odds, position: Position, random: Random) -> None:
    seats = odds.code.seats
    first = int(random.random() * seats)
    trying = {first, (first + seats // 2) % seats} if seats > 2 else {first}
    for seat in range(seats):
        held = position.held(seat)
        usual = quick_bid(odds, held, seat == position.starter)
        position.bids[seat] = _tried(odds, held, random) if seat in trying else usual
    if odds.code.setup.scoring.loads:
        for seat, bid in enumerate(position.bids):
            leads = seat == position.starter
            held = position.held(seat)
            position.loads[seat] = quick_load(odds, held, position.bids, bid, leads)


def _tried(odds: Odds, held: Sequence[int], random: Random) -> int:
    """Zero, or a bid near the sum."""
    middle = int(odds.dealt_totals(held)[1] / UNIT + 0.5)
    low, high = max(0, middle - NEAR), min(len(held), middle + NEAR)
    number = int(random.random() * (high - low + 2))
    return 0 if number > high - low else low + number


def _fared(odds: Odds, held: Sequence[int], leads: bool, bid: int, off: int) -> Iterator[Fared]:
    hand = hand_of(odds, held, leads)
    if is_near(hand, bid):
        total = odds.dealt_totals(held)[bid > 0]
        known = odds.smooth_fate(DEALT * LEADS + leads, len(held), bid, total)
        yield Fared(hand.traits + sights_of(hand, bid, known), *logits(known), off)


class Pupil:
    """A network that learns, by Adam's rule."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._inside = [self._drawn(TRAITS + SIGHTS) for _ in range(HIDDEN)]
        self._answers = [[0.0] * (HIDDEN + 1) for _ in range(2)]
        self._rows = [*self._inside, *self._answers]
        self._means, self._squares = ([[0.0] * len(row) for row in self._rows] for _ in range(2))
        self._steps = 0

    def _drawn(self, size: int) -> Row:
        return [self._random.gauss(0.0, 1 / sqrt(size)) for _ in range(size)]

    def learn(self, hands: list[Fared], passes: int) -> Network:
        order, total = list(range(len(hands))), passes * len(hands)
        for number in range(passes):
            self._random.shuffle(order)
            for at in range(0, len(order), BATCH):
                batch = [hands[hand] for hand in order[at : at + BATCH]]
                step = STEP * (1 - (number * len(hands) + at) / total)
                self._move(self._slopes(batch), step)
        by_hand, by_bid = [r[:TRAITS] for r in self._inside], [r[TRAITS:] for r in self._inside]
        return Network(by_hand, by_bid, self._answers)

    def _slopes(self, batch: list[Fared]) -> list[Row]:
        """Which way every weight would have to go for these hands to be less of a surprise."""
        told = [hand.told for hand in batch]
        hidden = [[tanh(sum(map(mul, row, one))) for one in told] for row in self._inside]
        hidden.append([1.0] * len(batch))
        answers = [self._answers_to(values) for values in zip(*hidden, strict=True)]
        chances = [
            shares_of(hand.exact + exact, hand.near + near)
            for hand, (exact, near) in zip(batch, answers, strict=True)
        ]
        lacks = [
            [(hand.off == off) - chance[off] for hand, chance in zip(batch, chances, strict=True)]
            for off in (0, 1)
        ]
        columns, slopes = list(zip(*told, strict=True)), []
        for values, one, two in zip(hidden[:-1], *self._answers, strict=False):
            back = [
                (first * one + second * two) * (1 - value * value)
                for first, second, value in zip(*lacks, values, strict=True)
            ]
            slopes.append([sum(map(mul, back, column)) for column in columns])
        return slopes + [[sum(map(mul, lack, values)) for values in hidden] for lack in lacks]

    def _answers_to(self, values: Sequence[float]) -> tuple[float, float]:
        one, two = self._answers
        return sum(map(mul, one, values)), sum(map(mul, two, values))

    def _move(self, slopes: list[Row], step: float) -> None:
        self._steps += 1
        step *= sqrt(1 - SPREAD**self._steps) / (1 - MOMENTUM**self._steps)
        for row, slope, mean, square in zip(
            self._rows, slopes, self._means, self._squares, strict=True
        ):
            for at, value in enumerate(slope):
                mean[at] += (1 - MOMENTUM) * (value - mean[at])
                square[at] += (1 - SPREAD) * (value * value - square[at])
                row[at] += step * mean[at] / (sqrt(square[at]) + TINY)
