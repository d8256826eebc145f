"""Which game: one tile per edition, and a sentence about the chosen one."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.client.props.edition_picture import EditionPicture
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Button, RichText, Widget
from game.rules.edition import Edition

STYLE = "small_bold"


class EditionTile(Button):
    """A game by its picture and its short name; the chosen one has a mark."""

    def __init__(
        self, ui: Ui, edition: Edition, chosen: bool, action: Callable[[], object]
    ) -> None:
        key, name = edition.key, ui.tr(f"setup.edition.{edition.key}")
        super().__init__(ui, ui.tr(f"setup.edition.{key}.short"), action, f"edition_{key}", name)
        self.chosen = chosen
        self.picture = EditionPicture(ui, edition)

    def preferred(self, width: int) -> tuple[int, int]:
        return width, self.ui.theme.px(74) + self.ui.text.line_height(STYLE)

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        surface.blit(ui.shapes.bar(self.rect.size, "ink", 0.07), self.rect)
        if self.chosen or self.hovered:
            back = ui.shapes.bar(self.rect.size, "brass", 0.6 if self.chosen else 0.3)
            surface.blit(back, self.rect)
        line = ui.text.line_height(STYLE)
        inside = self.rect.inflate(-theme.px(8), -theme.px(8))
        self.picture.rect = pygame.Rect(inside.topleft, (inside.width, inside.height - line))
        self.picture.draw(surface)
        name = pygame.Rect(inside.left, inside.bottom - line, inside.width, line)
        ui.text.line(surface, self.text, STYLE, "ink", name, "centre")
        if self.chosen:
            surface.blit(ui.shapes.ring(self.rect.size, "brass_dark", 2.5, 8), self.rect)
            self._mark(surface)

    def _mark(self, surface: pygame.Surface) -> None:
        """In the corner, over whatever is there."""
        side = self.ui.theme.px(26)
        place = pygame.Rect(self.rect.right - side, self.rect.top, side, side)
        surface.blit(self.ui.shapes.round(side, kind="brass"), place)
        check = self.ui.shapes.check(round(side * 0.66), "ink")
        surface.blit(check, check.get_rect(center=place.center))


class EditionBlock:
    """All tiles in a row and what the chosen game is like."""

    def __init__(
        self,
        ui: Ui,
        editions: Iterable[Edition],
        chosen: Edition,
        on_choice: Callable[[Edition], object],
    ) -> None:
        self.ui = ui
        self.tiles = [
            EditionTile(ui, edition, edition is chosen, lambda e=edition: on_choice(e))  # type: ignore[misc]
            for edition in editions
        ]
        self.note = RichText(ui, ui.tr(f"setup.edition.{chosen.key}.note"), "small")

    @property
    def widgets(self) -> list[Widget]:
        return [*self.tiles, self.note]

    def layout(self, x: int, y: int, width: int) -> int:
        """Place it from here down; returns where it ends."""
        gap = self.ui.theme.space("s")
        each = (width + gap) // len(self.tiles) - gap
        height = self.tiles[0].preferred(each)[1]
        for number, tile in enumerate(self.tiles):
            tile.place(x + number * (each + gap), y, each, height)
        note = self.note.preferred(width)[1]
        self.note.place(x, y + height + gap, width, note)
        return self.note.rect.bottom
