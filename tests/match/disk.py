"""A disk to test with: it refuses or dies at any of the calls that change something on it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

CHANGES = ("open", "fdopen", "fsync", "mkdir", "rename", "replace", "unlink")


class Killed(BaseException):
    """The process is gone; whatever it would still do, the disk does not see it."""


class Disk:
    """Counts the calls that change something, and fails at one of them."""

    def __init__(self, at: int, error: OSError | None = None) -> None:
        self.calls = 0
        self._at = at
        self._error = error

    def before(self) -> None:
        """A refusal happens once; after a kill nothing is done any more."""
        self.calls += 1
        if self._error is not None and self.calls == self._at:
            raise self._error
        if self._error is None and self.calls >= self._at:
            raise Killed


@contextmanager
def failing(disk: Disk) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for name in CHANGES:
            patch.setattr(os, name, _watched(disk, getattr(os, name)))
        yield


def _watched(disk: Disk, call: Callable[..., Any]) -> Callable[..., Any]:
    def watched(*args: Any, **options: Any) -> Any:
        disk.before()
        return call(*args, **options)

    return watched


def calls_of(action: Callable[[], object]) -> int:
    """How many such calls an action makes when all goes well."""
    disk = Disk(at=10**9)
    with failing(disk):
        action()
    return disk.calls
