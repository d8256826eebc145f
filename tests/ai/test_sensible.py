"""Positions with only one sensible answer, in all editions: Sailors and better always find it."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from ai.bot import Bot
from ai.levels import CAPTAIN, LEGEND, SAILOR, Level
from game.rules.actions import Decision
from tests.ai.cards.positions import Asked, all_asked, hard
from tests.ai.dice.positions import BIDS, PLAYS, Position, is_answer

MATTERS_OF_COURSE = 200
# A Sailor slips by chance; a Captain guesses in the last tricks, and Legend always.
STREAMS = {"sailor": 6, "captain": 2, "legend": 1}


def on_dice(position: Position) -> Asked:
    def right(told: Decision) -> bool:
        return is_answer(told, position.answers)

    return Asked(position.says, "dice", position.view(), right)


@cache
def questions() -> list[Asked]:
    return [*map(on_dice, (*BIDS, *PLAYS)), *all_asked()]


def test_there_are_enough_of_them_in_every_edition() -> None:
    assert len(questions()) + len(hard()) >= MATTERS_OF_COURSE
    assert {question.edition for question in questions()} == {"dice", "schmidt", "beck"}


@pytest.mark.no_cover  # searches, which counting lines makes three times as slow
@pytest.mark.parametrize("level", [SAILOR, CAPTAIN, LEGEND], ids=lambda level: level.key)
@pytest.mark.parametrize("asked", questions(), ids=lambda asked: f"{asked.edition}: {asked.says}")
def test_what_is_a_matter_of_course_is_always_found(asked: Asked, level: Level) -> None:
    for stream in range(STREAMS[level.key]):
        assert asked.right(Bot(level).choose(asked.view, Random(stream)))


# Below Legend found only about every other time: sixty guesses do not tell it from a discard.
BEYOND_CAPTAIN = "surplus trump goes under a Pirate"
HARD = [
    pytest.param(asked, level, id=f"{asked.says}-{level.key}")
    for asked in hard()
    for level in (SAILOR, CAPTAIN, LEGEND)
    if level is LEGEND or asked.says != BEYOND_CAPTAIN
]


@pytest.mark.no_cover
@pytest.mark.parametrize(("asked", "level"), HARD)
def test_who_plays_the_last_tricks_out_is_not_misled_by_odds(asked: Asked, level: Level) -> None:
    for stream in range(4):
        assert asked.right(Bot(level).choose(asked.view, Random(stream)))
