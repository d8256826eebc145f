"""Habits learnt from play: everybody at the table plays by the policy and is watched."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ai.dice.habits import (
    CLASSES,
    CROWDS,
    LEADS,
    Habits,
    Hope,
    crowd_of,
    from_the_bag,
    place,
    stage_of,
)
from ai.dice.policy import DicePolicy
from game.rules.compact import Code, Position

Bidder = Callable[[Position, int], int]
# Rarely seen places lean on the bag as if it had been seen so often.
PRIOR = 4.0
DIGITS = 4


class Watch:
    """Plays hands and counts what is done in them."""

    def __init__(self, code: Code, policy: DicePolicy, bid: Bidder, random: Random) -> None:
        self.code, self.policy, self.bid, self.random = code, policy, bid, random
        self.rolled: dict[int, list[int]] = {}
        sizes = range(max(code.setup.plan) + 1)
        self.hungry = [[[[0, 0], [0, 0]] for _ in sizes] for _ in CROWDS]
        self.hopes = [[[0, 0, 0] for _ in range(left + 1)] for left in sizes]

    def hand(self, cards: int, starter: int) -> None:
        """Play one hand from the deal to its end."""
        code, position = self.code, Position(self.code, cards, starter)
        deck = self.random.sample(code.deck, code.seats * cards)
        seats = range(code.seats)
        position.deal([deck[seat * cards : (seat + 1) * cards] for seat in seats], [])
        position.bids = [self.bid(position, seat) for seat in seats]
        crowd = crowd_of(sum(position.bids), cards)
        needs = []
        while position.left:
            needs.append([b - w for b, w in zip(position.bids, position.won, strict=True)])
            self._count_hungry(self.hungry[crowd][position.left], needs[-1])
            self._trick(position)
        self._count_hopes(needs, [b - w for b, w in zip(position.bids, position.won, strict=True)])

    def _trick(self, position: Position) -> None:
        """Play one trick, watching also those who have no choice (a playout does not ask them)."""
        code = self.code
        for seat in position.order:
            legal = position.legal(seat)
            move = self.policy.choose(position, seat, legal) if len(legal) > 1 else legal[0]
            self._count_roll(position, seat, move)
            face = code.faces_of[move][int(self.random.random() * 6)]
            position.take(seat, move)
            position.node = code.step(position.node, face)
            position.plays.append(face)
        winner = position.order[code.best[position.node]]
        position.won[winner] += 1
        position.left -= 1
        position.order = code.setup.order_from(winner, position.starter)
        position.plays, position.node = [], code.empty

    def _count_roll(self, position: Position, seat: int, move: int) -> None:
        node = position.node
        mood = int(position.bids[seat] > position.won[seat])
        at = place(stage_of(position.left), mood, self.code.lead[node], self.code.rank[node])
        self.rolled.setdefault(at, [0] * len(self.code.pieces))[move] += 1

    def _count_hungry(self, counts: list[list[int]], needs: list[int]) -> None:
        hungry = sum(need > 0 for need in needs)
        for need in needs:
            counted = counts[need > 0]
            counted[0] += hungry - (need > 0)
            counted[1] += len(needs) - 1

    def _count_hopes(self, needs: list[list[int]], end: list[int]) -> None:
        for left, row in enumerate(reversed(needs), 1):
            for need, off in zip(row, end, strict=True):
                if 0 <= need <= left:
                    counted = self.hopes[left][need]
                    counted[0] += off == 0
                    counted[1] += abs(off)
                    counted[2] += 1

    def habits(self) -> Habits:
        rolled = {at: self._odds(at, seen) for at, seen in sorted(self.rolled.items())}
        hungry = [[[_share(h + 1, n + 2) for h, n in row] for row in c] for c in self.hungry]
        hopes = [
            [Hope(_share(made + 1, n + 2), _share(off + 1, n + 1)) for made, off, n in row]
            for row in self.hopes
        ]
        hopes[0] = [Hope(1.0, 0.0)]
        return Habits(rolled, hungry, hopes)

    def _odds(self, at: int, seen: list[int]) -> list[float]:
        blind = from_the_bag(self.policy.kinds, at // CLASSES % LEADS)
        total = sum(seen) + PRIOR
        return [_share(n + PRIOR * p, total) for n, p in zip(seen, blind, strict=True)]


def _share(part: float, whole: float) -> float:
    return round(part / whole, DIGITS)


def watch(code: Code, policy: DicePolicy, bid: Bidder, hands: int, random: Random) -> Habits:
    """The habits seen in so many hands of every length."""
    watched = Watch(code, policy, bid, random)
    for number in range(hands):
        watched.hand(number % max(code.setup.plan) + 1, number % code.seats)
    return watched.habits()
