"""Cards that only one seat got to see, as large as the replay may show them: on a dark panel."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.client.props.card_art import SHAPE
from game.client.scenes.table.layout import in_rows
from game.client.scenes.table.spots import Place
from game.client.scenes.table.stage import Stage
from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.widgets import Widget
from game.play.sorting import arranged
from game.rules.events import CardsDiscarded, CardsDrawn, Event, UndealtSeen

IN_ROW = 12
CARD, FEW_CARD, GAP = 66.0, 110.0, 4.0  # units


def secrets_of(events: Sequence[Event]) -> tuple[int, tuple[str, ...]] | None:
    """Whose they are and which, if whoever looks may know."""
    for event in reversed(events):
        if isinstance(event, CardsDrawn | CardsDiscarded | UndealtSeen) and event.pieces:
            return event.seat, event.pieces
    return None


def draw_secrets(
    stage: Stage, surface: pygame.Surface, secrets: tuple[int, tuple[str, ...]] | None
) -> None:
    """Draw them over the tray, above what is told of them."""
    if secrets is None:
        return
    seat, pieces = secrets[0], arranged(stage.game.setup, secrets[1], stage.board.order)
    panel = _panel(stage, len(pieces))
    panel.center = (round(stage.layout.tray_middle[0]), round(stage.layout.tray_middle[1]))
    panel.bottom = min(panel.bottom, stage.layout.message.top)
    _draw_cards(stage, surface, pieces, panel)
    for piece in pieces:
        stage.note(seat, piece, "secret")


class HandSpot(Widget):
    """The place of another seat, to see its open cards larger."""

    def __init__(self, stage: Stage, seat: int) -> None:
        super().__init__(stage.ui, f"hand_{seat}")
        self.stage, self.seat = stage, seat
        self.focusable = False

    def lay(self) -> None:
        self.rect = self.stage.layout.screen(self.seat)

    def draw_note(self, surface: pygame.Surface) -> None:
        """Draw the cards below the seat, or beside it where they would leave the window."""
        pieces = self.stage.board.known(self.seat)
        if not pieces or self.seat == self.stage.ghost:
            return
        panel = _panel(self.stage, len(pieces))
        panel.midtop = (self.rect.centerx, self.rect.bottom + self.ui.theme.space("s"))
        panel.bottom = min(panel.bottom, self.stage.layout.message.top)
        panel.clamp_ip(pygame.Rect((0, 0), self.ui.theme.size))
        _draw_cards(self.stage, surface, pieces, panel)
        for piece in pieces:
            self.stage.note(self.seat, piece, "hand")


def _card_height(stage: Stage, count: int) -> int:
    return stage.ui.theme.px(CARD if count > IN_ROW else FEW_CARD)


def _panel(stage: Stage, count: int) -> pygame.Rect:
    """The panel for so many cards, as large as it needs to be."""
    height, rows, theme = _card_height(stage, count), in_rows(0, count, IN_ROW), stage.ui.theme
    wide, high, air = (
        round(height * SHAPE) + theme.px(GAP),
        height + theme.px(GAP),
        theme.space("l"),
    )
    return pygame.Rect(0, 0, rows.among * wide + 2 * air, rows.rows * high + 2 * air)


def _draw_cards(
    stage: Stage, surface: pygame.Surface, pieces: Sequence[str], panel: pygame.Rect
) -> None:
    """Draw the cards on a dark panel, in as many rows as it takes."""
    ui, height = stage.ui, _card_height(stage, len(pieces))
    wide, high = round(height * SHAPE) + ui.theme.px(GAP), height + ui.theme.px(GAP)
    blit_glow(surface, ui.shapes.shadow(panel.size, spread=14), panel)
    surface.blit(ui.shapes.panel(panel.size, "dark"), panel)
    for index, piece in enumerate(pieces):
        row = in_rows(index, len(pieces), IN_ROW)
        x = panel.centerx + (row.at - (row.among - 1) / 2) * wide
        y = panel.centery + (row.row - (row.rows - 1) / 2) * high
        stage.pieces.draw_face(surface, piece, Place(x, y, height))
