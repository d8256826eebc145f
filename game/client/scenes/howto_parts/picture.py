"""A framed picture made of the real art, in coordinates of its own: 100 wide, 70 high."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.look import default_look
from game.client.shapes import blit_glow
from game.client.table.skins import SKINS
from game.client.ui import Ui
from game.client.widgets import Widget
from game.rules.edition import Setup

WIDTH, HEIGHT = 100, 70
PLANKS, TRAY, SCREEN, MEDAL = "table/planks", "table/tray", "table/screen_front", "table/medal"
PLATE, RING = "table/name_plate", "table/ring"


class Picture(Widget):
    """The base of all: a brass frame around a piece of the table; `paint` fills it."""

    focusable = False

    def __init__(self, ui: Ui, setup: Setup) -> None:
        super().__init__(ui)
        self.setup = setup

    def paint(self, surface: pygame.Surface) -> None:
        """Draw what this picture shows."""

    def draw(self, surface: pygame.Surface) -> None:
        shapes = self.ui.shapes
        blit_glow(surface, shapes.shadow(self.rect.size, spread=14, radius=8), self.rect)
        surface.blit(shapes.panel(self.rect.size, "dark"), self.rect)
        inner = self.inner
        surface.blit(self.ui.art.cover(PLANKS, inner.size), inner)
        clip = surface.get_clip()
        surface.set_clip(inner.clip(clip))
        self.paint(surface)
        surface.set_clip(clip)
        surface.blit(shapes.ring(inner.size, "brass_dark", width=2, radius=4), inner)

    @property
    def inner(self) -> pygame.Rect:
        edge = self.ui.theme.px(20)
        return self.rect.inflate(-edge, -edge)

    # Helpers in the coordinates of the picture

    def px(self, length: float) -> int:
        return max(1, round(length * self.inner.width / WIDTH))

    def point(self, x: float, y: float) -> tuple[int, int]:
        inner = self.inner
        return inner.left + round(x * inner.width / WIDTH), inner.top + round(
            y * inner.height / HEIGHT
        )

    def art(
        self,
        surface: pygame.Surface,
        name: str,
        centre: tuple[float, float],
        width: float,
        angle: float = 0.0,
        colours: dict[str, str] | None = None,
        pale: bool = False,
    ) -> pygame.Rect:
        """An image by its centre and width."""
        image = self.ui.art.image(name, self.px(width), colours or {}, angle)
        if pale:
            image = image.copy()
            image.set_alpha(90)
        place = image.get_rect(center=self.point(*centre))
        surface.blit(image, place)
        return place

    def die(
        self,
        surface: pygame.Surface,
        face: str,
        centre: tuple[float, float],
        width: float = 11,
        angle: float = 0.0,
        ring: bool = False,
        pale: bool = False,
    ) -> None:
        """A die with its shadow; a ring marks what wins or may be chosen."""
        side = self.px(width)
        x, y = self.point(*centre)
        drop = self.ui.art.made(("drop", side, angle), lambda: self._drop(side, angle))
        surface.blit(drop, drop.get_rect(center=(x, y + side // 14)))
        self.art(surface, self.ui.die_face(face), centre, width, angle, pale=pale)
        if ring:
            self.art(surface, RING, centre, width * 1.3, angle)

    def _drop(self, side: int, angle: float) -> pygame.Surface:
        """The shadow of a die, turned with it."""
        shadow = self.ui.shapes.shadow((side, side), spread=6, radius=10)
        drop = pygame.transform.rotate(shadow, -angle)
        drop.set_alpha(170)
        return drop

    def screen(
        self, surface: pygame.Surface, number: int, centre: tuple[float, float], width: float
    ) -> None:
        """A privacy screen with its captain looking over it."""
        look = default_look(number)
        x, y = centre
        self.art(surface, look.portrait_art, (x, y - width * 0.3), width * 0.4)
        self.art(surface, SCREEN, centre, width, colours=self.ui.theme.seat(look.colour))
        self.art(surface, look.emblem_art, (x, y - width * 0.01), width * 0.2)

    def hand(
        self,
        surface: pygame.Surface,
        number: int,
        art: str,
        centre: tuple[float, float],
        width: float,
    ) -> None:
        """A fist or open hand of a seat."""
        look = default_look(number)
        skin, dark = SKINS[look.portrait]
        colours = {**self.ui.theme.seat(look.colour), "skin": skin, "skin_dark": dark}
        self.art(surface, art, centre, width, colours=colours)

    def medal(
        self, surface: pygame.Surface, text: str, centre: tuple[float, float], width: float = 10
    ) -> None:
        place = self.art(surface, MEDAL, centre, width)
        box = place.inflate(-place.width // 3, 0)
        self.ui.text.line(surface, text, "number", "ink", box, "centre")

    def caption(
        self, surface: pygame.Surface, text: str, centre: tuple[float, float], width: float
    ) -> None:
        """A few words on a dark pill."""
        theme = self.ui.theme
        high = self.ui.text.line_height("label") + theme.px(12)
        most = self.px(width)
        wide = min(most, self.ui.text.measure(text, "label")[0] + theme.px(36))
        rect = pygame.Rect(0, 0, wide, high)
        rect.center = self.point(*centre)
        surface.blit(self.ui.shapes.pill(rect.size), rect)
        box = rect.inflate(-theme.px(24), 0)
        self.ui.text.line(surface, text, "label", "parchment", box, "centre")

    def trick(
        self, surface: pygame.Surface, faces: Sequence[str], y: float, left: float, width: float
    ) -> None:
        """A trick in its order, the winner ringed; who wins is for the rules to say."""
        known = self.setup.faces
        if any(face not in known for face in faces):
            return
        winner = self.setup.tricks.judge([known[face] for face in faces]).winner
        for number, face in enumerate(faces):
            x = left + width * 0.5 + number * width * 1.28
            self.die(surface, face, (x, y), width, ring=number == winner)
