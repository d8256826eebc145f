"""A hint being worked out beside the table, and what came of it."""

from __future__ import annotations

from game.match.chance import thinking
from game.play.services import Advice, Services, Thinking
from game.rules.view import View


class Hints:
    """One hint at a time, for the decision at hand; it is gone as soon as that is taken.

    It sees the view of whoever asks and nothing else.
    """

    def __init__(self, services: Services, seed: int) -> None:
        self._services, self._seed = services, seed
        self._thinking: Thinking[Advice] | None = None
        self.view: View | None = None
        self.advice: Advice | None = None

    @property
    def is_open(self) -> bool:
        return self.view is not None

    def ask(self, view: View) -> None:
        self.close()
        self.view = view
        self._thinking = self._services.advise(view, thinking(self._seed, view))

    def is_about(self, view: View) -> bool:
        """Whether that is still the decision at hand; what others bid in secret changes nothing."""
        return self.view is not None and _moment(self.view) == _moment(view)

    def update(self) -> bool:
        """Whether the answer has come only now."""
        if self._thinking is None or not self._thinking.is_ready:
            return False
        self.advice, self._thinking = self._thinking.result(), None
        return True

    def close(self) -> None:
        """Stop thinking about a hint; it has stopped when this returns."""
        if self._thinking is not None:
            self._thinking.cancel()
        self._thinking = self.view = self.advice = None


def _moment(view: View) -> tuple[object, ...]:
    hand = view.hand
    return view.seat, view.phase, view.hand_number, len(hand.tricks) if hand else 0
