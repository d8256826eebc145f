"""Cards as pictures: the drawn face with the card's name written on it, as large as it is shown."""

from __future__ import annotations

import json
import math
from functools import lru_cache

import pygame

from game.client.toolkit.art import ART
from game.client.toolkit.catalogs import Translator
from game.client.toolkit.fonts import font
from game.client.toolkit.ui import Ui
from game.rules.edition import Edition
from game.rules.pieces import Face, Role

BACK = "cards/back"
GHOST_BACK = "cards/back_ghost"
SHAPE = 5 / 7  # width by height
CAPTION_FACE = "serif_bold"
LEAST_CAPTION = 7  # pixels; smaller letters are a smear


def card_size(height: float) -> tuple[int, int]:
    """Width and height of a card so many pixels high."""
    return max(1, round(height * SHAPE)), max(1, round(height))


def card_name(tr: Translator, face: Face) -> str:
    """What people call a card; a two-faced one says what it was declared as."""
    if face.role is Role.NUMBER:
        return tr("piece.card.number", colour=tr(f"piece.colour.{face.colour}"), number=face.number)
    name = tr(f"piece.card.{face.piece}")
    if face.token == face.piece:
        return name
    return tr("piece.card.declared", name=name, role=tr(f"piece.role.{face.role.value}"))


def turned(image: pygame.Surface, angle: float, scale: float = 1.0) -> pygame.Surface:
    """Clockwise; with a little room around it, or its edge would come out as steps."""
    room = 2 * math.ceil(1 / scale)
    width, height = image.get_size()
    larger = pygame.Surface((width + 2 * room, height + 2 * room), pygame.SRCALPHA)
    larger.blit(image, (room, room))
    return pygame.transform.rotozoom(larger, -angle, scale)


class CardArt:
    """The cards of one edition. A token is a card's or, of a two-faced one, a face's."""

    def __init__(self, ui: Ui, edition: Edition) -> None:
        self.ui = ui
        self.edition = edition

    def name(self, token: str) -> str:
        """The name of a card or a face of it; a two-faced card that nobody declared has its plain
        name.
        """
        face = self.edition.box.faces.get(token)
        return self.ui.tr(f"piece.card.{token}") if face is None else card_name(self.ui.tr, face)

    def art_id(self, token: str) -> str:
        return f"cards/{self.edition.key}/{token.replace(':', '_')}"

    def suit_id(self, colour: str) -> str:
        """The emblem of a suit."""
        return f"cards/mini/{self.edition.key}_{colour}"

    def face(self, token: str, height: float, angle: float = 0.0) -> pygame.Surface:
        """A card face up, turned clockwise; a turned one is larger: draw it by its centre."""
        return self._turned(self.art_id(token), self._caption(token), height, angle)

    def back(self, height: float, angle: float = 0.0, ghost: bool = False) -> pygame.Surface:
        return self._turned(GHOST_BACK if ghost else BACK, "", height, angle)

    def _caption(self, token: str) -> str:
        """Numbers need no name; a declared card keeps its own, its picture shows the rest."""
        face = self.edition.box.faces.get(token)
        if face is not None and face.role is Role.NUMBER:
            return ""
        return self.ui.tr(f"piece.card.{token if face is None else face.piece}")

    def _turned(self, art: str, caption: str, height: float, angle: float) -> pygame.Surface:
        size, angle = card_size(height), round(angle, 1)
        key = ("card", art, caption, size, angle)
        if not angle:
            return self.ui.art.made(key, lambda: self._upright(art, caption, size))
        return self.ui.art.made(key, lambda: self._tilted(art, caption, size, angle))

    def _tilted(
        self, art: str, caption: str, size: tuple[int, int], angle: float
    ) -> pygame.Surface:
        """Turned at twice its size, so that the letters on it stay smooth."""
        return turned(self._turned(art, caption, size[1] * 2, 0.0), angle, 0.5)

    def _upright(self, art: str, caption: str, size: tuple[int, int]) -> pygame.Surface:
        card = self.ui.art.image(art, size)
        if not caption:
            return card
        card = card.copy()
        scale = card.get_width() / _layout()["size"][0]
        x, y, w, h = (value * scale for value in _layout()["caption"])
        pixels = _fitting(caption, w, h)
        if pixels:
            text = self.ui.text.image(caption, CAPTION_FACE, pixels, "bone")
            card.blit(text, text.get_rect(center=(round(x + w / 2), round(y + h / 2))))
        return card


@lru_cache(maxsize=1)
def _layout() -> dict[str, list[float]]:
    """Where on a card its name and its index are."""
    layout: dict[str, list[float]] = json.loads((ART / "cards/layout.json").read_text("utf-8"))
    return layout


@lru_cache(maxsize=512)
def _fitting(text: str, width: float, height: float) -> int:
    """The largest letters in which the text fits; 0 when it does not in any."""
    for pixels in range(round(height * 0.9), LEAST_CAPTION - 1, -1):
        w, h = font(CAPTION_FACE, pixels).size(text)
        if w <= width and h <= height * 1.3:
            return pixels
    return 0
