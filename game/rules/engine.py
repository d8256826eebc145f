"""The one transition: apply(state, action) -> the next state and what happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.rules.actions import (
    Action,
    Bid,
    ChangeBid,
    ChooseLeader,
    Deal,
    Discard,
    Load,
    Play,
    Roll,
    Wager,
)
from game.rules.edition import Setup
from game.rules.errors import IllegalAction
from game.rules.events import (
    BidChanged,
    BidPlaced,
    BidsRevealed,
    CardsDiscarded,
    DieRolled,
    HandDealt,
    LeaderChosen,
    LoadChosen,
    LoadsRevealed,
    PiecePlayed,
    WagerPlaced,
)
from game.rules.legality import checked, checked_play, table_of, wrong_phase
from game.rules.settle import Draft, Step, begin_trick, face_up, go_on_from, landed
from game.rules.state import Hand, MatchState, Phase, Table, evolve, placed


def new_match(setup: Setup) -> MatchState:
    return MatchState(setup, Phase.DEAL, (0,) * setup.seats)


def apply(state: MatchState, action: Action) -> Step:
    """The next state; an action that is not legal raises IllegalAction and changes nothing."""
    handler = _HANDLERS.get(type(action))
    if handler is None:
        raise IllegalAction("unknown_action", f"not an action: {action!r}")
    return handler(state, action)


def _deal(state: MatchState, action: Deal) -> Step:
    setup = state.setup
    if state.phase is not Phase.DEAL:
        raise wrong_phase(state)
    if sorted(action.deck) != setup.sorted_deck:
        raise IllegalAction("bad_deal", "a deal must hold every piece in play exactly once")
    hand = _new_hand(setup, state.hand_number, action.deck)
    table = _new_table(setup, hand, action.deck)
    event = HandDealt(hand.number, hand.cards, hand.starter, table.held)
    return Step(state._replace(phase=Phase.BID, hand=hand, table=table), (event,))


def _new_hand(setup: Setup, number: int, deck: tuple[str, ...]) -> Hand:
    cards, seats = setup.plan[number - 1], setup.seats
    return Hand(
        number=number,
        cards=cards,
        starter=setup.starter_of(number),
        undealt=deck[setup.hands_dealt * cards :],
        bids=(None,) * seats,
        loads=(None,) * seats,
        wagers=(0,) * seats,
        won=(0,) * setup.hands_dealt,
        discards=((),) * seats,
        bonuses=((),) * seats,
    )


def _new_table(setup: Setup, hand: Hand, deck: tuple[str, ...]) -> Table:
    cards, places = hand.cards, range(setup.hands_dealt)
    held = tuple(deck[place * cards : (place + 1) * cards] for place in places)
    return Table(held, setup.order_from(hand.starter, hand.starter), setup.tricks.empty)


def _draft(state: MatchState) -> Draft:
    assert state.hand is not None
    return Draft(state, state.hand, table_of(state))


def _bid(state: MatchState, action: Bid) -> Step:
    action, draft = checked(state, action), _draft(state)
    hand = draft.hand
    bids = placed(hand.bids, action.seat, action.tricks)
    draft.events.append(BidPlaced(action.seat, action.tricks))
    draft.hand = evolve(hand, bids=bids)
    if None in bids:
        return draft.step()
    draft.events.append(BidsRevealed(tuple(bid for bid in bids if bid is not None)))
    if draft.setup.scoring.loads:
        draft.phase = Phase.LOAD
    else:
        begin_trick(draft, hand.starter)
    return draft.step()


def _load(state: MatchState, action: Load) -> Step:
    action, draft = checked(state, action), _draft(state)
    hand = draft.hand
    loads = placed(hand.loads, action.seat, action.load)
    draft.events.append(LoadChosen(action.seat, action.load))
    draft.hand = evolve(hand, loads=loads)
    if None not in loads:
        draft.events.append(LoadsRevealed(tuple(load for load in loads if load is not None)))
        begin_trick(draft, hand.starter)
    return draft.step()


def _play(state: MatchState, action: Play) -> Step:
    action = checked_play(state, action)
    seat, token = action.seat, action.piece
    setup, _, totals, scored, hand, _ = state
    table = table_of(state)
    mine = table.held[seat]
    at = mine.index(token)
    held = (*table.held[:seat], mine[:at] + mine[at + 1 :], *table.held[seat + 1 :])
    piece = setup.pieces[token]
    if piece.rolled:
        table = Table(held, table.order, table.trick, table.plays, token)
        rolling = MatchState(setup, Phase.ROLL, totals, scored, hand, table)
        return Step(rolling, (PiecePlayed(seat, token, None),))
    face = action.face or piece.faces[0].token
    return landed(state, face_up(setup, table, held, face), PiecePlayed(seat, token, face))


def _roll(state: MatchState, action: Roll) -> Step:
    if state.phase is not Phase.ROLL:
        raise wrong_phase(state)
    table, setup, token = table_of(state), state.setup, action.face
    face, die = setup.faces.get(token), table.rolling
    if die is None or face is None or face.piece != die:
        raise IllegalAction("no_such_face", f"{token} is no face of {die}")
    event = DieRolled(table.turn, die, token)
    return landed(state, face_up(setup, table, table.held, token), event)


def _choose_leader(state: MatchState, action: ChooseLeader) -> Step:
    action, draft = checked(state, action), _draft(state)
    draft.events.append(LeaderChosen(action.seat, action.leader))
    begin_trick(draft, action.leader)
    return draft.step()


def _discard(state: MatchState, action: Discard) -> Step:
    action, draft = checked(state, action), _draft(state)
    hand, held, seat = draft.hand, draft.table.held, action.seat
    kept = list(held[seat])
    for piece in action.pieces:
        kept.remove(piece)
    draft.events.append(CardsDiscarded(seat, len(action.pieces), action.pieces))
    discards = placed(hand.discards, seat, hand.discards[seat] + action.pieces)
    draft.hand = evolve(hand, discards=discards, drawn=0)
    draft.table = draft.table._replace(held=placed(held, seat, tuple(kept)))
    begin_trick(draft, seat)
    return draft.step()


def _wager(state: MatchState, action: Wager) -> Step:
    action, draft = checked(state, action), _draft(state)
    draft.events.append(WagerPlaced(action.seat, action.points))
    wagers = placed(draft.hand.wagers, action.seat, action.points)
    draft.hand = evolve(draft.hand, wagers=wagers)
    begin_trick(draft, action.seat)
    return draft.step()


def _change_bid(state: MatchState, action: ChangeBid) -> Step:
    action, draft = checked(state, action), _draft(state)
    old = draft.hand.bids[action.seat]
    assert old is not None
    bid = old + action.change
    draft.events.append(BidChanged(action.seat, action.change, bid))
    draft.hand = evolve(draft.hand, bids=placed(draft.hand.bids, action.seat, bid))
    go_on_from(draft, action.seat)
    return draft.step()


_HANDLERS: dict[type, Callable[[MatchState, Any], Step]] = {
    Deal: _deal,
    Roll: _roll,
    Bid: _bid,
    Load: _load,
    Play: _play,
    ChooseLeader: _choose_leader,
    Discard: _discard,
    Wager: _wager,
    ChangeBid: _change_bid,
}
