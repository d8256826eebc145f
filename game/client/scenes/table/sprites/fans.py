"""The seats at the card table: a fan of backs behind a name plate; the own one beside the fan."""

from __future__ import annotations

import pygame

from game.client.scenes.table.layout_cards import CardLayout
from game.client.scenes.table.spots import Place, fan, well
from game.client.scenes.table.sprites.bid_board import draw_bid_board
from game.client.scenes.table.sprites.face_down import draw_face_down, draw_put_by
from game.client.scenes.table.sprites.medals import draw_medal
from game.client.scenes.table.sprites.screens import draw_standing
from game.client.scenes.table.sprites.seats import draw_count, draw_face
from game.client.scenes.table.stage import Stage
from game.client.toolkit.shapes import blit_glow

STACKED = 6  # of the ghost's cards, so many are told apart in his pile
GHOSTLY = 205  # how much can be seen of him


def draw_fan_seat(stage: Stage, surface: pygame.Surface, seat: int) -> None:
    if seat == stage.ghost:
        _draw_ghost(stage, surface, seat)
        return
    layout = card_layout(stage)
    count = 0 if seat == stage.holder else stage.board.held(seat)
    if count and stage.turn == seat:
        _draw_turn(stage, surface, layout.fan(seat))
    for index in range(count):
        stage.pieces.draw_back(surface, stage.place(fan(seat, index, count)), seat)
    draw_face(stage, surface, seat)
    draw_medal(stage, surface, seat)
    room = layout.fan(seat)
    if count:
        draw_count(stage, surface, seat, (room.centerx, room.bottom - stage.ui.theme.px(10)))


def card_layout(stage: Stage) -> CardLayout:
    assert isinstance(stage.layout, CardLayout)
    return stage.layout


def _draw_turn(stage: Stage, surface: pygame.Surface, room: pygame.Rect) -> None:
    """Light behind the cards of whoever must act."""
    inner = room.inflate(-stage.ui.theme.px(20), -stage.ui.theme.px(20))
    blit_glow(surface, stage.ui.shapes.glow(inner.size, spread=26, radius=20), inner)


def _draw_ghost(stage: Stage, surface: pygame.Surface, seat: int) -> None:
    """Graybeard is only half there: a pile of cards, a pale face and a plate without a score."""
    layer = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    room, u = card_layout(stage).fan(seat), stage.ui.theme.u
    place = stage.place(fan(seat, 0, 1))
    for index in range(min(STACKED, stage.board.held(seat))):
        lower = Place(place.x + index * 1.5 * u, place.y - index * 1.5 * u, place.size)
        stage.pieces.draw_back(layer, lower, seat)
    draw_face(stage, layer, seat)
    draw_medal(stage, layer, seat)
    draw_count(stage, layer, seat, (room.centerx, room.bottom - stage.ui.theme.px(10)))
    layer.set_alpha(GHOSTLY)
    surface.blit(layer, (0, 0))


def draw_own_fan(stage: Stage, surface: pygame.Surface, asked_to_bid: bool) -> None:
    """The own name beside the fan; the cards themselves are pressed, unless they are hidden."""
    board, seat = stage.board, stage.layout.bottom
    draw_standing(stage, surface, seat)
    draw_face(stage, surface, seat)
    draw_medal(stage, surface, seat)
    draw_put_by(stage, surface, seat)
    if stage.layout.shared and board.view.seat is None:
        draw_face_down(stage, surface)
    elif board.view.seat is None or board.arriving[seat]:
        _draw_hidden(stage, surface, seat)
    if asked_to_bid:
        draw_bid_board(stage, surface)


def _draw_hidden(stage: Stage, surface: pygame.Surface, seat: int) -> None:
    """Nobody may look, or they are still being dealt."""
    board = stage.board
    arrived = board.held(seat)
    among = board.hand.cards if board.hand and board.arriving[seat] else arrived
    for index in range(arrived):
        stage.pieces.draw_back(surface, stage.place(well(index, among)), seat)
        stage.note(seat, "", "count")
