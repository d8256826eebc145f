"""What is taken back: the last decision, trick or hand; the same choices lead to the same match."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.match.entry import TAKEN_BACK
from game.match.seat import BOT, HUMAN
from game.play.game import Game
from game.play.take_back import AFTER_TRICK, DECISION, HAND, TRICK, ways_back
from game.rules.actions import Action, Bid, Deal, Play, Roll
from game.rules.state import Phase
from tests.play.test_game import TERMS, games

ME = next(n for n, seat in enumerate(TERMS.seats) if seat.kind == HUMAN)


def play(game: Game, actions: int) -> None:
    """Whoever is asked takes the first legal decision."""
    while game.session.done < actions and not game.finished:
        decide(game)


def decide(game: Game) -> None:
    seat = game.session.waiting_for()[0]
    game.submit(game.session.view(seat).legal[0])


def decisions_of(actions: tuple[Action, ...], seat: int) -> list[int]:
    return [n for n, action in enumerate(actions) if getattr(action, "seat", None) == seat]


def begun(folder: Path | None = None, actions: int = 60) -> Game:
    game = games(folder).new(TERMS)
    play(game, actions)
    return game


def taken_back(game: Game, way: str) -> Game:
    return game._games.taken_back(game, ways_back(game.session.record, ME)[way])


@pytest.mark.parametrize("way", [DECISION, TRICK, HAND])
def test_after_a_take_back_the_same_choices_bring_the_same_dice(way: str) -> None:
    game = begun()
    before = game.session.record.actions
    again = taken_back(game, way)
    assert again.session.done < len(before)
    while again.session.done < len(before):
        action = before[again.session.done]
        assert not isinstance(action, Deal | Roll)
        again.submit(action)
    assert again.session.record.actions == before


def test_the_last_decision_is_asked_again() -> None:
    game = begun()
    last = decisions_of(game.session.record.actions, ME)[-1]
    again = taken_back(game, DECISION)
    assert again.session.done == last
    assert ME in again.session.waiting_for()


def test_a_trick_is_taken_back_to_its_first_piece_and_a_hand_to_its_bids() -> None:
    game = begun()
    begun_anew = taken_back(game, TRICK).session.state
    assert begun_anew.table is not None
    assert begun_anew.table.plays == ()
    assert begun_anew.hand is not None
    decided = taken_back(game, DECISION).session.state.hand
    assert decided is not None
    assert (begun_anew.hand.number, begun_anew.hand.tricks) == (decided.number, decided.tricks)
    again = taken_back(game, HAND)
    assert again.session.state.phase is Phase.BID
    hand = again.session.state.hand
    assert hand is not None
    assert hand.bids == (None,) * len(TERMS.seats)


def test_what_a_winner_decides_after_a_trick_belongs_to_that_trick() -> None:
    game = games(None).new(replace(TERMS, edition="beck", options={"abilities": True}))
    while game.session.state.phase not in AFTER_TRICK or game.session.waiting_for() != (ME,):
        decide(game)
    decide(game)
    actions = game.session.record.actions
    back = actions[ways_back(game.session.record, ME)[TRICK] : -1]
    assert [type(each) for each in back] == [Play] * len(TERMS.seats)


def test_another_choice_leads_elsewhere() -> None:
    game = begun(actions=30)
    while (
        Play not in {type(each) for each in game.session.view(ME).legal}
        or len(game.session.view(ME).legal) < 2
    ):
        decide(game)
    first, second, *_ = game.session.view(ME).legal
    game.submit(first)
    again = taken_back(game, DECISION)
    again.submit(second)
    assert first not in again.session.record.actions[-2:]


def test_while_bids_are_made_there_is_no_trick_to_take_back() -> None:
    game = games(None).new(TERMS)
    assert ways_back(game.session.record, ME) == {}
    game.submit(Bid(ME, 0))
    assert set(ways_back(game.session.record, ME)) == {DECISION}


def test_it_is_written_down_for_good(tmp_path: Path) -> None:
    game = begun(tmp_path)
    again = taken_back(game, DECISION)
    again.save()
    again.leave()
    record = games(tmp_path).archive.read(again.kept.id)
    assert TAKEN_BACK in record.entry.marks
    assert record.actions == again.session.record.actions
    assert again.is_practice


def test_nothing_is_taken_back_from_other_people_or_when_all_is_over() -> None:
    game = begun()
    assert game.can_take_back
    play(game, 10**6)
    assert not game.can_take_back
    assert all(seat.kind == BOT for n, seat in enumerate(TERMS.seats) if n != ME)
