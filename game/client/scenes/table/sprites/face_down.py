"""Pieces that lie face down at the lower edge: of whoever must decide, where people share it."""

from __future__ import annotations

import pygame

from game.client.scenes.table.spots import well
from game.client.scenes.table.sprites.seats import draw_count
from game.client.scenes.table.stage import Stage

RISE = 13.0  # units from the lower end of the stand up to the middle of a count


def draw_face_down(stage: Stage, surface: pygame.Surface) -> None:
    """All alike, closed up from the middle: nothing tells which of them went."""
    seat = stage.holder
    if seat is None or stage.board.brought:
        return
    count = stage.board.held(seat)
    for index in range(count):
        stage.pieces.draw_back(surface, stage.place(well(index, count)), seat)
        stage.note(seat, "", "count")


def draw_put_by(stage: Stage, surface: pygame.Surface, seat: int) -> None:
    """How many pieces somebody has whose face is at the lower edge, while others hold it."""
    if stage.layout.shared and seat != stage.holder:
        stand = stage.layout.stand(seat)
        at = (stand.centerx, stand.bottom - stage.ui.theme.px(RISE))
        draw_count(stage, surface, seat, at)
