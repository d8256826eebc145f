"""Pieces that lie face down before whoever must decide: to be held up, or the last one played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.toolkit.widgets import Widget

if TYPE_CHECKING:
    from game.client.scenes.table.course import Course


class ClosedPieces(Widget):
    """Holding it lifts them, which is up to the scene; a last piece is played with one press."""

    def __init__(self, course: Course) -> None:
        super().__init__(course.ui, "pieces")
        self.course = course

    def lay(self) -> None:
        self.rect = self.course.stage.layout.closed_pieces.copy()

    def activate(self) -> None:
        if self.course.openly:
            self.course.play_last()

    def draw(self, surface: pygame.Surface) -> None:
        """Only a light: the pieces themselves belong to the picture."""
        if self.hovered or self.pressed:
            ring = self.ui.shapes.ring(self.rect.size, "glow", 3, 14)
            surface.blit(ring, self.rect)
