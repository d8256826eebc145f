"""The note that shows a won trick again, beside what is pointed at."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame

from game.client.scenes.table.spots import Place, tray
from game.client.scenes.table.sprites.ground import message_rect
from game.client.scenes.table.stage import Stage
from game.client.scenes.table.words import why_won
from game.client.toolkit.shapes import blit_glow
from game.rules.events import TrickTaken
from game.rules.state import Phase

STYLE = "small"


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
    """A panel above (or below) something, inside the window."""
    ui, pad = stage.ui, stage.ui.theme.space("m")
    height = row + lines * ui.text.line_height(STYLE)
    rect = pygame.Rect(0, 0, width + 2 * pad + ui.theme.px(8), height + 2 * pad)
    rect.midbottom = (above.centerx, above.top - ui.theme.px(8))
    if rect.top < 0:
        rect.midtop = (above.centerx, above.bottom + ui.theme.px(8))
    return rect.clamp(pygame.Rect((0, 0), ui.theme.size).inflate(-pad, -pad))


def _panel(stage: Stage, surface: pygame.Surface, rect: pygame.Rect) -> pygame.Rect:
    """A dark panel; the answer is its inside."""
    ui, pad = stage.ui, stage.ui.theme.space("m")
    blit_glow(surface, ui.shapes.shadow(rect.size, spread=14), rect)
    surface.blit(ui.shapes.panel(rect.size, "dark"), rect)
    return rect.inflate(-2 * pad, -2 * pad)


def draw_trick_note(
    stage: Stage,
    surface: pygame.Surface,
    trick: TrickTaken,
    anchor: pygame.Rect,
    zone: pygame.Rect,
    panels: Sequence[pygame.Rect] = (),
) -> None:
    """All its faces in the order of play, who played them, and why it was won.

    It stands beside the anchor, which lies in a zone that should not be hidden either, and clear
    of the `panels` that are read together with it.
    """
    ui, cell = stage.ui, _cell(stage, trick)
    size = ui.theme.px(stage.pieces.note_size)
    reason = why_won(stage, trick)
    rect = _panel(stage, surface, trick_note(stage, trick, anchor, zone, panels))
    x = rect.centerx - len(trick.faces) * cell // 2
    top = rect.top + ui.text.line_height(STYLE) + ui.theme.px(6)
    for seat, token in zip(trick.order, trick.faces, strict=True):
        face = stage.pieces.body(Place(x + cell / 2, top + size / 2, size))
        if seat == trick.winner:
            blit_glow(surface, ui.shapes.glow(face.size, spread=9, radius=12), face)
        surface.blit(stage.pieces.small(token, size), face)
        name = pygame.Rect(x, face.bottom, cell, ui.text.line_height(STYLE))
        colour = "glow" if seat == trick.winner else "bone"
        ui.text.line(surface, stage.name(seat), "tiny", colour, name, "centre")
        stage.note(seat, token, "pile")
        x += cell
    _lines(stage, surface, [reason], rect, rect.bottom)


def _cell(stage: Stage, trick: TrickTaken) -> int:
    """The width of a piece's cell: that of the longest name, if the window has room for so many."""
    ui = stage.ui
    names = max(ui.text.measure(stage.name(seat), "tiny")[0] for seat in trick.order)
    most = (ui.theme.size[0] - 4 * ui.theme.space("m")) // len(trick.order)
    return min(most, max(ui.theme.px(86), names + ui.theme.px(12)))


def trick_note(
    stage: Stage,
    trick: TrickTaken,
    anchor: pygame.Rect,
    zone: pygame.Rect,
    panels: Sequence[pygame.Rect] = (),
) -> pygame.Rect:
    """The place of the note: below the anchor, beside or above its zone; clear of the panels, the
    prompt, the bids and the own pieces, and where it hides the least of the rest.
    """
    ui, gap = stage.ui, stage.ui.theme.px(8)
    width = ui.text.measure(why_won(stage, trick), "small_bold")[0]
    width = max(width, len(trick.faces) * _cell(stage, trick))
    row = ui.theme.px(stage.pieces.note_size + 10)
    note = _placed(stage, width, row, 2, anchor)
    window = pygame.Rect((0, 0), ui.theme.size).inflate(-gap, -gap)
    clear, kept = [*panels, *_asking(stage)], _kept(stage, anchor)
    places = [rect.clamp(window) for rect in _around(note, anchor, zone, gap)]
    for panel in clear:
        places += _beside(note, panel.inflate(gap, gap), window)
    places += list(_above(places, clear, gap, window))
    return min(
        places,
        key=lambda rect: (
            len(rect.collidelistall(clear)),
            sum(_area(rect.clip(each)) for each in kept),
        ),
    )


def _asking(stage: Stage) -> list[pygame.Rect]:
    """What is needed to answer: the prompt, the bids and the own pieces."""
    layout, hand = stage.layout, stage.board.hand
    asking = [message_rect(stage), layout.panel]
    if hand and stage.board.view.phase is Phase.BID:
        asking.append(layout.bid_board(hand.cards + 1))
    return asking


def _above(
    places: list[pygame.Rect], clear: list[pygame.Rect], gap: int, window: pygame.Rect
) -> Iterator[pygame.Rect]:
    """The same places, but higher: right above what must stay clear."""
    for place in places:
        for each in clear:
            yield place.move(0, each.top - gap - place.bottom).clamp(window)


def _beside(note: pygame.Rect, panel: pygame.Rect, window: pygame.Rect) -> Iterator[pygame.Rect]:
    """Left and right of a panel, at several heights."""
    for left in (panel.left - note.width, panel.right):
        for top in (panel.top, panel.centery - note.height // 2, panel.bottom - note.height):
            yield pygame.Rect((left, top), note.size).clamp(window)


def _around(
    note: pygame.Rect, anchor: pygame.Rect, zone: pygame.Rect, gap: int
) -> Iterator[pygame.Rect]:
    """Places below, above and beside the zone, the best first."""
    across = (anchor.centerx - note.width // 2, zone.left, zone.right - note.width)
    for top in (zone.bottom + gap, zone.top - gap - note.height):
        for left in across:
            yield pygame.Rect((left, top), note.size)
    for left in (zone.right + gap, zone.left - gap - note.width):
        yield pygame.Rect((left, zone.centery - note.height // 2), note.size)


def _kept(stage: Stage, anchor: pygame.Rect) -> list[pygame.Rect]:
    """What a note should leave to be seen."""
    layout = stage.layout
    kept = [anchor, layout.pad, layout.bag]
    kept += [layout.counter, layout.bids, layout.lead]
    kept += [layout.screen(seat) for seat in layout.others]
    kept += [stage.pieces.body(stage.place(tray(seat))) for seat, _ in stage.board.tray]
    return kept


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height
