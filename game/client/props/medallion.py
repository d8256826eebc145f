"""Draws the medallion of a seat: its portrait in a ring of its colour, its emblem as a badge."""

from __future__ import annotations

import pygame

from game.client.toolkit.paper import document
from game.client.toolkit.ui import Ui
from game.play.looks import Look
from game.play.moods import NEUTRAL


def draw_medallion(
    ui: Ui,
    surface: pygame.Surface,
    look: Look,
    rect: pygame.Rect,
    badge: bool = True,
    mood: str = NEUTRAL,
) -> None:
    """Draw it in the middle of the rectangle, as large as fits; the face shows the mood."""
    side = min(rect.size)
    area = pygame.Rect(0, 0, side, side)
    area.center = rect.center
    disc = _disc(ui, look, side)
    surface.blit(disc, area)
    portrait = ui.art.image(look.face(mood), round(side * 0.9))
    surface.blit(portrait, portrait.get_rect(center=area.center))
    if badge:
        draw_emblem(ui, surface, look, _corner(area, round(side * 0.46)))


def _corner(area: pygame.Rect, side: int) -> pygame.Rect:
    corner = pygame.Rect(0, 0, side, side)
    corner.bottomright = (area.right + side // 8, area.bottom + side // 8)
    return corner


def draw_emblem(ui: Ui, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    """Draw the emblem on a disc of the seat's colour."""
    side = min(rect.size)
    draw_disc(ui, surface, look, rect)
    emblem = ui.art.image(look.emblem_art, (round(side * 0.66), round(side * 0.66)))
    surface.blit(emblem, emblem.get_rect(center=rect.center))


def draw_disc(ui: Ui, surface: pygame.Surface, look: Look, rect: pygame.Rect) -> None:
    """Draw a disc of the seat's colour alone."""
    disc = _disc(ui, look, min(rect.size))
    surface.blit(disc, disc.get_rect(center=rect.center))


def _disc(ui: Ui, look: Look, side: int) -> pygame.Surface:
    c = ui.theme.seat(look.colour)
    body = (
        '<defs><linearGradient id="d" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="100">'
        f'<stop offset="0" stop-color="{c["light"]}"/><stop offset="1" stop-color="{c["dark"]}"/>'
        "</linearGradient></defs>"
        f'<circle cx="50" cy="50" r="46.5" fill="url(#d)" stroke="{c["ink"]}" stroke-width="4"/>'
        f'<circle cx="50" cy="50" r="42" fill="none" stroke="{c["light"]}" stroke-width="2" '
        'stroke-opacity="0.6"/>'
    )
    key = ("disc", look.colour)
    return ui.art.drawn(key, (side, side), lambda: document((100, 100), body))
