"""The score keeper at the real table: bids, tricks and bonuses, and the standing in large."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.client.doors import (
    open_fix,
    open_judge,
    open_rules,
    open_score_pad,
    open_sheet_export,
    open_sheet_over,
)
from game.client.props.chart import Chart
from game.client.props.hand_verdict import pen
from game.client.scenes.ledger.countdown import CountdownScene
from game.client.scenes.ledger.entry import EntryScene, told_problem
from game.client.scenes.ledger.extras import ExtrasScene
from game.client.scenes.ledger.head import Head, Tool
from game.client.scenes.ledger.menu import MenuScene
from game.client.scenes.ledger.rows import BIDS, NOBODY, TRICKS
from game.client.scenes.ledger.standing import StandingBoard, standings
from game.client.scenes.ledger.words import balance_told, coming, round_facts, round_title
from game.client.toolkit.scene import Size
from game.client.toolkit.sound.audio import Mood
from game.client.toolkit.widgets import Label, PlankButton, Toggle, Widget
from game.client.toolkit.wood import Parchment, draw_table
from game.play.ledger import changes
from game.play.ledger.cabinet import Filed
from game.play.ledger.keeper import Keeper
from game.play.ledger.kept import KeptMatch
from game.play.ledger.scores import all_scored, book_of_sheet
from game.play.ledger.sheet import BIDDING, PLAYED, Sheet
from game.play.looks import looks_of

if TYPE_CHECKING:
    from game.client.app import App

BOARD = 0.6  # of the width, beside the chart
COMMAND = pygame.KMOD_CTRL | pygame.KMOD_META
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
FACTS = ("label", "strong", "small_bold")  # styles
PLANK, ACCENT = 250, 400  # widths of the buttons at the foot


class LedgerScene(EntryScene):
    """Shows what the table does now: it bids, plays, or has counted."""

    name = "ledger"

    def __init__(self, app: App, keeper: Keeper) -> None:
        super().__init__(app)
        self.keeper = keeper
        self.entering = False  # tricks, instead of looking at the standing
        self.begin_rows(BIDS)

    @property
    def sheet(self) -> Sheet:
        return self.keeper.sheet

    @property
    def number(self) -> int:
        return self.sheet.number

    @property
    def has_rows(self) -> bool:
        return self.sheet.phase == BIDDING or (self.sheet.phase == PLAYED and self.entering)

    def write(self, change: Callable[[Sheet], Sheet]) -> None:
        self.keeper.do(change)

    def enter(self) -> None:
        self.keeper.hold()

    def leave(self) -> None:
        self.keeper.close()

    def mood(self) -> Mood:
        """No music while people talk; the crew is there for Yo-ho-ho."""
        families = ("interface", "match", "voices", "cards")
        return Mood("", "", families, len(self.sheet.hand.seats))

    def show_rules(self) -> bool:
        open_rules(self.app, self.sheet.setup(self.number))
        return True

    # From one state to the next

    def turn(self) -> None:
        """After any change of the sheet: show what is to be done now."""
        self.entering = self.entering and self.sheet.phase == PLAYED
        self.begin_rows(TRICKS if self.entering else BIDS)
        self.keyboard, self.focus = False, None
        self.rebuild()

    def resume(self) -> None:
        """Something may have been written above."""
        self.entering = self.entering and self.sheet.phase == PLAYED
        self.begin_rows(TRICKS if self.entering else BIDS)

    def _bids_stand(self) -> None:
        hand = self.sheet.hand
        if changes.bids_missing(self.sheet, self.number):
            return
        if hand.secret:
            bids = [hand.cell(member).bid or 0 for member in hand.order]
            self._count_down(bids, self._play_on)
        else:
            self._play_on()

    def _play_on(self) -> None:
        self.do(changes.play_on, self.number)
        self.turn()

    def _yo_ho_ho(self) -> None:
        self._count_down([], lambda: None)

    def _count_down(self, bids: list[int], done: Callable[[], object]) -> None:
        sheet = self.sheet
        looks, order = looks_of(sheet.members), sheet.hand.order
        names = [sheet.members[member].name for member in order]
        shown = [looks[member] for member in order]
        self.app.push(CountdownScene(self.app, shown, names, bids, done))

    def _set_secret(self, on: bool) -> None:
        self.do(changes.secret, self.number, on)
        self.rebuild()

    def _change_bids(self) -> None:
        self.do(changes.take_back_bids, self.number)
        self.turn()

    def _enter_tricks(self) -> None:
        self.entering = True
        self.turn()

    def _show_standing(self) -> None:
        self.entering = False
        self.turn()

    def _count(self) -> None:
        if self.do(changes.count, self.number):
            self.timeline.also(pen(self.ui, all_scored(self.sheet)))
        self.turn()

    def _next(self) -> None:
        if self.sheet.is_over:
            open_sheet_over(self.app, self.keeper)
            return
        self.do(changes.next_hand)
        self.turn()

    def _undo(self) -> None:
        self.keeper.undo()
        self.turn()

    def _redo(self) -> None:
        self.keeper.redo()
        self.turn()

    # What else can be opened

    def open_extras(self, member: int) -> None:
        self.app.push(ExtrasScene(self.app, self, member))

    def open_pad(self) -> None:
        open_score_pad(self.app, KeptMatch(self.sheet))

    def open_judge(self) -> None:
        """Open the judge by the rules of this hand, with those who sit there; Graybeard's ghost has
        no place.
        """
        setup, hand = self.sheet.setup(self.number), self.sheet.hand
        names = tuple(self.sheet.members[member].name for member in hand.order)
        open_judge(self.app, setup, None if setup.ghost else names)

    def open_fix(self) -> None:
        open_fix(self.app, self.keeper)

    def open_export(self) -> None:
        open_sheet_export(self.app, Filed(self.keeper.key, self.sheet))

    def back(self) -> None:
        self.app.push(MenuScene(self.app, self))

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.mod & COMMAND and event.key in (pygame.K_z, pygame.K_y):
            again = event.key == pygame.K_y or event.mod & pygame.KMOD_SHIFT
            self._redo() if again else self._undo()
            return True
        if event.key in ENTER:
            if self.waiting:
                self._settle()
            self.accent.activate()
            return True
        shortcuts = {
            pygame.K_s: self.open_pad,
            pygame.K_b: self._extras_of_row,
            pygame.K_j: self.open_judge,
        }
        if event.key in shortcuts:
            shortcuts[event.key]()
            return True
        if event.key == pygame.K_k and self.kind == TRICKS and self.has_rows:
            self._one_more_lost()
            return True
        return self.has_rows and super().on_key(event)

    def _extras_of_row(self) -> None:
        row = self._row_of_focus()
        if self.kind == TRICKS and self.has_rows:
            self.open_extras(row if row in self.members else self.members[0])

    def _one_more_lost(self) -> None:
        """Count one more trick lost to a beast; after the last possible one, none again."""
        keys = next((row.keys for row in self.rows if row.member == NOBODY), [])
        if keys:
            self._number(NOBODY, (self.sheet.hand.lost + 1) % len(keys))

    # Widgets

    def build(self) -> None:
        ui = self.ui
        self.head = Head(ui, round_title(ui.tr, self.sheet), self._tools())
        self.paper = self.add(Parchment(ui))
        for widget in self.head.widgets:
            self.add(widget)
        self.info = self.add(Label(ui, round_facts(ui.tr, self.sheet), FACTS[0]))
        told, colour = balance_told(ui.tr, self.sheet)
        self.balance = self.add(Label(ui, told, FACTS[0], colour, "right"))
        self.rows = []
        self.board: StandingBoard | None = None
        self.chart: Chart | None = None
        if self.has_rows:
            self.build_rows()
        else:
            self._build_board()
        self._build_foot()

    def _build_board(self) -> None:
        book = book_of_sheet(self.sheet)
        self.board = self.add(StandingBoard(self.ui, standings(self.sheet)))
        if book.scored:
            self.chart = self.add(Chart(self.ui, book.looks, book.course, book.hands))

    def _tools(self) -> list[Tool]:
        tr, keeper = self.ui.tr, self.keeper
        return [
            Tool("menu", "menu", self.back),
            Tool("undo", "back", self._undo, "" if keeper.can_undo else tr("ledger.no_undo")),
            Tool("redo", "redo", self._redo, "" if keeper.can_redo else tr("ledger.no_redo")),
            Tool("fix", "history", self.open_fix, "" if self._has_past() else tr("ledger.no_fix")),
            Tool("judge", "help", self.open_judge),
            Tool("pad", "pad", self.open_pad),
        ]

    def _has_past(self) -> bool:
        return self.sheet.hands[0].done

    def _build_foot(self) -> None:
        tr, phase = self.ui.tr, self.sheet.phase
        self.aside: list[Widget] = []
        if phase == BIDDING:
            self._foot_of_bids()
        elif phase == PLAYED and self.entering:
            self._plank("standing", self._show_standing)
            self._accent("count", self._count, changes.problem(self.sheet, self.number))
        elif phase == PLAYED:
            self._plank("change_bids", self._change_bids)
            self._accent("round_over", self._enter_tricks)
        else:
            self._plank("fix", self.open_fix, key="correct")
            self._accent("reckoning" if self.sheet.is_over else "next", self._next)
            self.accent.note = "" if self.sheet.is_over else coming(tr, self.sheet)
        self.accent.tooltip = tr("ledger.keys")

    def _foot_of_bids(self) -> None:
        tr, hand = self.ui.tr, self.sheet.hand
        if not hand.secret:
            self._plank("yo_ho_ho", self._yo_ho_ho)
        secret = Toggle(
            self.ui,
            tr("ledger.secret"),
            hand.secret,
            self._set_secret,
            "secret",
            tr("ledger.secret.tip"),
            colour="parchment",
        )
        self.aside.append(self.add(secret))
        key = "reveal" if hand.secret else "play"
        self._accent(key, self._bids_stand, changes.bids_missing(self.sheet, self.number))

    def _plank(self, text: str, action: Callable[[], object], key: str = "") -> None:
        plank = PlankButton(self.ui, self.ui.tr(f"ledger.do.{text}"), action, key or text)
        self.aside.append(self.add(plank))

    def _accent(
        self, text: str, action: Callable[[], object], problem: changes.Problem | None = None
    ) -> None:
        """The button for what comes next, with the reason if that cannot be done yet."""
        told = self.ui.tr(f"ledger.do.{text}")
        self.accent = self.add(PlankButton(self.ui, told, action, "accent", accent=True))
        if problem:
            self.accent.disable(told_problem(self.app, problem))
            is_long = self.ui.tr.has(f"ledger.short.{problem[0]}")
            self.accent.note = told_problem(self.app, problem, "short" if is_long else "problem")

    # Places

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        margin, gap = theme.space("l"), theme.space("s")
        top = self.head.layout(size)
        foot = self._layout_foot(size)
        self.paper.place(margin, top, size[0] - 2 * margin, foot - gap - top)
        inside = self.paper.rect.inflate(-theme.px(40), -theme.px(26))
        area = inside.copy()
        area.top = self._layout_facts(inside) + theme.px(3)
        area.height = inside.bottom - area.top
        if self.rows:
            self.layout_rows(area)
        else:
            self._layout_board(area)

    def _layout_facts(self, inside: pygame.Rect) -> int:
        """Place the facts in one line if they fit, or else in two; returns where they end."""
        text, labels = self.ui.text, (self.info, self.balance)
        told = "    ".join(label.text for label in labels)
        style = text.fitting([told], FACTS, (inside.width, inside.height))
        one = text.measure(told, style)[0] <= inside.width
        if not one:
            style = text.fitting([label.text for label in labels], FACTS, inside.size)
        line = text.line_height(style)
        for number, label in enumerate(labels):
            label.style, label.align = style, "right" if one and number else "left"
            label.place(inside.left, inside.top + line * number * (not one), inside.width, line)
        if one:
            wide = text.measure(self.balance.text, style)[0] + self.ui.theme.px(4)
            self.info.rect.width -= wide
            self.balance.place(inside.right - wide, inside.top, wide, line)
        return inside.top + line * (1 if one or not self.balance.text else 2)

    def _layout_board(self, area: pygame.Rect) -> None:
        assert self.board
        left = round(area.width * BOARD) if self.chart else area.width
        self.board.place(area.left, area.top, left, area.height)
        if self.chart:
            x = self.board.rect.right + self.ui.theme.space("l")
            self.chart.place(x, area.top, area.right - x, area.height)

    def _layout_foot(self, size: Size) -> int:
        """Place what stands along the lower edge; returns where it begins."""
        theme = self.ui.theme
        margin, gap = theme.space("l"), theme.space("m")
        wide = min(theme.px(ACCENT), size[0] // 2 - margin)
        high = theme.control + theme.px(16)  # with or without a note
        top = size[1] - high - theme.px(8)
        self.accent.place(size[0] - margin - wide, top, wide, high)
        x = margin
        room = (self.accent.rect.left - margin - gap * len(self.aside)) // max(1, len(self.aside))
        for widget in self.aside:
            each = min(room, self._width(widget))
            plank = widget.preferred(each)[1]
            widget.place(x, top + (high - plank) / 2, each, plank)
            x += each + gap
        return top

    def _width(self, widget: Widget) -> int:
        """The width of a widget at the foot; a switch is as narrow as its text allows."""
        if isinstance(widget, Toggle):
            return self.ui.text.measure(widget.text, "body")[0] + self.ui.theme.px(76)
        return max(self.ui.theme.px(PLANK), widget.preferred(self.app.size[0])[0])

    def draw_scene(self, surface: pygame.Surface) -> None:
        draw_table(self.ui, surface)
