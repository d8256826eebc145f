"""Correct a round that was counted: everything after it is worked out anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.client.scenes.ledger.entry import EntryScene, told_problem
from game.client.scenes.ledger.extras import ExtrasScene
from game.client.scenes.ledger.rows import BIDS, TRICKS
from game.client.toolkit.scene import Size
from game.client.toolkit.widgets import IconButton, PlankButton, RichText, Tabs
from game.client.toolkit.wood import Parchment, Signboard, draw_table
from game.play.ledger import changes
from game.play.ledger.keeper import Keeper
from game.play.ledger.scores import totals_of
from game.play.ledger.sheet import Sheet

if TYPE_CHECKING:
    from game.client.app import App

PLANK = 260


class FixScene(EntryScene):
    """Writes on a copy, which takes the place of the sheet once it adds up: one step to take back.

    Every round that was counted can be chosen, the last one first.
    """

    name = "ledger_fix"
    onward = "keep"

    def __init__(self, app: App, keeper: Keeper, number: int = 0) -> None:
        super().__init__(app)
        self.keeper, self.copy = keeper, keeper.sheet
        self.counted = sum(hand.done for hand in keeper.sheet.hands)
        self._number_of = number or self.counted
        self.begin_rows(TRICKS)

    @property
    def sheet(self) -> Sheet:
        return self.copy

    @property
    def number(self) -> int:
        return self._number_of

    def write(self, change: Callable[[Sheet], Sheet]) -> None:
        self.copy = change(self.copy)

    def open_extras(self, member: int) -> None:
        self.app.push(ExtrasScene(self.app, self, member))

    def _go_to(self, number: int) -> None:
        self._number_of = number
        self.begin_rows(self.kind)
        self.rebuild()

    def begin_rows(self, kind: str) -> None:
        """Begin with the first row, since nothing is missing."""
        super().begin_rows(kind)
        self.current = self.members[0]

    def _go_on(self, member: int) -> None:
        if member in self.members:
            at = self.members.index(member) + 1
            self.current = self.members[at % len(self.members)]
        self._show_current()

    def _turn(self, kind: str) -> None:
        self.begin_rows(kind)
        self.rebuild()

    @property
    def wrong(self) -> tuple[int, changes.Problem] | None:
        """The first round that does not add up, and why."""
        for number in range(1, self.counted + 1):
            if found := changes.problem(self.copy, number):
                return number, found
        return None

    def _keep(self) -> None:
        copy = changes.recount(self.copy)
        self.keeper.do(lambda sheet: copy)
        self.app.close(self)

    # Widgets

    def build(self) -> None:
        ui, tr = self.ui, self.ui.tr
        self.paper = self.add(Parchment(ui))
        self.sign = self.add(Signboard(ui, tr("ledger.fix", hand=self.number)))
        self.steps = [
            self.add(
                IconButton(ui, lambda: self._go_to(self.number - 1), "before", icon="arrow_left")
            ),
            self.add(
                IconButton(ui, lambda: self._go_to(self.number + 1), "after", icon="arrow_right")
            ),
        ]
        for button, end in zip(self.steps, (1, self.counted), strict=True):
            if self.number == end:
                button.disable(tr(f"scores.{button.key}.none"))
        tabs = [(TRICKS, tr("ledger.fix.tricks")), (BIDS, tr("ledger.fix.bids"))]
        self.tabs = self.add(Tabs(ui, tabs, self.kind, self._turn, "tabs"))
        self.build_rows()
        self.told = self.add(RichText(ui, self._told(), "small", "parchment", "centre"))
        self.cancel = self.add(PlankButton(ui, tr("common.cancel"), self.back, "cancel"))
        self.keep = self.add(
            PlankButton(ui, tr("ledger.fix.keep"), self._keep, "keep", accent=True)
        )
        if self.wrong:
            self.keep.disable(self._told())

    def _told(self) -> str:
        """What is wrong, or what becomes of the totals."""
        tr = self.ui.tr
        if self.wrong:
            number, found = self.wrong
            return tr("ledger.fix.wrong", hand=number, why=told_problem(self.app, found))
        before, after = totals_of(self.keeper.sheet), totals_of(self.copy)
        changed = [
            f"**{seat.name}** {tr.number(old)} → {tr.number(new)}"
            for seat, old, new in zip(self.copy.members, before, after, strict=True)
            if old != new
        ]
        return "   ".join(changed) or tr("ledger.fix.same")

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if self.waiting:
                self._settle()
            self.keep.activate()
            return True
        return super().on_key(event)

    # Places

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        margin, gap, side = theme.space("l"), theme.space("s"), theme.touch
        wide, high = self.sign.preferred(size[0] - 2 * (margin + side + gap))
        self.sign.place((size[0] - wide) / 2, theme.px(6), wide, high)
        before, after = self.steps
        y = self.sign.rect.centery - side / 2
        before.place(self.sign.rect.left - gap - side, y, side, side)
        after.place(self.sign.rect.right + gap, y, side, side)
        plank = self.keep.preferred(size[0])[1]
        bottom = size[1] - plank - 2 * gap
        top = self.sign.rect.bottom + theme.space("xs")
        self.paper.place(margin, top, size[0] - 2 * margin, bottom - top)
        inside = self.paper.rect.inflate(-theme.px(36), -theme.px(24))
        self.tabs.place(inside.left, inside.top, inside.width, theme.touch)
        area = inside.copy()
        area.top = self.tabs.rect.bottom + theme.px(4)
        area.height = inside.bottom - area.top
        self.layout_rows(area)
        self._layout_foot(pygame.Rect(margin, bottom + gap, size[0] - 2 * margin, plank))

    def _layout_foot(self, row: pygame.Rect) -> None:
        theme = self.ui.theme
        wide, gap = theme.px(PLANK), theme.space("m")
        self.cancel.place(row.left, row.top, theme.px(200), row.height)
        self.keep.place(row.right - wide, row.top, wide, row.height)
        left, right = self.cancel.rect.right + gap, self.keep.rect.left - gap
        high = self.told.preferred(right - left)[1]
        self.told.place(left, row.centery - high / 2, right - left, high)

    def draw_scene(self, surface: pygame.Surface) -> None:
        draw_table(self.ui, surface)
