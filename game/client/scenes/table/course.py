"""The course of the match at the table: show what happened, ask whoever must decide, go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Protocol

from game.client.scenes.table import timing, words
from game.client.scenes.table.attention import Attention
from game.client.scenes.table.board import Board
from game.client.scenes.table.choices import asks_itself
from game.client.scenes.table.kit import kit_for
from game.client.scenes.table.layout import TableLayout
from game.client.scenes.table.presenter import Presenter
from game.client.scenes.table.speech import Speech
from game.client.scenes.table.stage import Stage
from game.client.toolkit.animation import Call, Timeline, Wait
from game.client.toolkit.ui import Ui
from game.match.seat import HUMAN
from game.play.explain import last_play
from game.play.game import Game
from game.rules.actions import Decision
from game.rules.events import CardsDrawn, Event, HandScored, UndealtSeen
from game.rules.view import View

# How many steps of the match there may be in one frame when nothing is animated, and how long.
STEPS_AT_ONCE, BUDGET = 64, 12.0
# What one seat alone may look at when it is asked next.
SECRETS = (CardsDrawn, UndealtSeen)


class Host(Protocol):
    """What the scene does for the course."""

    def is_open(self) -> bool:
        """Whether nothing lies over the table."""

    def on_change(self) -> None:
        """The board shows something else."""

    def on_news(self) -> None:
        """Something happens that is to be shown."""

    def on_asked(self) -> None:
        """Whoever looks must decide."""

    def on_curtain(self, seat: int, taken: Callable[[], None]) -> None:
        """Somebody else must come to the screen."""

    def on_hand_over(self) -> None: ...

    def on_match_over(self) -> None: ...


class Course:
    """`asked` is the person who must decide now; nothing is decided here."""

    def __init__(self, ui: Ui, game: Game, timeline: Timeline, host: Host) -> None:
        self.ui = ui
        self.game = game
        self.timeline = timeline
        self.host = host
        self.attention = Attention(game.humans)
        self.asked: int | None = None
        self.over = False
        self.may_play_last = True  # the last piece by itself, if the player likes that
        self.kit = kit_for(game.setup)
        pieces = self.kit.painter(ui, game.setup)
        self.stage = Stage(ui, game, self.layout(), self._first_board(), pieces)
        self.presenter = Presenter(self.stage, self.kit.presenters, host.on_change)
        self.speech = Speech(self.stage, game)
        self._pause = 0.0
        self._guard = 0.0
        self._paused_for: tuple[int | None, int] = (None, -1)

    def layout(self) -> TableLayout:
        return self.kit.layout(self.ui.theme, len(self.game.seats), self.attention.bottom)

    def _first_board(self) -> Board:
        """The table as it is; before the first deal nothing lies on it."""
        if self.game.news:
            return Board(replace(self.game.public_view, hand=None, legal=()))
        board = Board(self._view())
        board.sync(board.view)
        return board

    def _view(self) -> View:
        return self.game.view(self.attention.sees)

    @property
    def board(self) -> Board:
        return self.stage.board

    @property
    def must_bid(self) -> bool:
        """Whether whoever looks is asked for a bid."""
        return self.asked is not None and self.board.bidding

    @property
    def waits(self) -> bool:
        """Whether there is something to be skipped."""
        return self.timeline.busy or (self.asked is None and not self.over)

    @property
    def armed(self) -> bool:
        """Whether a press decides now; right after something was shown it was meant to skip."""
        return self.asked is not None and (self._guard <= 0 or not self.ui.speed())

    def hold_off(self) -> None:
        """Control comes back: for a moment nothing is decided."""
        self._guard = timing.GUARD if self.ui.speed() else 0.0

    # Time passes

    def update(self, milliseconds: float) -> None:
        speed = self.ui.speed()
        self._pause = max(0.0, self._pause - milliseconds / speed) if speed else 0.0
        self._guard = max(0.0, self._guard - milliseconds)
        begun = self.ui.now()
        for _ in range(STEPS_AT_ONCE):
            if not self.host.is_open() or not self._advance() or self.ui.now() - begun > BUDGET:
                break

    def skip(self) -> None:
        """Every animation and every pause ends now."""
        self.timeline.complete()
        self._pause = 0.0

    def _advance(self) -> bool:
        """One step further, unless something still moves or somebody must decide."""
        if self.over:
            return False
        self._begin_thinking()
        if self.timeline.busy:
            return False
        if self.game.news:
            self._present()
            return True
        if self.game.finished:
            self._match_over()
            return False
        if self.asked is None and (humans := self.game.waiting(HUMAN)):
            if not self._let_play_itself(humans[0]):
                self._ask(humans[0])
            return True
        return self._pause <= 0 and self.game.take_thought()

    def _present(self) -> None:
        news = self.game.news.popleft()
        self.host.on_news()
        for event in news.events:
            if isinstance(event, SECRETS) and event.seat in self.game.humans:
                self.attention.guard()
        view = news.views[self.attention.sees]
        self.timeline.play(
            *self.presenter.movements(news, view),
            Call(lambda: self._settle(view)),
            *self.speech.motions(news.events),
            *map(Call, self._ending(news.events)),
        )
        self.timeline.update(0)

    def _settle(self, view: View) -> None:
        """Everything lies where it came to lie."""
        self.board.sync(view)
        self.host.on_change()

    def _ending(self, events: Sequence[Event]) -> list[Callable[[], None]]:
        """What comes when the table is clear again; the last hand is told like every other."""
        is_scored = any(isinstance(event, HandScored) for event in events)
        return [self._hand_over] if is_scored else []

    # The bots

    def _begin_thinking(self) -> None:
        """The bot thinks while dice still roll; its pause begins when they lie still."""
        self.game.begin_thinking()
        moment = (self.game.thinker, len(self.game.events))
        if moment == self._paused_for or self.timeline.busy or self.game.news:
            return
        self._paused_for = moment
        if moment[0] is not None and self.ui.speed():
            self._pause = timing.bot_pause(self.ui.settings.bot_pace)
        if self.asked is None:
            self._show_thinker(moment[0])

    def _show_thinker(self, seat: int | None, told: bool = True) -> None:
        self.stage.turn = seat
        if seat is not None and told:
            key = "table.others_bid" if self.board.bidding else "table.thinks"
            self.say(self.ui.tr(key, name=self.stage.name(seat)))
            self.host.on_change()

    # The people

    def _let_play_itself(self, seat: int) -> bool:
        """The last piece of a hand, if there is only one way to play it: nothing is decided, and
        nobody has to come to the screen for it.
        """
        wanted = self.may_play_last and self.ui.settings.plays_last
        only = last_play(self.game.view(seat)) if wanted else None
        if only is None:
            return False
        self._show_thinker(seat, told=False)
        pause = timing.bot_pause(self.ui.settings.bot_pace)
        self.timeline.play(Wait(pause), Call(lambda: self.game.submit(only)))
        return True

    def _ask(self, seat: int) -> None:
        if self.attention.needs_curtain(seat):
            self.host.on_curtain(seat, lambda: self.attention.take(seat))
            return
        self.attention.take(seat)
        self.asked = self.stage.turn = seat
        self.hold_off()
        self.board.sync(self._view())
        self._say_question()
        self.ui.sound("your_turn")
        self.host.on_change()
        self.host.on_asked()

    def _say_question(self) -> None:
        """A panel has its question written on it."""
        self.say("" if asks_itself(self.stage) else words.question(self.stage), "glow")

    def retell(self) -> None:
        """In another language now."""
        if self.asked is not None:
            self._say_question()
        else:
            self.board.message = ""

    def say(self, text: str, tone: str = "brass") -> None:
        self.board.message, self.board.tone = text, tone

    def decide(self, decision: Decision | None) -> None:
        """What the person who is asked has chosen."""
        if decision is None or not self.armed:
            return
        self.asked = self.stage.turn = None
        self.attention.done()
        if self.attention.hot_seat:
            self.board.hide()
        self.board.message = ""
        self.game.submit(decision)
        self.host.on_change()

    # The end

    def _hand_over(self) -> None:
        self.attention.forget()
        self.stage.turn = None
        self.host.on_hand_over()

    def _match_over(self) -> None:
        self.over = True
        self.host.on_match_over()
