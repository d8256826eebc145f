"""A decision being thought about beside whatever else goes on, such as drawing the table."""

from __future__ import annotations

from random import Random
from threading import Event, Thread

from ai.bot import Bot
from game.rules.actions import Decision
from game.rules.view import View


class Thought:
    """Begins at once in a thread of its own. How long it takes never changes what comes of it.

    Whoever no longer wants it must cancel it, so that never more than one of them is at work.
    """

    def __init__(self, bot: Bot, view: View, rng: Random) -> None:
        self._cancelled = Event()
        self._decision: Decision | None = None
        self._failure: BaseException | None = None
        self._thread = Thread(target=self._think, args=(bot, view, rng), daemon=True)
        self._thread.start()

    def _think(self, bot: Bot, view: View, rng: Random) -> None:
        try:
            self._decision = bot.choose(view, rng, self._cancelled.is_set)
        except BaseException as failure:  # noqa: BLE001 - told to whoever asks for the decision
            self._failure = failure

    @property
    def is_ready(self) -> bool:
        return not self._thread.is_alive()

    def cancel(self) -> None:
        """Stop, because nobody wants to know the decision any more; it has stopped when this ends.

        That takes no longer than one guessed world, or weighing the choices before the first.
        """
        self._cancelled.set()
        self._thread.join()

    def decision(self) -> Decision:
        """Wait for the decision; what went wrong in thinking is raised here."""
        self._thread.join()
        if self._failure is not None:
            raise self._failure
        assert self._decision is not None
        return self._decision
