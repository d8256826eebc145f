"""Guessed hands that fit what was seen: who holds which dice, judging by bids and rolls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from ai.dice.likely import Likely
from ai.dice.mind import Mind
from ai.worlds import Worlds
from game.rules.compact import Position
from game.rules.state import Phase
from game.rules.view import View

BAG = -1
# So many exchanges are tried until the first guess, and then from one guess to the next.
AT_FIRST, BETWEEN = 40, 5


class Guesses(Worlds):
    """Worlds of the dice game in which everybody has bid and rolled sensibly.

    While nothing was seen, every deal is as likely as any other. After that each guess is a few
    steps away from the one before (a Metropolis walk): two hidden dice change places, always if
    that explains better what their owners did, and otherwise as rarely as it explains it worse.
    """

    def __init__(self, view: View, mind: Mind) -> None:
        super().__init__(view, mind.code)
        self._keys = [0] * (len(self._hand.held) + 1)  # the last one is the bag's
        self._keys[self._seat] = sum([mind.code.weight[die] for die in self._mine])
        self._blind = view.phase is Phase.BID
        self._likely = Likely(mind, self._hand)
        self._owners: list[int] = []
        self._dice: list[int] = []
        self._in_hands = sum(count for _, count in self._needs)

    def draw(self, rng: Random) -> Position:
        if self._blind:
            self._deal(rng.random)
        elif self._owners:
            self._walk(rng.random, BETWEEN)
        elif self._needs:
            self._begin(rng)
            self._walk(rng.random, AT_FIRST)
        position = self._base.fork()
        position.keys = self._keys[:BAG]
        return position

    def _deal(self, random: Callable[[], float]) -> None:
        """Any hands, drawn from the end of the pool."""
        pool, weight = self.unseen, self._code.weight
        for at in range(len(pool) - 1, len(pool) - self._in_hands - 1, -1):
            other = int(random() * (at + 1))
            pool[at], pool[other] = pool[other], pool[at]
        end = len(pool)
        for seat, count in self._needs:
            self._keys[seat] = sum([weight[die] for die in pool[end - count : end]])
            end -= count

    def _begin(self, rng: Random) -> None:
        """Where the walk starts: hands that fit at least the colours that were followed."""
        start, rest = super().draw(rng), Counter(self.unseen)
        for seat, count in self._needs:
            self._keys[seat] = start.keys[seat]
            held = start.held(seat)
            self._owners += [seat] * count
            self._dice += held
            rest.subtract(held)
        in_bag = list(rest.elements())
        self._owners += [BAG] * len(in_bag)
        self._dice += in_bag

    def _walk(self, random: Callable[[], float], steps: int) -> None:
        owners, dice, keys, weight = self._owners, self._dice, self._keys, self._code.weight
        likely, in_hands, hidden = self._likely.of, self._in_hands, len(self._dice)
        for _ in range(steps):
            one, other = int(random() * in_hands), int(random() * hidden)
            seat, partner = owners[one], owners[other]
            change = weight[dice[other]] - weight[dice[one]]
            if seat == partner or not change:
                continue
            mine, theirs = keys[seat], keys[partner]
            now, then = likely(seat, mine), likely(seat, mine + change)
            if partner != BAG:
                now *= likely(partner, theirs)
                then *= likely(partner, theirs - change)
            if then >= now or random() * now < then:
                keys[seat], keys[partner] = mine + change, theirs - change
                dice[one], dice[other] = dice[other], dice[one]
