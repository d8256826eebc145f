"""How people share the computer, in the setup: the picture of the way and its name."""

from __future__ import annotations

import pygame

from game.client.props.sharing_picture import HEIGHT, WIDTH, SharingPicture
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import PillButton
from game.client.toolkit.widgets.button import Action

EDGE, GAP = 5, 8  # units


class WayPill(PillButton):
    def __init__(self, ui: Ui, way: str, action: Action) -> None:
        name, tip = ui.tr(f"sharing.way.{way}"), ui.tr("sharing.title")
        super().__init__(ui, name, action, "sharing", tip)
        self.picture = SharingPicture(ui, way)

    def _ahead(self) -> tuple[int, int]:
        """What comes before the name: the left end, and the width of the picture."""
        theme = self.ui.theme
        return theme.control // 2, round((theme.control - theme.px(2 * EDGE)) * WIDTH / HEIGHT)

    def preferred(self, width: int) -> tuple[int, int]:
        wide, high = super().preferred(width)
        more = sum(self._ahead()) + self.ui.theme.px(GAP) - self.padding()
        return min(width, wide + more), high

    def draw(self, surface: pygame.Surface) -> None:
        ui, rect = self.ui, self.rect
        surface.blit(ui.shapes.pill(rect.size, self.state, self.rim), rect)
        (left, wide), edge = self._ahead(), ui.theme.px(EDGE)
        self.picture.place(rect.left + left, rect.top + edge, wide, rect.height - 2 * edge)
        self.picture.draw(surface)
        box = rect.copy()
        box.left = self.picture.rect.right + ui.theme.px(GAP)
        box.width = rect.right - self.padding() - box.left
        self.caption(surface, box)
