"""Notes above what is pointed at: the faces of a die and its chance, or a won trick again."""

from __future__ import annotations

import pygame

from game.client.shapes import blit_glow
from game.client.table.stage import Stage
from game.client.table.words import why_won
from game.rules.events import TrickTaken

STYLE = "small"


def draw_piece_note(
    stage: Stage, surface: pygame.Surface, piece: str, lines: list[str], above: pygame.Rect
) -> None:
    """Its name, its six faces, and what else there is to say."""
    ui = stage.ui
    size, gap = ui.theme.px(30), ui.theme.px(4)
    faces = stage.pieces.faces(piece)
    rect = _panel(stage, surface, piece_note(stage, piece, lines, above))
    x = rect.centerx - (len(faces) * (size + gap) - gap) // 2
    top = rect.top + ui.text.line_height(STYLE)
    for token in faces:
        surface.blit(stage.pieces.small(token, size), (x, top + gap))
        x += size + gap
    _lines(stage, surface, lines, rect, top + size + 2 * gap)


def piece_note(stage: Stage, piece: str, lines: list[str], above: pygame.Rect) -> pygame.Rect:
    """Where the note about a piece comes to lie."""
    ui = stage.ui
    size, gap = ui.theme.px(30), ui.theme.px(4)
    width = len(stage.pieces.faces(piece)) * (size + gap) - gap
    width = max(width, *(ui.text.measure(line, STYLE)[0] for line in lines))
    return _placed(stage, width, size, len(lines), above)


def _lines(
    stage: Stage, surface: pygame.Surface, lines: list[str], rect: pygame.Rect, rest: int
) -> None:
    """The first line at the top, the others from `rest` on."""
    ui, step = stage.ui, stage.ui.text.line_height(STYLE)
    for number, line in enumerate(lines):
        y = rect.top if number == 0 else rest + (number - 1) * step
        box = pygame.Rect(rect.left, y, rect.width, step)
        style, colour = ("small_bold", "glow") if number == 0 else (STYLE, "bone")
        ui.text.line(surface, line, style, colour, box, "centre")


def _placed(stage: Stage, width: int, row: int, lines: int, above: pygame.Rect) -> pygame.Rect:
    """A sheet above (or below) something, inside the window."""
    ui, pad = stage.ui, stage.ui.theme.space("m")
    height = row + lines * ui.text.line_height(STYLE) + ui.theme.px(10)
    rect = pygame.Rect(0, 0, width + 2 * pad + ui.theme.px(8), height + 2 * pad)
    rect.midbottom = (above.centerx, above.top - ui.theme.px(8))
    if rect.top < 0:
        rect.midtop = (above.centerx, above.bottom + ui.theme.px(8))
    return rect.clamp(pygame.Rect((0, 0), ui.theme.size).inflate(-pad, -pad))


def _panel(stage: Stage, surface: pygame.Surface, rect: pygame.Rect) -> pygame.Rect:
    """A dark sheet; the answer is its inside."""
    ui, pad = stage.ui, stage.ui.theme.space("m")
    blit_glow(surface, ui.shapes.shadow(rect.size, spread=14), rect)
    surface.blit(ui.shapes.panel(rect.size, "dark"), rect)
    return rect.inflate(-2 * pad, -2 * pad)


def draw_trick_note(
    stage: Stage, surface: pygame.Surface, trick: TrickTaken, above: pygame.Rect
) -> None:
    """All its faces in the order of play, who played them, and why it was won."""
    ui = stage.ui
    size, gap = ui.theme.px(52), ui.theme.px(34)
    reason = why_won(stage, trick)
    count = len(trick.faces)
    width = max(count * (size + gap), ui.text.measure(reason, "small_bold")[0])
    rect = _panel(stage, surface, _placed(stage, width, size, 2, above))
    x = rect.centerx - count * (size + gap) // 2 + gap // 2
    top = rect.top + ui.text.line_height(STYLE) + ui.theme.px(6)
    for seat, token in zip(trick.order, trick.faces, strict=True):
        face = pygame.Rect(x, top, size, size)
        if seat == trick.winner:
            blit_glow(surface, ui.shapes.glow(face.size, spread=9, radius=12), face)
        surface.blit(stage.pieces.small(token, size), face)
        name = pygame.Rect(x - gap // 2, face.bottom, size + gap, ui.text.line_height(STYLE))
        ui.text.line(surface, stage.name(seat), "tiny", "bone", name, "centre")
        stage.note(seat, token, "pile")
        x += size + gap
    _lines(stage, surface, [reason], rect, rect.bottom)
