"""The review of a match: every decision with its seat's eyes, luck and skill that add up."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import product
from typing import get_args

import pytest

from game.play.coach.remarks import MISTAKE, NOD, UNLUCKY, remark
from game.play.coach.review import WORTH, Course, Review, review
from game.play.coach.themes import work_on
from game.rules.actions import Decision
from tests.play.coach.judging import Judge, match, services


def reviewed(judge: Judge | None = None, **wanted: object) -> Review:
    return review(match(), services(judge), **wanted)  # type: ignore[arg-type]


def test_every_decision_is_looked_at_as_its_seat_saw_it() -> None:
    found = reviewed()
    decisions = [a for a in found.record.actions if isinstance(a, get_args(Decision))]
    assert [judged.taken.action for judged in found.judged] == decisions
    for judged in found.judged:
        taken = judged.taken
        assert taken.view.seat == taken.seat
        assert taken.action in taken.view.legal
        assert found.record.actions[taken.number] == taken.action


def test_points_are_par_and_luck_and_skill() -> None:
    found = reviewed(Judge({(1, 2): 8.0, (1, 4): 3.0}))
    course = Course(found.record)
    for fortune in found.fortunes:
        assert fortune.points == course.scored[-1].totals[fortune.seat]
        assert fortune.par + fortune.luck + fortune.skill == pytest.approx(fortune.points)
        assert fortune.par == 10 * sum(scored.cards for scored in course.scored)
    skills = [fortune.skill for fortune in found.fortunes]
    lost = [sum(judged.loss for judged in found.of(seat)) for seat in range(4)]
    assert skills == pytest.approx([-each for each in lost])
    assert skills[1] < 0 == skills[0]


def test_one_seat_or_one_hand_can_be_asked_for() -> None:
    own = reviewed(seats=[2])
    assert {judged.taken.seat for judged in own.judged} == {2}
    assert [fortune.seat for fortune in own.fortunes] == [2]
    third = reviewed(hand=3)
    assert {judged.taken.hand for judged in third.judged} == {3}


def test_of_a_hand_that_is_not_over_nothing_is_said() -> None:
    record = match()
    course = Course(record)
    last = course.scored[-1].number
    cut = replace(record, actions=record.actions[: course.taken[-1].number])
    found = review(cut, services())
    assert {judged.taken.hand for judged in found.judged} == set(range(1, last))


def test_who_cancels_it_gets_no_more() -> None:
    judge = Judge({})
    reviewed(judge, cancelled=lambda: len(judge.asked) >= 5)
    assert len(judge.asked) == 5


def test_the_work_tells_how_far_it_has_come() -> None:
    shares: list[float] = []
    reviewed(on_progress=shares.append)
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def test_the_costliest_decisions_come_first_and_three_at_most() -> None:
    found = reviewed(Judge({(0, hand): float(hand) for hand in range(2, 9)}))
    losses = [judged.loss for judged in found.that_mattered()]
    assert len(losses) == 3
    assert losses == sorted(losses, reverse=True)
    assert found.that_mattered(1) == []


# Remarks


def test_after_a_hand_the_costliest_mistake_is_remarked() -> None:
    found = reviewed(Judge({(0, 4): WORTH}), hand=4)
    told = remark(found, 4, [0])
    assert told is not None
    assert told.kind == MISTAKE
    assert told.judged.loss == WORTH


def test_a_small_loss_is_not_worth_a_word() -> None:
    found = reviewed(Judge({(0, 4): WORTH - 0.1}, chance=0.5), hand=4)
    told = remark(found, 4, [0])
    assert told is None or told.kind != MISTAKE


def scored(seat: int) -> dict[bool, int]:
    """A hand with choices in which the seat made its bid, and one in which it missed."""
    hands = [hand for hand in Course(match()).scored if hand.cards > 3]
    return {hand.scores[seat].bid == hand.scores[seat].won: hand.number for hand in hands}


def test_who_missed_with_a_good_chance_was_unlucky_and_who_made_a_hard_bid_gets_a_nod() -> None:
    seat = next(seat for seat in range(4) if len(scored(seat)) == 2)
    hands = scored(seat)
    unlucky = remark(reviewed(Judge({}, chance=0.7), hand=hands[False]), hands[False], [seat])
    assert unlucky is not None
    assert unlucky.kind == UNLUCKY
    nod = remark(reviewed(Judge({}, chance=0.3), hand=hands[True]), hands[True], [seat])
    assert nod is not None
    assert nod.kind == NOD
    for said in (unlucky, nod):
        assert len(said.judged.verdict.options) > 1, "without a choice there is nothing to say"


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", ["dice", "schmidt", "beck"])
def test_what_is_said_of_bad_luck_is_what_happened(edition: str) -> None:
    """The bid was missed, and the trick went to others though it was needed, or came unwanted."""
    turned = Counter[bool]()
    for seed in range(4):
        record = match(edition, seed=seed)
        found, course = review(record, services(Judge({}, chance=0.7))), Course(record)
        for scored, seat in product(course.scored, range(4)):
            told = remark(found, scored.number, [seat])
            if told is None or told.kind != UNLUCKY:
                continue
            assert scored.scores[seat].bid != scored.scores[seat].won
            if told.trick is None:
                continue
            before = [
                t
                for (h, n), t in course.tricks.items()
                if h == scored.number and n < told.trick.number
            ]
            had = sum(trick.winner == seat for trick in before)
            unwanted = told.trick.winner == seat
            assert unwanted == (had >= scored.scores[seat].bid)
            turned[unwanted] += 1
    assert min(turned[True], turned[False]) >= 3


def test_an_ordinary_hand_is_not_remarked_on() -> None:
    seat = next(seat for seat in range(4) if len(scored(seat)) == 2)
    for hand in scored(seat).values():
        assert remark(reviewed(Judge({}, chance=0.5), hand=hand), hand, [seat]) is None


# What to work on


def test_what_cost_most_is_what_to_work_on() -> None:
    found = reviewed(Judge({(0, 3): 9.0, (0, 5): 9.0}))
    theme = work_on(found.of(0))
    assert theme is not None
    key, count, points = theme
    assert count >= 1
    assert points >= 9
    assert key in ("zero", "bid_high", "bid_low", "take", "duck", "spoil")
    assert work_on(found.of(1)) is None
