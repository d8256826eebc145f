"""The own screen from inside: the dice overview and the felt well; the own seat beside it."""

from __future__ import annotations

import pygame

from game.client.scenes.table.layout_dice import OVERVIEW, DiceLayout
from game.client.scenes.table.spots import well
from game.client.scenes.table.sprites.bid_board import draw_bid_board
from game.client.scenes.table.sprites.face_down import draw_face_down, draw_put_by
from game.client.scenes.table.sprites.frames import framed
from game.client.scenes.table.sprites.medals import draw_medal
from game.client.scenes.table.sprites.screens import draw_standing
from game.client.scenes.table.sprites.seats import draw_face
from game.client.scenes.table.stage import Stage

SEEN = 90  # how much is left of a kind that was seen altogether


def draw_own_screen(stage: Stage, surface: pygame.Surface, asked_to_bid: bool) -> None:
    ui, layout = stage.ui, _layout(stage)
    panel = layout.panel
    image = framed(ui, "table/own_screen", panel.size, 70, ui.theme.u * 0.45)
    surface.blit(image, panel)
    draw_overview(stage, surface)
    _draw_seat(stage, surface, layout.bottom)
    felt = layout.well(asked_to_bid)
    surface.blit(framed(ui, "table/felt_well", felt.size, 60, ui.theme.u * 0.5), felt)
    if layout.shared and stage.board.view.seat is None:
        draw_face_down(stage, surface)
    elif stage.board.view.seat is None and stage.board.held(layout.bottom):
        _draw_lid(stage, surface, felt)
    else:
        _draw_arrived(stage, surface, layout.bottom)
    if asked_to_bid:
        draw_bid_board(stage, surface)


def _draw_seat(stage: Stage, surface: pygame.Surface, seat: int) -> None:
    """The own face and bid, beside the own dice."""
    draw_standing(stage, surface, seat)
    draw_face(stage, surface, seat)
    draw_medal(stage, surface, seat)
    draw_put_by(stage, surface, seat)


def _layout(stage: Stage) -> DiceLayout:
    assert isinstance(stage.layout, DiceLayout)
    return stage.layout


def _draw_arrived(stage: Stage, surface: pygame.Surface, seat: int) -> None:
    """While dice are dealt, those that are there lie face down."""
    board = stage.board
    if board.hand is None or not board.arriving[seat]:
        return
    for number in range(board.held(seat)):
        stage.pieces.draw_back(surface, stage.place(well(number, board.hand.cards)), seat)
        stage.note(seat, "", "count")


def draw_overview(stage: Stage, surface: pygame.Surface) -> None:
    """Every kind of die from strong to weak, with how many nobody has seen yet."""
    kinds, unseen = kinds_of(stage), stage.board.unseen()
    for number, kind in enumerate(kinds):
        rect = _layout(stage).kind(number, len(kinds))
        _draw_kind(stage, surface, kind, unseen[kind], rect)


def kinds_of(stage: Stage) -> list[str]:
    return list(dict.fromkeys(stage.board.view.setup.deck))


def _draw_kind(
    stage: Stage, surface: pygame.Surface, kind: str, unseen: int, rect: pygame.Rect
) -> None:
    """A large die and, right of it, so many of so many; pale when all of them were seen."""
    ui, gap = stage.ui, stage.ui.theme.px(4)
    text = ui.tr("table.of", count=stage.board.view.setup.deck.count(kind))
    size = _die_size(stage, rect, ui.text.measure(text, "tiny")[0] + 2 * gap)
    image = stage.pieces.small(stage.pieces.faces(kind)[0], size)
    if not unseen:
        image = ui.art.made(("seen", kind, size, ui.settings.colour_blind), lambda: _pale(image))
    surface.blit(image, image.get_rect(midleft=rect.midleft))
    box = pygame.Rect(rect.left + size + gap, rect.top, rect.width - size - 2 * gap, 0)
    box.height = round(rect.height * 0.56)
    colour = "ink" if unseen else "faded_ink"
    ui.text.line(surface, ui.tr.number(unseen), "number", colour, box)
    box.top, box.height = box.bottom, rect.bottom - box.bottom
    ui.text.line(surface, text, "tiny", "faded_ink", box)


def _die_size(stage: Stage, rect: pygame.Rect, words: int) -> int:
    """Larger letters take some of the room of the die."""
    theme = stage.ui.theme
    size = min(rect.height, theme.px(OVERVIEW))
    return max(round(size / theme.text_size), min(size, rect.width - words))


def _pale(image: pygame.Surface) -> pygame.Surface:
    copy = image.copy()
    copy.set_alpha(SEEN)
    return copy


def _draw_lid(stage: Stage, surface: pygame.Surface, well: pygame.Rect) -> None:
    """Nobody may look: the well is shut."""
    ui, seat = stage.ui, stage.layout.bottom
    lid = well.inflate(-ui.theme.px(16), -ui.theme.px(16))
    surface.blit(framed(ui, "table/wood_plank", lid.size, 40, ui.theme.u * 0.7), lid)
    side = round(lid.height * 0.66)
    emblem = ui.art.image(stage.looks[seat].emblem_art, (side, side))
    at = (lid.left + ui.theme.px(34) + side // 2, lid.centery)
    surface.blit(emblem, emblem.get_rect(center=at))
    text = ui.tr.plural("table.lid", stage.board.held(seat), name=stage.name(seat))
    box = lid.inflate(-ui.theme.px(60), 0)
    box.left, box.width = at[0] + side // 2 + ui.theme.px(14), lid.right - at[0] - side
    box.width = lid.right - ui.theme.px(30) - box.left
    ui.text.line(surface, text, "label", "parchment", box)
    stage.note(seat, "", "count")
