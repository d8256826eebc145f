"""Moments drawn beforehand where nobody sees it, so that their first frame is as quick as any."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import replace

import pygame

from game.client.scenes.table.moments.capture import Catching
from game.client.scenes.table.moments.fate import Rising, Sinking
from game.client.scenes.table.moments.kraken import Swallowing
from game.client.scenes.table.moments.loads import Loading
from game.client.scenes.table.moments.mermaid import Charming
from game.client.scenes.table.moments.moment import Moment
from game.client.scenes.table.moments.whale import Draining
from game.client.scenes.table.stage import Stage
from game.rules.pieces import Role
from game.rules.scoring import LOADS

SAMPLES = 9  # points in time of a moment
REST = 120.0  # milliseconds between two pictures


def rehearse(stage: Stage, moment: Moment, t: float) -> None:
    """Draw the moment as it is at the time `t`, on a surface that is thrown away."""
    size = stage.ui.theme.size
    surface = stage.ui.art.made(("rehearsal", size), lambda: pygame.Surface(size).convert())
    surface.set_clip(None)
    moment.t, moment.shown = t, 1.0
    moment.draw(replace(stage, shown=[]), surface)
    moment.t = moment.shown = 0.0


class Rehearsal:
    """Draws one thing after the other while nothing moves at the table, once for every size; what
    takes longer than a slice of a frame goes on in the next.
    """

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self._rested = 0.0
        self._ready_for: object = None
        self._todo: deque[Callable[[], None]] = deque()
        self._soon: Iterator[Callable[[], None]] = iter(())
        self._begun: Callable[[], None] | None = None

    def soon(self, steps: Iterator[Callable[[], None]]) -> None:
        """Draw these before anything else that may come, since they are needed next; every step
        draws something.
        """
        self._soon, self._begun = steps, None

    def update(self, milliseconds: float) -> None:
        ui = self.stage.ui
        if not ui.watched or ui.text.watch:
            return
        if self._ready_for != ui.theme:
            self._ready_for, self._todo = ui.theme, deque(_pictures(self.stage))
        self._rested += milliseconds
        if self._rested < REST:
            return
        if self._begun is None:  # to get it ready may take a slice by itself
            self._begun = next(self._soon, None) or (self._todo.popleft() if self._todo else None)
        elif ui.art.workshop.attend(self._begun):
            self._begun, self._rested = None, 0.0


def _pictures(stage: Stage) -> Iterator[Callable[[], None]]:
    for moment in _moments(stage):
        for sample in range(SAMPLES):
            t = sample / (SAMPLES - 1)
            yield lambda moment=moment, t=t: rehearse(stage, moment, t)  # type: ignore[misc]


def _moments(stage: Stage) -> Iterator[Moment]:
    """What may come in this match, as far as it does not depend on the pieces."""
    setup = stage.game.setup
    dealt = [setup.pieces[piece] for piece in dict.fromkeys(setup.deck)]
    roles = {face.role for piece in dealt for face in piece.faces}
    for piece in (piece for piece in dealt if piece.rolled and piece.colour is None):
        yield Rising(piece=piece.token)
        yield Sinking()
    if Role.KRAKEN in roles:
        yield Swallowing()
    if Role.WHALE in roles:
        yield Draining()
    king = next(face.token for piece in dealt for face in piece.faces if face.role is Role.KING)
    yield Catching(captor=(0, king), figure="skull_king")
    yield Charming(mermaid=0, king=1)
    if setup.scoring.loads:
        yield Loading(loads=tuple(LOADS[seat % 2] for seat in range(setup.seats)))
