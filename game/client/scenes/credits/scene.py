"""The credits: whose work this is, and under which licences."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.toolkit.scene import Scene, Size
from game.client.toolkit.widgets import Label, Panel, PlankButton, RichText, ScrollArea, Widget

if TYPE_CHECKING:
    pass

PARTS = ("game", "program", "others")


class CreditsScene(Scene):
    """One panel to scroll."""

    name = "credits"
    overlay = True

    def build(self) -> None:
        tr, ui = self.ui.tr, self.ui
        self.panel = self.add(Panel(ui))
        self.heading = self.add(Label(ui, tr("credits.title"), "title", "ink", "centre"))
        self.parts: list[Widget] = []
        for part in PARTS:
            self.parts.append(Label(ui, tr(f"credits.{part}.title"), "heading", "blood"))
            self.parts.append(RichText(ui, tr(f"credits.{part}")))
        self.parts.append(RichText(ui, tr("credits.more"), "italic", "faded_ink"))
        self.area = self.add(ScrollArea(ui, self.parts, "panel"))
        self.done = self.add(PlankButton(ui, tr("common.back"), self.back, "back"))
        self.set_focus(self.done)

    def on_key(self, event: pygame.event.Event) -> bool:
        """There is but one button, so the arrows scroll."""
        by = {pygame.K_DOWN: -1, pygame.K_UP: 1, pygame.K_PAGEDOWN: -5, pygame.K_PAGEUP: 5}
        return event.key in by and self.area.on_wheel(by[event.key])

    def layout(self, size: Size) -> None:
        theme = self.ui.theme
        pad, gap = theme.space("xxl"), theme.space("m")
        panel = pygame.Rect(0, 0, theme.px(920), min(theme.px(700), size[1] - 2 * gap))
        panel.center = (size[0] // 2, size[1] // 2)
        self.panel.rect = panel
        x, width = panel.left + pad, panel.width - 2 * pad
        title = self.ui.text.line_height("title")
        self.heading.place(x, panel.top + theme.space("xl"), width, title)
        plank = self.done.preferred(width)[1]
        self.done.place(0, panel.bottom - theme.space("xl") - plank, theme.px(240), plank)
        self.done.rect.centerx = panel.centerx
        top = self.heading.rect.bottom + gap
        self.area.place(x, top, width, self.done.rect.top - gap - top)
        self._layout_parts(self.area.content)

    def _layout_parts(self, inside: pygame.Rect) -> None:
        y = inside.top
        for part in self.parts:
            height = part.preferred(inside.width)[1]
            part.place(inside.left, y, inside.width, height)
            y += height + self.ui.theme.space("l" if isinstance(part, RichText) else "xs")
        self.area.arrange()
