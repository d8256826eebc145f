"""The deck that cards are dealt from."""

from __future__ import annotations

import math

import pygame

from game.client.scenes.table.sprites.ground import draw_bag_label
from game.client.scenes.table.stage import Stage

SHUFFLES = 3


def draw_deck(stage: Stage, surface: pygame.Surface) -> None:
    """While it is shuffled, its halves go in and out of each other."""
    ui, board, rect = stage.ui, stage.board, stage.layout.bag
    image = ui.art.image("table/deck", rect.size)
    if not board.in_bag:
        image = ui.art.made(("no_deck", rect.size), lambda: _nearly_gone(image))
    aside = 0
    if 0 < board.shaking < 1:
        aside = round(abs(math.sin(board.shaking * SHUFFLES * math.pi)) * rect.width * 0.3)
    for sign in (-1, 1) if aside else (0,):
        surface.blit(
            image, image.get_rect(center=rect.center).move(sign * aside, sign * aside // 4)
        )
    draw_bag_label(stage, surface)


def _nearly_gone(image: pygame.Surface) -> pygame.Surface:
    copy = image.copy()
    copy.set_alpha(60)
    return copy
