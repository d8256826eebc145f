"""A single decision out of a real match, at the table; what comes of it is not played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.doors import open_drill_menu, open_drill_verdict
from game.client.scenes.table.scene import TableScene
from game.client.scenes.table.speech import Silence
from game.match.chance import thinking
from game.play.drills.desk import DrillDesk, game_of
from game.play.drills.grading import count_of, graded, keep
from game.play.drills.themes import Position
from game.play.services import Advice
from game.rules.actions import Decision

if TYPE_CHECKING:
    from game.client.app import App


class DrillScene(TableScene):
    """The strongest bot begins to think at once; `advice` is there when it is done."""

    name = "drill"

    def __init__(self, app: App, desk: DrillDesk, position: Position) -> None:
        self.desk, self.position = desk, position
        self.chosen: Decision | None = None
        self.advice: Advice | None = None
        self.goes_on = False  # the desk is needed for the next one
        game = game_of(position, app.editions, app.services)
        super().__init__(app, game)
        self.course.may_play_last = False
        self.course.speech = Silence(self.stage, game)
        self.view = game.view(position.seat)
        self._thinking = app.services.advise(self.view, thinking(game.session.seed, self.view))

    def update(self, milliseconds: float) -> None:
        super().update(milliseconds)
        self.look_up()

    def look_up(self) -> None:
        """Take the advice when it has come; then bots may play for the next position."""
        if self.advice is None:
            if self._thinking.is_ready:
                self.advice = self._thinking.result()
        else:
            self.desk.update()

    def decide(self, decision: Decision | None) -> None:
        if decision is None or self.chosen is not None or not self.armed:
            return
        self.chosen, self.declaring = decision, None
        open_drill_verdict(self.app, self)

    def count(self) -> None:
        """The player has answered: count the grade, once."""
        assert self.advice is not None
        assert self.chosen is not None
        learning, edition, theme = self.app.learning, self.desk.edition.key, self.desk.theme
        grade = graded(self.advice, self.chosen)
        keep(learning, edition, theme, count_of(learning, edition, theme).after(grade))

    def is_open(self) -> bool:
        return super().is_open() and self.chosen is None

    def build(self) -> None:
        super().build()
        self.hint.visible = False

    def turn_hint(self) -> None:
        """There are no hints in a drill: a hint would be the answer."""

    def on_asked(self) -> None:
        super().on_asked()
        self.course.say(self.ui.tr(f"drill.ask.{self.desk.theme}"), "glow")

    def back(self) -> None:
        if self.shows_last_trick or self.declaring:
            super().back()
        else:
            open_drill_menu(self.app, self)

    def leave(self) -> None:
        self._thinking.cancel()
        if not self.goes_on:
            self.desk.close()
        super().leave()
