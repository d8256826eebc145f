"""What a bot plays for: points, or the chance to win the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt

from game.rules.compact import coded
from game.rules.edition import Setup
from game.rules.view import View

# How far the scores of a hand of n cards spread in matches of four Captains, by scoring system:
# measured as about factor * n ** power points.
SPREADS = {
    "standard": (11.5, 0.5),
    "landlubber": (9.0, 0.5),
    "skull_king": (15.0, 0.5),
    "rascal": (3.7, 1.0),
    "rascal_loads": (7.6, 1.0),
}
# An extreme-value distribution with a spread of 1 has this scale.
SCALE = sqrt(6) / 3.141592653589793


# Where one trick off still brings something; Harry may mend as much.
PAY_FOR_NEAR = ("rascal", "rascal_loads")
NEVER = 99


@dataclass(frozen=True)
class Target:
    """How the outcome of a hand is valued.

    `win`: the chance to win the match; otherwise the own points less `rivalry` times the others'
    average. `boldness` below 1 sharpens the chance to win, as if less of the match were left.
    `treasure` counts points from bonuses so many times more.
    """

    win: bool = True
    rivalry: float = 0.0
    boldness: float = 1.0
    treasure: float = 0.0

    def utility(self, view: View, patience: float = 1.0) -> Utility:
        """`patience`: how many times more than Captains this bot expects of the hands to come."""
        return Utility(self, view, patience)


class Utility:
    """The value of the points that a hand may bring, from one seat's side of the table."""

    def __init__(self, target: Target, view: View, patience: float) -> None:
        assert view.seat is not None
        self._target, self._seat, self._totals = target, view.seat, view.totals
        future = view.setup.plan[view.hand_number :]
        factor, power = SPREADS[str(view.setup.options["scoring"])]
        spread = sqrt(sum((factor * cards**power) ** 2 for cards in future))
        self._scale = max(spread * SCALE * target.boldness * patience, 1.0)
        self._last = not future
        self.sealed = self._sealed(view.setup)
        self.is_selfish = not (target.win or target.rivalry)

    def _sealed(self, setup: Setup) -> int:
        """How far off the own bid must be for nothing else in the hand to matter."""
        if self._target.win or self._target.rivalry:
            return NEVER
        can_mend = coded(setup).has_extras or setup.options["scoring"] in PAY_FOR_NEAR
        return 2 if can_mend else 1

    def of(self, scores: list[int], bonus: int) -> float:
        """The value of the seats' scores, to which an exact bid with so much bonus contributed."""
        if self._target.treasure:
            scores = scores[:]
            scores[self._seat] += int(self._target.treasure * bonus)
        return self._winning(scores) if self._target.win else self._points(scores)

    def of_own(self, score: int, bonus: int) -> float:
        """The same for whoever `is_selfish`: the others' scores do not matter."""
        return float(score + int(self._target.treasure * bonus))

    def _points(self, scores: Sequence[int]) -> float:
        mine = scores[self._seat]
        others = (sum(scores) - mine) / (len(scores) - 1)
        return mine - self._target.rivalry * others

    def _winning(self, scores: Sequence[int]) -> float:
        """The chance to win in percent, so that differences are readable; the last hand decides for
        good.
        """
        totals = [t + s for t, s in zip(self._totals, scores, strict=True)]
        best, mine = max(totals), totals[self._seat]
        if self._last:
            return 100.0 / totals.count(best) + 0.01 * mine if mine == best else 0.01 * mine
        scale = self._scale
        return 100.0 * exp((mine - best) / scale) / sum(exp((t - best) / scale) for t in totals)
