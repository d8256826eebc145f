"""What to work on: the kind of decision that cost a seat most."""

from __future__ import annotations

from collections.abc import Iterable

from game.play.coach.review import Judged
from game.rules.actions import Bid, Load, Play

ZERO, HIGH, LOW = "zero", "bid_high", "bid_low"
TAKE, DUCK, SPOIL = "take", "duck", "spoil"
LOADS, PIRATES = "loads", "pirates"
# Less than this in a whole match is nothing to work on.
LEAST = 8.0


def theme_of(judged: Judged) -> str:
    """What a decision that cost something was about."""
    action, better = judged.taken.action, judged.verdict.better
    if isinstance(action, Bid):
        assert better is not None
        assert isinstance(better.action, Bid)
        if 0 in (action.tricks, better.action.tricks):
            return ZERO
        return HIGH if action.tricks > better.action.tricks else LOW
    if isinstance(action, Play):
        return _of_play(judged)
    return LOADS if isinstance(action, Load) else PIRATES


def _of_play(judged: Judged) -> str:
    view = judged.taken.view
    hand, seat = view.hand, view.seat
    assert hand is not None
    assert seat is not None
    need = (hand.bids[seat] or 0) - hand.won[seat]
    if need < 0 or need > hand.cards - len(hand.tricks):
        return SPOIL
    return TAKE if need else DUCK


def work_on(judged: Iterable[Judged]) -> tuple[str, int, float] | None:
    """The theme that cost most, how many decisions that were, and how many points."""
    found: dict[str, list[float]] = {}
    for each in judged:
        if each.was_costly:
            found.setdefault(theme_of(each), []).append(each.loss)
    if not found:
        return None
    theme = max(found, key=lambda key: sum(found[key]))
    total = sum(found[theme])
    return (theme, len(found[theme]), total) if total >= LEAST else None
