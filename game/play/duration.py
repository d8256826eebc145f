"""How long a match takes, roughly, before it is played."""

from __future__ import annotations

from game.rules.edition import Setup

# At normal speed: what is dealt, bid and counted in a hand, a piece that is played, and the time
# that a person takes to choose one.
HAND, PIECE, CHOICE = 20, 1.8, 3.0
STEP = 5


def minutes(setup: Setup) -> int:
    """For one person among bots, in steps of five."""
    tricks = sum(setup.plan)
    seconds = HAND * len(setup.plan) + tricks * (PIECE * setup.seats + CHOICE)
    return max(STEP, STEP * round(seconds / 60 / STEP))
