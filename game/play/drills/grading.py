"""How good a decision was, beside what the strongest bot thinks of all choices."""

from __future__ import annotations

from dataclasses import dataclass

from game.play.learning import Learning
from game.play.services import Advice, Option
from game.rules.actions import Decision, Play

RIGHT, CLOSE, WRONG = "right", "close", "wrong"
AS_GOOD, NEARLY = 1.0, 4.0  # points on average that a choice may cost
SEEN, DONE_RIGHT, RUN, BEST = "seen", "right", "run", "best"


@dataclass(frozen=True)
class Grade:
    """`loss` is how many points less the choice promises than the best one."""

    grade: str
    loss: float


def graded(advice: Advice, chosen: Decision) -> Grade:
    """The best one is right, and so is what promises as much."""
    best, mine = advice.options[0], option_of(advice, chosen)
    loss = max(0.0, best.points - mine.points)
    if mine is best or loss <= AS_GOOD:
        return Grade(RIGHT, loss)
    return Grade(CLOSE if loss <= NEARLY else WRONG, loss)


def option_of(advice: Advice, chosen: Decision) -> Option:
    """What the choice promises."""
    return next(option for option in advice.options if _same(option.action, chosen))


def _same(one: Decision, other: Decision) -> bool:
    if isinstance(one, Play) and isinstance(other, Play):
        return (one.piece, one.face) == (other.piece, other.face)
    return one == other


@dataclass(frozen=True)
class Count:
    """How somebody does in a kind of drill; `run` is how many were right in a row."""

    seen: int = 0
    right: int = 0
    run: int = 0
    best: int = 0

    def after(self, grade: Grade) -> Count:
        right = grade.grade == RIGHT
        run = self.run + 1 if right else 0
        return Count(self.seen + 1, self.right + right, run, max(self.best, run))


def count_of(learning: Learning, edition: str, theme: str) -> Count:
    kept = learning.count(f"{edition}.{theme}")
    return Count(*(kept.get(key, 0) for key in (SEEN, DONE_RIGHT, RUN, BEST)))


def keep(learning: Learning, edition: str, theme: str, count: Count) -> None:
    values = {SEEN: count.seen, DONE_RIGHT: count.right, RUN: count.run, BEST: count.best}
    learning.keep_count(f"{edition}.{theme}", values)
