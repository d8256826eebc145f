"""A sheet that was kept by hand on its score pad: to be looked at, corrected and written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.doors import open_fix, open_sheet_export
from game.client.scenes.scores.score_pad import ScorePadScene
from game.client.toolkit.widgets import PlankButton
from game.play.ledger.cabinet import Filed
from game.play.ledger.keeper import Keeper
from game.play.ledger.kept import KeptMatch
from game.rules.errors import RuleError

if TYPE_CHECKING:
    from game.client.app import App


class SheetPadScene(ScorePadScene):
    """What is finished can be corrected here too; then it is held as long as that takes."""

    name = "sheet_pad"

    def __init__(self, app: App, filed: Filed) -> None:
        super().__init__(app, KeptMatch(filed.sheet))
        self.filed = filed
        self.keeper: Keeper | None = None

    def build(self) -> None:
        super().build()
        ui, tr = self.ui, self.ui.tr
        self.correct = self.add(PlankButton(ui, tr("ledger.do.fix"), self._correct, "correct"))
        self.export = self.add(PlankButton(ui, tr("ledger.print"), self._export, "export"))
        if not self.filed.sheet.hands[0].done:
            self.correct.disable(tr("ledger.no_fix"))

    def _export(self) -> None:
        open_sheet_export(self.app, self.filed)

    def _correct(self) -> None:
        try:
            self.keeper = Keeper.taken_up(self.app.cabinet, self.filed.id, self.app.disk_trouble)
        except RuleError as error:
            self.app.save_trouble(error.key)
            return
        open_fix(self.app, self.keeper, self.chosen)

    def resume(self) -> None:
        """Read the sheet anew: it may have been corrected."""
        if self.keeper:
            self.keeper.close()
            self.filed = Filed(self.filed.id, self.keeper.sheet)
            self.game, self.keeper = KeptMatch(self.filed.sheet), None

    def layout_right(self, right: pygame.Rect) -> None:
        """Two more planks below the others."""
        gap, high = self.ui.theme.space("s"), self.done.preferred(right.width)[1]
        upper = pygame.Rect(right.left, right.top, right.width, right.height - high - gap)
        super().layout_right(upper)
        half = (right.width - gap) / 2
        for number, plank in enumerate((self.correct, self.export)):
            plank.place(right.left + number * (half + gap), right.bottom - high, half, high)
