"""What a page of the logbook is: widgets on its paper, a row at the top and one at the bottom."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.toolkit.widgets import Widget

if TYPE_CHECKING:
    from game.client.scenes.logbook.scene import LogbookScene


class Page:
    """Made anew whenever the scene is; what it must remember is in the scene."""

    def __init__(self, scene: LogbookScene) -> None:
        self.scene, self.app, self.ui = scene, scene.app, scene.ui
        self.widgets: list[Widget] = []
        self.build()

    def build(self) -> None:
        """Make the widgets."""

    def layout(self, inside: pygame.Rect) -> None:
        """Place them on the paper below the tabs."""

    def point_at(self, pos: tuple[int, int]) -> bool:
        """The mouse is there; whether that changes anything."""
        return False

    def first(self) -> Widget | None:
        """What the keyboard begins with, if not the tabs."""
        return None

    def spread(self, widgets: list[Widget], row: pygame.Rect) -> None:
        """Side by side, equally wide."""
        gap = self.ui.theme.space("s")
        width = (row.width - gap * (len(widgets) - 1)) / len(widgets)
        for number, widget in enumerate(widgets):
            widget.place(row.left + number * (width + gap), row.top, width, row.height)
