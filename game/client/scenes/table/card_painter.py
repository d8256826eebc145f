"""How cards look on the table: lying, fanned in the hand, on their way and turned over."""

from __future__ import annotations

import math
from functools import partial

import pygame

from game.client.props.card_art import SHAPE, CardArt, card_size, turned
from game.client.scenes.table.pieces import centred
from game.client.scenes.table.spots import Place
from game.client.toolkit.ui import Ui
from game.rules.edition import Setup

DIMMED = (128, 120, 112)  # what is left of red, green and blue
ROUNDING = 0.075  # of the corners, as a share of the width
GRAIN, TURNS = 4, 6  # sizes (in units) and degrees that are told apart on the way
THINNEST = 0.06  # of a card that stands on its edge while it is turned over
SQUEEZES = 8
SHADE, SHADE_DROP = 0.055, 0.018  # of the height
RIM = 2.6
GLOWS = (11, 18)  # around a card that may be played; around the one that is pointed at


class CardPainter(CardArt):
    """The size of a place is the height of the card."""

    kind = "cards"
    open_piles = False
    note_size = 104.0
    shape = SHAPE

    def __init__(self, ui: Ui, setup: Setup) -> None:
        super().__init__(ui, setup.edition)
        self.ghost = setup.ghost

    def title(self, token: str) -> str:
        return self.name(token)

    def large(self, token: str, size: int) -> pygame.Surface:
        return self.face(token, size)

    def faces(self, piece: str) -> tuple[str, ...]:
        """None: a card shows everything to whoever holds it."""
        return ()

    def body(self, place: Place) -> pygame.Rect:
        return centred(card_size(place.size), place)

    def covers(self, place: Place, pos: tuple[int, int]) -> bool:
        """Whether a point lies on the card, turned as it is."""
        angle = math.radians(place.turn)
        dx, dy = pos[0] - place.x, pos[1] - place.y
        x = dx * math.cos(angle) + dy * math.sin(angle)
        y = dy * math.cos(angle) - dx * math.sin(angle)
        return abs(x) <= place.size * SHAPE / 2 and abs(y) <= place.size / 2

    # Lying still

    def draw_face(self, surface: pygame.Surface, token: str, place: Place) -> None:
        self._lay(surface, self.face(token, place.size, place.turn), place)

    def draw_back(self, surface: pygame.Surface, place: Place, seat: int) -> None:
        image = self.back(place.size, place.turn, ghost=seat == self.ghost)
        self._lay(surface, image, place)

    def _lay(self, surface: pygame.Surface, image: pygame.Surface, place: Place) -> None:
        shade = self._halo(place, "black", round(SHADE * place.size / self.ui.theme.u))
        drop = round(place.y + SHADE_DROP * place.size)
        surface.blit(shade, shade.get_rect(center=(round(place.x), drop)))
        surface.blit(image, image.get_rect(center=(round(place.x), round(place.y))))

    def _halo(self, place: Place, colour: str, spread: float) -> pygame.Surface:
        """A soft light or shadow around a card, turned with it."""
        size = card_size(place.size)
        radius = ROUNDING * size[0] / self.ui.theme.u
        halo = self.ui.shapes.glow(size, colour, spread, radius)
        if not round(place.turn, 1):
            return halo
        key = ("card_halo", size, colour, spread, round(place.turn, 1))
        return self.ui.art.made(key, lambda: pygame.transform.rotozoom(halo, -place.turn, 1.0))

    # In the hand

    def draw_held(
        self, surface: pygame.Surface, piece: str, place: Place, glow: int, dimmed: bool
    ) -> None:
        """`glow` is 0 for none, 1 for a card that may be played, 2 for the one pointed at."""
        image = self.face(piece, place.size, place.turn)
        if dimmed:
            key = ("dim_card", self.art_id(piece), image.get_size(), round(place.turn, 1))
            image = self.ui.art.made(key, lambda: _darkened(image))
        if glow:
            halo = self._halo(place, "glow", GLOWS[glow - 1])
            surface.blit(halo, halo.get_rect(center=(round(place.x), round(place.y))))
        self._lay(surface, image, place)
        if glow:
            rim = self._rim(place)
            surface.blit(rim, rim.get_rect(center=(round(place.x), round(place.y))))

    def _rim(self, place: Place) -> pygame.Surface:
        """A bright edge, which tells a card from dimmed ones at once; turned at twice its size."""
        width, height = card_size(place.size)
        radius = ROUNDING * width / self.ui.theme.u
        if not round(place.turn, 1):
            return self.ui.shapes.ring((width, height), "glow", RIM, radius)
        large = self.ui.shapes.ring((width * 2, height * 2), "glow", RIM * 2, radius * 2)
        key = ("card_rim", width, round(place.turn, 1))
        return self.ui.art.made(key, lambda: turned(large, place.turn, 0.5))

    # On the way

    def draw_moving(
        self,
        surface: pygame.Surface,
        token: str,
        place: Place,
        seat: int,
        near: float,
        stands: float = 1.0,
        grey: bool = False,
    ) -> None:
        """In steps of size and turn, all made from the picture that a card `near` pixels high is
        made from too, or every frame would take too long. `stands` is how much of its width is to
        be seen; a `grey` face has lost its colours.
        """
        grain = GRAIN * self.ui.theme.u
        height = max(grain, round(place.size / grain) * grain)
        turn = round(place.turn / TURNS) * TURNS
        width = max(1, round(stands * SQUEEZES)) / SQUEEZES
        ghost = seat == self.ghost
        name = self.art_id(token) if token else f"back {ghost}"
        key = ("moving_card", name, self.ui.tr.language, round(height), turn, width)
        make = partial(self._moved, token, height, turn, width, ghost, round(near))
        image = self.ui.art.made(key, make)
        if grey and token:
            image = self.ui.art.made((*key, grey), lambda: pygame.transform.grayscale(image))
        surface.blit(image, image.get_rect(center=(round(place.x), round(place.y))))

    def _moved(
        self, token: str, height: float, turn: float, stands: float, ghost: bool, near: int
    ) -> pygame.Surface:
        image = self.face(token, 2 * near) if token else self.back(2 * near, ghost=ghost)
        size = card_size(height)
        image = pygame.transform.smoothscale(
            image, (max(2, round(size[0] * max(THINNEST, stands))), size[1])
        )
        return turned(image, turn) if turn else image

    # In small

    def small(self, token: str, size: int) -> pygame.Surface:
        return self.face(token, size)

    def swatch(self, colour: str, size: int) -> pygame.Surface:
        return self.ui.art.image(self.suit_id(colour), (size, size))

    def colour(self, colour: str) -> str:
        return self.ui.theme.suits[colour]


def _darkened(image: pygame.Surface) -> pygame.Surface:
    copy = image.copy()
    copy.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
    return copy
