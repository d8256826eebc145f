"""A panel that the parrot holds over whatever is there: a few words and what to choose from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.widgets import Panel, PlankButton, RichText, Widget

if TYPE_CHECKING:
    from game.client.app import App

Choices = list[tuple[str, str, Callable[[], object]]]
WIDTH, BIRD = 560, (130, 143)  # in units


class Bird(Widget):
    """The picture of the parrot."""

    focusable = False
    mood = "calm"

    def draw(self, surface: pygame.Surface) -> None:
        image = self.ui.art.image(f"parrot/{self.mood}", self.rect.size)
        surface.blit(image, self.rect)


class ParrotDialog(Scene):
    """A subclass says its title, its words and its choices: key, text and action, best first."""

    overlay = True
    mood_of_bird = "calm"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.planks: list[PlankButton] = []

    def title(self) -> str:
        raise NotImplementedError

    def words(self) -> str:
        return ""

    def choices(self) -> Choices:
        raise NotImplementedError

    def build(self) -> None:
        ui = self.ui
        self.panel = self.add(Panel(ui))
        self.bird = self.add(Bird(ui))
        self.bird.mood = self.mood_of_bird
        self.heading = self.add(RichText(ui, self.title(), "heading", "blood"))
        self.body = self.add(RichText(ui, self.words(), "body"))
        self.planks = [
            self.add(PlankButton(ui, text, action, key, accent=not number))
            for number, (key, text, action) in enumerate(self.choices())
        ]
        if self.focus is None:
            self.set_focus(self.planks[0])

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        pad, gap = theme.space("xl"), theme.space("m")
        width = min(theme.px(WIDTH), size[0] - 2 * gap)
        bird = theme.px(BIRD[0]), theme.px(BIRD[1])
        beside = width - 2 * pad - bird[0] - gap
        title, body = (each.preferred(beside)[1] for each in (self.heading, self.body))
        top = max(bird[1], title + theme.space("s") + body)
        plank = self.planks[0].preferred(width)[1]
        high = 2 * pad + top + gap + len(self.planks) * (plank + theme.space("s"))
        panel = pygame.Rect((size[0] - width) // 2, (size[1] - high) // 2, width, high)
        self.panel.rect = panel
        self.bird.place(panel.left + pad, panel.top + pad, *bird)
        x, y = self.bird.rect.right + gap, panel.top + pad
        self.heading.place(x, y, beside, title)
        self.body.place(x, y + title + theme.space("s"), beside, body)
        y += top + gap
        for each in self.planks:
            each.place(panel.left + pad, y, width - 2 * pad, plank)
            y += plank + theme.space("s")
