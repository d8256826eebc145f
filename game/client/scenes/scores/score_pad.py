"""The score pad in large: every hand, the chosen one item by item, and the totals as lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.doors import open_decision
from game.client.props.chart import Chart
from game.client.props.hand_verdict import pen
from game.client.scenes.scores.items import ItemRow
from game.client.scenes.scores.pad_grid import Cell
from game.client.scenes.scores.pad_scene import PadScene, let_keys_scroll
from game.client.scenes.scores.remark import HandCoach, RemarkNote
from game.client.toolkit.animation import Tween, Wait
from game.client.toolkit.theme import duration
from game.client.toolkit.widgets import IconButton, PlankButton, RichText, ScrollArea
from game.client.toolkit.widgets.base import ACTIVATE, place_in_columns
from game.client.toolkit.wood import Parchment
from game.play.coach.remarks import Remark
from game.play.game import Game
from game.play.score_book import ScoreBook, Scored

if TYPE_CHECKING:
    from game.client.app import App

LEAST_CHART = 170


class ScorePadScene(PadScene):
    """The pad, to look at any time; with `hand_over` it is the pause after a hand."""

    name = "score_pad"

    def __init__(self, app: App, game: Scored, hand_over: bool = False) -> None:
        super().__init__(app, game)
        self.hand_over = hand_over
        self.comes_by_itself = hand_over
        self.shows_chart = False  # instead of the items, where there is no room for both
        self.written = 0.0 if hand_over else 1.0
        self.coach: HandCoach | None = None
        if hand_over and isinstance(game, Game) and game.humans and self.ui.settings.coach:
            self.coach = HandCoach(app.services, game)
        self.note: RemarkNote | None = None

    def enter(self) -> None:
        """After a hand its numbers are written in, seat by seat."""
        if not self.hand_over:
            self.ui.sound("page")
            return
        self.timeline.also(pen(self.ui, self.game.book.scored))
        lasts = duration("write") * len(self.game.seats)
        self.timeline.play(Wait(duration("scene")), Tween(lasts, self._write))

    def _write(self, share: float) -> None:
        self.written = share
        self._show_written()

    def _show_written(self) -> None:
        seats, last = self.table.book.seats, self.chart.last
        self.table.written = self.written * seats
        shares = [self.table.share(seat) for seat in range(seats)]
        for row, share in zip(self.rows, shares, strict=False):
            row.written = share > 0 or self.chosen != last
        if last:
            self.chart.reach = [last - 1 + share for share in shares]

    @property
    def chosen(self) -> int:
        """The hand that is told item by item."""
        return self.cell.hand

    def build(self) -> None:
        book = self.build_pad(self._title())
        self.table.marked = self.chosen if book.scored else 0
        self.parchment = self.add(Parchment(self.ui))
        self._build_heading(book)
        self.rows = self._item_rows(book)
        self.area = self.add(ScrollArea(self.ui, self.rows, "items"))
        self.chart = self.add(Chart(self.ui, book.looks, book.course, book.hands))
        self.note = None
        if self.coach and self.coach.remark:
            told = RemarkNote(self.ui, self.coach.game, self.coach.remark, self._show_me)
            self.note = self.add(told)
        text = self.ui.tr("scores.continue" if self.hand_over else "common.close")
        self.done = self.add(PlankButton(self.ui, text, self.back, "done", accent=True))
        self._show_written()
        if self.focus is None:
            self.set_focus(self.done)

    def _build_heading(self, book: ScoreBook) -> None:
        ui, tr = self.ui, self.ui.tr
        self.heading = self.add(RichText(ui, self._heading(book), "label", "blood", "centre"))
        self.steps = [
            self.add(IconButton(ui, lambda: self._step(-1), "before", icon="arrow_left")),
            self.add(IconButton(ui, lambda: self._step(1), "after", icon="arrow_right")),
        ]
        ends = (1, len(book.scored))
        for button, key, end in zip(self.steps, ("before", "after"), ends, strict=True):
            button.tooltip = tr(f"scores.{key}")
            button.visible = len(book.scored) > 1
            if self.chosen == end:
                button.disable(tr(f"scores.{key}.none"))
        icon, tip = ("pad", "scores.items") if self.shows_chart else ("chart", "scores.chart")
        self.turn = self.add(IconButton(ui, self._turn, "turn", tr(tip), icon=icon))

    def _item_rows(self, book: ScoreBook) -> list[ItemRow]:
        if not book.scored:
            return []
        notes = [book.notes.get((self.chosen, seat), "") for seat in range(book.seats)]
        scores = book.scored[self.chosen - 1].scores
        parts = zip(book.names, book.looks, scores, notes, strict=True)
        return [ItemRow(self.ui, *part) for part in parts]

    def _title(self) -> str:
        if self.hand_over:
            return self.ui.tr("scores.hand_over", hand=len(self.game.book.scored))
        return self.ui.tr("scores.title")

    def _heading(self, book: ScoreBook) -> str:
        if not book.scored:
            return self.ui.tr("scores.nothing_yet")
        cards = book.scored[self.chosen - 1].cards
        pieces = self.ui.tr.plural(f"scores.pieces.{self.setup.edition.key}", cards)
        return self.ui.tr("scores.hand", hand=self.chosen, pieces=pieces)

    # What happens

    def update(self, milliseconds: float) -> None:
        super().update(milliseconds)
        if self.coach and self.coach.update():
            self.rebuild()

    def leave(self) -> None:
        if self.coach:
            self.coach.stop()

    def _show_me(self, remark: Remark) -> None:
        """The moment that the coach speaks of, with both choices."""
        assert self.coach is not None
        open_decision(self.app, self.coach.game.session.record, remark.judged)

    def go_to(self, cell: Cell) -> None:
        super().go_to(cell)
        self.rebuild()

    def _step(self, by: int) -> None:
        self.table.choose(Cell(self.chosen + by, self.cell.seat))

    def _turn(self) -> None:
        self.shows_chart = not self.shows_chart
        self.rebuild()

    def back(self) -> None:
        self.app.close(self)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Enter goes on; the key that opened the pad closes it too."""
        if event.key == pygame.K_s or (event.key in ACTIVATE and not self.keyboard):
            self.back()
            return True
        return False

    # Places

    def layout_right(self, right: pygame.Rect) -> None:
        theme = self.ui.theme
        width = min(theme.px(300), right.width)
        plank = self.done.preferred(width)[1]
        self.done.place(right.centerx - width / 2, right.bottom - plank, width, plank)
        self.parchment.place(*right)
        self.parchment.rect.height = self._layout_note(right) - theme.space("m") - right.top
        inside = self.parchment.rect.inflate(-theme.px(44), -theme.px(36))
        row = theme.touch + theme.space("s")
        below = pygame.Rect(inside.left, inside.top + row, inside.width, inside.height - row)
        self._layout_heading(inside, with_turn=not self._layout_items(below))

    def _layout_note(self, right: pygame.Rect) -> int:
        """The remark above the button; returns where the paper must end."""
        if self.note is None:
            return self.done.rect.top
        high = self.note.preferred(right.width)[1]
        top = self.done.rect.top - self.ui.theme.space("s") - high
        self.note.place(right.left, top, right.width, high)
        return top

    def _layout_heading(self, inside: pygame.Rect, with_turn: bool) -> None:
        """The heading between its arrows, and at the right what turns the page."""
        side, gap = self.ui.theme.touch, self.ui.theme.space("s")
        row = pygame.Rect(inside.left, inside.top, inside.width, side)
        self.turn.visible = with_turn
        self.turn.place(row.right - side, row.top, side, side)
        row.width -= (side + gap) * with_turn
        before, after = self.steps
        before.place(row.left, row.top, side, side)
        after.place(row.right - side, row.top, side, side)
        if self.rows:
            self._place_heading(row.inflate(-2 * (side + gap) * before.visible, 0))
        else:
            self._place_heading(inside)

    def _place_heading(self, room: pygame.Rect) -> None:
        """Place the heading in one line, or smaller in two."""
        needed = self.ui.text.natural_width(self.heading.text, "label")
        self.heading.style = "label" if needed <= room.width else "small_bold"
        height = self.heading.preferred(room.width)[1]
        self.heading.place(room.left, room.centery - height / 2, room.width, height)

    def _layout_items(self, inside: pygame.Rect) -> bool:
        """Items and chart below each other, or one of them; whether there was room for both."""
        gap, least = self.ui.theme.space("xs"), self.ui.theme.px(LEAST_CHART)
        wanted = self._needed_height(inside, gap)
        both = wanted + gap + least <= inside.height
        self.area.visible = both or not self.shows_chart
        self.chart.visible = bool(self.rows) and (both or self.shows_chart)
        self.area.place(*inside)
        if both:
            self.area.rect.height = max(1, wanted)
        scrolls = wanted > inside.height
        place_in_columns(self.rows, self.area.content if scrolls else self.area.rect, gap, 1)
        self.area.arrange()
        let_keys_scroll(self.area)
        top = self.area.rect.bottom + gap if both else inside.top
        self.chart.place(inside.left, top, inside.width, inside.bottom - top)
        return both

    def _needed_height(self, inside: pygame.Rect, gap: int) -> int:
        for row in self.rows:
            row.crowded = row.is_crowded(inside.width)
        return place_in_columns(self.rows, inside, gap, 1) - inside.top if self.rows else 0
