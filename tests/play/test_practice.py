"""Practice: a match played on from a point, or its deals once more, from any seat."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game.match.archive import Archive
from game.match.entry import PRACTICE
from game.match.seat import BOT, HUMAN, Seat
from game.play.game import Game
from game.play.practice import practice_seats
from game.rules.actions import Bid, Deal
from game.rules.errors import RuleError
from tests.play.test_game import TERMS, games, play_out

LEVELS = ("sailor", "captain", "legend")
ADA, BO, CY = TERMS.seats
DEE = Seat("Dee", look="kraken")


def finished(folder: Path) -> Game:
    game = games(folder).new(TERMS)
    play_out(game)
    game.result_seen()
    return game


def test_at_the_own_seat_everybody_sits_as_before() -> None:
    assert practice_seats((ADA, BO, CY), 0, DEE, LEVELS) == (ADA, BO, CY)


def test_at_another_seat_the_person_changes_places_with_its_bot() -> None:
    assert practice_seats((ADA, BO, CY), 2, DEE, LEVELS) == (CY, BO, ADA)


def test_among_bots_somebody_takes_a_seat_who_did_not_play() -> None:
    assert practice_seats((CY, BO), 1, replace(DEE, kind=BOT, level="x"), LEVELS) == (CY, DEE)


@pytest.mark.parametrize("at", [0, 1, 2])
def test_of_several_people_one_plays_and_bots_stand_in_for_the_others(at: int) -> None:
    seats = practice_seats((ADA, DEE, CY), at, ADA, LEVELS)
    assert [number for number, seat in enumerate(seats) if seat.kind == HUMAN] == [at]
    assert {seat.name for seat in seats} == {"Ada", "Dee", "Cy"}
    assert {seat.level for seat in seats if seat.kind == BOT} == {"captain"}


def test_the_same_choices_in_the_same_deal_give_the_same_match(tmp_path: Path) -> None:
    before = finished(tmp_path)
    assert before.kept.record
    again = games(tmp_path).practice(before.kept.record, before.seats)
    play_out(again)
    assert again.session.record.actions == before.session.record.actions


def test_it_is_kept_as_a_match_of_its_own_and_marked_as_practice(tmp_path: Path) -> None:
    before = finished(tmp_path)
    assert before.kept.record
    again = games(tmp_path).practice(before.kept.record, before.seats, 9)
    again.leave()
    kept = Archive(tmp_path).read(again.kept.id)
    assert again.kept.id != before.kept.id
    assert kept.entry.marks == {PRACTICE}
    assert kept.actions == before.kept.record.actions[: len(kept.actions)]
    assert len(kept.actions) >= 9
    assert PRACTICE not in Archive(tmp_path).read(before.kept.id).entry.marks


def test_played_on_it_is_still_the_same_chance_but_other_choices_count(tmp_path: Path) -> None:
    before = finished(tmp_path)
    assert before.kept.record
    actions = before.kept.record.actions
    again = games(tmp_path).practice(before.kept.record, before.seats, 1)
    again.submit(Bid(0, 1))
    play_out(again)
    deals = [action for action in actions if isinstance(action, Deal)]
    assert [a for a in again.session.record.actions if isinstance(a, Deal)] == deals
    assert again.session.record.actions != actions


def test_a_record_that_cannot_be_played_is_refused(tmp_path: Path) -> None:
    before = finished(tmp_path)
    assert before.kept.record
    broken = replace(before.kept.record, actions=before.kept.record.actions[1:])
    with pytest.raises(RuleError):
        games(tmp_path).practice(broken, before.seats, 5)
