"""The end of a match with the real box, told as the end of any other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.doors import open_ledger, open_sheet_export
from game.client.scenes.scores.match_over import MatchOverScene
from game.client.toolkit.widgets import PlankButton
from game.play.ledger.cabinet import Filed
from game.play.ledger.keeper import Keeper
from game.play.ledger.kept import EndedSheet
from game.play.ledger.sheet import new_sheet, next_starter

if TYPE_CHECKING:
    from game.client.app import App


class SheetOverScene(MatchOverScene):
    """Always celebrated, whoever won. Until it is left, the sheet can still be corrected."""

    name = "sheet_over"

    def __init__(self, app: App, keeper: Keeper) -> None:
        super().__init__(app, EndedSheet(keeper.sheet, keeper=keeper))
        self.keeper = keeper

    def enter(self) -> None:
        self.keeper.hold()
        super().enter()

    def leave(self) -> None:
        self.keeper.close()

    def ways_out(self) -> list[PlankButton]:
        """Another table is set up from the title; here it can be corrected and written down."""
        ui, tr = self.ui, self.ui.tr
        return [
            PlankButton(ui, tr("scores.over.home"), self._home, "home"),
            PlankButton(ui, tr("ledger.do.fix"), self._correct, "correct"),
            PlankButton(ui, tr("ledger.print"), self._export, "export"),
        ]

    def _export(self) -> None:
        open_sheet_export(self.app, Filed(self.keeper.key, self.keeper.sheet))

    def _correct(self) -> None:
        """Back to the sheet as it was kept last."""
        open_ledger(self.app, self.keeper)

    def play_again(self) -> None:
        """The same crew, as it sits there now; whoever would begin the next hand begins."""
        sheet = self.keeper.sheet
        first = sheet.round.index(next_starter(sheet))
        members = tuple(sheet.members[member] for member in sheet.round)
        self.game.result_seen()
        again = new_sheet(sheet.edition, sheet.options, members, first)
        open_ledger(self.app, Keeper.new(self.app.cabinet, again, self.app.disk_trouble))
