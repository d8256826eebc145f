"""All pieces of a game as keys, to be laid down with one tap each."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.props.pieces import CARDS, Faces
from game.client.scenes.judge.tray import draw_piece
from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Button
from game.rules.pieces import Face, Role

LARGEST = 110  # units
SPECIAL = 1.5  # how much higher the row with the pictures of cards is
NAMES = ("strong", "small_bold", "tiny")


class PieceKey(Button):
    """One piece, or one face of a die; of a number card its suit and its number."""

    sound = "flick"

    def __init__(
        self, faces: Faces, token: str, row: int, name: str, action: Callable[[], object]
    ) -> None:
        super().__init__(faces.ui, name, action, f"piece_{token}", name)
        self.faces, self.token, self.row = faces, token, row
        self.style = ""  # of the name beside a card, where all of its line have room for one

    @property
    def face(self) -> Face | None:
        """The face that the key stands for, if it is a card; none for dice."""
        return self.faces.edition.box.faces.get(self.token) if self.faces.family == CARDS else None

    @property
    def is_number(self) -> bool:
        return self.face is not None and self.face.role is Role.NUMBER

    def draw(self, surface: pygame.Surface) -> None:
        ui = self.ui
        if self.hovered and self.enabled:
            blit_glow(surface, ui.shapes.glow(self.rect.size, spread=6), self.rect)
        ground = ("bone", 0.8) if self.is_number else ("ink", 0.1)
        surface.blit(ui.shapes.bar(self.rect.size, *ground), self.rect)
        height = min(self.rect.height - ui.theme.px(4), self.rect.width / self.faces.shape)
        if self.faces.family != CARDS:
            draw_piece(self.faces, surface, self.token, self.rect.center, height)
        elif self.is_number:
            self._draw_number(surface)
        else:
            self._draw_card(surface, height)

    def _draw_number(self, surface: pygame.Surface) -> None:
        ui, face = self.ui, self.face
        assert face
        assert face.colour
        side = min(round(self.rect.height * 0.72), self.rect.width // 2)
        emblem = ui.art.image(self.faces.cards.suit_id(face.colour), (side, side))
        left = self.rect.left + ui.theme.px(4)
        surface.blit(emblem, emblem.get_rect(midleft=(left, self.rect.centery)))
        box = pygame.Rect(left + side, self.rect.top, 0, self.rect.height)
        box.width = self.rect.right - box.left
        ui.text.line(surface, ui.tr.number(face.number), "number", "ink", box, "centre")

    def _draw_card(self, surface: pygame.Surface, height: float) -> None:
        """The picture, with the name beside it where there is room."""
        room = self._name_room()
        wide = self.rect.width - room.width if self.style else self.rect.width
        x = self.rect.left + wide / 2
        draw_piece(self.faces, surface, self.token, (x, self.rect.centery), height)
        if self.style:
            self.ui.text.line(surface, self.text, self.style, "ink", room)

    def _name_room(self) -> pygame.Rect:
        """The room for the name, right of the picture."""
        gap, high = self.ui.theme.px(6), self.rect.height
        left = self.rect.left + self.faces.width(high) + 2 * gap
        return pygame.Rect(left, self.rect.top, self.rect.right - left - gap, high)

    def fits(self, style: str) -> bool:
        return self.ui.text.measure(self.text, style)[0] <= self._name_room().width


def lay_keys(ui: Ui, rows: Sequence[Sequence[PieceKey]], area: pygame.Rect) -> None:
    """Row by row over the whole width; dice share lines, cards have a row for each suit."""
    gap = ui.theme.px(4)
    lines = [*rows] if any(key.is_number for key in rows[0]) else _shared(ui, rows, area)
    weights = [1.0 if line[0].is_number or len(lines) < 3 else SPECIAL for line in lines]
    most, y = max(len(line) for line in lines), float(area.top)
    unit = (area.height - gap * (len(lines) - 1)) / sum(weights)
    for line, weight in zip(lines, weights, strict=True):
        high = min(unit * weight, ui.theme.px(LARGEST))
        count = len(line) if weight > 1 or line[0].is_number else most
        wide = (area.width - gap * (count - 1)) / count
        wide = min(wide, high * 1.3) if not line[0].face else min(wide, ui.theme.px(240))
        for column, key in enumerate(line):
            key.place(area.left + column * (wide + gap), y, wide, high)
        style = next((s for s in NAMES if all(key.fits(s) for key in line)), "")
        for key in line:
            key.style = style
        y += high + gap


def least_height(ui: Ui, rows: Sequence[Sequence[PieceKey]]) -> int:
    """What cards need for their rows to be pressed with a finger; dice find room in any."""
    if not any(key.is_number for key in rows[0]):
        return 0
    return round((len(rows) - 1 + SPECIAL) * ui.theme.touch) + len(rows) * ui.theme.px(4)


def _shared(
    ui: Ui, rows: Sequence[Sequence[PieceKey]], area: pygame.Rect
) -> list[Sequence[PieceKey]]:
    """The rows of dice, put into lines: as many in a line as there is room for."""
    lines: list[list[PieceKey]] = []
    most = max(*(len(row) for row in rows), round(area.width / ui.theme.px(LARGEST)))
    for row in rows:
        if lines and len(lines[-1]) + len(row) <= most:
            lines[-1].extend(row)
        else:
            lines.append(list(row))
    return list(lines)
