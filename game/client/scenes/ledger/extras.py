"""What else a player earned in a round: bonuses by kind, Loot, Rascal's bet, Harry, corrections."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.client.props.pieces import Faces
from game.client.scenes.ledger.entry import EntryScene
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import (
    IconButton,
    Label,
    PillButton,
    PlankButton,
    RichText,
    ScrollArea,
    TextEntry,
    Widget,
)
from game.client.toolkit.wood import Parchment
from game.play.ledger import changes
from game.play.ledger.limits import bonus_kinds, bonuses_count, loots, may_use
from game.play.ledger.scores import hand_scored, result_of
from game.play.ledger.sheet import Cell, Sheet
from game.play.payouts import bonus_table
from game.rules.pieces import Ability, Face
from game.rules.scoring import WAGERS

if TYPE_CHECKING:
    from game.client.app import App

STEP = 10  # points of a correction
WIDTH = 860
NAMED = 0.5  # of a row, for what it is about


class Pictures(Widget):
    """The faces that earn something, side by side."""

    focusable = False

    def __init__(self, ui: Ui, faces: Faces, shown: Sequence[Face]) -> None:
        super().__init__(ui)
        self.faces, self.shown = faces, shown

    @property
    def height(self) -> int:
        """The height of a face; a row is a little higher."""
        return self.ui.theme.control - self.ui.theme.px(6)

    @property
    def step(self) -> int:
        return self.faces.width(self.height) + self.ui.theme.px(4)

    def preferred(self, width: int) -> tuple[int, int]:
        theme = self.ui.theme
        return len(self.shown) * self.step + theme.space("s"), theme.control

    def places(self) -> list[tuple[float, int]]:
        """The middle of every face."""
        left, middle = self.rect.left, self.rect.centery
        return [(left + self.step * (number + 0.5), middle) for number in range(len(self.shown))]

    def draw(self, surface: pygame.Surface) -> None:
        for face, place in zip(self.shown, self.places(), strict=True):
            self.faces.draw(surface, face.token, place, self.height)


class Asked:
    """One row: what it is about at the left, and at the right the widgets that set it."""

    def __init__(
        self,
        ui: Ui,
        text: str,
        controls: Sequence[Widget],
        note: str = "",
        picture: Pictures | None = None,
    ) -> None:
        self.ui, self.controls, self.picture = ui, list(controls), picture
        self.label = RichText(ui, text, "strong")
        self.note = RichText(ui, note, "small", "faded_ink")

    @property
    def widgets(self) -> list[Widget]:
        first: list[Widget] = [self.picture] if self.picture else []
        return [*first, self.label, self.note, *self.controls]

    def layout(self, rect: pygame.Rect) -> int:
        """Place it from the top of the rectangle; returns where it ends."""
        theme, high = self.ui.theme, self.ui.theme.control
        left, right = rect.left, rect.left + round(rect.width * NAMED)
        if self.picture:
            wide = max(theme.px(96), self.picture.preferred(right - left)[0])
            self.picture.place(left, rect.top, wide, high)
            left += wide
        line, low = self.label.preferred(right - left)[1], self.note.preferred(right - left)[1]
        low *= bool(self.note.text)
        high = max(high, line + low)
        top = rect.top + (high - line - low) / 2
        self.label.place(left, top, right - left, line)
        self.note.place(left, top + line, right - left, low)
        return self._lay_controls(rect, right + theme.space("s"), high)

    def _lay_controls(self, rect: pygame.Rect, left: int, high: int) -> int:
        """Place the widgets that set it, in as many lines as they take."""
        gap, x, y = self.ui.theme.space("s"), left, rect.top
        for control in self.controls:
            wide = control.preferred(rect.right - left)[0]
            if x > left and x + wide > rect.right:
                x, y = left, y + high + gap
            control.place(x, y, wide, high)
            x += wide + gap
        return y + high


class Count(Label):
    """A number between its minus and its plus."""

    def preferred(self, width: int) -> tuple[int, int]:
        return self.ui.theme.px(76), self.ui.theme.control


class ExtrasScene(Scene):
    """Over the rows; everything holds at once."""

    name = "ledger_extras"
    overlay = True

    def __init__(self, app: App, host: EntryScene, member: int) -> None:
        super().__init__(app)
        self.host, self.member = host, member

    @property
    def sheet(self) -> Sheet:
        return self.host.sheet

    @property
    def cell(self) -> Cell:
        return self.sheet.hands[self.host.number - 1].cell(self.member)

    def _do(self, change: Callable[[], bool]) -> None:
        change()
        self.rebuild()

    # Widgets

    def build(self) -> None:
        ui, tr = self.ui, self.ui.tr
        self.panel = self.add(Parchment(ui))
        name = self.sheet.members[self.member].name
        self.heading = self.add(Label(ui, tr("ledger.extras.title", name=name), "heading"))
        self.points = self.add(Label(ui, self._worth(), "big_number", "ink", "right"))
        self.told = self.add(RichText(ui, self._told(), "small", "faded_ink"))
        self.asked = [*self._bonuses(), *self._loot(), *self._abilities(), self._correction()]
        parts = [widget for row in self.asked for widget in row.widgets]
        self.area = self.add(ScrollArea(ui, parts, "extras"))
        self.done = self.add(PlankButton(ui, tr("common.ok"), self.back, "ok", accent=True))
        if self.focus is None:
            self.set_focus(self.done)

    def _worth(self) -> str:
        """What the round brings, as soon as that is known."""
        if result_of(self.sheet, self.host.number, self.member) is None:
            return ""
        return self.ui.tr.signed(hand_scored(self.sheet, self.host.number)[self.member].points)

    def _told(self) -> str:
        """A sentence that says whether bonuses are paid for this bid at all."""
        tr, setup = self.ui.tr, self.sheet.setup(self.host.number)
        if not setup.scoring.pays_bonuses:
            return tr("ledger.extras.never")
        if result_of(self.sheet, self.host.number, self.member) is None:
            return tr("ledger.extras.unknown")
        counts = bonuses_count(self.sheet, self.host.number, self.member)
        return tr("ledger.extras.counts" if counts else "ledger.extras.missed")

    def _bonuses(self) -> list[Asked]:
        setup = self.sheet.setup(self.host.number)
        if not setup.scoring.pays_bonuses:
            return []
        faces, paid = Faces(self.ui, setup.edition), {p.kind: p for p in bonus_table(setup)}
        counts = bonuses_count(self.sheet, self.host.number, self.member)
        rows = []
        for kind in bonus_kinds(setup):
            times = self.cell.bonuses.get(kind, 0)
            controls = self._stepper(kind, times, partial(self._bonus, kind), counts)
            points = self.ui.tr.signed(paid[kind].points)
            picture = Pictures(self.ui, faces, paid[kind].faces[:2])
            text = self.ui.tr(f"ledger.bonus.{kind}")
            rows.append(Asked(self.ui, text, controls, points, picture))
        return rows

    def _stepper(
        self, key: str, value: int, on_change: Callable[[int], object], enabled: bool = True
    ) -> list[Widget]:
        ui = self.ui
        minus = IconButton(ui, partial(on_change, -1), f"less_{key}", icon="minus")
        plus = IconButton(ui, partial(on_change, 1), f"more_{key}", icon="plus")
        if not enabled:
            plus.disable(self._told())
        if not enabled and not value:
            minus.disable(self._told())
        return [minus, Count(ui, ui.tr.number(value), "big_number", "ink", "centre"), plus]

    def _bonus(self, kind: str, by: int) -> None:
        times = max(0, self.cell.bonuses.get(kind, 0) + by)
        number = self.host.number
        self._do(lambda: self.host.do(changes.bonus, number, self.member, kind, times))

    # Loot

    def _loot(self) -> list[Asked]:
        setup, tr = self.sheet.setup(self.host.number), self.ui.tr
        if not loots(setup):
            return []
        others = [m for m in self.sheet.hands[self.host.number - 1].seats if m != self.member]
        pills: list[Widget] = []
        for other in others:
            times = self._allied(other)
            name = self.sheet.members[other].name
            text = f"{name} ×{times}" if times > 1 else name
            rim = "target" if times else "faded_ink"
            pills.append(
                PillButton(self.ui, text, partial(self._ally, other), f"loot_{other}", colour=rim)
            )
        points = tr("ledger.loot.note", points=setup.edition.loot_bonus)
        return [Asked(self.ui, tr("ledger.loot"), pills, points)]

    def _allied(self, other: int) -> int:
        pairs = Counter(frozenset(pair) for pair in self.sheet.hands[self.host.number - 1].loot)
        return pairs[frozenset((self.member, other))]

    def _ally(self, other: int) -> None:
        """Note one Loot more between the two, or none again where there is no other."""
        number, ours = self.host.number, {self.member, other}
        loot = self.sheet.hands[number - 1].loot
        if len(loot) < loots(self.sheet.setup(number)):
            pairs = (*loot, (self.member, other))
        else:
            pairs = tuple(pair for pair in loot if set(pair) != ours)
            if pairs == loot:
                pairs = (*loot, (self.member, other))  # one too many: the sheet says so
        self._do(lambda: self.host.do(changes.loot, number, pairs))

    # Pirates' abilities

    def _abilities(self) -> list[Asked]:
        sheet, number, tr = self.sheet, self.host.number, self.ui.tr
        rows = []
        if may_use(sheet, number, Ability.WAGER):
            keys = [(str(points), points) for points in WAGERS]
            pills = self._choice("wager", keys, self.cell.wager, changes.wager)
            rows.append(Asked(self.ui, tr("ledger.wager"), pills, tr("ledger.wager.note")))
        if may_use(sheet, number, Ability.CHANGE_BID):
            keys = [(tr.signed(change), change) for change in (-1, 0, 1)]
            pills = self._choice("change", keys, self.cell.change, changes.change_bid)
            rows.append(Asked(self.ui, tr("ledger.harry"), pills, tr("ledger.harry.note")))
        return rows

    def _choice(
        self,
        key: str,
        values: Sequence[tuple[str, int]],
        chosen: int,
        change: Callable[[Sheet, int, int, int], Sheet],
    ) -> list[Widget]:
        number, member = self.host.number, self.member

        def set_to(value: int) -> None:
            self._do(lambda: self.host.do(change, number, member, value))

        return [
            PillButton(
                self.ui,
                text,
                partial(set_to, value),
                f"{key}_{value}",
                colour="target" if value == chosen else "faded_ink",
            )
            for text, value in values
        ]

    # The table's own business

    def _correction(self) -> Asked:
        tr, points = self.ui.tr, self.cell.correction
        note = TextEntry(
            self.ui,
            self.cell.note,
            self._note,
            longest=changes.LONGEST_NOTE,
            placeholder=tr("ledger.correction.why"),
            key="note",
        )
        controls = self._stepper("correction", points, self._correct)
        return Asked(
            self.ui, tr("ledger.correction"), [*controls, note], tr("ledger.correction.note")
        )

    def _correct(self, by: int) -> None:
        points = self.cell.correction + by * STEP
        args = (self.host.number, self.member, points, self.cell.note)
        self._do(lambda: self.host.do(changes.correct, *args))

    def _note(self, text: str) -> None:
        """Write down the note of a correction; the field is not made anew and keeps its caret."""
        self.host.do(changes.correct, self.host.number, self.member, self.cell.correction, text)

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_b) and not self.keyboard:
            self.back()
            return True
        return False

    # Places

    def layout(self, size: Size) -> None:
        theme, text = self.ui.theme, self.ui.text
        gap, pad = theme.space("m"), theme.px(34)
        width = min(theme.px(WIDTH), size[0] - 2 * gap)
        plank, head = self.done.preferred(width)[1], text.line_height("big_number")
        inner = width - 2 * pad
        told = self.told.preferred(inner)[1]
        wanted = self._lay(pygame.Rect(0, 0, inner - theme.px(18), 0))
        fixed = 2 * pad + head + told + 2 * gap + plank
        height = min(size[1] - 2 * theme.space("s"), fixed + wanted)
        panel = pygame.Rect(0, 0, width, height)
        panel.center = (size[0] // 2, size[1] // 2)
        self.panel.rect = panel
        inside = panel.inflate(-2 * pad, -2 * pad)
        self.heading.place(inside.left, inside.top, inside.width - theme.px(120), head)
        self.points.place(inside.right - theme.px(110), inside.top, theme.px(110), head)
        self.told.place(inside.left, self.heading.rect.bottom, inside.width, told)
        top = self.told.rect.bottom + gap
        self.done.place(inside.centerx - theme.px(120), inside.bottom - plank, theme.px(240), plank)
        self.area.place(inside.left, top, inside.width, self.done.rect.top - gap - top)
        self._lay(self.area.content)
        self.area.arrange()

    def _lay(self, content: pygame.Rect) -> int:
        """Place the rows one below the other; returns the height of all."""
        gap, y = self.ui.theme.space("s"), content.top
        for row in self.asked:
            y = row.layout(pygame.Rect(content.left, y, content.width, 0)) + gap
        return y - gap - content.top
