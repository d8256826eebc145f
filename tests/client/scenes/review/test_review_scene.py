"""The review of a match as a scene: by mouse and keys, in every language, beside the window."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.client.app import App
from game.client.doors import open_review, open_title
from game.client.scenes.review.scene import ReviewScene
from game.client.scenes.table.replay.scene import ReplayScene
from game.play.services import Services
from game.play.settings import LANGUAGES, Settings
from tests.client.driver import Driver
from tests.client.scenes.table.tables import TableDriver
from tests.play.coach.judging import Desk, Judge, match, par

COSTS = {(0, 5): 14.0, (0, 3): 9.0, (2, 4): 20.0}


def opened(
    desk: Desk | None = None,
    edition: str = "dice",
    size: tuple[int, int] = (1280, 720),
    lang: str = "en",
    **settings: Any,
) -> Driver:
    services = Services(judge=Judge(COSTS), par=par, beside=desk or Desk())
    app = App.headless(size, lang, settings=Settings(**settings), services=services)
    open_title(app)
    open_review(app, match(edition))
    driver = Driver(app)
    driver.wait(16)
    return driver


def scene_of(driver: Driver) -> ReviewScene:
    assert isinstance(driver.scene, ReviewScene)
    return driver.scene


def test_it_tells_luck_and_decisions_of_every_seat_and_what_to_work_on() -> None:
    driver = opened()
    found = scene_of(driver).found
    assert found is not None
    told = driver.texts()
    for fortune in found.fortunes:
        assert driver.app.ui.tr.signed(round(fortune.luck)) in told
        assert driver.app.ui.tr.signed(round(fortune.skill)) in told
    assert any(text.startswith("Work on:") for text in told)


def test_the_only_person_s_decisions_come_first_and_others_can_be_chosen() -> None:
    driver = opened()
    scene = scene_of(driver)
    assert scene.seat == 0
    assert len(scene.cards) == 3
    driver.widget("who").step(-1)  # type: ignore[attr-defined]
    assert scene.seat is None
    assert "Calico Jack" in " ".join(driver.texts())


def test_show_me_leads_to_the_moment_and_back() -> None:
    driver = opened()
    scene = scene_of(driver)
    driver.click("show_0")
    assert isinstance(driver.scene, ReplayScene)
    assert driver.scene.verdict is not None
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is scene


def test_keys_reach_everything() -> None:
    driver = opened()
    reached = set()
    for _ in range(12):
        driver.key(pygame.K_TAB)
        reached.add(driver.scene.focus.key if driver.scene.focus else "")
    assert {"who", "show_0", "show_1", "show_2", "back"} <= reached
    driver.key(pygame.K_ESCAPE)
    assert driver.names == ["title"]


def test_it_shows_how_far_it_has_come_and_leaving_it_ends_the_work() -> None:
    desk = Desk(holds=True)
    driver = opened(desk)
    scene = scene_of(driver)
    scene.share = 0.4
    driver.wait(16)
    assert "Looking at every decision: 40%" in driver.texts()
    driver.click("back")
    assert desk.works[0].was_cancelled


def test_it_is_opened_from_the_end_of_a_match() -> None:
    driver = TableDriver("hbb", speed="off")
    services = driver.app.services
    services.judge, services.par, services.beside = Judge(COSTS), par, Desk()
    driver.play_to(lambda: driver.scene.name == "match_over")
    driver.until(lambda: driver.scene.armed)  # type: ignore[attr-defined]
    driver.click("review")
    assert driver.scene.name == "review"
    driver.key(pygame.K_ESCAPE)
    assert driver.scene.name == "match_over"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "look", [{"size": (1024, 600), "text_size": 1.3}, {"size": (1280, 720)}], ids=["small", "usual"]
)
def test_everything_fits(lang: str, look: dict[str, Any]) -> None:
    driver = opened(lang=lang, edition="schmidt", **look)
    driver.assert_fits()
    driver.widget("who").step(-1)  # type: ignore[attr-defined]
    driver.assert_fits()


def test_another_language_tells_it_anew() -> None:
    driver = opened()
    driver.app.ui.store.set("language", "de")
    driver.wait(16)
    assert "Rückblick" in driver.texts()
