"""Draws Yo-ho-ho: a fist for every seat, three words, and fingers for the bids."""

from __future__ import annotations

import pygame

from game.client.props.skins import SKINS
from game.client.scenes.table.board import Chant
from game.client.scenes.table.stage import Stage

MOST_FINGERS = 5
HOP = 3.0  # how much an opening hand goes up when it opens a little too far


def draw_chant(stage: Stage, surface: pygame.Surface) -> None:
    chant = stage.board.chant
    if chant is None:
        return
    order = sorted(range(stage.layout.seats), key=lambda seat: stage.layout.ring(seat)[1])
    if chant.opened:
        _draw_name(stage, surface)
    for seat in order:
        _draw_hand(stage, surface, chant, seat)
    for seat in order if chant.opened else ():
        _draw_number(stage, surface, chant, seat)
    if 0 <= chant.word < 3 and not chant.opened:
        _draw_word(stage, surface, chant)


def _draw_hand(stage: Stage, surface: pygame.Surface, chant: Chant, seat: int) -> None:
    ui = stage.ui
    x, y, side = _place(stage, seat)
    art = "hands/fist"
    if chant.opened:
        art = f"hands/fingers_{min(chant.bids[seat], MOST_FINGERS)}"
    colours = ui.theme.seat(stage.looks[seat].colour)
    colours["skin"], colours["skin_dark"] = SKINS[stage.looks[seat].portrait]
    image = ui.art.image(art, side, colours)
    up = (chant.raised + HOP * max(0.0, chant.opened - 1)) * ui.theme.px(30)
    shade = ui.art.image("table/shadow", round(side * 0.6))
    shade = ui.art.made(("fist_shade", shade.get_width()), lambda: _flat(shade))
    surface.blit(shade, shade.get_rect(center=(round(x), round(y + side * 0.44))))
    rect = image.get_rect(midbottom=(round(x), round(y + side * 0.5 - up)))
    surface.blit(image, rect)


def _place(stage: Stage, seat: int) -> tuple[float, float, int]:
    """The middle of a hand and its size: smaller where many come together."""
    layout = stage.layout
    share, size = (0.68, 0.42) if layout.seats < 5 else (0.74, 0.37)
    if layout.seats > 5:
        share, size = (0.84, 0.32) if layout.seats == 6 else (0.86, 0.25)
    return (*layout.ring(seat, share), round(layout.tray.height * size))


def _draw_number(stage: Stage, surface: pygame.Surface, chant: Chant, seat: int) -> None:
    ui, bid = stage.ui, chant.bids[seat]
    x, y, side = _place(stage, seat)
    size = max(ui.theme.px(36), round(side * 0.34))
    medal = ui.art.image("table/medal", size)
    rect = medal.get_rect(center=(round(x + side * 0.32), round(y + side * 0.28)))
    surface.blit(medal, rect)
    box = rect.inflate(-round(size * 0.3), -round(size * 0.3))
    ui.text.line(surface, ui.tr.number(bid), "number", "ink", box, "centre")


def _draw_word(stage: Stage, surface: pygame.Surface, chant: Chant) -> None:
    """Large, in the middle, with a dark edge to be read over the fists."""
    ui = stage.ui
    text = ui.tr(f"table.chant.{chant.word + 1}")
    box = pygame.Rect(0, 0, ui.theme.px(360), ui.theme.px(100))
    x, y = stage.layout.tray_middle
    box.center = (round(x), round(y) - ui.theme.px(16))
    edge = ui.theme.px(3)
    for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 2)):
        ui.text.line(surface, text, "display", "ink", box.move(dx * edge, dy * edge), "centre")
    ui.text.line(surface, text, "display", "glow", box, "centre")


def _draw_name(stage: Stage, surface: pygame.Surface) -> None:
    """What was called, between the tray and the own pieces, clear of the own hand."""
    ui, text = stage.ui, stage.ui.tr("table.chant.all")
    rect = pygame.Rect(0, 0, ui.text.measure(text, "strong")[0] + ui.theme.px(44), ui.theme.px(32))
    rect.midbottom = (stage.layout.panel.centerx, stage.layout.panel.top + ui.theme.px(2))
    surface.blit(ui.shapes.pill(rect.size, "idle", "glow"), rect)
    box = rect.inflate(-ui.theme.px(16), -ui.theme.px(4))
    ui.text.line(surface, text, "strong", "glow", box, "centre")


def _flat(shade: pygame.Surface) -> pygame.Surface:
    width = shade.get_width()
    return pygame.transform.smoothscale(shade, (width, width // 4))
