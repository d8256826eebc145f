"""The other seats at the dice table: standing screens with emblem, portrait and name plate."""

from __future__ import annotations

import pygame

from game.client.scenes.table.sprites.medals import draw_medal
from game.client.scenes.table.sprites.seats import draw_count, draw_face
from game.client.scenes.table.stage import Stage
from game.client.toolkit.shapes import blit_glow


def draw_screen(stage: Stage, surface: pygame.Surface, seat: int) -> None:
    ui, layout = stage.ui, stage.layout
    rect = layout.screen(seat)
    if stage.turn == seat:
        inner = rect.inflate(-ui.theme.px(16), -ui.theme.px(16))
        blit_glow(surface, ui.shapes.glow(inner.size, spread=30, radius=20), inner)
    draw_standing(stage, surface, seat)
    draw_face(stage, surface, seat)
    draw_medal(stage, surface, seat)
    if seat != stage.holder:
        draw_count(stage, surface, seat, layout.count(seat))


def draw_standing(stage: Stage, surface: pygame.Surface, seat: int) -> None:
    """The screen in the seat's colour, with its emblem beside the portrait."""
    ui, rect, look = stage.ui, stage.layout.screen(seat), stage.looks[seat]
    colours = ui.theme.seat(look.colour)
    image = ui.art.image("table/screen_front", rect.width, colours)
    key = ("screen", rect.size, look.colour)
    image = ui.art.made(key, lambda: pygame.transform.smoothscale(image, rect.size))
    surface.blit(image, rect)
    if place := stage.layout.emblem(seat):
        surface.blit(ui.art.image(look.emblem_art, place.size), place)
