"""The menu of the score keeper, over it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.client.doors import open_settings, open_title
from game.client.scenes.ledger.crew import CrewScene
from game.client.toolkit.dialog import Dialog
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.widgets import Label, Panel, PlankButton
from game.client.toolkit.widgets.base import place_in_columns
from game.play.ledger import changes

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.scenes.ledger.scene import LedgerScene

WIDTH = 640


class MenuScene(Scene):
    """The sheet is kept all the time; leaving loses nothing."""

    name = "ledger_menu"
    overlay = True

    def __init__(self, app: App, ledger: LedgerScene) -> None:
        super().__init__(app)
        self.ledger = ledger

    def _choices(self) -> list[tuple[str, Callable[[], object]]]:
        return [
            ("resume", lambda: None),
            ("pad", self.ledger.open_pad),
            ("crew", lambda: self.app.push(CrewScene(self.app, self.ledger))),
            ("fix", self.ledger.open_fix),
            ("judge", self.ledger.open_judge),
            ("print", self.ledger.open_export),
            ("rules", self.app.open_rules),
            ("settings", lambda: open_settings(self.app)),
            ("stop", self._ask_stop),
            ("leave", lambda: open_title(self.app)),
        ]

    def build(self) -> None:
        ui, tr = self.ui, self.ui.tr
        self.panel = self.add(Panel(ui, "dark"))
        self.heading = self.add(Label(ui, tr("ledger.menu"), "title", "parchment", "centre"))
        self.planks = [
            self.add(PlankButton(ui, tr(f"ledger.menu.{key}"), self._closing(action), key))
            for key, action in self._choices()
        ]
        self.planks[0].accent = True
        sheet = self.ledger.sheet
        if not sheet.hands[0].done:
            for plank in self.planks:
                if plank.key in ("fix", "stop"):
                    plank.disable(tr("ledger.no_fix"))
        self.set_focus(self.planks[0])

    def _closing(self, action: Callable[[], object]) -> Callable[[], None]:
        def close() -> None:
            self.app.close(self)
            action()

        return close

    def _ask_stop(self) -> None:
        tr = self.ui.tr
        answers = [(tr("ledger.stop.yes"), self._stop), (tr("common.cancel"), None)]
        title, text = tr("ledger.stop"), tr("ledger.stop.text")
        self.app.push(Dialog(self.app, title, text, answers, default=1))

    def _stop(self) -> None:
        self.ledger.do(changes.stop)
        self.ledger.turn()

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        pad, gap = theme.space("xl"), theme.space("s")
        width = min(theme.px(WIDTH), size[0] - 2 * gap)
        title = self.ui.text.line_height("title")
        plank = self.planks[0].preferred(width)[1]
        rows = -(-len(self.planks) // 2)
        height = 2 * pad + title + rows * (plank + gap)
        panel = pygame.Rect(0, 0, width, height)
        panel.center = (size[0] // 2, size[1] // 2)
        self.panel.rect = panel
        inside = panel.inflate(-2 * pad, -2 * pad)
        self.heading.place(inside.left, inside.top, inside.width, title)
        inside.top += title + gap
        place_in_columns(self.planks, inside, gap)
