"""Backgrounds and boards: the table behind a scene, sheets of paper, signboards."""

from __future__ import annotations

import pygame

from game.client.toolkit import paper
from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Widget

PLANKS, LIGHT = "table/planks", "table/spotlight"
RIM = 3  # times as large as it was drawn


def draw_table(ui: Ui, surface: pygame.Surface) -> None:
    """Oak planks in the light of a lantern."""
    size = surface.get_size()
    surface.blit(ui.art.cover(PLANKS, size), (0, 0))
    light = ui.art.image(LIGHT, round(min(size) * 1.5))
    surface.blit(light, light.get_rect(center=(size[0] // 2, round(size[1] * 0.4))))


def draw_rim_of_table(ui: Ui, surface: pygame.Surface) -> None:
    """The same planks without the light, behind what leaves little of them to be seen: drawn small
    and enlarged, which takes a fraction of the time.
    """
    size = surface.get_size()
    small = (-(-size[0] // RIM), -(-size[1] // RIM))
    key = ("rim_of_table", size)
    planks = ui.art.made(
        key, lambda: pygame.transform.smoothscale(ui.art.cover(PLANKS, small), size).convert()
    )
    surface.blit(planks, (0, 0))


class Parchment(Widget):
    """Torn parchment with a shadow; add it before what lies on it."""

    focusable = False

    def draw(self, surface: pygame.Surface) -> None:
        inner = self.rect.inflate(-self.ui.theme.px(16), -self.ui.theme.px(16))
        shadow = self.ui.shapes.shadow(inner.size, spread=18, radius=8)
        blit_glow(surface, shadow, inner.move(0, self.ui.theme.px(5)))
        surface.blit(paper.parchment(self.ui, self.rect.size), self.rect)


class PadPaper(Widget):
    """The score pad's paper under its leather, with the title on the leather."""

    focusable = False

    def __init__(self, ui: Ui, text: str) -> None:
        super().__init__(ui)
        self.text = text

    def draw(self, surface: pygame.Surface) -> None:
        inner = self.rect.inflate(-self.ui.theme.px(10), -self.ui.theme.px(10))
        blit_glow(surface, self.ui.shapes.shadow(inner.size, spread=20, radius=6), inner)
        surface.blit(paper.pad(self.ui, self.rect.size), self.rect)
        side = self.ui.theme.px(52)
        box = pygame.Rect(self.rect.left + side, self.rect.top, self.rect.width - 2 * side, 0)
        box.height = paper.pad_binding(self.ui.theme)
        self.ui.text.line(surface, self.text, "label", "parchment_light", box, "centre")


class Signboard(Widget):
    """A plank on two ropes from the upper edge, with a title on it."""

    focusable = False

    def __init__(self, ui: Ui, text: str) -> None:
        super().__init__(ui)
        self.text = text

    def preferred(self, width: int) -> tuple[int, int]:
        needed = self.ui.text.measure(self.text, "title")[0] + self.ui.theme.px(110)
        return min(width, needed), self.ui.text.line_height("title") + self.ui.theme.px(18)

    def draw(self, surface: pygame.Surface) -> None:
        theme, shapes = self.ui.theme, self.ui.shapes
        rope = paper.rope(self.ui, (self.rect.centery, theme.px(9)))
        rope = self.ui.art.made(("hanging", *rope.get_size()), lambda: _turned(rope))
        for x in (self.rect.left + theme.px(34), self.rect.right - theme.px(34)):
            surface.blit(rope, rope.get_rect(midtop=(x, 0)))
        blit_glow(surface, shapes.shadow(self.rect.size, spread=12), self.rect)
        surface.blit(shapes.plank(self.rect.size), self.rect)
        box = self.rect.inflate(-theme.px(72), -theme.px(6))
        box.y -= theme.px(2)
        self.ui.text.line(surface, self.text, "title", "parchment", box, "centre")


def _turned(rope: pygame.Surface) -> pygame.Surface:
    return pygame.transform.rotate(rope, 90)
