"""Pieces that lie face down before whoever must decide: to be held up, or the last one played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.client.scenes.table.spots import well
from game.client.toolkit.widgets import Widget

if TYPE_CHECKING:
    from game.client.scenes.table.course import Course


MARGIN = 12  # units


class ClosedPieces(Widget):
    """Holding it lifts them, which is up to the scene; a last piece is played with one press."""

    def __init__(self, course: Course) -> None:
        super().__init__(course.ui, "pieces")
        self.course = course

    def lay(self) -> None:
        """Around all of them."""
        stage, grow = self.course.stage, self.ui.theme.px(MARGIN)
        count = stage.board.held(self.course.asked or 0)
        bodies = [stage.pieces.body(stage.place(well(n, count))) for n in range(count)]
        whole = bodies[0].unionall(bodies[1:]) if bodies else stage.layout.closed_pieces
        self.rect = whole.inflate(grow, grow).clip(pygame.Rect((0, 0), self.ui.theme.size))

    def activate(self) -> None:
        if self.course.openly:
            self.course.play_last()

    def draw(self, surface: pygame.Surface) -> None:
        """Only a light: the pieces themselves belong to the picture."""
        if self.hovered or self.pressed:
            ring = self.ui.shapes.ring(self.rect.size, "glow", 3, 14)
            surface.blit(ring, self.rect)
