"""The course of a replay: the stop that is shown, the way to the next one, and who looks."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from game.client.scenes.table.board import Board
from game.client.scenes.table.kit import kit_for
from game.client.scenes.table.layout import TableLayout
from game.client.scenes.table.presenter import Presenter
from game.client.scenes.table.presenters.tricks import gather, tell_trick
from game.client.scenes.table.replay import pace
from game.client.scenes.table.replay.secrets import secrets_of
from game.client.scenes.table.replay.told import told
from game.client.scenes.table.stage import Stage
from game.client.toolkit.animation import Call, Timeline
from game.client.toolkit.ui import Ui
from game.play.game import News
from game.play.replay import PLAY, Replay, Sight, Stop, Told
from game.rules.events import HandScored, TrickTaken
from game.rules.view import View

ROOM_BELOW = 14.0  # units beside the controls


class Showing:
    """`stop` is the stop that is shown, or that everything moves to. While it `plays`, the next
    one follows by itself. Nothing is decided here: all of it has happened.
    """

    def __init__(self, ui: Ui, replay: Replay, sight: Sight, on_change: Callable[[], None]) -> None:
        self.ui, self.replay, self.sight = ui, replay, sight
        self.on_change = on_change
        self.stop = 0
        self.plays = False
        self.speed = pace.USUAL
        self.timeline = Timeline(lambda: ui.speed() / self.speed, ui.calm)
        self.kit = kit_for(replay.setup)
        board = Board(replay.view(0, sight))
        pieces = self.kit.painter(ui, replay.setup)
        self.stage = Stage(ui, replay, self.layout(), board, pieces)
        presenters = {**self.kit.presenters, TrickTaken: tell_trick}
        self.presenter = Presenter(self.stage, presenters, on_change)
        self.secrets: tuple[int, tuple[str, ...]] | None = None
        self._moves = False
        self._news: deque[Told] = deque()
        self._pause = 0.0

    @property
    def board(self) -> Board:
        return self.stage.board

    @property
    def here(self) -> Stop:
        return self.replay.stops[self.stop]

    @property
    def is_at_end(self) -> bool:
        return self.stop == self.replay.last

    def layout(self) -> TableLayout:
        """The layout of the table, with room for the controls below it."""
        theme, people = self.ui.theme, self.replay.humans
        bottom = self.sight.seat if self.sight.seat is not None else (people or (0,))[0]
        layout = self.kit.layout(theme, len(self.replay.seats), bottom)
        layout.leave_free(theme.touch / theme.u + ROOM_BELOW)
        return layout

    # From one stop to another

    def go(self, stop: int) -> None:
        """Show a stop at once, without any movement towards it."""
        self.timeline.clear()
        self._news.clear()
        self._moves = False
        self.stop = stop
        self._pause = self._rest()
        self.lay()
        self.on_change()

    def step(self, by: int, unit: str = PLAY) -> None:
        """The next play is seen as it was made; all else is a jump."""
        self.plays = False
        if unit == PLAY and by > 0 and not self.is_at_end:
            self.forward()
        else:
            self.go(self.replay.stepped(self.stop, by, unit))

    def forward(self) -> None:
        if self._moves:
            self.go(self.stop)
        if self.is_at_end:
            return
        left, self._moves = self.here, True
        self.stop += 1
        self._news.extend(self.replay.news(self.stop, self.sight))
        if left.trick:
            self.timeline.play(*gather(self.presenter, left.trick))
        self._present()

    def toggle(self) -> None:
        """Play or pause; from the end it begins again."""
        self.plays = not self.plays
        if self.plays and self.is_at_end and not self._moves:
            self.go(0)
        self._pause = 0.0
        self.on_change()

    def look(self, sight: Sight) -> None:
        """Show the same stop as another seat saw it, or with open hands."""
        self.sight = sight
        self.stage.layout = self.layout()
        self.go(self.stop)

    # Time passes

    def update(self, milliseconds: float) -> None:
        self.timeline.update(milliseconds)
        if self.timeline.busy:
            return
        if self._news:
            self._present()
        elif self._moves:
            self._arrive()
        elif self.plays:
            self._pause -= milliseconds * self.speed
            if self._pause <= 0:
                self.forward()

    def _present(self) -> None:
        beat = self._news.popleft()
        news = News(beat.events, {self.sight.seat: beat.view})
        self.timeline.play(*self.presenter.movements(news, beat.view))
        if self._news or not self.here.trick:
            self.timeline.play(Call(lambda: self._settle(beat.view)))
        self.timeline.update(0)

    def _settle(self, view: View) -> None:
        self.board.sync(view)
        self.on_change()

    def _arrive(self) -> None:
        """A trick that was just won is left as it lies, whatever became of it."""
        self._moves = False
        self._pause = 0.0 if self.here.trick and self.ui.speed() else self._rest()
        if not self.here.trick:
            self.lay()
        if self.is_at_end:
            self.plays = False
        self.on_change()

    def _rest(self) -> float:
        if any(isinstance(event, HandScored) for event in self.here.events):
            return pace.SCORED
        return pace.PAUSE if self.ui.speed() else pace.STILL

    # What lies there

    def lay(self) -> None:
        board, stop = self.board, self.here
        self.stage.moved.clear()
        board.sync(self.replay.view(stop.shown, self.sight))
        board.last = self._last_trick()
        decision = self.replay.decision(self.stop)
        self.stage.turn = getattr(decision, "seat", None)
        if stop.trick:
            board.tray = list(zip(stop.trick.order, stop.trick.faces, strict=True))
            board.played = stop.played
            board.decided, board.winner, board.lifted = True, stop.trick.winner, 1.0
            self.stage.turn = stop.trick.winner
        self.say()

    def say(self) -> None:
        """What happened last, in one line."""
        board, news = self.board, self.replay.news(self.stop, self.sight)
        heard = [event for beat in news for event in beat.events]
        self.secrets = secrets_of(heard)
        board.message = told(self.stage, heard)
        board.tone = "glow" if self.here.trick else "brass"

    def _last_trick(self) -> TrickTaken | None:
        tricks = (stop.trick for stop in reversed(self.replay.stops[: self.stop + 1]))
        return next(filter(None, tricks), None)
