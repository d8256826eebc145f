"""The pictures on the answers: cards, captains, loads, coins and medals."""

from __future__ import annotations

import pygame

from game.client.props.card_art import SHAPE, CardArt
from game.client.scenes.table.choices.answer import Draw
from game.client.scenes.table.stage import Stage
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Widget

COINS = 10  # points that one coin stands for
FAINT = 90


def card_art(stage: Stage) -> CardArt:
    return CardArt(stage.ui, stage.board.view.setup.edition)


def card(stage: Stage, token: str) -> Draw:
    def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
        height = min(rect.height, round(rect.width / SHAPE))
        image = card_art(stage).face(token, height)
        surface.blit(image, image.get_rect(center=rect.center))

    return draw


def art(ui: Ui, name: str) -> Draw:
    def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
        image = ui.art.image(name, rect.size)
        surface.blit(image, image.get_rect(center=rect.center))

    return draw


def medal(ui: Ui, number: int, was: int) -> Draw:
    """A bid on its medal; where it differs from the one before, that one small beside it."""

    def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
        x, y = rect.center
        if number == was:
            _coin(ui, surface, number, (x, y), min(rect.size), "big_number")
            return
        side = min(rect.height, rect.width // 2)
        _coin(ui, surface, was, (x - round(side * 0.7), y), round(side * 0.6), "number")
        arrow = ui.icon("arrow_right", round(side * 0.26), "faded_ink")
        surface.blit(arrow, arrow.get_rect(center=(x - round(side * 0.22), y)))
        _coin(ui, surface, number, (x + round(side * 0.46), y), side, "big_number")

    return draw


def _coin(
    ui: Ui,
    surface: pygame.Surface,
    number: int,
    centre: tuple[int, int],
    side: int,
    style: str,
) -> None:
    image = ui.art.image("table/medal", side)
    place = image.get_rect(center=centre)
    surface.blit(image, place)
    box = place.inflate(-side // 4, -side // 4).move(0, -side // 30)
    ui.text.line(surface, ui.tr.number(number), style, "ink", box, "centre")


def coins(ui: Ui, points: int) -> Draw:
    """A coin for every ten points; a faint one for none."""

    def draw(surface: pygame.Surface, rect: pygame.Rect) -> None:
        count, side = points // COINS, round(rect.height * 0.78)
        image = ui.art.image("table/coin", side)
        if not count:
            faint = ui.art.made(("faint_coin", side), lambda: _faint(image))
            surface.blit(faint, faint.get_rect(center=rect.center))
            return
        step = round(side * 0.52)
        left = rect.centerx - step * (count - 1) // 2
        for number in range(count):
            rise = round(side * 0.12) * (number % 2)
            surface.blit(image, image.get_rect(center=(left + number * step, rect.centery - rise)))

    return draw


def _faint(image: pygame.Surface) -> pygame.Surface:
    grey = pygame.transform.grayscale(image)
    grey.set_alpha(FAINT)
    return grey


def draw_secret(
    widget: Widget,
    stage: Stage,
    token: str,
    place: str,
    surface: pygame.Surface,
    rect: pygame.Rect,
) -> None:
    """A card that one person alone sees; by a lantern only if it is pointed at."""
    seat, shown = stage.board.view.seat, widget.host is not None and widget.host.keyboard
    assert seat is not None
    if stage.lantern and not (widget.hovered or (widget.focused and shown)):
        surface.blit(card_art(stage).back(rect.height), rect)
        stage.note(seat, "", "count")
    else:
        surface.blit(card_art(stage).face(token, rect.height), rect)
        stage.note(seat, token, place)
