"""A question over the tray: a panel with its answers as children."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.scenes.table.input import digit_of
from game.client.scenes.table.stage import Stage
from game.client.scenes.table.words import question
from game.client.toolkit.focus import DIRECTIONS, following, nearest
from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.widgets import Widget
from game.client.toolkit.widgets.base import ACTIVATE
from game.rules.actions import Decision
from game.rules.view import HandView, View

Decide = Callable[[Decision], object]
TITLE = "heading"
TITLE_LEAST = 360  # units


class Asks(Widget):
    """A part of a panel that gives its keys to the panel first."""

    panel: ChoicePanel | None = None

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in ACTIVATE:
            return False
        return self.panel is not None and self.panel.on_key(event)


class ChoicePanel(Widget):
    """The scene adds it last, so that it lies above the table; it draws its children itself.

    It takes presses between its answers, or they would reach what lies below.
    """

    def __init__(self, stage: Stage, key: str, answers: Sequence[Widget] = ()) -> None:
        super().__init__(stage.ui, key)
        self.stage = stage
        self.children = answers
        for answer in answers:
            if isinstance(answer, Asks):
                answer.panel = self

    @property
    def can_focus(self) -> bool:
        return False

    @property
    def view(self) -> View:
        return self.stage.board.view

    @property
    def hand(self) -> HandView:
        assert self.view.hand is not None
        return self.view.hand

    @property
    def answers(self) -> list[Widget]:
        """What the arrows go through."""
        return [child for child in self.children if child.can_focus]

    @property
    def numbered(self) -> Sequence[Widget]:
        """What the digits choose."""
        return self.answers

    def title(self) -> str:
        """The question, with a name where several people take turns."""
        return question(self.stage)

    def presses(self, decision: Decision) -> list[str]:
        """The keys of what has to be pressed, one after the other, for a decision."""
        raise NotImplementedError

    # Keys

    def on_key(self, event: pygame.event.Event) -> bool:
        """Digits answer; arrows go round the answers."""
        if event.type != pygame.KEYDOWN:
            return False
        digit, numbered = digit_of(event), self.numbered
        if digit and digit <= len(numbered):
            numbered[digit - 1].activate()
            return True
        return event.key in DIRECTIONS and self._step(event.key)

    def _step(self, key: int) -> bool:
        host = self.host
        if host is None:
            return False
        target = self._following(host.focus, key) if host.keyboard else host.focus
        host.keyboard = True
        host.set_focus(target if target in self.answers else self.answers[0])
        return True

    def _following(self, current: Widget | None, key: int) -> Widget | None:
        """The next one; up and down go to another row, if there is one."""
        right, down = DIRECTIONS[key]
        if right or current is None:
            return following(self.answers, current, right or down)
        return nearest(self.answers, current, (right, down)) or current

    # Place

    def room(self) -> pygame.Rect:
        """Above the own pieces, and above the message if there is one."""
        layout, gap = self.stage.layout, self.ui.theme.space("s")
        message = layout.message
        bottom = message.top if self.stage.board.message else message.bottom
        return pygame.Rect(gap, gap, self.ui.theme.size[0] - 2 * gap, bottom - 2 * gap)

    @property
    def inside(self) -> pygame.Rect:
        """Below the title."""
        pad, rect = self.pad, self.rect.copy()
        rect.inflate_ip(-2 * pad, -2 * pad)
        rect.top += self.title_height
        rect.height -= self.title_height
        return rect

    @property
    def pad(self) -> int:
        return self.ui.theme.px(20)

    @property
    def title_height(self) -> int:
        return self.ui.text.line_height(TITLE) + self.ui.theme.space("s")

    def enclose(self, size: tuple[int, int]) -> None:
        """A panel around an inside of this size, over the middle of the tray."""
        room, pad, text = self.room(), self.pad, self.ui.text
        width = max(size[0], min(text.measure(self.title(), TITLE)[0], room.width - 2 * pad))
        width = max(width, self.ui.theme.px(TITLE_LEAST)) + 2 * pad
        self.rect = pygame.Rect(0, 0, width, size[1] + self.title_height + 2 * pad)
        x, y = self.stage.layout.tray_middle
        self.rect.center = (round(x), round(y))
        self.rect.clamp_ip(room)

    def lay(self) -> None:
        """Find the place of the panel and of every answer in it."""

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_ground(surface)
        for child in self.children:
            child.draw(surface)

    def draw_ground(self, surface: pygame.Surface) -> None:
        shapes = self.ui.shapes
        blit_glow(surface, shapes.shadow(self.rect.size, spread=26, radius=14), self.rect)
        surface.blit(shapes.panel(self.rect.size, "dark"), self.rect)
        box = self.rect.inflate(-2 * self.pad, 0)
        box.top, box.height = self.rect.top + self.pad - self.ui.theme.px(4), self.title_height
        self.ui.text.line(surface, self.title(), TITLE, "bone", box, "centre")
