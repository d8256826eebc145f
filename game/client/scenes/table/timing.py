"""How long things take at the table, in milliseconds at normal speed."""

from __future__ import annotations

from game.client.toolkit.theme import duration

SHAKE = 420.0
DEAL_ALL = 1300.0  # from the first piece out of the bag to the last
DEAL_GAP = 90.0
DEAL = duration("deal") + 120
BACK_TO_BAG = 620.0
BRING = 300.0  # pieces to the lower edge, for whoever must decide
TURN_UP = 340.0
FLICK = 520.0
ROLL = duration("roll")
LAST_ROLL = ROLL * 1.7  # of the die that decides a trick
SETTLE = 120.0
LIFT = 220.0
GATHER = duration("gather")
FIST = duration("fist")
OPEN = 260.0
SHOW_FINGERS = 1500.0
READ = duration("read")
READ_SHORT = 700.0
SPEECH, SPEECH_FADE = 3200.0, 140.0  # how long a remark is seen, at any speed
GUARD = 350.0  # after control comes back, at any speed: a press meant to skip decides nothing

# Notable: a skull or a flag of a special die, a tie turned, a verdict.
RISE = 760.0
JOLT = 320.0
SINK = 620.0
TURN_TIE = 1000.0
STAMP = 260.0
STAMP_GAP = 420.0
# Great: captures, charms and sea monsters move, and then stay to be enjoyed.
GREAT = 2000.0
GREAT_HOLD = 450.0
NOTABLE_CAPTURE = 1500.0
PAY = 900.0
EACH_CAPTURE = 420.0  # more for each captive after the first
TIE_ROPE = 1100.0
LOADS = 900.0
LOADS_HOLD = 1500.0

# The pause of a bot before it acts; its roll or play comes on top of it.
_PACES = {"slow": 1.1, "normal": 0.45, "quick": 0.1}


def bot_pause(pace: str) -> float:
    return duration("bot") * _PACES[pace]


def deal_gap(count: int) -> float:
    """The time between two pieces leaving the bag."""
    return min(DEAL_GAP, DEAL_ALL / max(1, count))
