"""The right panel of the setup: which game, by which rules, and the hands that come of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pygame

from game.client.props.edition_picture import EditionPicture
from game.client.scenes.setup.plan_foot import PlanFoot
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import RichText, ScrollArea, Widget
from game.rules.edition import Edition


class Block(Protocol):
    """What stands one below the other on the panel."""

    @property
    def widgets(self) -> list[Widget]: ...

    def layout(self, x: int, y: int, width: int) -> int:
        """Place it from here down; returns where it ends."""
        ...


class NoteBlock:
    """A sentence between the choices."""

    def __init__(self, ui: Ui, text: str) -> None:
        self.note = RichText(ui, text, "small", "faded_ink")

    @property
    def widgets(self) -> list[Widget]:
        return [self.note]

    def layout(self, x: int, y: int, width: int) -> int:
        self.note.place(x, y, width, self.note.preferred(width)[1])
        return self.note.rect.bottom


class RuleColumn:
    """The blocks scroll where they must; where they leave room there is a still life."""

    def __init__(
        self, ui: Ui, edition: Edition, blocks: Sequence[Block], foot: PlanFoot | None
    ) -> None:
        self.ui, self.blocks, self.foot = ui, blocks, foot
        self.picture = EditionPicture(ui, edition)
        parts = [widget for block in blocks for widget in block.widgets]
        self.area = ScrollArea(ui, [*parts, self.picture], "rules")

    @property
    def widgets(self) -> list[Widget]:
        return [self.area, *(self.foot.widgets if self.foot else [])]

    def layout(self, inside: pygame.Rect) -> None:
        gap = self.ui.theme.space("s")
        foot = self.foot.height(inside.width) if self.foot else 0
        if self.foot:
            place = pygame.Rect(inside.left, inside.bottom - foot, inside.width, foot)
            self.foot.layout(place)
        self.area.rect = inside.copy()
        self.area.rect.height = inside.height - foot - gap
        end = self._lay(self.area.rect)
        if end > self.area.rect.bottom:
            end = self._lay(self.area.content)
        self._lay_picture(end + gap)
        self.area.arrange()

    def _lay(self, content: pygame.Rect) -> int:
        """Place the blocks one below the other; returns where they end."""
        y, gap = content.top, self.ui.theme.space("m")
        for block in self.blocks:
            y = block.layout(content.left, y, content.width) + gap
        return y - gap

    def _lay_picture(self, top: int) -> None:
        area, theme = self.area.rect, self.ui.theme
        room = area.bottom - top
        self.picture.visible = room >= theme.px(100)
        height = min(room, theme.px(170)) if self.picture.visible else 0
        y = top + (room - height) // 2 if self.picture.visible else area.top
        self.picture.place(area.left, y, area.width, height)
