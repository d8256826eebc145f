"""The clock: the real one for playing, a manual one for tests and pictures."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """Milliseconds since some moment, and a way to let them pass; `flows` if they pass by
    themselves.
    """

    flows: bool

    def now(self) -> float: ...

    def sleep(self, milliseconds: float) -> None: ...


class RealClock:
    """The time of the system."""

    flows = True

    def now(self) -> float:
        return time.perf_counter() * 1000

    def sleep(self, milliseconds: float) -> None:
        time.sleep(max(0.0, milliseconds) / 1000)


class ManualClock:
    """Stands still until it is advanced; sleeping advances it."""

    flows = False

    def __init__(self) -> None:
        self._now = 0.0

    def now(self) -> float:
        return self._now

    def sleep(self, milliseconds: float) -> None:
        self.advance(milliseconds)

    def advance(self, milliseconds: float) -> None:
        self._now += max(0.0, milliseconds)
