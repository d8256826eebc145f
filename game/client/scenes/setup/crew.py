"""The left panel of the setup: how many play, and a row for each of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.client.scenes.setup.seat_row import AnyRow, GhostRow, SeatRow, row_height
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import IconButton, Label, PillButton, ScrollArea, Widget
from game.play.draft import Draft, SeatDraft
from game.play.services import Services
from game.rules.edition import Edition


@dataclass(frozen=True)
class CrewActions:
    """What the panel lets a player do; `changed` says whether all must be made anew."""

    resize: Callable[[int], object]
    deal_names: Callable[[], object]
    changed: Callable[[bool], object]
    look: Callable[[int], object]


class CrewColumn:
    """Rows with a description each while they fit, then without, then they scroll."""

    def __init__(
        self,
        ui: Ui,
        draft: Draft,
        edition: Edition,
        services: Services,
        on: CrewActions,
        haunted: bool,
    ) -> None:
        self.ui, self.draft, self.edition = ui, draft, edition
        tr = ui.tr
        self.title = Label(ui, tr("setup.crew"), "heading")
        self.fewer = IconButton(ui, lambda: on.resize(-1), "fewer", icon="minus")
        number = tr.plural("setup.seats", draft.count)
        self.number = Label(ui, number, "strong", "ink", "centre")
        self.more = IconButton(ui, lambda: on.resize(1), "more", icon="plus")
        self._limit()
        self.names = PillButton(ui, tr("setup.random_names"), on.deal_names, "names")
        self.services, self.on = services, on
        self.rows: list[AnyRow] = [self.make_row(n, s) for n, s in enumerate(draft.playing)]
        if haunted:
            self.rows.append(GhostRow(ui))
        self.area = ScrollArea(ui, [w for row in self.rows for w in row.widgets], "crew")

    def make_row(self, number: int, seat: SeatDraft) -> AnyRow:
        levels, characters = self.services.levels, self.services.personalities
        return SeatRow(self.ui, number, seat, levels, characters, self.on.changed, self.on.look)

    @property
    def widgets(self) -> list[Widget]:
        return [self.title, self.fewer, self.number, self.more, self.names, self.area]

    def _limit(self) -> None:
        """No seats beyond what the game is for, and why."""
        tr, seats = self.ui.tr, self.edition.seats
        game = tr(f"setup.edition.{self.edition.key}")
        if self.draft.count <= seats[0]:
            self.fewer.disable(tr("setup.fewest", edition=game, count=seats[0]))
        if self.draft.count >= seats[-1]:
            self.more.disable(tr("setup.most", edition=game, count=seats[-1]))

    def layout(self, inside: pygame.Rect) -> None:
        theme = self.ui.theme
        control, gap = theme.control, theme.space("s")
        self._layout_head(pygame.Rect(inside.topleft, (inside.width, control)))
        self.area.rect = inside.copy()
        self.area.rect.top += control + gap
        self.area.rect.height -= control + gap
        self._layout_rows()
        self.area.arrange()

    def _layout_head(self, head: pygame.Rect) -> None:
        theme = self.ui.theme
        touch, gap, x = head.height, theme.space("s"), head.left
        names = self.names.preferred(round(head.width * 0.4))[0]
        count = theme.px(100)
        for widget, width in (
            (self.title, head.width - names - count - 2 * touch - 4 * gap),
            (self.fewer, touch),
            (self.number, count),
            (self.more, touch),
            (self.names, names),
        ):
            widget.place(x, head.top, width, touch)
            x += width + gap

    def _layout_rows(self) -> None:
        theme, area = self.ui.theme, self.area
        least, gaps = theme.px(3), len(self.rows) - 1
        compact = row_height(self.ui, False) * len(self.rows) + least * gaps > area.rect.height
        height = row_height(self.ui, compact)
        room = area.rect.height - height * len(self.rows)
        content = area.rect if room >= least * gaps else area.content
        between = max(least, min(theme.px(26), room // max(1, gaps)))
        for number, row in enumerate(self.rows):
            y = content.top + number * (height + between)
            row.layout(pygame.Rect(content.left, y, content.width, height), compact)
