"""The best highlights of a match, told by its public events; no pygame."""

from __future__ import annotations

from collections.abc import Sequence

from game.play.highlights import of_scores as scores
from game.play.highlights import of_tricks as tricks
from game.play.highlights.highlight import Highlight, hands_of
from game.rules.events import Event, TrickTaken

__all__ = ["Highlight", "best_highlights"]


def best_highlights(events: Sequence[Event], most: int = 5) -> list[Highlight]:
    """The most telling ones first; of a match kept by hand there are scores, and no tricks."""
    hands = hands_of(events)
    if not hands:
        return []
    seats = len(hands[0].scores)
    told = any(isinstance(event, TrickTaken) for event in events)
    found = [
        *(tricks.charm(events, seats) if told else scores.charm(hands)),
        *scores.best_hand(hands),
        *tricks.kraken(events, seats),
        *scores.wager(hands),
        *scores.streak(hands),
        *(tricks.pirates(events, seats) if told else scores.pirates(hands)),
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
