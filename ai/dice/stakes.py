"""What a bid is worth under the scoring in force, asked of the rules."""

from __future__ import annotations

from typing import NamedTuple

from ai.dice.program import Outlook
from game.rules.compact import Code


class Stakes(NamedTuple):
    """Points for an exact bid, for any miss, and for every trick that it is off by."""

    made: float
    missed: float
    per_off: float

    def points(self, outlook: Outlook) -> float:
        """The score expected of an outlook, bonus included."""
        chance, off, bonus = outlook
        return self.made * chance + self.missed * (1.0 - chance) + self.per_off * off + bonus


def stakes_of(code: Code, cards: int, bid: int) -> Stakes:
    made, one, two = (code.points(cards, bid, bid + off, 0, None, 0) for off in range(3))
    return Stakes(made, 2 * one - two, two - one)
