"""The unfinished matches to choose from, the one played last first."""

from __future__ import annotations

from functools import partial

import pygame

from game.client.doors import open_match
from game.client.props.match_words import fitting, rivals
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import IconButton, Label, Panel, PlankButton, ScrollArea
from game.client.toolkit.widgets.base import place_in_columns
from game.match.entry import OVER
from game.match.listing import Listed
from game.match.seat import HUMAN

WIDTH = 720
NOTE = 560  # of that, for what is written on a plank


def progress(ui: Ui, match: Listed, width: int) -> str:
    """Which game it is and how far, and in a second line against whom, no wider than that."""
    tr, head, entry = ui.tr, match.head, match.head.entry
    game = tr(f"setup.edition.{head.edition}.short")
    if entry.status == OVER:
        state = tr("title.result_note", game=game)
    else:
        hand = max(1, entry.hand)
        state = tr("title.unfinished_note", game=game, hand=hand, hands=entry.hands)
    return f"{state}\n{fitting(ui, rivals(tr, head.seats), 'small', width)}"


class UnfinishedScene(Scene):
    """A panel over the title."""

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
            partial(open_match, self.app, match.id),
            f"match_{number}",
            accent=not number,
            note=progress(self.ui, match, self.ui.theme.px(NOTE)),
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
        panel = pygame.Rect(0, 0, width, height)
        panel.center = (size[0] // 2, size[1] // 2)
        self.panel.rect = panel
        inside = panel.inflate(-2 * pad, -2 * pad)
        self.heading.place(inside.left + side, inside.top, inside.width - 2 * side, title)
        self.close.place(inside.right - side, inside.top, side, side)
        top = inside.top + title + gap
        self.area.place(inside.left, top, inside.width, inside.bottom - top)
        place_in_columns(self.planks, self.area.content, gap, 1)
        self.area.arrange()
