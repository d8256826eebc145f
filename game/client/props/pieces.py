"""How the pieces of an edition are drawn and called outside the table: dice or cards."""

from __future__ import annotations

from functools import cached_property

import pygame

from game.client.props.card_art import SHAPE, CardArt, card_name
from game.client.toolkit.catalogs import Translator
from game.client.toolkit.ui import Ui
from game.rules.edition import Edition
from game.rules.pieces import Role

DICE, CARDS = "dice", "cards"
FADED = 110  # how much is left of what is not in the match
SHADE = 150  # of 255
CORNER = {DICE: 0.2, CARDS: 0.07}  # of a picture, as a share of its width


def family(edition: Edition) -> str:
    """What the game is played with."""
    return DICE if any(piece.rolled for piece in edition.box.pieces) else CARDS


def own_key(tr: Translator, area: str, edition: Edition, name: str) -> str:
    """The edition's own text where it has one, otherwise that of all games of its family."""
    own = f"{area}.{edition.key}.{name}"
    return own if tr.has(own) else f"{area}.{family(edition)}.{name}"


def piece_name(tr: Translator, edition: Edition, token: str) -> str:
    """What people call a kind of die or what it shows, or a card or a face of it."""
    face = edition.box.faces.get(token)
    if family(edition) != DICE:
        return tr(f"piece.card.{token}") if face is None else card_name(tr, face)
    if face is None or token in edition.box.by_token:
        return tr(f"piece.{token}")
    if face.role is Role.NUMBER:
        return card_name(tr, face)
    return tr("piece.flag" if face.role is Role.ESCAPE else f"piece.{face.piece}")


class Faces:
    """Pictures and names of an edition's faces."""

    def __init__(self, ui: Ui, edition: Edition) -> None:
        self.ui, self.edition = ui, edition
        self.family = family(edition)

    @cached_property
    def cards(self) -> CardArt:
        return CardArt(self.ui, self.edition)

    @property
    def shape(self) -> float:
        """The width of a face as a share of its height."""
        return 1.0 if self.family == DICE else SHAPE

    def width(self, height: float) -> int:
        return round(height * self.shape)

    def image(self, token: str, height: float, angle: float = 0.0) -> pygame.Surface:
        if self.family == DICE:
            return self.ui.art.image(self.ui.die_face(token), round(height), angle=angle)
        return self.cards.face(token, height, angle)

    def draw(
        self,
        surface: pygame.Surface,
        token: str,
        centre: tuple[float, float],
        height: float,
        angle: float = 0.0,
        pale: bool = False,
    ) -> pygame.Rect:
        """Draw a face by its middle, with a small shadow; returns where the upright piece is."""
        image = self.image(token, height, angle)
        place = image.get_rect(center=(round(centre[0]), round(centre[1])))
        if pale:
            image = image.copy()
            image.set_alpha(FADED)
        else:
            drop = self._drop(height, angle)
            surface.blit(drop, drop.get_rect(center=place.move(0, self.ui.theme.px(3)).center))
        surface.blit(image, place)
        upright = pygame.Rect(0, 0, self.width(height), round(height))
        upright.center = place.center
        return upright

    def _drop(self, height: float, angle: float) -> pygame.Surface:
        """The shadow of a piece, turned with it."""
        width = self.width(height)
        size = (round(width * 0.94), round(height * 0.94))
        radius = width * CORNER[self.family] / self.ui.theme.u
        key = ("piece_drop", self.ui.theme.u, size, round(angle, 1))
        return self.ui.art.made(key, lambda: self._turned_shadow(size, radius, angle))

    def _turned_shadow(self, size: tuple[int, int], radius: float, angle: float) -> pygame.Surface:
        shadow = self.ui.shapes.shadow(size, spread=8, radius=radius)
        shadow = pygame.transform.rotozoom(shadow, -angle, 1) if angle else shadow.copy()
        shadow.set_alpha(SHADE)
        return shadow

    def name(self, token: str) -> str:
        """The name of a piece: a kind of die, or a card."""
        return piece_name(self.ui.tr, self.edition, token)

    def colour(self, colour: str) -> str:
        return self.ui.tr(f"piece.colour.{colour}")
