"""The dice in the tray, the winner's lifted and ringed, and the piles of won tricks."""

from __future__ import annotations

import pygame

from game.client.shapes import blit_glow
from game.client.table.spots import Place, Spot
from game.client.table.stage import Stage

RING = 1.24
LIFTED = 1.14
STEPS = 5


def draw_tray(stage: Stage, surface: pygame.Surface) -> None:
    """The winner's die comes last, above the others."""
    board = stage.board
    for seat, token in sorted(board.tray, key=lambda play: play[0] == board.winner):
        place = stage.place(Spot("tray", seat))
        if seat == board.winner:
            _draw_winner(stage, surface, token, place)
        else:
            stage.pieces.draw_face(surface, token, place)
        stage.note(seat, token, "table")


def _draw_winner(stage: Stage, surface: pygame.Surface, token: str, place: Place) -> None:
    ui, lifted = stage.ui, round(stage.board.lifted * STEPS) / STEPS
    size = place.size * (1 + (LIFTED - 1) * lifted)
    place = Place(place.x, place.y - lifted * ui.theme.px(9), size, place.turn * (1 - lifted))
    body = pygame.Rect(0, 0, round(size), round(size))
    body.center = (round(place.x), round(place.y))
    blit_glow(surface, ui.shapes.glow(body.size, spread=24, radius=16), body)
    stage.pieces.draw_face(surface, token, place)
    ring = ui.art.image("table/ring", round(size * RING))
    surface.blit(ring, ring.get_rect(center=body.center))


def draw_piles(stage: Stage, surface: pygame.Surface) -> None:
    """One pile for every trick, in front of the screen of who won it."""
    for seat in range(stage.layout.seats):
        tricks = stage.board.tricks_of(seat)
        for index, trick in enumerate(tricks):
            for piece, (owner, token) in enumerate(zip(trick.order, trick.faces, strict=True)):
                spot = pile_spot(seat, index, len(tricks), piece, len(trick.faces))
                stage.pieces.draw_face(surface, token, stage.place(spot))
                stage.note(owner, token, "pile")


def pile_spot(seat: int, index: int, count: int, piece: int, pieces: int) -> Spot:
    return Spot("pile", seat, index, count, piece, pieces)


def pile_rect(stage: Stage, seat: int, index: int) -> pygame.Rect:
    """Where a pile can be pointed at."""
    tricks = stage.board.tricks_of(seat)
    pieces = len(tricks[index].faces)
    ends = [
        stage.place(pile_spot(seat, index, len(tricks), piece, pieces)) for piece in (0, pieces - 1)
    ]
    half = ends[0].size / 2
    left, right = ends[0].x - half, ends[1].x + half
    return pygame.Rect(round(left), round(ends[0].y - half), round(right - left), round(2 * half))
