"""The unfinished matches to choose from, the one played last first."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.client.doors import open_table
from game.client.toolkit.catalogs import Translator
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.widgets import IconButton, Label, Panel, PlankButton, ScrollArea
from game.client.toolkit.widgets.base import place_in_columns
from game.match.entry import OVER
from game.match.listing import Listed
from game.match.seat import HUMAN
from game.rules.errors import RuleError

if TYPE_CHECKING:
    from game.client.app import App

WIDTH = 720


def progress(tr: Translator, match: Listed) -> str:
    """Which game it is, how far, and against whom."""
    head = match.head
    people = [number for number, seat in enumerate(head.seats) if seat.kind == HUMAN]
    rivals = [seat.name for number, seat in enumerate(head.seats) if number not in people[:1]]
    key = "title.result_note" if head.entry.status == OVER else "title.unfinished_note"
    return tr(
        key,
        game=tr(f"setup.edition.{head.edition}"),
        hand=max(1, head.entry.hand),
        hands=head.entry.hands,
        rivals=tr.list(rivals),
    )


def take_up(app: App, match: Listed) -> None:
    """To the table, or a notice why that cannot be now."""
    try:
        game = app.games.resume(match.id)
    except RuleError as error:
        app.save_trouble(error.key)
        return
    if game.kept.notice:
        app.save_trouble(game.kept.notice)
    open_table(app, game)


class UnfinishedScene(Scene):
    """A sheet over the title."""

    name = "unfinished"
    overlay = True

    def enter(self) -> None:
        self.matches = self.app.games.archive.unfinished().matches

    def build(self) -> None:
        ui, tr = self.ui, self.ui.tr
        self.panel = self.add(Panel(ui))
        self.heading = self.add(Label(ui, tr("title.unfinished"), "title", "ink", "centre"))
        self.close = self.add(IconButton(ui, self.back, "close", tr("common.close"), icon="close"))
        self.planks = [self._plank(number) for number in range(len(self.matches))]
        self.area = self.add(ScrollArea(ui, self.planks, "matches"))
        if self.focus is None:
            self.set_focus(self.planks[0])

    def _plank(self, number: int) -> PlankButton:
        match, tr = self.matches[number], self.ui.tr
        people = ", ".join(seat.name for seat in match.head.seats if seat.kind == HUMAN)
        plank = PlankButton(
            self.ui,
            people or tr("setup.watch"),
            partial(take_up, self.app, match),
            f"match_{number}",
            accent=not number,
            note=progress(tr, match),
        )
        if match.is_elsewhere:
            plank.disable(tr("error.save.open_elsewhere"))
        return plank

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        pad, gap = theme.space("xl"), theme.space("m")
        width = min(theme.px(WIDTH), size[0] - 2 * gap)
        title, side = self.ui.text.line_height("title"), theme.touch
        wanted = sum(plank.preferred(width)[1] + gap for plank in self.planks)
        height = min(size[1] - 2 * gap, 2 * pad + title + gap + wanted)
        sheet = pygame.Rect(0, 0, width, height)
        sheet.center = (size[0] // 2, size[1] // 2)
        self.panel.rect = sheet
        inside = sheet.inflate(-2 * pad, -2 * pad)
        self.heading.place(inside.left + side, inside.top, inside.width - 2 * side, title)
        self.close.place(inside.right - side, inside.top, side, side)
        top = inside.top + title + gap
        self.area.place(inside.left, top, inside.width, inside.bottom - top)
        place_in_columns(self.planks, self.area.content, gap, 1)
        self.area.arrange()
