"""A match of the logbook on its score pad: its chart and highlights, and what to do with it."""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.client.doors import (
    open_export,
    open_match,
    open_practice,
    open_replay,
    open_review,
    open_rules,
)
from game.client.props.chart import Chart
from game.client.props.match_words import (
    daily_result,
    date_of,
    length_of,
    marks_of,
    result_of,
)
from game.client.scenes.scores.highlight_row import HighlightRow, highlight_text
from game.client.scenes.scores.pad_scene import PadScene, let_keys_scroll
from game.client.toolkit.paper import pad_binding
from game.client.toolkit.widgets import (
    IconButton,
    Label,
    PillButton,
    PlankButton,
    RichText,
    ScrollArea,
)
from game.client.toolkit.widgets.base import place_in_columns
from game.client.toolkit.wood import Parchment
from game.match.record import Head
from game.play.highlights.best import best_highlights
from game.play.logbook.chart import chart_of, code_of
from game.play.logbook.daily import days_of, streak
from game.play.logbook.digest import line_of
from game.play.past_match import PastMatch
from game.play.replay import Replay
from game.rules.errors import RuleError

if TYPE_CHECKING:
    from game.client.app import App

LEAST_CHART = 150  # units


class PastMatchScene(PadScene):
    """Opened from the logbook."""

    name = "past_match"
    game: PastMatch

    def __init__(self, app: App, past: PastMatch) -> None:
        super().__init__(app, past)
        record = past.record
        self.past, self.shows_pad = past, True
        self.line = line_of(past.id, Head(record.edition, record.seats, record.entry))
        self.code = code_of(chart_of(record), self.setup.edition)

    def enter(self) -> None:
        self.ui.sound("page")

    def show_rules(self) -> bool:
        open_rules(self.app, self.setup)
        return True

    # Widgets

    def build(self) -> None:
        ui, tr = self.ui, self.ui.tr
        book = self.build_pad(tr("scores.title" if self.shows_pad else "scores.over.course"))
        icon, tip = ("chart", "scores.chart") if self.shows_pad else ("pad", "scores.over.pad")
        self.turn = self.add(IconButton(ui, self._turn, "turn", tr(tip), icon=icon))
        self.parchment = self.add(Parchment(ui))
        self.close = self.add(IconButton(ui, self.back, "close", tr("common.close"), icon="close"))
        self.heading = self.add(RichText(ui, f"**{result_of(tr, self.line)}**", "label", "blood"))
        self.facts = self.add(RichText(ui, self._facts(), "small", "faded_ink"))
        found = best_highlights(self.past.events)
        told = [(each.icon, highlight_text(tr, each, book.names)) for each in found]
        self.rows = [HighlightRow(ui, *each) for each in told]
        self.area = self.add(ScrollArea(ui, self.rows, "highlights"))
        self.chart = self.add(Chart(ui, book.looks, book.course, book.hands))
        self._build_code()
        self._build_planks()

    def _facts(self) -> str:
        tr, line = self.ui.tr, self.line
        parts = [
            tr(f"setup.edition.{line.edition}.short"),
            date_of(tr, line.played),
            length_of(tr, line.seconds),
            marks_of(tr, line),
        ]
        return " · ".join(part for part in parts if part)

    def _build_code(self) -> None:
        """The deal to share, and of a deal of the day also how it went."""
        ui, tr = self.ui, self.ui.tr
        self.asked = self.add(Label(ui, tr("logbook.code"), "small_bold", "faded_ink"))
        self.told = self.add(Label(ui, self.code, "strong", "ink"))
        copy = partial(self.app.copy, self.code)
        self.copy = self.add(
            PillButton(ui, tr("logbook.copy"), copy, "copy", tr("logbook.code.tip"))
        )
        self.share = self.add(PillButton(ui, tr("logbook.copy_result"), self._share, "share"))
        self.share.visible = bool(self.line.daily) and self.line.is_complete

    def _build_planks(self) -> None:
        ui, tr, is_open = self.ui, self.ui.tr, self.line.is_open
        replay = PlankButton(ui, tr("logbook.replay"), self._replay, "replay", accent=not is_open)
        again = PlankButton(ui, tr("logbook.again"), self._again, "again", tr("logbook.again.tip"))
        export = PlankButton(ui, tr("logbook.export"), self._export, "export")
        self.planks = [export, again, replay]
        self.review = None if is_open else self._review_plank()
        if self.review:
            self.planks.insert(2, self.review)
        else:
            self.planks[0] = self._continue_plank()
            again.disable(tr("replay.practise.goes_on"))
        for plank in self.planks:
            self.add(plank)
        if self.focus is None:
            self.set_focus(self.planks[0] if is_open else replay)

    def _review_plank(self) -> PlankButton:
        tr = self.ui.tr
        action = partial(open_review, self.app, self.past.record)
        return PlankButton(self.ui, tr("review.open"), action, "review", tr("review.open.tip"))

    def _continue_plank(self) -> PlankButton:
        """While a match goes on there is nothing of it to be written down."""
        tr = self.ui.tr
        action = partial(open_match, self.app, self.past.id)
        return PlankButton(self.ui, tr("title.continue"), action, "continue", accent=True)

    # What happens

    def _turn(self) -> None:
        """Show the totals as lines instead of the pad, or the other way round."""
        self.shows_pad = not self.shows_pad
        self.rebuild()

    def _replay(self) -> None:
        open_replay(self.app, self.past.record)

    def _again(self) -> None:
        """The same deal, at any seat."""
        try:
            open_practice(self.app, Replay(self.past.record))
        except RuleError:
            self.app.notify(self.ui.tr("replay.damaged"))

    def _share(self) -> None:
        """How the deal of that day went, in one line, with the days in a row up to it."""
        logbook, day = self.app.logbook, date.fromisoformat(self.line.daily)
        days = days_of(logbook.lines())
        digest = logbook.digest(self.past.id, self.past.record)
        self.app.copy(daily_result(self.ui.tr, digest, streak(days, day)))

    def _export(self) -> None:
        open_export(self.app, self.past)

    # Places

    def layout_right(self, right: pygame.Rect) -> None:
        theme, gap = self.ui.theme, self.ui.theme.space("m")
        top = self._layout_planks(right)
        self.parchment.place(right.left, right.top, right.width, top - gap - right.top)
        inside = self.parchment.rect.inflate(-theme.px(52), -theme.px(40))
        side = theme.touch
        self.close.place(inside.right - side, inside.top, side, side)
        below = self._layout_head(inside, inside.width - side - gap)
        above = self._layout_code(inside)
        room = pygame.Rect(inside.left, below + gap, inside.width, above - below - 2 * gap)
        has_both = self._layout_highlights(room)
        self._layout_pad_side(has_both)

    def _layout_highlights(self, room: pygame.Rect) -> bool:
        """Place the totals as lines below the highlights; whether there is room for both."""
        theme, gap = self.ui.theme, self.ui.theme.space("xs")
        wanted = place_in_columns(self.rows, room, gap, 1) - room.top if self.rows else 0
        left = room.height - wanted - theme.space("m")
        has_both = left >= theme.px(LEAST_CHART)
        self.area.rect = room.copy()
        if has_both:
            self.area.rect.height = max(1, wanted)
            self.chart.place(room.left, room.bottom - left, room.width, left)
        content = self.area.rect if wanted <= self.area.rect.height else self.area.content
        place_in_columns(self.rows, content, gap, 1)
        self.area.arrange()
        let_keys_scroll(self.area)
        return has_both

    def _layout_head(self, inside: pygame.Rect, width: int) -> int:
        y = inside.top
        for text in (self.heading, self.facts):
            high = text.preferred(width)[1]
            text.place(inside.left, y, width, high)
            y += high
        return max(y, self.close.rect.bottom)

    def _layout_code(self, inside: pygame.Rect) -> int:
        """Place the code at the foot of the paper; returns where it begins."""
        theme, text = self.ui.theme, self.ui.text
        wide, high = self.copy.preferred(inside.width)[0], theme.touch
        self.copy.place(inside.right - wide, inside.bottom - high, wide, high)
        left = self.copy.rect.left
        if self.share.visible:
            wide = self.share.preferred(inside.width)[0]
            left -= wide + theme.space("s")
            self.share.place(left, self.copy.rect.top, wide, high)
        width = left - theme.space("s") - inside.left
        label, code = text.line_height("small_bold"), text.line_height("strong")
        top = self.copy.rect.centery - (label + code) // 2
        self.asked.place(inside.left, top, width, label)
        self.told.place(inside.left, top + label, width, code)
        return min(top, self.copy.rect.top)

    def _layout_planks(self, right: pygame.Rect) -> int:
        """Small ones above and beside the one that matters most; returns where they begin."""
        gap, high = self.ui.theme.space("s"), self.planks[0].preferred(right.width)[1]
        half = (right.width - gap) / 2
        main = next(plank for plank in self.planks if plank.accent)
        others = [plank for plank in self.planks if plank not in (main, self.review)]
        main.place(right.left, right.bottom - high, right.width, high)
        if self.review:
            self.review.place(right.left, main.rect.top, half, high)
            main.place(right.left + half + gap, main.rect.top, half, high)
        for number, plank in enumerate(others):
            plank.place(right.left + number * (half + gap), main.rect.top - gap - high, half, high)
        return others[0].rect.top

    def _layout_pad_side(self, has_both: bool) -> None:
        """Where the lines have no room below the highlights, they take turns with the pad."""
        theme, paper, pad = self.ui.theme, self.paper.rect, self.table.rect
        shows_pad = self.shows_pad or has_both
        self.table.visible = self.legend.visible = shows_pad
        self.chart.visible, self.turn.visible = has_both or not shows_pad, not has_both
        if not has_both:
            self.chart.place(pad.left, pad.top, pad.width, self.legend.rect.bottom - pad.top)
        side, middle = theme.touch, paper.top + pad_binding(theme) // 2
        self.turn.place(paper.right - theme.px(44) - side, middle - side / 2, side, side)
