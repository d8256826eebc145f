"""Why a choice is good or bad, as text keys; the package says what each means."""

from __future__ import annotations

from ai.brain import Choice
from game.rules.actions import Bid

SURE, HOPELESS = 0.97, 0.03


def of_bid(choice: Choice, best: Choice) -> str:
    assert isinstance(choice.action, Bid)
    assert isinstance(best.action, Bid)
    bid, expected = choice.action.tricks, best.action.tricks
    if bid == 0:
        return "bid_zero_safe" if choice.chance >= 0.5 else "bid_zero_risky"
    if bid == expected:
        return "bid_expected"
    return "bid_too_high" if bid > expected else "bid_too_low"


class Plays:
    """The legal kinds of a turn with their chances to win; says what each play is about."""

    def __init__(self, need: int, left: int, wins: list[tuple[int, float]]) -> None:
        self.need, self.left, self.alone = need, left, len(wins) == 1
        chances = [win for _, win in wins]
        self.highest, self.lowest = max(chances), min(chances)
        self.cheapest_sure = min((win for win in chances if win >= SURE), default=2.0)

    def reason(self, kind: int, win: float) -> str:
        if self.alone:
            return "forced"
        if self.need < 0 or self.need > self.left:
            return "spoil_opponent"
        return self._when_needed(win) if self.need else self._when_made(win)

    def _when_needed(self, win: float) -> str:
        if win >= SURE and win <= self.cheapest_sure:
            return "win_cheaply"
        if win >= self.highest:
            return "take_while_you_can" if win > HOPELESS else "throw_away"
        return "keep_strong_die" if win <= self.lowest else "try_a_middling_die"

    def _when_made(self, win: float) -> str:
        if win <= HOPELESS:
            return "duck_safely"
        return "duck_as_low_as_you_can" if win <= self.lowest else "risky_trick"
