"""A view in which nothing is hidden: for replays, and for whoever watches bots among themselves."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from game.rules.state import Held
from game.rules.view import View


@dataclass(frozen=True)
class OpenView(View):
    """A view with everything that is hidden from its seat: all bids and loads, and the `hands`."""

    hands: Held = ()


def open_view(views: Mapping[int | None, View]) -> View:
    """What all seats know together, seen from the first; the ghost's cards nobody knows."""
    first = replace(views[0], legal=())
    seats = [views[seat] for seat in sorted(key for key in views if key is not None)]
    known = [view.hand for view in seats if view.hand is not None]
    if first.hand is None or len(known) < len(seats):
        return first
    bids = tuple(hand.bids[seat] for seat, hand in enumerate(known))
    loads = tuple(hand.loads[seat] for seat, hand in enumerate(known))
    hand = replace(first.hand, bids=bids, loads=loads)
    return OpenView(**{**vars(first), "hand": hand}, hands=tuple(hand.mine for hand in known))
