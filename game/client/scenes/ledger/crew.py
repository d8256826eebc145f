"""Who plays on: somebody leaves, joins late or is called otherwise, as the table decides."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.client.props.medallion import draw_medallion
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import (
    Choice,
    Label,
    PillButton,
    PlankButton,
    RichText,
    ScrollArea,
    TextEntry,
    Widget,
)
from game.client.toolkit.widgets.choice import Item
from game.client.toolkit.wood import Parchment
from game.play.draft import LONGEST_NAME
from game.play.ledger import changes
from game.play.ledger.scores import totals_of
from game.play.ledger.sheet import BIDDING, Sheet
from game.play.looks import Look, looks_of, unused_look

if TYPE_CHECKING:
    from game.client.app import App
    from game.client.scenes.ledger.scene import LedgerScene

WIDTH = 900


class Portrait(Widget):
    """A player's face."""

    focusable = False

    def __init__(self, ui: Ui, look: Look) -> None:
        super().__init__(ui)
        self.look = look

    def draw(self, surface: pygame.Surface) -> None:
        draw_medallion(self.ui, surface, self.look, self.rect)


class CrewScene(Scene):
    """Over the score keeper; whoever leaves keeps a column, whoever joins brings points along."""

    name = "ledger_crew"
    overlay = True

    def __init__(self, app: App, ledger: LedgerScene) -> None:
        super().__init__(app)
        self.ledger = ledger
        self.joining, self.place, self.points = "", len(ledger.sheet.round), "zero"

    @property
    def sheet(self) -> Sheet:
        return self.ledger.sheet

    # What is done

    def _leave_table(self, member: int) -> None:
        self.ledger.do(changes.leave, member)
        self._changed()

    def _rename(self, member: int, name: str) -> None:
        """While it is being typed only what can be a name is taken."""
        if name.strip() and name.strip() not in [seat.name for seat in self.sheet.members]:
            self.ledger.do(changes.rename, member, name)

    def _first(self, member: int) -> None:
        self.ledger.do(changes.starter, self.sheet.number, member)
        self._changed()

    def _join(self) -> None:
        look = str(unused_look(looks_of(self.sheet.members)))
        points = self._offers()[self.points]
        if self.ledger.do(changes.join, self.joining, look, self.place, points):
            self.joining, self.place = "", len(self.sheet.round)
        self._changed()

    def _come_back(self, member: int) -> None:
        seat = self.sheet.members[member]
        self.ledger.do(changes.join, seat.name, seat.look, self.place)
        self._changed()

    def _changed(self) -> None:
        self.place = min(self.place, len(self.sheet.round))
        self.rebuild()

    def _offers(self) -> dict[str, int]:
        """The points to begin with that tables agree on."""
        here = [totals_of(self.sheet)[member] for member in self.sheet.round]
        average = round(sum(here) / len(here) / 10) * 10
        return {"zero": 0, "last": min(here), "average": average}

    # Widgets

    def build(self) -> None:
        ui, tr = self.ui, self.ui.tr
        self.panel = self.add(Parchment(ui))
        self.heading = self.add(Label(ui, tr("ledger.crew"), "heading"))
        self.note = self.add(RichText(ui, tr("ledger.crew.note"), "small", "faded_ink"))
        looks, members = looks_of(self.sheet.members), range(len(self.sheet.members))
        order = (*self.sheet.round, *(m for m in members if m not in self.sheet.round))
        self.lines = [self._member(member, looks[member]) for member in order]
        self.lines.append(self._newcomer())
        parts = [widget for line in self.lines for widget in line]
        self.area = self.add(ScrollArea(ui, parts, "crew"))
        self.done = self.add(PlankButton(ui, tr("common.ok"), self.back, "ok", accent=True))
        if self.focus is None:
            self.set_focus(self.done)

    def _member(self, member: int, look: Look) -> list[Widget]:
        ui, tr, sheet = self.ui, self.ui.tr, self.sheet
        name = TextEntry(
            ui,
            sheet.members[member].name,
            partial(self._rename, member),
            longest=LONGEST_NAME,
            key=f"name_{member}",
        )
        if member not in sheet.round:
            back = partial(self._come_back, member)
            return [
                Portrait(ui, look),
                name,
                PillButton(ui, tr("ledger.crew.back"), back, f"back_{member}"),
            ]
        leads = PillButton(
            ui, tr("ledger.crew.leads"), partial(self._first, member), f"first_{member}"
        )
        if sheet.phase != BIDDING or sheet.hand.starter == member:
            leads.disable(tr("ledger.crew.leads.no"))
        leave = PillButton(
            ui, tr("ledger.crew.leave"), partial(self._leave_table, member), f"leave_{member}"
        )
        return [Portrait(ui, look), name, leads, leave]

    def _newcomer(self) -> list[Widget]:
        ui, tr, sheet = self.ui, self.ui.tr, self.sheet
        entry = TextEntry(
            ui,
            self.joining,
            self._typed,
            on_submit=self._join,
            longest=LONGEST_NAME,
            placeholder=tr("ledger.crew.new"),
            key="newcomer",
        )
        names = [sheet.members[member].name for member in sheet.round]
        places = [Item(n + 1, tr("ledger.crew.after", name=name)) for n, name in enumerate(names)]
        place = Choice(ui, places, self.place, self._set_place, "place")
        points = [
            Item(key, tr(f"ledger.crew.points.{key}", points=points))
            for key, points in self._offers().items()
        ]
        start = Choice(ui, points, self.points, self._set_points, "points")
        look = unused_look(looks_of(sheet.members))
        return [
            Portrait(ui, look),
            entry,
            place,
            start,
            PillButton(ui, tr("ledger.crew.join"), self._join, "join"),
        ]

    def _typed(self, name: str) -> None:
        self.joining = name

    def _set_place(self, place: int) -> None:
        self.place = place

    def _set_points(self, key: str) -> None:
        self.points = key

    # Places

    def layout(self, size: Size) -> None:
        theme, text = self.ui.theme, self.ui.text
        gap, pad = theme.space("s"), theme.px(36)
        width = min(theme.px(WIDTH), size[0] - 2 * gap)
        inner = width - 2 * pad
        plank, head = self.done.preferred(width)[1], text.line_height("heading")
        note = self.note.preferred(inner)[1]
        rows = len(self.lines) + 1
        wanted = rows * (theme.control + gap)
        height = min(size[1] - 2 * gap, 2 * pad + head + note + 2 * gap + wanted + plank)
        panel = pygame.Rect(0, 0, width, height)
        panel.center = (size[0] // 2, size[1] // 2)
        self.panel.rect = panel
        inside = panel.inflate(-2 * pad, -2 * pad)
        self.heading.place(inside.left, inside.top, inside.width, head)
        self.note.place(inside.left, inside.top + head, inside.width, note)
        self.done.place(inside.centerx - theme.px(120), inside.bottom - plank, theme.px(240), plank)
        top = self.note.rect.bottom + gap
        self.area.place(inside.left, top, inside.width, self.done.rect.top - gap - top)
        y = self.area.content.top
        for line in self.lines:
            y = self._lay(line, self.area.content, y) + gap
        self.area.arrange()

    def _lay(self, line: list[Widget], content: pygame.Rect, y: int) -> int:
        """The face, the name, then what can be done; a newcomer takes two rows."""
        gap, high = self.ui.theme.space("s"), self.ui.theme.control
        face, name, *others = line
        face.place(content.left, y, high, high)
        left = content.left + high + gap
        if len(others) > 2:
            *others, join = others
            wide = join.preferred(content.width)[0]
            name.place(left, y, content.right - left - wide - gap, high)
            join.place(content.right - wide, y, wide, high)
            y += high + gap
            self._share(others, left, y, content.right - left)
            return y + high
        rest = round(content.width * 0.56)
        name.place(left, y, content.width - rest - gap - (left - content.left), high)
        self._share(others, content.right - rest, y, rest)
        return y + high

    def _share(self, widgets: list[Widget], left: int, y: int, width: int) -> None:
        gap, high = self.ui.theme.space("s"), self.ui.theme.control
        each = (width - gap * (len(widgets) - 1)) / len(widgets)
        for number, widget in enumerate(widgets):
            widget.place(left + number * (each + gap), y, each, high)
