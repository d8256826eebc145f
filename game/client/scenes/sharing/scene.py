"""How several people share one computer: three ways with a picture each, and their options."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.client.props.sharing_picture import SharingPicture
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Button, Label, PlankButton, Toggle
from game.client.toolkit.wood import Parchment
from game.play.sharing import AROUND, OPEN, WAYS, Sharing

if TYPE_CHECKING:
    from game.client.app import App

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
WIDEST = 1120  # units
NAME, NOTE = "strong", "small"
MARK = 26


class WayTile(Button):
    """A way by its picture, its name and what it means; the chosen one has a mark."""

    def __init__(self, ui: Ui, way: str, chosen: bool, action: Callable[[], object]) -> None:
        super().__init__(ui, ui.tr(f"sharing.way.{way}"), action, f"way_{way}")
        self.chosen, self.note = chosen, ui.tr(f"sharing.way.{way}.note")
        self.picture = SharingPicture(ui, way)

    def _inner(self, width: int) -> int:
        return width - 2 * self.ui.theme.px(12)

    def preferred(self, width: int) -> tuple[int, int]:
        text, inner = self.ui.text, self._inner(width)
        words = text.line_height(NAME) + text.height(self.note, NOTE, inner)
        picture = self.picture.preferred(inner)[1]
        return width, picture + words + self.ui.theme.px(36)

    def draw(self, surface: pygame.Surface) -> None:
        ui, pad, inner = self.ui, self.ui.theme.px(12), self._inner(self.rect.width)
        share = 0.6 if self.chosen else 0.3 if self.hovered else 0.0
        surface.blit(ui.shapes.bar(self.rect.size, "ink", 0.07), self.rect)
        if share:
            surface.blit(ui.shapes.bar(self.rect.size, "brass", share), self.rect)
        self.picture.place(
            self.rect.left + pad, self.rect.top + pad, *self.picture.preferred(inner)
        )
        self.picture.draw(surface)
        box = pygame.Rect(self.rect.left + pad, self.picture.rect.bottom + ui.theme.px(6), inner, 0)
        box.height = ui.text.line_height(NAME)
        ui.text.line(surface, self.text, NAME, "ink", box)
        rest = pygame.Rect(box.left, box.bottom, inner, self.rect.bottom - box.bottom)
        ui.text.paragraph(surface, self.note, NOTE, "ink", rest)
        if self.chosen:
            self._draw_mark(surface)

    def _draw_mark(self, surface: pygame.Surface) -> None:
        side = self.ui.theme.px(MARK)
        disc = self.ui.shapes.round(side, "idle", "brass")
        place = disc.get_rect(center=self.rect.topright)
        place.move_ip(-side * 2 // 3, side * 2 // 3)
        surface.blit(disc, place)
        mark = self.ui.shapes.check(round(side * 0.56), "bone")
        surface.blit(mark, mark.get_rect(center=place.center))


class SharingScene(Scene):
    """Every change holds at once; `changed` hears of it when the panel is closed."""

    name = "sharing"
    overlay = True

    def __init__(
        self, app: App, sharing: Sharing, changed: Callable[[Sharing], object], now: bool
    ) -> None:
        super().__init__(app)
        self.sharing, self.changed, self.now = sharing, changed, now

    def _choose(self, **changes: object) -> None:
        self.sharing = replace(self.sharing, **changes)  # type: ignore[arg-type]
        self.rebuild()

    def build(self) -> None:
        ui, tr = self.ui, self.ui.tr
        self.parchment = self.add(Parchment(ui))
        self.title = self.add(Label(ui, tr("sharing.title"), "heading", "ink", "centre"))
        self.tiles = [self.add(self._tile(way)) for way in WAYS]
        self.toggles = [
            self.add(self._toggle("secret_bids", self.sharing.way != OPEN)),
            self.add(self._toggle("lantern", self.sharing.way == AROUND)),
        ]
        done = tr("sharing.done.now" if self.now else "common.ok")
        self.done = self.add(PlankButton(ui, done, self.back, "done", accent=True))
        if self.focus is None:
            self.set_focus(self.done)

    def _tile(self, way: str) -> WayTile:
        return WayTile(self.ui, way, way == self.sharing.way, lambda: self._choose(way=way))

    def _toggle(self, name: str, is_offered: bool) -> Toggle:
        tr, value = self.ui.tr, getattr(self.sharing, name)
        tip = tr(f"sharing.{name}.tip")
        toggle = Toggle(
            self.ui,
            tr(f"sharing.{name}"),
            value and is_offered,
            lambda on: self._choose(**{name: on}),
            name,
            tip,
        )
        if not is_offered:
            toggle.disable(tr(f"sharing.{name}.idle"))
        return toggle

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        pad, gap = theme.px(30), theme.space("m")
        width = min(theme.px(WIDEST), size[0] - 2 * gap)
        each = (width - 2 * pad - 2 * gap) // 3
        tile = max(tile.preferred(each)[1] for tile in self.tiles)
        title, plank = self.ui.text.line_height("heading"), self.done.preferred(width)
        toggle = theme.control
        height = 2 * pad + title + gap + tile + gap + toggle + gap + plank[1]
        x, y = (size[0] - width) // 2, max(0, (size[1] - height) // 2)
        self.parchment.place(x, y, width, height)
        self.title.place(x + pad, y + pad * 0.8, width - 2 * pad, title)
        top = y + pad + title + gap
        for number, way in enumerate(self.tiles):
            way.place(x + pad + number * (each + gap), top, each, tile)
        half = (width - 2 * pad - 3 * gap) // 2
        for number, each_toggle in enumerate(self.toggles):
            each_toggle.place(x + pad + number * (half + 3 * gap), top + tile + gap, half, toggle)
        wide = max(theme.px(240), plank[0])
        self.done.place(x + (width - wide) / 2, y + height - pad - plank[1], wide, plank[1])

    def on_key(self, event: pygame.event.Event) -> bool:
        """Enter is enough, until the keyboard has been used to go somewhere."""
        if event.key in ENTER and not self.keyboard:
            self.back()
            return True
        return False

    def back(self) -> None:
        self.app.close(self)
        self.changed(self.sharing)
