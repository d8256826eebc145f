"""An answer: a tile with a picture, a name, and what would come of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.scenes.table.choices.panel import Asks, ChoicePanel, Decide
from game.client.scenes.table.stage import Stage
from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets.button import Button
from game.rules.actions import Decision

Draw = Callable[[pygame.Surface, pygame.Rect], None]
LINES = "small"
LIFT = 4  # units
WIDTHS = {1: 300, 2: 268, 3: 212}  # of a tile by how many stand side by side, in units
NARROW = 164
IN_ROW = 4


class Answer(Asks, Button):
    """`lines` may have several lines and **bold** words; the number is its digit."""

    def __init__(
        self,
        ui: Ui,
        decision: Decision,
        decide: Decide,
        key: str,
        *,
        name: str,
        draw: Draw,
        lines: Sequence[str] = (),
        tip: str = "",
    ) -> None:
        super().__init__(ui, name, lambda: decide(decision), key, tip)
        self.decision = decision
        self.draw_picture = draw
        self.lines = "\n".join(lines)
        self.number = 0
        self.text_room = 0  # as high as the text of the longest answer beside it

    @property
    def pointed(self) -> bool:
        shown = self.host is not None and self.host.keyboard
        return self.hovered or (self.focused and shown)

    def inner(self, width: int) -> int:
        return width - 2 * self.ui.theme.px(14)

    def text_height(self, width: int) -> int:
        """The height of all that is written below the picture."""
        text = self.ui.text
        lines = text.height(self.lines, LINES, self.inner(width)) if self.lines else 0
        return text.line_height(self.style) + lines

    def draw(self, surface: pygame.Surface) -> None:
        ui, rect = self.ui, self.rect
        if self.pointed and not self.pressed:
            rect = rect.move(0, -ui.theme.px(LIFT))
            blit_glow(surface, ui.shapes.glow(rect.size, spread=16, radius=12), rect)
        surface.blit(ui.shapes.panel(rect.size, "parchment"), rect)
        pad = ui.theme.px(14)
        below = rect.bottom - pad - self.text_room
        picture = pygame.Rect(rect.left + pad, rect.top + pad, self.inner(rect.width), 0)
        picture.height = below - picture.top - ui.theme.px(6)
        self.draw_picture(surface, picture)
        self._draw_text(surface, rect, below)
        self._draw_digit(surface, rect)

    def _draw_text(self, surface: pygame.Surface, rect: pygame.Rect, top: int) -> None:
        text, width = self.ui.text, self.inner(rect.width)
        box = pygame.Rect(rect.centerx - width // 2, top, width, text.line_height(self.style))
        self._full = text.line(surface, self.text, self.style, "ink", box, "centre").full
        rest = pygame.Rect(box.left, box.bottom, width, rect.bottom - box.bottom)
        if self.lines:
            text.paragraph(surface, self.lines, LINES, "ink", rest, "centre")

    def _draw_digit(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        """The key that chooses it."""
        ui = self.ui
        side = ui.theme.px(24)
        disc = ui.shapes.round(side, "idle")
        at = disc.get_rect(topleft=(rect.left + ui.theme.px(11), rect.top + ui.theme.px(11)))
        surface.blit(disc, at)
        ui.text.line(surface, ui.tr.number(self.number), "tiny", "bone", at, "centre")


class TilePanel(ChoicePanel):
    """Answers side by side, in two rows where they are many."""

    picture = 120  # units high

    def __init__(self, stage: Stage, key: str, answers: Sequence[Answer]) -> None:
        super().__init__(stage, key, answers)
        self.tiles = answers
        for number, answer in enumerate(answers):
            answer.number = number + 1

    def presses(self, decision: Decision) -> list[str]:
        return [answer.key for answer in self.tiles if answer.decision == decision]

    @property
    def numbered(self) -> Sequence[Answer]:
        return self.tiles

    @property
    def extra(self) -> int:
        """The height of what stands between the title and the answers."""
        return 0

    @property
    def least_width(self) -> int:
        """What stands there may need more room than the answers."""
        return 0

    def lay(self) -> None:
        theme, count = self.ui.theme, len(self.tiles)
        rows = 1 if count <= IN_ROW else 2
        across = -(-count // rows)
        gap, width = theme.space("m"), theme.px(WIDTHS.get(across, NARROW))
        room = self.room().height - 2 * self.pad - self.title_height - self.extra
        text = max(answer.text_height(width) for answer in self.tiles)
        high = min(text + theme.px(self.picture + 34), (room + gap) // rows - gap)
        size = (across * (width + gap) - gap, self.extra + rows * (high + gap) - gap)
        self.enclose((max(size[0], self.least_width), size[1]))
        inside = self.inside
        left, top = inside.centerx - size[0] // 2, inside.top + self.extra
        for number, answer in enumerate(self.tiles):
            row, column = divmod(number, across)
            short = across - min(across, count - row * across)
            x = left + column * (width + gap) + short * (width + gap) // 2
            answer.place(x, top + row * (high + gap), width, high)
            answer.text_room = text
