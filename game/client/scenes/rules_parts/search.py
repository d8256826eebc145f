"""Short rules to search in: whatever is typed leaves only what mentions it."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable

import pygame

from game.client.scenes.rules_parts.tab import Tab
from game.client.scenes.score_parts.items import place_cards
from game.client.ui import Ui
from game.client.widgets import Label, RichText, TextEntry, Widget
from game.rules.edition import Setup

LONGEST = 30


def plain(text: str) -> str:
    """Without case and accents, so that `etre` finds `Être`."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def short_rules(ui: Ui, edition: str) -> list[tuple[str, str]]:
    """Titles and texts of an edition, in the order of the catalog."""
    found, number = [], 1
    while ui.tr.has(f"rules.short.{edition}.{number}.title"):
        title = ui.tr(f"rules.short.{edition}.{number}.title")
        found.append((title, ui.tr(f"rules.short.{edition}.{number}.text")))
        number += 1
    return found


def matching(entries: list[tuple[str, str]], wanted: str) -> list[tuple[str, str]]:
    """Those with every word that was typed."""
    words = plain(wanted).split()
    return [e for e in entries if all(word in plain(f"{e[0]} {e[1]}") for word in words)]


class RuleCard(Widget):
    """One rule on a slip of paper."""

    focusable = False

    def __init__(self, ui: Ui, title: str, text: str) -> None:
        super().__init__(ui)
        self.title, self.text = title, text

    def _inside(self, width: int) -> int:
        return width - 2 * self.ui.theme.space("l")

    def preferred(self, width: int) -> tuple[int, int]:
        text = self.ui.text.height(self.text, "body", self._inside(width))
        return width, self.ui.text.line_height("label") + text + self.ui.theme.px(20)

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        surface.blit(ui.shapes.bar(self.rect.size, "bone", 0.6), self.rect)
        width = self._inside(self.rect.width)
        line = ui.text.line_height("label")
        title = pygame.Rect(self.rect.left + theme.space("l"), self.rect.top, width, line)
        title.top += theme.px(8)
        ui.text.line(surface, self.title, "label", "blood", title)
        box = pygame.Rect(title.left, title.bottom, width, self.rect.bottom - title.bottom)
        ui.text.paragraph(surface, self.text, "body", "ink", box)


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
        found = matching(short_rules(ui, self.setup.edition.key), self.wanted)
        self.parts = [RuleCard(ui, title, text) for title, text in found]
        if not found:
            self.parts = [RichText(ui, tr("rules.nothing_found"), "italic", "faded_ink")]

    def layout(self, inside: pygame.Rect) -> None:
        place_cards(self.parts, inside, self.ui.theme.space("s"))

    def layout_fixed(self, inside: pygame.Rect) -> int:
        height = self.entry.preferred(inside.width)[1]
        label = self.label.preferred(inside.width // 2)[0] + self.ui.theme.space("m")
        self.label.place(inside.left, inside.top, label, height)
        self.entry.place(inside.left + label, inside.top, inside.width - label, height)
        return self.entry.rect.bottom + self.ui.theme.space("m")
