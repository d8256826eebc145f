"""How fast a replay goes, in milliseconds at its usual speed."""

from __future__ import annotations

SPEEDS = (0.5, 1.0, 2.0, 4.0)
USUAL = 1.0
PAUSE = 420.0  # between one stop and the next
STILL = 1000.0  # where nothing is animated
SCORED = 1400.0  # to look at the points of a hand


def next_speed(speed: float, by: int, around: bool = False) -> float:
    """The next faster or slower one; `around` from the fastest to the slowest."""
    place = SPEEDS.index(speed) + by
    return SPEEDS[place % len(SPEEDS)] if around else SPEEDS[max(0, min(len(SPEEDS) - 1, place))]
