"""The brain of the dice game."""

from __future__ import annotations

from collections.abc import Sequence

from ai.brain import Choice
from ai.dice.guesses import DiceGuesses
from ai.dice.mind import Mind
from ai.dice.thumb import thumb_bids, thumb_plays
from ai.dice.weigh import weigh_bids, weigh_plays
from ai.race import PairedRace
from ai.worlds import Worlds
from game.rules.compact import Policy, Position, coded
from game.rules.edition import Setup
from game.rules.state import Phase
from game.rules.view import View

MISTY_SEATS = {5: 1.5, 6: 3.4}


class DiceBrain:
    """Implements `ai.brain.Brain`; everything it knows is in its `mind`."""

    doubt = 15.0
    finish = 0
    pace, pace_for_bid = 6.0, 1.5
    patience = 1.3
    thumb_grain = 1.0
    dear = 1.0
    surer, plain_bid = 0.0, 0.25

    def __init__(self, setup: Setup) -> None:
        self.code = coded(setup)
        self.mind = Mind(self.code)
        # With many seats nearly every bid is zero: it takes more to go wrong as often.
        self.weigh_grain = MISTY_SEATS.get(setup.seats, 1.0)

    def weigh(self, view: View) -> list[Choice]:
        hand, seat = view.hand, view.seat
        assert hand is not None
        assert seat is not None
        if view.phase is Phase.BID:
            return weigh_bids(self.mind, view, hand, seat)
        return weigh_plays(self.mind, view, hand, seat)

    def thumb(self, view: View) -> list[Choice]:
        hand, seat = view.hand, view.seat
        assert hand is not None
        assert seat is not None
        if view.phase is Phase.BID:
            return thumb_bids(self.mind, view, hand)
        return thumb_plays(self.mind, view, hand, seat)

    def worlds(self, view: View) -> DiceGuesses:
        return DiceGuesses(view, self.mind)

    def glances(self, view: View) -> Worlds:
        return Worlds(view, self.code)

    def race(self, choices: Sequence[Choice]) -> PairedRace:
        return PairedRace(choices)

    def policy(self) -> Policy:
        return self.mind.policy

    def bid_for(self, position: Position, seat: int) -> int:
        return self.mind.bid_for(position, seat)

    def load_for(self, position: Position, seat: int) -> str:
        """There are no cannons in the dice game."""
        return ""
