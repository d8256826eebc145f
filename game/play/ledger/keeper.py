"""A sheet being kept: changed, taken back and done again, and written down at once every time."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Concatenate, ParamSpec

from game.match.entry import FINISHED
from game.play.ledger.cabinet import Cabinet
from game.play.ledger.sheet import Sheet
from game.rules.errors import RuleError

P = ParamSpec("P")


class Keeper:
    """`on_trouble` hears the key of what the disk refuses, once."""

    def __init__(
        self, cabinet: Cabinet, key: str, sheet: Sheet, on_trouble: Callable[[str], object]
    ) -> None:
        self.cabinet, self.key, self.sheet = cabinet, key, sheet
        self.on_trouble = on_trouble
        self._past: list[Sheet] = []
        self._future: list[Sheet] = []
        self._since = cabinet.now()
        self._was_told = False

    @classmethod
    def new(cls, cabinet: Cabinet, sheet: Sheet, on_trouble: Callable[[str], object]) -> Keeper:
        keeper = cls(cabinet, cabinet.begin(), sheet, on_trouble)
        keeper._write(sheet)
        return keeper

    @classmethod
    def taken_up(cls, cabinet: Cabinet, key: str, on_trouble: Callable[[str], object]) -> Keeper:
        """A sheet as it was left; a RuleError (such as `open_elsewhere`) if it cannot be opened."""
        cabinet.hold(key)
        try:
            return cls(cabinet, key, cabinet.read(key), on_trouble)
        except RuleError:
            cabinet.release(key)
            raise

    def do(
        self, change: Callable[Concatenate[Sheet, P], Sheet], *args: P.args, **more: P.kwargs
    ) -> None:
        """Change the sheet; an EntryError leaves everything as it was."""
        after = change(self.sheet, *args, **more)
        if after == self.sheet:
            return
        self._past.append(self.sheet)
        self._future.clear()
        self._write(after)

    @property
    def can_undo(self) -> bool:
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        return bool(self._future)

    def undo(self) -> None:
        if self._past:
            self._future.append(self.sheet)
            self._write(self._past.pop())

    def redo(self) -> None:
        if self._future:
            self._past.append(self.sheet)
            self._write(self._future.pop())

    def hold(self) -> None:
        """Hold the sheet, which nobody else writes meanwhile; if somebody does, that is told."""
        try:
            self.cabinet.hold(self.key)
        except RuleError as error:
            self._tell(error.key)

    def result_seen(self) -> None:
        """The match is over, and the table has seen how it ended."""
        self._write(replace(self.sheet, entry=replace(self.sheet.entry, status=FINISHED)))
        self.close()

    def close(self) -> None:
        """Let the sheet go; it can be taken up again, here or elsewhere."""
        self.cabinet.release(self.key)

    def _write(self, sheet: Sheet) -> None:
        """When and how long it was kept is no part of what is taken back."""
        moment = self.cabinet.now()
        status = sheet.entry.status
        kept = self.sheet.entry.played_on(self._since, moment)
        self._since = moment
        self.sheet = replace(sheet, entry=replace(kept, status=status))
        try:
            self.sheet = self.cabinet.keep(self.key, self.sheet)
        except RuleError as error:
            self._tell(error.key)

    def _tell(self, key: str) -> None:
        if not self._was_told:
            self._was_told = True
            self.on_trouble(key)
