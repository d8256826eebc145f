"""A question over the tray: a panel with its answers as children."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.scenes.table.stage import Stage
from game.client.scenes.table.words import ASKED_BY, question
from game.client.toolkit.digits import digit_of
from game.client.toolkit.focus import DIRECTIONS, following, nearest
from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.widgets import Widget
from game.client.toolkit.widgets.base import ACTIVATE
from game.play.explain import abilities_of
from game.rules.actions import Decision
from game.rules.pieces import Ability
from game.rules.view import HandView, View

Decide = Callable[[Decision], object]
TITLE, WHY = "heading", "small"
CARD = 76  # units high, of the pirate who asks
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

    @property
    def ability(self) -> Ability | None:
        """What made this question come up, if a pirate did."""
        return ASKED_BY.get(self.view.phase)

    @property
    def pirate(self) -> str | None:
        """The card that won the trick and so asks."""
        return abilities_of(self.view.setup).get(self.ability) if self.ability else None

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
        """The room for the panel: above the own pieces, and above the message if there is one."""
        layout, gap = self.stage.layout, self.ui.theme.space("s")
        message = layout.message
        bottom = message.top if self.stage.board.message else message.bottom
        return pygame.Rect(gap, gap, self.ui.theme.size[0] - 2 * gap, bottom - 2 * gap)

    @property
    def inside(self) -> pygame.Rect:
        """The inside of the panel, below its title."""
        pad, rect = self.pad, self.rect.copy()
        rect.inflate_ip(-2 * pad, -2 * pad)
        rect.top += self.title_height
        rect.height -= self.title_height
        return rect

    @property
    def pad(self) -> int:
        return self.ui.theme.px(20)

    @property
    def beside_title(self) -> int:
        """What of its width on either side belongs to something else."""
        return 0

    @property
    def title_height(self) -> int:
        title = self.ui.text.line_height(TITLE) + self.ui.theme.space("s")
        return max(title, self.ui.theme.px(CARD)) if self.pirate else title

    def enclose(self, size: tuple[int, int]) -> None:
        """A panel around an inside of this size, over the middle of the tray."""
        room, pad, text = self.room(), self.pad, self.ui.text
        card = self.ui.theme.px(CARD) if self.pirate else 0
        title = text.measure(self.title(), TITLE)[0] + card + 2 * self.beside_title
        width = max(size[0], min(title, room.width - 2 * pad))
        width = max(width, self.ui.theme.px(TITLE_LEAST)) + 2 * pad
        self.rect = pygame.Rect(0, 0, width, size[1] + self.title_height + 2 * pad)
        self.rect.center = self.stage.layout.tray.center
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
        if self.pirate:
            self._draw_pirate(surface, box, self.pirate)
        else:
            box.inflate_ip(-2 * self.beside_title, 0)
            self.ui.text.line(surface, self.title(), TITLE, "bone", box, "centre")

    def _draw_pirate(self, surface: pygame.Surface, box: pygame.Rect, pirate: str) -> None:
        """Who asks, above the question why, both beside the card."""
        text, theme = self.ui.text, self.ui.theme
        image = self.stage.pieces.large(pirate, box.height - theme.px(8))
        why = self.ui.tr("choice.why", card=self.stage.pieces.name(pirate))
        wide = max(text.measure(self.title(), TITLE)[0], text.measure(why, WHY)[0])
        gap = image.get_width() + theme.space("m")
        left = max(box.left, box.centerx - (wide + gap) // 2)
        surface.blit(image, (left, box.top))
        words = pygame.Rect(left + gap, box.top, box.right - left - gap, text.line_height(TITLE))
        words.top = box.centery - (words.height + text.line_height(WHY)) // 2 - theme.px(2)
        text.line(surface, self.title(), TITLE, "bone", words)
        words.top, words.height = words.bottom, text.line_height(WHY)
        text.line(surface, why, WHY, "glow", words)
