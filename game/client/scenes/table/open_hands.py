"""Open hands: what the other seats hold face up, and what they bid before all bids are known."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pygame

from game.client.props.card_art import SHAPE
from game.client.scenes.table.kit import Kit
from game.client.scenes.table.layout import in_rows
from game.client.scenes.table.pieces import DicePainter
from game.client.scenes.table.spots import Place, fan
from game.client.scenes.table.sprites.seats import draw_count
from game.client.scenes.table.stage import Stage
from game.play.open_view import OpenView

IN_ROW = 8  # dice before a seat
DIE = 36.0  # units at most
COUNT = 13.0  # from the rack up to the middle of how many there are
CARD, ROW, LEAST_STEP = 66.0, 42.0, 13.0  # of cards in a rack, its height, and when there is one


def opened(kit: Kit) -> Kit:
    """The same table, on which every hand is seen as far as the view tells it."""

    def draw_seat(stage: Stage, surface: pygame.Surface, seat: int) -> None:
        kit.draw_seat(stage, surface, seat)
        _draw_hand(stage, surface, seat)
        _draw_bid(stage, surface, seat)

    def draw_own(stage: Stage, surface: pygame.Surface, must_bid: bool) -> None:
        kit.draw_own(stage, surface, must_bid)
        if stage.layout.shared:
            _draw_hand(stage, surface, stage.layout.bottom)
        _draw_bid(stage, surface, stage.layout.bottom)

    return replace(kit, draw_seat=draw_seat, draw_own=draw_own)


def _draw_hand(stage: Stage, surface: pygame.Surface, seat: int) -> None:
    pieces = stage.board.known(seat)[: 1 if seat == stage.ghost else None]
    if not pieces or seat == stage.holder:
        return
    if isinstance(stage.pieces, DicePainter):
        _draw_dice(stage, surface, seat, pieces)
    elif _is_narrow(stage, seat, len(pieces)):
        _draw_row(stage, surface, seat, pieces)
    else:
        _draw_fan(stage, surface, seat, pieces)
    for piece in pieces:
        stage.note(seat, piece, "hand")


def _is_narrow(stage: Stage, seat: int, count: int) -> bool:
    """Whether so many cards hide each other's numbers in their fan."""
    first, second = (stage.place(fan(seat, index, max(2, count))).x for index in (0, 1))
    return count > 1 and second - first < stage.ui.theme.px(LEAST_STEP)


def _draw_fan(stage: Stage, surface: pygame.Surface, seat: int, cards: tuple[str, ...]) -> None:
    """Draw the faces where the backs were, behind the ribbon; of the ghost's pile the top card."""
    with _clipped(surface, stage.layout.ribbon(seat).top):
        for index, card in enumerate(cards):
            stage.pieces.draw_face(surface, card, stage.place(fan(seat, index, len(cards))))


def _draw_row(stage: Stage, surface: pygame.Surface, seat: int, cards: tuple[str, ...]) -> None:
    """Draw the upper ends of many cards side by side in a rack."""
    ui, rack = stage.ui, _draw_rack(stage, surface, seat, stage.layout.plate(seat).width, ROW)
    inside = rack.inflate(-ui.theme.px(8), -ui.theme.px(6))
    height = ui.theme.px(CARD)
    width = height * SHAPE
    step = min(width, (inside.width - width) / max(1, len(cards) - 1))
    left = inside.centerx - step * (len(cards) - 1) / 2
    with _clipped(surface, inside.bottom):
        for index, card in enumerate(cards):
            place = Place(left + index * step, inside.top + height / 2, height)
            stage.pieces.draw_face(surface, card, place)


def _draw_dice(stage: Stage, surface: pygame.Surface, seat: int, dice: tuple[str, ...]) -> None:
    """Draw dice in a rack, in one row, or in two where they are many."""
    assert isinstance(stage.pieces, DicePainter)
    ui, plate, first = stage.ui, stage.layout.plate(seat), in_rows(0, len(dice), IN_ROW)
    size = min(ui.theme.px(DIE), (plate.width - ui.theme.px(8)) / first.among / 1.04)
    step = size * 1.04
    high = first.rows * step / ui.theme.u + 6
    rack = _draw_rack(stage, surface, seat, round(first.among * step + ui.theme.px(8)), high)
    for index, die in enumerate(dice):
        row = in_rows(index, len(dice), IN_ROW)
        x = rack.centerx + (row.at - (row.among - 1) / 2) * step
        y = rack.centery + (row.row - (row.rows - 1) / 2) * step
        image = stage.pieces.held(die, round(size))
        surface.blit(image, image.get_rect(center=(round(x), round(y))))


def _draw_rack(
    stage: Stage, surface: pygame.Surface, seat: int, width: int, high: float
) -> pygame.Rect:
    """Draw a rack before the seat, over its ribbon, and further to the left as much as it takes."""
    plate, ribbon, theme = stage.layout.plate(seat), stage.layout.ribbon(seat), stage.ui.theme
    rack = pygame.Rect(0, 0, max(width, ribbon.width), max(theme.px(high), ribbon.height))
    rack.bottomright = (plate.right, plate.top + theme.px(2))
    surface.blit(stage.ui.shapes.panel(rack.size, "dark"), rack)
    above = (stage.layout.stand(seat).centerx, rack.top - theme.px(COUNT))
    draw_count(stage, surface, seat, above)
    return rack


@contextmanager
def _clipped(surface: pygame.Surface, bottom: int) -> Iterator[None]:
    """Within it nothing is drawn below `bottom`."""
    clip = surface.get_clip()
    surface.set_clip(pygame.Rect(0, 0, surface.get_width(), bottom))
    try:
        yield
    finally:
        surface.set_clip(clip)


def _draw_bid(stage: Stage, surface: pygame.Surface, seat: int) -> None:
    """Draw a bid that nobody else knew yet, on the medal."""
    board, hand, view = stage.board, stage.board.hand, stage.board.view
    if not isinstance(view, OpenView) or hand is None or not board.bidding or board.chant:
        return
    if seat == stage.ghost or hand.bids[seat] is None:
        return
    ui, rect = stage.ui, stage.layout.medal(seat)
    image = ui.art.image("table/medal", rect.width)
    surface.blit(image, image.get_rect(center=rect.center))
    box = rect.inflate(-round(rect.width * 0.3), -round(rect.width * 0.3))
    ui.text.line(surface, ui.tr.number(hand.bids[seat] or 0), "strong", "ink", box, "centre")
    stage.note(seat, str(hand.bids[seat]), "bid")
