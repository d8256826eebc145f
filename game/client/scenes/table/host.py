"""What the course of the match asks of the scene that shows it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol


class Host(Protocol):
    """What the scene does for the course."""

    def is_open(self) -> bool:
        """Whether nothing lies over the table."""

    def on_change(self) -> None:
        """The board shows something else."""

    def on_news(self) -> None:
        """Something happens that is to be shown."""

    def on_asked(self) -> None:
        """Whoever looks must decide."""

    def on_closed(self, seat: int, told: Sequence[str] | None, taken: Callable[[], None]) -> None:
        """Somebody must take the screen, and is told what happened; with nothing to be told
        whoever had it last turns the own pieces up.
        """

    def on_hand_over(self) -> None: ...

    def on_match_over(self) -> None: ...
