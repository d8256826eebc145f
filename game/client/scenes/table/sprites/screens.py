"""The other seats at the dice table: standing screens with emblem, portrait and name plate."""

from __future__ import annotations

import pygame

from game.client.scenes.table.sprites.seats import draw_count, draw_medal, draw_plate, draw_portrait
from game.client.scenes.table.stage import Stage
from game.client.toolkit.shapes import blit_glow


def draw_screen(stage: Stage, surface: pygame.Surface, seat: int) -> None:
    ui, layout, look = stage.ui, stage.layout, stage.looks[seat]
    rect = layout.screen(seat)
    if stage.turn == seat:
        inner = rect.inflate(-ui.theme.px(16), -ui.theme.px(16))
        blit_glow(surface, ui.shapes.glow(inner.size, spread=30, radius=20), inner)
    image = ui.art.image("table/screen_front", rect.size, ui.theme.seat(look.colour))
    surface.blit(image, image.get_rect(center=rect.center))
    side = round(rect.height * 0.58)
    emblem = ui.art.image(look.emblem_art, (side, side))
    middle = (rect.centerx, rect.top + round(rect.height * 0.42))
    surface.blit(emblem, emblem.get_rect(center=middle))
    draw_plate(stage, surface, seat)
    draw_portrait(stage, surface, seat)
    draw_medal(stage, surface, seat)
    held = (rect.right - ui.theme.px(24), rect.top + round(rect.height * 0.6))
    draw_count(stage, surface, seat, held)
