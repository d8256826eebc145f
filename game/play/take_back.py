"""Taking something back: how much of a match stays, for the last decision, trick or hand."""

from __future__ import annotations

from game.match.record import MatchRecord, setup_of
from game.rules.actions import Deal
from game.rules.engine import apply, new_match
from game.rules.state import MatchState, Phase

DECISION, TRICK, HAND = "decision", "trick", "hand"
WAYS = (DECISION, TRICK, HAND)
AFTER_TRICK = (Phase.CHOOSE_LEADER, Phase.DISCARD, Phase.WAGER, Phase.CHANGE_BID)

Trick = tuple[int, int]


def ways_back(record: MatchRecord, seat: int) -> dict[str, int]:
    """How many actions stay for each way that leads back behind a decision of the seat.

    A way that goes no further back than the one before it is left out.
    """
    before = _states(record)
    last = [n for n, action in enumerate(record.actions) if getattr(action, "seat", None) == seat]
    if not last:
        return {}
    found = {DECISION: last[-1]}
    deals = [n for n, action in enumerate(record.actions[: last[-1]]) if isinstance(action, Deal)]
    trick = _trick_of(before[last[-1]])
    if trick is not None:
        found[TRICK] = _begin(before, trick)
    found[HAND] = deals[-1] + 1
    return _different(found)


def _states(record: MatchRecord) -> list[MatchState]:
    """The match before every action."""
    states = [new_match(setup_of(record))]
    for action in record.actions:
        states.append(apply(states[-1], action).state)
    return states


def _trick_of(state: MatchState) -> Trick | None:
    """Hand and trick that a decision in this state belongs to; none while bids are made."""
    if state.hand is None or state.phase in (Phase.BID, Phase.LOAD):
        return None
    return state.hand.number, len(state.hand.tricks) - (state.phase in AFTER_TRICK)


def _begin(before: list[MatchState], trick: Trick) -> int:
    """How many actions come before the first piece of this trick."""
    return next(
        n
        for n, state in enumerate(before)
        if state.phase is Phase.PLAY and _trick_of(state) == trick
    )


def _different(found: dict[str, int]) -> dict[str, int]:
    shorter: dict[str, int] = {}
    for way in WAYS:
        if way in found and found[way] not in shorter.values():
            shorter[way] = found[way]
    return shorter
