"""The base of the score pad and the end of a match: the pad, and slips that explain its scores."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.client.scenes.scores.items import Slip
from game.client.scenes.scores.pad_grid import Cell
from game.client.scenes.scores.pad_table import PadTable
from game.client.toolkit.paper import pad_binding
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.theme import duration
from game.client.toolkit.widgets import Label, ScrollArea, Widget
from game.client.toolkit.widgets.base import ACTIVATE
from game.client.toolkit.wood import PadPaper, draw_table
from game.play.score_book import ScoreBook, Scored

if TYPE_CHECKING:
    from game.client.app import App

WIDEST = 1500
LEAST_SHARE, MOST_SHARE, SHARE_PER_SEAT = 0.46, 0.66, 0.04


PRESSES = (*ACTIVATE, pygame.K_ESCAPE, pygame.K_s)


class PadScene(Scene):
    """The pad lies left; `layout_right` places what is beside it.

    If it `comes_by_itself`, presses that were meant to skip what came before do nothing: the first
    one ends what moves, and then comes a moment without any.
    """

    comes_by_itself = False

    def __init__(self, app: App, game: Scored) -> None:
        super().__init__(app)
        self.game: Scored = game
        self.setup = game.setup
        self.cell = Cell(max(1, len(game.book.scored)), 0)
        self._guard = duration("guard")

    def build_pad(self, title: str) -> ScoreBook:
        ui, book = self.ui, self.game.book
        self.paper = self.add(PadPaper(ui, title))
        self.table = self.add(PadTable(ui, book, self.cell, self.go_to))
        told = ui.tr("scores.legend.loads" if book.has_loads else "scores.legend")
        self.legend = self.add(Label(ui, told, "small", "faded_ink", "centre"))
        return book

    def go_to(self, cell: Cell) -> None:
        """Another cell of the pad was chosen."""
        self.cell = cell

    # Presses that come too soon

    @property
    def armed(self) -> bool:
        """Whether a press counts now."""
        return not self.comes_by_itself or not (self.timeline.busy or self._guard > 0)

    def hold_off(self) -> None:
        """For a moment no press counts."""
        self._guard = duration("guard")

    def update(self, milliseconds: float) -> None:
        if not self.timeline.busy:
            self._guard = max(0.0, self._guard - milliseconds)
        super().update(milliseconds)

    def _is_stray(self, event: pygame.event.Event) -> bool:
        """A press while something moves ends that; one that comes too soon lets the next wait."""
        if self.armed or not _is_press(event):
            return _is_press(event) and getattr(event, "again", False)
        self.timeline.complete()
        self.hold_off()
        return True

    # Beforehand

    def rehearsals(self) -> Iterator[Callable[[], None]]:
        """Its ground and what lies on it, one with every step, on a surface that is thrown away."""
        surface = pygame.Surface(self.app.size).convert()
        yield self.rebuild
        yield lambda: self.draw_scene(surface)
        for widget in self.widgets:
            yield partial(_draw_alone, widget, surface)

    # Slips

    def handle(self, event: pygame.event.Event) -> bool:
        if self._is_stray(event):
            return True
        used = super().handle(event)
        if event.type == pygame.MOUSEMOTION:
            return self.table.point_at(event.pos) or used
        return used

    @property
    def told_cell(self) -> Cell | None:
        """The cell that the mouse or else the focus is on."""
        focused = self.keyboard and self.focus is self.table
        return self.cell if focused else self.table.pointed

    def draw_above(self, surface: pygame.Surface) -> None:
        if (cell := self.told_cell) and self.app.top is self:
            self._slip(cell).draw(surface)

    def _slip(self, cell: Cell) -> Slip:
        """The slip of a cell: below it, or above it where there is no room."""
        book, gap = self.table.book, self.ui.theme.space("s")
        score = book.scored[cell.hand - 1].scores[cell.seat]
        slip = Slip(
            self.ui, book.names[cell.seat], book.looks[cell.seat], score, book.notes.get(cell, "")
        )
        target, window = self.table.grid.cell(cell), pygame.Rect((0, 0), self.app.size)
        slip.place(0, 0, *slip.preferred(window.width))
        slip.rect.midtop = (target.centerx, target.bottom + gap)
        if slip.rect.bottom > window.bottom - gap:
            slip.rect.midbottom = (target.centerx, target.top - gap)
        slip.rect.clamp_ip(window.inflate(-2 * gap, -2 * gap))
        return slip

    # Places

    @property
    def pad_share(self) -> float:
        """The pad's share of the width: every seat has a column."""
        share = MOST_SHARE - SHARE_PER_SEAT * (8 - len(self.game.seats))
        return max(LEAST_SHARE, share)

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        margin, gap = theme.space("l"), theme.space("m")
        whole = pygame.Rect(0, 0, min(size[0] - 2 * margin, theme.px(WIDEST)), size[1] - 2 * margin)
        whole.center = (size[0] // 2, size[1] // 2)
        width = round(whole.width * self.pad_share)
        below = self.room_below(whole.width - width - gap)
        self.paper.place(whole.left, whole.top, width, whole.height - below)
        self._layout_pad(self.paper.rect)
        left = self.paper.rect.right + gap
        self.layout_right(pygame.Rect(left, whole.top, whole.right - left, whole.height))

    def _layout_pad(self, paper: pygame.Rect) -> None:
        theme = self.ui.theme
        inside = paper.inflate(-theme.px(40), 0)
        inside.top = paper.top + pad_binding(theme) + theme.px(12)
        inside.height = paper.bottom - theme.px(44) - inside.top
        self.table.place(*inside)
        line = self.ui.text.line_height("small")
        self.legend.place(inside.left, inside.bottom + theme.px(2), inside.width, line)
        self.legend.rect.width -= theme.px(24)

    def room_below(self, right: int) -> int:
        """The height to be left free below the pad, when so much width is beside it."""
        return 0

    def layout_right(self, right: pygame.Rect) -> None:
        """Place the widgets beside the pad."""

    def draw_scene(self, surface: pygame.Surface) -> None:
        draw_table(self.ui, surface)


def _draw_alone(widget: Widget, surface: pygame.Surface) -> None:
    surface.set_clip(None)
    widget.draw(surface)


def _is_press(event: pygame.event.Event) -> bool:
    """Whether it is a press that could leave the scene."""
    if event.type == pygame.MOUSEBUTTONDOWN:
        return bool(event.button == 1)
    return event.type == pygame.KEYDOWN and event.key in PRESSES


def let_keys_scroll(area: ScrollArea) -> None:
    """Let the focus go through what is in the area, if not all of it fits."""
    for child in area.children:
        child.focusable = area.furthest > 0
