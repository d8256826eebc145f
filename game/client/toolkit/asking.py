"""A panel that asks for one line of text, says at once what is wrong with it, and acts on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.text import ELLIPSIS
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Label, Panel, PlankButton, RichText, TextEntry, Widget

if TYPE_CHECKING:
    from game.client.app import App

WIDTH, TOLD_LINES = 700, 2


class AskScene(Scene):
    """`typed` is what stands in the field; `rows` makes what is above and below it."""

    overlay = True
    longest = 400

    def __init__(self, app: App, typed: str = "") -> None:
        super().__init__(app)
        self.typed = typed
        self.trouble = ""

    # What a panel defines

    def words(self) -> tuple[str, str, str]:
        """Its title, what is asked for, and what the plank says that acts."""
        raise NotImplementedError

    def hint(self) -> str:
        """What is said below the field while nothing is wrong."""
        return ""

    def above(self) -> list[Widget]:
        """What stands between the question and the field."""
        return []

    def submit(self) -> None:
        """Act on what was typed, or set `trouble` by `refuse`."""

    # How it works

    def type(self, text: str) -> None:
        self.typed, self.trouble = text, ""
        self._tell()

    def refuse(self, reason: str) -> None:
        """Nothing comes of it, and why; the next key writes something else."""
        self.trouble = reason
        self.set_focus(self.entry)
        self.ui.sound("refused")
        self._tell()

    def _tell(self) -> None:
        self.told.text = self.trouble or self.hint()
        self.told.colour = "blood" if self.trouble else "faded_ink"
        self.redraw()

    def build(self) -> None:
        ui, (title, asked, act) = self.ui, self.words()
        self.panel = self.add(Panel(ui))
        self.heading = self.add(Label(ui, title, "heading", "ink", "centre"))
        self.asked = self.add(RichText(ui, asked, "body", "ink", "centre"))
        self.extra = [self.add(widget) for widget in self.above()]
        self.entry = self.add(
            TextEntry(
                ui,
                self.typed,
                self.type,
                on_submit=self.submit,
                longest=self.longest,
                key="entry",
            )
        )
        self.told = self.add(RichText(ui, "", "small", "faded_ink", "centre"))
        self.planks = [
            self.add(PlankButton(ui, act, self.submit, "submit", accent=True)),
            self.add(PlankButton(ui, ui.tr("common.cancel"), self.back, "cancel")),
        ]
        self._tell()
        if self.focus is None:
            self.set_focus(self.entry)

    def layout(self, size: Size) -> None:
        theme, gap = self.ui.theme, self.ui.theme.space("m")
        pad = theme.space("xl")
        width = min(theme.px(WIDTH * theme.text_size), size[0] - 2 * gap)
        inner = width - 2 * pad
        heights = [(widget, widget.preferred(inner)[1]) for widget in self._stacked()]
        plank = self.planks[0].preferred(inner)[1]
        panel = pygame.Rect(0, 0, width, 2 * pad + plank + sum(h + gap for _, h in heights))
        panel.center = (size[0] // 2, size[1] // 2)
        self.panel.rect = panel
        y = panel.top + pad
        for widget, height in heights:
            widget.place(panel.left + pad, y, inner, height)
            y += height + gap
        each = (inner - gap) / 2
        for number, button in enumerate(self.planks):
            button.place(panel.left + pad + number * (each + gap), y, each, plank)

    def _stacked(self) -> list[Widget]:
        return [self.heading, self.asked, *self.extra, self.entry, _Roomy(self.told)]


class _Roomy(Widget):
    """A text with room for some lines, so that nothing moves when it changes."""

    def __init__(self, text: RichText) -> None:
        super().__init__(text.ui)
        self.text = text

    def preferred(self, width: int) -> tuple[int, int]:
        return width, TOLD_LINES * self.ui.text.line_height(self.text.style)

    def place(self, x: float, y: float, width: float, height: float) -> None:
        self.text.place(x, y, width, height)


def short_path(ui: Ui, path: str, style: str, width: int) -> str:
    """A path no wider than that: its end tells most."""
    for start in range(len(path)):
        shown = path if not start else ELLIPSIS + path[start:]
        if ui.text.measure(shown, style)[0] <= width:
            return shown
    return path[-1:]
