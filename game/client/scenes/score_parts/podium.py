"""The winners with the cup between them, and gold on the table."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pygame

from game.client.look import Look
from game.client.scenes.parts.medallion import draw_medallion
from game.client.scenes.score_parts.trophy import draw_trophy
from game.client.ui import Ui
from game.client.widgets import Widget

PLATE, COIN = "table/name_plate", "table/coin"
COINS = 9


class Podium(Widget):
    """`winners` are name, look and points."""

    focusable = False

    def __init__(self, ui: Ui, winners: Sequence[tuple[str, Look, int]]) -> None:
        super().__init__(ui)
        self.winners = list(winners)
        self.fallen = 1.0

    def draw(self, surface: pygame.Surface) -> None:
        slots = len(self.winners) + 1
        width = min(self.rect.width // slots, self.ui.theme.px(230))
        left = self.rect.centerx - width * slots // 2
        middle = len(self.winners) // 2 if len(self.winners) > 1 else 1
        places = [
            pygame.Rect(left + i * width, self.rect.top, width, self.rect.height)
            for i in range(slots)
        ]
        cup = places.pop(middle)
        self._draw_coins(surface, cup)
        draw_trophy(self.ui, surface, cup.inflate(0, -self.ui.theme.px(20)))
        for place, winner in zip(places, self.winners, strict=True):
            self._draw_winner(surface, place, *winner)

    def _draw_coins(self, surface: pygame.Surface, cup: pygame.Rect) -> None:
        rng = Random(COINS)
        for number in range(COINS):
            side = round(cup.width * (0.13 + 0.05 * rng.random()))
            coin = self.ui.art.image(COIN, side)
            x = cup.centerx + cup.width * (number / (COINS - 1) - 0.5) * 1.15
            y = cup.bottom - side * (0.4 + 0.5 * rng.random())
            y -= (1 - self.fallen) * cup.height * (1.2 + 0.4 * rng.random())
            surface.blit(coin, coin.get_rect(center=(round(x), round(y))))

    def _draw_winner(
        self, surface: pygame.Surface, place: pygame.Rect, name: str, look: Look, points: int
    ) -> None:
        ui, theme = self.ui, self.ui.theme
        line = ui.text.line_height("strong")
        plate = pygame.Rect(0, 0, place.width - theme.px(8), 2 * line + theme.px(12))
        plate.midbottom = place.midbottom
        side = min(place.height - plate.height - theme.px(10), place.width)
        face = pygame.Rect(0, 0, side, side)
        face.midbottom = (place.centerx, plate.top - theme.px(8))
        light = ui.shapes.glow(face.size, spread=16, radius=side)
        surface.blit(light, light.get_rect(center=face.center))
        draw_medallion(ui, surface, look, face)
        surface.blit(ui.shapes.panel(plate.size), plate)
        inside = plate.inflate(-theme.px(22), -theme.px(12))
        upper = pygame.Rect(inside.left, inside.top, inside.width, line)
        ui.text.line(surface, name, "strong", "ink", upper, "centre")
        told = ui.tr.plural("scores.over.points", points)
        ui.text.line(surface, told, "body", "felt_dark", upper.move(0, line), "centre")
