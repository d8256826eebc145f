"""Scoring systems: a finished hand of one seat as itemised score lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.rules.trick import Bonus

GRAPESHOT, CANNONBALL = "grapeshot", "cannonball"
LOADS = (GRAPESHOT, CANNONBALL)
WAGERS = (0, 10, 20)


class Result(NamedTuple):
    """What one seat did in a hand of so many cards."""

    cards: int
    bid: int
    won: int
    bonuses: tuple[Bonus, ...] = ()
    load: str | None = None
    wager: int = 0

    @property
    def off(self) -> int:
        return abs(self.bid - self.won)


class ScoreLine(NamedTuple):
    """One item on the score pad; `times` is how many of it there were."""

    kind: str
    points: int
    times: int = 1


class Scoring(NamedTuple):
    """A scoring system: its lines, and whether it has cannon loads and pays bonuses."""

    lines: Callable[[Result], tuple[ScoreLine, ...]]
    loads: bool = False
    pays_bonuses: bool = True

    def bonus(self, bonuses: tuple[Bonus, ...]) -> int:
        """What these are worth with an exact bid."""
        return sum(bonus.points for bonus in bonuses) if self.pays_bonuses else 0

    def points(self, result: Result) -> int:
        return sum(line.points for line in self.lines(result))


def bonus_lines(bonuses: tuple[Bonus, ...], halves: int = 2) -> tuple[ScoreLine, ...]:
    """One line per kind of bonus, whole (two halves) or halved."""
    grouped: dict[str, list[int]] = {}
    for kind, points in bonuses:
        grouped.setdefault(kind, []).append(points)
    suffix = "" if halves == 2 else "_half"
    return tuple(
        ScoreLine(kind + suffix, sum(points) * halves // 2, len(points))
        for kind, points in grouped.items()
    )


def wager_lines(result: Result) -> tuple[ScoreLine, ...]:
    """Rascal's bet stands outside every half or zero of the scoring system."""
    if not result.wager:
        return ()
    won = result.off == 0
    kind = "wager_won" if won else "wager_lost"
    return (ScoreLine(kind, result.wager if won else -result.wager),)


def standard_lines(result: Result) -> tuple[ScoreLine, ...]:
    cards, bid, won = result.cards, result.bid, result.won
    if bid == 0 and won:
        first = ScoreLine("zero_bid_missed", -10 * cards, won)
    elif bid == 0:
        first = ScoreLine("zero_bid", 10 * cards, cards)
    elif result.off:
        first = ScoreLine("missed", -10 * result.off, result.off)
    else:
        first = ScoreLine("tricks", 20 * won, won)
    bonuses = () if result.off else bonus_lines(result.bonuses)
    return (first, *bonuses, *wager_lines(result))


def landlubber_lines(result: Result) -> tuple[ScoreLine, ...]:
    """No bonuses, and a missed bid costs nothing unless it was a zero."""
    if result.bid and result.off:
        return (ScoreLine("missed", 0, result.off),)
    return standard_lines(result._replace(bonuses=()))


def rascal_lines(result: Result) -> tuple[ScoreLine, ...]:
    cards, off = result.cards, result.off
    if off == 0:
        shot = (ScoreLine("direct_hit", 10 * cards, cards), *bonus_lines(result.bonuses))
    elif off == 1:
        shot = (ScoreLine("glancing_blow", 5 * cards, cards), *bonus_lines(result.bonuses, 1))
    else:
        shot = (ScoreLine("miss", 0, off),)
    return (*shot, *wager_lines(result))


def rascal_load_lines(result: Result) -> tuple[ScoreLine, ...]:
    if result.load != CANNONBALL:
        return rascal_lines(result)
    if result.off:
        return (ScoreLine("cannonball_miss", 0, result.off), *wager_lines(result))
    hit = ScoreLine("cannonball_hit", 15 * result.cards, result.cards)
    return (hit, *bonus_lines(result.bonuses), *wager_lines(result))


STANDARD = Scoring(standard_lines)
LANDLUBBER = Scoring(landlubber_lines, pays_bonuses=False)
RASCAL = Scoring(rascal_lines)
RASCAL_LOADS = Scoring(rascal_load_lines, loads=True)
