"""How tense a match is, told by its public scores alone."""

from __future__ import annotations

from game.rules.view import View

CALM, LIVELY, LAST_HAND = "calm", "lively", "last_hand"
LAST_HANDS = 3
CLOSE = 30  # points between the first two, in the second half of a match


def tension(view: View) -> str:
    """Whether it is the last hand, one of the last or a close race, or a match like any other."""
    hands, over = len(view.setup.plan), len(view.scored)
    if hands - over <= 1:
        return LAST_HAND
    if not over:
        return CALM
    first, second = sorted(view.totals, reverse=True)[:2]
    close = first - second <= CLOSE and 2 * over >= hands
    return LIVELY if close or hands - over <= LAST_HANDS else CALM
