"""A game in progress: who decides what, bots thinking beside it, saved after every action."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from random import SystemRandom

from game.match.archive import Archive, OpenMatch
from game.match.chance import DRAWN, starter_by_lot, thinking
from game.match.entry import PRACTICE, TAKEN_BACK
from game.match.record import MatchRecord, steps_of
from game.match.seat import BOT, HUMAN, Seat
from game.match.session import Session
from game.play.looks import Look, is_known_look, looks_of
from game.play.score_book import ScoreBook, book_of
from game.play.services import Services, Thought
from game.play.sharing import KEPT, Sharing
from game.play.terms import MatchTerms
from game.rules.actions import Decision
from game.rules.edition import Setup
from game.rules.editions import Editions, edition_named
from game.rules.engine import apply
from game.rules.errors import IllegalAction, RuleError
from game.rules.events import Event
from game.rules.state import MatchState, Phase
from game.rules.view import View, redact

Moment = tuple[int, int, int, Phase]


@dataclass
class Games:
    """Starts games and takes them up again: each is kept in the `archive`, the `services` bring
    its bots, and `on_trouble` hears the key of what the disk refuses.
    """

    archive: Archive
    editions: Editions
    services: Services
    on_trouble: Callable[[str], None]

    def new(self, terms: MatchTerms) -> Game:
        """A match whose first hand is dealt."""
        edition, count = edition_named(self.editions, terms.edition), len(terms.seats)
        seed = SystemRandom().randrange(DRAWN.stop) if terms.seed is None else terms.seed
        starter = starter_by_lot(seed, count) if terms.starter is None else terms.starter
        setup = edition.setup(count, terms.options, starter)
        game = Game(Session(setup, terms.seats, seed), [], self.archive.begin(), self)
        game.share(terms.sharing)
        game.save()
        return game

    def resume(self, match: str) -> Game:
        """A match as it was left, with nothing left to be shown; a RuleError if it cannot be."""
        kept = self.archive.open(match)
        assert kept.record is not None
        return self._taken_up(kept.record, kept)

    def from_record(self, record: MatchRecord) -> Game:
        """A match that goes on from where the record ends, kept as one of its own."""
        game = self._taken_up(record, self.archive.begin())
        game.share(Sharing.from_data(record.entry.extra.get(KEPT)))
        return game

    def practice(self, record: MatchRecord, seats: tuple[Seat, ...], actions: int = 0) -> Game:
        """The deals and dice of a record once more, with so many of its actions already done.

        It is a match of its own, and marked: whoever played it may have known what comes.
        """
        begun = replace(record, seats=seats, actions=record.actions[:actions])
        game = self._taken_up(begun, self.archive.begin())
        game.kept.mark(PRACTICE)
        game.save()
        return game

    def taken_back(self, game: Game, actions: int) -> Game:
        """The same match as it was after so many actions, marked for good.

        Chance hangs on the seed: for the same choices the same dice fall again.
        """
        game.stop_thinking()
        record = game.session.record
        shorter = replace(record, actions=record.actions[:actions])
        again = Game(Session.resume(shorter), history_of(shorter), game.kept, self)
        again.mark(TAKEN_BACK)
        return again

    def _taken_up(self, record: MatchRecord, kept: OpenMatch) -> Game:
        """With other bots for those that this version does not know."""
        levels, personalities = self.services.levels, self.services.personalities
        seats = tuple(seat.fitted(levels, personalities) for seat in record.seats)
        fitted = replace(record, seats=seats)
        game = Game(Session.resume(fitted), history_of(record), kept, self)
        if seats != record.seats:
            game.notices.append("unknown_bot")
        if not all(is_known_look(seat.look) for seat in seats):
            game.notices.append("unknown_look")
        return game


@dataclass(frozen=True)
class News:
    """One step of the match: what all may hear of it, and each person's view after it; where
    nobody plays but bots, the views of all.
    """

    events: tuple[Event, ...]
    views: Mapping[int | None, View]


class Game:
    """The session, its seats and its file; `news` is what nobody has shown yet."""

    def __init__(
        self, session: Session, history: list[Event], kept: OpenMatch, games: Games
    ) -> None:
        self.session = session
        self.events = history
        self.news: deque[News] = deque()
        self.given_up = False
        self.notices = [kept.notice] if kept.notice else []  # keys of error.save
        self.kept = kept
        self._games = games
        self._views: dict[int | None, View] = {}
        self._thought: Thought | None = None
        self._thinker: Moment | None = None
        self._asked_at = -1
        self._asked_bot: int | None = None
        self._told_trouble = False
        for seat in (*self._lookers, None):
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
    def _lookers(self) -> tuple[int, ...]:
        """The seats whose views the window may know: people's, or all of bots among themselves."""
        return self.humans or tuple(range(len(self.seats)))

    @property
    def sharing(self) -> Sharing:
        """How the people share this computer; it is kept with the match."""
        return Sharing.from_data(self.kept.entry.extra.get(KEPT))

    @property
    def is_shared(self) -> bool:
        return len(self.humans) > 1

    @property
    def public_view(self) -> View:
        return self.session.view(None)

    @property
    def book(self) -> ScoreBook:
        return book_of(self)

    @property
    def finished(self) -> bool:
        return self.session.is_over

    def view(self, seat: int | None) -> View:
        """What a person at this table may know; bots' views are for bots alone, unless nobody
        else plays.
        """
        assert seat is None or seat in self._lookers
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
        self.save()

    def save(self) -> None:
        """Keep the match on the disk; a disk that refuses is told once."""
        self._keep(lambda: self.kept.save(self.session))

    def mark(self, mark: str) -> None:
        """Write down what is special about the match, such as that it is for practice."""
        self._keep(lambda: self.kept.mark(mark))

    @property
    def can_take_back(self) -> bool:
        """Against bots alone, as long as the match is not over."""
        return len(self.humans) == 1 and not self.finished

    @property
    def is_practice(self) -> bool:
        """Whether it is for practice or something was taken back: then it counts for nothing, or
        for less.
        """
        return bool(self.kept.entry.marks & {PRACTICE, TAKEN_BACK})

    def share(self, sharing: Sharing) -> None:
        """Share the screen this way from now on; a person alone needs no way."""
        if self.is_shared:
            self._keep(lambda: self.kept.note(KEPT, sharing.as_data()))

    def leave(self) -> None:
        """The match can be continued later, here or elsewhere."""
        self.stop_thinking()
        self.kept.close()

    def concede(self) -> None:
        """Leave the match for good; its record stays."""
        self.given_up = True
        self.stop_thinking()
        self._keep(self.kept.concede)

    def result_seen(self) -> None:
        """The match is over, and whoever played it has seen how it ended."""
        self._keep(self.kept.result_seen)

    def _keep(self, change: Callable[[], None]) -> None:
        try:
            change()
        except RuleError as error:
            if not self._told_trouble:
                self._told_trouble = True
                self._games.on_trouble(error.key)

    # The bots

    @property
    def thinker(self) -> int | None:
        """The bot that is asked now; looked up once for every step."""
        if self._asked_at != len(self.events):
            self._asked_at = len(self.events)
            self._asked_bot = next(iter(self.waiting(BOT)), None)
        return self._asked_bot

    def begin_thinking(self) -> None:
        """Let the bot that is asked think beside everything else; once for every decision.

        What others decide in secret meanwhile (a bid, a load) is no reason to think anew.
        """
        seat = self.thinker
        if seat is None:
            return
        moment = moment_of(seat, self.session.state)
        if moment == self._thinker:
            return
        self.stop_thinking()
        view = self.session.view(seat)
        rng = thinking(self.session.seed, view)
        self._thought = self._games.services.think(self.seats[seat], view, rng)
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


def moment_of(seat: int, state: MatchState) -> Moment:
    """What the seat decides now: it decides nothing of the kind again in the same trick."""
    assert state.hand is not None
    return seat, state.hand.number, len(state.hand.tricks), state.phase


def history_of(record: MatchRecord) -> list[Event]:
    """What everyone could hear of a match so far."""
    return [redact(event, None) for step in steps_of(record) for event in step.events]
