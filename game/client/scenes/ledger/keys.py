"""The large keys of the score keeper: a number, a cannon's load, what else a player earned."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Button

# What a key says of its number: nothing, chosen, filled in by itself, or as bid and otherwise.
PLAIN, CHOSEN, FILLED, MADE, MISSED = "plain", "chosen", "filled", "made", "missed"
GROUNDS = {
    PLAIN: ("bone", 0.8, "ink"),
    CHOSEN: ("brass", 1.0, "ink"),
    FILLED: ("brass", 0.55, "ink"),
    MADE: ("felt", 1.0, "bone"),
    MISSED: ("blood", 1.0, "bone"),
}


class NumberKey(Button):
    """`marked` is the number that was bid."""

    sound = "counted"

    def __init__(
        self,
        ui: Ui,
        number: int,
        state: str,
        action: Callable[[], object],
        key: str,
        marked: bool = False,
    ) -> None:
        super().__init__(ui, ui.tr.number(number), action, key)
        self.number, self.look, self.marked = number, state, marked

    def draw(self, surface: pygame.Surface) -> None:
        ui = self.ui
        if self.hovered and self.enabled:
            blit_glow(surface, ui.shapes.glow(self.rect.size, spread=6), self.rect)
        ground, opacity, ink = GROUNDS[self.look]
        surface.blit(ui.shapes.bar(self.rect.size, ground, opacity), self.rect)
        if self.marked or self.look in (CHOSEN, FILLED):
            rim = "ink" if self.look != FILLED else "brass_dark"
            surface.blit(ui.shapes.ring(self.rect.size, rim, 2.5, 8), self.rect)
        tall = ui.text.line_height("big_number") <= self.rect.height
        style = "big_number" if tall else "number"
        box = self.rect.inflate(-ui.theme.px(6), 0)
        ui.text.line(surface, self.text, style, ink, box, "centre")


class LoadKey(Button):
    """What a cannon is loaded with."""

    sound = "load_chosen"

    def __init__(
        self, ui: Ui, load: str, chosen: bool, action: Callable[[], object], key: str
    ) -> None:
        super().__init__(ui, "", action, key, ui.tr(f"scores.load.{load}"))
        self.load, self.chosen = load, chosen

    def draw(self, surface: pygame.Surface) -> None:
        ui = self.ui
        ground, opacity, _ = GROUNDS[CHOSEN if self.chosen else PLAIN]
        if self.hovered:
            blit_glow(surface, ui.shapes.glow(self.rect.size, spread=6), self.rect)
        surface.blit(ui.shapes.bar(self.rect.size, ground, opacity), self.rect)
        if self.chosen:
            surface.blit(ui.shapes.ring(self.rect.size, "ink", 2.5, 8), self.rect)
        side = round(min(self.rect.size) * 0.8)
        sign = ui.art.image(f"table/{self.load}", (side, side))
        surface.blit(sign, sign.get_rect(center=self.rect.center))


class ExtrasKey(Button):
    """What the round is worth to a player so far, and where bonuses and corrections are told.

    Without `points` nothing is known yet.
    """

    sound = "page"

    def __init__(
        self, ui: Ui, points: int | None, extras: int, action: Callable[[], object], key: str
    ) -> None:
        super().__init__(ui, ui.tr("ledger.extras"), action, key, ui.tr("ledger.extras.tip"))
        self.points, self.extras = points, extras

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        surface.blit(ui.shapes.pill(self.rect.size, self.state), self.rect)
        inside = self.rect.inflate(-theme.px(26), -theme.px(6))
        told = "" if self.points is None else ui.tr.signed(self.points)
        wide = ui.text.measure("+000", "number")[0] if told else 0
        box = pygame.Rect(inside.right - wide, inside.top, wide, inside.height)
        if told:
            ink = "glow" if (self.points or 0) >= 0 else "sunk"
            ui.text.line(surface, told, "number", ink, box, "right")
        text = self.text if not self.extras else ui.tr.plural("ledger.extras", self.extras)
        room = pygame.Rect(inside.left, inside.top, inside.width - wide - 4, inside.height)
        self._full = ui.text.line(surface, text, "label", self.colour(), room).full
