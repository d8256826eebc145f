"""What the bids lie on, in the middle of the empty tray."""

from __future__ import annotations

import pygame

from game.client.scenes.table.stage import Stage
from game.client.toolkit.shapes import blit_glow


def draw_bid_board(stage: Stage, surface: pygame.Surface) -> None:
    ui, hand = stage.ui, stage.board.hand
    if hand is None:
        return
    board = stage.layout.bid_board(hand.cards + 1)
    blit_glow(surface, ui.shapes.shadow(board.size, spread=14, radius=16), board)
    surface.blit(ui.shapes.panel(board.size, "dark"), board)
