"""What holds in every match: random ones of every edition, seat count and many options."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import reduce
from itertools import pairwise

import pytest
from hypothesis import given

from game.rules.actions import Bid, Deal
from game.rules.edition import Setup
from game.rules.engine import apply, new_match
from game.rules.events import (
    BidChanged,
    BidsRevealed,
    Event,
    HandDealt,
    HandScored,
    LeaderChosen,
    LoadsRevealed,
    MatchEnded,
    SeatScore,
    TrickTaken,
    WagerPlaced,
)
from game.rules.state import MatchState, Phase
from tests.rules.oracle import winner_of
from tests.rules.playing import events_of, sit
from tests.rules.random_setups import MODERATELY, SPARINGLY, RandomMatch, matches

# Random matches, which counting lines makes twice as slow; what they reach, others reach as well.
pytestmark = pytest.mark.no_cover


def pieces_of(state: MatchState) -> list[str]:
    """Every piece of the hand, wherever it lies."""
    hand, table = state.hand, state.table
    assert hand is not None
    assert table is not None
    taken = [face for trick in hand.tricks for face in trick.faces]
    # While an ability is used, the trick that brought it still lies in the tray.
    faces = taken if len(table.plays) == len(table.order) else [*taken, *table.plays]
    lying = [state.setup.faces[face].piece for face in faces]
    in_the_air = [table.rolling] if table.rolling else []
    away = [piece for row in (*table.held, *hand.discards) for piece in row]
    return [*lying, *in_the_air, *away, *hand.undealt]


def hands_of(match: RandomMatch) -> Iterator[list[Event]]:
    """The events of one hand after the other."""
    hand: list[Event] = []
    for event in events_of(list(match.moves())):
        if isinstance(event, HandDealt):
            hand = []
        hand.append(event)
        if isinstance(event, HandScored):
            yield hand


@MODERATELY
@given(matches())
def test_no_piece_is_lost_or_made_up(match: RandomMatch) -> None:
    setup = match.setup
    whole = Counter(setup.deck)
    for _, _, step in match.moves():
        if step.state.phase not in (Phase.DEAL, Phase.OVER):
            assert Counter(pieces_of(step.state)) == whole


@MODERATELY
@given(matches())
def test_every_hand_is_dealt_as_planned(match: RandomMatch) -> None:
    setup = match.setup
    deals = [move for move in match.moves() if isinstance(move.action, Deal)]
    assert len(deals) == len(setup.plan)
    for number, (cards, move) in enumerate(zip(setup.plan, deals, strict=True), start=1):
        dealt = move.step.events[0]
        assert isinstance(dealt, HandDealt)
        assert (dealt.number, dealt.cards) == (number, cards)
        assert dealt.starter == (setup.starter + number - 1) % setup.seats
        assert [len(hand or ()) for hand in dealt.hands] == [cards] * setup.hands_dealt


@MODERATELY
@given(matches())
def test_every_trick_goes_to_one_seat_or_to_nobody(match: RandomMatch) -> None:
    setup = match.setup
    for hand in hands_of(match):
        scored = hand[-1]
        assert isinstance(scored, HandScored)
        tricks = [event for event in hand if isinstance(event, TrickTaken)]
        winners = Counter(taken.winner for taken in tricks)
        assert len(tricks) == scored.cards
        assert [taken.number for taken in tricks] == list(range(1, scored.cards + 1))
        assert [score.won for score in scored.scores] == [winners[s] for s in range(setup.seats)]


@MODERATELY
@given(matches())
def test_totals_are_the_sums_of_the_score_lines(match: RandomMatch) -> None:
    setup = match.setup
    moves = list(match.moves())
    totals = [0] * setup.seats
    for event in events_of(moves):
        if isinstance(event, HandScored):
            for seat, score in enumerate(event.scores):
                assert score.points == sum(line.points for line in score.lines)
                totals[seat] += score.points
            assert list(event.totals) == totals
    final = moves[-1].step
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    assert final.events[-1] == MatchEnded(tuple(totals), winners)
    assert list(final.state.totals) == totals
    assert len(final.state.scored) == len(setup.plan)


@MODERATELY
@given(matches())
def test_tricks_are_won_as_the_second_opinion_says(match: RandomMatch) -> None:
    setup = match.setup
    after_kraken = str(setup.options.get("after_kraken"))
    for event in events_of(list(match.moves())):
        if not isinstance(event, TrickTaken):
            continue
        winner, leader, bonus = winner_of(setup.edition.key, list(event.faces), after_kraken)
        assert event.winner == (None if winner is None else event.order[winner])
        assert sum(paid.points for paid in event.bonuses) == bonus
        if winner is None and event.order[leader] == setup.ghost:
            leader = (leader + 1) % len(event.order)
        assert event.leader == event.order[leader]


@MODERATELY
@given(matches())
def test_the_order_of_play_is_kept(match: RandomMatch) -> None:
    setup = match.setup
    for hand in hands_of(match):
        dealt = hand[0]
        assert isinstance(dealt, HandDealt)
        leader = dealt.starter
        for event, following in pairwise(hand):
            if isinstance(event, TrickTaken):
                assert event.order == expected_order(setup, leader, dealt.starter)
                leader = event.leader
            if isinstance(following, LeaderChosen):
                leader = following.leader


def expected_order(setup: Setup, leader: int, starter: int) -> tuple[int, ...]:
    if setup.ghost is None:
        return tuple((leader + step) % setup.seats for step in range(setup.seats))
    return {
        0: (0, 2, 1),
        1: (1, 2, 0),
        2: (2, starter, 1 - starter),
    }[leader]


@MODERATELY
@given(matches())
def test_hands_are_scored_as_a_second_pad_says(match: RandomMatch) -> None:
    setup = match.setup
    for hand in hands_of(match):
        scored = hand[-1]
        assert isinstance(scored, HandScored)
        bonuses = earned(setup, hand, scored.scores)
        for seat, score in enumerate(scored.scores):
            assert (score.bid, score.load) == (bid_of(hand, seat), load_of(hand, seat))
            points = second_pad(
                str(setup.options["scoring"]),
                scored.cards,
                score,
                bonuses[seat],
                wager_of(hand, seat),
            )
            assert score.points == points, (seat, score, bonuses[seat])


def bid_of(hand: list[Event], seat: int) -> int:
    bids = next(event.bids for event in hand if isinstance(event, BidsRevealed))
    changes = [e.change for e in hand if isinstance(e, BidChanged) and e.seat == seat]
    return bids[seat] + sum(changes)


def load_of(hand: list[Event], seat: int) -> str | None:
    return next((event.loads[seat] for event in hand if isinstance(event, LoadsRevealed)), None)


def wager_of(hand: list[Event], seat: int) -> int:
    return sum(e.points for e in hand if isinstance(e, WagerPlaced) and e.seat == seat)


def earned(setup: Setup, hand: list[Event], scores: tuple[SeatScore, ...]) -> Counter[int]:
    """The bonus of every seat from the tricks it took, and from alliances."""
    bonus: Counter[int] = Counter()
    exact = {seat for seat, score in enumerate(scores) if score.bid == score.won}
    for taken in (event for event in hand if isinstance(event, TrickTaken)):
        if taken.winner is None:
            continue
        bonus[taken.winner] += winner_of(setup.edition.key, list(taken.faces))[2]
        for seat, face in zip(taken.order, taken.faces, strict=True):
            if face == "loot" and seat != taken.winner and {seat, taken.winner} <= exact:
                bonus.update({seat: 20, taken.winner: 20})
    return bonus


def second_pad(scoring: str, cards: int, score: SeatScore, bonus: int, wager: int) -> int:
    off = abs(score.bid - score.won)
    bet = wager if off == 0 else -wager
    if score.load == "cannonball":
        return (0 if off else 15 * cards + bonus) + bet
    if scoring.startswith("rascal"):
        return (10 * cards + bonus) * max(0, 2 - off) // 2 + bet
    if scoring == "landlubber":
        bonus = 0
    if score.bid == 0:
        return (-10 * cards if off else 10 * cards + bonus) + bet
    if off == 0:
        return 20 * score.won + bonus + bet
    return (0 if scoring == "landlubber" else -10 * off) + bet


@MODERATELY
@given(matches())
def test_the_same_actions_lead_to_the_same_match(match: RandomMatch) -> None:
    setup = match.setup
    moves = list(match.moves())
    again = setup.edition.setup(setup.seats, setup.options, setup.starter)
    state = new_match(again)
    for move in moves:
        assert state == move.state
        state, events = apply(state, move.action)
        assert events == move.step.events
    assert state == moves[-1].step.state


@SPARINGLY
@given(matches())
def test_what_comes_later_changes_no_earlier_state(match: RandomMatch) -> None:
    states, before = [], []
    for state, _, _ in match.moves():
        states.append(state)
        before.append(repr(state[1:]))
    assert [repr(state[1:]) for state in states] == before


@pytest.mark.parametrize(
    "path", "phase hand.bids table.held table.trick.lead setup.seats setup.edition.key".split()
)
def test_nothing_in_a_state_can_be_changed(path: str) -> None:
    state = sit("beck", "green:1", "green:2", "green:3").bid(0, 0, 0).play("green:1").state
    *inner, name = path.split(".")
    thing = reduce(getattr, inner, state)
    before = getattr(thing, name)
    with pytest.raises(AttributeError):
        setattr(thing, name, None)
    assert getattr(thing, name) is before


def test_neither_actions_nor_events_can_be_changed() -> None:
    action, event = Bid(0, 1), sit("dice", "red", "red", "red").events[0]
    with pytest.raises(AttributeError):
        action.tricks = 2  # type: ignore[misc]
    with pytest.raises(AttributeError):
        event.number = 2  # type: ignore[misc, union-attr]
    assert (action.tricks, event) == (1, HandDealt(1, 1, 0, (("red",),) * 3))
