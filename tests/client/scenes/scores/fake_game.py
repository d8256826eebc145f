"""A match played by random bots, with what the client's scenes want to know of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from ai.random_bot import RandomBot
from game.match.library import load_editions
from game.match.seat import HUMAN, Seat
from game.match.session import Session
from game.play.looks import default_look
from game.play.score_book import ScoreBook, book_of
from game.rules.actions import Decision
from game.rules.edition import Setup
from game.rules.events import Event
from game.rules.view import View

NAMES = (
    "Salty Nell",
    "Barnacle Bo",
    "Captain Plum",
    "Holzbein-Piet",
    "Old Tobias",
    "Ruby Tide",
    "Wilhelmina",
    "Jack",
)


class Dicer:
    """A random bot with its own dice."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, view: View) -> Decision:
        return RandomBot().choose(view, self.rng)


class FakeGame:
    """As `game.play.game.Game`, as far as overlays go."""

    def __init__(
        self,
        seats: int = 4,
        hands: int | None = None,
        seed: int = 7,
        edition: str = "dice",
        options: Mapping[str, object] | None = None,
        names: Sequence[str] = NAMES,
    ) -> None:
        setup = load_editions()[edition].setup(seats, options)
        self.seats = tuple(
            Seat(names[n], "bot", "sailor", "steady", str(default_look(n))) for n in range(seats)
        )
        bots = {n: Dicer(seed + n) for n in range(seats)}
        self.session = Session(setup, self.seats, seed, bots)
        self.events: list[Event] = []
        self.session.subscribe(None, lambda events, _view: self.events.extend(events))
        self.session.begin()
        while not self.finished and (hands is None or len(self.public_view.scored) < hands):
            self.session.step()

    @property
    def setup(self) -> Setup:
        return self.session.state.setup

    @property
    def humans(self) -> tuple[int, ...]:
        return tuple(n for n, seat in enumerate(self.seats) if seat.kind == HUMAN)

    @property
    def public_view(self) -> View:
        return self.session.view(None)

    @property
    def book(self) -> ScoreBook:
        return book_of(self)

    def result_seen(self) -> None:
        """Nothing is kept."""

    @property
    def finished(self) -> bool:
        return self.session.is_over
