"""A game in progress: who decides what, bots thinking beside it, saved after every action."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random, SystemRandom

from game.match.chance import SEEDS
from game.match.library import load_editions
from game.match.record import MatchRecord, setup_of
from game.match.seat import BOT, HUMAN, Seat
from game.match.session import Session
from game.play.looks import Look, looks_of
from game.play.saves import Saves
from game.play.services import Think, Thought
from game.play.terms import MatchTerms
from game.rules.actions import Decision
from game.rules.edition import Setup
from game.rules.editions import edition_named
from game.rules.engine import apply, new_match
from game.rules.errors import IllegalAction
from game.rules.events import Event
from game.rules.view import View, redact


@dataclass
class Games:
    """Starts games and takes them up again: each is kept in `saves`, its bots `think`, and
    `on_trouble` hears the key of what the disk refuses.
    """

    saves: Saves
    think: Think
    on_trouble: Callable[[str], None]

    def new(self, terms: MatchTerms) -> Game:
        """A match whose first hand is dealt."""
        edition = edition_named(load_editions(), terms.edition)
        setup = edition.setup(len(terms.seats), terms.options, terms.starter)
        seed = SystemRandom().randrange(SEEDS.stop) if terms.seed is None else terms.seed
        game = Game(Session(setup, terms.seats, seed), [], self)
        game.save()
        return game

    def resume(self, record: MatchRecord) -> Game:
        """A match as it was saved, with nothing left to be shown."""
        return Game(Session.resume(record), history_of(record), self)


@dataclass(frozen=True)
class News:
    """One step of the match: what all may hear of it, and each person's view after it."""

    events: tuple[Event, ...]
    views: Mapping[int | None, View]


class Game:
    """The session, its seats and its save; `news` is what nobody has shown yet."""

    def __init__(self, session: Session, history: list[Event], games: Games) -> None:
        self.session = session
        self.events = history
        self.news: deque[News] = deque()
        self.given_up = False
        self._games = games
        self._views: dict[int | None, View] = {}
        self._thought: Thought | None = None
        self._thinker: tuple[int, int] | None = None
        self._asked_at = -1
        self._asked_bot: int | None = None
        self._told_trouble = False
        for seat in (*self.humans, None):
            session.subscribe(seat, self._hear)
        session.begin()

    # What scenes ask

    @property
    def setup(self) -> Setup:
        return self.session.state.setup

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.session.seats

    @property
    def looks(self) -> tuple[Look, ...]:
        return looks_of(self.seats)

    @property
    def humans(self) -> tuple[int, ...]:
        return tuple(n for n, seat in enumerate(self.seats) if seat.kind == HUMAN)

    @property
    def public_view(self) -> View:
        return self.session.view(None)

    @property
    def finished(self) -> bool:
        return self.session.is_over

    def view(self, seat: int | None) -> View:
        """What a person at this table may know; bots' views are for bots alone."""
        assert seat is None or seat in self.humans
        return self.session.view(seat)

    def waiting(self, kind: str) -> tuple[int, ...]:
        """The seats of a kind that must decide, clockwise from who starts the hand."""
        asked = [s for s in self.session.waiting_for() if self.seats[s].kind == kind]
        hand = self.public_view.hand
        first = hand.starter if hand else 0
        return tuple(sorted(asked, key=lambda seat: (seat - first) % len(self.seats)))

    def refusal(self, action: Decision) -> IllegalAction | None:
        """Why the rules refuse it, if they do."""
        try:
            apply(self.session.state, action)
        except IllegalAction as error:
            return error
        return None

    # What happens

    def submit(self, decision: Decision) -> None:
        """Take a decision and save; what came of it is in `news`."""
        self.session.submit(decision)
        if self.finished:
            self._games.saves.clear()
        else:
            self.save()

    def save(self) -> None:
        """Keep the match on the disk; a disk that refuses is told once."""
        self._games.saves.save(self.session.record)
        trouble, self._games.saves.trouble = self._games.saves.trouble, ""
        if trouble and not self._told_trouble:
            self._told_trouble = True
            self._games.on_trouble(trouble)

    def concede(self) -> None:
        """Leave the match for good."""
        self.given_up = True
        self.stop_thinking()
        self._games.saves.clear()

    # The bots

    @property
    def thinker(self) -> int | None:
        """The bot that is asked now; looked up once for every step."""
        if self._asked_at != len(self.events):
            self._asked_at = len(self.events)
            self._asked_bot = next(iter(self.waiting(BOT)), None)
        return self._asked_bot

    def begin_thinking(self) -> None:
        """Let the bot that is asked think beside everything else; once for every decision."""
        seat = self.thinker
        moment = None if seat is None else (seat, len(self.events))
        if moment == self._thinker or seat is None or moment is None:
            return
        self.stop_thinking()
        rng = Random(f"{self.session.seed}/{moment[0]}/{moment[1]}")
        view = self.session.view(seat)
        self._thought = self._games.think(self.seats[seat], view, rng)
        self._thinker = moment

    def take_thought(self) -> bool:
        """Do what the bot has decided; whether it had."""
        self.begin_thinking()
        if self._thought is None or not self._thought.is_ready:
            return False
        decision = self._thought.decision()
        self._thought = self._thinker = None
        self.submit(decision)
        return True

    def stop_thinking(self) -> None:
        if self._thought is not None:
            self._thought.cancel()
        self._thought = self._thinker = None

    def _hear(self, events: tuple[Event, ...], view: View) -> None:
        """Collect the views of a step; the public one comes last and closes it."""
        self._views[view.seat] = view
        if view.seat is None:
            self.events.extend(events)
            self.news.append(News(events, self._views))
            self._views = {}


def history_of(record: MatchRecord) -> list[Event]:
    """What everyone could hear of a match so far."""
    state, heard = new_match(setup_of(record)), list[Event]()
    for action in record.actions:
        step = apply(state, action)
        state = step.state
        heard += [redact(event, None) for event in step.events]
    return heard
