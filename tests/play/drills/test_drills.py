"""Drills: moments of real matches by theme, graded and counted."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from game.match.record import replay
from game.match.seat import BOT, HUMAN
from game.play.drills.desk import DrillDesk, game_of
from game.play.drills.grading import CLOSE, RIGHT, WRONG, Count, Grade, count_of, graded, keep
from game.play.drills.themes import BIDS, KING, LAST, THEMES, VOID, ZERO, Position, positions, voids
from game.play.learning import Learning
from game.play.playable import PLAYABLE, playable_editions
from game.play.services import Wanted
from game.rules.actions import Decision, Play
from game.rules.pieces import Role
from game.rules.state import Phase
from game.rules.view import View, view_for
from tests.play.drills.drilling import (
    CREW,
    SERVICES,
    AnyAdvice,
    AnyOption,
    AnyVerdict,
    judge,
    random_match,
)

EDITIONS = playable_editions()


def found(edition: str, theme: str) -> list[Position]:
    return positions(random_match(EDITIONS[edition].setup(4), CREW, 3), theme)


def view_of(position: Position) -> View:
    return view_for(replay(position.record), position.seat)


@pytest.mark.parametrize("edition", PLAYABLE)
@pytest.mark.parametrize("theme", THEMES)
def test_every_match_has_moments_of_every_theme_with_something_to_decide(
    edition: str, theme: str
) -> None:
    some = found(edition, theme)
    assert some
    for position in some[:4]:
        assert len(view_of(position).legal) > 1
        kinds = [seat.kind for seat in position.record.seats]
        assert kinds == [HUMAN if n == position.seat else BOT for n in range(4)]


def test_the_last_to_play_sees_all_others_in_the_tray() -> None:
    for position in found("schmidt", LAST)[:6]:
        hand = view_of(position).hand
        assert hand is not None
        assert len(hand.plays) == 3


def test_bids_are_asked_before_anything_is_played() -> None:
    assert {view_of(each).phase for each in found("beck", BIDS)[:6]} == {Phase.BID}


def test_a_zero_is_bid_or_still_holds() -> None:
    for view in map(view_of, found("beck", ZERO)):
        assert view.hand is not None
        assert view.seat is not None
        if view.phase is Phase.PLAY:
            assert (view.hand.bids[view.seat], view.hand.won[view.seat]) == (0, 0)


def test_where_the_king_can_be_caught_one_of_the_two_is_in_the_own_hand() -> None:
    for view in map(view_of, found("dice", KING)[:12]):
        assert view.hand is not None
        roles = {face.role for piece in view.hand.mine for face in view.setup.pieces[piece].faces}
        assert roles & {Role.KING, Role.MERMAID}


def test_who_is_void_did_not_follow_and_the_colour_can_be_led() -> None:
    for view in map(view_of, found("schmidt", VOID)[:12]):
        assert view.hand is not None
        assert view.hand.plays == ()
        colours = {view.setup.colours[a.piece] for a in view.legal if isinstance(a, Play)}
        assert colours & voids(view)


def test_at_the_table_of_a_drill_nobody_else_plays_and_nothing_hidden_is_known() -> None:
    position = found("dice", LAST)[0]
    game = game_of(position, EDITIONS, SERVICES)
    assert game.humans == (position.seat,)
    assert not game.take_thought()


# Grades


def a_view() -> View:
    return view_of(found("dice", BIDS)[0])


@pytest.mark.parametrize(
    ("points", "grade"), [(20.0, RIGHT), (19.0, RIGHT), (16.0, CLOSE), (15.5, WRONG), (25.0, RIGHT)]
)
def test_a_choice_is_as_good_as_the_points_it_gives_away(points: float, grade: str) -> None:
    first, second, *_ = a_view().legal
    told = AnyAdvice((AnyOption(first, 20.0), AnyOption(second, points)))
    assert graded(told, second).grade == grade
    assert graded(told, first) == Grade(RIGHT, 0.0)


def test_right_answers_are_counted_and_runs_end_with_a_wrong_one(tmp_path: Path) -> None:
    count = Count()
    for grade in (RIGHT, RIGHT, WRONG, RIGHT):
        count = count.after(Grade(grade, 0.0))
    assert count == Count(seen=4, right=3, run=1, best=2)
    keep(Learning(tmp_path), "dice", ZERO, count)
    assert count_of(Learning(tmp_path), "dice", ZERO) == count
    assert count_of(Learning(tmp_path), "beck", ZERO) == Count()


# The desk


def test_the_desk_never_runs_out() -> None:
    desk = DrillDesk(SERVICES, EDITIONS["dice"], VOID, CREW, Random(1))
    taken = []
    while len(taken) < 15:
        desk.update()
        if desk.has_some:
            taken.append(desk.take())
    assert len({each.record.seed for each in taken}) > 1
    assert {each.theme for each in taken} == {VOID}


def test_nobody_is_asked_where_every_choice_brings_the_same() -> None:
    def partly(view: View, told: Decision, rng: Random, cancelled: Wanted) -> AnyVerdict:
        verdict = judge(view, told, rng, cancelled)
        return verdict if is_even(view) else verdict._replace(options=verdict.options[:1] * 3)

    def is_even(view: View) -> bool:
        return view.hand is not None and len(view.hand.mine) % 2 == 0

    desk = DrillDesk(replace(SERVICES, judge=partly), EDITIONS["beck"], BIDS, CREW, Random(1))
    taken = []
    while len(taken) < 15:
        desk.update()
        if desk.has_some:
            taken.append(desk.take())
    assert all(is_even(view_of(each)) for each in taken)
