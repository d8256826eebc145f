"""Events turned into movement: every event that is seen has its own small presenter.

A presenter returns the animations of one event; nothing here decides what is true, nor when.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.client.scenes.table.board import Board
from game.client.scenes.table.spots import Spot
from game.client.scenes.table.sprites.movers import Mover
from game.client.scenes.table.stage import Stage
from game.client.toolkit.animation import Beats, Call, Motion, Tween, in_out
from game.play.game import News
from game.rules.view import View

Presenters = Mapping[type, Callable[["Presenter", Any, View], list[Motion]]]


class Presenter:
    """Makes the movements of one piece of news after the other, on the stage's board; `on_change`
    hears when the board shows something else in the middle of them.
    """

    def __init__(self, stage: Stage, presenters: Presenters, on_change: Callable[[], None]) -> None:
        self.stage = stage
        self.presenters = presenters
        self.on_change = on_change
        self.thrown_from: Spot | None = None

    @property
    def board(self) -> Board:
        return self.stage.board

    def movements(self, news: News, view: View) -> list[Motion]:
        """All that is seen of a step, before the board shows the view after it."""
        return [
            motion
            for event in news.events
            for motion in self.presenters.get(type(event), _nothing)(self, event, view)
        ]

    def say(self, text: str, tone: str = "brass") -> Motion:
        return Call(lambda: self._say(text, tone))

    def _say(self, text: str, tone: str) -> None:
        self.board.message, self.board.tone = text, tone

    def sound(self, name: str, seat: int | None = None, *, is_end: bool = False) -> Motion:
        """From the side of a seat; if the movement is skipped, only what `is_end` is heard."""
        ui, pan = self.stage.ui, 0.0 if seat is None else self.stage.side_of(seat)

        def end() -> None:
            if is_end:
                ui.audio.play_end(name, pan)

        return Beats([(0.0, lambda: ui.sound(name, pan))], end, motion=False)

    def fly(self, mover: Mover, duration: float) -> Motion:
        return Tween(duration, mover.step, in_out)


def _nothing(presenter: Presenter, event: object, view: View) -> list[Motion]:
    return []
