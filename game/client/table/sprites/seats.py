"""The other seats: standing screens with emblem, portrait, name plate, score and medal."""

from __future__ import annotations

import pygame

from game.client.shapes import blit_glow
from game.client.table.sprites.frames import framed
from game.client.table.stage import Stage


def draw_seats(stage: Stage, surface: pygame.Surface) -> None:
    layout = stage.layout
    for seat in range(layout.seats):
        if layout.position(seat):
            _draw_screen(stage, surface, seat)


def _draw_screen(stage: Stage, surface: pygame.Surface, seat: int) -> None:
    ui, layout, look = stage.ui, stage.layout, stage.looks[seat]
    rect = layout.screen(seat)
    if stage.turn == seat:
        inner = rect.inflate(-ui.theme.px(16), -ui.theme.px(16))
        blit_glow(surface, ui.shapes.glow(inner.size, spread=30, radius=20), inner)
    image = ui.art.image("table/screen_front", rect.size, ui.theme.seat(look.colour))
    surface.blit(image, image.get_rect(center=rect.center))
    side = round(rect.height * 0.58)
    emblem = ui.art.image(look.emblem_art, (side, side))
    middle = (rect.centerx, rect.top + round(rect.height * 0.42))
    surface.blit(emblem, emblem.get_rect(center=middle))
    _draw_plate(stage, surface, seat)
    draw_portrait(stage, surface, seat)
    draw_medal(stage, surface, seat)
    _draw_held(stage, surface, seat)


def draw_portrait(stage: Stage, surface: pygame.Surface, seat: int) -> None:
    ui, rect = stage.ui, stage.layout.portrait(seat)
    image = ui.art.image(stage.looks[seat].portrait_art, rect.width)
    shade = ui.art.image("table/shadow", round(rect.width * 1.3))
    surface.blit(shade, shade.get_rect(center=rect.move(0, ui.theme.px(3)).center))
    surface.blit(image, image.get_rect(center=rect.center))


def _draw_plate(stage: Stage, surface: pygame.Surface, seat: int) -> None:
    """Name and score."""
    ui, rect = stage.ui, stage.layout.plate(seat)
    plate = framed(ui, "table/name_plate", rect.size, 22, rect.height / 64)
    surface.blit(plate, rect)
    draw_name_and_score(stage, surface, seat, rect)


def draw_name_and_score(
    stage: Stage, surface: pygame.Surface, seat: int, rect: pygame.Rect
) -> None:
    ui = stage.ui
    box = rect.inflate(-ui.theme.px(26), -ui.theme.px(10))
    box.y -= ui.theme.px(1)
    total = stage.board.view.totals[seat]
    score = ui.text.line(
        surface,
        ui.tr.number(total),
        "strong",
        "blood" if total < 0 else "felt_dark",
        box,
        "right",
    )
    box.width = score.rect.left - box.left - ui.theme.px(6)
    ui.text.line(surface, stage.name(seat), "strong", "ink", box)


def draw_medal(stage: Stage, surface: pygame.Surface, seat: int) -> None:
    """Tricks won of those announced; before that, whether the bid is made."""
    ui, board, rect = stage.ui, stage.board, stage.layout.medal(seat)
    hand = board.hand
    if hand is None:
        return
    image = ui.art.image("table/medal", rect.width)
    surface.blit(image, image.get_rect(center=rect.center))
    box = rect.inflate(-round(rect.width * 0.3), -round(rect.width * 0.3))
    box.y -= round(rect.width * 0.02)
    if hand.bids[seat] is None or board.bidding:
        ready = board.chant is not None or hand.has_bid[seat]
        icon = ui.icon("check" if ready else "hourglass", round(rect.width * 0.46), "ink")
        surface.blit(icon, icon.get_rect(center=box.center))
        return
    text = ui.tr("table.won_bid", won=hand.won[seat], bid=hand.bids[seat])
    ui.text.line(surface, text, "strong", medal_colour(stage, seat), box, "centre")


def medal_colour(stage: Stage, seat: int) -> str:
    """Red when the bid cannot be met any more."""
    hand = stage.board.hand
    assert hand is not None
    bid, won = hand.bids[seat] or 0, hand.won[seat]
    left = hand.cards - len(hand.tricks)
    return "blood" if won > bid or won + left < bid else "ink"


def _draw_held(stage: Stage, surface: pygame.Surface, seat: int) -> None:
    """How many pieces stand behind the screen."""
    ui, count = stage.ui, stage.board.held(seat)
    if not count:
        return
    rect, side = stage.layout.screen(seat), ui.theme.px(15)
    width = ui.theme.px(46)
    pill = pygame.Rect(0, 0, width, ui.theme.px(24))
    pill.midright = (rect.right - ui.theme.px(1), rect.top + round(rect.height * 0.6))
    surface.blit(ui.shapes.pill(pill.size, "idle", "brass_dark"), pill)
    icon = ui.icon("dice", side, "parchment")
    surface.blit(icon, icon.get_rect(midleft=(pill.left + ui.theme.px(7), pill.centery)))
    box = pill.inflate(-ui.theme.px(6), 0)
    box.left, box.width = pill.left + ui.theme.px(22), width - ui.theme.px(26)
    ui.text.line(surface, ui.tr.number(count), "small_bold", "parchment", box, "centre")
    stage.note(seat, "", "count")
