"""What every bot thinks with: an edition's brain weighs the decisions that a view allows."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from game.rules.actions import Decision
from game.rules.compact import Code, Policy, Position
from game.rules.view import View


class Choice(NamedTuple):
    """One legal decision as a brain sees it.

    `value` is the expected own score of this hand in points, `chance` the probability to make
    the bid. `bonus` is the part of the value that comes from bonuses, `spoil` the points that
    the decision is expected to cost the others. `reason` is a text key.
    """

    action: Decision
    value: float
    chance: float
    bonus: float = 0.0
    spoil: float = 0.0
    reason: str = ""


class Brain(Protocol):
    """Knows one setup; stateless between decisions but for caches.

    `thumb_grain` and `weigh_grain`: how coarsely people tell its values apart. A bot's blur is
    multiplied by them, so that a level makes about as many mistakes in every edition.
    `search_plays`: whether playing out guessed worlds finds better plays than `weigh` does.
    """

    code: Code
    search_plays: bool
    thumb_grain: float
    weigh_grain: float

    def weigh(self, view: View) -> list[Choice]:
        """Every legal decision of the view, weighed as well as possible without search."""

    def thumb(self, view: View) -> list[Choice]:
        """The same with a beginner's rules of thumb."""

    def policy(self) -> Policy:
        """The quick player used for every seat in playouts."""

    def bid_for(self, position: Position, seat: int) -> int:
        """A quick bid for the hand that the seat holds in a guessed position."""

    def load_for(self, position: Position, seat: int) -> str:
        """A quick cannon load for the seat in a guessed position whose bids are in."""
