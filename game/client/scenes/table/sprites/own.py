"""The own screen from inside: the dice overview, the header and the felt well."""

from __future__ import annotations

import pygame

from game.client.scenes.table.layout_dice import DiceLayout
from game.client.scenes.table.spots import well
from game.client.scenes.table.sprites.frames import framed
from game.client.scenes.table.sprites.seats import announced, draw_medal, draw_portrait
from game.client.scenes.table.stage import Stage
from game.client.toolkit.text import SHRINK


def draw_own_screen(stage: Stage, surface: pygame.Surface, asked_to_bid: bool) -> None:
    ui, layout = stage.ui, _layout(stage)
    panel = layout.panel
    image = framed(ui, "table/own_screen", panel.size, 70, ui.theme.u * 0.45)
    surface.blit(image, panel)
    draw_overview(stage, surface)
    _draw_header(stage, surface)
    felt = layout.well(asked_to_bid)
    surface.blit(framed(ui, "table/felt_well", felt.size, 60, ui.theme.u * 0.5), felt)
    if stage.board.view.seat is None:
        _draw_lid(stage, surface, felt)
    else:
        _draw_arrived(stage, surface, layout.bottom)


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
    """Every kind of piece from strong to weak: how many, their faces, how many are unseen."""
    ui, area = stage.ui, _layout(stage).overview
    kinds = list(dict.fromkeys(stage.board.view.setup.deck))
    title = area.copy()
    title.height = round(area.height * 0.13)
    ui.text.line(surface, ui.tr("table.overview"), "small_bold", "ink", title)
    ui.text.line(surface, ui.tr("table.unseen"), "tiny", "faded_ink", title, "right")
    row = (area.height - title.height) / len(kinds)
    unseen = stage.board.unseen()
    for number, kind in enumerate(kinds):
        top = area.top + title.height + number * row
        rect = pygame.Rect(area.left, round(top), area.width, round(row))
        _draw_kind(stage, surface, kind, unseen[kind], rect)


def _draw_kind(
    stage: Stage, surface: pygame.Surface, kind: str, unseen: int, rect: pygame.Rect
) -> None:
    ui = stage.ui
    count = stage.board.view.setup.deck.count(kind)
    box = rect.copy()
    box.width = ui.theme.px(28)
    ui.text.line(surface, ui.tr("table.times", count=count), "small_bold", "ink", box)
    size = min(rect.height - ui.theme.px(1), ui.theme.px(26))
    x = box.right + ui.theme.px(2)
    for token in stage.pieces.faces(kind):
        image = stage.pieces.small(token, size)
        surface.blit(image, image.get_rect(midleft=(x, rect.centery)))
        x += size + ui.theme.px(2)
    _draw_marks(stage, surface, count, unseen, pygame.Rect(x, rect.y, rect.right - x, rect.height))


def _draw_marks(
    stage: Stage, surface: pygame.Surface, count: int, unseen: int, rect: pygame.Rect
) -> None:
    """A dot for every die, filled while it is unseen, and the number."""
    ui = stage.ui
    box = rect.copy()
    box.left, box.width = rect.right - ui.theme.px(20), ui.theme.px(20)
    ui.text.line(
        surface, ui.tr.number(unseen), "small_bold", "ink" if unseen else "faded_ink", box, "right"
    )
    room = box.left - rect.left - ui.theme.px(8)
    step = min(ui.theme.px(9), room / max(1, count))
    side = max(3, round(step * 0.72))
    for number in range(count):
        colour, opacity = ("oak", 1.0) if number < unseen else ("oak", 0.22)
        dot = ui.shapes.bar((side, side), colour, opacity)
        x = rect.left + ui.theme.px(6) + number * step
        surface.blit(dot, dot.get_rect(midleft=(round(x), rect.centery)))


def _draw_header(stage: Stage, surface: pygame.Surface) -> None:
    """Portrait, name and score, what was announced, and the medal."""
    ui, layout = stage.ui, _layout(stage)
    header, seat = layout.own_header, layout.bottom
    draw_portrait(stage, surface, seat)
    draw_medal(stage, surface, seat)
    gap = ui.theme.px(8)
    box = header.copy()
    box.left = layout.portrait(seat).right + gap
    box.width = layout.medal(seat).left - gap - box.left
    name = pygame.Rect(box.left, box.top, round(box.width * 0.42), box.height)
    drawn = ui.text.line(surface, stage.name(seat), "label", "ink", name)
    total = stage.board.view.totals[seat]
    points = pygame.Rect(drawn.rect.right + gap, box.top, round(box.width * 0.33), box.height)
    text, colour = ui.tr.plural("table.points", total), "blood" if total < 0 else "felt_dark"
    drawn = ui.text.line(surface, text, "strong", colour, points)
    said = box.copy()
    said.left = drawn.rect.right + gap
    said.width = box.right - said.left
    told = announced(stage, seat)
    if ui.text.measure(told, "small_bold")[0] * SHRINK <= said.width:  # else the medal says it
        ui.text.line(surface, told, "small_bold", "blood", said, "right")


def _draw_lid(stage: Stage, surface: pygame.Surface, well: pygame.Rect) -> None:
    """Nobody may look: the well is shut."""
    ui, seat = stage.ui, stage.layout.bottom
    lid = well.inflate(-ui.theme.px(16), -ui.theme.px(16))
    surface.blit(framed(ui, "table/wood_plank", lid.size, 40, ui.theme.u * 0.7), lid)
    side = round(lid.height * 0.66)
    emblem = ui.art.image(stage.looks[seat].emblem_art, (side, side))
    at = (lid.left + ui.theme.px(34) + side // 2, lid.centery)
    surface.blit(emblem, emblem.get_rect(center=at))
    count = stage.board.held(seat)
    text = ui.tr.plural("table.lid", count, name=stage.name(seat))
    box = lid.inflate(-ui.theme.px(60), 0)
    box.left, box.width = at[0] + side // 2 + ui.theme.px(14), lid.right - at[0] - side
    box.width = lid.right - ui.theme.px(30) - box.left
    ui.text.line(surface, text, "label", "parchment", box)
    if count:
        stage.note(seat, "", "count")
