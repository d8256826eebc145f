"""What may be done in a state: the only source of legality."""

from __future__ import annotations

from itertools import combinations
from typing import TypeVar

from game.rules.actions import (
    Action,
    Bid,
    ChangeBid,
    ChooseLeader,
    Decision,
    Discard,
    Load,
    Play,
    Roll,
    Wager,
)
from game.rules.edition import Setup
from game.rules.errors import IllegalAction
from game.rules.scoring import LOADS, WAGERS
from game.rules.state import Hand, MatchState, Phase, Table
from game.rules.trick import playable

DecisionT = TypeVar("DecisionT", bound=Decision)


def actors(state: MatchState) -> tuple[int, ...]:
    """The seats that are asked now; nobody while chance or the end is due."""
    hand, phase = state.hand, state.phase
    if hand is None or phase is Phase.ROLL:
        return ()
    if phase is Phase.PLAY:
        return (table_of(state).turn,)
    if phase is Phase.BID:
        return tuple([seat for seat, bid in enumerate(hand.bids) if bid is None])
    if phase is Phase.LOAD:
        return tuple([seat for seat, load in enumerate(hand.loads) if load is None])
    return (_ability_user(hand),)


def table_of(state: MatchState) -> Table:
    assert state.table is not None
    return state.table


def _ability_user(hand: Hand) -> int:
    winner = hand.tricks[-1].winner
    assert winner is not None
    return winner


def legal_actions(state: MatchState) -> tuple[Action, ...]:
    """Every legal action of every seat. A deal may be any order of the deck: it is not listed."""
    if state.phase is Phase.PLAY:
        table = table_of(state)
        return _plays(state.setup, table, table.turn)
    if state.phase is Phase.ROLL:
        rolling = table_of(state).rolling
        assert rolling is not None
        faces = state.setup.pieces[rolling].faces
        return tuple(Roll(token) for token in dict.fromkeys(face.token for face in faces))
    return tuple([action for seat in actors(state) for action in _choices(state, seat)])


def legal_for(state: MatchState, seat: int) -> tuple[Decision, ...]:
    """What this seat may do now; nothing when it is not asked."""
    if state.phase is Phase.PLAY:
        table = table_of(state)
        return _plays(state.setup, table, seat) if seat == table.turn else ()
    return _choices(state, seat) if seat in actors(state) else ()


def _choices(state: MatchState, seat: int) -> tuple[Decision, ...]:
    assert state.hand is not None
    return _CHOICES[state.phase](state, state.hand, seat)


def _plays(setup: Setup, table: Table, seat: int) -> tuple[Decision, ...]:
    ways = setup.plays[seat]
    pieces = playable(table.held[seat], table.trick.lead, setup.colours)
    return tuple([way for piece in dict.fromkeys(pieces) for way in ways[piece]])


def _bids(state: MatchState, hand: Hand, seat: int) -> tuple[Decision, ...]:
    return state.setup.bids[seat][: hand.cards + 1]


def _loads(state: MatchState, hand: Hand, seat: int) -> tuple[Decision, ...]:
    return tuple(Load(seat, load) for load in LOADS)


def _leaders(state: MatchState, hand: Hand, seat: int) -> tuple[Decision, ...]:
    return tuple(ChooseLeader(seat, leader) for leader in range(state.setup.seats))


def _discards(state: MatchState, hand: Hand, seat: int) -> tuple[Decision, ...]:
    held = state.setup.edition.box.sort(table_of(state).held[seat])
    chosen = dict.fromkeys(combinations(held, hand.drawn))
    return tuple(Discard(seat, pieces) for pieces in chosen)


def _wagers(state: MatchState, hand: Hand, seat: int) -> tuple[Decision, ...]:
    return tuple(Wager(seat, points) for points in WAGERS)


def _changes(state: MatchState, hand: Hand, seat: int) -> tuple[Decision, ...]:
    bid = hand.bids[seat]
    assert bid is not None
    within = range(hand.cards + 1)
    return tuple(ChangeBid(seat, change) for change in (-1, 0, 1) if bid + change in within)


_CHOICES = {
    Phase.BID: _bids,
    Phase.LOAD: _loads,
    Phase.CHOOSE_LEADER: _leaders,
    Phase.DISCARD: _discards,
    Phase.WAGER: _wagers,
    Phase.CHANGE_BID: _changes,
}
_PHASE_OF: dict[type, Phase] = {
    Bid: Phase.BID,
    Load: Phase.LOAD,
    ChooseLeader: Phase.CHOOSE_LEADER,
    Discard: Phase.DISCARD,
    Wager: Phase.WAGER,
    ChangeBid: Phase.CHANGE_BID,
}


def checked(state: MatchState, action: DecisionT) -> DecisionT:
    """The legal decision that equals this one; refuse any other, and say why."""
    if state.phase is not _PHASE_OF[type(action)]:
        raise wrong_phase(state)
    if action.seat not in actors(state):
        raise _not_asked(state, action.seat)
    for legal in _choices(state, action.seat):
        if legal == action and isinstance(legal, type(action)):
            return legal
    raise IllegalAction(f"bad_{state.phase.value}", f"not possible now: {action}")


def checked_play(state: MatchState, action: Play) -> Play:
    """The same answer as looking it up among all the legal plays, sooner."""
    if state.phase is not Phase.PLAY:
        raise wrong_phase(state)
    setup, table = state.setup, table_of(state)
    seat, piece = action.seat, action.piece
    if seat != table.order[len(table.plays)]:
        raise _not_asked(state, seat)
    held, lead = table.held[seat], table.trick.lead
    if piece not in (held if lead is None else playable(held, lead, setup.colours)):
        raise _unplayable(table, action)
    for legal in setup.plays[seat][piece]:
        if legal == action:
            return legal
    if setup.pieces[piece].chosen:
        raise IllegalAction("declare_role", f"{piece} must be declared when it is played")
    raise IllegalAction("nothing_to_declare", f"{piece} has no role to choose")


def _unplayable(table: Table, action: Play) -> IllegalAction:
    if action.piece not in table.held[action.seat]:
        return IllegalAction("not_in_hand", f"{action.piece} is not in this hand")
    lead = table.trick.lead
    return IllegalAction("must_follow", f"{lead} must be followed", colour=lead)


def _not_asked(state: MatchState, seat: int) -> IllegalAction:
    if state.phase in (Phase.BID, Phase.LOAD) and seat in range(state.setup.seats):
        return IllegalAction("already_chosen", f"seat {seat} has chosen already")
    return IllegalAction("not_your_turn", f"it is not the turn of seat {seat}")


def wrong_phase(state: MatchState) -> IllegalAction:
    if state.phase is Phase.OVER:
        return IllegalAction("match_over", "the match is over")
    return IllegalAction("wrong_phase", f"the match waits for: {state.phase.value}")
