"""The pieces in the tray, the winner's lifted and ringed, and the piles of won tricks."""

from __future__ import annotations

import pygame

from game.client.scenes.table.spots import Place, Spot
from game.client.scenes.table.sprites.frames import framed
from game.client.scenes.table.stage import Stage
from game.client.toolkit.shapes import blit_glow
from game.play.explain import ahead

RING, RING_ART, RING_EDGE = 0.24, 120, 40  # wider than the piece; the art's size and border
LIFTED = 1.14
STEPS = 5
AHEAD = 26  # how far the light of the piece shines that would win now, in units


def draw_tray(stage: Stage, surface: pygame.Surface) -> None:
    """The winner's piece comes last, above the others."""
    board, best = stage.board, _ahead(stage)
    for seat, token in sorted(board.tray, key=lambda play: play[0] == board.winner):
        place = stage.place(Spot("tray", seat))
        if seat == board.winner:
            _draw_winner(stage, surface, seat, token, place)
        else:
            if seat == best:
                _draw_light(stage, surface, place)
            stage.pieces.draw_face(surface, token, place)
        _draw_role(stage, surface, token, place)
        stage.note(seat, token, "table")


def _ahead(stage: Stage) -> int | None:
    """Whose piece would win if the trick ended now; nobody's once it has."""
    board = stage.board
    found = ahead(board.view.setup, tuple(token for _, token in board.tray))
    if board.decided or found is None or found[0] is None:
        return None
    return board.tray[found[0]][0]


def _draw_light(stage: Stage, surface: pygame.Surface, place: Place) -> None:
    """Around the piece that is ahead."""
    body = stage.pieces.body(place)
    blit_glow(surface, stage.ui.shapes.glow(body.size, spread=AHEAD, radius=14), body)


def _draw_role(stage: Stage, surface: pygame.Surface, token: str, place: Place) -> None:
    """What a card with two faces was declared as, on a ribbon."""
    ui, face = stage.ui, stage.board.view.setup.faces[token]
    if not stage.board.view.setup.pieces[face.piece].chosen:
        return
    text, body = ui.tr(f"piece.role.{face.role.value}"), stage.pieces.body(place)
    ribbon = pygame.Rect(0, 0, 0, ui.text.line_height("tiny") + ui.theme.px(4))
    ribbon.width = ui.text.measure(text, "tiny")[0] + ui.theme.px(26)
    ribbon.midtop = (body.centerx, body.bottom - ui.theme.px(4))
    surface.blit(ui.shapes.pill(ribbon.size, "idle", "glow"), ribbon)
    ui.text.line(surface, text, "tiny", "bone", ribbon.inflate(-ui.theme.px(16), 0), "centre")


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
    ring = ring_of(stage, body)
    surface.blit(ring, ring.get_rect(center=body.center))


def ring_of(stage: Stage, body: pygame.Rect) -> pygame.Surface:
    """The ring around a piece that wins."""
    grow = round(body.width * RING)
    around = body.inflate(grow, grow)
    return framed(stage.ui, "table/ring", around.size, RING_EDGE, around.width / RING_ART)


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
    places = pile_places(stage, seat, index)
    return stage.pieces.body(places[0]).union(stage.pieces.body(places[-1]))


def pile_places(stage: Stage, seat: int, index: int) -> list[Place]:
    """Where the pieces of a pile lie, from the lowest up."""
    tricks = stage.board.tricks_of(seat)
    pieces = len(tricks[index].faces)
    return [
        stage.place(pile_spot(seat, index, len(tricks), piece, pieces)) for piece in range(pieces)
    ]
