"""What every part of the table scene knows: the match, its course, and what of it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.scenes.table.attention import Attention
from game.client.scenes.table.board import Board, Shown
from game.client.scenes.table.course import Course
from game.client.scenes.table.moments.rehearsal import Rehearsal
from game.client.scenes.table.picture import Picture
from game.client.scenes.table.shared.closed import ClosedPieces
from game.client.scenes.table.shared.peeking import Peeking
from game.client.scenes.table.stage import Stage
from game.client.scenes.table.watching import Watching
from game.client.toolkit.animation import Timeline
from game.client.toolkit.scene import Scene
from game.play.game import Game

if TYPE_CHECKING:
    from game.client.app import App


class AtTable(Scene):
    """The base of the classes that make up the scene."""

    course: Course
    stage: Stage
    timeline: Timeline
    watching: Watching
    picture: Picture
    peeking: Peeking
    rehearsal: Rehearsal
    closed: ClosedPieces | None

    def __init__(self, app: App, game: Game) -> None:
        super().__init__(app)
        self.game = game

    @property
    def board(self) -> Board:
        return self.stage.board

    @property
    def shown(self) -> list[Shown]:
        return self.stage.shown

    @property
    def asked(self) -> int | None:
        return self.course.asked

    @property
    def attention(self) -> Attention:
        return self.course.attention

    @property
    def armed(self) -> bool:
        return self.course.armed

    @property
    def must_bid(self) -> bool:
        return self.course.must_bid

    def is_open(self) -> bool:
        return self.app.top is self
