"""What is shared by all that is written on a sheet: rows with keys, by finger and by digits."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Concatenate, ParamSpec

import pygame

from game.client.scenes.ledger.keys import NumberKey
from game.client.scenes.ledger.rows import (
    BIDS,
    NOBODY,
    TRICKS,
    Row,
    RowActions,
    bid_rows,
    lay_rows,
    trick_rows,
)
from game.client.toolkit.digits import digit_of
from game.client.toolkit.scene import Scene
from game.play.ledger import changes
from game.play.ledger.changes import Problem
from game.play.ledger.sheet import Sheet
from game.rules.errors import RuleError
from game.rules.scoring import CANNONBALL, GRAPESHOT

if TYPE_CHECKING:
    from game.client.app import App

P = ParamSpec("P")
NOBODY_YET = -2  # no row takes what is typed
LOAD_OF = {"-": GRAPESHOT, "+": CANNONBALL}
ONWARD = (pygame.K_SPACE, pygame.K_DOWN)
STEPS = {pygame.K_UP: -1, pygame.K_DOWN: 1}


def told_problem(app: App, found: Problem, area: str = "problem") -> str:
    """Why something cannot be, in words."""
    key, values = found
    tr, shown = app.ui.tr, dict(values)
    if "role" in shown:
        shown["role"] = tr(f"ledger.role.{shown['role']}")
    if "why" in shown:
        shown["why"] = tr(f"ledger.refused.{shown['why']}", **shown)
    return tr(f"ledger.{area}.{key}", **shown)


class EntryScene(Scene):
    """The row `current` takes the digits; a number that might go on waits for its second digit."""

    onward = "accent"  # the key of what comes when everything is written down

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.kind = BIDS
        self.current = NOBODY_YET
        self.waiting = False  # for a second digit
        self.rows: list[Row] = []

    # What a scene defines

    @property
    def sheet(self) -> Sheet:
        raise NotImplementedError

    @property
    def number(self) -> int:
        """The hand that is written down."""
        raise NotImplementedError

    def write(self, change: Callable[[Sheet], Sheet]) -> None:
        """Change the sheet, or raise an EntryError."""
        raise NotImplementedError

    def open_extras(self, member: int) -> None:
        raise NotImplementedError

    # Writing

    def do(
        self, change: Callable[Concatenate[Sheet, P], Sheet], *args: P.args, **more: P.kwargs
    ) -> bool:
        """Change the sheet, or say why that cannot be; whether it was changed."""
        try:
            self.write(lambda sheet: change(sheet, *args, **more))
        except RuleError as error:
            self.ui.sound("refused")
            self.app.notify(told_problem(self.app, (error.key, error.details), "refused"))
            return False
        return True

    def _number(self, member: int, value: int) -> None:
        """A number was tapped: write it down and go on to the next row."""
        shown = self.keyboard
        if self._set(member, value):
            self._go_on(member)
        self.rebuild()
        if shown:
            self._focus_current()

    def _set(self, member: int, value: int | None) -> bool:
        self.waiting = False
        if member == NOBODY:
            return self.do(changes.lost, self.number, value or 0)
        change = changes.bid if self.kind == BIDS else changes.won
        return self.do(change, self.number, member, value)

    def _load(self, member: int, load: str) -> None:
        if self.do(changes.load, self.number, member, load):
            self._go_on(member)
        self.rebuild()

    # Which row is on

    @property
    def members(self) -> tuple[int, ...]:
        return self.sheet.hands[self.number - 1].order

    def is_missing(self, member: int) -> bool:
        """Whether something of a player is still to be written down."""
        cell = self.sheet.hands[self.number - 1].cell(member)
        if self.kind == TRICKS:
            return cell.won is None
        loads = self.sheet.setup(self.number).scoring.loads
        return cell.bid is None or (loads and cell.load is None)

    def begin_rows(self, kind: str) -> None:
        """Begin with the first row in which something is missing."""
        self.kind, self.waiting = kind, False
        self.current = next(filter(self.is_missing, self.members), NOBODY_YET)

    def _go_on(self, member: int) -> None:
        """Go on to the next row in which something is missing, round and round; the same one if it
        lacks a load.
        """
        if member in self.members:
            at = self.members.index(member)
            around = (*self.members[at:], *self.members[:at])
            self.current = next(filter(self.is_missing, around), NOBODY_YET)
        self._show_current()

    def _focus_current(self) -> None:
        """Where somebody without a mouse goes on: in the next row, or at what comes next."""
        row = next((row for row in self.rows if row.member == self.current), None)
        self._set_focus(row.keys[0] if row else self.find(self.onward), True)

    def _show_current(self) -> None:
        """Keys that are pressed next are for the row, not for what had the focus."""
        self.keyboard = False
        self.focus = None

    def _row_of_focus(self) -> int:
        if self.keyboard and isinstance(self.focus, NumberKey):
            return next(row.member for row in self.rows if self.focus in row.keys)
        return self.current

    # Keys

    def on_key(self, event: pygame.event.Event) -> bool:
        text, digit = getattr(event, "unicode", ""), digit_of(event)
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return False
        if digit is not None:
            return self._type(digit)
        if event.key == pygame.K_BACKSPACE:
            return self._erase()
        if text in LOAD_OF and self.kind == BIDS and self._row_of_focus() in self.members:
            self._load(self._row_of_focus(), LOAD_OF[text])
            return True
        if self.waiting and event.key in ONWARD:
            self._settle()
            return True
        return event.key in STEPS and not self.keyboard and self._step(STEPS[event.key])

    def _step(self, by: int) -> bool:
        """Go to another row, as long as no focus is shown."""
        members = self.members
        at = members.index(self.current) if self.current in members else min(0, -by)
        self.current = members[(at + by) % len(members)]
        self.rebuild()
        return True

    def _type(self, digit: int) -> bool:
        """A digit that cannot go on with the one before is for the next row."""
        row = self._row_of_focus()
        if self.waiting:
            value = self._typed(row) * 10 + digit
            if value <= self.sheet.cards(self.number):
                self._number(row, value)
                return True
            self._settle()
            row = self.current
        if row == NOBODY_YET:
            return False
        self._enter(row, digit)
        return True

    def _enter(self, row: int, digit: int) -> None:
        cards = self.sheet.cards(self.number)
        if digit and digit * 10 <= cards and row != NOBODY:
            self.current = row
            self._set(row, digit)
            self.waiting = True
            self.rebuild()
        elif digit <= cards:
            self.ui.sound("counted")
            self._number(row, digit)
        else:
            self._set(row, digit)

    def _typed(self, member: int) -> int:
        cell = self.sheet.hands[self.number - 1].cell(member)
        return (cell.bid if self.kind == BIDS else cell.won) or 0

    def _settle(self) -> None:
        """Take the one digit as the whole number, and go on to the next row."""
        self.waiting = False
        self._go_on(self.current)
        self.rebuild()

    def _erase(self) -> bool:
        """Erase what was written last, from the current row backwards."""
        members = self.members
        at = members.index(self.current) if self.current in members else len(members)
        steps = [*reversed(members[: at + 1])]
        last = next((member for member in steps if self._is_written(member)), None)
        if last is None:
            return False
        self._set(last, None)
        self.current = last
        self._show_current()
        self.rebuild()
        return True

    def _is_written(self, member: int) -> bool:
        cell = self.sheet.hands[self.number - 1].cell(member)
        return (cell.bid if self.kind == BIDS else cell.won) is not None

    # Widgets

    def build_rows(self) -> None:
        actions = RowActions(self._number, self._load, self.open_extras)
        make = bid_rows if self.kind == BIDS else trick_rows
        self.rows = make(self.ui, self.sheet, self.number, self.current, actions)
        for row in self.rows:
            for widget in row.widgets:
                self.add(widget)

    def layout_rows(self, area: pygame.Rect) -> None:
        lay_rows(self.ui, self.rows, area)
