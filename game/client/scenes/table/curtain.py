"""The curtain before the pieces of one person, until that person takes the screen.

Everything that all may see stays in sight above it: the table below is drawn as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.client.props.cloth import cloth
from game.client.props.medallion import draw_medallion
from game.client.scenes.table.words import turn_of
from game.client.toolkit.animation import Tween, in_out
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.theme import duration
from game.client.toolkit.transition import Transition
from game.client.toolkit.widgets import PlankButton

if TYPE_CHECKING:
    from game.client.scenes.table.at_table import AtTable

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
FACE = 0.72  # of the height of the cloth


class LidScene(Scene):
    """Whoever had the screen last turns the own pieces up: nothing opens by itself.

    Only a press that is meant does it: it begins a while after everything came to rest, on a plank
    that lies over no piece, and ends there.
    """

    name = "lid"
    overlay = True
    dims = False
    label = "shared.turn_up"

    def __init__(
        self, table: AtTable, seat: int, taken: Callable[[], object], told: Sequence[str] = ()
    ) -> None:
        super().__init__(table.app)
        self.stage, self.seat, self.taken, self.told = table.stage, seat, taken, told
        self.menu = table.back
        self._rested = 0.0
        self._pressed_key = False

    @property
    def armed(self) -> bool:
        return self._rested >= duration("deliberate")

    def build(self) -> None:
        key = f"{self.label}.{self.stage.pieces.kind}"
        text = self.ui.tr(key, name=self.stage.name(self.seat))
        self.button = self.add(PlankButton(self.ui, text, self._take, "ready", accent=True))
        self.set_focus(self.button)

    def layout(self, size: Size) -> None:
        """Place the plank between the tray and the pieces, where nothing else can be pressed."""
        place, theme = self.stage.layout.message, self.ui.theme
        wide = min(place.width, max(theme.px(280), self.button.preferred(place.width)[0]))
        high = max(theme.touch, place.height)
        bottom = self.stage.layout.panel.top - theme.px(1)
        self.button.place(place.centerx - wide / 2, bottom - high, wide, high)

    def update(self, milliseconds: float) -> None:
        super().update(milliseconds)
        self._rested += milliseconds

    def handle(self, event: pygame.event.Event) -> bool:
        """Let nothing count that was pressed before or is held down."""
        if event.type == pygame.MOUSEBUTTONDOWN and not self.armed:
            return True
        if event.type == pygame.KEYUP and event.key in ENTER:
            return self._let_go()
        if event.type == pygame.KEYDOWN and event.key in (*ENTER, pygame.K_SPACE):
            fresh = self.armed and not getattr(event, "again", False)
            self._pressed_key = fresh and event.key in ENTER
            return True
        return super().handle(event)

    def _let_go(self) -> bool:
        pressed, self._pressed_key = self._pressed_key, False
        if pressed:
            self._take()
        return pressed

    def _take(self) -> None:
        self.app.close(self)
        self.taken()

    def back(self) -> None:
        """Open the menu, as Esc does at the table."""
        self.menu()


class Opening(Transition):
    """The two halves of a curtain go apart, with what is written on them."""

    lasts = "curtain"

    def __init__(self, place: pygame.Rect, before: pygame.Surface) -> None:
        super().__init__(before)
        self.place = place.clip(before.get_rect())

    def draw(self, surface: pygame.Surface) -> None:
        place, half = self.place, self.place.width // 2
        gone = round(half * in_out(self.t))
        left = pygame.Rect(place.left + gone, place.top, half - gone, place.height)
        right = pygame.Rect(place.left + half, place.top, place.width - half - gone, place.height)
        surface.blit(self.before, place.topleft, left)
        surface.blit(self.before, (place.left + half + gone, place.top), right)


class CurtainScene(LidScene):
    """Says who is to come and what for, and what has happened since that person last looked."""

    name = "curtain"
    label = "shared.ready"

    closed = 0.0  # how far its halves have come together

    def layout(self, size: Size) -> None:
        super().layout(size)
        self.departure = partial(Opening, self._cloth)

    @property
    def _cloth(self) -> pygame.Rect:
        """A little larger than what it hides."""
        px = self.ui.theme.px
        return self.stage.layout.panel.inflate(px(10), px(8))

    def enter(self) -> None:
        self.ui.sound("curtain")
        self.timeline.play(Tween(duration("curtain"), self._close, in_out))

    def _close(self, t: float) -> None:
        self.closed = t

    # Drawing

    def draw_scene(self, surface: pygame.Surface) -> None:
        """Between its halves the table is seen until they have met."""
        panel = self._cloth
        if self.closed >= 1:
            blit_glow(surface, self.ui.shapes.shadow(panel.size, spread=16, radius=6), panel)
        self._draw_cloth(surface, panel)
        if self.closed >= 1:
            self._draw_words(surface, panel)

    def _draw_cloth(self, surface: pygame.Surface, panel: pygame.Rect) -> None:
        """Two halves that come together."""
        woven = cloth(self.ui, panel.size)
        half = panel.width // 2
        gone = round(half * (1 - self.closed))
        left = pygame.Rect(gone, 0, half - gone, panel.height)
        right = pygame.Rect(half, 0, panel.width - half - gone, panel.height)
        surface.blit(woven, panel.topleft, left)
        surface.blit(woven, (panel.left + half + gone, panel.top), right)

    def _draw_words(self, surface: pygame.Surface, panel: pygame.Rect) -> None:
        theme, text = self.ui.theme, self.ui.text
        side, pad = round(panel.height * FACE), theme.space("l")
        face = pygame.Rect(0, 0, side, side)
        face.midleft = (panel.left + pad, panel.centery + theme.px(2))
        draw_medallion(self.ui, surface, self.stage.looks[self.seat], face)
        box = pygame.Rect(face.right + pad, 0, panel.right - face.right - 2 * pad, 0)
        lines = self._lines()
        box.top = panel.centery - sum(text.line_height(style) for style, _, _ in lines) // 2
        for style, colour, line in lines:
            box.height = text.line_height(style)
            text.line(surface, line, style, colour, box)
            box.top += box.height

    def _lines(self) -> list[tuple[str, str, str]]:
        """Style, colour and text."""
        asked = turn_of(self.stage, self.seat)
        head = [("heading", "bone", self.stage.name(self.seat)), ("body", "glow", asked)]
        return [*head, *(("small", "bone", line) for line in self.told)]
