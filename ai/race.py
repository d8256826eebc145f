"""Choices racing each other through guessed worlds: who is out of it, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from ai.brain import Choice, Finding

# A choice drops out when it is behind the best one by so many times the doubt about that.
HOPELESS = 2.0
# The reason of a choice that costs points and is still the best one.
FOR_THE_MATCH = "for_the_match"


class Opinion:
    """The worlds of one choice, apart by whether the bid was made in them.

    How often it is made is known better than by counting alone: the brain has an opinion, too,
    which counts as much as `TRUST` worlds.
    """

    TRUST = 8.0
    __slots__ = ("choice", "made", "missed", "score", "utility")

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.made = self.missed = self.score = 0
        self.utility = [0.0, 0.0]

    def add(self, utility: float, score: int, exact: bool) -> None:
        self.utility[exact] += utility
        self.made += exact
        self.missed += not exact
        self.score += score

    @property
    def worlds(self) -> int:
        return self.made + self.missed

    @property
    def chance(self) -> float:
        """The chance to make the bid: the brain's opinion, corrected by what happened."""
        believed = self.TRUST * self.choice.chance
        return (believed + self.made) / (self.TRUST + self.worlds)

    def estimate(self) -> tuple[float, float]:
        """The average utility, and how uncertain it is."""
        if not self.made or not self.missed:
            return sum(self.utility) / max(1, self.worlds), 0.0
        good, bad = self.utility[True] / self.made, self.utility[False] / self.missed
        chance = self.chance
        doubt = sqrt(chance * (1 - chance) / (self.TRUST + self.worlds))
        return bad + chance * (good - bad), abs(good - bad) * doubt

    def finding(self) -> Finding:
        if not self.worlds:
            return Finding(self.choice, 0.0, self.choice.value, self.choice.chance)
        return Finding(self.choice, self.estimate()[0], self.score / self.worlds, self.chance)


class RaceOfOpinions:
    """A race for a brain whose chances are worth something, and whose worlds are few.

    Between those that differ only by what is `NEGLIGIBLE` the favourite wins.
    """

    NEGLIGIBLE = 0.3
    reinvests = True

    def __init__(self, choices: Sequence[Choice]) -> None:
        self._all = [Opinion(choice) for choice in choices]
        self.running = self._all

    def thin_out(self) -> None:
        estimates = [runner.estimate() for runner in self.running]
        best, doubt = max(estimates)
        self.running = [
            runner
            for runner, (mean, own) in zip(self.running, estimates, strict=True)
            if best - mean <= HOPELESS * sqrt(doubt**2 + own**2)
        ]

    def findings(self) -> list[Finding]:
        """Those still running first, each group by estimate; a tie goes to the favourite."""
        found = [(runner in self.running, runner.finding()) for runner in self._all]
        favourite = found[0]
        found.sort(key=lambda one: (one[0], one[1].utility), reverse=True)
        if favourite[0] and found[0][1].utility - favourite[1].utility < self.NEGLIGIBLE:
            found.remove(favourite)
            found.insert(0, favourite)
        return [finding for _, finding in found]


class Count:
    """The worlds of one choice as they were counted, one by one."""

    __slots__ = ("choice", "made", "score", "worths")

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.made = self.score = 0
        self.worths: list[float] = []

    def add(self, utility: float, score: int, exact: bool) -> None:
        self.worths.append(utility)
        self.made += exact
        self.score += score

    @property
    def mean(self) -> float:
        return sum(self.worths) / max(1, len(self.worths))

    def gain_over(self, other: Count) -> tuple[float, float]:
        """How much better than the other in the worlds that both saw, and the standard error."""
        gains = [a - b for a, b in zip(self.worths, other.worths, strict=False)]
        mean = sum(gains) / max(1, len(gains))
        square = sum([(gain - mean) ** 2 for gain in gains])
        return mean, sqrt(square) / max(1, len(gains))

    def finding(self) -> Finding:
        worlds = len(self.worths)
        if not worlds:
            return Finding(self.choice, 0.0, self.choice.value, self.choice.chance)
        return Finding(self.choice, self.mean, self.score / worlds, self.made / worlds)


class PairedRace:
    """World by world against the favourite, the brain's own choice.

    Another choice wins only if it is better by more than `GATE` standard errors: with few worlds
    luck looks like insight, and the favourite was found without any. So it drops out as soon as it
    is `BEHIND` by so many, and the favourite only when it is hopeless. When those left can differ
    only by what is `NEGLIGIBLE`, the race is over.
    """

    GATE, BEHIND, OUT = 0.7, 1.2, HOPELESS
    NEGLIGIBLE, SURE = 0.3, 1.5
    reinvests = True

    def __init__(self, choices: Sequence[Choice]) -> None:
        self._all = [Count(choice) for choice in choices]
        self.running = self._all

    def thin_out(self) -> None:
        best = max(self.running, key=lambda runner: runner.mean)
        gaps = [(runner, *best.gain_over(runner)) for runner in self.running]
        close = [
            (runner, gap + self.SURE * doubt)
            for runner, gap, doubt in gaps
            if gap <= (self.OUT if runner is self._all[0] else self.BEHIND) * doubt
        ]
        differ = max(most for _, most in close) >= self.NEGLIGIBLE
        self.running = [runner for runner, _ in close] if differ else [best]

    def findings(self) -> list[Finding]:
        """The winner first, then by their averages: those still running, and the others."""
        winner, favourite = self._winner(), self._all[0]
        order = sorted(
            self._all, key=lambda r: (r is winner, r in self.running, r.mean), reverse=True
        )
        first, *others = [runner.finding() for runner in order]
        if winner is not favourite and first.score < favourite.finding().score:
            first = first._replace(choice=first.choice._replace(reason=FOR_THE_MATCH))
        return [first, *others]

    def _winner(self) -> Count:
        favourite = self._all[0]
        best = max(self.running, key=lambda runner: runner.mean)
        gain, doubt = best.gain_over(favourite)
        return best if gain > self.GATE * doubt else favourite


class WaryRace(PairedRace):
    """A race with so few worlds that luck often looks like insight."""

    GATE, OUT = 0.7, 3.0
