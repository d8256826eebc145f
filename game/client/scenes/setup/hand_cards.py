"""The hands of a match as little cards, each with the number of cards it deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.client.scenes.setup.overlay import ENTER
from game.client.toolkit.shapes import blit_glow
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Widget
from game.play.card_plans import HandList

IN_A_ROW = 10
PAPER, EDGE = "parchment_light", "ink"


def draw_card(ui: Ui, surface: pygame.Surface, rect: pygame.Rect) -> None:
    """An empty card."""
    surface.blit(ui.shapes.bar(rect.size, PAPER), rect)
    surface.blit(ui.shapes.ring(rect.size, EDGE, 1.6, 6), rect)


class PlanStrip(Widget):
    """A plan to look at; a long one takes two rows."""

    focusable = False

    def __init__(self, ui: Ui, plan: Sequence[int]) -> None:
        super().__init__(ui, "plan")
        self.plan = tuple(plan)

    @property
    def _columns(self) -> int:
        rows = -(-len(self.plan) // IN_A_ROW)
        return -(-len(self.plan) // max(1, rows))

    def _row(self) -> int:
        return self.ui.text.line_height("strong") + self.ui.theme.px(10)

    def preferred(self, width: int) -> tuple[int, int]:
        rows = -(-len(self.plan) // IN_A_ROW)
        return width, rows * self._row() + (rows - 1) * self.ui.theme.space("xs")

    def card_rect(self, index: int) -> pygame.Rect:
        gap, columns = self.ui.theme.space("xs"), self._columns
        width = min((self.rect.width + gap) // max(columns, 6) - gap, self.ui.theme.px(48))
        row, column = divmod(index, columns)
        x = self.rect.left + column * (width + gap)
        return pygame.Rect(x, self.rect.top + row * (self._row() + gap), width, self._row())

    def draw(self, surface: pygame.Surface) -> None:
        ui = self.ui
        for index, cards in enumerate(self.plan):
            rect = self.card_rect(index)
            draw_card(ui, surface, rect)
            box = rect.inflate(-ui.theme.px(6), 0)
            ui.text.line(surface, ui.tr.number(cards), "strong", "ink", box, "centre")


class HandPicker(Widget):
    """A plan to be changed hand by hand: the arrows choose a hand and change its number.

    The wheel changes the number of the hand under the mouse; Enter is `on_done`. A hand that deals
    fewer cards than planned, as `dealt` tells, shows both numbers.
    """

    def __init__(
        self,
        ui: Ui,
        hands: HandList,
        dealt: Sequence[int],
        on_change: Callable[[], object],
        on_done: Callable[[], object],
    ) -> None:
        super().__init__(ui, "hands")
        self.hands, self.dealt, self.on_change, self.on_done = hands, dealt, on_change, on_done
        self._turned = 0.0

    def preferred(self, width: int) -> tuple[int, int]:
        rows, text = -(-self.hands.option.longest // IN_A_ROW), self.ui.text
        lines = 2 * text.line_height("small") + round(text.line_height("big_number") * 0.8)
        height = max(self.ui.theme.px(92), lines + self.ui.theme.px(8))
        return width, rows * height + (rows - 1) * self.ui.theme.space("s")

    def card_rect(self, index: int) -> pygame.Rect:
        gap, rows = self.ui.theme.space("s"), -(-self.hands.option.longest // IN_A_ROW)
        width = (self.rect.width + gap) // IN_A_ROW - gap
        height = (self.rect.height + gap) // rows - gap
        row, column = divmod(index, IN_A_ROW)
        x, y = column * (width + gap), row * (height + gap)
        return pygame.Rect(self.rect.left + x, self.rect.top + y, width, height)

    def on_release(self, pos: tuple[int, int]) -> None:
        if self._select_at(pos):
            self.on_change()

    def _select_at(self, pos: tuple[int, int]) -> bool:
        """Whether there is a hand."""
        for index in range(len(self.hands.plan)):
            if self.card_rect(index).collidepoint(pos):
                self.hands.select(index)
                return True
        return False

    def on_wheel(self, amount: float) -> bool:
        """Add or take one card for every whole notch, in the hand under the mouse."""
        before = self.hands.selected
        if self.host is None or not self._select_at(self.host.app.mouse):
            return False
        self._turned += amount
        notches = int(self._turned)
        self._turned -= notches
        self.hands.change(notches)
        if notches or self.hands.selected != before:
            self.on_change()
        return True

    def on_key(self, event: pygame.event.Event) -> bool:
        """An arrow is used up even at a limit, so that the focus stays on the hands."""
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in ENTER:
            self.on_done()
            return True
        action = self._actions().get(event.key)
        if action is None:
            return False
        action()
        self.on_change()
        return True

    def _actions(self) -> dict[int, Callable[[], object]]:
        hands = self.hands
        return {
            pygame.K_LEFT: lambda: hands.select(hands.selected - 1),
            pygame.K_RIGHT: lambda: hands.select(hands.selected + 1),
            pygame.K_UP: lambda: hands.change(1),
            pygame.K_DOWN: lambda: hands.change(-1),
            pygame.K_INSERT: hands.insert,
            pygame.K_DELETE: hands.remove,
        }

    def draw(self, surface: pygame.Surface) -> None:
        for index in range(self.hands.option.longest):
            rect = self.card_rect(index)
            if index < len(self.hands.plan):
                self._card(surface, rect, index)
            else:
                surface.blit(self.ui.shapes.bar(rect.size, "ink", 0.07), rect)

    def _card(self, surface: pygame.Surface, rect: pygame.Rect, index: int) -> None:
        ui, theme = self.ui, self.ui.theme
        if index == self.hands.selected:
            blit_glow(surface, ui.shapes.glow(rect.size, spread=9), rect)
        draw_card(ui, surface, rect)
        if index == self.hands.selected:
            surface.blit(ui.shapes.ring(rect.size, "blood", 4, 6), rect)
        inside = rect.inflate(-theme.px(14), -theme.px(8))
        line = ui.text.line_height("small")
        head = pygame.Rect(inside.topleft, (inside.width, line))
        ui.text.line(
            surface, ui.tr("setup.plan.number", hand=index + 1), "small", "faded_ink", head
        )
        middle = pygame.Rect(inside.left, head.bottom, inside.width, inside.height - 2 * line)
        planned, dealt = self.hands.plan[index], self.dealt[index]
        number = ui.tr.number(planned)
        ui.text.line(surface, number, "big_number", "ink", middle, "centre")
        if dealt < planned:
            foot = pygame.Rect(inside.left, middle.bottom, inside.width, line)
            self._fewer(surface, foot, dealt)

    def _fewer(self, surface: pygame.Surface, foot: pygame.Rect, dealt: int) -> None:
        """An arrow to the number that is really dealt."""
        ui, side = self.ui, round(foot.height * 0.8)
        arrow = ui.shapes.arrow(side, "right", "blood")
        surface.blit(arrow, arrow.get_rect(midright=(foot.centerx, foot.centery)))
        box = pygame.Rect(foot.centerx, foot.top, foot.width // 2, foot.height)
        ui.text.line(surface, ui.tr.number(dealt), "small_bold", "blood", box)
