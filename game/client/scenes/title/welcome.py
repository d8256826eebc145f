"""The parrot on the title, who offers whoever is new a first voyage; nobody has to answer him."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.client.doors import open_learn
from game.client.props import parrot
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import PillButton, Widget
from game.play.learning import WELCOME
from game.play.lessons.script import GLAD

if TYPE_CHECKING:
    from game.client.app import App


def is_new(app: App) -> bool:
    """Nobody has played or learnt here yet."""
    return app.learning.is_new and not app.games.archive.stamps()


class Welcome(Widget):
    """The bird and his paper, with two buttons on it."""

    focusable = False

    def __init__(self, ui: Ui, yes: PillButton, no: PillButton) -> None:
        super().__init__(ui, "welcome")
        self.children = (yes, no)

    @property
    def text(self) -> str:
        return self.ui.tr("learn.welcome")

    def preferred(self, width: int) -> tuple[int, int]:
        footer = self.ui.theme.touch + self.ui.theme.space("s")
        return parrot.whole_size(self.ui, parrot.paper_size(self.ui, self.text, footer))

    @property
    def paper(self) -> pygame.Rect:
        footer = self.ui.theme.touch + self.ui.theme.space("s")
        size = parrot.paper_size(self.ui, self.text, footer)
        return parrot.paper_in(self.ui, self.rect, size)

    def arrange(self) -> None:
        theme, pad = self.ui.theme, self.ui.theme.px(parrot.PAD)
        right, low = self.paper.right - pad, self.paper.bottom - pad
        for button in self.children:
            wide = button.preferred(self.paper.width // 2 - pad)[0]
            button.place(right - wide, low - theme.touch, wide, theme.touch)
            right -= wide + theme.space("m")

    def draw(self, surface: pygame.Surface) -> None:
        parrot.draw_words(self.ui, surface, self.paper, self.text, None)
        parrot.draw_bird(self.ui, surface, self.paper, GLAD, parrot.HOP_TIME)
        for button in self.children:
            button.draw(surface)


def welcome(app: App, declined: Callable[[], object]) -> Welcome:
    """`declined` hears when nobody needs to be taught."""
    ui, tr = app.ui, app.ui.tr

    def decline() -> None:
        app.learning.offer(WELCOME)
        declined()

    yes = PillButton(ui, tr("learn.welcome.yes"), lambda: open_learn(app), "welcome_yes")
    return Welcome(ui, yes, PillButton(ui, tr("learn.welcome.no"), decline, "welcome_no"))
