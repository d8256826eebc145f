"""Hints at the table: when there may be one, its button and its panel, and chances on pieces."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.client.scenes.table.hint.hints import Hints
from game.client.scenes.table.hint.panel import HintPanel
from game.client.scenes.table.table_input import TableInput
from game.client.toolkit.widgets import IconButton
from game.match.entry import HELPED
from game.play.game import Game

if TYPE_CHECKING:
    from game.client.app import App


class TableHints(TableInput):
    """What the strongest bot would do, for whoever sees the own pieces."""

    def __init__(self, app: App, game: Game) -> None:
        super().__init__(app, game)
        self.hints = Hints(app.services, game.session.seed)
        self.hint_panel: HintPanel | None = None
        self.eager_hints = False  # they open by themselves, until somebody closes one
        self._chances: Mapping[str, float] = {}

    def _hint_button(self) -> IconButton:
        button = IconButton(self.ui, self.turn_hint, "hint", self.ui.tr("table.hint"), icon="hint")
        if not self._may_hint:
            others = self.asked is not None or self.course.fists
            reason = "shared.no_hint" if others else "table.hint.wait"
            button.disable(self.ui.tr(reason))
        return button

    @property
    def _may_hint(self) -> bool:
        """Only while whoever is asked sees the own pieces for good: a hint tells of them."""
        is_seen = self.asked is not None and self.board.view.seat == self.asked
        return is_seen and not self.course.peek.is_up

    def turn_hint(self) -> None:
        """Ask what the strongest bot would do now, or put the hint away."""
        if self.hints.is_open:
            self.hints.close()
            self.eager_hints = False
        elif self.asked is not None and self._may_hint:
            self.hints.ask(self.game.view(self.asked))
            self.game.mark(HELPED)
        self.rebuild()

    def _update_hint(self) -> None:
        """Put the hint away once the decision that it was about is taken."""
        is_over = self.asked is None or not self.hints.is_about(self.board.view)
        if self.hints.is_open and is_over:
            self.hints.close()
            self.rebuild()
        elif self.hints.update():
            self.rebuild()

    def _open_hint_panel(self) -> HintPanel | None:
        """Open the panel if there is a hint for what is asked now."""
        if self.asked is None or not self.hints.is_about(self.board.view):
            return None
        return HintPanel(self.stage, self.hints, self.turn_hint, self._always_assist)

    def _always_assist(self) -> None:
        self.ui.store.set("assist", True)

    def _chance_of(self, piece: str) -> str:
        """How likely it wins the trick, for whoever wants to be told."""
        if not self.ui.settings.assist:
            return ""
        self._chances = self._chances or self.app.services.chances(self.board.view)
        chance = self._chances.get(piece)
        return "" if chance is None else self.ui.tr("table.chance", percent=round(chance * 100))
