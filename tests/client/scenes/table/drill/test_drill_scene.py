"""Drills at the table: a decision, the verdict, the next one, by mouse and by keys."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.client.app import App
from game.client.doors import open_learn, open_title
from game.client.scenes.table.drill.scene import DrillScene
from game.client.toolkit.theme import MINIMUM
from game.play.drills.grading import count_of
from game.play.drills.themes import BIDS, LAST
from game.play.settings import LANGUAGES, TEXT_SIZES, Settings
from tests.client.scenes.table.tables import AtTable
from tests.play.drills.drilling import SERVICES, AnyAdvice, AnyOption, Found


class Drilled(AtTable):
    def __init__(self, edition: str = "dice", lang: str = "en", text_size: float = 1.0) -> None:
        values = Settings(speed="off", text_size=text_size)
        app = App.headless(MINIMUM, lang, settings=values, services=replace(SERVICES))
        app._failed = _raise  # type: ignore[method-assign]
        super().__init__(app)
        open_title(app)
        open_learn(app, edition)
        self.edition = edition

    def begin(self, theme: str = BIDS) -> DrillScene:
        self.click("drills")
        self.click(f"theme_{theme}")
        return self.drill()

    def drill(self) -> DrillScene:
        self.until(lambda: self.scene.name == "drill" and self.scene.armed, 20)  # type: ignore[attr-defined]
        assert isinstance(self.scene, DrillScene)
        return self.scene

    def play(self, drill: DrillScene) -> None:
        """Any piece that may be; one with two faces asks back."""
        self.click(next(button.key for button in drill.buttons if button.playable))
        if drill.declaring and drill.choice:
            self.until(lambda: drill.armed, 20)
            self.click(drill.choice.answers[0].key)
        self.until(lambda: self.scene.name == "drill_verdict" and self.widget("next").enabled, 20)

    def count(self, theme: str = BIDS) -> tuple[int, int]:
        count = count_of(self.app.learning, self.edition, theme)
        return count.right, count.seen


def _raise(error: Exception) -> None:
    raise error


@pytest.mark.parametrize("edition", ["dice", "beck"])
def test_a_decision_is_graded_and_the_next_one_comes(edition: str) -> None:
    driver = Drilled(edition)
    first = driver.begin()
    driver.click("bid_0")
    driver.until(lambda: driver.widget("next").enabled, 20)
    assert driver.count() == (1, 1)
    driver.click("next")
    assert driver.drill() is not first
    driver.click("bid_2")
    driver.until(lambda: driver.widget("next").enabled, 20)
    assert driver.count() == (1, 2)
    driver.click("enough")
    assert driver.names == ["title", "learn", "drills"]
    assert any("1 of 2" in text for text in driver.texts())


def test_a_choice_that_is_as_good_is_explained_itself_and_the_other_one_is_named() -> None:
    driver = Drilled()
    driver.app.services.advise = lambda view, rng: Found(
        AnyAdvice(tuple(AnyOption(each, 20.0, 0.9 - n / 10) for n, each in enumerate(view.legal)))
    )
    driver.begin()
    driver.click("bid_1")
    driver.until(lambda: driver.widget("next").enabled, 20)
    told = " ".join(driver.texts())
    assert "Right!" in told
    assert "80%" in told
    assert "Just as good: bid 0." in told


def test_all_of_it_works_by_keys() -> None:
    driver = Drilled()
    driver.click("drills")
    driver.key(pygame.K_TAB, pygame.K_RETURN)
    driver.drill()
    driver.key(pygame.K_0)
    driver.until(lambda: driver.widget("next").enabled, 20)
    driver.key(pygame.K_TAB)
    while driver.scene.focus is not driver.widget("next"):
        driver.key(pygame.K_TAB)
    driver.key(pygame.K_RETURN)
    driver.drill()
    driver.key(pygame.K_ESCAPE)
    assert driver.scene.name == "drill_menu"
    driver.key(pygame.K_ESCAPE)
    driver.drill()
    driver.key(pygame.K_ESCAPE)
    driver.click("leave")
    assert driver.names == ["title", "learn", "drills"]


def test_nothing_is_played_and_no_hint_is_given() -> None:
    driver = Drilled()
    drill = driver.begin(LAST)
    done = drill.game.session.done
    driver.key(pygame.K_h)
    assert drill.hint_panel is None
    driver.play(drill)
    assert drill.game.session.done == done
    assert driver.app.games.archive.unfinished().matches == ()


def test_only_the_own_pieces_are_seen() -> None:
    driver = Drilled()
    drill = driver.begin(LAST)
    driver.app.dirty = True
    driver.app.frame()
    assert {piece.owner for piece in drill.shown if piece.place == "hand"} == {drill.position.seat}


def test_the_search_can_be_called_off() -> None:
    class Busy:
        is_ready = False
        cancelled = 0

        def cancel(self) -> None:
            Busy.cancelled += 1

    driver = Drilled()
    driver.app.services.beside = lambda work: Busy()  # type: ignore[assignment,return-value]
    driver.click("drills")
    driver.click("theme_king")
    driver.wait(20)
    assert driver.scene.name == "drill_search"
    driver.click("cancel")
    assert driver.scene.name == "drills"
    assert Busy.cancelled == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_fits(lang: str) -> None:
    driver = Drilled("schmidt", lang, TEXT_SIZES[-1])
    driver.click("drills")
    driver.assert_fits()
    driver.click("theme_last")
    drill = driver.drill()
    driver.assert_fits()
    driver.play(drill)
    driver.assert_fits()
    window = pygame.Rect((0, 0), MINIMUM)
    assert all(window.contains(each.rect) for each in driver.scene.all_widgets() if each.visible)
