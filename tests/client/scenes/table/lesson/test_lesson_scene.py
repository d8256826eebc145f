"""Lessons at the table: taken to their end by mouse and by keys, and by doing all wrong first."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.props import parrot
from game.client.scenes.table.lesson.places import bid_board, place_of
from game.client.toolkit.catalogs import Translator
from game.client.toolkit.theme import MINIMUM
from game.play.lessons.book import LESSONS
from game.play.settings import LANGUAGES, TEXT_SIZES
from tests.client.scenes.table.lesson.pupils import ByKeys, Pupil

lessons = pytest.mark.parametrize("lesson", LESSONS)


@lessons
@pytest.mark.parametrize("pupil", [Pupil, ByKeys])
def test_a_lesson_is_taken_to_its_end(lesson: str, pupil: type[Pupil]) -> None:
    taken = pupil(lesson)
    assert taken.finish() == list(LESSONS[lesson].lines)
    assert taken.scene.name == "lesson_end"
    assert taken.app.learning.is_done(lesson)


@lessons
@pytest.mark.parametrize("pupil", [Pupil, ByKeys])
def test_whoever_does_everything_wrong_first_hears_why_and_arrives_as_well(
    lesson: str, pupil: type[Pupil]
) -> None:
    taken = pupil(lesson)
    assert taken.finish(wrong_first=True) == list(LESSONS[lesson].lines)


@pytest.mark.no_cover
@lessons
def test_what_the_parrot_speaks_of_is_there_and_neither_he_nor_the_paper_covers_it(
    lesson: str,
) -> None:
    for line in LESSONS[lesson].lines:
        taken = Pupil(lesson, line)
        taken.until(taken.ready, 20)
        assert taken.lesson.line is not None
        assert taken.lesson.line.key == line
        for name in taken.lesson.line.at:
            place, paper = place_of(taken.lesson, name), taken.lesson.paper
            assert place is not None, (line, name)
            assert paper is not None
            assert place.clip(paper).size == (0, 0) or name == "tray", (line, name)


@pytest.mark.no_cover
@lessons
def test_all_words_fit_in_the_smallest_window_with_the_largest_letters(lesson: str) -> None:
    taken = Pupil(lesson, size=MINIMUM, text_size=TEXT_SIZES[-1])
    window, surface = pygame.Rect((0, 0), MINIMUM), pygame.Surface(MINIMUM)
    taken.app.ui.watch_text()
    for _ in LESSONS[lesson].lines:
        taken.until(taken.ready, 20)
        for lang in LANGUAGES:
            taken.app.ui.tr = Translator(lang)
            for answer in ("", *taken.answers()):
                taken.lesson.answer = answer
                taken.lesson.layout(MINIMUM)
                paper = taken.lesson.paper
                assert paper is not None
                assert window.contains(paper), (lang, taken.lesson.text)
                taken.app.ui.text.drawn.clear()
                parrot.draw_words(taken.app.ui, surface, paper, taken.lesson.text, None)
                assert taken.app.ui.overflows == [], lang
                board = bid_board(taken.lesson)
                assert board is None or not board.colliderect(paper), lang
        taken.lesson.answer = ""
        if taken.lesson.speaks:
            taken.read()
        else:
            taken.do(wrong_first=False)


def test_a_click_anywhere_reads_on_but_a_resting_key_does_not() -> None:
    taken = Pupil("dice")
    taken.until(taken.ready, 20)
    taken.click((640, 60))
    assert taken.lesson.guide.number == 2
    taken.hold(pygame.K_RETURN, 5)
    assert taken.lesson.guide.number == 3


def test_a_lesson_is_left_at_any_line_and_taken_up_there(tmp_path: Path) -> None:
    taken = Pupil("dice", "caught", folder=tmp_path)
    taken.until(taken.ready, 20)
    taken.key(pygame.K_ESCAPE)
    assert taken.scene.name == "lesson_menu"
    taken.click("leave")
    assert taken.names == ["title"]
    again = Pupil("dice", taken.app.learning.line("dice"), folder=tmp_path)
    assert again.finish()[0] == "caught"


def test_a_lesson_can_be_begun_anew() -> None:
    taken = Pupil("dice", "caught")
    taken.until(taken.ready, 20)
    taken.key(pygame.K_ESCAPE)
    taken.click("again")
    taken.until(taken.ready, 20)
    assert taken.lesson.guide.number == 1


def test_a_lesson_leaves_no_match_behind(tmp_path: Path) -> None:
    taken = Pupil("dice", "phew", folder=tmp_path)
    taken.finish()
    taken.click("done")
    assert taken.names == ["title"]
    assert taken.app.games.archive.unfinished().matches == ()
    assert taken.app.games.archive.finished().matches == ()


def test_a_lesson_ends_in_a_match_of_ones_own_with_hints_until_one_is_closed() -> None:
    taken = Pupil("dice", "goodbye", plays_last=False)
    taken.finish()
    taken.click("own")
    assert taken.names == ["table"]
    assert taken.app.ui.settings.assist
    assert taken.app.ui.settings.coach
    assert taken.table.game.humans == (0,)
    taken.until(lambda: taken.table.hint_panel is not None, 20)
    taken.key(pygame.K_h)
    taken.click("bid_1")
    taken.until(lambda: taken.asked() and not taken.table.must_bid, 20)
    assert taken.table.hint_panel is None


def test_the_table_can_be_looked_at_before_a_task_is_done() -> None:
    """Pointing at something explains it, and the dark goes away for it."""
    taken = Pupil("dice", "bid")
    taken.until(taken.ready, 20)
    taken.point("bid_0")
    assert taken.lesson.pointing.shown is not None
    taken.app.dirty = True
    dark = taken.app.frame().get_at((20, 700))
    taken.move((640, 20))
    taken.app.dirty = True
    assert sum(taken.app.frame().get_at((20, 700))[:3]) < sum(dark[:3])
