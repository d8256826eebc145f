"""A die face down, which shows nothing of its kind."""

from __future__ import annotations

import pygame

from game.client.toolkit.ui import Ui

BACK = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">'
    '<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="100">'
    '<stop offset="0" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/>'
    "</linearGradient></defs>"
    '<rect x="3" y="3" width="94" height="94" rx="21" fill="url(#g)" stroke="{ink}" '
    'stroke-width="6"/><rect x="16" y="16" width="68" height="68" rx="13" fill="none" '
    'stroke="{rim}" stroke-width="3.5" stroke-dasharray="9 6"/>'
    '<circle cx="50" cy="50" r="13" fill="none" stroke="{rim}" stroke-width="4"/>'
    '<path d="M50 28 V72 M28 50 H72" stroke="{rim}" stroke-width="4" stroke-linecap="round"/></svg>'
)


def die_back(ui: Ui, size: int) -> pygame.Surface:
    def svg() -> str:
        c = ui.theme.colours
        return BACK.format(light=c["bone"], dark=c["parchment_dark"], ink=c["ink"], rim=c["oak"])

    return ui.art.drawn("die_back", (size, size), svg)
