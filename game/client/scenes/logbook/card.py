"""A card of the logbook: a picture, and on its back the same in numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.toolkit.paper import document
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Widget

Row = tuple[str, str]
HEIGHT, TITLE, SMALL, TINY = 236, "label", "small", "tiny"
MOST_ROWS = 7  # on the back in one column


class Card(Widget):
    """A press turns it over; `numbers` are what stands on its back."""

    key_word = ""  # of the title, logbook.stat.<key_word>
    is_wide = False

    def __init__(self, ui: Ui, is_turned: bool, on_turn: Callable[[str], object]) -> None:
        super().__init__(ui, f"card_{self.key_word}")
        self.is_turned, self.on_turn = is_turned, on_turn
        front, back = "logbook.stat.turn", "logbook.stat.turn_back"
        self.tooltip = ui.tr(back if is_turned else front)

    # What a card defines

    def numbers(self) -> Sequence[Row]:
        """What is told on the back."""
        return ()

    def picture(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """What is shown on the front."""

    def svg(self, size: tuple[int, int]) -> str:
        """The lines and areas of the picture, as SVG."""
        return ""

    # How it works

    def activate(self) -> None:
        self.ui.sound("page")
        self.on_turn(self.key_word)

    def preferred(self, width: int) -> tuple[int, int]:
        return width, round(self.ui.theme.px(HEIGHT) * (1 + (self.ui.theme.text_size - 1) / 2))

    @property
    def title(self) -> str:
        return self.ui.tr(f"logbook.stat.{self.key_word}")

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        opacity = 0.75 if self.hovered or self.pressed else 0.5
        surface.blit(ui.shapes.bar(self.rect.size, "bone", opacity), self.rect)
        surface.blit(ui.shapes.ring(self.rect.size, "parchment_dark", 1.4), self.rect)
        inside = self.rect.inflate(-2 * theme.space("m"), -2 * theme.space("s"))
        head = pygame.Rect(inside.left, inside.top, inside.width, ui.text.line_height(TITLE))
        ui.text.line(surface, self.title, TITLE, "blood", head)
        inside.height -= head.height
        inside.top = head.bottom
        if self.is_turned:
            self._back(surface, inside)
        else:
            self.picture(surface, inside)

    def _back(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        """Draw the numbers, in as many columns as they need."""
        rows, high = self.numbers(), self.ui.text.line_height(SMALL)
        most = max(1, min(MOST_ROWS, box.height // high))
        columns = max(1, -(-len(rows) // most))
        wide, gap = box.width // columns, self.ui.theme.space("m")
        for number, (label, value) in enumerate(rows):
            column, row = divmod(number, most)
            cell = pygame.Rect(box.left + column * wide, box.top + row * high, wide, high)
            cell.width -= gap if column < columns - 1 else 0
            self.told(surface, cell, label, value)

    def told(self, surface: pygame.Surface, cell: pygame.Rect, label: str, value: str) -> None:
        """Draw a name at the left of a cell and its number at the right."""
        text = self.ui.text
        shown = text.line(surface, value, "small_bold", "ink", cell, "right")
        cell = cell.copy()
        cell.width = max(1, shown.rect.left - self.ui.theme.space("s") - cell.left)
        text.line(surface, label, SMALL, "faded_ink", cell)

    def drawn(self, surface: pygame.Surface, box: pygame.Rect, *known: object) -> None:
        """Draw the lines and areas, cached by what they show."""
        key = ("card", self.key_word, self.ui.theme.u, self.ui.theme.colour_blind, *known)
        size = (max(1, box.width), max(1, box.height))
        image = self.ui.art.drawn(key, size, lambda: document(size, self.svg(size)))
        surface.blit(image, box)

    def small(
        self, surface: pygame.Surface, text: str, box: pygame.Rect, align: str = "centre"
    ) -> None:
        self.ui.text.line(surface, text, TINY, "faded_ink", box, align)


def percent(ui: Ui, share: float) -> str:
    return ui.tr("logbook.percent", value=round(100 * share))


def decimal(ui: Ui, value: float, signed: bool = False) -> str:
    """A number with one decimal place, as the language writes it."""
    tenths = round(abs(value) * 10)
    number = ui.tr("logbook.decimal", whole=tenths // 10, tenth=tenths % 10)
    if not signed or not tenths:
        return number if value >= 0 or not tenths else ui.tr.number(-1)[0] + number
    return (ui.tr.signed(1)[0] if value > 0 else ui.tr.number(-1)[0]) + number
