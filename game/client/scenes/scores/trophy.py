"""Draws the winner's cup."""

from __future__ import annotations

import pygame

from game.client.toolkit.paper import document
from game.client.toolkit.ui import Ui

CUP = "M34 22H126C126 74 112 104 92 112V128H68V112C48 104 34 74 34 22Z"
HANDLES = "M36 34H14C12 66 26 84 48 88M124 34H146C148 66 134 84 112 88"
FOOT = "M62 128H98L104 142H56Z"
BASE = "M44 142H116V162H44Z"
SHINE = "M48 32C48 62 54 84 66 98"


def draw_trophy(ui: Ui, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw it in the rectangle, standing on its lower edge, with a skull on it."""
    side = min(rect.size)
    image = ui.art.drawn(("trophy",), (side, side), lambda: _svg(ui))
    place = image.get_rect(midbottom=rect.midbottom)
    surface.blit(image, place)
    small = round(side * 0.34)
    skull = ui.art.image("emblems/skull", (small, small))
    surface.blit(skull, skull.get_rect(center=(place.centerx, place.top + round(side * 0.37))))


def _svg(ui: Ui) -> str:
    c = ui.theme.colours
    line = f'stroke="{c["ink"]}" stroke-width="5" stroke-linejoin="round"'
    body = (
        '<defs><linearGradient id="t" gradientUnits="userSpaceOnUse" x1="30" y1="0" x2="130" '
        f'y2="0"><stop offset="0" stop-color="{c["brass_dark"]}"/>'
        f'<stop offset="0.3" stop-color="{c["brass_light"]}"/>'
        f'<stop offset="0.6" stop-color="{c["brass"]}"/>'
        f'<stop offset="1" stop-color="{c["brass_dark"]}"/></linearGradient></defs>'
        f'<circle cx="80" cy="158" r="0.1" fill="{c["ink"]}"/>'
    )
    for colour, width in ((c["ink"], 15), (c["brass"], 7)):
        body += (
            f'<path d="{HANDLES}" fill="none" stroke="{colour}" stroke-width="{width}" '
            'stroke-linecap="round" stroke-linejoin="round"/>'
        )
    body += f'<path d="{CUP}" fill="url(#t)" {line}/><path d="{FOOT}" fill="url(#t)" {line}/>'
    body += f'<rect x="28" y="14" width="104" height="16" rx="7" fill="{c["brass_light"]}" {line}/>'
    body += f'<path d="{BASE}" fill="{c["oak"]}" {line}/>'
    body += (
        f'<path d="{SHINE}" fill="none" stroke="{c["bone"]}" stroke-width="5" '
        'stroke-opacity="0.75" stroke-linecap="round"/>'
    )
    return document((160, 168), body)
