"""Every lesson keeps to the rules, and what the parrot says is true when he says it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.play.lessons.book import LESSONS, about, after, first_voyage
from game.play.lessons.guide import Guide
from game.play.lessons.script import PLAYER, Lesson, Line, Script, Task, values_at
from game.play.playable import PLAYABLE, playable_editions
from game.rules.actions import Action, Bid, ChooseLeader, Play, Roll
from game.rules.engine import apply
from game.rules.events import Event, TrickTaken
from game.rules.legality import legal_for
from game.rules.state import Phase

EDITIONS = playable_editions()
ENGLISH = json.loads(Path("assets/locale/en/lesson.json").read_text("utf-8"))
WORDY = 165  # letters; more is a lecture

lessons = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)


def script_of(lesson: Lesson) -> Script:
    return Script(lesson, lesson.setup(EDITIONS))


@lessons
def test_the_rules_allow_all_that_happens_and_the_match_ends_with_the_lesson(
    lesson: Lesson,
) -> None:
    assert script_of(lesson).states[-1].phase is Phase.OVER


@lessons
def test_what_the_parrot_says_is_true_of_the_match_as_it_stands(lesson: Lesson) -> None:
    script = script_of(lesson)
    lines = [(n, item) for n, item in enumerate(script.items) if isinstance(item, Line)]
    assert [line.key for n, line in lines if not line.true(script.states[n])] == []


@lessons
def test_a_task_is_for_the_player_and_its_wrong_answers_are_allowed_by_the_rules(
    lesson: Lesson,
) -> None:
    script = script_of(lesson)
    for n, item in enumerate(script.items):
        if isinstance(item, Task):
            legal = legal_for(script.states[n], PLAYER)
            assert item.decision in legal, item.key
            assert set(item.wrong) <= set(legal) - {item.decision}, item.key


@lessons
def test_everything_said_is_written_and_short_and_knows_its_numbers(lesson: Lesson) -> None:
    script = script_of(lesson)
    names = {f"name_{seat}": "Barnacle Bo" for seat in range(3)}
    for n, item in enumerate(script.items):
        for key in said_at(script, n):
            told = ENGLISH[lesson.text_key(key)]
            shown = told.format(**values_at(script.states[n]), **names)
            assert len(shown) <= WORDY, (item, shown)


def said_at(script: Script, n: int) -> list[str]:
    """The words of an item, and all answers to what is wrong there."""
    item = script.items[n]
    if not isinstance(item, Line):
        return []
    if not isinstance(item, Task):
        return [item.key]
    legal = legal_for(script.states[n], PLAYER)
    return [item.key, *{item.answer(each) for each in legal if each != item.decision}]


@lessons
def test_words_have_a_key_of_their_own_so_that_a_lesson_can_be_taken_up_at_each(
    lesson: Lesson,
) -> None:
    script = script_of(lesson)
    assert len(set(lesson.lines)) == len(lesson.lines)
    for key in lesson.lines:
        guide = Guide(script, key)
        assert guide.line is not None
        assert guide.line.key == key


def test_no_word_is_written_in_vain() -> None:
    written = {key for key in ENGLISH if key.split(".")[1] in {*LESSONS, "cards"}}
    used = {
        lesson.text_key(key)
        for lesson in LESSONS.values()
        for script in [script_of(lesson)]
        for n in range(len(script.items))
        for key in said_at(script, n)
    }
    assert written == used


def test_words_that_nobody_knows_any_more_begin_the_lesson_anew() -> None:
    for lesson in LESSONS.values():
        assert Guide(script_of(lesson), "of a later version").number == 1


@pytest.mark.parametrize("edition", PLAYABLE)
def test_every_edition_begins_with_a_first_voyage(edition: str) -> None:
    voyage = first_voyage(edition)
    assert voyage is not None
    assert voyage.edition == edition


@pytest.mark.parametrize("edition", PLAYABLE)
def test_a_first_voyage_is_two_short_rounds_and_one_of_them_is_a_bid_of_zero(edition: str) -> None:
    voyage = first_voyage(edition)
    assert voyage is not None
    assert len(voyage.plan) == 2
    assert max(voyage.plan) <= 4
    own = [item.decision for item in voyage.items if isinstance(item, Task)]
    bid = [each.tricks for each in own if isinstance(each, Bid)]
    assert sorted(map(bool, bid)) == [False, True]


def test_a_lesson_about_an_option_plays_with_it() -> None:
    for lesson in LESSONS.values():
        if lesson.option:
            assert lesson.options[lesson.option] == lesson.value
            assert about(lesson.edition, lesson.option, lesson.value) is lesson


def test_lessons_follow_each_other_within_their_edition() -> None:
    for lesson in LESSONS.values():
        following = after(lesson)
        assert following is None or following.edition == lesson.edition


# What the answers to wrong moves say would happen: after the line, these actions, and who takes it.
WOULD_BE = [
    ("schmidt", "follow", (Play(0, "escape"),), 1),
    ("schmidt", "flee", (Play(0, "scary_mary", "scary_mary:pirate"), Play(1, "blue:1")), 0),
    ("beck", "follow", (Play(0, "escape"),), 1),
    ("beck", "flee", (Play(0, "tigress", "tigress:pirate"), Play(1, "yellow:1")), 0),
    ("dice", "catch", (Play(0, "yellow"), Roll("yellow:7")), 2),
    ("loads", "king", (Play(0, "escape"),), 1),
    ("pirates", "bendt.play", (Play(0, "purple:3"),), 2),
    ("pirates", "harry.play", (Play(0, "green:13"),), 2),
    (
        "pirates",
        "rosie.use",
        (ChooseLeader(0, 0), Play(0, "green:2"), Play(1, "purple:9"), Play(2, "purple:4")),
        0,
    ),
]


@pytest.mark.parametrize(("lesson", "line", "actions", "taker"), WOULD_BE)
def test_a_wrong_move_would_have_led_where_the_parrot_says(
    lesson: str, line: str, actions: tuple[Action, ...], taker: int
) -> None:
    script = script_of(LESSONS[lesson])
    state, events = script.states[script.line(line)], list[Event]()
    for action in actions:
        step = apply(state, action)
        state, events = step.state, [*events, *step.events]
    taken = [event for event in events if isinstance(event, TrickTaken)]
    assert [event.winner for event in taken] == [taker]
