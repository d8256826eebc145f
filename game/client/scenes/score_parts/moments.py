"""The best moments of a match, told by its public events; no pygame."""

from __future__ import annotations

from collections.abc import Sequence

from game.client.scenes.score_parts import score_moments as scores
from game.client.scenes.score_parts import trick_moments as tricks
from game.client.scenes.score_parts.moment import Moment, hands_of
from game.rules.events import Event

__all__ = ["Moment", "best_moments"]


def best_moments(events: Sequence[Event], most: int = 5) -> list[Moment]:
    """The most telling ones first."""
    hands = hands_of(events)
    if not hands:
        return []
    seats = len(hands[0].scores)
    found = [
        *tricks.charm(events, seats),
        *scores.best_hand(hands),
        *tricks.kraken(events, seats),
        *scores.wager(hands),
        *scores.streak(hands),
        *tricks.pirates(events, seats),
        *scores.alliance(hands),
        *scores.cannonball(hands),
        *scores.most_exact(hands),
        *scores.comeback(hands),
        *tricks.changed_bid(events),
        *tricks.whale(events, seats),
        *scores.highest_bid(hands),
        *scores.bonus_hand(hands),
        *scores.zero(hands),
        *tricks.mermaids(events, seats),
        *scores.photo_finish(hands),
        *scores.worst_hand(hands),
    ]
    return found[:most]
