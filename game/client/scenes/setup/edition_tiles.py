"""Which game: a tile per edition with what is in its box, and a sentence about the chosen one."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.client.props.edition_picture import EditionPicture
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Button, RichText, Widget
from game.play.duration import minutes
from game.rules.edition import Edition, Setup

NAME, FACTS = "strong", "small"
HARD = {"dice": 1, "schmidt": 2, "beck": 3}  # how many skulls
PICTURE, PICTURE_LARGE = 0.27, 0.2  # of the width of a tile; large text leaves less to it
MARK = 26  # units


def facts(ui: Ui, setup: Setup) -> str:
    """What is in the box and how long a match takes; below it, how much there is to learn."""
    tr, key = ui.tr, setup.edition.key
    box = tr(f"setup.edition.{key}.box", pieces=len(setup.deck))
    time = tr("setup.edition.minutes", minutes=minutes(setup))
    skulls = "[[skull]]" * HARD[key]
    hard = tr(f"setup.edition.{key}.hard")
    return f"{box} · [[hourglass]]{time}\n{skulls} {hard}"


class EditionTile(Button):
    """A game by its picture, its name and the facts; the chosen one has a mark."""

    def __init__(self, ui: Ui, setup: Setup, chosen: bool, action: Callable[[], object]) -> None:
        edition = setup.edition
        key = f"setup.edition.{edition.key}"
        tip = "" if chosen else ui.tr(f"{key}.note")
        super().__init__(ui, ui.tr(key), action, f"edition_{edition.key}", tip)
        self.chosen, self.facts = chosen, facts(ui, setup)
        self.picture = EditionPicture(ui, edition)

    def _words(self, width: int) -> int:
        """The width that the picture leaves for the words."""
        return width - self._picture(width) - self.ui.theme.px(14)

    def _picture(self, width: int) -> int:
        return round(width * (PICTURE if self.ui.theme.text_size == 1 else PICTURE_LARGE))

    def preferred(self, width: int) -> tuple[int, int]:
        text, theme = self.ui.text, self.ui.theme
        words = text.height(self.facts, FACTS, self._words(width))
        return width, max(theme.touch, text.line_height(NAME) + words + theme.px(10))

    def draw(self, surface: pygame.Surface) -> None:
        ui = self.ui
        surface.blit(ui.shapes.bar(self.rect.size, "ink", 0.07), self.rect)
        if self.chosen or self.hovered:
            back = ui.shapes.bar(self.rect.size, "brass", 0.6 if self.chosen else 0.3)
            surface.blit(back, self.rect)
        size = (self._picture(self.rect.width), self.rect.height)
        picture = pygame.Rect(self.rect.topleft, size)
        self.picture.rect = picture.inflate(-ui.theme.px(8), -ui.theme.px(6))
        self.picture.draw(surface)
        self._draw_words(surface, picture.right + ui.theme.px(4))
        if self.chosen:
            surface.blit(ui.shapes.ring(self.rect.size, "brass_dark", 2.5, 8), self.rect)
            self._mark(surface)

    def _draw_words(self, surface: pygame.Surface, left: int) -> None:
        text, width = self.ui.text, self._words(self.rect.width)
        line, words = text.line_height(NAME), text.height(self.facts, FACTS, width)
        name = pygame.Rect(left, self.rect.centery - (line + words) // 2, width, line)
        if self.chosen:
            name.width -= self.ui.theme.px(MARK - 10)
        text.line(surface, self.text, NAME, "ink", name)
        box = pygame.Rect(left, name.bottom, width, words)
        text.paragraph(surface, self.facts, FACTS, "ink", box)

    def _mark(self, surface: pygame.Surface) -> None:
        """Draw the mark of the chosen game in the corner, over whatever is there."""
        side = self.ui.theme.px(MARK)
        place = pygame.Rect(self.rect.right - side, self.rect.top, side, side)
        surface.blit(self.ui.shapes.round(side, kind="brass"), place)
        check = self.ui.shapes.check(round(side * 0.66), "ink")
        surface.blit(check, check.get_rect(center=place.center))


class EditionBlock:
    """All tiles one below the other and what the chosen game is like."""

    def __init__(
        self, ui: Ui, setups: Iterable[Setup], chosen: str, on_choice: Callable[[Edition], object]
    ) -> None:
        self.ui = ui
        self.tiles = [
            EditionTile(ui, each, each.edition.key == chosen, lambda e=each.edition: on_choice(e))  # type: ignore[misc]
            for each in setups
        ]
        self.note = RichText(ui, ui.tr(f"setup.edition.{chosen}.note"), "small")

    @property
    def widgets(self) -> list[Widget]:
        return [*self.tiles, self.note]

    def layout(self, x: int, y: int, width: int) -> int:
        """Place it from here down; returns where it ends."""
        gap = self.ui.theme.space("xs")
        height = max(tile.preferred(width)[1] for tile in self.tiles)
        for tile in self.tiles:
            tile.place(x, y, width, height)
            y += height + gap
        self.note.place(x, y + gap, width, self.note.preferred(width)[1])
        return self.note.rect.bottom
