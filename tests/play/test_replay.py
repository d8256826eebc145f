"""A recorded match: its stops, and at every step what was first shown to each seat."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given

from game.match.entry import FINISHED, Entry
from game.match.record import MatchRecord, RecordError
from game.match.session import Listener, Session
from game.play.open_view import OpenView
from game.play.replay import HAND, PLAY, TRICK, Point, Replay, Sight
from game.rules.actions import Bid, Deal, Play
from game.rules.events import BidPlaced, CardsDrawn, Event, HandDealt, HandScored, TrickTaken
from game.rules.state import Phase
from game.rules.view import View
from tests.match.matches import SETUPS, cut, new_session, played
from tests.rules.random_setups import SPARINGLY, RandomMatch, matches

Shown = list[tuple[tuple[Event, ...], View]]
DICE = "dice"
ALL = "beck with everything"


def watched(session: Session) -> dict[int | None, Shown]:
    """The match to its end, and what everybody was shown on the way."""
    shown: dict[int | None, Shown] = {}
    for seat in (*range(len(session.seats)), None):
        shown[seat] = []
        session.subscribe(seat, _noting(shown[seat]))
    session.advance()
    return shown


def _noting(shown: Shown) -> Listener:
    return lambda events, view: shown.append((events, view))


def replay_of(name: str, seed: int = 1) -> Replay:
    return Replay(played(SETUPS[name], seed).record)


def with_status(record: MatchRecord, humans: str, status: str = "playing") -> MatchRecord:
    seats = tuple(
        replace(seat, kind="human", level="") if kind == "h" else seat
        for seat, kind in zip(record.seats, humans, strict=True)
    )
    return replace(record, seats=seats, entry=Entry(status=status))


@pytest.mark.no_cover
@SPARINGLY
@given(matches())
def test_every_seat_sees_again_what_it_was_shown_step_by_step(match: RandomMatch) -> None:
    session = new_session(match.setup, match.seed)
    shown = watched(session)
    again = Replay(session.record)
    for seat, first in shown.items():
        told = _beats(again, Sight(seat))
        assert [_joined(told, number) for number in range(1, len(first) + 1)] == [
            events for events, _ in first
        ]
        views = [again.view(number, Sight(seat)) for number in range(1, len(first) + 1)]
        assert views == [view for _, view in first]


def _beats(again: Replay, sight: Sight) -> list[tuple[int, tuple[Event, ...]]]:
    return [
        (beat.number, told.events)
        for number, stop in enumerate(again.stops)
        for beat, told in zip(stop.beats, again.news(number, sight), strict=True)
    ]


def _joined(told: list[tuple[int, tuple[Event, ...]]], number: int) -> tuple[Event, ...]:
    return tuple(event for beat, events in told if beat == number for event in events)


@pytest.mark.parametrize("name", SETUPS)
def test_the_stops_go_through_the_whole_match(name: str) -> None:
    again = replay_of(name)
    assert again.stops[0].done == 0
    assert again.stops[-1].done == len(again.record.actions)
    assert all(before.done <= after.done for before, after in pairwise(again.stops))
    assert again.view(again.stops[-1].shown, Sight(None)).phase is Phase.OVER


def test_a_die_never_hangs_in_the_air() -> None:
    again = replay_of(DICE)
    assert all(again.view(stop.done, Sight(None)).phase is not Phase.ROLL for stop in again.stops)


@pytest.mark.parametrize("name", [DICE, ALL, "schmidt for two"])
def test_a_trick_that_was_won_still_lies_there_and_is_not_in_a_pile_yet(name: str) -> None:
    again = replay_of(name)
    lying = [stop for stop in again.stops if stop.trick]
    assert len(lying) == sum(again.setup.plan)
    for stop in lying:
        hand = again.view(stop.shown, Sight(None)).hand
        assert hand is not None
        assert stop.trick not in hand.tricks
        assert {seat for seat, _ in stop.played} <= set(stop.trick.order if stop.trick else ())


def test_after_the_last_trick_of_a_hand_there_is_a_stop_with_its_score() -> None:
    again = replay_of(DICE)
    scored = [
        n for n, s in enumerate(again.stops) if any(isinstance(e, HandScored) for e in s.events)
    ]
    assert len(scored) == len(again.setup.plan)
    assert all(again.stops[number - 1].trick for number in scored)


def test_of_a_seat_only_its_own_secrets_are_told() -> None:
    again = replay_of(ALL)
    for number in range(len(again.stops)):
        for told in again.news(number, Sight(2)):
            for event in told.events:
                if isinstance(event, BidPlaced | CardsDrawn) and event.seat != 2:
                    assert event[-1] is None
                if isinstance(event, HandDealt):
                    assert [seat for seat, hand in enumerate(event.hands) if hand] == [2]


def test_with_open_hands_everything_is_told() -> None:
    again, sight = replay_of(ALL), Sight(0, True)
    stop = again.find(Point(hand=3))
    view = again.view(again.stops[stop].shown, sight)
    assert isinstance(view, OpenView)
    dealt = next(e for e in again.stops[stop].events if isinstance(e, HandDealt))
    assert view.hands == dealt.hands
    bids = [e for e in again.stops[stop + 1].events if isinstance(e, BidPlaced)]
    told = next(again.news(stop + 1, sight))
    assert bids[0] in told.events
    assert bids[0].tricks is not None


@pytest.mark.parametrize("name", [DICE, ALL, "schmidt for two"])
def test_steps_lead_there_and_back(name: str) -> None:
    again = replay_of(name)
    for unit in (PLAY, TRICK, HAND):
        forwards = [0]
        while forwards[-1] < again.last:
            forwards.append(again.stepped(forwards[-1], 1, unit))
        backwards = [again.last]
        while backwards[-1]:
            backwards.append(again.stepped(backwards[-1], -1, unit))
        assert forwards == backwards[::-1]
        assert again.stepped(again.last, 1, unit) == again.last
        assert again.stepped(0, -1, unit) == 0


def test_from_within_a_hand_the_step_back_leads_to_its_beginning() -> None:
    again = replay_of(DICE)
    begin = again.find(Point(hand=4))
    assert again.stepped(begin + 7, -1, HAND) == begin
    assert again.stepped(begin, -1, HAND) == again.find(Point(hand=3))


def test_hands_and_captures_are_marked() -> None:
    again = replay_of(ALL)
    assert len(again.landmarks(HAND)) == len(again.setup.plan)
    tricks = [e for stop in again.stops for e in stop.events if isinstance(e, TrickTaken)]
    assert len(again.landmarks(TRICK)) == sum(bool(trick.bonuses) for trick in tricks) > 0


@pytest.mark.parametrize("name", [DICE, ALL, "schmidt"])
def test_every_decision_is_found_by_its_number_and_by_its_name(name: str) -> None:
    again = replay_of(name)
    for number, action in enumerate(again.record.actions):
        if not isinstance(action, Play | Bid):
            continue
        stop = again.find(Point(action=number))
        assert again.decision(stop) == action
        state = again.stops[stop]
        hand = again.view(state.done, Sight(None)).hand
        assert hand is not None
        trick = 0 if isinstance(action, Bid) else len(hand.tricks) + 1
        assert again.find(Point(hand.number, trick, action.seat)) == stop


def test_what_does_not_exist_leads_to_what_comes_closest() -> None:
    again = replay_of(DICE)
    assert again.find(Point(hand=99)) == again.last
    assert again.find(Point(action=10**6)) == again.last
    assert again.find(Point(hand=2, trick=1, seat=77)) == again.find(Point(hand=2, trick=1))


def test_a_match_that_goes_on_shows_its_only_person_what_they_know_and_nobody_more() -> None:
    record = cut(played(SETUPS[DICE]).record, 30)
    assert Replay(with_status(record, "hbbb")).sights == (Sight(0),)
    assert Replay(with_status(record, "bbhb")).sights == (Sight(2),)
    assert Replay(with_status(record, "hhbb")).sights == (Sight(None),)
    assert Replay(with_status(record, "bbbb")).sights == (Sight(None),)


def test_when_it_is_over_or_conceded_everybody_may_look_everywhere() -> None:
    record = played(SETUPS[DICE]).record
    everywhere = (Sight(2, True), Sight(0), Sight(1), Sight(2), Sight(3))
    assert Replay(with_status(record, "bbhb")).sights == everywhere
    conceded = with_status(cut(record, 30), "bbhb", FINISHED)
    assert Replay(conceded).sights == everywhere


def test_a_record_that_does_not_hold_together_says_so() -> None:
    record = played(SETUPS[DICE]).record
    deals = [number for number, action in enumerate(record.actions) if isinstance(action, Deal)]
    broken = replace(record, actions=record.actions[: deals[1]] + record.actions[deals[1] + 1 :])
    with pytest.raises(RecordError) as caught:
        Replay(broken)
    assert caught.value.key == "damaged"
