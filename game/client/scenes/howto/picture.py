"""A framed picture made of the real art, in coordinates of its own: 100 wide, 70 high."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.props.medallion import draw_medallion
from game.client.props.pieces import DICE, Faces, own_key
from game.client.props.skins import SKINS
from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Widget
from game.play.looks import default_look
from game.rules.edition import Setup
from game.rules.trick import Outcome

WIDTH, HEIGHT = 100, 70
PLANKS, TRAY, SCREEN, MEDAL = "table/planks", "table/tray", "table/screen_front", "table/medal"
RING = "table/ring"
SMALL_MEDAL = 9.5


class Picture(Widget):
    """The base of all: a brass frame around a piece of the table; `paint` fills it."""

    focusable = False

    def __init__(self, ui: Ui, setup: Setup) -> None:
        super().__init__(ui)
        self.setup = setup
        self.faces = Faces(ui, setup.edition)

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
    ) -> pygame.Rect:
        """An image by its centre and width."""
        image = self.ui.art.image(name, self.px(width), colours or {}, angle)
        place = image.get_rect(center=self.point(*centre))
        surface.blit(image, place)
        return place

    def piece(
        self,
        surface: pygame.Surface,
        token: str,
        centre: tuple[float, float],
        height: float = 11,
        angle: float = 0.0,
        ring: bool = False,
        pale: bool = False,
    ) -> None:
        """A die or a card; a ring marks what wins or may be chosen."""
        place = self.point(*centre)
        upright = self.faces.draw(surface, token, place, self.px(height), angle, pale)
        if ring and self.faces.family == DICE:
            self.art(surface, RING, centre, height * 1.3, angle)
        elif ring:
            self._card_ring(surface, upright)

    def _card_ring(self, surface: pygame.Surface, card: pygame.Rect) -> None:
        shapes, grow = self.ui.shapes, self.px(1.1)
        around = card.inflate(grow, grow)
        surface.blit(shapes.ring(around.size, "glow", width=4, radius=10), around)

    def fan(
        self,
        surface: pygame.Surface,
        tokens: Sequence[str],
        centre: tuple[float, float],
        height: float,
        step: float,
        turn: float = 5,
    ) -> None:
        """Cards spread as in a hand; an empty token is a back."""
        middle = (len(tokens) - 1) / 2
        for number, token in enumerate(tokens):
            off = number - middle
            place = (centre[0] + off * step, centre[1] + off * off * turn * 0.045)
            if token:
                self.piece(surface, token, place, height, off * turn)
            else:
                back = self.faces.cards.back(self.px(height), off * turn)
                surface.blit(back, back.get_rect(center=self.point(*place)))

    def screen(
        self, surface: pygame.Surface, number: int, centre: tuple[float, float], width: float
    ) -> None:
        """A privacy screen with its captain looking over it."""
        look = default_look(number)
        x, y = centre
        self.art(surface, look.portrait_art, (x, y - width * 0.3), width * 0.4)
        self.art(surface, SCREEN, centre, width, colours=self.ui.theme.seat(look.colour))
        self.art(surface, look.emblem_art, (x, y - width * 0.01), width * 0.2)

    def portrait(
        self, surface: pygame.Surface, number: int, centre: tuple[float, float], width: float
    ) -> None:
        """A captain in a ring of the seat's colour."""
        place = pygame.Rect(0, 0, self.px(width), self.px(width))
        place.center = self.point(*centre)
        draw_medallion(self.ui, surface, default_look(number), place)

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
        box = place.inflate(-place.width // 5, 0)
        style = "number" if width > SMALL_MEDAL else "strong"
        self.ui.text.line(surface, text, style, "ink", box, "centre")

    def caption(
        self, surface: pygame.Surface, text: str, centre: tuple[float, float], width: float
    ) -> None:
        """A few words on a dark pill; in two lines where one would be too long."""
        theme, written = self.ui.theme, self.ui.text
        pad, most = theme.px(32), self.px(width)
        lines = len(written.wrapped(text, "label", most - pad))
        wide = min(most, written.natural_width(text, "label") + pad + 1)
        rect = pygame.Rect(0, 0, wide, lines * written.line_height("label") + theme.px(10))
        rect.center = self.point(*centre)
        surface.blit(self.ui.shapes.pill(rect.size), rect)
        box = rect.inflate(-pad, -theme.px(10))
        written.paragraph(surface, text, "label", "parchment", box, "centre")

    def trick(
        self,
        surface: pygame.Surface,
        tokens: Sequence[str],
        y: float,
        left: float,
        height: float,
        gap: float = 2.6,
    ) -> Outcome | None:
        """A trick in its order, the winner ringed, all pale but a beast if nobody wins it; who
        wins is for the rules to say. Nothing is drawn of a die that is not in the set.
        """
        known = self.setup.faces
        if any(token not in known for token in tokens):
            return None
        faces = [known[token] for token in tokens]
        outcome = self.setup.tricks.judge(faces)
        width = height * self.faces.shape
        for number, face in enumerate(faces):
            centre = (left + width * 0.5 + number * (width + gap), y)
            lost = outcome.winner is None and face.token != outcome.reason.face
            won = number == outcome.winner
            self.piece(surface, face.token, centre, height, ring=won, pale=lost)
        return outcome

    def told(self, outcome: Outcome) -> str:
        """Why a trick was won, in a few words."""
        key = own_key(self.ui.tr, "howto.reason", self.setup.edition, outcome.reason.key)
        return self.ui.tr(key, points=self.setup.scoring.bonus(outcome.bonuses))
