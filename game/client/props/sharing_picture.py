"""How people share one computer, as a small picture of each way."""

from __future__ import annotations

import pygame

from game.client.props.cloth import cloth
from game.client.props.die_back import die_back
from game.client.props.medallion import draw_medallion
from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Widget
from game.play.looks import default_look
from game.play.sharing import AROUND, PASS_ON

WIDTH, HEIGHT = 100, 60  # the coordinates of a picture
PLACES = ((14, 30), (50, 11), (86, 30))  # of those who sit around
FACES = ("pirate:skull", "blue:5", "black:7", "red:2", "yellow:7", "mermaid:skull")


class SharingPicture(Widget):
    """Who sees what, on a piece of the table."""

    focusable = False

    def __init__(self, ui: Ui, way: str) -> None:
        super().__init__(ui)
        self.way = way

    def preferred(self, width: int) -> tuple[int, int]:
        return width, round(width * HEIGHT / WIDTH)

    def draw(self, surface: pygame.Surface) -> None:
        clip = surface.get_clip()
        surface.set_clip(self.rect.clip(clip))
        surface.blit(self.ui.art.cover("table/planks", self.rect.size), self.rect)
        self._art(surface, "table/tray", (50, 29), 58)
        if self.way == AROUND:
            self._draw_around(surface)
        elif self.way == PASS_ON:
            self._draw_passing(surface)
        else:
            self._draw_open(surface)
        surface.set_clip(clip)
        ring = self.ui.shapes.ring(self.rect.size, "brass_dark", width=2, radius=4)
        surface.blit(ring, self.rect)

    # The three ways

    def _draw_around(self, surface: pygame.Surface) -> None:
        """All sit around; one looks under a die that others see from behind."""
        for number, place in enumerate(PLACES):
            self._face(surface, number + 1, place, 18)
        for x in (38, 62):
            self._back(surface, (x, 49), 14)
        self._glow(surface, (50, 44), 13)
        self._die(surface, FACES[0], (50, 43), 15, -8)
        self._icon(surface, "eye", (50, 26), 14)

    def _draw_passing(self, surface: pygame.Surface) -> None:
        """The curtain is closed while the computer goes from one to the next."""
        self._face(surface, 1, (20, 17), 22)
        self._face(surface, 2, (80, 17), 22)
        self._icon(surface, "arrow_right", (50, 17), 18)
        top = self._point(0, 35)[1]
        area = pygame.Rect(self.rect.left, top, self.rect.width, self.rect.bottom - top)
        surface.blit(cloth(self.ui, area.size), area)

    def _draw_open(self, surface: pygame.Surface) -> None:
        """Everybody's pieces are face up."""
        for number, (x, y) in enumerate(PLACES):
            self._face(surface, number + 1, (x, y), 18)
            for step in (0, 1):
                self._die(surface, FACES[2 * number + step], (x - 5 + 10 * step, y + 14), 9)
        for step, x in enumerate((38, 50, 62)):
            self._die(surface, FACES[step], (x, 49), 13, (-6, 4, 8)[step])

    # In the coordinates of the picture

    def _px(self, length: float) -> int:
        return max(1, round(length * self.rect.width / WIDTH))

    def _point(self, x: float, y: float) -> tuple[int, int]:
        rect = self.rect
        return rect.left + round(x * rect.width / WIDTH), rect.top + round(y * rect.height / HEIGHT)

    def _blit(
        self, surface: pygame.Surface, image: pygame.Surface, at: tuple[float, float]
    ) -> None:
        surface.blit(image, image.get_rect(center=self._point(*at)))

    def _art(
        self, surface: pygame.Surface, name: str, at: tuple[float, float], width: float
    ) -> None:
        self._blit(surface, self.ui.art.image(name, self._px(width)), at)

    def _face(
        self, surface: pygame.Surface, number: int, at: tuple[float, float], width: float
    ) -> None:
        rect = pygame.Rect(0, 0, self._px(width), self._px(width))
        rect.center = self._point(*at)
        draw_medallion(self.ui, surface, default_look(number), rect, badge=False)

    def _die(
        self,
        surface: pygame.Surface,
        face: str,
        at: tuple[float, float],
        width: float,
        angle: float = 0.0,
    ) -> None:
        image = self.ui.art.image(self.ui.die_face(face), self._px(width), angle=angle)
        self._blit(surface, image, at)

    def _back(self, surface: pygame.Surface, at: tuple[float, float], width: float) -> None:
        self._blit(surface, die_back(self.ui, self._px(width)), at)

    def _icon(
        self, surface: pygame.Surface, icon: str, at: tuple[float, float], width: float
    ) -> None:
        disc = self.ui.shapes.round(self._px(width))
        self._blit(surface, disc, at)
        self._blit(surface, self.ui.icon(icon, self._px(width * 0.56), "glow"), at)

    def _glow(self, surface: pygame.Surface, at: tuple[float, float], width: float) -> None:
        rect = pygame.Rect(0, 0, self._px(width), self._px(width))
        rect.center = self._point(*at)
        blit_glow(surface, self.ui.shapes.glow(rect.size, spread=20, radius=14), rect)
