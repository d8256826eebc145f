"""What a cannon load or a bet pays and costs: asked of the scoring system."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.scoring import Result
from game.rules.trick import Bonus
from game.rules.view import View

PROBE = Bonus("probe", 100)
SHARES = {100: "all", 50: "half", 0: "none"}
MOST_OFF = 2  # further off pays the same in every system with loads


class Pay(NamedTuple):
    """For missing the bid by `off`: the points, and which share of the bonuses is paid."""

    off: int
    points: int
    share: str


def load_pays(view: View, seat: int, load: str) -> list[Pay]:
    """For every way to miss the own bid, or not to."""
    scoring = view.setup.scoring
    pays = []
    for off in range(MOST_OFF + 1):
        result = _result(view, seat, off)
        if result is not None:
            points = scoring.points(result._replace(load=load))
            more = scoring.points(result._replace(load=load, bonuses=(PROBE,)))
            pays.append(Pay(off, points, SHARES[more - points]))
    return pays


def wager_pays(view: View, seat: int, wager: int) -> tuple[int, int]:
    """What a bet adds with an exact bid, and with a missed one."""
    assert view.hand is not None
    scoring, load = view.setup.scoring, view.hand.loads[seat]
    changes = []
    for off in (0, 1):
        result = _result(view, seat, off)
        assert result is not None, "every bid can be met, and missed by one"
        result = result._replace(load=load)
        changes.append(scoring.points(result._replace(wager=wager)) - scoring.points(result))
    return changes[0], changes[1]


def _result(view: View, seat: int, off: int) -> Result | None:
    """A hand of this seat that misses its bid by so much, if there can be one."""
    hand = view.hand
    assert hand is not None
    bid = hand.bids[seat]
    assert bid is not None
    won = next((won for won in range(hand.cards + 1) if abs(bid - won) == off), None)
    return None if won is None else Result(hand.cards, bid, won)
