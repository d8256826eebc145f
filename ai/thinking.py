"""Something being thought about beside whatever else goes on, such as drawing the table."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from threading import Event, Lock, Thread
from typing import TYPE_CHECKING, Generic, TypeVar

from game.rules.actions import Decision
from game.rules.view import View

if TYPE_CHECKING:
    from ai.bot import Bot

# Whoever thinks leaves the table time to draw; two at once would leave it too little.
_ONE_AT_A_TIME = Lock()
LOOKS_UP = 0.01  # seconds, for whoever waits to begin
# Seconds until whoever thinks hands over to whoever draws. A frame asks for that several times, and
# with the usual 5 ms of Python some took 90 ms.
HANDS_OVER = 0.0005

Found = TypeVar("Found")
Work = Callable[[Callable[[], bool]], Found]


class Thinking(Generic[Found]):
    """Begins at once in a thread of its own, or as soon as nobody else thinks. How long it takes
    never changes what comes of it. The work is told how to ask whether it is still wanted.

    Whoever no longer wants it must cancel it, so that never more than one of them is at work.
    """

    def __init__(self, work: Work[Found]) -> None:
        self._cancelled = Event()
        self._found: Found | None = None
        self._failure: BaseException | None = None
        self._thread = Thread(target=self._think, args=(work,), daemon=True)
        self._thread.start()

    def _think(self, work: Work[Found]) -> None:
        while not _ONE_AT_A_TIME.acquire(timeout=LOOKS_UP):
            if self._cancelled.is_set():
                return
        usual = sys.getswitchinterval()
        sys.setswitchinterval(HANDS_OVER)
        try:
            self._found = work(self._cancelled.is_set)
        except BaseException as failure:  # noqa: BLE001 - told to whoever asks for the result
            self._failure = failure
        finally:
            sys.setswitchinterval(usual)
            _ONE_AT_A_TIME.release()

    @property
    def is_ready(self) -> bool:
        return not self._thread.is_alive()

    def cancel(self) -> None:
        """Stop, because nobody wants to know any more; it has stopped when this ends.

        That takes no longer than one guessed world, or weighing the choices before the first.
        """
        self._cancelled.set()
        self._thread.join()

    def result(self) -> Found:
        """Wait for it; what went wrong in thinking is raised here."""
        self._thread.join()
        if self._failure is not None:
            raise self._failure
        assert self._found is not None
        return self._found


class Thought(Thinking[Decision]):
    """A decision of a bot. The bot is made by `called` in the thread, since it takes long to read
    all that it knows.
    """

    def __init__(self, called: Callable[[], Bot], view: View, rng: Random) -> None:
        super().__init__(lambda cancelled: called().choose(view, rng, cancelled))

    def decision(self) -> Decision:
        return self.result()
