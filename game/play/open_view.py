"""A view in which less or nothing is hidden: for replays, open tables, and who watches bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from game.rules.state import Held
from game.rules.view import View


@dataclass(frozen=True)
class OpenView(View):
    """A view with everything that is hidden from its seat: all bids and loads, and the `hands`."""

    hands: Held = ()


def open_view(shown: Iterable[int], seat: int | None, look: Callable[[int | None], View]) -> View:
    """What `seat` sees when these seats show what they hold; the others show nothing."""
    view = look(seat)
    if view.hand is None:
        return view
    seats = view.setup.seats
    hands: list[tuple[str, ...]] = [()] * seats
    bids, loads = list(view.hand.bids), list(view.hand.loads)
    for person in shown:
        own = look(person).hand
        assert own is not None
        hands[person], bids[person], loads[person] = own.mine, own.bids[person], own.loads[person]
    hand = replace(view.hand, bids=tuple(bids), loads=tuple(loads))
    return OpenView(**{**vars(view), "hand": hand}, hands=tuple(hands))
