"""Guessed hands that fit the bids: who bids much is taken to hold strong dice."""

from __future__ import annotations

from collections.abc import Callable
from math import log
from random import Random

from ai.dice.mind import Mind
from ai.worlds import Worlds, rounds_of
from game.rules.compact import Position
from game.rules.view import View

# A hand is dealt again while its bid seems odd, but not for ever.
TRIES = 12
# A bid that costs so many points is believed as often as one that is e times better.
ODDITY = 4.0


class Guesses(Worlds):
    """Worlds of the dice game in which everybody has bid sensibly."""

    def __init__(self, view: View, mind: Mind) -> None:
        super().__init__(view, mind.code)
        self._mind = mind
        self._laid = [0] * len(self._hand.held)
        for order, faces in rounds_of(self._hand):
            for seat, token in zip(order, faces, strict=False):
                face = mind.code.face_code[token]
                self._laid[seat] += mind.code.weight[mind.code.piece_of[face]]
        self._own = self._key(self._mine)

    def draw(self, rng: Random) -> Position:
        position, pool = self._base.fork(), self.unseen[:]
        keys = [0] * len(self._laid)
        keys[self._seat] = self._own
        for seat, count in self._needs:
            dice = self._plausible(rng.random, pool, seat, count)
            keys[seat] = self._key(dice)
            for die in dice:
                pool.remove(die)
        position.keys = keys
        return position

    def _key(self, dice: list[int]) -> int:
        weight = self._code.weight
        return sum([weight[die] for die in dice])

    def _plausible(
        self, random: Callable[[], float], pool: list[int], seat: int, count: int
    ) -> list[int]:
        """Dice for a seat, drawn again as long as it would hardly have bid so."""
        colour, voids = self._code.colour, self._voids[seat]
        fitting = [die for die in pool if colour[die] not in voids] if voids else pool[:]
        if len(fitting) < count:
            fitting = pool[:]
        dice = _drawn(random, fitting, count)
        bid, leads = self._hand.bids[seat], self._hand.starter == seat
        if bid is None:
            return dice
        laid, points_of_bids = self._laid[seat], self._mind.points_of_bids
        for _ in range(TRIES):
            points = points_of_bids(laid + self._key(dice), leads)
            if points[bid] > max(points) + ODDITY * log(1.0 - random()):
                break
            dice = _drawn(random, fitting, count)
        return dice


def _drawn(random: Callable[[], float], pool: list[int], count: int) -> list[int]:
    """So many pieces at random; they are moved to the end of the pool."""
    end = len(pool)
    for last in range(end - 1, end - count - 1, -1):
        at = int(random() * (last + 1))
        pool[at], pool[last] = pool[last], pool[at]
    return pool[end - count :]
