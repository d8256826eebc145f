"""Draws the table itself: planks in the light of a lantern, tray, bag, plaques on the rim."""

from __future__ import annotations

import math

import pygame

from game.client.scenes.table.stage import Stage
from game.client.toolkit.shapes import blit_glow
from game.play.explain import drains

SHAKES = 5
MESSAGE, LONG_MESSAGE = "strong", "small_bold"
MESSAGE_SIDES = 32  # units between its text and its edges
LABEL, LABEL_SIDES = "small_bold", 24  # beside the bag; units
WIDER = 130  # units by which the plaque may be wider than the layout plans


def draw_ground(stage: Stage, surface: pygame.Surface) -> None:
    """Planks, light and tray never change: they are one picture."""
    ui, tray = stage.ui, stage.layout.tray
    size = surface.get_size()
    ground = ui.art.made(("ground", size, tuple(tray)), lambda: _ground(stage, size))
    surface.blit(ground, (0, 0))


def _ground(stage: Stage, size: tuple[int, int]) -> pygame.Surface:
    ui, tray = stage.ui, stage.layout.tray
    ground = pygame.Surface(size).convert()
    ground.blit(ui.art.cover("table/planks", size), (0, 0))
    light = ui.art.image("table/spotlight", round(tray.width * 2.1))
    ground.blit(light, light.get_rect(center=tray.center))
    image = pygame.transform.smoothscale(ui.art.image("table/tray", tray.width), tray.size)
    ground.blit(image, tray)
    return ground


def draw_lead(stage: Stage, surface: pygame.Surface) -> None:
    """The colour to follow, on the upper rim of the tray, or that there is none: under a Whale
    who wins has no colour, and only the prompt of whoever must follow names it.
    """
    lead, ui = None if _whale(stage) else stage.board.lead, stage.ui
    text = lead_text(stage)
    if not text:
        return
    rect = lead_rect(stage)
    colour = stage.pieces.colour(lead) if lead else "brass_dark"
    if lead:
        blit_glow(surface, ui.shapes.glow(rect.size, colour, spread=9, radius=17), rect)
    surface.blit(ui.shapes.pill(rect.size, "idle", colour), rect)
    side = round(rect.height * 0.62) if lead else 0
    box = rect.inflate(-ui.theme.px(24), -ui.theme.px(4))
    if lead:
        chip = stage.pieces.swatch(lead, side)
        surface.blit(chip, chip.get_rect(midleft=(rect.left + ui.theme.px(9), rect.centery)))
        box.width = rect.width - side - ui.theme.px(28)
        box.left = rect.left + side + ui.theme.px(15)
    ui.text.line(surface, text, "strong", "bone", box, "centre")


def lead_text(stage: Stage) -> str:
    """What the plaque says; nothing while nothing lies there, or when all have played."""
    board, tr = stage.board, stage.ui.tr
    if board.chant or board.decided or not board.tray:
        return ""
    if board.lead is None:
        return tr("table.free")
    if _whale(stage):
        return tr("table.whale")
    return tr("table.follow", colour=tr(f"piece.colour.{board.lead}"))


def lead_rect(stage: Stage) -> pygame.Rect:
    """As wide as its text: there is room on both sides of the rim."""
    most = stage.layout.lead.inflate(stage.ui.theme.px(WIDER), 0)
    return _hugging(stage, lead_text(stage), "strong", most, 46)


def _whale(stage: Stage) -> bool:
    """Whether the colours have been taken away."""
    board = stage.board
    return drains(board.view.setup, tuple(token for _, token in board.tray))


def draw_message(stage: Stage, surface: pygame.Surface) -> None:
    """What happens, at the lower rim: in one line, or in small letters in as many as it takes."""
    board, ui = stage.board, stage.ui
    if not board.message or board.chant:
        return
    rect, style = message_rect(stage), _message_style(stage)
    blit_glow(surface, ui.shapes.shadow(rect.size, spread=10, radius=18), rect)
    surface.blit(ui.shapes.pill(rect.size, "idle", board.tone), rect)
    box = rect.inflate(-ui.theme.px(MESSAGE_SIDES), -ui.theme.px(6))
    if style == MESSAGE:
        ui.text.line(surface, board.message, style, "bone", box, "centre")
    else:
        ui.text.paragraph(surface, board.message, style, "bone", box, "centre")


def message_rect(stage: Stage) -> pygame.Rect:
    """What is longer than a line grows upwards, over the rim of the tray."""
    rect, style = stage.layout.message, _message_style(stage)
    if style == MESSAGE:
        return _hugging(stage, stage.board.message, style, rect, MESSAGE_SIDES + 12)
    ui, inner = stage.ui, rect.width - stage.ui.theme.px(MESSAGE_SIDES)
    low, rect = rect.bottom, rect.copy()
    rect.height = ui.text.height(stage.board.message, style, inner) + ui.theme.px(6)
    rect.bottom = low
    return rect


def _message_style(stage: Stage) -> str:
    wide = stage.ui.text.measure(stage.board.message, MESSAGE)[0]
    room = stage.layout.message.width - stage.ui.theme.px(MESSAGE_SIDES)
    return MESSAGE if wide <= room else LONG_MESSAGE


def _hugging(stage: Stage, text: str, style: str, most: pygame.Rect, padding: float) -> pygame.Rect:
    """A rectangle as wide as the text, but not wider than there is room."""
    width = stage.ui.text.measure(text, style)[0] + stage.ui.theme.px(padding)
    rect = most.copy()
    rect.width = min(most.width, width)
    rect.center = most.center
    return rect


def draw_bag(stage: Stage, surface: pygame.Surface) -> None:
    ui, board, rect = stage.ui, stage.board, stage.layout.bag
    art = "table/bag_open" if board.bag_open else "table/bag"
    angle = 0.0
    if 0 < board.shaking < 1:
        angle = 7 * math.sin(board.shaking * SHAKES * 2 * math.pi) * (1 - board.shaking)
    image = ui.art.image(art, rect.size, angle=round(angle))
    surface.blit(image, image.get_rect(center=rect.center))
    draw_bag_label(stage, surface)


def draw_bag_label(stage: Stage, surface: pygame.Surface) -> None:
    """How many pieces nobody was dealt."""
    ui, text, pill = stage.ui, _bag_text(stage), bag_label_rect(stage)
    surface.blit(ui.shapes.pill(pill.size, "idle", "brass_dark"), pill)
    box = pill.inflate(-ui.theme.px(LABEL_SIDES), -ui.theme.px(4))
    ui.text.paragraph(surface, text, LABEL, "parchment", box, "centre")


def _bag_text(stage: Stage) -> str:
    return stage.ui.tr.plural(f"table.bag.{stage.pieces.kind}", stage.board.in_bag)


def bag_label_rect(stage: Stage) -> pygame.Rect:
    """Right beside the bag, upwards in as many lines as it takes."""
    ui, most = stage.ui, stage.layout.bag_label
    words, sides = _bag_text(stage), ui.theme.px(LABEL_SIDES)
    width = min(most.width - sides, ui.text.natural_width(words, LABEL) + 1)
    high = max(most.height, ui.text.height(words, LABEL, width) + ui.theme.px(4))
    pill = pygame.Rect(most.left, 0, width + sides, high)
    pill.bottom = most.bottom
    return pill
