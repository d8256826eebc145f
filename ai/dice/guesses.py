"""Guessed hands of dice."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from ai.dice.likely import Likely
from ai.dice.mind import Mind
from ai.guesses import BAG, Guesses
from game.rules.compact import Position
from game.rules.state import Phase
from game.rules.view import View


class DiceGuesses(Guesses):
    """While nothing was seen, every deal is as likely as any other."""

    def __init__(self, view: View, mind: Mind) -> None:
        assert view.hand is not None
        super().__init__(view, mind.code, mind.code.weight, Likely(mind, view.hand))
        self._blind = view.phase is Phase.BID

    def draw(self, rng: Random) -> Position:
        if not self._blind:
            return super().draw(rng)
        self._deal(rng.random)
        return self._position()

    def _position(self) -> Position:
        position = self._base.fork()
        position.keys = self._keys[:BAG]
        return position

    def _deal(self, random: Callable[[], float]) -> None:
        """Any hands, drawn from the end of the pool."""
        pool, weight = self.unseen, self._weight
        for at in range(len(pool) - 1, len(pool) - self._in_hands - 1, -1):
            other = int(random() * (at + 1))
            pool[at], pool[other] = pool[other], pool[at]
        end = len(pool)
        for seat, count in self._needs:
            self._keys[seat] = sum([weight[die] for die in pool[end - count : end]])
            end -= count
