"""Positions with only one sensible answer, in all editions: Sailors and better players find it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import NamedTuple

import pytest

from ai.bot import Bot
from ai.levels import CAPTAIN, LEGEND, SAILOR, Level
from game.rules.actions import Decision, Play
from game.rules.view import View
from tests.ai.cards.seating import view_of
from tests.ai.cards.test_positions import SPOTS, Spot, spot_game
from tests.ai.dice.positions import BIDS, PLAYS, Position, is_answer

MATTER_OF_COURSE = 40
# A Sailor slips now and then, by design; what counts is what he does more often than not.
STREAMS = {"sailor": 15, "captain": 1, "legend": 2}


class Question(NamedTuple):
    """What is asked, and whether an answer is right."""

    edition: str
    view: View
    right: Callable[[Decision], bool]


def on_dice(position: Position) -> Question:
    return Question("dice", position.view(), lambda told: is_answer(told, position.answers))


def on_cards(spot: Spot) -> Question:
    def right(told: Decision) -> bool:
        return isinstance(told, Play) and (told.face or told.piece) == spot.wanted

    return Question(spot.edition, view_of(spot_game(spot)), right)


@cache
def questions() -> list[Question]:
    return [*map(on_dice, (*BIDS, *PLAYS)), *map(on_cards, SPOTS)]


def answered(level: Level) -> Iterator[Question]:
    """Those that the level answers rightly more often than not."""
    streams = STREAMS[level.key]
    for question in questions():
        told = [Bot(level).choose(question.view, Random(stream)) for stream in range(streams)]
        if 2 * sum(map(question.right, told)) > streams:
            yield question


@pytest.mark.parametrize("level", [SAILOR, CAPTAIN, LEGEND], ids=lambda level: level.key)
def test_what_is_a_matter_of_course_is_found(level: Level) -> None:
    right = list(answered(level))
    assert len(right) >= MATTER_OF_COURSE
    assert {question.edition for question in right} == {"dice", "schmidt", "beck"}
    missed = [q.view.legal for q in questions() if q not in right]
    assert len(missed) <= (3 if level is SAILOR else 0), missed
