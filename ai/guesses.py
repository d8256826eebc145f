"""Guessed hands that fit what was seen: who holds what, judging by bids and plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol

from ai.worlds import Worlds
from game.rules.compact import Code, Position
from game.rules.view import View

BAG = -1


class Evidence(Protocol):
    """How well a hand explains what its seat has done."""

    def of(self, seat: int, held: int) -> float:
        """How well these pieces explain what their seat did; only worth comparing with its other
        hands.
        """


class Walk(Worlds):
    """Guesses each of which is a few steps away from the one before (a Metropolis walk)."""

    # So many exchanges are tried until the first guess, and then from one guess to the next.
    AT_FIRST, BETWEEN = 40, 5

    def __init__(self, view: View, code: Code) -> None:
        super().__init__(view, code)
        self._owners: list[int] = []
        self._pieces: list[int] = []
        self._in_hands = sum(count for _, count in self._needs)

    def draw(self, rng: Random) -> Position:
        if self._owners:
            self._walk(rng.random, self.BETWEEN)
        elif self._needs:
            self._begin(rng)
            self._walk(rng.random, self.AT_FIRST)
        return self._position()

    def _walk(self, random: Callable[[], float], steps: int) -> None:
        """Try so many exchanges."""
        raise NotImplementedError

    def _position(self) -> Position:
        """The guess as it stands."""
        raise NotImplementedError

    def _begin(self, rng: Random) -> None:
        """Where the walk starts: hands that fit at least the colours that were followed."""
        start, rest = super().draw(rng), Counter(self.unseen)
        for seat, count in self._needs:
            held = start.held(seat)
            self._owners += [seat] * count
            self._pieces += held
            rest.subtract(held)
        in_bag = list(rest.elements())
        self._owners += [BAG] * len(in_bag)
        self._pieces += in_bag


class Guesses(Walk):
    """Worlds in which everybody has bid and played sensibly.

    Two hidden pieces change places, always if that explains better what their owners did, and
    otherwise as rarely as it explains it worse. A hand is one number: the sum of the `weight` of
    its pieces.
    """

    def __init__(self, view: View, code: Code, weight: Sequence[int], likely: Evidence) -> None:
        super().__init__(view, code)
        self._weight, self._likely = weight, likely
        self._keys = [0] * (len(self._hand.held) + 1)  # the last one is the bag's
        self._keys[self._seat] = sum([weight[piece] for piece in self._mine])

    def _begin(self, rng: Random) -> None:
        super()._begin(rng)
        for seat, piece in zip(self._owners, self._pieces, strict=True):
            if seat != BAG:
                self._keys[seat] += self._weight[piece]

    def _walk(self, random: Callable[[], float], steps: int) -> None:
        owners, pieces, keys, weight = self._owners, self._pieces, self._keys, self._weight
        likely, in_hands, hidden = self._likely.of, self._in_hands, len(self._pieces)
        for _ in range(steps):
            one, other = int(random() * in_hands), int(random() * hidden)
            seat, partner = owners[one], owners[other]
            change = weight[pieces[other]] - weight[pieces[one]]
            if seat == partner or not change:
                continue
            mine, theirs = keys[seat], keys[partner]
            now, then = likely(seat, mine), likely(seat, mine + change)
            if partner != BAG:
                now *= likely(partner, theirs)
                then *= likely(partner, theirs - change)
            if then >= now or random() * now < then:
                keys[seat], keys[partner] = mine + change, theirs - change
                pieces[one], pieces[other] = pieces[other], pieces[one]
