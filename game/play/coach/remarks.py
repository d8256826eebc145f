"""What is worth saying after a hand: one mistake, bad luck, or a nod."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.play.coach.review import Course, Judged, Review, Taken
from game.play.forecast import forecast
from game.rules.actions import Play
from game.rules.events import TrickTaken

MISTAKE, UNLUCKY, NOD = "mistake", "unlucky", "nod"
# Who had at least this chance and missed the bid was unlucky; a bid below that was well made.
LIKELY, HARD = 0.6, 0.45


class Remark(NamedTuple):
    """About a decision of a seat, and for bad luck the trick in which it turned."""

    kind: str
    judged: Judged
    trick: TrickTaken | None = None


def remark(review: Review, hand: int, seats: Sequence[int]) -> Remark | None:
    """At most one for these seats, and only if there is something worth saying."""
    judged = [j for j in review.judged if j.taken.hand == hand and j.taken.seat in seats]
    costly = [each for each in judged if each.was_costly]
    if costly:
        return Remark(MISTAKE, max(costly, key=lambda each: each.loss))
    course = review.course
    found = [
        _without_mistake(course, hand, [j for j in judged if j.taken.seat == seat], seat)
        for seat in seats
    ]
    return next(filter(None, found), None)


def _without_mistake(
    course: Course, hand: int, judged: Sequence[Judged], seat: int
) -> Remark | None:
    score = next(scored.scores[seat] for scored in course.scored if scored.number == hand)
    decided = [each for each in judged if len(each.verdict.options) > 1]
    if not decided:
        return None
    if score.bid == score.won:
        hardest = min(decided, key=lambda each: each.verdict.chosen.chance)
        return Remark(NOD, hardest) if hardest.verdict.chosen.chance <= HARD else None
    plays = [each for each in decided if isinstance(each.taken.action, Play)]
    likely = [each for each in plays if each.verdict.chosen.chance >= LIKELY]
    if not likely:
        return None
    return Remark(UNLUCKY, likely[-1], _turn(course, likely[-1].taken))


def _turn(course: Course, taken: Taken) -> TrickTaken | None:
    """The trick of that play, if it went against it: missed though it could be taken, or taken
    though it was one too many.
    """
    hand, trick = taken.view.hand, course.tricks.get((taken.hand, taken.trick))
    if hand is None or trick is None:
        return None
    wanted = (hand.bids[taken.seat] or 0) > hand.won[taken.seat]
    won = trick.winner == taken.seat
    went_wrong = (wanted and not won and _could_win(taken)) or (won and not wanted)
    return trick if went_wrong else None


def _could_win(taken: Taken) -> bool:
    """As the trick lay, with any of its faces."""
    assert isinstance(taken.action, Play)
    piece = taken.view.setup.pieces[taken.action.piece]
    faces = [taken.action.face] if taken.action.face else [face.token for face in piece.faces]
    return any(forecast(taken.view, face).mine for face in faces)
