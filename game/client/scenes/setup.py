"""Before a match: who plays, which game and by which rules; all of it remembered."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pygame

from game.client.playable import playable_editions
from game.client.scenes.base import Scene, Size
from game.client.scenes.dialog import Dialog
from game.client.scenes.parts.wood import Sheet, Signboard, draw_table
from game.client.scenes.setup_parts.look_picker import LookPicker
from game.client.scenes.setup_parts.memory import remember, remembered_draft
from game.client.scenes.setup_parts.options import EditionPicture, option_blocks
from game.client.scenes.setup_parts.seat_row import SeatRow
from game.client.widgets import (
    Choice,
    IconButton,
    Label,
    PillButton,
    PlankButton,
    RichText,
    ScrollArea,
    Widget,
)
from game.client.widgets.choice import Item
from game.rules.edition import Edition, Setup
from game.rules.errors import RuleError

if TYPE_CHECKING:
    from game.client.app import App


class SetupScene(Scene):
    """Crew at the left, rules at the right, and one press starts."""

    name = "setup"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.editions = playable_editions()
        self.draft = remembered_draft(app)

    @property
    def edition(self) -> Edition:
        return self.editions[self.draft.edition]

    @property
    def setup(self) -> Setup | None:
        """What the rules overlay tells about."""
        try:
            return self.draft.setup(self.edition)
        except RuleError:
            return None

    # Changes

    def _changed(self, anew: bool = True) -> None:
        """What was chosen is kept at once; what is being typed, when the scene goes."""
        if anew:
            remember(self.app, self.draft)
            self.rebuild()
        else:
            self._check()
            self.redraw()

    def leave(self) -> None:
        remember(self.app, self.draft)

    def _check(self) -> None:
        problem = self.draft.problem(self.edition)
        self.start.enable()
        if problem:
            key, values = problem
            self.start.disable(self.ui.tr(f"setup.problem.{key}", **values))
        self.start.note = self.start.reason or self._summary()

    def _summary(self) -> str:
        tr, people = self.ui.tr, self.draft.people
        if people == 0:
            return tr("setup.watch")
        return tr.plural("setup.people", people) if people > 1 else tr("setup.alone")

    def _seats(self, by: int) -> None:
        self.draft.count += by
        self.draft.fit(self.edition)
        self._changed()

    def _rename(self) -> None:
        self.draft.rename(self.ui.tr("setup.names").split("|"), Random())
        self._changed()

    def _choose_edition(self, key: str) -> None:
        self.draft.fit(self.editions[key])
        self._changed()

    def _choose(self, key: str, value: object) -> None:
        self.draft.choose(self.edition, key, value)
        self._changed(self.find(f"option_{key}") is not self.focus or value in (True, False))

    def _open_look(self, number: int) -> None:
        self.app.push(LookPicker(self.app, self.draft, number, self._changed))

    def _start(self) -> None:
        if self.app.saves.load() is None:
            self._begin()
            return
        tr = self.ui.tr
        answers = [(tr("setup.replace.yes"), self._begin), (tr("common.cancel"), None)]
        self.app.push(Dialog(self.app, tr("setup.replace"), tr("setup.replace.text"), answers))

    def _begin(self) -> None:
        remember(self.app, self.draft)
        self.app.go("table", plan=self.draft.plan(self.edition))

    # Widgets

    def build(self) -> None:
        tr, ui = self.ui.tr, self.ui
        self.crew_sheet, self.rule_sheet = self.add(Sheet(ui)), self.add(Sheet(ui))
        self.sign = self.add(Signboard(ui, tr("setup.title")))
        self._build_crew()
        self._build_rules()
        self.leave_plank = self.add(PlankButton(ui, tr("common.back"), self.back, "back"))
        self.start = self.add(
            PlankButton(ui, tr("setup.start"), self._start, "start", accent=True, note=" ")
        )
        self._check()
        self.set_focus(self.start)

    def _build_crew(self) -> None:
        tr, ui, range_ = self.ui.tr, self.ui, self.edition.seats
        self.crew_title = self.add(Label(ui, tr("setup.crew"), "heading"))
        self.fewer = self.add(IconButton(ui, lambda: self._seats(-1), "fewer", icon="minus"))
        number = tr.plural("setup.seats", self.draft.count)
        self.number = self.add(Label(ui, number, "strong", "ink", "centre"))
        self.more = self.add(IconButton(ui, lambda: self._seats(1), "more", icon="plus"))
        game = tr(f"setup.edition.{self.edition.key}")
        if self.draft.count <= range_[0]:
            self.fewer.disable(tr("setup.fewest", edition=game, count=range_[0]))
        if self.draft.count >= range_[-1]:
            self.more.disable(tr("setup.most", edition=game, count=range_[-1]))
        self.names = self.add(PillButton(ui, tr("setup.random_names"), self._rename, "names"))
        services = self.app.services
        self.rows = [
            SeatRow(
                ui,
                number,
                seat,
                services.levels,
                services.personalities,
                self._changed,
                self._open_look,
            )
            for number, seat in enumerate(self.draft.playing)
        ]
        self.crew = self.add(ScrollArea(ui, [w for row in self.rows for w in row.widgets], "crew"))

    def _build_rules(self) -> None:
        tr, ui, edition = self.ui.tr, self.ui, self.edition
        self.picture = EditionPicture(ui, edition)
        game: Widget = Label(ui, tr(f"setup.edition.{edition.key}"), "heading", "ink", "centre")
        if len(self.editions) > 1:
            items = [Item(key, tr(f"setup.edition.{key}")) for key in self.editions]
            game = Choice(ui, items, edition.key, self._choose_edition, "edition")
        self.game = game
        self.facts = RichText(ui, self._facts(), "body", "ink", "centre")
        self.blocks = option_blocks(ui, edition, self.draft.chosen(edition), self._choose)
        parts = [self.picture, self.game, self.facts, *(w for b in self.blocks for w in b.widgets)]
        self.rules = self.add(ScrollArea(ui, parts, "rules"))
        self.read = self.add(PillButton(ui, tr("setup.read_rules"), self._read_rules, "read"))

    def _read_rules(self) -> None:
        self.app.open("rules", setup=self.setup)

    def _facts(self) -> str:
        """How long it takes, in hands and pieces."""
        setup = self.setup
        if setup is None:
            return ""
        tr, pieces = self.ui.tr, len(setup.deck)
        hands = tr.plural("setup.hands", len(setup.plan))
        return tr(f"setup.edition.{self.edition.key}.facts", hands=hands, pieces=pieces)

    def on_key(self, event: pygame.event.Event) -> bool:
        """Enter starts, until the keyboard has been used to go somewhere."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not self.keyboard:
            self.start.activate()
            return True
        return False

    # Places

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        margin, gap = theme.space("l"), theme.space("m")
        wide, high = self.sign.preferred(size[0] // 2)
        self.sign.place((size[0] - wide) / 2, theme.px(8), wide, high)
        plank = self.start.preferred(size[0])[1]
        top, bottom = self.sign.rect.bottom + theme.space("xs"), size[1] - plank - 2 * gap
        total = min(size[0] - 2 * margin, theme.px(1480))
        left, side = (size[0] - total) // 2, round(total * 0.3)
        self.crew_sheet.place(left, top, total - side - gap, bottom - top)
        self.rule_sheet.place(left + total - side, top, side, bottom - top)
        y = bottom + gap - theme.px(2)
        self.leave_plank.place(left, y + theme.px(6), theme.px(200), plank - theme.px(10))
        self.start.place(left + total - theme.px(430), y, theme.px(430), plank)
        self._layout_crew(self.crew_sheet.rect.inflate(-theme.px(52), -theme.px(36)))
        self._layout_rules(self.rule_sheet.rect.inflate(-theme.px(52), -theme.px(40)))

    def _layout_crew(self, inside: pygame.Rect) -> None:
        theme = self.ui.theme
        touch, gap, x = theme.control, theme.space("s"), inside.left
        names = self.names.preferred(round(inside.width * 0.4))[0]
        count = theme.px(110)
        for widget, width in (
            (self.crew_title, inside.width - names - count - 2 * touch - 4 * gap),
            (self.fewer, touch),
            (self.number, count),
            (self.more, touch),
            (self.names, names),
        ):
            widget.place(x, inside.top, width, touch)
            x += width + gap
        self.crew.rect = inside.copy()
        self.crew.rect.top, self.crew.rect.height = (
            inside.top + touch + gap,
            inside.height - touch - gap,
        )
        height = self.rows[0].height()
        room = self.crew.rect.height - height * len(self.rows)
        fits = room >= theme.px(5) * (len(self.rows) - 1)
        y, content = self.crew.rect.top, self.crew.rect if fits else self.crew.content
        between = max(theme.px(5), min(theme.px(26), room // max(1, len(self.rows) - 1)))
        for row in self.rows:
            row.layout(pygame.Rect(content.left, y, content.width, height))
            y += height + between
        self.crew.arrange()

    def _layout_rules(self, inside: pygame.Rect) -> None:
        theme, control = self.ui.theme, self.ui.theme.control
        gap = theme.space("m")
        self.read.place(inside.left, inside.bottom - control, inside.width, control)
        self.rules.rect = inside.copy()
        self.rules.rect.height = inside.height - control - gap
        if self._lay_rules(self.rules.rect) > self.rules.rect.bottom:
            self._lay_rules(self.rules.content)
        self.rules.arrange()

    def _lay_rules(self, content: pygame.Rect) -> int:
        """One below the other; returns where they end."""
        theme, y = self.ui.theme, content.top
        for part in (self.picture, self.game, self.facts):
            height = part.preferred(content.width)[1]
            part.place(content.left, y, content.width, height)
            y += height + theme.space("xs")
        y += theme.space("m")
        for block in self.blocks:
            y = block.layout(content.left, y, content.width) + theme.space("m")
        return y - theme.space("m")

    def draw_scene(self, surface: pygame.Surface) -> None:
        draw_table(self.ui, surface)


def create(app: App) -> SetupScene:
    return SetupScene(app)
