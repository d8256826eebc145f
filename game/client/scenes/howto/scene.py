"""A short illustrated walk through one hand of each edition, to be leafed through."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.doors import open_lesson, open_setup
from game.client.props.pieces import own_key
from game.client.scenes.howto.pages import PAGES
from game.client.scenes.howto.picture import HEIGHT, WIDTH
from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import (
    IconButton,
    Label,
    PillButton,
    PlankButton,
    RichText,
    ScrollArea,
    Tabs,
    Widget,
)
from game.client.toolkit.widgets.base import ACTIVATE
from game.client.toolkit.wood import Parchment, Signboard, draw_table
from game.play.lessons.book import first_voyage
from game.play.payouts import numbers

if TYPE_CHECKING:
    from game.client.app import App

TURN = {
    pygame.K_LEFT: -1,
    pygame.K_RIGHT: 1,
    pygame.K_PAGEUP: -1,
    pygame.K_PAGEDOWN: 1,
}
SCROLL = {pygame.K_DOWN: -1, pygame.K_UP: 1}  # where large letters need more room


class Dots(Widget):
    """Which page of how many."""

    focusable = False

    def __init__(self, ui: Ui, page: int, pages: int) -> None:
        super().__init__(ui)
        self.page, self.pages = page, pages

    def draw(self, surface: pygame.Surface) -> None:
        step = self.rect.width / self.pages
        for number in range(self.pages):
            here = number == self.page
            side = self.ui.theme.px(22 if here else 15)
            look = "brass" if number <= self.page else "dark"
            disc = self.ui.shapes.round(side, "idle", look)
            centre = (round(self.rect.left + (number + 0.5) * step), self.rect.centery)
            surface.blit(disc, disc.get_rect(center=centre))


class HowToPlayScene(Scene):
    """Pages with a picture and a few words; at first those of the edition that was set up last."""

    name = "how_to_play"

    def __init__(self, app: App, edition: str = "", page: int = 0) -> None:
        super().__init__(app)
        self.editions = app.editions
        self.edition = edition or app.last_draft().edition
        self.page = page

    @property
    def pages(self) -> int:
        return len(PAGES[self.edition])

    @property
    def is_last(self) -> bool:
        return self.page == self.pages - 1

    def build(self) -> None:
        ui, tr = self.ui, self.ui.tr
        self.parchment = self.add(Parchment(ui))
        self.sign = self.add(Signboard(ui, tr("howto.title")))
        names = [(key, tr(f"setup.edition.{key}")) for key in self.editions]
        self.tabs = self.add(Tabs(ui, names, self.edition, self._open, "tabs"))
        self._add_page()
        count = tr("howto.page", page=self.page + 1, pages=self.pages)
        self.count = self.add(Label(ui, count, "small", "faded_ink", "right"))
        self.previous = self.add(
            PlankButton(ui, tr("howto.previous"), lambda: self.turn(-1), "previous")
        )
        if not self.page:
            self.previous.disable(tr("howto.first"))
        self.dots = self.add(Dots(ui, self.page, self.pages))
        text = tr("howto.start" if self.is_last else "howto.next")
        self.next = self.add(PlankButton(ui, text, self._forward, "next", accent=True))
        self.voyage = self.add(PillButton(ui, tr("howto.voyage"), self._sail, "voyage"))
        self.close = self.add(IconButton(ui, self.back, "close", tr("common.close"), icon="close"))
        if self.focus is None:
            self.set_focus(self.next)

    def _add_page(self) -> None:
        """The picture and its words, with the numbers that the rules name."""
        ui, edition = self.ui, self.editions[self.edition]
        page = PAGES[self.edition][self.page]
        setup = page.setup(edition)
        self.picture = self.add(page.picture(ui, setup))
        title, text = (
            ui.tr(own_key(ui.tr, "howto", edition, f"{page.name}.{part}"), **numbers(setup))
            for part in ("title", "text")
        )
        self.heading = self.add(RichText(ui, title, "heading", "blood"))
        self.body = RichText(ui, text, "label")
        self.area = self.add(ScrollArea(ui, [self.body], f"page_{page.name}"))

    def _sail(self) -> None:
        """Open the first lesson of the edition where it was left."""
        lesson = first_voyage(self.edition)
        assert lesson is not None
        open_lesson(self.app, lesson)

    def _open(self, edition: str) -> None:
        """Open the pages of another edition, from the first."""
        self.edition, self.page = edition, 0
        self.rebuild()

    def turn(self, by: int) -> None:
        """Go to another page, if there is one."""
        page = max(0, min(self.pages - 1, self.page + by))
        if page != self.page:
            self.page = page
            self.ui.sound("page")
            self.rebuild()

    def _forward(self) -> None:
        if not self.is_last:
            self.turn(1)
            return
        self.app.close(self)
        if self.app.top is None or self.app.top.name in ("title", "learn"):
            open_setup(self.app, self.edition)

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.key in TURN:
            self.turn(TURN[event.key])
            return True
        if event.key in ACTIVATE and not self.keyboard:
            self._forward()
            return True
        return event.key in SCROLL and self.area.on_wheel(SCROLL[event.key])

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        margin, gap = theme.space("l"), theme.space("m")
        wide, high = self.sign.preferred(size[0] // 2)
        self.sign.place((size[0] - wide) / 2, theme.px(10), wide, high)
        side = theme.touch
        self.close.place(size[0] - margin - side, margin, side, side)
        wide = self.voyage.preferred(self.sign.rect.left - 2 * margin)[0]
        self.voyage.place(margin, margin, wide, side)
        plank = self.next.preferred(size[0])[1]
        total = min(size[0] - 2 * margin, theme.px(1320))
        left, top = (size[0] - total) // 2, self.sign.rect.bottom + theme.space("xs")
        bottom = size[1] - plank - 2 * gap
        self.parchment.place(left, top, total, bottom - top)
        y, button = bottom + gap, theme.px(280)
        self.previous.place(left, y, button, plank)
        self.next.place(left + total - button, y, button, plank)
        self.dots.place(0, y, theme.px(32) * self.pages, plank)
        self.dots.rect.centerx = size[0] // 2
        inside = self.parchment.rect.inflate(-theme.px(64), -theme.px(48))
        self.tabs.place(inside.left, inside.top - theme.px(6), inside.width, theme.control)
        top = self.tabs.rect.bottom + gap
        inside.height, inside.top = inside.bottom - top, top
        self._layout_page(inside)

    def _layout_page(self, inside: pygame.Rect) -> None:
        theme = self.ui.theme
        width = min(round(inside.width * 0.6), round(inside.height * WIDTH / HEIGHT))
        height = round(width * HEIGHT / WIDTH)
        self.picture.place(inside.left, inside.centery - height / 2, width, height)
        x = self.picture.rect.right + theme.px(30)
        room = inside.right - x
        title, line = self.heading.preferred(room)[1], self.ui.text.line_height("small")
        text = self.body.preferred(room - theme.px(18))[1] + theme.space("l")
        self.count.place(x, inside.bottom - line, room, line)
        end = self.count.rect.top - theme.space("s")
        top = self.picture.rect.top
        top += max(0, (end - top - title - theme.space("m") - text) // 3)
        self.heading.place(x, top, room, title)
        y = top + title + theme.space("m")
        self.area.place(x, y, room, end - y)
        content = self.area.content
        self.body.place(content.left, y, content.width, self.body.preferred(content.width)[1])
        self.area.arrange()

    def draw_scene(self, surface: pygame.Surface) -> None:
        draw_table(self.ui, surface)
