"""A recorded match, decision by decision: what each cost, and what luck did for every seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from game.match.chance import generator, thinking
from game.match.record import MatchRecord, setup_of, steps_of
from game.play.services import Services, Verdict, Wanted
from game.rules.actions import Decision
from game.rules.engine import new_match
from game.rules.events import HandScored, TrickTaken
from game.rules.state import MatchState, Phase
from game.rules.view import View, view_for

ANNOUNCING = (Phase.BID, Phase.LOAD)
PAR_STREAM = 255  # no hand has this number
# From so many points on, a decision is worth a word.
WORTH = 5.0


class Taken(NamedTuple):
    """A decision in a record: the number of its action, where it was taken, and what was seen."""

    number: int
    hand: int
    trick: int
    seat: int
    view: View
    action: Decision


class Judged(NamedTuple):
    """A decision and what came of looking back at it."""

    taken: Taken
    verdict: Verdict

    @property
    def loss(self) -> float:
        return self.verdict.loss

    @property
    def was_costly(self) -> bool:
        return self.loss >= WORTH


class Fortune(NamedTuple):
    """What became of a seat: its points are what such hands bring on average (`par`), and what
    luck and the own decisions made of that.
    """

    seat: int
    points: int
    par: float
    luck: float
    skill: float


@dataclass(frozen=True)
class Review:
    """All decisions that were looked at, in their order, and the fortunes of their seats."""

    record: MatchRecord
    judged: tuple[Judged, ...]
    fortunes: tuple[Fortune, ...]

    @cached_property
    def course(self) -> Course:
        return Course(self.record)

    def of(self, seat: int) -> list[Judged]:
        return [judged for judged in self.judged if judged.taken.seat == seat]

    def that_mattered(self, seat: int | None = None, most: int = 3) -> list[Judged]:
        """The costliest ones, of one seat or of all; what cost less than a point is left out."""
        found = [j for j in self.judged if j.loss >= 1 and seat in (None, j.taken.seat)]
        return sorted(found, key=lambda judged: judged.loss, reverse=True)[:most]


class Course:
    """What happened in a record: its decisions, tricks and scores, worked out once."""

    def __init__(self, record: MatchRecord) -> None:
        self.record = record
        self.setup = setup_of(record)
        self.tricks: dict[tuple[int, int], TrickTaken] = {}
        self.scored: list[HandScored] = []
        self._states = [new_match(self.setup)]
        for step in steps_of(record):
            for event in step.events:
                if isinstance(event, TrickTaken):
                    self.tricks[self._states[-1].hand_number, event.number] = event
                elif isinstance(event, HandScored):
                    self.scored.append(event)
            self._states.append(step.state)

    @cached_property
    def taken(self) -> list[Taken]:
        """Every decision, seen by whoever took it."""
        return list(self._found())

    def _found(self) -> Iterator[Taken]:
        for number, action in enumerate(self.record.actions):
            seat = getattr(action, "seat", None)
            state = self._states[number]
            if seat is None or state.hand is None:
                continue
            view = view_for(state, seat)
            yield Taken(number, state.hand.number, _trick_of(state), seat, view, action)  # type: ignore[arg-type]


def _trick_of(state: MatchState) -> int:
    """The trick that is played or was just won; 0 before the first one."""
    assert state.hand is not None
    if state.phase in ANNOUNCING:
        return 0
    return len(state.hand.tricks) + (state.phase is Phase.PLAY)


def review(
    record: MatchRecord,
    services: Services,
    seats: Sequence[int] | None = None,
    hand: int | None = None,
    cancelled: Wanted = lambda: False,
    on_progress: Callable[[float], object] = lambda share: None,
) -> Review:
    """Of some seats or all of them, of one hand or the whole match.

    A hand that is not over yet is left out: nothing is said about it before everybody has seen
    how it ended.
    """
    course = Course(record)
    over = {scored.number for scored in course.scored if hand in (None, scored.number)}
    wanted = [
        taken
        for taken in course.taken
        if taken.hand in over and (seats is None or taken.seat in seats)
    ]
    judged = []
    for number, taken in enumerate(wanted):
        if cancelled():
            break
        rng = thinking(record.seed, taken.view)
        judged.append(Judged(taken, services.judge(taken.view, taken.action, rng, cancelled)))
        on_progress((number + 1) / len(wanted))
    return Review(record, tuple(judged), _fortunes(course, judged, over, services))


def _fortunes(
    course: Course, judged: Sequence[Judged], over: set[int], services: Services
) -> tuple[Fortune, ...]:
    """Of the seats whose decisions were looked at."""
    scored = [hand for hand in course.scored if hand.number in over]
    pars = {hand.cards: 0.0 for hand in scored}
    rng = generator(course.record.seed, PAR_STREAM)
    pars = {cards: services.par(course.setup, cards, rng) for cards in pars}
    par = sum(pars[hand.cards] for hand in scored)
    found = []
    for seat in sorted({each.taken.seat for each in judged}):
        points = sum(hand.scores[seat].points for hand in scored)
        lost = sum(each.loss for each in judged if each.taken.seat == seat)
        found.append(Fortune(seat, points, par, points - par + lost, 0.0 - lost))
    return tuple(found)
