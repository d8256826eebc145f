"""A match that nobody plays any more, to be looked at: what stood open at its end."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from game.match.record import MatchRecord, replay
from game.match.seat import Seat
from game.play.game import history_of
from game.play.score_book import ScoreBook, book_of
from game.rules.edition import Setup
from game.rules.events import Event
from game.rules.state import MatchState
from game.rules.view import View, view_for


@dataclass(frozen=True)
class PastMatch:
    """As much of a `Game` as its score pad asks for."""

    id: str
    record: MatchRecord

    @cached_property
    def _state(self) -> MatchState:
        return replay(self.record)

    @property
    def setup(self) -> Setup:
        return self._state.setup

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.record.seats

    @cached_property
    def public_view(self) -> View:
        return view_for(self._state, None)

    @property
    def book(self) -> ScoreBook:
        return book_of(self)

    @cached_property
    def events(self) -> list[Event]:
        return history_of(self.record)
