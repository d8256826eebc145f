"""How long things take at the table, in milliseconds at normal speed."""

from __future__ import annotations

from game.client.toolkit.theme import duration

SHAKE = 420.0
DEAL_ALL = 1300.0  # from the first piece out of the bag to the last
DEAL_GAP = 90.0
DEAL = duration("deal") + 120
BACK_TO_BAG = 620.0
TURN_UP = 340.0
FLICK = 520.0
ROLL = duration("roll")
SETTLE = 120.0
LIFT = 220.0
GATHER = duration("gather")
FIST = duration("fist")
OPEN = 260.0
SHOW_FINGERS = 1500.0
READ = duration("read")
READ_SHORT = 700.0

# The pause of a bot before it acts; its roll or play comes on top of it.
_PACES = {"slow": 1.1, "normal": 0.45, "quick": 0.1}


def bot_pause(pace: str) -> float:
    return duration("bot") * _PACES[pace]


def deal_gap(count: int) -> float:
    """Between two pieces leaving the bag."""
    return min(DEAL_GAP, DEAL_ALL / max(1, count))
