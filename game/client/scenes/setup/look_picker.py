"""Choose the colour, emblem and portrait of a seat; what another has is taken, or swapped.

The seat is shown as it will be at the table: behind its screen, or behind its cards.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.client.props.card_art import CardArt
from game.client.props.medallion import draw_disc, draw_emblem, draw_medallion
from game.client.props.pieces import CARDS, family
from game.client.scenes.setup.overlay import SetupOverlay
from game.client.toolkit.scene import Size
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Button, Label, PlankButton
from game.client.toolkit.wood import Parchment
from game.play.draft import Draft
from game.play.looks import PARTS, Look

if TYPE_CHECKING:
    from game.client.app import App

SCREEN = "table/screen_front"
FAN = (-16, -8, 0, 8, 16)  # degrees of the cards in a hand


class Tile(Button):
    """One colour, emblem or portrait."""

    def __init__(
        self,
        ui: Ui,
        part: str,
        look: Look,
        chosen: bool,
        screens: bool,
        action: Callable[[], object],
    ) -> None:
        value = getattr(look, part)
        super().__init__(ui, "", action, f"{part}_{value}", ui.tr(f"setup.{part}.{value}"))
        self.part, self.look, self.chosen, self.screens = part, look, chosen, screens

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        inner = self.rect.inflate(-theme.px(12), -theme.px(12))
        if self.chosen or (self.hovered and self.enabled):
            back = ui.shapes.bar(self.rect.size, "brass", 0.75 if self.chosen else 0.35)
            surface.blit(back, self.rect)
        if self.enabled:
            self._picture(surface, inner)
        else:
            self._taken(surface, inner)
        if self.chosen:
            mark = ui.shapes.check(theme.px(20), "ink")
            surface.blit(mark, mark.get_rect(bottomright=self.rect.bottomright))

    def _picture(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        if self.part == "portrait":
            draw_medallion(self.ui, surface, self.look, inner, badge=False)
        elif self.part == "emblem":
            draw_emblem(self.ui, surface, self.look, inner)
        elif not self.screens:
            draw_disc(self.ui, surface, self.look, inner)
        else:
            image = self.ui.art.image(SCREEN, inner.size, self.ui.theme.seat(self.look.colour))
            surface.blit(image, image.get_rect(center=inner.center))

    def _taken(self, surface: pygame.Surface, inner: pygame.Rect) -> None:
        """Pale, with a lock."""
        pale = pygame.Surface(inner.size, pygame.SRCALPHA)
        self._picture(pale, pale.get_rect())
        pale.set_alpha(70)
        surface.blit(pale, inner)
        lock = self.ui.icon("lock", self.ui.theme.px(22))
        surface.blit(lock, lock.get_rect(bottomright=inner.bottomright))


class LookPicker(SetupOverlay):
    """While anything is free, what others have is theirs; then it can be swapped."""

    name = "look"

    def __init__(self, app: App, draft: Draft, number: int, done: Callable[[], object]) -> None:
        super().__init__(app, done)
        self.draft, self.number = draft, number
        self.edition = app.editions[draft.edition]
        self.screens = family(self.edition) != CARDS

    @property
    def look(self) -> Look:
        return self.draft.seats[self.number].look

    def build(self) -> None:
        tr, ui = self.ui.tr, self.ui
        self.parchment = self.add(Parchment(ui))
        name = self.draft.seats[self.number].name.strip() or tr("setup.name")
        self.heading = self.add(Label(ui, name, "heading", "ink", "centre"))
        self.rows: list[tuple[Label, list[Tile]]] = []
        for part, values in PARTS.items():
            label = self.add(Label(ui, tr(f"setup.{part}"), "strong"))
            tiles = [self.add(self._tile(part, value)) for value in values]
            self.rows.append((label, tiles))
        self.ready = self.add(PlankButton(ui, tr("common.ok"), self.back, "ok", accent=True))
        if self.focus is None:
            self.set_focus(self.ready)

    def _tile(self, part: str, value: str) -> Tile:
        look, taken = self.look, self.draft.taken(self.number, part)
        chosen = getattr(look, part) == value
        shown = look.having(part, value)
        tile = Tile(self.ui, part, shown, chosen, self.screens, lambda: self._set(part, value))
        if value in taken and len(taken) < len(PARTS[part]) - 1:
            tile.disable(self.ui.tr("setup.taken", name=taken[value]))
        elif value in taken:
            tile.tooltip = self.ui.tr("setup.swap", name=taken[value])
        return tile

    def _set(self, part: str, value: str) -> None:
        """Whoever had it takes what this seat had."""
        seat = self.draft.seats[self.number]
        before = getattr(seat.look, part)
        for other in self.draft.seats:
            if getattr(other.look, part) == value:
                other.look = other.look.having(part, before)
        seat.look = seat.look.having(part, value)
        self.rebuild()

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        panel = pygame.Rect(0, 0, theme.px(920), min(theme.px(530), size[1] - theme.px(16)))
        panel.center = (size[0] // 2, size[1] // 2)
        self.parchment.rect = panel
        pad, tile, gap = theme.px(44), theme.px(74), theme.space("xs")
        self.preview = pygame.Rect(panel.left + pad, 0, theme.px(190), theme.px(240))
        self.preview.centery = panel.centery - theme.px(14)
        heading = self.ui.text.line_height("heading")
        top = panel.top + theme.px(34)
        self.heading.place(self.preview.left, top + theme.px(20), self.preview.width, heading)
        x = self.preview.right + theme.px(30)
        label, y = self.ui.text.line_height("strong"), top
        for text, tiles in self.rows:
            text.place(x, y, panel.right - pad - x, label)
            for column, each in enumerate(tiles):
                each.place(x + column * (tile + gap), y + label + gap, tile, tile)
            y += label + tile + theme.px(22)
        plank = self.ready.preferred(theme.px(260))[1]
        self.ready.place(0, panel.bottom - theme.px(30) - plank, theme.px(240), plank)
        self.ready.rect.centerx = panel.centerx

    def draw_above(self, surface: pygame.Surface) -> None:
        """The seat as it will be at the table."""
        if self.screens:
            self._draw_screen(surface)
        else:
            self._draw_cards(surface)

    def _portrait(self, height: int) -> pygame.Rect:
        side = self.ui.theme.px(120)
        place = pygame.Rect(0, 0, side, side)
        place.midtop = (self.preview.centerx, self.preview.top + self.ui.theme.px(height))
        return place

    def _draw_screen(self, surface: pygame.Surface) -> None:
        theme, look, area = self.ui.theme, self.look, self.preview
        draw_medallion(self.ui, surface, look, self._portrait(12), badge=False)
        screen = self.ui.art.image(SCREEN, area.width, theme.seat(look.colour))
        place = screen.get_rect(midbottom=area.midbottom)
        surface.blit(screen, place)
        side = round(place.height * 0.58)
        emblem = self.ui.art.image(look.emblem_art, (side, side))
        surface.blit(emblem, emblem.get_rect(center=place.center))

    def _draw_cards(self, surface: pygame.Surface) -> None:
        """A hand of cards, and the face with its badge before it."""
        theme, area, art = self.ui.theme, self.preview, CardArt(self.ui, self.edition)
        height = theme.px(120)
        for angle in FAN:
            card = art.back(height, angle)
            x = area.centerx + theme.px(angle * 2.8)
            y = area.top + theme.px(74 + abs(angle) * 0.7)
            surface.blit(card, card.get_rect(center=(x, y)))
        draw_medallion(self.ui, surface, self.look, self._portrait(110))
