"""What moments are lit with: a darkened tray, a burst of light, and coins that fly to a medal."""

from __future__ import annotations

import pygame

from game.client.scenes.table.moments.moment import Point, blit_faded, part
from game.client.scenes.table.stage import Stage
from game.client.toolkit.animation import in_out

BURST = "table/burst"
COIN, COIN_SIZE, COIN_ARC = "table/coin", 30.0, 60.0  # units
COIN_WORTH, MOST_COINS = 10, 12  # points; more would be a swarm
FELT = (0.84, 0.755)  # of the tray, inside its rope
DARK = 0.62


def draw_dusk(stage: Stage, surface: pygame.Surface, shown: float) -> None:
    """The felt in the dark, so that only what matters is in the light."""
    tray = stage.layout.tray
    size = (round(tray.width * FELT[0]), round(tray.height * FELT[1]))
    dusk = stage.ui.art.made(("dusk", size), lambda: _dusk(stage, size))
    blit_faded(surface, dusk, stage.layout.tray_middle, shown * DARK)


def _dusk(stage: Stage, size: tuple[int, int]) -> pygame.Surface:
    image = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.ellipse(image, stage.ui.theme.colour("night"), image.get_rect())
    return image


def draw_burst(
    stage: Stage, surface: pygame.Surface, centre: Point, side: float, shown: float
) -> None:
    """Rays from a point."""
    if shown > 0 and side >= 1:
        blit_faded(surface, stage.ui.art.image(BURST, round(side)), centre, shown)


def coins_for(points: int) -> int:
    """A coin for every ten points, as long as they can be told apart."""
    return min(MOST_COINS, points // COIN_WORTH)


def draw_coins(
    stage: Stage, surface: pygame.Surface, start: Point, seat: int, count: int, t: float
) -> None:
    """One after the other to the medal of a seat, which lights up when they come."""
    medal = stage.layout.medal(seat)
    if not 0 < t < 1 or not count:
        return
    arrived = part(t, 0.55, 0.8) * (1 - part(t, 0.85, 1.0))
    draw_burst(stage, surface, medal.center, medal.width * 2.4, arrived)
    for number in range(count):
        begun = 0.4 * number / count
        gone = part(t, begun, begun + 0.6)
        if 0 < gone < 1:
            _draw_coin(stage, surface, start, medal.center, in_out(gone), number)


def _draw_coin(
    stage: Stage, surface: pygame.Surface, start: Point, end: Point, gone: float, number: int
) -> None:
    theme = stage.ui.theme
    coin = stage.ui.art.image(COIN, theme.px(COIN_SIZE))
    arc = 4 * gone * (1 - gone) * COIN_ARC * theme.u * (0.6 + 0.2 * (number % 4))
    x = start[0] + (end[0] - start[0]) * gone
    y = start[1] + (end[1] - start[1]) * gone - arc
    surface.blit(coin, coin.get_rect(center=(round(x), round(y))))
