"""Highlights of single tricks; Graybeard's ghost has no name on the pad and no highlights."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.play.highlights.highlight import Highlight, is_exact, tricks_of
from game.rules.events import BidChanged, Event, HandScored, TrickTaken

CHARM, KRAKEN, WHALE = "mermaid_charms_king", "kraken", "whale"
PIRATE, MERMAID = "pirate_captured", "mermaid_captured"


def charm(events: Sequence[Event], seats: int) -> Iterator[Highlight]:
    """The last time that a Mermaid got the better of the Skull King."""
    charms = [(hand, t) for hand, t in tricks_of(events) if t.reason.key == CHARM]
    yield from _last("charmed", "star", [(hand, t.winner) for hand, t in charms], seats)


def kraken(events: Sequence[Event], seats: int) -> Iterator[Highlight]:
    """The last trick that nobody got."""
    eaten = [(hand, _player(t, KRAKEN)) for hand, t in tricks_of(events) if t.reason.key == KRAKEN]
    yield from _last("kraken", "table/kraken_moment", eaten, seats)


def whale(events: Sequence[Event], seats: int) -> Iterator[Highlight]:
    """The last trick that it turned upside down."""
    turned = [(hand, t) for hand, t in tricks_of(events) if t.reason.key.startswith(WHALE)]
    players = [(hand, _player(trick, WHALE)) for hand, trick in turned]
    yield from _last("whale", "table/whale_moment", players, seats)


def _player(trick: TrickTaken, face: str) -> int:
    return trick.order[trick.faces.index(face)]


def _last(
    key: str, icon: str, found: Sequence[tuple[int, int | None]], seats: int
) -> Iterator[Highlight]:
    players = [(hand, seat) for hand, seat in found if seat is not None and seat < seats]
    for hand, seat in players[-1:]:
        yield Highlight(key, icon, (seat,), {"hand": hand})


def pirates(events: Sequence[Event], seats: int) -> Iterator[Highlight]:
    """The most Pirates that a Skull King captured in one trick."""
    yield from _captures(events, seats, PIRATE, "pirates", "crown")


def mermaids(events: Sequence[Event], seats: int) -> Iterator[Highlight]:
    yield from _captures(events, seats, MERMAID, "mermaids", "skull")


def _captures(
    events: Sequence[Event], seats: int, kind: str, key: str, icon: str
) -> Iterator[Highlight]:
    found = []
    for hand, trick in tricks_of(events):
        caught = sum(bonus.kind == kind for bonus in trick.bonuses)
        if caught and trick.winner is not None and trick.winner < seats:
            found.append(Highlight(key, icon, (trick.winner,), {"hand": hand}, caught))
    if found:
        yield max(found, key=lambda highlight: highlight.count or 0)


def changed_bid(events: Sequence[Event]) -> Iterator[Highlight]:
    """A bid that became true because it was changed in the middle of the hand."""
    changed: list[int] = []
    found: list[Highlight] = []
    for event in events:
        if isinstance(event, BidChanged) and event.change:
            changed.append(event.seat)
        elif isinstance(event, HandScored):
            hits = tuple(seat for seat in changed if is_exact(event.scores[seat]))
            found += (
                [Highlight("changed_bid", "check", hits, {"hand": event.number})] if hits else []
            )
            changed = []
    yield from found[-1:]
