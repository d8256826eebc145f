"""The rules over everything: the order, this game, its pieces, its scoring, and a search."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.props.pieces import family
from game.client.scenes.rules.search import SearchTab
from game.client.scenes.rules.tab import Tab
from game.client.scenes.rules.tabs import EditionTab, OrderTab, PiecesTab, ScoringTab
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.widgets import IconButton, Label, ScrollArea, Tabs, TextEntry
from game.client.toolkit.wood import Parchment
from game.rules.edition import Setup

if TYPE_CHECKING:
    from game.client.app import App

TABS = ("order", "game", "pieces", "scoring", "search")
KEYS = (pygame.K_r, pygame.K_QUESTION)
SCROLL = {pygame.K_DOWN: -1, pygame.K_UP: 1, pygame.K_PAGEDOWN: -5, pygame.K_PAGEUP: 5}


class RulesScene(Scene):
    """The rules of the match that is played, or of the one that was set up last."""

    name = "rules"
    overlay = True

    def __init__(self, app: App, setup: Setup | None = None, tab: str = "") -> None:
        super().__init__(app)
        self.setup = setup or usual_setup(app)
        self.tab = tab or TABS[0]
        self.wanted = ""

    def enter(self) -> None:
        self.ui.sound("page")

    def build(self) -> None:
        ui, tr = self.ui, self.ui.tr
        self.parchment = self.add(Parchment(ui))
        self.heading = self.add(Label(ui, tr("rules.title"), "title"))
        self.close = self.add(IconButton(ui, self.back, "close", tr("common.close"), icon="close"))
        names = [(name, tr(self._tab_key(name))) for name in TABS]
        self.tabs = self.add(Tabs(ui, names, self.tab, self._open, "tabs"))
        self.content = self._content()
        for widget in self.content.fixed:
            self.add(widget)
        self.area = self.add(ScrollArea(ui, self.content.parts, f"area_{self.tab}"))
        if self.focus is None:
            self.set_focus(self.find("search") or self.tabs)

    def _tab_key(self, name: str) -> str:
        """Dice or cards: the tab of the pieces is called after them."""
        return f"rules.tab.{name}" + (f".{family(self.setup.edition)}" if name == "pieces" else "")

    def _content(self) -> Tab:
        if self.tab == "search":
            return SearchTab(self.ui, self.setup, self.wanted, self._search)
        kinds = {"order": OrderTab, "game": EditionTab, "pieces": PiecesTab, "scoring": ScoringTab}
        return kinds[self.tab](self.ui, self.setup)

    def _open(self, tab: str) -> None:
        """Open a tab; if it was pointed at, the field of the search gets the focus."""
        self.tab = tab
        self.rebuild()
        if not self.keyboard and (entry := self.find("search")):
            self.set_focus(entry)

    def _search(self, wanted: str) -> None:
        """The field keeps its caret; only what is below it changes."""
        self.wanted = wanted
        caret = self.focus.caret if isinstance(self.focus, TextEntry) else 0
        self.rebuild()
        entry = self.find("search")
        if isinstance(entry, TextEntry):
            entry.caret, entry.selected = caret, False

    def back(self) -> None:
        self.app.close(self)

    def on_key(self, event: pygame.event.Event) -> bool:
        """The key that opened it closes it; arrows turn the tabs and scroll."""
        if event.key in KEYS or getattr(event, "unicode", "") == "?":
            self.back()
            return True
        turn = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key)
        if turn and not self.keyboard:
            self.tabs.choose(self.tabs.index + turn)
            return True
        return event.key in SCROLL and self.area.on_wheel(SCROLL[event.key])

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        margin, gap = theme.space("m"), theme.space("s")
        panel = pygame.Rect(0, 0, min(size[0] - 2 * margin, theme.px(1180)), 0)
        panel.height = min(size[1] - 2 * margin, theme.px(760))
        panel.center = (size[0] // 2, size[1] // 2)
        self.parchment.rect = panel
        inside = panel.inflate(-theme.px(72), -theme.px(48))
        title = self.ui.text.line_height("title")
        side = theme.touch
        self.heading.place(inside.left, inside.top, inside.width - side - gap, title)
        self.close.place(inside.right - side, inside.top, side, side)
        top = max(self.heading.rect.bottom, self.close.rect.bottom) + theme.px(2)
        self.tabs.place(inside.left, top, inside.width, theme.control)
        top = self.tabs.rect.bottom + theme.space("m")
        rest = pygame.Rect(inside.left, top, inside.width, inside.bottom - top)
        top = self.content.layout_fixed(rest)
        self.area.place(inside.left, top, inside.width, inside.bottom - top)
        self.content.layout(self.area.content)
        self.area.arrange()


def usual_setup(app: App) -> Setup:
    """The match that was set up last, or the first edition as it comes out of the box."""
    from game.rules.errors import RuleError

    draft, editions = app.last_draft(), app.editions
    try:
        return draft.setup(editions[draft.edition])
    except RuleError:
        edition = next(iter(editions.values()))
        return edition.setup(edition.seats[0])
