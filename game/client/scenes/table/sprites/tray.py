"""The pieces in the tray, the winner's lifted and ringed, and the piles of won tricks."""

from __future__ import annotations

import pygame

from game.client.scenes.table.spots import Place, Spot
from game.client.scenes.table.sprites.frames import framed
from game.client.scenes.table.stage import Stage
from game.client.toolkit.shapes import blit_glow

RING, RING_ART, RING_EDGE = 0.24, 120, 40  # wider than the piece; the art's size and border
LIFTED = 1.14
STEPS = 5


def draw_tray(stage: Stage, surface: pygame.Surface) -> None:
    """The winner's piece comes last, above the others."""
    board = stage.board
    for seat, token in sorted(board.tray, key=lambda play: play[0] == board.winner):
        place = stage.place(Spot("tray", seat))
        if seat == board.winner:
            _draw_winner(stage, surface, seat, token, place)
        else:
            stage.pieces.draw_face(surface, token, place)
        stage.note(seat, token, "table")


def _draw_winner(
    stage: Stage, surface: pygame.Surface, seat: int, token: str, place: Place
) -> None:
    ui, lifted = stage.ui, round(stage.board.lifted * STEPS) / STEPS
    near = place.size * LIFTED
    size = place.size * (1 + (LIFTED - 1) * lifted)
    place = Place(place.x, place.y - lifted * ui.theme.px(9), size, place.turn * (1 - lifted))
    body = stage.pieces.body(place)
    blit_glow(surface, ui.shapes.glow(body.size, spread=24, radius=16), body)
    if lifted == 1:
        stage.pieces.draw_face(surface, token, place)
    else:
        stage.pieces.draw_moving(surface, token, place, seat, near)
    grow = round(body.width * RING)
    around = body.inflate(grow, grow)
    ring = framed(ui, "table/ring", around.size, RING_EDGE, around.width / RING_ART)
    surface.blit(ring, ring.get_rect(center=body.center))


def draw_piles(stage: Stage, surface: pygame.Surface) -> None:
    """One pile for every trick, in front of who won it."""
    for seat in stage.layout.places:
        tricks = stage.board.tricks_of(seat)
        for index, trick in enumerate(tricks):
            for piece, (owner, token) in enumerate(zip(trick.order, trick.faces, strict=True)):
                spot = pile_spot(seat, index, len(tricks), piece, len(trick.faces))
                _draw_won(stage, surface, stage.place(spot), owner, token)


def _draw_won(stage: Stage, surface: pygame.Surface, place: Place, owner: int, token: str) -> None:
    if stage.pieces.open_piles:
        stage.pieces.draw_face(surface, token, place)
        stage.note(owner, token, "pile")
    else:
        stage.pieces.draw_back(surface, place, owner)


def pile_spot(seat: int, index: int, count: int, piece: int, pieces: int) -> Spot:
    return Spot("pile", seat, index, count, piece, pieces)


def pile_rect(stage: Stage, seat: int, index: int) -> pygame.Rect:
    """Where a pile can be pointed at."""
    tricks = stage.board.tricks_of(seat)
    pieces = len(tricks[index].faces)
    ends = [
        stage.place(pile_spot(seat, index, len(tricks), piece, pieces)) for piece in (0, pieces - 1)
    ]
    return stage.pieces.body(ends[0]).union(stage.pieces.body(ends[1]))
