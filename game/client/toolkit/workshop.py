"""Makes the pictures of what is about to be shown bit by bit, so that no frame waits for them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from contextlib import suppress
from threading import Thread
from typing import Generic, TypeVar

from game.client.toolkit.clock import Clock

SLICE = 12.0  # milliseconds of a frame
LOOKS = 0.004  # seconds for which a frame waits for a picture that is being made beside it
LARGE = 40_000  # pixels, from which on a picture is made beside the window

What = TypeVar("What")


class NotYet(Exception):
    """A picture is still being made: draw again in the next frame."""


class Workshop:
    """Makes pictures in slices. Within `attend`, missing ones are made for some milliseconds, and
    large ones in another thread if time `flows`; outside it all are made at once.
    """

    def __init__(self, clock: Clock | None = None) -> None:
        self._clock = clock
        self._until: float | None = None
        self._has_made = False
        self._jobs: dict[Hashable, Job[object]] = {}

    def attend(self, draw: Callable[[], object]) -> bool:
        """Go on with a drawing, whose pictures are kept; whether it is complete now."""
        assert self._clock is not None
        self._until, self._has_made = self._clock.now() + SLICE, False
        try:
            draw()
        except NotYet:
            return False
        else:
            return not self._has_made or not self._is_late  # what is made is drawn in time
        finally:
            self._until = None

    def made(self, make: Callable[[], What]) -> What:
        """Make a missing thing now, or raise NotYet if this frame has made enough."""
        if self._until is not None and self._has_made and self._is_late:
            raise NotYet
        made = make()
        self._has_made = True
        return made

    @property
    def _is_late(self) -> bool:
        assert self._clock is not None and self._until is not None
        return self._clock.now() >= self._until

    def beside(self, key: Hashable, pixels: int, make: Callable[[], What]) -> What:
        """Make a picture that takes long, perhaps in another thread; NotYet until it is there."""
        if self._until is None or self._clock is None or not self._clock.flows or pixels < LARGE:
            return make()
        if key not in self._jobs:
            self._jobs = {key: Job(make)}
        job = self._jobs[key]
        job.join(LOOKS)
        if job.is_alive():
            raise NotYet
        self._until = self._clock.now()  # to take it over is enough for this frame
        return self._jobs.pop(key).result()  # type: ignore[return-value]


class Job(Thread, Generic[What]):
    """Makes something in a thread of its own, which begins at once."""

    def __init__(self, make: Callable[[], What]) -> None:
        super().__init__(name="workshop")
        self._make = make
        self._made: list[What] = []
        self.start()

    def run(self) -> None:
        with suppress(Exception):
            self._made.append(self._make())

    def result(self) -> What:
        """What was made; an error is raised again here, where it is noticed."""
        self.join()
        return self._made[0] if self._made else self._make()
