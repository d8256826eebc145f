"""What every bot thinks with: an edition's brain weighs the decisions that a view allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from ai.worlds import Worlds
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


class Finding(NamedTuple):
    """A choice after search: its average utility, score and chance over the worlds played."""

    choice: Choice
    utility: float
    score: float
    chance: float


class Runner(Protocol):
    """One choice in a race."""

    choice: Choice

    def add(self, utility: float, score: int, exact: bool) -> None:
        """Another world: what came of it, the own score, and whether the bid was made."""


class Race(Protocol):
    """The choices of one search. All that are `running` are played out in the same worlds.

    `reinvests`: whether the work saved on those that drop out goes to the others.
    """

    reinvests: bool

    @property
    def running(self) -> Sequence[Runner]:
        """Those that may still turn out best."""

    def thin_out(self) -> None:
        """Let those that are clearly worse than the best one drop out."""

    def findings(self) -> list[Finding]:
        """Every choice, the best one first."""


class Brain(Protocol):
    """Knows one setup; stateless between decisions but for caches.

    `thumb_grain` and `weigh_grain`: how coarsely people tell its values apart. A bot's blur is
    multiplied by them, so that a level makes about as many mistakes in every edition.
    `surer`: the points that a certain bid is worth more than an impossible one, so that of two
    which bring about as much the surer one is taken; `plain_bid`: nobody but a beginner overlooks
    that a bid is so much less likely to be made, and the less sure its chances are known, the
    smaller that is. `dear`: how many times the price of harm among dice who does harm pays.
    For search: `doubt` is the points by which a favourite card or die may be wrong; `finish`: with
    how many pieces left playing out tells even a Captain more than the odds; `pace` and
    `pace_for_bid` are how many times the usual effort takes no longer than usual; `patience`: how
    much more of the match than for a Captain is still to be played for. Who searches gains on the
    others in every hand to come, and need dare less in this one.
    """

    code: Code
    doubt: float
    finish: int
    pace: float
    pace_for_bid: float
    patience: float
    thumb_grain: float
    weigh_grain: float
    surer: float
    plain_bid: float
    dear: float

    def weigh(self, view: View) -> list[Choice]:
        """Every legal decision of the view, weighed as well as possible without search."""

    def thumb(self, view: View) -> list[Choice]:
        """The same with a beginner's rules of thumb."""

    def worlds(self, view: View) -> Worlds:
        """Guesses of what the view hides."""

    def glances(self, view: View) -> Worlds:
        """The same in less time, and guessed more roughly."""

    def race(self, choices: Sequence[Choice]) -> Race:
        """The race of a search among these choices, the favourite first."""

    def policy(self) -> Policy:
        """The quick player used for every seat in playouts."""

    def bid_for(self, position: Position, seat: int) -> int:
        """A quick bid for the hand that the seat holds in a guessed position."""

    def load_for(self, position: Position, seat: int) -> str:
        """A quick cannon load for the seat in a guessed position whose bids are in."""
