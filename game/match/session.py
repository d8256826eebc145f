"""A match being played: takes decisions, resolves chance, records it all and tells who listens."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Protocol

from game.match.chance import Chance
from game.match.record import MatchRecord, replay
from game.match.seat import Controller, Seat
from game.rules.actions import Action, Deal, Decision, Roll
from game.rules.edition import Setup
from game.rules.engine import apply, new_match
from game.rules.errors import IllegalAction, SetupError
from game.rules.events import Event
from game.rules.legality import actors
from game.rules.settle import Step
from game.rules.state import MatchState, Phase
from game.rules.view import View, redact, view_for

Listener = Callable[[tuple[Event, ...], View], None]
Controllers = Mapping[int, Controller]
NOBODY: Controllers = MappingProxyType({})


class Draws(Protocol):
    """Whatever deals and rolls: chance from a seed, or a lesson that states every face."""

    def draw(self, state: MatchState) -> Deal | Roll | None: ...


class Session:
    """One match; whoever has no controller decides through `submit`, and without other `chance`
    the seed deals and rolls.

    Nothing is dealt before `begin` (or the first `step` or `advance`), so that whoever subscribes
    before hears of the first deal too.
    """

    def __init__(
        self,
        setup: Setup,
        seats: Sequence[Seat],
        seed: int,
        controllers: Controllers = NOBODY,
        chance: Draws | None = None,
    ) -> None:
        if len(seats) != setup.seats:
            raise SetupError("bad_seats", f"{len(seats)} at a table for {setup.seats}")
        self.seats = tuple(seats)
        self.seed = seed
        self._controllers = controllers
        self._chance: Draws = chance or Chance(seed)
        self._state = new_match(setup)
        self._actions: list[Action] = []
        self._listeners: list[tuple[int | None, Listener]] = []
        self._news: deque[Step] = deque()
        self._is_publishing = False

    @classmethod
    def resume(cls, record: MatchRecord, controllers: Controllers = NOBODY) -> Session:
        """The session as it was when the record was taken; nobody is told what led there."""
        state = replay(record)
        session = cls(state.setup, record.seats, record.seed, controllers)
        session._state = state
        session._actions = list(record.actions)
        return session

    def catch_up(self, actions: Iterable[Action]) -> None:
        """Take what was done before; nobody is told of it."""
        for action in actions:
            self._state = apply(self._state, action).state
            self._actions.append(action)

    @property
    def done(self) -> int:
        """How many actions there were."""
        return len(self._actions)

    @property
    def state(self) -> MatchState:
        """Everything, hidden or not: for tools and tests, never for a seat."""
        return self._state

    @property
    def is_over(self) -> bool:
        return self._state.phase is Phase.OVER

    @property
    def record(self) -> MatchRecord:
        """The match so far, as it can be saved."""
        setup = self._state.setup
        return MatchRecord(
            edition=setup.edition.key,
            material=setup.edition.material,
            options=setup.options,
            seats=self.seats,
            starter=setup.starter,
            seed=self.seed,
            actions=tuple(self._actions),
        )

    def view(self, seat: int | None) -> View:
        return view_for(self._state, seat)

    def waiting_for(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return actors(self._state)

    def subscribe(self, seat: int | None, listener: Listener) -> Callable[[], None]:
        """Tell `listener` what this seat (None: a spectator) may hear; the answer ends it."""
        entry = (seat, listener)
        self._listeners.append(entry)
        return lambda: self._listeners.remove(entry)

    def begin(self) -> None:
        """Let chance do what is due; does nothing when somebody must decide."""
        self._resolve_chance()
        self._publish()

    def submit(self, decision: Decision) -> None:
        """Take a seat's decision; an IllegalAction leaves everything as it was."""
        if _seat_of(decision) is None:
            raise IllegalAction("not_a_decision", "chance is not for a seat to decide")
        self._take(decision)
        self._resolve_chance()
        self._publish()

    def step(self) -> bool:
        """Ask one controller; whether there was one to be asked."""
        self.begin()
        for seat in self.waiting_for():
            if seat in self._controllers:
                self._ask(seat, self._controllers[seat])
                return True
        return False

    def advance(self) -> None:
        """Ask the controllers until only others must decide, or the match is over."""
        while self.step():
            pass

    def _ask(self, seat: int, controller: Controller) -> None:
        decision = controller.choose(self.view(seat))
        try:
            if _seat_of(decision) != seat:
                raise IllegalAction("not_your_turn", f"cannot decide {decision!r}")
            self.submit(decision)
        except IllegalAction as error:
            message = f"seat {seat} ({self.seats[seat].name}): {error}"
            raise IllegalAction(error.key, message, **{**error.details, "seat": seat}) from error

    def _resolve_chance(self) -> None:
        while (action := self._chance.draw(self._state)) is not None:
            self._take(action)

    def _take(self, action: Action) -> None:
        step = apply(self._state, action)
        self._state = step.state
        self._actions.append(action)
        self._news.append(step)

    def _publish(self) -> None:
        """Tell every step once, in order, also when a listener decides something meanwhile."""
        if self._is_publishing:
            return
        self._is_publishing = True
        try:
            while self._news:
                self._tell(self._news.popleft())
        finally:
            self._is_publishing = False

    def _tell(self, step: Step) -> None:
        for seat, listener in tuple(self._listeners):
            events = tuple(redact(event, seat) for event in step.events)
            listener(events, view_for(step.state, seat))


def _seat_of(action: object) -> int | None:
    """Whose decision it is; chance is nobody's."""
    return getattr(action, "seat", None)
