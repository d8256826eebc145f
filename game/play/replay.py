"""A recorded match to be looked at: every point of it, as one seat saw it or with open hands."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from game.match.entry import FINISHED
from game.match.record import MatchRecord, setup_of, steps_of
from game.match.seat import Seat
from game.play.looks import Look, looks_of
from game.play.open_view import OpenView
from game.play.practice import people_of
from game.rules.actions import Decision
from game.rules.edition import Setup
from game.rules.engine import new_match
from game.rules.events import Event, HandDealt, PiecePlayed, TrickTaken
from game.rules.settle import Step
from game.rules.state import MatchState, Phase
from game.rules.view import View, redact, view_for

PLAY, TRICK, HAND = "play", "trick", "hand"
ANNOUNCING = (Phase.BID, Phase.LOAD)


class Sight(NamedTuple):
    """Who looks: a seat (None: a spectator), perhaps into all hands."""

    seat: int | None
    is_open: bool = False


class Beat(NamedTuple):
    """What happened with one action, or the first or the last part of it.

    `number` is how many actions are done then. The events hide nothing: ask `Replay.news`.
    """

    number: int
    events: tuple[Event, ...]


@dataclass(frozen=True)
class Stop:
    """A point at which the match can stand still, and the beats that led to it from the last one.

    With `done` actions all is as after `shown` of them. Where a trick was won it still lies there,
    as it was seen before it was gathered: `trick`, and the pieces `played` since `shown`.
    """

    beats: tuple[Beat, ...]
    done: int
    shown: int
    hand: int
    trick_number: int
    trick: TrickTaken | None = None

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for beat in self.beats for event in beat.events)

    @property
    def played(self) -> list[tuple[int, str]]:
        late = (e for beat in self.beats if beat.number > self.shown for e in beat.events)
        return [(event.seat, event.piece) for event in late if isinstance(event, PiecePlayed)]


class Told(NamedTuple):
    """A beat as somebody may hear of it, and what they see after it."""

    events: tuple[Event, ...]
    view: View


@dataclass(frozen=True)
class Point:
    """A decision by its name: the hand, the trick (0: before the first one) and perhaps the seat;
    or simply the number of the action, from 0.
    """

    hand: int = 1
    trick: int = 0
    seat: int | None = None
    action: int | None = None


class Replay:
    """All states of a record, worked out once; a RecordError if it does not hold together.

    It also tells what a table shows of any match: setup, seats, looks and people.
    """

    def __init__(self, record: MatchRecord) -> None:
        self.record = record
        self.setup: Setup = setup_of(record)
        self._states = [new_match(self.setup)]
        self.stops = [Stop((), 0, 0, 1, 0)]
        self.stops += self._found(record)
        self._at: dict[str, list[int]] = {unit: self._stops_of(unit) for unit in (TRICK, HAND)}

    # Who plays, and who may look

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.record.seats

    @property
    def looks(self) -> tuple[Look, ...]:
        return looks_of(self.seats)

    @property
    def humans(self) -> tuple[int, ...]:
        return tuple(people_of(self.seats))

    @property
    def is_finished(self) -> bool:
        """Whether nobody plays it any more."""
        over = self._states[-1].phase is Phase.OVER
        return over or self.record.entry.status == FINISHED

    @property
    def sights(self) -> tuple[Sight, ...]:
        """Whose eyes can be chosen; of a match that goes on, only those of its only person."""
        first = self.humans[0] if self.humans else 0
        if not self.is_finished:
            return (Sight(first if len(self.humans) == 1 else None),)
        return (Sight(first, True), *(Sight(seat) for seat in range(len(self.seats))))

    # What is seen

    @property
    def last(self) -> int:
        return len(self.stops) - 1

    def view(self, actions: int, sight: Sight) -> View:
        """What is seen after so many actions."""
        state = self._states[actions]
        view = view_for(state, sight.seat)
        return _opened(view, state) if sight.is_open else view

    def news(self, stop: int, sight: Sight) -> Iterator[Told]:
        """What leads to a stop, one beat after the other."""
        for beat in self.stops[stop].beats:
            heard = beat.events
            if not sight.is_open:
                heard = tuple(redact(event, sight.seat) for event in heard)
            yield Told(heard, self.view(beat.number, sight))

    def decision(self, stop: int) -> Decision | None:
        """What somebody decided there, if anything."""
        done = self.stops[stop].done
        action = self.record.actions[done] if done < len(self.record.actions) else None
        return action if action is not None and hasattr(action, "seat") else None  # type: ignore[return-value]

    # From one to another

    def stepped(self, stop: int, by: int, unit: str = PLAY) -> int:
        """The next stop of its kind, or the one before; at the ends it stays."""
        if unit == PLAY:
            return max(0, min(self.last, stop + by))
        stops = self._at[unit]
        place = bisect_right(stops, stop) if by > 0 else bisect_left(stops, stop) - 1
        return stops[max(0, min(len(stops) - 1, place))]

    def landmarks(self, unit: str) -> list[int]:
        """The stops where hands begin, or (for tricks) where something was captured."""
        if unit == HAND:
            return [number for number, stop in enumerate(self.stops) if _dealt(stop)]
        return [n for n, stop in enumerate(self.stops) if stop.trick and stop.trick.bonuses]

    def find(self, point: Point) -> int:
        """The stop just before that decision; where there is none, what comes closest."""
        if point.action is not None:
            return max(0, self._before(point.action))
        wanted = (point.hand, point.trick)
        found = [
            n for n, stop in enumerate(self.stops) if not stop.trick and self._due(n) == wanted
        ]
        own = [n for n in found if getattr(self.decision(n), "seat", None) == point.seat]
        later = (n for n, stop in enumerate(self.stops) if (stop.hand, stop.trick_number) >= wanted)
        return next(iter(own or found), next(later, self.last))

    def _before(self, action: int) -> int:
        return bisect_right([stop.done for stop in self.stops], action) - 1

    def _due(self, stop: int) -> tuple[int, int]:
        """The hand and the trick that the next decision belongs to."""
        state = self._states[self.stops[stop].done]
        if state.hand is None:
            return 0, 0
        return state.hand.number, _trick_of(state)

    # How it is made

    def _found(self, record: MatchRecord) -> Iterator[Stop]:
        pending: list[Beat] = []
        for number, step in enumerate(steps_of(record), 1):
            self._states.append(step.state)
            if step.state.phase is Phase.ROLL:  # a die in the air
                pending.append(Beat(number, step.events))
                continue
            yield from self._stops_at(number, step, pending)
            pending = []

    def _stops_at(self, number: int, step: Step, pending: Sequence[Beat]) -> Iterator[Stop]:
        """The stops after an action: one, or two where a trick was won: it lies there, and it is
        gathered.
        """
        first, trick, rest = _parted(step.events)
        before = self._states[number - 1]
        if trick:
            hand, tricks = before.hand_number, trick.number
            beats = (*pending, Beat(number, first))
            yield Stop(beats, number, number - 1, hand, tricks, trick)
            yield Stop((Beat(number, rest),), number, number, hand, tricks)
            return
        state = step.state if step.state.hand else before
        yield Stop(
            (*pending, Beat(number, step.events)),
            number,
            number,
            state.hand_number,
            _trick_of(state),
        )

    def _stops_of(self, unit: str) -> list[int]:
        found = {0, self.last}
        for number, stop in enumerate(self.stops):
            if _dealt(stop) or (unit == TRICK and stop.trick):
                found.add(number)
        return sorted(found)


def _parted(
    events: tuple[Event, ...],
) -> tuple[tuple[Event, ...], TrickTaken | None, tuple[Event, ...]]:
    """Three parts: up to the trick that was won, the trick, and what came after it."""
    for index, event in enumerate(events):
        if isinstance(event, TrickTaken):
            return events[: index + 1], event, events[index + 1 :]
    return events, None, ()


def _dealt(stop: Stop) -> bool:
    return any(isinstance(event, HandDealt) for event in stop.events)


def _trick_of(state: MatchState) -> int:
    """The trick that is played or was just won; 0 while bids and loads are announced."""
    if state.hand is None or state.phase in ANNOUNCING:
        return 0
    return len(state.hand.tricks) + (state.phase in (Phase.PLAY, Phase.ROLL))


def _opened(view: View, state: MatchState) -> OpenView:
    hand, hands = view.hand, state.table.held if state.table else ()
    if hand is not None and state.hand is not None:
        hand = replace(hand, bids=state.hand.bids, loads=state.hand.loads)
    return OpenView(**{**vars(view), "hand": hand}, hands=hands)
