"""Short rules to search in: whatever is typed leaves only what mentions it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.scenes.rules.short import Entry, short_rules
from game.client.scenes.rules.tab import Tab
from game.client.scenes.rules.words import plain
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Label, RichText, TextEntry, Widget
from game.client.toolkit.widgets.base import place_in_columns
from game.rules.edition import Setup

LONGEST = 30


def matching(entries: list[Entry], wanted: str) -> list[Entry]:
    """Those with every word that was typed, or that speak of what it names elsewhere."""
    words = plain(wanted).split()
    texts = [(entry, plain(f"{entry.title} {entry.text} {entry.also}")) for entry in entries]
    return [entry for entry, text in texts if all(word in text for word in words)]


class RuleCard(Widget):
    """One rule on a slip of paper; one that does not count here says so."""

    focusable = False

    def __init__(self, ui: Ui, entry: Entry) -> None:
        super().__init__(ui)
        self.entry = entry
        self.absent = "" if entry.in_force else ui.tr("rules.absent")

    def _inside(self, width: int) -> int:
        return width - 2 * self.ui.theme.space("l")

    def _title(self, width: int) -> int:
        return self.ui.text.height(self.entry.title, "label", width)

    def preferred(self, width: int) -> tuple[int, int]:
        text, inside = self.ui.text, self._inside(width)
        height = self._title(inside) + text.height(self.entry.text, "body", inside)
        height += text.line_height("small_bold") if self.absent else 0
        return width, height + self.ui.theme.px(20)

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme, here = self.ui, self.ui.theme, self.entry.in_force
        surface.blit(ui.shapes.bar(self.rect.size, "bone", 0.6 if here else 0.3), self.rect)
        width = self._inside(self.rect.width)
        box = pygame.Rect(self.rect.left + theme.space("l"), 0, width, self._title(width))
        box.top = self.rect.top + theme.px(8)
        colour = "blood" if here else "faded_ink"
        ui.text.paragraph(surface, self.entry.title, "label", colour, box)
        if self.absent:
            box.top, box.height = box.bottom, ui.text.line_height("small_bold")
            ui.text.line(surface, self.absent, "small_bold", "blood", box)
        box.top = box.bottom
        box.height = self.rect.bottom - box.top
        colour = "ink" if here else "faded_ink"
        ui.text.paragraph(surface, self.entry.text, "body", colour, box)


class SearchTab(Tab):
    """A field above, the rules below."""

    def __init__(
        self, ui: Ui, setup: Setup, wanted: str, on_change: Callable[[str], object]
    ) -> None:
        self.wanted, self.on_change = wanted, on_change
        super().__init__(ui, setup)

    def build(self) -> None:
        ui, tr = self.ui, self.ui.tr
        self.entry = TextEntry(
            ui,
            self.wanted,
            self.on_change,
            longest=LONGEST,
            key="search",
        )
        self.label = Label(ui, tr("rules.search"), "label")
        self.fixed = [self.label, self.entry]
        found = matching(short_rules(ui, self.setup), self.wanted)
        self.parts = [RuleCard(ui, entry) for entry in found]
        if not found:
            self.parts = [RichText(ui, tr("rules.nothing_found"), "italic", "faded_ink")]

    def layout(self, inside: pygame.Rect) -> None:
        place_in_columns(self.parts, inside, self.ui.theme.space("s"))

    def layout_fixed(self, inside: pygame.Rect) -> int:
        height = self.entry.preferred(inside.width)[1]
        label = self.label.preferred(inside.width // 2)[0] + self.ui.theme.space("m")
        self.label.place(inside.left, inside.top, label, height)
        self.entry.place(inside.left + label, inside.top, inside.width - label, height)
        return self.entry.rect.bottom + self.ui.theme.space("m")
