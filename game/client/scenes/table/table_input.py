"""What clicks, touches and keys do at the table; those that were meant to skip do nothing else."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

import pygame

from game.client.scenes.table.at_table import AtTable
from game.client.scenes.table.choices.panel import ChoicePanel
from game.client.scenes.table.hand import PieceButton
from game.client.scenes.table.input import BidButton, LastTrick, TypedBid
from game.client.scenes.table.pointing import Pointing
from game.client.scenes.table.watching import KEYS as WATCHING
from game.client.toolkit.digits import digit_of
from game.client.toolkit.focus import DIRECTIONS, following
from game.client.toolkit.widgets import Widget
from game.play.game import Game

if TYPE_CHECKING:
    from game.client.app import App

STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
WALKS = (*DIRECTIONS, pygame.K_TAB)  # keys that may be held down
ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)
BUTTONS = (
    "menu",
    "help",
    "pad",
    "sort",
    "last_trick",
    "hint",
    *WATCHING,
    "take_back",
    "hint_close",
    "hint_assist",
    "hint_panel",
)


class TableInput(AtTable):
    """The part of the table that listens; what is to be done is up to the scene."""

    last: LastTrick | None

    def __init__(self, app: App, game: Game) -> None:
        super().__init__(app, game)
        self.buttons: list[PieceButton] = []
        self.bids: list[BidButton] = []
        self.choice: ChoicePanel | None = None
        self.shows_last_trick = False  # the last trick stays in sight
        self.typed = TypedBid()
        self.pointing = Pointing()

    @abstractmethod
    def skip(self) -> None: ...

    @abstractmethod
    def turn_last_trick(self) -> None: ...

    @abstractmethod
    def bid(self, tricks: int) -> None: ...

    @abstractmethod
    def shortcut(self, key: int) -> bool:
        """A key that opens or turns something; whether it was one."""

    # The mouse and fingers

    def handle(self, event: pygame.event.Event) -> bool:
        """The space bar and a click anywhere skip; they never play a piece by accident."""
        if self.peeking.handle(event):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE:
            self.skip()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            under = self._at(event.pos)
            if self.shows_last_trick and under is not self.last:
                self.turn_last_trick()
            if self.course.waits and (under is None or under.key not in BUTTONS):
                self.skip()
                return True
            self.pointing.press(event)
            self.pointing.at(under)
        return self._is_stray(event) or super().handle(event)

    def _up(self, pos: tuple[int, int]) -> bool:
        """A finger that rested on a piece only wanted to read about it."""
        if self.pointing.was_long_press() and self._held:
            self._held.pressed, self._held = False, None
            return True
        return super()._up(pos)

    def _motion(self, pos: tuple[int, int]) -> bool:
        used = super()._motion(pos)
        if self.tooltip.widget is None and self._held is None:
            self.tooltip.point_at(self.hovered)
        return self.pointing.at(self.hovered) or used

    def _set_focus(self, widget: Widget | None, keyboard: bool) -> None:
        super()._set_focus(widget, keyboard)
        if keyboard:
            self.pointing.at(widget, at_once=True)

    def _is_stray(self, event: pygame.event.Event) -> bool:
        """A key held down, or a press that comes too soon: the next one must wait as well."""
        if event.type == pygame.KEYDOWN and getattr(event, "again", False):
            return event.key not in WALKS
        too_soon = self.course.awaits and not self.course.armed and self._decides(event)
        if too_soon:
            self.course.hold_off()
        return too_soon

    def _decides(self, event: pygame.event.Event) -> bool:
        """Whether it could be meant for what is asked, rather than for a tool."""
        if event.type == pygame.KEYDOWN:
            return event.key in ENTER or digit_of(event) is not None
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        under = self._at(event.pos)
        return under is not None and under.key not in BUTTONS

    # What is held up

    def point_at(self, widget: Widget | None) -> None:
        self._hover(widget)
        self.pointing.at(widget)

    def show_focus(self, widget: Widget) -> None:
        self._set_focus(widget, True)

    def forget_pointing(self) -> None:
        """What was pointed at is out of sight now."""
        self.point_at(None)
        self.tooltip.hide()
        if isinstance(self.focus, PieceButton):
            self.set_focus(None)

    # Keys

    def on_key(self, event: pygame.event.Event) -> bool:
        if self.choice and self.choice.on_key(event):
            return True
        if event.key in ENTER and self.focus:
            self._set_focus(self.focus, True)
            return True
        if event.key in STEPS and self._step_along(STEPS[event.key]):
            return True
        digit = digit_of(event)
        if digit is not None and self.course.must_bid:
            self._type(digit)
            return True
        return self.shortcut(event.key)

    def _step_along(self, step: int) -> bool:
        """Left and right go through the bids, or the own pieces, round and round."""
        row: list[Widget] = [*self.bids] or [*self.buttons]
        if not row:
            return False
        shown = self.keyboard or self.focus not in row
        target = following(row, self.focus, step) if shown else self.focus
        self._set_focus(target, True)
        return True

    def _type(self, digit: int) -> None:
        """A digit is a bid, or the first of two: then Enter or the second one decides."""
        bid = self.typed.press(digit, len(self.bids) - 1)
        if bid is None:
            self._set_focus(self.bids[digit], True)
        elif bid < len(self.bids):
            self.bid(bid)
        else:
            self.ui.sound("refused")
