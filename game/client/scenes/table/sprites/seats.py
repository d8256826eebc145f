"""What every seat has at every table: portrait, name plate, score, a count of its pieces."""

from __future__ import annotations

import pygame

from game.client.props.medallion import draw_medallion
from game.client.scenes.table.layout_seats import COUNT
from game.client.scenes.table.sprites.frames import framed
from game.client.scenes.table.stage import Stage
from game.client.toolkit.shapes import blit_glow
from game.play.bid_state import leader
from game.play.moods import mood

GHOST_PORTRAIT = "portraits/graybeard"


def draw_face(stage: Stage, surface: pygame.Surface, seat: int) -> None:
    """The portrait in its ring, then the plate over its chin, in the light if it is its turn."""
    draw_portrait(stage, surface, seat)
    ui, plate = stage.ui, stage.layout.plate(seat)
    if stage.turn == seat:
        blit_glow(surface, ui.shapes.glow(plate.size, spread=16, radius=10), plate)
    draw_plate(stage, surface, seat)
    if stage.turn == seat:
        surface.blit(ui.shapes.ring(plate.size, "glow", 2.5, 8), plate)
    draw_token(stage, surface, seat)


def draw_portrait(stage: Stage, surface: pygame.Surface, seat: int) -> None:
    ui, rect = stage.ui, stage.layout.portrait(seat)
    shade = ui.art.image("table/shadow", round(rect.width * 1.25))
    surface.blit(shade, shade.get_rect(center=rect.move(0, ui.theme.px(3)).center))
    if seat == stage.ghost:
        image = ui.art.image(GHOST_PORTRAIT, rect.width)
        surface.blit(image, image.get_rect(center=rect.center))
    else:
        shown = mood(stage.board.view, seat)
        draw_medallion(ui, surface, stage.looks[seat], rect, badge=False, mood=shown)


def draw_plate(stage: Stage, surface: pygame.Surface, seat: int) -> None:
    """Name and score; the ghost has none."""
    ui, rect = stage.ui, stage.layout.plate(seat)
    plate = framed(ui, "table/name_plate", rect.size, 22, rect.height / 64)
    surface.blit(plate, rect)
    box = stage.layout.plate_text(seat)
    if seat != stage.ghost:
        box.width = _draw_score(stage, surface, seat, box) - box.left - ui.theme.px(6)
    ui.text.line(surface, stage.name(seat), "strong", "ink", box)


def _draw_score(stage: Stage, surface: pygame.Surface, seat: int, box: pygame.Rect) -> int:
    """Draw the score at the right end of the plate; returns its left edge."""
    total = stage.board.view.totals[seat]
    text, colour = stage.ui.tr.number(total), "blood" if total < 0 else "felt_dark"
    return stage.ui.text.line(surface, text, "strong", colour, box, "right").rect.left


def draw_token(stage: Stage, surface: pygame.Surface, seat: int) -> None:
    """Who leads has the compass, while bids are made too."""
    if seat == leader(stage.board.view):
        rect = stage.layout.token(seat)
        image = stage.ui.art.image("table/leader", rect.size)
        surface.blit(image, image.get_rect(center=rect.center))


def draw_count(stage: Stage, surface: pygame.Surface, seat: int, middle: tuple[int, int]) -> None:
    """How many pieces a seat holds, in a little pill."""
    ui, count = stage.ui, stage.board.held(seat)
    if not count:
        return
    pill = pygame.Rect(0, 0, ui.theme.px(COUNT[0]), ui.theme.px(COUNT[1]))
    pill.center = middle
    surface.blit(ui.shapes.pill(pill.size, "idle", "brass_dark"), pill)
    icon = ui.icon(stage.pieces.kind, ui.theme.px(17), "parchment")
    surface.blit(icon, icon.get_rect(midleft=(pill.left + ui.theme.px(8), pill.centery)))
    box = pill.inflate(-ui.theme.px(6), 0)
    box.left, box.width = pill.left + ui.theme.px(24), pill.width - ui.theme.px(28)
    ui.text.line(surface, ui.tr.number(count), "small_bold", "parchment", box, "centre")
    stage.note(seat, "", "count")
