"""What follows from a play without anyone deciding: tricks, abilities, the ghost, the score."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.edition import Setup
from game.rules.events import (
    AbilityWon,
    AllianceMade,
    CardsDrawn,
    Event,
    HandScored,
    MatchEnded,
    PiecePlayed,
    SeatScore,
    TrickTaken,
    UndealtSeen,
)
from game.rules.pieces import Ability
from game.rules.scoring import Result
from game.rules.state import Hand, Held, MatchState, Phase, Table, evolve, leaders, placed
from game.rules.trick import Bonus

LOOT = "loot"
DRAWN_BY_BENDT = 2


class Step(NamedTuple):
    """The state after an action, and the events that led there."""

    state: MatchState
    events: tuple[Event, ...]


class Draft:
    """A transition being worked out: what is new so far, and the events."""

    __slots__ = ("events", "hand", "over", "phase", "scored", "setup", "table", "totals")

    def __init__(self, state: MatchState, hand: Hand, table: Table, *events: Event) -> None:
        self.setup, self.phase, self.totals, self.scored, _, _ = state
        self.hand, self.table = hand, table
        self.over = False
        self.events = list(events)

    def step(self) -> Step:
        hand, table = (None, None) if self.over else (self.hand, self.table)
        state = MatchState(self.setup, self.phase, self.totals, self.scored, hand, table)
        return Step(state, tuple(self.events))


def landed(state: MatchState, table: Table, event: Event) -> Step:
    """The step in which the newest face came to lie on `table`."""
    setup, _, totals, scored, hand, _ = state
    count = len(table.plays)
    if count < len(table.order) and table.order[count] != setup.ghost:
        return Step(MatchState(setup, Phase.PLAY, totals, scored, hand, table), (event,))
    assert hand is not None
    draft = Draft(state, hand, table, event)
    _go_on(draft)
    return draft.step()


def face_up(setup: Setup, table: Table, held: Held, token: str) -> Table:
    """The table with one more face in the tray."""
    trick = setup.tricks.add(table.trick, setup.faces[token])
    return Table(held, table.order, trick, (*table.plays, token))


def _go_on(draft: Draft) -> None:
    """After a play: the trick is over, or it may be the ghost's turn."""
    table = draft.table
    draft.phase = Phase.PLAY
    if len(table.plays) == len(table.order):
        _finish_trick(draft)
    elif table.turn == draft.setup.ghost:
        _ghost_plays(draft)


def begin_trick(draft: Draft, leader: int) -> None:
    """The leader is asked, or Graybeard's ghost turns his card."""
    setup = draft.setup
    order = setup.order_from(leader, draft.hand.starter)
    draft.table = Table(draft.table.held, order, setup.tricks.empty)
    draft.phase = Phase.PLAY
    if leader == setup.ghost:
        _ghost_plays(draft)


def _ghost_plays(draft: Draft) -> None:
    """He turns the top card; one that others would declare is an Escape in his hands."""
    held, ghost = draft.table.held, draft.table.turn
    top, *rest = held[ghost]
    face = draft.setup.turned[top]
    draft.events.append(PiecePlayed(ghost, top, face))
    left = placed(held, ghost, tuple(rest))
    draft.table = face_up(draft.setup, draft.table, left, face)
    _go_on(draft)


def _finish_trick(draft: Draft) -> None:
    setup, hand, table = draft.setup, draft.hand, draft.table
    outcome = setup.tricks.outcome(table.trick, [setup.faces[token] for token in table.plays])
    order, number = table.order, len(hand.tricks) + 1
    winner = None if outcome.winner is None else order[outcome.winner]
    leader = setup.next_leader(order, outcome)
    taken = TrickTaken(number, order, table.plays, winner, leader, outcome.reason, outcome.bonuses)
    draft.events.append(taken)
    draft.hand = _collected(draft, taken)
    if not (setup.abilities and _ability_is_due(draft, taken)):
        go_on_from(draft, leader)


def go_on_from(draft: Draft, leader: int) -> None:
    """After a trick and what it brought: the next one, or the score of the hand."""
    if len(draft.hand.tricks) == draft.hand.cards:
        _score_hand(draft)
    else:
        begin_trick(draft, leader)


def _collected(draft: Draft, taken: TrickTaken) -> Hand:
    """The trick lies with its winner, with its bonuses and its Loot."""
    hand, winner, ghost = draft.hand, taken.winner, draft.setup.ghost
    tricks = (*hand.tricks, taken)
    if winner is None:
        return evolve(hand, tricks=tricks)
    won = placed(hand.won, winner, hand.won[winner] + 1)
    if winner == ghost or not (taken.bonuses or LOOT in taken.faces):
        return evolve(hand, tricks=tricks, won=won)
    bonuses = placed(hand.bonuses, winner, hand.bonuses[winner] + taken.bonuses)
    alliances = hand.alliances + _new_alliances(draft, taken, winner)
    return evolve(hand, tricks=tricks, won=won, bonuses=bonuses, alliances=alliances)


def _new_alliances(draft: Draft, taken: TrickTaken, winner: int) -> tuple[tuple[int, int], ...]:
    looters = [
        seat
        for seat, face in zip(taken.order, taken.faces, strict=True)
        if face == LOOT and seat not in (winner, draft.setup.ghost)
    ]
    draft.events.extend(AllianceMade(seat, winner) for seat in looters)
    return tuple((seat, winner) for seat in looters)


def _ability_is_due(draft: Draft, taken: TrickTaken) -> bool:
    """Whether the winner must decide something before the match goes on."""
    setup, seat = draft.setup, taken.winner
    if seat is None or seat == setup.ghost:
        return False
    piece = setup.faces[taken.faces[taken.order.index(seat)]].piece
    ability = setup.abilities.get(piece)
    is_last = taken.number == draft.hand.cards
    if ability is None or (is_last and ability not in setup.late_abilities):
        return False
    draft.events.append(AbilityWon(seat, piece, ability))
    if ability is Ability.LOOK_AT_UNDEALT:
        _look(draft, seat)
        return False
    if ability is Ability.DRAW_AND_DISCARD and not _draw(draft, seat):
        return False
    draft.phase = _PHASES[ability]
    return True


_PHASES = {
    Ability.CHOOSE_LEADER: Phase.CHOOSE_LEADER,
    Ability.DRAW_AND_DISCARD: Phase.DISCARD,
    Ability.WAGER: Phase.WAGER,
    Ability.CHANGE_BID: Phase.CHANGE_BID,
}


def _look(draft: Draft, seat: int) -> None:
    seen = draft.setup.edition.box.sort(draft.hand.undealt)
    draft.hand = evolve(draft.hand, saw_undealt=seat, undealt_seen=seen)
    draft.events.append(UndealtSeen(seat, len(seen), seen))


def _draw(draft: Draft, seat: int) -> int:
    """Bendt draws; how many cards there were to draw."""
    hand = draft.hand
    drawn = hand.undealt[:DRAWN_BY_BENDT]
    draft.events.append(CardsDrawn(seat, len(drawn), drawn))
    draft.hand = evolve(hand, undealt=hand.undealt[DRAWN_BY_BENDT:], drawn=len(drawn))
    held = draft.table.held
    draft.table = draft.table._replace(held=placed(held, seat, held[seat] + drawn))
    return len(drawn)


def _score_hand(draft: Draft) -> None:
    setup, hand = draft.setup, draft.hand
    scores = hand_scores(setup, hand)
    totals = tuple(t + s.points for t, s in zip(draft.totals, scores, strict=True))
    score = HandScored(hand.number, hand.cards, scores, totals)
    draft.events.append(score)
    draft.totals, draft.scored = totals, (*draft.scored, score)
    draft.over = True
    draft.phase = Phase.DEAL
    if hand.number == len(setup.plan):
        draft.phase = Phase.OVER
        draft.events.append(MatchEnded(totals, leaders(totals)))


def hand_scores(setup: Setup, hand: Hand) -> tuple[SeatScore, ...]:
    """What every seat gets for a hand that is over, whoever wrote down what was won in it."""
    bonuses = _with_loot(setup, hand)
    return tuple(_seat_score(setup, hand, seat, bonuses[seat]) for seat in range(setup.seats))


def _with_loot(setup: Setup, hand: Hand) -> list[tuple[Bonus, ...]]:
    """An alliance pays both allies when both bid exactly."""
    bonuses = list(hand.bonuses)
    for allies in hand.alliances:
        if all(hand.bids[seat] == hand.won[seat] for seat in allies):
            for seat in allies:
                bonuses[seat] += (Bonus(LOOT, setup.edition.loot_bonus),)
    return bonuses


def _seat_score(setup: Setup, hand: Hand, seat: int, bonuses: tuple[Bonus, ...]) -> SeatScore:
    bid, won, load = hand.bids[seat], hand.won[seat], hand.loads[seat]
    assert bid is not None
    result = Result(hand.cards, bid, won, bonuses, load, hand.wagers[seat])
    lines = setup.scoring.lines(result)
    return SeatScore(bid, won, load, lines, sum(line.points for line in lines))
