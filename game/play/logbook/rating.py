"""A rating for tables of several: how good somebody is, and how sure that is.

The method is the Plackett-Luce model with Bayesian updates after Weng and Lin, "A Bayesian
Approximation Method for Online Ranking" (2011), algorithm 4. It takes the order of a whole table as
one observation, ties included, where Elo would need a duel of two: four at a table are no six
duels. A win against a strong table counts more than one against beginners, and whoever has played
little moves faster than whoever is well known. Nothing but the formula is needed, so it is written
here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt

MEAN, DOUBT = 25.0, 25.0 / 3
SPREAD = DOUBT / 2  # how much luck there is in one match
LEAST = 0.0001
START, SCALE, CAUTION = 1000, 40, 3.0


@dataclass(frozen=True)
class Rating:
    """A guess at somebody's strength; `shown` is what they are at least, almost certainly."""

    mean: float = MEAN
    doubt: float = DOUBT

    @property
    def shown(self) -> int:
        """The rating as a number, from 1000 for somebody unknown."""
        return round(START + SCALE * (self.mean - CAUTION * self.doubt))


def rated(table: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings of a table after a match that ended in these places."""
    whole = sqrt(sum(each.doubt**2 + SPREAD**2 for each in table))
    strength = [exp(each.mean / whole) for each in table]
    return [_updated(table[n], n, strength, places, whole) for n in range(len(table))]


def _updated(
    own: Rating, number: int, strength: Sequence[float], places: Sequence[int], whole: float
) -> Rating:
    """Every place down to the own one was a choice among all who were not placed before it."""
    moved = shrunk = 0.0
    for other, place in enumerate(places):
        if place > places[number]:
            continue
        left = sum(s for s, p in zip(strength, places, strict=True) if p >= place)
        chance, shared = strength[number] / left, places.count(place)
        moved += ((other == number) - chance) / shared
        shrunk += chance * (1 - chance) / shared
    factor = own.doubt**2 / whole
    less = own.doubt / whole * factor / whole * shrunk
    return Rating(own.mean + factor * moved, own.doubt * sqrt(max(1 - less, LEAST)))
