"""What can be taken back in a match against bots; it stays written that something was."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.client.doors import open_taken_back
from game.client.toolkit.parrot_dialog import Choices, ParrotDialog
from game.play.game import Game
from game.play.take_back import ways_back

if TYPE_CHECKING:
    from game.client.app import App


class TakeBackDialog(ParrotDialog):
    """The last decision, its trick or its hand."""

    name = "take_back"

    def __init__(self, app: App, game: Game) -> None:
        super().__init__(app)
        self.game = game
        self.ways = ways_back(game.session.record, game.humans[0])

    def title(self) -> str:
        return self.ui.tr("table.take_back")

    def words(self) -> str:
        """What it costs, as long as it still costs something."""
        tr, dice = self.ui.tr, any(p.rolled for p in self.game.setup.pieces.values())
        if not self.ways:
            return tr("table.take_back.nothing")
        known = tr(f"table.take_back.same.{'dice' if dice else 'cards'}")
        return known if self.game.is_practice else f"{known} {tr('table.take_back.marked')}"

    def choices(self) -> Choices:
        tr = self.ui.tr
        found: Choices = [
            (way, tr(f"table.take_back.{way}"), partial(self._back_to, actions))
            for way, actions in self.ways.items()
        ]
        return [*found, ("cancel", tr("common.cancel"), self.back)]

    def _back_to(self, actions: int) -> None:
        open_taken_back(self.app, self.game, actions)
