"""Who begins the match: drawn by lot, or one of the crew."""

from __future__ import annotations

from collections.abc import Callable

from game.client.scenes.setup.options import AskedBlock
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Choice
from game.client.toolkit.widgets.choice import Item
from game.play.draft import Draft


class StarterBlock(AskedBlock):
    """A choice of the seat, or of the lot (None); the names are those in the rows of the crew."""

    def __init__(self, ui: Ui, draft: Draft, on_choice: Callable[[int | None], object]) -> None:
        self.draft = draft
        self.choice = Choice(ui, [], draft.first, on_choice, "starter")
        note = ui.tr("setup.starter.note" if draft.first is None else "setup.starter.seat.note")
        super().__init__(ui, self.choice, note, ui.tr("setup.starter"))
        self.read_names()

    def read_names(self) -> None:
        tr = self.ui.tr
        seats = [
            Item(number, seat.name.strip() or tr("setup.name"))
            for number, seat in enumerate(self.draft.playing)
        ]
        self.choice.items = [Item(None, tr("setup.starter.lot")), *seats]
