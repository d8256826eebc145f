"""What was laid down to be judged: pieces in their order, each with what is to be said of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.client.props.pieces import Faces
from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Widget
from game.rules.pieces import Piece, Role

LABEL, TOLD = "small_bold", ("number", "strong", "small_bold", "tiny")


@dataclass(frozen=True)
class Laid:
    """A piece with a word below it; `bright` ones shine, `pale` ones do not count."""

    token: str
    told: str = ""
    bright: bool = False
    pale: bool = False


def shown(faces: Faces, token: str) -> str:
    """The face to draw: of a die that was not rolled its strongest one."""
    piece = faces.edition.box.by_token.get(token)
    return _strongest(piece) if piece and piece.rolled else token


def _strongest(piece: Piece) -> str:
    best = max(piece.faces, key=lambda face: (face.role is not Role.ESCAPE, face.number))
    return best.token


def is_unrolled(faces: Faces, token: str) -> bool:
    piece = faces.edition.box.by_token.get(token)
    return piece is not None and piece.rolled


def draw_piece(
    faces: Faces,
    surface: pygame.Surface,
    token: str,
    centre: tuple[float, float],
    height: float,
    pale: bool = False,
) -> pygame.Rect:
    """A die that was not rolled has a question mark on it."""
    rect = faces.draw(surface, shown(faces, token), centre, height, pale=pale)
    if is_unrolled(faces, token):
        ui, side = faces.ui, round(height * 0.52)
        disc = ui.shapes.round(side, "idle", "brass")
        place = disc.get_rect(center=rect.center)
        surface.blit(disc, place)
        ui.text.line(surface, "?", "number", "ink", place, "centre")
    return rect


class Tray(Widget):
    """Felt with the pieces on it; the one that is `open` takes what is laid down next."""

    def __init__(
        self,
        ui: Ui,
        faces: Faces,
        title: str,
        laid: Sequence[Laid],
        is_open: bool,
        action: Callable[[], object],
        key: str,
    ) -> None:
        super().__init__(ui, key)
        self.faces, self.title, self.laid, self.is_open = faces, title, laid, is_open
        self.action = action

    def activate(self) -> None:
        self.action()

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        surface.blit(ui.shapes.panel(self.rect.size, "felt"), self.rect)
        if self.is_open:
            surface.blit(ui.shapes.ring(self.rect.size, "glow", 2.5, 12), self.rect)
        inside = self.rect.inflate(-theme.px(24), -theme.px(14))
        line = ui.text.line_height(LABEL)
        head = pygame.Rect(inside.left, inside.top, inside.width, line)
        ui.text.line(surface, self.title, LABEL, "bone", head)
        area = pygame.Rect(inside.left, head.bottom, inside.width, inside.bottom - head.bottom)
        wide = min(area.width / max(1, len(self.laid)), theme.px(150))
        for number, laid in enumerate(self.laid):
            box = pygame.Rect(round(area.left + number * wide), area.top, round(wide), area.height)
            self._draw_laid(surface, laid, box)

    def _draw_laid(self, surface: pygame.Surface, laid: Laid, box: pygame.Rect) -> None:
        ui, theme = self.ui, self.ui.theme
        room = box.width - theme.px(6)
        style = ui.text.fitting([laid.told], TOLD, (room, box.height))
        line = ui.text.line_height(style)
        height = min(box.height - line - theme.px(12), room / self.faces.shape)
        centre = (box.centerx, box.bottom - line - theme.px(6) - height / 2)
        if laid.bright:
            size = (self.faces.width(height), round(height))
            place = pygame.Rect(0, 0, *size)
            place.center = (round(centre[0]), round(centre[1]))
            blit_glow(surface, ui.shapes.glow(size, spread=12), place)
        draw_piece(self.faces, surface, laid.token, centre, height, laid.pale)
        told = pygame.Rect(box.left, box.bottom - line, box.width, line)
        ink = "glow" if laid.bright else "bone"
        ui.text.line(surface, laid.told, style, ink, told.inflate(-theme.px(4), 0), "centre")
