"""The logbook as a scene: a bound book with a page for each tab."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.client.scenes.logbook.family_page import FamilyPage
from game.client.scenes.logbook.matches_page import MatchesPage
from game.client.scenes.logbook.medals_page import MedalsPage
from game.client.scenes.logbook.page import Page
from game.client.scenes.logbook.statistics_page import StatisticsPage
from game.client.toolkit.paper import pad_binding
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.widgets import IconButton, Tabs
from game.client.toolkit.wood import PadPaper, draw_rim_of_table
from game.play.logbook.digest import Digest, Line
from game.play.logbook.family import Member, family_of, results_of
from game.play.logbook.filters import Filter
from game.play.logbook.statistics import Figures, Scope, bots_table, figures_of

if TYPE_CHECKING:
    from game.client.app import App

PAGES: dict[str, type[Page]] = {
    "matches": MatchesPage,
    "statistics": StatisticsPage,
    "family": FamilyPage,
    "medals": MedalsPage,
}
TABS = tuple(PAGES)
WIDEST = 1400
COUNTING = 0.008  # seconds of a frame for matches that nobody has counted yet


class LogbookScene(Scene):
    """What is removed goes when the book is closed; until then it can be brought back."""

    name = "logbook"

    def __init__(self, app: App, tab: str = "") -> None:
        super().__init__(app)
        self.tab = tab or TABS[0]
        self.filter = Filter()
        self.lines: list[Line] = []
        self.removed: dict[str, None] = {}
        self.current = 0
        self.is_counting = False
        self.digests: list[Digest] = []
        self.person, self.scope = "", Scope()
        self.turned: set[str] = set()
        self.member = self.medal = ""
        self._known: dict[object, Figures] = {}
        self._bots: dict[str, Figures] | None = None

    # What there is

    def enter(self) -> None:
        self.ui.sound("page")
        self.read()

    def resume(self) -> None:
        self.read()

    def read(self) -> None:
        """Read anew which matches lie in the folder."""
        self.lines, self.digests = self.app.logbook.lines(), []
        self.is_counting = bool(self.app.logbook.uncounted)
        self._tell_troubles()

    def _tell_troubles(self) -> None:
        troubles = self.app.logbook.troubles
        self.app.tell_troubles(troubles)
        troubles.clear()

    @property
    def kept_lines(self) -> list[Line]:
        """The list of matches without those that were removed."""
        return [line for line in self.lines if line.id not in self.removed]

    @property
    def shown_lines(self) -> list[Line]:
        return [line for line in self.kept_lines if self.filter.holds(line)]

    def update(self, milliseconds: float) -> None:
        """What is new is counted meanwhile, a little in every frame."""
        super().update(milliseconds)
        if self.is_counting:
            self.is_counting = self.app.logbook.count(COUNTING) > 0
            if not self.is_counting:
                self._counted()
            elif self.tab != TABS[0]:
                self.rebuild()

    def _counted(self) -> None:
        """All matches are counted: say which of them turned out to be damaged."""
        if self.app.logbook.troubles:
            self.lines = self.app.logbook.lines()
            self._tell_troubles()
        self.rebuild()

    # What comes of counting

    def rebuild(self) -> None:
        """Make the page anew; only a page with figures waits for what is being counted."""
        if self.tab != TABS[0] and not self.is_counting and not self.digests:
            self._take_digests()
        super().rebuild()

    def _take_digests(self) -> None:
        found = self.app.logbook.digests()
        self.digests = [digest for digest in found if digest.line.id not in self.removed]
        self._known, self._bots = {}, None

    def figures(self) -> Figures:
        """The figures of the person and the matches that are looked at."""
        key = (self.person, self.scope)
        if key not in self._known:
            self._known[key] = figures_of(filter(self.scope.holds, self.digests), self.person)
        return self._known[key]

    def bots(self) -> dict[str, Figures]:
        if self._bots is None:
            self._bots = bots_table(self.digests)
        return self._bots

    def look_at(self, person: str) -> None:
        self.person = person
        self.rebuild()

    def family(self) -> list[Member]:
        """The people who play here against each other, the best first."""
        gone = self.removed
        kept = results_of(self.digests)
        return family_of([*kept, *self.app.logbook.shelved_results(gone)])

    def choose_member(self, name: str) -> None:
        self.member = name
        self.rebuild()

    def choose_medal(self, key: str) -> None:
        self.medal = key
        self.rebuild()

    def look_into(self, scope: Scope) -> None:
        self.scope = scope
        self.rebuild()

    def turn_over(self, card: str) -> None:
        self.turned ^= {card}
        self.rebuild()

    # Changes

    def turn_to(self, tab: str) -> None:
        self.tab = tab
        self.rebuild()

    def narrow(self, part: str, value: str) -> None:
        """List only matches with this edition, person or level."""
        self.filter = self.filter._replace(**{part: value})
        self.current = 0
        self.rebuild()

    def go_to(self, row: int) -> None:
        self.current = row

    def remove(self, lines: Sequence[Line]) -> None:
        self.removed |= dict.fromkeys(line.id for line in lines)
        self.digests = []
        self.rebuild()

    def undo(self) -> None:
        self.removed.clear()
        self.digests = []
        self.rebuild()

    def leave(self) -> None:
        """Delete for good what was removed from the list."""
        if not self.removed:
            return
        kept = self.app.logbook.remove([*self.removed])
        self.removed.clear()
        if kept:
            self.app.notify(self.ui.tr.plural("logbook.not_removed", len(kept)))

    # Widgets

    def build(self) -> None:
        ui, tr = self.ui, self.ui.tr
        self.paper = self.add(PadPaper(ui, tr("logbook.title")))
        self.close = self.add(IconButton(ui, self.back, "close", tr("common.close"), icon="close"))
        names = [(tab, tr(f"logbook.tab.{tab}")) for tab in TABS]
        self.tabs = self.add(Tabs(ui, names, self.tab, self.turn_to, "tabs"))
        self.page = PAGES[self.tab](self)
        for widget in self.page.widgets:
            self.add(widget)
        if self.focus is None:
            self.set_focus(self.page.first() or self.tabs)

    def handle(self, event: pygame.event.Event) -> bool:
        used = super().handle(event)
        if event.type == pygame.MOUSEMOTION:
            return self.page.point_at(self.app.mouse) or used
        return used

    def layout(self, size: Size) -> None:
        theme, margin = self.ui.theme, self.ui.theme.space("m")
        paper = pygame.Rect(0, 0, min(size[0] - 2 * margin, theme.px(WIDEST)), size[1] - 2 * margin)
        paper.center = (size[0] // 2, size[1] // 2)
        self.paper.rect = paper
        side, middle = theme.touch, paper.top + pad_binding(theme) // 2
        self.close.place(paper.right - theme.px(44) - side, middle - side / 2, side, side)
        inside = paper.inflate(-theme.px(56), 0)
        self.tabs.place(inside.left, paper.top + pad_binding(theme), inside.width, theme.control)
        inside.top = self.tabs.rect.bottom + theme.space("s")
        inside.height = paper.bottom - theme.px(38) - inside.top
        self.page.layout(inside)

    def draw_scene(self, surface: pygame.Surface) -> None:
        draw_rim_of_table(self.ui, surface)
