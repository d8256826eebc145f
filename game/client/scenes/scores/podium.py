"""The podium: the first, or all who share the win, on steps in the order of rank, others below."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import pygame

from game.client.props.medallion import draw_medallion
from game.client.scenes.scores.trophy import draw_trophy
from game.client.toolkit.animation import out_back
from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Widget
from game.play.looks import Look

COIN = "table/coin"
COINS = 9
STEPS, ALL_ON_STEPS = 3, 4
LOWEST, RISE, BENCH = 68, 21, 88  # heights in units: the lowest step, one step, the others' row
WIDEST, NARROW = 200, 100


class Standing(NamedTuple):
    """A seat at the end; equal totals share a place."""

    place: int
    name: str
    look: Look
    points: int
    seat: int


def standings(names: Sequence[str], looks: Sequence[Look], totals: Sequence[int]) -> list[Standing]:
    """Best first, in the order of the seats where they are equal."""
    seats = sorted(range(len(totals)), key=lambda seat: -totals[seat])
    return [
        Standing(1 + sum(other > totals[s] for other in totals), names[s], looks[s], totals[s], s)
        for s in seats
    ]


class Podium(Widget):
    """`risen` is how far each rank has come up, from 0 to 1, best first; `fallen` how far the gold
    has come down.
    """

    focusable = False

    def __init__(self, ui: Ui, ranked: Sequence[Standing]) -> None:
        super().__init__(ui)
        winners = sum(standing.place == 1 for standing in ranked)
        steps = ALL_ON_STEPS if len(ranked) <= ALL_ON_STEPS else max(STEPS, winners)
        self.steps, self.others = list(ranked[:steps]), list(ranked[steps:])
        self.risen = [1.0] * len(ranked)
        self.fallen = 1.0

    def draw(self, surface: pygame.Surface) -> None:
        bench = self.ui.theme.px(BENCH) if self.others else 0
        ground = pygame.Rect(self.rect.topleft, (self.rect.width, self.rect.height - bench))
        places = self._places(ground)
        for number, standing in enumerate(self.steps):
            if self.risen[number] > 0:
                self._draw_step(surface, places[number], standing, self.risen[number])
        for place, standing in zip(places, self.steps, strict=True):
            if standing.place == 1 and self.fallen > 0:
                self._draw_coins(surface, place)
        for number, standing in enumerate(self.others):
            if self.risen[len(self.steps) + number] > 0:
                self._draw_other(surface, self._seat(number, ground.bottom, bench), standing)

    def _places(self, ground: pygame.Rect) -> list[pygame.Rect]:
        """The steps' places from the left, the best first."""
        width = min(self.ui.theme.px(WIDEST), ground.width // len(self.steps))
        left = ground.centerx - width * len(self.steps) // 2
        return [
            pygame.Rect(left + number * width, ground.top, width, ground.height)
            for number in range(len(self.steps))
        ]

    # On the steps

    def _draw_step(
        self, surface: pygame.Surface, place: pygame.Rect, standing: Standing, risen: float
    ) -> None:
        """Draw a step, which comes up out of the table with whoever stands on it."""
        before = surface.get_clip()
        surface.set_clip(self.rect.inflate(self.ui.theme.px(40), 0).clip(before))
        sunk = round((1 - out_back(risen)) * place.height) if risen < 1 else 0
        self._draw_risen(surface, place.move(0, sunk), standing)
        surface.set_clip(before)

    def _draw_risen(self, surface: pygame.Surface, place: pygame.Rect, standing: Standing) -> None:
        ui, px = self.ui, self.ui.theme.px
        highest = self._lowest + px(RISE * 2)
        step = pygame.Rect(place.left + px(2), 0, place.width - px(4), self._height(standing))
        step.bottom = place.bottom
        side = min(place.height - highest - px(12), place.width - px(20))
        face = pygame.Rect(0, 0, side, side)
        face.midbottom = (step.centerx, step.top - px(4))
        if standing.place == 1:
            blit_glow(surface, ui.shapes.glow(face.size, spread=16, radius=side), face)
        surface.blit(ui.shapes.panel(step.size, "dark"), step)
        draw_medallion(ui, surface, standing.look, face)
        self._draw_place(surface, face, standing.place)
        self._write_step(surface, step, standing)

    def _height(self, standing: Standing) -> int:
        return self._lowest + self.ui.theme.px(RISE * max(0, STEPS - standing.place))

    @property
    def _lowest(self) -> int:
        """The height of the lowest step: enough for the name and the points."""
        px = self.ui.theme.px
        return max(px(LOWEST), 2 * self.ui.text.line_height("strong") + px(20))

    def _write_step(self, surface: pygame.Surface, step: pygame.Rect, standing: Standing) -> None:
        """Name and points; many who share the win are told by their emblems and the number."""
        ui, px = self.ui, self.ui.theme.px
        line, narrow = ui.text.line_height("strong"), step.width < px(NARROW)
        name = pygame.Rect(step.left + px(10), step.top + px(7), step.width - px(20), line)
        if not narrow:
            ui.text.line(surface, standing.name, "strong", "parchment_light", name, "centre")
        points = standing.points
        told = ui.tr.number(points) if narrow else ui.tr.plural("scores.over.points", points)
        ui.text.line(surface, told, "body", "brass_light", name.move(0, line), "centre")
        room = pygame.Rect(name.left, name.bottom + line, name.width, 0)
        room.height = step.bottom - px(14) - room.top
        if standing.place == 1 and room.height > px(20):
            draw_trophy(ui, surface, room)

    def _draw_place(self, surface: pygame.Surface, face: pygame.Rect, place: int) -> None:
        """The number on brass at the upper left of a portrait."""
        ui = self.ui
        side = max(ui.theme.px(24), round(face.width * 0.27))
        disc = pygame.Rect(0, 0, side, side)
        disc.center = (face.left + side // 3, face.top + side // 3)
        surface.blit(ui.shapes.round(side, "idle", "brass"), disc)
        ui.text.line(surface, ui.tr.number(place), "strong", "ink", disc, "centre")

    def _draw_coins(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        """Gold before the step of a winner, and before no other."""
        rng, most = Random(COINS), self.ui.theme.px(28)
        for number in range(COINS):
            side = self.ui.theme.px(20 + 8 * rng.random())
            coin = self.ui.art.image(COIN, side)
            x = place.left + most / 2 + (place.width - most) * number / (COINS - 1)
            y = place.bottom - side * (0.5 + 0.3 * rng.random())
            y -= (1 - self.fallen) * place.height * (1.2 + 0.4 * rng.random())
            surface.blit(coin, coin.get_rect(center=(round(x), round(y))))

    # Below

    def _seat(self, number: int, top: int, height: int) -> pygame.Rect:
        width = min(self.ui.theme.px(110), self.rect.width // len(self.others))
        left = self.rect.centerx - width * len(self.others) // 2
        place = pygame.Rect(left + number * width, top, width, height)
        return place.inflate(-self.ui.theme.px(6), 0)

    def _draw_other(self, surface: pygame.Surface, seat: pygame.Rect, standing: Standing) -> None:
        ui, px = self.ui, self.ui.theme.px
        line = ui.text.line_height("small_bold")
        side = min(seat.height - line - px(6), seat.width - px(10))
        face = pygame.Rect(0, 0, side, side)
        face.midbottom = (seat.centerx, seat.bottom - line)
        draw_medallion(ui, surface, standing.look, face)
        self._draw_place(surface, face, standing.place)
        box = pygame.Rect(seat.left, seat.bottom - line, seat.width, line)
        ui.text.line(surface, ui.tr.number(standing.points), "small_bold", "bone", box, "centre")
