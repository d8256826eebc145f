"""Writes a match that was really played down by hand, as a table would."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from game.match.seat import Seat
from game.play.ledger import changes
from game.play.ledger.limits import bonuses_count
from game.play.ledger.sheet import Sheet, new_sheet
from game.rules.edition import Setup
from game.rules.events import (
    AllianceMade,
    BidChanged,
    BidsRevealed,
    Event,
    HandDealt,
    HandScored,
    LoadsRevealed,
    TrickTaken,
    WagerPlaced,
)


def crew(count: int) -> tuple[Seat, ...]:
    return tuple(Seat(f"Pirate {number}") for number in range(1, count + 1))


def blank(setup: Setup) -> Sheet:
    return new_sheet(setup.edition, setup.options, crew(setup.seats), setup.starter)


def hands_in(events: Iterable[Event]) -> Iterator[list[Event]]:
    """The events of each hand, from the deal to the score."""
    hand: list[Event] = []
    for event in events:
        hand = [event] if isinstance(event, HandDealt) else [*hand, event]
        if isinstance(event, HandScored):
            yield hand


def written_down(setup: Setup, events: Iterable[Event]) -> Iterator[Sheet]:
    """The sheet after each hand."""
    sheet = blank(setup)
    for hand in hands_in(events):
        if sheet.hand.done:
            sheet = changes.next_hand(sheet)
        sheet = changes.count(tricks_in(bids_in(sheet, hand), setup, hand), sheet.number)
        yield sheet


def bids_in(sheet: Sheet, hand: list[Event]) -> Sheet:
    number = sheet.number
    for event in hand:
        if isinstance(event, BidsRevealed):
            for seat, tricks in enumerate(event.bids):
                sheet = changes.bid(sheet, number, seat, tricks)
        elif isinstance(event, LoadsRevealed):
            for seat, load in enumerate(event.loads):
                sheet = changes.load(sheet, number, seat, load)
    return changes.play_on(sheet, number)


def tricks_in(sheet: Sheet, setup: Setup, hand: list[Event]) -> Sheet:
    """All but the last player's tricks, which are filled in; then what else there was."""
    number, tricks = sheet.number, [event for event in hand if isinstance(event, TrickTaken)]
    sheet = changes.lost(sheet, number, sum(trick.winner is None for trick in tricks))
    won = Counter(trick.winner for trick in tricks)
    for seat in range(setup.seats - (setup.ghost is None)):
        sheet = changes.won(sheet, number, seat, won[seat])
    for event in hand:
        if isinstance(event, BidChanged):
            sheet = changes.change_bid(sheet, number, event.seat, event.change)
        elif isinstance(event, WagerPlaced):
            sheet = changes.wager(sheet, number, event.seat, event.points)
    allies = [(e.looter, e.taker) for e in hand if isinstance(e, AllianceMade)]
    sheet = changes.loot(sheet, number, allies)
    return bonuses_in(sheet, setup, tricks)


def bonuses_in(sheet: Sheet, setup: Setup, tricks: list[TrickTaken]) -> Sheet:
    """Only where they count, one by one, as they are tapped in."""
    for seat in range(setup.seats):
        if not bonuses_count(sheet, sheet.number, seat):
            continue
        earned = [b.kind for trick in tricks if trick.winner == seat for b in trick.bonuses]
        for kind, times in Counter(earned).items():
            for count in range(1, times + 1):
                sheet = changes.bonus(sheet, sheet.number, seat, kind, count)
    return sheet
