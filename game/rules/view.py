"""What one seat may know: its view of the state, and events without what it may not see."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.actions import Decision
from game.rules.edition import Setup
from game.rules.events import (
    BidPlaced,
    CardsDiscarded,
    CardsDrawn,
    Event,
    HandDealt,
    HandScored,
    LoadChosen,
    TrickTaken,
    UndealtSeen,
)
from game.rules.legality import legal_for
from game.rules.state import Hand, MatchState, Phase, Table
from game.rules.trick import Bonus, Trick


@dataclass(frozen=True)
class HandView:
    """A hand as one seat sees it; None stands for what is hidden from it."""

    number: int
    cards: int
    starter: int
    mine: tuple[str, ...]
    held: tuple[int, ...]
    undealt: int
    undealt_seen: tuple[str, ...] | None
    has_bid: tuple[bool, ...]
    bids: tuple[int | None, ...]
    has_load: tuple[bool, ...]
    loads: tuple[str | None, ...]
    wagers: tuple[int, ...]
    won: tuple[int, ...]
    order: tuple[int, ...]
    plays: tuple[str, ...]
    trick: Trick
    rolling: str | None
    drawn: int
    tricks: tuple[TrickTaken, ...]
    my_discards: tuple[str, ...]
    discarded: tuple[int, ...]
    bonuses: tuple[tuple[Bonus, ...], ...]
    alliances: tuple[tuple[int, int], ...]
    saw_undealt: int | None


@dataclass(frozen=True)
class View:
    """The match as seen from `seat`; from no seat (None) only what lies open."""

    setup: Setup
    seat: int | None
    phase: Phase
    hand_number: int
    totals: tuple[int, ...]
    scored: tuple[HandScored, ...]
    hand: HandView | None
    legal: tuple[Decision, ...]


def view_for(state: MatchState, seat: int | None) -> View:
    hand = None
    if state.hand is not None and state.table is not None:
        hand = _hand_view(state, state.hand, state.table, seat)
    legal = () if seat is None else legal_for(state, seat)
    return View(
        setup=state.setup,
        seat=seat,
        phase=state.phase,
        hand_number=state.hand_number,
        totals=state.totals,
        scored=state.scored,
        hand=hand,
        legal=legal,
    )


def _hand_view(state: MatchState, hand: Hand, table: Table, seat: int | None) -> HandView:
    bids_open = state.phase is not Phase.BID
    loads_open = state.phase not in (Phase.BID, Phase.LOAD)
    saw = seat is not None and hand.saw_undealt == seat
    return HandView(
        number=hand.number,
        cards=hand.cards,
        starter=hand.starter,
        mine=() if seat is None else table.held[seat],
        held=tuple(map(len, table.held)),
        undealt=len(hand.undealt),
        undealt_seen=hand.undealt_seen if saw else None,
        has_bid=tuple(bid is not None for bid in hand.bids),
        bids=tuple(bid if bids_open or s == seat else None for s, bid in enumerate(hand.bids)),
        has_load=tuple(load is not None for load in hand.loads),
        loads=tuple(x if loads_open or s == seat else None for s, x in enumerate(hand.loads)),
        wagers=hand.wagers,
        won=hand.won,
        order=table.order,
        plays=table.plays,
        trick=table.trick,
        rolling=table.rolling,
        drawn=hand.drawn,
        tricks=hand.tricks,
        my_discards=() if seat is None else hand.discards[seat],
        discarded=tuple(map(len, hand.discards)),
        bonuses=hand.bonuses,
        alliances=hand.alliances,
        saw_undealt=hand.saw_undealt,
    )


def redact(event: Event, seat: int | None) -> Event:
    """The event as this seat may hear of it."""
    if isinstance(event, HandDealt):
        hands = tuple(hand if s == seat else None for s, hand in enumerate(event.hands))
        return event._replace(hands=hands)
    if isinstance(event, BidPlaced) and event.seat != seat:
        return event._replace(tricks=None)
    if isinstance(event, LoadChosen) and event.seat != seat:
        return event._replace(load=None)
    if isinstance(event, CardsDrawn | CardsDiscarded | UndealtSeen) and event.seat != seat:
        return event._replace(pieces=None)
    return event
