"""Where drills come from: bots play matches beside the window, and fitting positions are kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random

from game.match.archive import Archive
from game.match.chance import thinking
from game.match.record import MatchRecord, replay
from game.match.seat import BOT, Seat
from game.match.session import Session
from game.play.drills.grading import NEARLY
from game.play.drills.themes import Position, positions
from game.play.game import Game, Games, history_of
from game.play.services import Services, Thinking, Wanted
from game.rules.actions import Decision
from game.rules.edition import Edition
from game.rules.editions import Editions
from game.rules.view import View, view_for

SEATS = 4
PLENTY = 6  # of one match, so that the next one soon comes from another


class DrillDesk:
    """Positions of one theme, one after the other, for ever; `rng` decides which."""

    def __init__(
        self,
        services: Services,
        edition: Edition,
        theme: str,
        crew: Sequence[Seat],
        rng: Random,
    ) -> None:
        self.edition, self.theme = edition, theme
        self._services, self._rng = services, rng
        level = services.levels[len(services.levels) // 2] if services.levels else "bot"
        self._crew = tuple(replace(s, kind=BOT, level=level, personality="") for s in crew[:SEATS])
        self._found: list[Position] = []
        self._search: Thinking[list[Position]] | None = None

    @property
    def has_some(self) -> bool:
        return bool(self._found)

    def take(self) -> Position:
        return self._found.pop()

    def update(self) -> None:
        """Let bots play beside all else, unless there is still something to be asked."""
        if self._found:
            return
        if self._search is None:
            self._search = self._services.beside(self._searched(self._rng.randrange(2**32)))
        elif self._search.is_ready:
            self._found, self._search = self._search.result(), None

    def _searched(self, seed: int) -> Callable[[Wanted], list[Position]]:
        """A match of bots, and some of its fitting positions in which a choice can be wrong."""
        count = len(self._crew)
        setup = self.edition.setup(count, {}, seed % count)

        def work(cancelled: Wanted) -> list[Position]:
            record = self._services.play(setup, self._crew, seed, cancelled)
            every = positions(record, self.theme)
            some = Random(seed).sample(every, min(PLENTY, len(every)))
            return [each for each in some if self._matters(record, each, cancelled)]

        return work

    def _matters(self, record: MatchRecord, position: Position, cancelled: Wanted) -> bool:
        """Whether a short look at the choices tells them apart."""
        view = view_for(replay(position.record), position.seat)
        told = record.actions[len(position.record.actions)]
        assert isinstance(told, Decision)
        rng = thinking(record.seed, view)
        points = [each.points for each in self._services.judge(view, told, rng, cancelled).options]
        return max(points) - min(points) > NEARLY

    def close(self) -> None:
        """Stop whoever plays for this desk; nobody does any more when this returns."""
        if self._search is not None:
            self._search.cancel()
        self._search = None


class NoThought:
    """The thought of a bot in a drill, where nobody but the person decides: it never comes."""

    is_ready = False

    def __init__(self, seat: Seat, view: View, rng: Random) -> None:
        """Nothing is thought."""

    def cancel(self) -> None:
        """Nothing goes on."""

    def decision(self) -> Decision:
        raise NotImplementedError


def game_of(position: Position, editions: Editions, services: Services) -> Game:
    """The position at a table where only the person acts; kept nowhere."""
    record = position.record
    games = Games(Archive(None), editions, replace(services, think=NoThought), _ignore)
    session = Session.resume(record)
    return Game(session, history_of(record), games.archive.begin(), games)


def _ignore(key: str) -> None:
    """Nothing is written, so no disk refuses."""
