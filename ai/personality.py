"""What a bot likes: small shifts of what it plays for, which a player can feel."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt

from ai.brain import Choice
from ai.search import Effort
from ai.target import Target
from game.rules.actions import Bid, ChangeBid, Decision, Load, Wager
from game.rules.compact import coded
from game.rules.view import View

MATCH_WINNER = Target()


@dataclass(frozen=True)
class Personality:
    """`nerve`: counts so much of the spread of the hand's score as gain; `care`: the points that
    a certain bid is worth more than an impossible one, whatever it scores; `prudence`: how many
    times as much as to others where everybody prefers the surer of two bids; `greed`: counts
    bonuses so much more; `spite`: counts what a choice costs the others. While the own bid can
    be made, spite waits for the last `late` pieces, as who is robbed of a trick early takes
    another one, and pays at most `price` points. `target` is what a searching bot maximises;
    with a `plot` a level that does not slip searches for it with its last dice, too.
    """

    key: str
    nerve: float = 0.0
    care: float = 0.0
    prudence: float = 1.0
    greed: float = 0.0
    spite: float = 0.03
    price: float = inf
    late: float = inf
    target: Target = MATCH_WINNER
    plot: Effort | None = None

    @property
    def looks_around(self) -> bool:
        """Whether even a beginner of this kind sees more than the own tricks."""
        return self.greed > STEADY.greed or self.spite > STEADY.spite

    def likes(
        self, view: View, choices: Sequence[Choice], grain: float = 1.0, dear: float = 1.0
    ) -> list[float]:
        """The values of the choices to this personality, in points.

        `grain`: how much of a point a point of the stake is in the values; `dear`: how many times
        the usual price harm costs here.
        """
        kindest = min(choice.spoil for choice in choices) if self.price < inf else 0.0
        spite, price = self._spite(view, choices)
        return [
            self._likes(choice, grain * stake(view, choice.action))
            + min(price * dear, spite * (choice.spoil - kindest))
            for choice in choices
        ]

    def _spite(self, view: View, choices: Sequence[Choice]) -> tuple[float, float]:
        """How much the harm to others counts now, and for how many points at most."""
        assert view.hand is not None
        if not any(choice.chance for choice in choices):
            return self.spite, inf
        is_late = len(view.hand.mine) <= self.late
        return (self.spite if is_late else STEADY.spite), self.price

    def _likes(self, choice: Choice, stake: float) -> float:
        chance = choice.chance
        spread = stake * sqrt(max(0.0, chance * (1.0 - chance)))
        own = choice.value + (self.nerve * spread + self.care * chance)
        return own + self.greed * choice.bonus


def stake(view: View, action: Decision) -> float:
    """The points between making the bid and missing it by one trick, after this decision."""
    hand, seat = view.hand, view.seat
    assert hand is not None
    assert seat is not None
    bid, load, wager = hand.bids[seat] or 0, hand.loads[seat], hand.wagers[seat]
    if isinstance(action, Bid):
        bid = action.tricks
    elif isinstance(action, ChangeBid):
        bid += action.change
    elif isinstance(action, Load):
        load = action.load
    elif isinstance(action, Wager):
        wager = action.points
    made, missed = (
        coded(view.setup).points(hand.cards, bid, bid + off, 0, load, wager) for off in range(2)
    )
    return float(made - missed)


STEADY = Personality("steady")
CAUTIOUS = Personality("cautious", nerve=-0.06, care=30.0, prudence=3.0, target=Target(win=False))
GAMBLER = Personality("gambler", nerve=0.35, prudence=0.0, target=Target(boldness=0.6))
SABOTEUR = Personality(
    "saboteur",
    spite=1.5,
    price=7.5,
    late=4,
    target=Target(win=False, rivalry=3.0),
    plot=Effort(plays=800, plays_for_bid=800, most_worlds=60, least_worlds=30),
)
TREASURE_HUNTER = Personality("treasure_hunter", greed=5.0, target=Target(treasure=2.5))

PERSONALITIES = {
    person.key: person for person in (STEADY, CAUTIOUS, GAMBLER, SABOTEUR, TREASURE_HUNTER)
}
