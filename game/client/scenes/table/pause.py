"""The menu over the table: resume, rules, settings, leave, concede."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.client.doors import open_settings, open_title
from game.client.toolkit.dialog import Dialog
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.widgets import Label, Panel, PlankButton
from game.play.game import Game

if TYPE_CHECKING:
    from game.client.app import App


class PauseScene(Scene):
    """The match stands still meanwhile; it is saved after every action anyway."""

    name = "pause"
    overlay = True

    def __init__(self, app: App, game: Game) -> None:
        super().__init__(app)
        self.game = game

    def build(self) -> None:
        tr = self.ui.tr
        choices = [
            ("resume", self.app.pop),
            ("rules", self.app.open_rules),
            ("settings", lambda: open_settings(self.app)),
            ("leave", self._leave),
        ]
        if self.game.humans:
            choices.append(("concede", self._ask_concede))
        self.panel = self.add(Panel(self.ui, "dark"))
        self.title = self.add(Label(self.ui, tr("table.pause.title"), "heading", "bone", "centre"))
        self.planks = [
            self.add(PlankButton(self.ui, tr(f"table.pause.{key}"), action, key, accent=not number))
            for number, (key, action) in enumerate(choices)
        ]
        self.set_focus(self.planks[0])

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        pad, gap = theme.space("xl"), theme.px(8)
        width = theme.px(380)
        plank = self.planks[0].preferred(width)[1]
        title = self.ui.text.line_height("heading")
        height = 2 * pad + title + len(self.planks) * (plank + gap)
        x, y = (size[0] - width) // 2, (size[1] - height) // 2
        self.panel.place(x, y, width, height)
        self.title.place(x + pad, y + pad * 0.7, width - 2 * pad, title)
        top = y + pad + title + gap / 2
        for number, button in enumerate(self.planks):
            button.place(x + pad, top + number * (plank + gap), width - 2 * pad, plank)

    def _leave(self) -> None:
        """The match waits under Continue."""
        self.game.save()
        open_title(self.app)

    def _ask_concede(self) -> None:
        tr = self.ui.tr
        answers = [(tr("table.concede.yes"), self._concede), (tr("common.cancel"), None)]
        title, text = tr("table.concede.title"), tr("table.concede.text")
        self.app.push(Dialog(self.app, title, text, answers, default=1))

    def _concede(self) -> None:
        self.game.concede()
        open_title(self.app)
