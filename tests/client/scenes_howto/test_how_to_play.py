"""How to play is leafed through by mouse and by keyboard."""

from __future__ import annotations

import pygame

from game.client.app import App
from game.client.playable import PLAYABLE
from game.client.scenes.how_to_play import HowToPlayScene
from game.client.scenes.howto_parts.pictures import PAGES, Winners
from game.match.library import load_editions
from tests.client.driver import Driver


def opened() -> tuple[Driver, HowToPlayScene]:
    app = App.headless()
    app.go("title")
    driver = Driver(app)
    driver.click("how_to_play")
    scene = driver.scene
    assert isinstance(scene, HowToPlayScene)
    return driver, scene


def test_next_leads_through_all_pages_to_a_new_game() -> None:
    driver, scene = opened()
    for page in range(scene.pages):
        assert scene.page == page
        assert f"Page {page + 1} of {scene.pages}" in driver.texts()
        driver.click("next")
    assert driver.names == ["title", "setup"]


def test_the_keyboard_turns_the_pages() -> None:
    driver, scene = opened()
    driver.key(pygame.K_RIGHT, pygame.K_RETURN, pygame.K_RIGHT, pygame.K_LEFT)
    assert scene.page == 2
    driver.key(pygame.K_PAGEUP, pygame.K_PAGEUP, pygame.K_PAGEUP)
    assert scene.page == 0
    assert driver.widget("previous").tip() == "This is the first page."
    driver.key(pygame.K_ESCAPE)
    assert driver.names == ["title"]


def test_every_playable_edition_has_pages_with_words() -> None:
    tr = App.headless().ui.tr
    for edition in PLAYABLE:
        assert 6 <= len(PAGES[edition]) <= 8
        for page in range(1, len(PAGES[edition]) + 1):
            assert tr.has(f"howto.{edition}.{page}.text")


def test_the_tricks_in_the_picture_are_told_as_the_rules_judge_them() -> None:
    setup, tr = load_editions()["dice"].setup(4), App.headless().ui.tr
    reasons = []
    for faces in Winners.tricks:
        outcome = setup.tricks.judge([setup.faces[face] for face in faces])
        assert tr.has(f"howto.reason.{outcome.reason.key}")
        reasons.append(outcome.reason.key)
    assert len(set(reasons)) == len(reasons)
