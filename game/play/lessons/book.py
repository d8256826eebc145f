"""All lessons in the order in which they are offered."""

from __future__ import annotations

from game.play.lessons.beck import BECK
from game.play.lessons.beck_options import KRAKEN, LOADS, LOOT, WHALE
from game.play.lessons.dice import DICE
from game.play.lessons.pirates import PIRATES
from game.play.lessons.schmidt import SCHMIDT
from game.play.lessons.script import Lesson

_ALL = (DICE, SCHMIDT, BECK, PIRATES, LOOT, KRAKEN, WHALE, LOADS)
LESSONS: dict[str, Lesson] = {lesson.key: lesson for lesson in _ALL}


def first_voyage(edition: str) -> Lesson | None:
    """The one to begin an edition with."""
    return next((each for each in of_edition(edition) if not each.option), None)


def of_edition(edition: str) -> list[Lesson]:
    return [lesson for lesson in LESSONS.values() if lesson.edition == edition]


def about(edition: str, option: str, value: object) -> Lesson | None:
    """The lesson about an option that was just chosen."""
    found = (each for each in of_edition(edition) if (each.option, each.value) == (option, value))
    return next(found, None)


def after(lesson: Lesson) -> Lesson | None:
    """The next one of the same edition."""
    found = of_edition(lesson.edition)
    place = found.index(lesson) + 1
    return found[place] if place < len(found) else None
