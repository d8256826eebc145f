"""What a screen says now and then, said in its own place: smallest window, largest letters."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pygame
import pytest

from game.client.app import App
from game.client.doors import (
    open_learn,
    open_lesson_end,
    open_lesson_menu,
    open_logbook,
    open_settings,
    open_setup,
    open_sharing,
)
from game.client.scenes.settings.scene import TABS
from game.client.scenes.table.explaining import Explanation, about_piece
from game.client.scenes.table.sprites.explanation import draw_explanation, explanation_panel
from game.client.scenes.table.sprites.ground import draw_message, message_rect
from game.client.scenes.table.stage import Stage
from game.client.toolkit.catalogs import Translator, catalog
from game.client.toolkit.shapes import Shapes
from game.client.toolkit.theme import MINIMUM
from game.client.toolkit.ui import Ui
from game.client.toolkit.widgets import Choice, PlankButton
from game.play.lessons.book import LESSONS
from game.play.settings import LANGUAGES, TEXT_SIZES, Settings
from game.play.sharing import Sharing
from game.rules.scoring import ScoreLine
from tests.client.driver import Driver
from tests.client.scenes.ledger.keeping import opened
from tests.client.scenes.review.test_review_scene import opened as review
from tests.client.scenes.scores.opened import pad_of
from tests.client.scenes.scores.test_coach import MISTAKES, coached
from tests.client.scenes.scores.test_pad import crowded
from tests.client.scenes.setup.test_layout import full
from tests.client.scenes.table.lesson.pupils import Pupil
from tests.client.scenes.table.tables import TableDriver
from tests.play.coach.judging import Judge

pytestmark = pytest.mark.no_cover  # what draws them is counted by the tests of the scenes
PEOPLE = {"name", "names", "leader", "dealer", "looter", "taker", "who"}
PIECES = {"card", "piece", "first", "second", "face"}
# What stands for a value: the longest text of a kind.
KINDS = {
    **dict.fromkeys(PIECES, r"^piece\.card\.(?!number|declared)"),
    "colour": r"^piece\.colour\.",
    "pieces": r"^scores\.pieces\.",
    "reason": r"^table\.reason\.",
    "dealing": r"^table\.dealing\.",
    "why": r"^ledger\.refused\.(?!bonus)",
    "role": r"^ledger\.role\.",
}
NUMBER = "10"
MESSAGES = (
    r"^(table\.(reason|dealing|starts|hand_over|last_hand|with_bonus|thinks|others_bid|ask_)"
    r"|choice\.(told|won)\.|shared\.(hold|up|last|all)\.|drill\.ask\.|replay\.(?!\w*\.tip))"
)
EXPLAINED = r"^(explain\.|choice\.(now|role)\.|setup\.\w+\.\w+\.note)"
# The most that is said of a piece in the hand.
ROLLED = ("explain.now.roll.other", "table.chance")
PLAYED = ("choice.now.loses", "choice.now.gift", "table.chance")
EDITIONS = {"dice": "hbbbbb", "schmidt": "hbbbbb", "beck": "hbbbbbbb"}
EVERYTHING = {"abilities": True, "kraken": True, "whale": True, "loot": True}
WINDOW = pygame.Rect((0, 0), MINIMUM)
CATALOGS = {lang: catalog(lang) for lang in LANGUAGES}
in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def filled(tr: Translator, key: str) -> str:
    """The text with what takes most room in the place of its values."""
    return re.sub(r"\{(\w+)\}", lambda found: longest(tr, found[1]), CATALOGS[tr.language][key])


def longest(tr: Translator, value: str) -> str:
    if value in PEOPLE:
        return max(tr("setup.names").split("|"), key=len)
    if value not in KINDS:
        return NUMBER
    return max((told for _, told in texts(tr, KINDS[value])), key=len)


def texts(tr: Translator, where: str) -> Iterator[tuple[str, str]]:
    """Of these keys, as they are read."""
    for key in CATALOGS[tr.language]:
        if re.search(where, key):
            yield key, filled(tr, key)


def faults(ui: Ui, window: pygame.Rect) -> list[str]:
    """What was drawn and cannot be read in full; forgotten again."""
    drawn = list(ui.text.drawn)
    ui.text.drawn.clear()
    return [d.text for d in drawn if d.overflows or d.full or not window.contains(d.rect)]


def table(edition: str) -> TableDriver:
    """Everybody who has a place, with everything that can be in the game."""
    driver = TableDriver(
        EDITIONS[edition],
        MINIMUM,
        edition=edition,
        options=EVERYTHING if edition == "beck" else {},
        text_size=TEXT_SIZES[-1],
    )
    driver.until(driver.asked)
    return driver


def in_turn(driver: TableDriver) -> Iterator[tuple[Ui, Stage]]:
    """The table in one language after the other."""
    for lang in LANGUAGES:
        driver.app.ui.store.set("language", lang)
        driver.app.ui.watch_text()
        yield driver.app.ui, driver.table.stage


@pytest.fixture(autouse=True)
def only_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    """What they are written on takes its time, and nobody looks at it."""
    for ground in ("panel", "pill", "plank", "shadow"):
        monkeypatch.setattr(Shapes, ground, lambda *_, **__: pygame.Surface((1, 1)))


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_message_at_the_table_fits(edition: str) -> None:
    driver, surface = table(edition), pygame.Surface(MINIMUM)
    for ui, stage in in_turn(driver):
        for key, told in texts(ui.tr, MESSAGES):
            stage.board.message = told
            draw_message(stage, surface)
            assert faults(ui, message_rect(stage)) == [], key
            assert WINDOW.contains(message_rect(stage)), key


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_explanation_fits(edition: str) -> None:
    driver, surface = table(edition), pygame.Surface(MINIMUM)
    for ui, stage in in_turn(driver):
        now = [filled(ui.tr, key) for key in (ROLLED if edition == "dice" else PLAYED)]
        setup = stage.board.view.setup
        panels = {key: Explanation("", [told]) for key, told in texts(ui.tr, EXPLAINED)}
        panels |= {token: about_piece(stage, token, now) for token in (*setup.pieces, *setup.faces)}
        for key, about in panels.items():
            draw_explanation(stage, surface, about)
            assert faults(ui, explanation_panel(stage, about).rect) == [], key
            assert WINDOW.contains(explanation_panel(stage, about).rect), key


def notes(ui: Ui, plank: PlankButton, where: str) -> dict[str, list[str]]:
    """What a plank cannot say in full of all that may stand on it."""
    surface, found = pygame.Surface(MINIMUM), {}
    ui.text.drawn.clear()
    for key, told in texts(ui.tr, where):
        plank.note = told
        plank.draw(surface)
        found[key] = faults(ui, plank.rect)
    assert found
    return {key: each for key, each in found.items() if each}


@in_every_language
def test_what_a_plank_says_of_why_it_cannot_be_pressed_fits(lang: str) -> None:
    app = App.headless(MINIMUM, lang, Settings(text_size=TEXT_SIZES[-1]))
    open_setup(app)
    app.ui.watch_text()
    start = Driver(app).widget("start")
    assert isinstance(start, PlankButton)
    assert notes(app.ui, start, r"^setup\.(problem|people|watch|alone)") == {}
    open_learn(app, "beck")
    lesson = Driver(app).widget("lesson_beck")
    assert isinstance(lesson, PlankButton)
    assert notes(app.ui, lesson, r"^learn\.state\.") == {}


@in_every_language
def test_what_the_score_keeper_says_of_a_round_fits(lang: str) -> None:
    driver = opened(8, "beck", {"loot": True, "abilities": True}, lang=lang)
    driver.app.ui.store.set("text_size", TEXT_SIZES[-1])
    driver.app.resize(MINIMUM)
    driver.texts()
    accent = driver.widget("accent")
    assert isinstance(accent, PlankButton)
    assert notes(driver.app.ui, accent, r"^ledger\.(problem\.(?!bonus)|short|coming)") == {}


@in_every_language
def test_whatever_is_to_be_worked_on_fits_below_the_fortunes(lang: str) -> None:
    driver = review(lang=lang, edition="schmidt", size=MINIMUM, text_size=TEXT_SIZES[-1])
    scene, tr = driver.scene, driver.app.ui.tr
    for key, told in texts(tr, r"^review\.work\."):
        scene.work.text = f"**{filled(tr, 'review.work.theirs')}** {told}"  # type: ignore[attr-defined]
        scene.layout(MINIMUM)
        assert not scene.work.rect.colliderect(scene.fortunes.rect), key  # type: ignore[attr-defined]
        driver.assert_fits()


@in_every_language
def test_every_line_of_a_score_fits(lang: str) -> None:
    """Whatever was scored, beside the pad of a full table."""
    app = App.headless(MINIMUM, lang, Settings(text_size=TEXT_SIZES[-1]))
    driver, scene = pad_of(crowded(3), app=app)
    driver.texts()
    row, surface = scene.rows[0], pygame.Surface(MINIMUM)
    app.ui.text.drawn.clear()
    for key, _ in texts(app.ui.tr, r"^scores\.line\."):
        line = ScoreLine(key.removeprefix("scores.line."), -100, 10)
        row.score = row.score._replace(lines=(line, line))
        row.place(*row.rect.topleft, *row.preferred(row.rect.width))
        row.draw(surface)
        assert faults(app.ui, row.rect) == [], key


@in_every_language
def test_the_longest_remark_of_the_coach_fits(lang: str) -> None:
    look = {"lang": lang, "text_size": TEXT_SIZES[-1], "size": MINIMUM}
    driver = coached(Judge(MISTAKES), edition="schmidt", **look)
    scene, tr = driver.scene, driver.app.ui.tr
    told = [filled(tr, key) for key in ("coach.mistake.other", "coach.better")]
    reasons = sorted((text for _, text in texts(tr, r"^advice\.claim\.")), key=len)[-2:]
    scene.note.text = "\n".join([filled(tr, "coach.at.start"), *told, *reasons])  # type: ignore[attr-defined]
    scene.layout(MINIMUM)
    driver.assert_fits()
    assert scene.area.rect.height >= scene.rows[0].rect.height  # type: ignore[attr-defined]


def with_choices(lang: str) -> Iterator[App]:
    """Scenes in which something is chosen out of a list."""
    for edition in EDITIONS:
        yield full(edition, MINIMUM, lang, TEXT_SIZES[-1])[0].app
    app = App.headless(MINIMUM, lang, Settings(text_size=TEXT_SIZES[-1]))
    for tab in TABS:
        open_settings(app, tab)
        yield app
    open_logbook(app)
    yield app


@in_every_language
def test_everything_that_can_be_chosen_fits_where_it_is_chosen(lang: str) -> None:
    surface, seen = pygame.Surface(MINIMUM), 0
    for app in with_choices(lang):
        assert app.top is not None
        app.ui.watch_text()
        for choice in app.top.all_widgets():
            for item in choice.items if isinstance(choice, Choice) else ():
                choice.value = item.value
                choice.draw(surface)
                assert faults(app.ui, choice.rect) == [], (app.top.name, item.text)
                seen += 1
    assert seen > len(EDITIONS) * 20


def in_every_tongue(driver: Driver) -> None:
    for lang in LANGUAGES:
        driver.app.ui.store.set("language", lang)
        driver.assert_fits()


@pytest.mark.parametrize("lesson", LESSONS)
def test_what_lies_over_a_lesson_fits(lesson: str) -> None:
    taken = Pupil(lesson, size=MINIMUM, text_size=TEXT_SIZES[-1])
    for opened_above in (open_lesson_menu, open_lesson_end):
        opened_above(taken.app, taken.lesson)
        in_every_tongue(taken)


def test_who_came_late_and_who_left_fit_beside_each_other() -> None:
    driver = opened(7, "beck")
    driver.app.ui.store.set("text_size", TEXT_SIZES[-1])
    driver.app.resize(MINIMUM)
    driver.key(pygame.K_ESCAPE)
    driver.click("crew")
    driver.click("leave_2")
    in_every_tongue(driver)


def test_how_a_game_that_runs_is_shared_fits() -> None:
    app = App.headless(MINIMUM, settings=Settings(text_size=TEXT_SIZES[-1]))
    open_sharing(app, Sharing(), print, now=True)
    in_every_tongue(Driver(app))
