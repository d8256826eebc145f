"""A lesson as a game at the table: scripted chance, scripted bots, kept nowhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

from game.match.archive import Archive
from game.match.seat import BOT, HUMAN, Seat
from game.match.session import Session
from game.play.game import Game, Games
from game.play.lessons.script import PLAYER, Lesson, Script
from game.play.services import Services
from game.rules.actions import Action, Deal, Decision, Roll
from game.rules.edition import Edition
from game.rules.engine import apply, new_match
from game.rules.events import Event
from game.rules.state import MatchState, Phase
from game.rules.view import View, redact


class Reader:
    """Where the match is in its script."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.session: Session | None = None

    @property
    def next(self) -> Action | None:
        assert self.session is not None
        done, actions = self.session.done, self.script.actions
        return actions[done] if done < len(actions) else None

    def draw(self, state: MatchState) -> Deal | Roll | None:
        """What the script deals or rolls; behind its end nothing happens any more."""
        due = state.phase in (Phase.DEAL, Phase.ROLL)
        return self.next if due and isinstance(self.next, Deal | Roll) else None

    def think(self, seat: Seat, view: View, rng: Random) -> Scripted:
        assert view.seat is not None
        return Scripted(self, view.seat)


class Scripted:
    """What a bot does when the script says so."""

    def __init__(self, reader: Reader, seat: int) -> None:
        self._reader = reader
        self._seat = seat

    @property
    def is_ready(self) -> bool:
        return getattr(self._reader.next, "seat", None) == self._seat

    def cancel(self) -> None:
        """Nobody really thinks."""

    def decision(self) -> Decision:
        action = self._reader.next
        assert action is not None
        assert not isinstance(action, Deal | Roll)
        return action


def staged(
    lesson: Lesson,
    editions: Mapping[str, Edition],
    seats: Sequence[Seat],
    services: Services,
    line: str = "",
) -> tuple[Script, Game]:
    """The lesson's match as it is before these words, or from its beginning.

    The box is as it was made: a dice set of one's own has other faces than the script.
    """
    script = Script(lesson, lesson.setup(editions))
    reader = Reader(script)
    session = Session(script.setup, crew(seats, services.levels), 0, chance=reader)
    reader.session = session
    done = script.actions[: script.done_before(script.line(line))]
    session.catch_up(done)
    scripted = replace(services, think=reader.think)
    games = Games(Archive(None), editions, scripted, _ignore)
    return script, Game(session, _history(script, done), games.archive.begin(), games)


def crew(seats: Sequence[Seat], levels: Sequence[str]) -> tuple[Seat, ...]:
    """The player, and bots without a character of their own."""
    level = levels[0] if levels else "scripted"
    return tuple(
        replace(seat, kind=BOT, level=level, personality="")
        if number != PLAYER
        else replace(seat, kind=HUMAN, level="", personality="")
        for number, seat in enumerate(seats)
    )


def _history(script: Script, actions: Sequence[Action]) -> list[Event]:
    state, events = new_match(script.setup), list[Event]()
    for action in actions:
        step = apply(state, action)
        state = step.state
        events += (redact(event, None) for event in step.events)
    return events


def _ignore(key: str) -> None:
    """Nothing is written, so no disk refuses."""
