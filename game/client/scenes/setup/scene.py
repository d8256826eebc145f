"""Before a match: who plays, which game and by which rules; all of it remembered."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pygame

from game.client.doors import open_chart, open_rules, open_sharing, open_table
from game.client.scenes.setup.crew import CrewActions, CrewColumn
from game.client.scenes.setup.edition_tiles import EditionBlock
from game.client.scenes.setup.lesson_offer import offer_lesson
from game.client.scenes.setup.look_picker import LookPicker
from game.client.scenes.setup.options import option_blocks
from game.client.scenes.setup.plan_editor import PlanEditor
from game.client.scenes.setup.plan_foot import PlanFoot
from game.client.scenes.setup.preset_desk import PresetDesk
from game.client.scenes.setup.rule_column import Block, NoteBlock, RuleColumn
from game.client.scenes.setup.starter import StarterBlock
from game.client.scenes.setup.way_pill import WayPill
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.widgets import PillButton, PlankButton
from game.client.toolkit.wood import Parchment, Signboard, draw_table
from game.play.advice import advice
from game.play.draft import Draft
from game.play.last_setup import is_outdated, remember
from game.play.sharing import Sharing
from game.rules.edition import Edition, Setup
from game.rules.errors import RuleError
from game.rules.options import NumberList

if TYPE_CHECKING:
    from game.client.app import App

# Of the width, for the panel with the rules; large text leaves more to the rows of the crew.
RULES_SHARE, RULES_SHARE_LARGE = 0.4, 0.345


class SetupScene(Scene):
    """Crew at the left, rules at the right, and one press starts."""

    name = "setup"
    texts = "setup"  # the area of what is called otherwise than elsewhere
    has_charts = True  # a deal can be had by its code

    def __init__(self, app: App, edition: str = "") -> None:
        super().__init__(app)
        self.editions = app.editions
        self.draft = self.remembered()
        self.draft.fit(self.editions[edition or self.draft.edition])
        self.presets = PresetDesk(app, self.draft, lambda: self.edition, self._changed)

    def remembered(self) -> Draft:
        return self.app.last_draft()

    def remember(self) -> None:
        remember(self.ui.store, self.draft)

    @property
    def edition(self) -> Edition:
        return self.editions[self.draft.edition]

    @property
    def setup(self) -> Setup | None:
        """What is chosen, if it can be played."""
        try:
            return self.draft.setup(self.edition)
        except RuleError:
            return None

    def show_rules(self) -> bool:
        open_rules(self.app, self.setup)
        return True

    def enter(self) -> None:
        self.presets.tell_trouble()
        if is_outdated(self.ui.store, self.app.services):
            self.app.notify(self.ui.tr("setup.outdated"))

    def leave(self) -> None:
        self.remember()

    # Changes

    def _changed(self, anew: bool = True) -> None:
        """What was chosen is kept at once; what is being typed, when the scene goes."""
        if anew:
            self.remember()
            self.rebuild()
        else:
            self.starter.read_names()
            self._check()
            self.redraw()

    def _check(self) -> None:
        problem = self.draft.problem(self.edition)
        self.start.enable()
        if problem:
            key, values = problem
            self.start.disable(self.ui.tr(f"setup.problem.{key}", **values))
        self.start.note = self.start.reason or self.summary()

    def summary(self) -> str:
        tr, people = self.ui.tr, self.draft.people
        if people == 0:
            return tr("setup.watch")
        return tr.plural("setup.people", people) if people > 1 else tr("setup.alone")

    def _seats(self, by: int) -> None:
        self.draft.count += by
        self.draft.fit(self.edition)
        self._changed()

    def _deal_names(self) -> None:
        self.draft.rename(self.ui.tr("setup.names").split("|"), Random())
        self._changed()

    def _choose_edition(self, edition: Edition) -> None:
        self.draft.fit(edition)
        self._changed()

    def _choose(self, key: str, value: object) -> None:
        before = self.draft.chosen(self.edition)
        self.draft.choose(self.edition, key, value)
        self.draft.begin_own_plan(self.edition, before)
        self._changed()
        offer_lesson(self.app, self.edition.key, key, value)

    def _choose_starter(self, seat: int | None) -> None:
        self.draft.starter = seat
        self._changed()

    def _open_chart(self) -> None:
        """Names and looks are those of this setup."""
        remember(self.ui.store, self.draft)
        open_chart(self.app)

    def _open_plan(self, option: NumberList) -> None:
        self.app.push(PlanEditor(self.app, self.draft, self.edition, option, self._changed))

    def _open_look(self, number: int) -> None:
        self.app.push(LookPicker(self.app, self.draft, number, self._changed))

    # Off we go

    def begin(self) -> None:
        self.remember()
        open_table(self.app, self.app.games.new(self.draft.terms(self.edition)))

    # Widgets

    def build(self) -> None:
        tr, ui = self.ui.tr, self.ui
        self.crew_parchment, self.rule_parchment = self.add(Parchment(ui)), self.add(Parchment(ui))
        self.sign = self.add(Signboard(ui, tr(f"{self.texts}.title")))
        actions = CrewActions(self._seats, self._deal_names, self._changed, self._open_look)
        setup = self.setup
        self.crew = self.make_crew(actions, setup is not None and setup.ghost is not None)
        foot = PlanFoot(ui, setup) if setup else None
        self.rules = RuleColumn(ui, self.edition, self._blocks(), foot)
        for widget in (*self.crew.widgets, *self.rules.widgets):
            self.add(widget)
        self.leave_plank = self.add(PlankButton(ui, tr("common.back"), self.back, "back"))
        self.read = self.add(PillButton(ui, tr("setup.read_rules"), self.app.open_rules, "read"))
        self.chart: PillButton | None = None
        if self.has_charts:
            chart = PillButton(ui, tr("chart.title"), self._open_chart, "chart")
            self.chart = self.add(chart)
        self.share = self.share_pill()
        self.start = self.add(
            PlankButton(ui, tr(f"{self.texts}.start"), self.begin, "start", accent=True, note=" ")
        )
        self._check()
        self.set_focus(self.start)

    def share_pill(self) -> PillButton | None:
        """How people share the computer, where several play at it."""
        if self.draft.people < 2:
            return None
        return self.add(WayPill(self.ui, self.draft.sharing.way, self._open_sharing))

    def _open_sharing(self) -> None:
        open_sharing(self.app, self.draft.sharing, self._share)

    def _share(self, sharing: Sharing) -> None:
        self.draft.sharing = sharing
        self._changed()

    def make_crew(self, actions: CrewActions, haunted: bool) -> CrewColumn:
        services = self.app.services
        return CrewColumn(self.ui, self.draft, self.edition, services, actions, haunted)

    def _blocks(self) -> list[Block]:
        ui, edition, options = self.ui, self.edition, self.draft.chosen(self.edition)
        offers = [self.draft.offer(each) for each in self.editions.values()]
        blocks: list[Block] = [EditionBlock(ui, offers, edition.key, self._choose_edition)]
        if presets := self.presets.block():
            blocks.append(presets)
        for key, values in advice(edition, self.draft.count, options):
            blocks.append(NoteBlock(ui, f"[[hint]] {ui.tr(f'setup.advice.{key}', **values)}"))
        self.starter = StarterBlock(ui, self.draft, self._choose_starter)
        chosen = option_blocks(ui, edition, options, self._choose, self._open_plan)
        return [*blocks, *chosen, self.starter]

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
        share = RULES_SHARE if theme.text_size == 1 else RULES_SHARE_LARGE
        left, side = (size[0] - total) // 2, round(total * share)
        self.crew_parchment.place(left, top, total - side - gap, bottom - top)
        self.rule_parchment.place(left + total - side, top, side, bottom - top)
        self._layout_planks(pygame.Rect(left, bottom + gap - theme.px(2), total, plank))
        if self.chart:
            room = left + total - self.sign.rect.right - gap
            wide = self.chart.preferred(room)[0]
            self.chart.place(left + total - wide, theme.px(8), wide, theme.touch)
        self.crew.layout(self.crew_parchment.rect.inflate(-theme.px(52), -theme.px(36)))
        self.rules.layout(self.rule_parchment.rect.inflate(-theme.px(52), -theme.px(40)))

    def _layout_planks(self, row: pygame.Rect) -> None:
        theme = self.ui.theme
        self.leave_plank.place(
            row.left, row.top + theme.px(6), theme.px(200), row.height - theme.px(10)
        )
        start = theme.px(430)
        self.start.place(row.right - start, row.top, start, row.height)
        between = self.start.rect.left - self.leave_plank.rect.right
        gap, pills = theme.space("m"), [pill for pill in (self.share, self.read) if pill]
        room = between - gap * (len(pills) + 1)
        wide = [pill.preferred(room)[0] for pill in pills]
        if len(wide) > 1:  # the first one is longer, and names may be shortened at worst
            wide[0] = min(wide[0], room - wide[1])
        x = self.leave_plank.rect.right + (between - sum(wide) - gap * (len(pills) - 1)) / 2
        for pill, width in zip(pills, wide, strict=True):
            pill.place(x, row.centery - theme.control / 2, width, theme.control)
            x += width + gap

    def draw_scene(self, surface: pygame.Surface) -> None:
        draw_table(self.ui, surface)
