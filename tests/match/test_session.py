"""A match being played."""

from __future__ import annotations

from typing import Any

import pytest

from game.match.chance import Chance
from game.match.session import Session
from game.rules.actions import Bid, Deal, Decision, Play, Roll
from game.rules.edition import Setup
from game.rules.engine import apply, new_match
from game.rules.errors import IllegalAction, SetupError
from game.rules.events import BidPlaced, BidsRevealed, Event, HandDealt, MatchEnded
from game.rules.legality import legal_for
from game.rules.state import MatchState, Phase
from game.rules.view import View, redact, view_for
from tests.match.matches import EDITIONS, SETUPS, bots, cut, new_session, played

DICE = SETUPS["dice"]
EACH = pytest.mark.parametrize("setup", [pytest.param(SETUPS[key], id=key) for key in SETUPS])
Heard = list[tuple[tuple[Event, ...], View]]


def listen(session: Session, seat: int | None) -> Heard:
    heard: Heard = []
    session.subscribe(seat, lambda events, view: heard.append((events, view)))
    return heard


def begun(humans: tuple[int, ...] = (0, 1, 2, 3)) -> Session:
    session = new_session(DICE, humans=humans)
    session.begin()
    return session


@EACH
def test_bots_play_a_whole_match(setup: Setup) -> None:
    session = played(setup)
    assert session.is_over
    assert session.waiting_for() == ()
    assert len(session.state.scored) == len(setup.plan)


def test_nothing_happens_before_it_begins_and_beginning_twice_does_no_harm() -> None:
    session = new_session(DICE)
    assert session.record.actions == ()
    session.begin()
    session.begin()
    (deal,) = session.record.actions
    assert isinstance(deal, Deal)
    assert session.waiting_for() == (0, 1, 2, 3)


def test_bots_decide_until_only_a_human_must() -> None:
    session = new_session(DICE, humans=(2,))
    session.advance()
    assert session.waiting_for() == (2,)
    session.submit(Bid(2, 1))
    session.advance()
    assert session.view(2).phase is Phase.PLAY
    assert session.waiting_for() == (2,)


def test_a_match_with_a_human_comes_to_its_end() -> None:
    session = new_session(DICE, humans=(1,))
    session.advance()
    while not session.is_over:
        session.submit(session.view(1).legal[0])
        session.advance()
    assert len(session.state.scored) == len(DICE.plan)


def test_one_step_is_one_decision() -> None:
    session = new_session(DICE)
    assert session.step()
    assert [type(action) for action in session.record.actions] == [Deal, Bid]


def test_no_step_is_left_when_humans_must_decide_or_the_match_is_over() -> None:
    assert not begun().step()
    assert not played(DICE).step()


def test_a_die_is_rolled_as_soon_as_it_is_played() -> None:
    session = begun()
    for seat in range(4):
        session.submit(Bid(seat, 0))
    play = session.view(0).legal[0]
    session.submit(play)
    assert session.record.actions[-2] == play
    assert isinstance(session.record.actions[-1], Roll)
    assert session.waiting_for() == (1,)


@pytest.mark.parametrize(
    "decision",
    [Bid(0, 9), Bid(7, 0), Play(0, "black"), Deal(DICE.deck), Roll("black:7"), None, "bid", 3],
)
def test_an_illegal_decision_changes_nothing(decision: Any) -> None:
    session = begun()
    heard = listen(session, None)
    before = (session.state, session.record)
    with pytest.raises(IllegalAction):
        session.submit(decision)
    assert (session.state, session.record) == before
    assert heard == []


def test_nobody_can_deal_before_the_match_begins() -> None:
    session = new_session(DICE)
    with pytest.raises(IllegalAction):
        session.submit(Deal(DICE.deck))  # type: ignore[arg-type]
    assert session.record.actions == ()


class Stubborn:
    """Always decides the same."""

    def __init__(self, decision: Decision) -> None:
        self._decision = decision

    def choose(self, view: View) -> Decision:
        return self._decision


@pytest.mark.parametrize("decision", [Bid(1, 9), Bid(0, 1), None])
def test_a_bot_that_decides_illegally_or_for_another_is_named(decision: Any) -> None:
    session = Session(DICE, bots(4), 1, {1: Stubborn(decision)})
    with pytest.raises(IllegalAction, match=r"seat 1 \(Bot 1\)") as caught:
        session.advance()
    assert caught.value.details["seat"] == 1
    assert session.waiting_for() == (0, 1, 2, 3)


def test_the_table_must_be_full() -> None:
    with pytest.raises(SetupError):
        Session(DICE, bots(3), 1)


@pytest.mark.parametrize("seat", [None, 0, 3])
@EACH
def test_listeners_get_every_step_once_and_nothing_they_may_not_know(
    setup: Setup, seat: int | None
) -> None:
    if seat is not None:
        seat %= setup.seats
    session = new_session(setup)
    heard = listen(session, seat)
    session.advance()
    assert len(heard) == len(session.record.actions)
    for events, view in heard:
        assert events == tuple(redact(event, seat) for event in events)
        assert view.seat == seat
    assert isinstance(heard[-1][0][-1], MatchEnded)


def test_hidden_is_what_others_hold_and_bid() -> None:
    session = new_session(DICE)
    heard = listen(session, 2)
    session.advance()
    dealt, *bids = [events[0] for events, _ in heard[:5]]
    assert isinstance(dealt, HandDealt)
    assert [hand is not None for hand in dealt.hands] == [False, False, True, False]
    told = [bid.tricks is not None for bid in bids if isinstance(bid, BidPlaced)]
    assert told == [False, False, True, False]
    assert isinstance(heard[4][0][1], BidsRevealed)


def test_a_listener_sees_the_state_after_its_step() -> None:
    session = new_session(DICE)
    heard = listen(session, 1)
    session.advance()
    states = [view_for(state, 1) for state in states_of(session)]
    assert [view for _, view in heard] == states


def states_of(session: Session) -> list[MatchState]:
    """The state after every action."""
    states = [new_match(session.state.setup)]
    for action in session.record.actions:
        states.append(apply(states[-1], action).state)
    return states[1:]


def test_a_listener_that_decides_does_not_mix_up_the_order() -> None:
    session = new_session(DICE, humans=(0, 1, 2, 3))

    def decide(events: tuple[Event, ...], view: View) -> None:
        if session.view(0).legal and isinstance(events[0], HandDealt):
            session.submit(session.view(0).legal[0])

    session.subscribe(0, decide)
    heard = listen(session, None)
    session.begin()
    assert [type(events[0]) for events, _ in heard] == [HandDealt, BidPlaced]


def test_a_listener_that_left_hears_nothing_more() -> None:
    session = new_session(DICE)
    heard: Heard = []
    leave = session.subscribe(None, lambda events, view: heard.append((events, view)))
    session.begin()
    leave()
    session.advance()
    assert len(heard) == 1


def test_bots_see_only_their_own_view() -> None:
    session = new_session(SETUPS["beck with everything"])
    session.advance()
    for seat, controller in session._controllers.items():
        views: list[View] = controller.views  # type: ignore[attr-defined]
        assert {view.seat for view in views} == {seat}


@EACH
def test_a_match_resumed_anywhere_goes_on_as_it_would_have(setup: Setup) -> None:
    whole = played(setup, 5).record
    for count in range(0, len(whole.actions), 37):
        session = Session.resume(cut(whole, count))
        session.begin()
        while not session.is_over:
            session.submit(decided(whole.actions[len(session.record.actions)]))
        assert session.record == whole


def decided(action: object) -> Any:
    assert not isinstance(action, Deal | Roll)
    return action


def test_resuming_while_a_die_is_in_the_air_rolls_it_as_it_would_have() -> None:
    whole = played(DICE).record
    at = [n for n, action in enumerate(whole.actions) if isinstance(action, Roll)][20]
    session = Session.resume(cut(whole, at))
    assert session.view(None).phase is Phase.ROLL
    session.begin()
    assert session.record == cut(whole, at + 1)


def test_the_same_seed_and_decisions_are_the_same_match() -> None:
    assert played(DICE, 3).record == played(DICE, 3).record
    assert played(DICE, 3).record != played(DICE, 4).record


def test_every_state_of_a_match_leads_to_the_roll_that_was_made_in_it() -> None:
    session = played(DICE)
    chance = Chance(session.seed)
    steps = list(zip(states_of(session), session.record.actions[1:], strict=False))
    for state, action in reversed(steps):
        if isinstance(action, Roll):
            assert chance.draw(state) == action


def test_a_view_offers_what_the_engine_allows() -> None:
    session = new_session(EDITIONS["schmidt"].setup(4))
    session.begin()
    assert session.view(3).legal == legal_for(session.state, 3)
    assert session.view(None).legal == ()
