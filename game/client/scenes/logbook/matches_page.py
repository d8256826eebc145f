"""The first page of the logbook: all matches, to be filtered, opened, removed and taken in."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from game.client.doors import open_files, open_past_match
from game.client.scenes.logbook.match_row import MatchRow, row_height
from game.client.scenes.logbook.page import Page
from game.client.toolkit.dialog import Dialog
from game.client.toolkit.widgets import Choice, Label, PillButton, RichText, RowList, Widget
from game.client.toolkit.widgets.choice import Item
from game.play.logbook.digest import Line
from game.play.logbook.filters import offered

EMPTY = 560  # how wide the word about an empty book is


class MatchesPage(Page):
    """Filters above the list, and below it what can be done with it."""

    def build(self) -> None:
        scene, ui, tr = self.scene, self.ui, self.ui.tr
        self.lines = scene.shown_lines
        self.row = MatchRow(ui, self.app.editions)
        self.choices = self._filters()
        self.list = RowList(
            ui, len(self.lines), self._draw_row, self._open, self._ask_one, "matches"
        )
        self.list.current = max(0, min(scene.current, len(self.lines) - 1))
        self.list.on_move = scene.go_to
        self.empty = RichText(ui, self._nothing(), "italic", "faded_ink", "centre")
        self.empty.visible = not self.lines
        self.count = Label(
            ui, tr.plural("logbook.count", len(self.lines)), "small", "faded_ink", "centre"
        )
        self.pills = self._pills()
        self.widgets = [*self.choices, self.list, self.empty, *self.pills, self.count]

    def _filters(self) -> list[Widget]:
        tr, chosen = self.ui.tr, self.scene.filter
        there = offered(self.scene.kept_lines)
        return [
            self._choice("edition", there.editions, "setup.edition.{}.short", chosen.edition),
            self._choice("person", there.people, "", chosen.person),
            self._choice("level", [x for x in there.levels if tr.has(f"setup.level.{x}")],
                         "setup.level.{}", chosen.level),
        ]  # fmt: skip

    def _choice(self, part: str, values: Sequence[str], key: str, value: str) -> Choice:
        tr = self.ui.tr
        items = [Item("", tr(f"logbook.all.{part}"))]
        items += [Item(each, tr(key.format(each)) if key else each) for each in values]
        return Choice(self.ui, items, value, partial(self.scene.narrow, part), f"filter_{part}")

    def _nothing(self) -> str:
        return self.ui.tr("logbook.none_fit" if self.scene.kept_lines else "logbook.empty")

    def _pills(self) -> list[Widget]:
        ui, tr, gone = self.ui, self.ui.tr, len(self.scene.removed)
        take_in = PillButton(ui, tr("logbook.open"), partial(open_files, self.app), "open")
        take_in.tooltip = tr("logbook.open.tip")
        clear = PillButton(ui, tr("logbook.remove_all"), self._ask_all, "remove_all")
        if not self.lines:
            clear.disable(self._nothing())
        undo = PillButton(ui, tr.plural("logbook.undo", gone), self.scene.undo, "undo")
        undo.visible = gone > 0
        return [take_in, clear, undo]

    # What happens

    def _draw_row(
        self, surface: pygame.Surface, number: int, rect: pygame.Rect, state: str
    ) -> None:
        self.row.draw(surface, self.lines[number], rect, state)

    def _open(self, number: int) -> None:
        open_past_match(self.app, self.lines[number].id)

    def _ask_one(self, number: int) -> None:
        tr, line = self.ui.tr, self.lines[number]
        self._ask(tr("logbook.remove.one"), [line])

    def _ask_all(self) -> None:
        self._ask(self.ui.tr.plural("logbook.remove.all", len(self.lines)), self.lines)

    def _ask(self, text: str, lines: Sequence[Line]) -> None:
        tr = self.ui.tr
        answers = [
            (tr("logbook.remove.yes"), partial(self.scene.remove, lines)),
            (tr("common.cancel"), None),
        ]
        self.app.push(Dialog(self.app, tr("logbook.remove.title"), text, answers, default=1))

    def point_at(self, pos: tuple[int, int]) -> bool:
        return self.list.point_at(pos)

    def first(self) -> Widget | None:
        return self.list if self.lines else None

    # Places

    def layout(self, inside: pygame.Rect) -> None:
        theme, gap = self.ui.theme, self.ui.theme.space("s")
        row = pygame.Rect(inside.left, inside.top, inside.width, theme.control)
        self.spread(self.choices, row)
        foot = row.copy()
        foot.bottom = inside.bottom
        self._layout_foot(foot)
        top = row.bottom + gap
        self.list.place(inside.left, top, inside.width, foot.top - gap - top)
        self.list.row_height = row_height(self.ui)
        self.list.arrange()
        wide = min(theme.px(EMPTY), inside.width)
        high = self.empty.preferred(wide)[1]
        area = self.list.rect
        self.empty.place(area.centerx - wide / 2, area.centery - high / 2, wide, high)

    def _layout_foot(self, foot: pygame.Rect) -> None:
        """Taking in at the left, removing at the right, how many between."""
        take_in, clear, undo = self.pills
        gap = self.ui.theme.space("s")
        third = (foot.width - 2 * gap) // 3
        take_in.place(foot.left, foot.top, take_in.preferred(third)[0], foot.height)
        wide = clear.preferred(third)[0]
        clear.place(foot.right - wide, foot.top, wide, foot.height)
        wide = undo.preferred(third)[0]
        undo.place(clear.rect.left - gap - wide, foot.top, wide, foot.height)
        left = take_in.rect.right + gap
        right = (undo if undo.visible else clear).rect.left - gap
        self.count.place(left, foot.top, right - left, foot.height)
