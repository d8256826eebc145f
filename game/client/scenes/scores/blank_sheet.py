"""Empty score sheets to be printed, for each game and number of players."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.doors import open_page_export
from game.client.scenes.scores.printed_page import blank_book, page_picture
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Choice, IconButton, Label, PlankButton, RichText, Widget
from game.client.toolkit.widgets.choice import Item
from game.client.toolkit.wood import Parchment, Signboard, draw_table
from game.rules.edition import Setup
from game.rules.options import check_values

if TYPE_CHECKING:
    from game.client.app import App

PAGE, WIDEST = 0.56, 1240  # of the width for the page; units


class PagePicture(Widget):
    """A page on the table, as large as fits."""

    focusable = False

    def __init__(self, ui: Ui, page: pygame.Surface) -> None:
        super().__init__(ui)
        self.page = page

    def draw(self, surface: pygame.Surface) -> None:
        width, height = self.page.get_size()
        scale = min(self.rect.width / width, self.rect.height / height)
        size = (max(1, round(width * scale)), max(1, round(height * scale)))
        place = pygame.Rect((0, 0), size)
        place.center = self.rect.center
        blit_glow(surface, self.ui.shapes.shadow(size, spread=16, radius=2), place)
        surface.blit(pygame.transform.smoothscale(self.page, size), place)


class BlankSheetScene(Scene):
    """At the left the page as it will be, at the right what it is for."""

    name = "sheet"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        draft = app.last_draft()
        self.edition, self.seats = app.editions[draft.edition], draft.count
        self._drawn: tuple[object, pygame.Surface] | None = None

    @property
    def setup(self) -> Setup:
        """The setup with the rules that were set up last, if so many can play by them."""
        draft = self.app.last_draft()
        draft.fit(self.edition)
        draft.count = self.seats
        setup = draft.offer(self.edition)
        return setup if setup.seats == self.seats else self._usual()

    def _usual(self) -> Setup:
        return self.edition.setup(self.seats, check_values(self.edition.options, {}))

    @property
    def page(self) -> pygame.Surface:
        """Drawn once for each game, number of players and language."""
        setup, heading = self.setup, self.ui.tr(f"setup.edition.{self.edition.key}")
        key = (setup, heading)
        if self._drawn is None or self._drawn[0] != key:
            self._drawn = (key, page_picture(self.ui, blank_book(setup), heading))
        return self._drawn[1]

    # What happens

    def _choose(self, key: str) -> None:
        self.edition = self.app.editions[key]
        seats = self.edition.seats
        self.seats = max(seats[0], min(seats[-1], self.seats))
        self.rebuild()

    def _resize(self, by: int) -> None:
        self.seats += by
        self.rebuild()

    def _save(self) -> None:
        open_page_export(self.app, f"sheet-{self.edition.key}-{self.seats}", self.page)

    # Widgets

    def build(self) -> None:
        ui, tr = self.ui, self.ui.tr
        self.sign = self.add(Signboard(ui, tr("ledger.blank")))
        self.picture = self.add(PagePicture(ui, self.page))
        self.paper = self.add(Parchment(ui))
        games = [Item(k, tr(f"setup.edition.{k}.short")) for k in self.app.editions]
        self.game = self.add(Choice(ui, games, self.edition.key, self._choose, "edition"))
        self.fewer = self.add(IconButton(ui, lambda: self._resize(-1), "fewer", icon="minus"))
        players = tr.plural("setup.seats", self.seats)
        self.count = self.add(Label(ui, players, "heading", "ink", "centre"))
        self.more = self.add(IconButton(ui, lambda: self._resize(1), "more", icon="plus"))
        self._limit()
        self.note = self.add(RichText(ui, tr("ledger.blank.note"), "body", "faded_ink"))
        self.leave_plank = self.add(PlankButton(ui, tr("common.back"), self.back, "back"))
        self.save = self.add(PlankButton(ui, tr("ledger.print"), self._save, "save", accent=True))
        if self.focus is None:
            self.set_focus(self.save)

    def _limit(self) -> None:
        tr, seats = self.ui.tr, self.edition.seats
        game = tr(f"setup.edition.{self.edition.key}")
        if self.seats <= seats[0]:
            self.fewer.disable(tr("setup.fewest", edition=game, count=seats[0]))
        if self.seats >= seats[-1]:
            self.more.disable(tr("setup.most", edition=game, count=seats[-1]))

    # Places

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        gap, total = theme.space("m"), min(size[0] - 2 * theme.space("l"), theme.px(WIDEST))
        wide, high = self.sign.preferred(size[0] // 2)
        self.sign.place((size[0] - wide) / 2, theme.px(8), wide, high)
        top, left = self.sign.rect.bottom + theme.space("s"), (size[0] - total) // 2
        page = round(total * PAGE)
        self.picture.place(left, top, page, size[1] - top - gap)
        x = left + page + gap
        right = pygame.Rect(x, top, left + total - x, size[1] - gap - top)
        plank = self.save.preferred(right.width)[1]
        half = (right.width - gap) / 2
        self.leave_plank.place(right.left, right.bottom - plank, half, plank)
        self.save.place(right.left + half + gap, right.bottom - plank, half, plank)
        right.height -= plank + gap
        self.paper.rect = right
        self._layout_choices(right.inflate(-theme.px(56), -theme.px(56)))

    def _layout_choices(self, inside: pygame.Rect) -> None:
        gap, high = self.ui.theme.space("l"), self.ui.theme.control
        self.game.place(inside.left, inside.top, inside.width, high)
        y = inside.top + high + gap
        self.fewer.place(inside.left, y, high, high)
        self.more.place(inside.right - high, y, high, high)
        self.count.place(inside.left + high, y, inside.width - 2 * high, high)
        y += high + gap
        self.note.place(inside.left, y, inside.width, self.note.preferred(inside.width)[1])

    def draw_scene(self, surface: pygame.Surface) -> None:
        draw_table(self.ui, surface)
