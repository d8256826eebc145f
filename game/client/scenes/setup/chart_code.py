"""Sail by chart: a deal by its code, or the deal of the day; friends can compare how they fared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, datetime
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.client.doors import open_match, open_table
from game.client.props.edition_picture import EditionPicture
from game.client.props.match_words import daily_result, result_of
from game.client.toolkit import clipboard
from game.client.toolkit.asking import AskScene
from game.client.toolkit.scene import Size
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Label, PillButton, Widget
from game.match.seat import BOT, clean_name
from game.play.draft import SeatDraft
from game.play.logbook.chart import LONGEST, Chart, ChartError, chart_from, terms_of
from game.play.logbook.daily import days_of, deal_of_the_day, streak
from game.play.logbook.digest import DAILY, Line
from game.play.looks import default_look
from game.rules.edition import Edition

if TYPE_CHECKING:
    from game.client.app import App

PICTURE = 64  # units of a tile's height


class DayTile(Widget):
    """The deal of the day of one edition: to be played, continued, or told."""

    def __init__(
        self, ui: Ui, edition: Edition, told: str, action: Callable[[], object], is_done: bool
    ) -> None:
        super().__init__(ui, f"day_{edition.key}")
        self.edition, self.told, self.action, self.is_done = edition, told, action, is_done
        self.picture = EditionPicture(ui, edition)

    def activate(self) -> None:
        self.ui.sound("plank")
        self.action()

    def preferred(self, width: int) -> tuple[int, int]:
        lines = self.ui.text.line_height("small_bold") + self.ui.text.line_height("small")
        return width, self.ui.theme.px(PICTURE) + lines + self.ui.theme.space("m")

    def draw(self, surface: pygame.Surface) -> None:
        ui, theme = self.ui, self.ui.theme
        opacity = 0.9 if self.hovered else 0.55
        surface.blit(ui.shapes.bar(self.rect.size, "bone", opacity), self.rect)
        rim = "target" if self.is_done else "brass"
        surface.blit(ui.shapes.ring(self.rect.size, rim, 2), self.rect)
        inside = self.rect.inflate(-theme.space("m"), -theme.space("s"))
        self.picture.place(inside.left, inside.top, inside.width, theme.px(PICTURE))
        self.picture.draw(surface)
        name = pygame.Rect(inside.left, self.picture.rect.bottom, inside.width, 0)
        name.height = ui.text.line_height("small_bold")
        short = ui.tr(f"setup.edition.{self.edition.key}.short")
        ui.text.line(surface, short, "small_bold", "ink", name, "centre")
        told = pygame.Rect(name.left, name.bottom, name.width, ui.text.line_height("small"))
        ui.text.line(surface, self.told, "small", "blood", told, "centre")


class TileRow(Widget):
    """Tiles side by side."""

    focusable = False

    def __init__(self, ui: Ui, tiles: Sequence[Widget]) -> None:
        super().__init__(ui)
        self.children = list(tiles)

    def preferred(self, width: int) -> tuple[int, int]:
        return width, max(child.preferred(width)[1] for child in self.children)

    def place(self, x: float, y: float, width: float, height: float) -> None:
        super().place(x, y, width, height)
        gap = self.ui.theme.space("s")
        each = (width - gap * (len(self.children) - 1)) / len(self.children)
        for number, child in enumerate(self.children):
            child.place(x + number * (each + gap), y, each, height)

    def draw(self, surface: pygame.Surface) -> None:
        for child in self.children:
            child.draw(surface)


class ChartScene(AskScene):
    """An overlay of the setup; names and looks come from there."""

    name = "chart_code"
    longest = LONGEST

    def __init__(self, app: App, code: str = "", today: date | None = None) -> None:
        super().__init__(app, code)
        self.today = today or datetime.now().astimezone().date()
        self.lines = [line for line in app.logbook.lines() if line.daily]

    # The code

    def words(self) -> tuple[str, str, str]:
        tr = self.ui.tr
        return tr("chart.title"), tr("chart.text"), tr("setup.start")

    def _chart(self) -> Chart | None:
        """What was typed, if it is a code."""
        try:
            return chart_from(self.typed, self.app.editions)
        except ChartError:
            return None

    def hint(self) -> str:
        """What a good code stands for."""
        tr, chart = self.ui.tr, self._chart()
        if chart is None:
            return tr("chart.hint")
        game = tr(f"setup.edition.{chart.edition}.short")
        bots = [tr(f"setup.level.{level}") for level, _ in chart.who if level]
        known = tr("chart.found", game=game, count=len(chart.who))
        levels = ", ".join(dict.fromkeys(bots))
        return f"**{known}**" + (f"\n{tr('chart.found.bots', levels=levels)}" if levels else "")

    def submit(self) -> None:
        if not self.typed.strip():
            self.refuse(self.ui.tr("chart.wrong.nothing"))
            return
        try:
            self._sail(chart_from(self.typed, self.app.editions))
        except ChartError as error:
            self.refuse(self.ui.tr(f"chart.wrong.{error.key}"))

    def _paste(self) -> None:
        """Write what is in the clipboard in the place of what was typed."""
        self.typed = clipboard.pasted().strip()[:LONGEST]
        self.trouble = ""
        self.rebuild()

    def _sail(self, chart: Chart, day: str = "") -> None:
        game = self.app.games.new(terms_of(chart, self._crew()))
        if day:
            game.kept.note(DAILY, day)
        open_table(self.app, game)

    def _crew(self) -> list[SeatDraft]:
        """Whoever was set up last, and others for those who have no name or share one."""
        names = self.ui.tr("setup.names").split("|")
        spare = [SeatDraft(name, BOT, "", default_look(n)) for n, name in enumerate(names)]
        named = {clean_name(seat.name): seat for seat in [*spare, *self.app.last_draft().seats]}
        known = [seat for seat in self.app.last_draft().seats if clean_name(seat.name)]
        order = dict.fromkeys(clean_name(seat.name) for seat in [*known, *spare])
        return [named[name] for name in order]

    # The deal of the day

    def _tile(self, edition: Edition) -> DayTile:
        tr = self.ui.tr
        line = self._played(edition.key)
        if line is None:
            chart = deal_of_the_day(self.today, edition.key)
            sail = partial(self._sail, chart, self.today.isoformat())
            return DayTile(self.ui, edition, tr("chart.day.new"), sail, is_done=False)
        if line.is_open:
            go_on = partial(open_match, self.app, line.id)
            return DayTile(self.ui, edition, tr("title.continue"), go_on, is_done=False)
        copy = partial(self._copy, line)
        return DayTile(self.ui, edition, result_of(tr, line), copy, is_done=True)

    def _played(self, edition: str) -> Line | None:
        today = self.today.isoformat()
        found = (x for x in self.lines if x.daily == today and x.edition == edition)
        return next(found, None)

    def _copy(self, line: Line) -> None:
        """Copy one line about the deal of the day, to send to somebody."""
        digest = self.app.logbook.digest(line.id)
        self.app.copy(daily_result(self.ui.tr, digest, self._streak))

    @property
    def _streak(self) -> int:
        return streak(days_of(self.lines), self.today)

    # Widgets

    def build(self) -> None:
        ui, tr = self.ui, self.ui.tr
        tiles = [self._tile(edition) for edition in self.app.editions.values()]
        told = tr("chart.day")
        if self._streak:
            told = tr.plural("chart.day.streak", self._streak)
        self.day = Label(ui, told, "label", "blood", "centre")
        self.tiles = TileRow(ui, tiles)
        self.paste = PillButton(ui, tr("chart.paste"), self._paste, "paste")
        super().build()
        for widget in (self.paste, self.day, self.tiles):
            self.add(widget)

    def _stacked(self) -> list[Widget]:
        return [*super()._stacked(), self.day, self.tiles]

    def layout(self, size: Size) -> None:
        """Place the button that pastes beside the field."""
        super().layout(size)
        wide, field = self.paste.preferred(size[0])[0], self.entry.rect
        self.paste.place(field.right - wide, field.top, wide, field.height)
        field.width -= wide + self.ui.theme.space("s")
