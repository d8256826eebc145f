"""The pills in the corner (hand, trick, bids) and the small score pad."""

from __future__ import annotations

import pygame

from game.client.scenes.parts.medallion import draw_emblem
from game.client.table.stage import Stage

ROOMY = 4  # up to so many seats the small pad has room for bold totals


def draw_facts(stage: Stage, surface: pygame.Surface) -> None:
    for text, rect in ((_counter(stage), stage.layout.counter), (_bids(stage), stage.layout.bids)):
        if text:
            _pill(stage, surface, text, rect)


def _pill(stage: Stage, surface: pygame.Surface, text: str, most: pygame.Rect) -> None:
    ui = stage.ui
    rect = most.copy()
    rect.width = min(most.width, ui.text.measure(text, "strong")[0] + ui.theme.px(44))
    surface.blit(ui.shapes.pill(rect.size), rect)
    box = rect.inflate(-ui.theme.px(30), -ui.theme.px(6))
    ui.text.line(surface, text, "strong", "parchment_light", box, "centre")


def _counter(stage: Stage) -> str:
    view, tr = stage.board.view, stage.ui.tr
    hands = len(view.setup.plan)
    hand = view.hand_number if view.hand else max(1, len(view.scored))
    if view.hand is None or stage.board.bidding:
        return tr("table.hand", hand=hand, hands=hands)
    trick = min(len(view.hand.tricks) + 1, view.hand.cards)
    return tr("table.hand_trick", hand=hand, hands=hands, trick=trick)


def _bids(stage: Stage) -> str:
    """All bids against the tricks there are, once they are known."""
    hand, tr = stage.board.hand, stage.ui.tr
    if hand is None or stage.board.bidding or stage.board.chant or None in hand.bids:
        return ""
    total = sum(bid or 0 for bid in hand.bids)
    return tr("table.bids", bids=total, tricks=hand.cards)


def draw_pad(stage: Stage, surface: pygame.Surface) -> None:
    """Points of every hand and the totals; an emblem stands for a name."""
    ui, rect = stage.ui, stage.layout.pad
    image = ui.art.image("table/score_pad", rect.width)
    image = ui.art.made(("pad", rect.size), lambda: pygame.transform.smoothscale(image, rect.size))
    surface.blit(image, rect)
    title = pygame.Rect(rect.left + rect.width * 0.24, rect.top + rect.height * 0.02, 0, 0)
    title.size = (round(rect.width * 0.52), round(rect.height * 0.085))
    ui.text.line(surface, ui.tr("table.pad"), "small_bold", "parchment_light", title, "centre")
    sheet = pygame.Rect(0, 0, round(rect.width * 0.89), round(rect.height * 0.79))
    sheet.midtop = (rect.centerx, rect.top + round(rect.height * 0.125))
    _draw_sheet(stage, surface, sheet)


def _draw_sheet(stage: Stage, surface: pygame.Surface, sheet: pygame.Rect) -> None:
    ui, view = stage.ui, stage.board.view
    first = ui.theme.px(18)
    column = (sheet.width - first) / stage.layout.seats
    rows = len(view.setup.plan)
    head = round(sheet.height * 0.13)
    row = (sheet.height - head) / (rows + 1.3)
    for seat, look in enumerate(stage.looks):
        x = sheet.left + first + seat * column
        box = pygame.Rect(round(x), sheet.top, round(column), head)
        draw_emblem(ui, surface, look, box)
    for number in range(rows):
        y = sheet.top + head + number * row
        _draw_row(stage, surface, number, pygame.Rect(sheet.left, round(y), first, round(row)))
        for seat in range(stage.layout.seats):
            x = sheet.left + first + seat * column
            box = pygame.Rect(round(x), round(y), round(column), round(row))
            _draw_points(stage, surface, number, seat, box)
    _draw_totals(stage, surface, sheet, first, column, round(row * 1.3))


def _draw_row(stage: Stage, surface: pygame.Surface, number: int, box: pygame.Rect) -> None:
    ui, done = stage.ui, number < len(stage.board.view.scored)
    now = stage.board.hand is not None and number + 1 == stage.board.view.hand_number
    style, colour = ("small_bold", "blood") if now else ("tiny", "ink" if done else "faded_bone")
    ui.text.line(surface, ui.tr.number(number + 1), style, colour, box, "centre")


def _draw_points(
    stage: Stage, surface: pygame.Surface, number: int, seat: int, box: pygame.Rect
) -> None:
    scored = stage.board.view.scored
    if number >= len(scored):
        return
    points = scored[number].scores[seat].points
    colour = "blood" if points < 0 else "ink"
    box = box.inflate(-stage.ui.theme.px(3), 0)
    stage.ui.text.line(surface, stage.ui.tr.signed(points), "tiny", colour, box, "centre")


def _draw_totals(
    stage: Stage,
    surface: pygame.Surface,
    sheet: pygame.Rect,
    first: int,
    column: float,
    height: int,
) -> None:
    ui, top = stage.ui, sheet.bottom - height
    line = ui.shapes.bar((sheet.width, max(1, ui.theme.px(1.5))), "faded_ink", 0.8)
    surface.blit(line, (sheet.left, top))
    best = max(stage.board.view.totals)
    for seat, total in enumerate(stage.board.view.totals):
        box = pygame.Rect(round(sheet.left + first + seat * column), top, round(column), height)
        colour = "blood" if total < 0 else "felt_dark" if total == best else "ink"
        style = "small_bold" if stage.layout.seats <= ROOMY else "tiny"
        ui.text.line(surface, ui.tr.number(total), style, colour, box.inflate(2, 0), "centre")
