"""The light on what the parrot speaks of, and the dark around it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.toolkit.ui import Ui

RIM = 10  # units of light around what is spoken of
DARK = {False: 165, True: 90}  # how dark all else is: while he speaks, while the player acts


def draw_light(ui: Ui, surface: pygame.Surface, places: Sequence[pygame.Rect]) -> None:
    """A ring of light around every place."""
    for place in lit(ui, places):
        surface.blit(ui.shapes.ring(place.size, "oak_deep", 6, 10), place)
        surface.blit(ui.shapes.ring(place.size, "glow", 3, 10), place)


def lit(ui: Ui, places: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The places with the rim that the light has."""
    rim = ui.theme.px(RIM)
    return [place.inflate(rim, rim) for place in places]


def veil(
    ui: Ui, size: tuple[int, int], holes: Sequence[pygame.Rect], acting: bool
) -> pygame.Surface:
    """A picture of darkness over everything but the holes."""
    dark = pygame.Surface(size, pygame.SRCALPHA)
    night = pygame.Color(ui.theme.colour("night"))
    dark.fill((night.r, night.g, night.b, DARK[acting]))
    for hole in holes:
        pygame.draw.rect(dark, (0, 0, 0, 0), hole, border_radius=ui.theme.px(10))
    return dark
