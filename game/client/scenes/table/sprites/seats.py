"""What every seat has at every table: portrait, name plate, score, medal, a count of its pieces."""

from __future__ import annotations

import pygame

from game.client.scenes.table.sprites.frames import framed
from game.client.scenes.table.stage import Stage
from game.rules.state import Phase

GHOST_PORTRAIT = "portraits/graybeard"
SECRET = (Phase.BID, Phase.LOAD)
LOAD = 0.56  # of the medal


def draw_portrait(stage: Stage, surface: pygame.Surface, seat: int) -> None:
    ui, rect = stage.ui, stage.layout.portrait(seat)
    art = GHOST_PORTRAIT if seat == stage.ghost else stage.looks[seat].portrait_art
    image = ui.art.image(art, rect.width)
    shade = ui.art.image("table/shadow", round(rect.width * 1.3))
    surface.blit(shade, shade.get_rect(center=rect.move(0, ui.theme.px(3)).center))
    surface.blit(image, image.get_rect(center=rect.center))


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
    """At the right end; its left edge."""
    total = stage.board.view.totals[seat]
    text, colour = stage.ui.tr.number(total), "blood" if total < 0 else "felt_dark"
    return stage.ui.text.line(surface, text, "strong", colour, box, "right").rect.left


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
    if seat == stage.ghost:
        ui.text.line(surface, ui.tr.number(hand.won[seat]), "strong", "ink", box, "centre")
        return
    if hand.bids[seat] is None or board.bidding:
        ready = board.chant is not None or hand.has_bid[seat]
        icon = ui.icon("check" if ready else "hourglass", round(rect.width * 0.46), "ink")
        surface.blit(icon, icon.get_rect(center=box.center))
        return
    text = ui.tr("table.won_bid", won=hand.won[seat], bid=hand.bids[seat])
    ui.text.line(surface, text, "strong", medal_colour(stage, seat), box, "centre")
    load = pygame.Rect(0, 0, round(rect.width * LOAD), round(rect.width * LOAD))
    load.center = (rect.left + ui.theme.px(3), rect.top + ui.theme.px(6))
    draw_load(stage, surface, seat, load)


def draw_load(stage: Stage, surface: pygame.Surface, seat: int, rect: pygame.Rect) -> None:
    """The sign of a seat's load, once all of them are known."""
    hand = stage.board.hand
    if hand is None or stage.board.view.phase in SECRET or seat >= len(hand.loads):
        return
    if load := hand.loads[seat]:
        image = stage.ui.art.image(f"table/{load}", rect.size)
        surface.blit(image, image.get_rect(center=rect.center))


def medal_colour(stage: Stage, seat: int) -> str:
    """Red when the bid cannot be met any more."""
    hand = stage.board.hand
    assert hand is not None
    bid, won = hand.bids[seat] or 0, hand.won[seat]
    left = hand.cards - len(hand.tricks)
    return "blood" if won > bid or won + left < bid else "ink"


def announced(stage: Stage, seat: int) -> str:
    hand, tr = stage.board.hand, stage.ui.tr
    if hand is None or hand.bids[seat] is None or stage.board.chant:
        return ""
    return tr("table.announced", bid=hand.bids[seat], won=hand.won[seat])


def draw_count(stage: Stage, surface: pygame.Surface, seat: int, middle: tuple[int, int]) -> None:
    """How many pieces a seat holds, in a little pill."""
    ui, count = stage.ui, stage.board.held(seat)
    if not count:
        return
    pill = pygame.Rect(0, 0, ui.theme.px(46), ui.theme.px(24))
    pill.center = middle
    surface.blit(ui.shapes.pill(pill.size, "idle", "brass_dark"), pill)
    icon = ui.icon(stage.pieces.kind, ui.theme.px(15), "parchment")
    surface.blit(icon, icon.get_rect(midleft=(pill.left + ui.theme.px(7), pill.centery)))
    box = pill.inflate(-ui.theme.px(6), 0)
    box.left, box.width = pill.left + ui.theme.px(22), pill.width - ui.theme.px(26)
    ui.text.line(surface, ui.tr.number(count), "small_bold", "parchment", box, "centre")
    stage.note(seat, "", "count")
