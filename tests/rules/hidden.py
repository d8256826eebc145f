"""Another match that looks the same to one seat: everything hidden from it is different."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import TypeVar

from game.rules.actions import Action, Bid, Deal, Discard, Load
from game.rules.events import (
    BidsRevealed,
    CardsDrawn,
    Event,
    LoadsRevealed,
    PiecePlayed,
    UndealtSeen,
)
from game.rules.legality import legal_for
from game.rules.state import Hand, MatchState, Phase, Table

Seat = int | None
Events = tuple[Event, ...]
Slot = tuple[int, int]
Choice = TypeVar("Choice")


def redealt(state: MatchState, seat: Seat, random: Random, learnt: Events = ()) -> MatchState:
    """The same to `seat`, also once it has learnt these events, and another match for the rest."""
    hand, table = state.hand, state.table
    if hand is None or table is None:
        return state
    places = len(table.held)
    rows = [list(row) for row in (*table.held, *hand.discards, hand.undealt)]
    for pool in _pools(hand, table, seat, learnt):
        pieces = [rows[row][at] for row, at in pool]
        random.shuffle(pieces)
        for (row, at), piece in zip(pool, pieces, strict=True):
            rows[row][at] = piece
    new = [tuple(row) for row in rows]
    hand = replace(hand, discards=tuple(new[places:-1]), undealt=new[-1])
    hand = _other_secrets(state.phase, hand, seat, random, learnt)
    return state._replace(hand=hand, table=table._replace(held=tuple(new[:places])))


def _pools(hand: Hand, table: Table, seat: Seat, learnt: Events) -> list[list[Slot]]:
    """The places whose pieces may be swapped with each other unnoticed."""
    places, seats = len(table.held), len(hand.discards)
    own = set() if seat is None else {seat, places + seat}
    rows = [*table.held, *hand.discards]
    fixed = _known(table, seat, learnt)
    away = [
        (row, at)
        for row, pieces in enumerate(rows)
        for at in range(len(pieces))
        if row not in own and (row, at) not in fixed
    ]
    looks = any(isinstance(event, UndealtSeen) and event.seat == seat for event in learnt)
    saw = looks or (seat is not None and hand.saw_undealt == seat)
    drawn = sum(e.cards for e in learnt if isinstance(e, CardsDrawn) and e.seat == seat)
    undealt = [(places + seats, at) for at in range(drawn, len(hand.undealt))]
    if saw:
        return [away, undealt]
    return [away + undealt]


def _known(table: Table, seat: Seat, learnt: Events) -> set[Slot]:
    """Where the pieces lie that are about to be played; the ghost turns his first."""
    played = [event for event in learnt if isinstance(event, PiecePlayed) and event.seat != seat]
    return {(event.seat, table.held[event.seat].index(event.piece)) for event in played}


def _other_secrets(phase: Phase, hand: Hand, seat: Seat, random: Random, learnt: Events) -> Hand:
    revealed = any(isinstance(event, BidsRevealed | LoadsRevealed) for event in learnt)
    if phase is Phase.BID and not revealed:
        bids = [_other(hand.bids, s, seat, range(hand.cards + 1), random) for s in _seats(hand)]
        return replace(hand, bids=tuple(bids))
    if phase is Phase.LOAD and not revealed:
        loads = ("grapeshot", "cannonball")
        return replace(
            hand, loads=tuple(_other(hand.loads, s, seat, loads, random) for s in _seats(hand))
        )
    return hand


def _seats(hand: Hand) -> range:
    return range(len(hand.bids))


def _other(
    chosen: tuple[Choice | None, ...],
    owner: int,
    seat: Seat,
    choices: range | tuple[str, ...],
    random: Random,
) -> Choice | None:
    if owner == seat or chosen[owner] is None:
        return chosen[owner]
    return random.choice(choices)  # type: ignore[return-value]


def disguised(
    state: MatchState, action: Action, seat: Seat, random: Random, learnt: Events
) -> Action:
    """The action in the other match, of which `seat` hears the same."""
    revealed = any(isinstance(event, BidsRevealed | LoadsRevealed) for event in learnt)
    if isinstance(action, Deal):
        return _other_deal(state, action, seat, random)
    secret = isinstance(action, Discard) or (isinstance(action, Bid | Load) and not revealed)
    if secret and action.seat != seat:  # type: ignore[union-attr]
        return random.choice(legal_for(state, action.seat))  # type: ignore[union-attr]
    return action


def _other_deal(state: MatchState, action: Deal, seat: Seat, random: Random) -> Deal:
    cards = state.setup.plan[state.hand_number - 1]
    mine = range(0) if seat is None else range(seat * cards, (seat + 1) * cards)
    others = [piece for at, piece in enumerate(action.deck) if at not in mine]
    random.shuffle(others)
    at = mine.start
    return Deal((*others[:at], *action.deck[at : mine.stop], *others[at:]))
