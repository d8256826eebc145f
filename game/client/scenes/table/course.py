"""The course of the match at the table: show what happened, ask whoever must decide, go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.client.scenes.table import timing
from game.client.scenes.table.host import Host
from game.client.scenes.table.shared.lifting import Lifting
from game.client.scenes.table.speech import Speech
from game.client.scenes.table.watching import Watching
from game.client.toolkit.animation import Call, Timeline, Wait
from game.client.toolkit.ui import Ui
from game.match.seat import HUMAN
from game.play.explain import last_play
from game.play.game import Game, News
from game.rules.events import CardsDrawn, Event, HandScored, UndealtSeen

# How many steps of the match there may be in one frame when nothing is animated, and how long.
STEPS_AT_ONCE, BUDGET = 64, 12.0
# What one seat alone may look at when it is asked next.
SECRETS = (CardsDrawn, UndealtSeen)


class Course(Lifting):
    """Time passes; nothing is decided here."""

    def __init__(
        self, ui: Ui, game: Game, timeline: Timeline, host: Host, watching: Watching
    ) -> None:
        super().__init__(ui, game, timeline, host, watching)
        self.speech = Speech(self.stage, game)
        self.over = False
        self.may_play_last = True  # the last piece by itself, if the player likes that
        self._pause = 0.0
        self._paused_for: tuple[int | None, int] = (None, -1)

    @property
    def waits(self) -> bool:
        """Whether there is something to be skipped."""
        if self.watching.stands:
            return False
        return self.timeline.busy or (not self.awaits and not self.over)

    def update(self, milliseconds: float) -> None:
        if self.watching.stands:
            return
        speed = self.watching.speed()
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
        if self.over or self.peek.is_held:
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
        if not self.awaits and (humans := self.game.waiting(HUMAN)):
            if not self._let_play_itself(humans[0]):
                self._ask(humans[0])
            return True
        return self._pause <= 0 and self.game.take_thought()

    # What is shown

    def _present(self) -> None:
        news = self.game.news.popleft()
        self.host.on_news()
        for event in news.events:
            if isinstance(event, SECRETS) and event.seat in self.game.humans:
                self.attention.guard()
        self._shown, view = news, self.attention.view(news.views.__getitem__)
        self.timeline.play(
            *self.presenter.movements(news, view),
            Call(lambda: self._settle(news)),
            *self.speech.motions(news.events),
            *map(Call, self._ending(news.events)),
        )
        self.timeline.update(0)

    def _settle(self, news: News) -> None:
        """Everything lies where it came to lie, for whoever looks now."""
        self.board.sync(self.attention.view(news.views.__getitem__))
        self.host.on_change()

    def _ending(self, events: Sequence[Event]) -> list[Callable[[], None]]:
        """What comes when the table is clear again; the last hand is told like every other."""
        is_scored = any(isinstance(event, HandScored) for event in events)
        return [self._hand_over] if is_scored else []

    # What goes by itself

    def _begin_thinking(self) -> None:
        """The bot thinks while dice still roll; its pause begins when they lie still."""
        self.game.begin_thinking()
        moment = (self.game.thinker, len(self.game.events))
        if moment == self._paused_for or self.timeline.busy or self.game.news:
            return
        self._paused_for = moment
        if moment[0] is not None and self.ui.speed():
            self._pause = timing.bot_pause(self.ui.settings.bot_pace)
        if not self.awaits:
            self._show_thinker(moment[0])

    def _show_thinker(self, seat: int | None, told: bool = True) -> None:
        self.stage.turn = seat
        if seat is not None and told:
            key = "table.others_bid" if self.board.bidding else "table.thinks"
            self.say(self.ui.tr(key, name=self.stage.name(seat)))
            self.host.on_change()

    def _let_play_itself(self, seat: int) -> bool:
        """The last piece of a hand, if there is only one way to play it: nothing is decided, and
        nobody has to come to the screen for it. Around the table everybody throws the own one.
        """
        wanted = self.may_play_last and self.ui.settings.plays_last and not self._is_around
        only = last_play(self.game.view(seat)) if wanted else None
        if only is None:
            return False
        self._show_thinker(seat, told=False)
        pause = timing.bot_pause(self.ui.settings.bot_pace)
        self.timeline.play(Wait(pause), Call(lambda: self.game.submit(only)))
        return True

    # The end

    def _hand_over(self) -> None:
        self.attention.guard()
        self.stage.turn = self.stage.held_by = None
        self.host.on_hand_over()

    def _match_over(self) -> None:
        self.over = True
        self.host.on_match_over()
