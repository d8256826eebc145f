"""The scene between two people in hot-seat: whose turn it is, and nothing of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.client.doors import open_pause
from game.client.props.medallion import draw_medallion
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.transition import Closing, Opening
from game.client.toolkit.widgets import Label, Panel, PlankButton, RichText
from game.play.game import Game

if TYPE_CHECKING:
    from game.client.app import App

# The art of the curtain and the ring of rope on it.
CURTAIN = (2400, 1500)
RING_MIDDLE, RING_INSIDE, RING_OUTSIDE = 520, 214, 262


class CurtainScene(Scene):
    """It is no overlay: the table below is not drawn at all."""

    name = "curtain"
    arrival = Closing
    departure = Opening

    def __init__(self, app: App, game: Game, seat: int, taken: Callable[[], object]) -> None:
        super().__init__(app)
        self.game = game
        self.seat = seat
        self.taken = taken

    def enter(self) -> None:
        self.ui.sound("curtain")

    def build(self) -> None:
        tr, name = self.ui.tr, self.game.seats[self.seat].name
        self.panel = self.add(Panel(self.ui))
        self.title = self.add(Label(self.ui, name, "title", "ink", "centre"))
        self.text = self.add(
            RichText(self.ui, tr("table.handover.text", name=name), "body", "faded_ink", "centre")
        )
        ready = tr("table.handover.ready")
        self.button = self.add(PlankButton(self.ui, ready, self._take, "ready", accent=True))
        self.set_focus(self.button)

    def layout(self, size: Size) -> None:
        """The portrait hangs in the rope ring of the curtain, what is to be said below it."""
        theme = self.ui.theme
        pad, gap = theme.space("xl"), theme.space("m")
        width = min(theme.px(480), size[0] - 2 * pad)
        inner = width - 2 * pad
        title, text = self.ui.text.line_height("title"), self.text.preferred(inner)[1]
        button = self.button.preferred(inner)[1]
        scale = max(size[0] / CURTAIN[0], size[1] / CURTAIN[1])
        side = round(2 * RING_INSIDE * scale)
        self.face = pygame.Rect(0, 0, side, side)
        self.face.center = (size[0] // 2, round(RING_MIDDLE * scale))
        height = 2 * pad + title + text + button + gap
        top = self.face.centery + round(RING_OUTSIDE * scale) - theme.px(4)
        x, y = (size[0] - width) // 2, min(top, size[1] - height - theme.space("s"))
        self.panel.place(x, y, width, height)
        self.title.place(x + pad, y + pad * 0.7, inner, title)
        self.text.place(x + pad, self.title.rect.bottom, inner, text)
        wide = min(inner, max(theme.px(240), self.button.preferred(inner)[0]))
        self.button.place(x + (width - wide) / 2, self.text.rect.bottom + gap, wide, button)

    def _take(self) -> None:
        self.taken()
        self.app.close(self)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Enter is enough, whether or not the focus is shown."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._take()
            return True
        return False

    def back(self) -> None:
        """Esc opens the menu, as at the table."""
        open_pause(self.app, self.game)

    def draw_scene(self, surface: pygame.Surface) -> None:
        surface.blit(self.ui.art.cover("table/curtain", surface.get_size(), 0.0), (0, 0))

        draw_medallion(self.ui, surface, self.game.looks[self.seat], self.face)
