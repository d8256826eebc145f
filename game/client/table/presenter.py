"""Events turned into movement: every event that is seen has its own small presenter.

A presenter returns the animations of one event. The view of the step is put on the board when all
of them are done, so nothing here decides what is true.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.client.anim import Call, Motion, Timeline, Tween, in_out
from game.client.play import News
from game.client.table.board import Board
from game.client.table.spots import Spot
from game.client.table.sprites.movers import Mover
from game.client.table.stage import Stage
from game.rules.events import HandScored, MatchEnded
from game.rules.view import View

Presenters = Mapping[type, Callable[["Presenter", Any, View], list[Motion]]]


class Presenter:
    """Shows one piece of news after the other on the stage's board.

    `on_hand_over` and `on_match_over` are called when the table is clear again.
    """

    def __init__(self, stage: Stage, timeline: Timeline, presenters: Presenters) -> None:
        self.stage = stage
        self.presenters = presenters
        self.timeline = timeline
        self.thrown_from: Spot | None = None
        self.on_hand_over: Callable[[], None] = lambda: None
        self.on_match_over: Callable[[], None] = lambda: None
        self.on_change: Callable[[], None] = lambda: None

    @property
    def board(self) -> Board:
        return self.stage.board

    def present(self, news: News, view: View) -> None:
        """Queue the animations of a step; in the end the board shows the view."""
        motions: list[Motion] = []
        after: list[Motion] = []
        for event in news.events:
            motions += self.presenters.get(type(event), _nothing)(self, event, view)
            if isinstance(event, HandScored):
                after.append(Call(self.on_hand_over))
            elif isinstance(event, MatchEnded):
                after[-1] = Call(self.on_match_over)
        self.timeline.play(*motions, Call(lambda: self._settle(view)), *after)

    def _settle(self, view: View) -> None:
        self.board.sync(view)
        self.on_change()

    def say(self, text: str, tone: str = "brass") -> Motion:
        return Call(lambda: self._say(text, tone))

    def _say(self, text: str, tone: str) -> None:
        self.board.message, self.board.tone = text, tone

    def sound(self, name: str) -> Motion:
        return Call(lambda: self.stage.ui.sound(name))

    def fly(self, mover: Mover, duration: float) -> Motion:
        return Tween(duration, mover.step, in_out)


def _nothing(presenter: Presenter, event: object, view: View) -> list[Motion]:
    return []
