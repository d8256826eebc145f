"""The real table: a score sheet for people around the box, sheets to go on with, and more tools."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.client.doors import open_blank_sheet, open_judge, open_real_table_setup, open_sheet
from game.client.props.match_words import date_of
from game.client.toolkit.dialog import Dialog
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.text import SHRINK
from game.client.toolkit.widgets import (
    IconButton,
    Label,
    PlankButton,
    RichText,
    ScrollArea,
)
from game.client.toolkit.wood import Parchment, Signboard, draw_table
from game.match.entry import OVER
from game.play.ledger.cabinet import Filed
from game.play.ledger.scores import winners_of

PLANKS = 0.34  # of the width
WIDEST = 1240
NAMES = 580  # units of a plank that names may take


class RealTableScene(Scene):
    """At the left what can be begun, at the right the sheets that were."""

    name = "real_table"

    def enter(self) -> None:
        self.resume()

    def resume(self) -> None:
        cabinet = self.app.cabinet
        self.unfinished, self.finished = cabinet.unfinished(), cabinet.finished()
        self.app.tell_troubles(cabinet.troubles)

    # What can be done

    def _choices(self) -> list[tuple[str, Callable[[], object]]]:
        return [
            ("new", lambda: open_real_table_setup(self.app)),
            ("judge", lambda: open_judge(self.app)),
            ("chances", lambda: open_judge(self.app, tab="chances")),
            ("blank", lambda: open_blank_sheet(self.app)),
        ]

    def _ask_remove(self, filed: Filed) -> None:
        tr = self.ui.tr
        answers = [
            (tr("ledger.remove.yes"), partial(self._remove, filed)),
            (tr("common.cancel"), None),
        ]
        names = ", ".join(seat.name for seat in filed.sheet.members)
        text = tr("ledger.remove.text", names=names)
        self.app.push(Dialog(self.app, tr("ledger.remove"), text, answers, default=1))

    def _remove(self, filed: Filed) -> None:
        self.app.cabinet.remove(filed.id)
        self.resume()
        self.rebuild()

    # Widgets

    def build(self) -> None:
        ui, tr = self.ui, self.ui.tr
        self.sign = self.add(Signboard(ui, tr("ledger.hub")))
        self.planks = [
            self.add(self._plank(key, action, not number))
            for number, (key, action) in enumerate(self._choices())
        ]
        self.leave_plank = self.add(PlankButton(ui, tr("common.back"), self.back, "back"))
        self.paper = self.add(Parchment(ui))
        self.heading = self.add(Label(ui, tr("ledger.hub.sheets"), "heading"))
        self.lines = self._lines()
        parts = [widget for line in self.lines for widget in line]
        self.area = self.add(ScrollArea(ui, parts, "sheets"))
        self.none = self.add(RichText(ui, tr("ledger.hub.none"), "body", "faded_ink", "centre"))
        self.none.visible = not self.lines
        if self.focus is None:
            self.set_focus(self.planks[0])

    def _plank(self, key: str, action: Callable[[], object], accent: bool) -> PlankButton:
        tr = self.ui.tr
        note = tr(f"ledger.hub.{key}.note")
        return PlankButton(self.ui, tr(f"ledger.hub.{key}"), action, key, accent=accent, note=note)

    def _lines(self) -> list[tuple[PlankButton, IconButton]]:
        """Unfinished sheets, then the others; each with what takes it away."""
        ui, tr, found = self.ui, self.ui.tr, list[tuple[PlankButton, IconButton]]()
        for filed in (*self.unfinished, *self.finished):
            names, action = self._names(filed), partial(open_sheet, self.app, filed.id)
            plank = PlankButton(ui, names, action, f"sheet_{filed.id}", note=self._told(filed))
            trash = partial(self._ask_remove, filed)
            remove = IconButton(ui, trash, f"remove_{filed.id}", tr("ledger.remove"), icon="trash")
            if filed.is_elsewhere:
                plank.disable(tr("error.save.open_elsewhere"))
                remove.disable(tr("error.save.open_elsewhere"))
            found.append((plank, remove))
        return found

    def _names(self, filed: Filed) -> str:
        """The names of the players, as many as fit on a plank."""
        text, names = self.ui.text, [seat.name for seat in filed.sheet.members]
        room = self.ui.theme.px(NAMES)
        for count in range(len(names), 1, -1):
            told = ", ".join(names[:count])
            told += f" +{len(names) - count}" if count < len(names) else ""
            if text.measure(told, "button")[0] * SHRINK <= room:
                return told
        return names[0]

    def _told(self, filed: Filed) -> str:
        """Which game, how far, and when it was kept last."""
        sheet, tr = filed.sheet, self.ui.tr
        game, day = tr(f"setup.edition.{sheet.edition.key}.short"), date_of(tr, sheet.entry.played)
        if filed in self.finished:
            names = tr.list(sheet.members[winner].name for winner in winners_of(sheet))
            return tr("ledger.hub.finished", game=game, names=names, day=day)
        if sheet.entry.status == OVER:
            return tr("title.result_note", game=game)
        round_of = tr("title.unfinished_note", game=game, hand=sheet.number, hands=sheet.planned)
        return f"{round_of} · {day}"

    # Places

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        gap, total = theme.space("m"), min(size[0] - 2 * theme.space("l"), theme.px(WIDEST))
        wide, high = self.sign.preferred(size[0] // 2)
        self.sign.place((size[0] - wide) / 2, theme.px(8), wide, high)
        top, left = self.sign.rect.bottom + theme.space("s"), (size[0] - total) // 2
        column = round(total * PLANKS)
        plank = self.leave_plank.preferred(column)[1]
        self.leave_plank.place(left, size[1] - plank - gap, theme.px(200), plank)
        y = top + theme.space("s")
        for button in self.planks:
            height = button.preferred(column)[1]
            button.place(left, y, column, height)
            y += height + theme.space("s")
        x = left + column + gap
        self.paper.place(x, top, left + total - x, size[1] - gap - top)
        self._layout_sheets(self.paper.rect.inflate(-theme.px(56), -theme.px(44)))

    def _layout_sheets(self, inside: pygame.Rect) -> None:
        theme, gap = self.ui.theme, self.ui.theme.space("s")
        line = self.ui.text.line_height("heading")
        self.heading.place(inside.left, inside.top, inside.width, line)
        area = inside.copy()
        area.top += line + gap
        area.height -= line + gap
        self.area.rect = area
        height = self.none.preferred(area.width)[1]
        self.none.place(area.left, area.centery - height / 2, area.width, height)
        y, content, side = area.top, self.area.content, theme.touch
        for plank, remove in self.lines:
            high = plank.preferred(content.width)[1]
            plank.place(content.left, y, content.width - side - gap, high)
            remove.place(content.right - side, y + (high - side) / 2, side, side)
            y += high + gap
        self.area.arrange()

    def draw_scene(self, surface: pygame.Surface) -> None:
        draw_table(self.ui, surface)
