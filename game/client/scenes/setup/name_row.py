"""A seat at the real table: who sits there, how it looks, and where; and names to be offered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.client.scenes.setup.crew import CrewActions, CrewColumn
from game.client.scenes.setup.seat_row import AnyRow, LookButton, RowCard, look_rect
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import IconButton, Label, PillButton, TextEntry, Widget
from game.play.draft import LONGEST_NAME, Draft, SeatDraft
from game.play.services import Services
from game.rules.edition import Edition

OFFERED_LINES = 2
OFFERS_SHARE = 0.42  # of the panel at most; large letters take more room than they leave


class NameRow:
    """The name, and arrows that change places with the neighbours."""

    def __init__(
        self,
        ui: Ui,
        number: int,
        seat: SeatDraft,
        on: CrewActions,
        on_move: Callable[[int, int], object],
    ) -> None:
        self.ui, self.number, self.seat, self.on = ui, number, seat, on
        self.card = RowCard(ui, ui.theme.seat(seat.look.colour)["main"])
        self.look = LookButton(ui, seat.look, lambda: on.look(number), f"look_{number}")
        name = ui.tr("setup.name")
        self.name = TextEntry(
            ui,
            seat.name,
            self._renamed,
            longest=LONGEST_NAME,
            placeholder=name,
            key=f"name_{number}",
        )
        self.moves = [
            IconButton(
                ui,
                partial(on_move, number, by),
                f"{icon}_{number}",
                ui.tr(f"ledger.setup.{icon}"),
                icon=f"arrow_{icon}",
            )
            for icon, by in (("up", -1), ("down", 1))
        ]

    @property
    def widgets(self) -> list[Widget]:
        return [self.card, self.look, self.name, *self.moves]

    def _renamed(self, name: str) -> None:
        self.seat.name = name
        self.on.changed(False)

    def layout(self, rect: pygame.Rect, compact: bool) -> None:
        theme = self.ui.theme
        gap, control = theme.space("s"), theme.control
        self.card.rect = rect
        self.look.rect = look_rect(self.ui, rect)
        top, side = rect.centery - control / 2, theme.touch
        x = rect.right - theme.px(8)
        for button in reversed(self.moves):
            x -= side
            button.place(x, rect.centery - side / 2, side, side)
            x -= gap
        left = self.look.rect.right + theme.space("l")
        self.name.place(left, top, x - left, control)


class NamesCrew(CrewColumn):
    """Everybody is a person; those who played here before are offered below the rows.

    A name that is taken goes to the first seat that has none of them.
    """

    def __init__(
        self,
        ui: Ui,
        draft: Draft,
        edition: Edition,
        services: Services,
        on: CrewActions,
        haunted: bool,
        known: Sequence[str],
        on_move: Callable[[int, int], object],
    ) -> None:
        self.on_move, self.known = on_move, list(known)
        super().__init__(ui, draft, edition, services, on, haunted)
        self.names.text = ui.tr("ledger.setup.shuffle")
        seated = {seat.name.strip() for seat in draft.playing}
        self.free = [name for name in known if name not in seated]
        self.told = Label(ui, ui.tr("ledger.setup.known"), "small_bold", "faded_ink")
        self.offers = [
            PillButton(ui, name, partial(self._take, name), f"known_{name}") for name in self.free
        ]

    def make_row(self, number: int, seat: SeatDraft) -> AnyRow:
        return NameRow(self.ui, number, seat, self.on, self.on_move)

    @property
    def widgets(self) -> list[Widget]:
        return [*super().widgets, *([self.told, *self.offers] if self.offers else [])]

    def _take(self, name: str) -> None:
        seats = self.draft.playing
        strangers = [seat for seat in seats if seat.name.strip() not in self.known]
        seat = strangers[0] if strangers else seats[-1]
        seat.name = name
        self.on.changed(True)

    def layout(self, inside: pygame.Rect) -> None:
        """The offers stand at the foot, in as many lines as there is room for."""
        theme = self.ui.theme
        gap, line = theme.space("s"), self.ui.text.line_height("small_bold")
        rows = self._flow(inside.width)
        most = max(1, round((inside.height * OFFERS_SHARE - line) / (theme.touch + gap)))
        rows = rows[: min(OFFERED_LINES, most)]
        foot = (line + len(rows) * (theme.touch + gap)) if rows else 0
        y = inside.bottom - foot
        self.told.place(inside.left, y, inside.width, line)
        for button in self.offers:
            button.visible = False
        for number, row in enumerate(rows):
            self._lay(row, inside.left, y + line + number * (theme.touch + gap) + gap)
        super().layout(pygame.Rect(inside.left, inside.top, inside.width, inside.height - foot))

    def _flow(self, width: int) -> list[list[PillButton]]:
        rows: list[list[PillButton]] = []
        used, gap = width + 1, self.ui.theme.space("s")
        for button in self.offers:
            wide = button.preferred(width)[0]
            if used + wide > width:
                rows.append([])
                used = 0
            rows[-1].append(button)
            used += wide + gap
        return rows

    def _lay(self, row: list[PillButton], left: int, top: int) -> None:
        for button in row:
            wide = button.preferred(self.area.ui.theme.size[0])[0]
            button.visible = True
            button.place(left, top, wide, self.ui.theme.touch)
            left += wide + self.ui.theme.space("s")
