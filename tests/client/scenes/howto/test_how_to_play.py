"""How to play is leafed through by mouse and by keyboard, for every edition."""

from __future__ import annotations

import pygame
import pytest

from game.client.app import App
from game.client.doors import open_how_to_play, open_title
from game.client.scenes.howto.card_pictures import Deep, Scorings
from game.client.scenes.howto.pages import PAGES
from game.client.scenes.howto.scene import HowToPlayScene
from game.client.scenes.howto.shared_pictures import Follow, Winners
from game.play.last_setup import remember
from game.play.playable import PLAYABLE, playable_editions
from game.play.settings import TEXT_SIZES, Settings
from game.rules.scoring import Result
from tests.client.driver import Driver


def opened(edition: str = "", page: int = 0, lang: str = "en") -> tuple[Driver, HowToPlayScene]:
    app = App.headless(lang=lang)
    open_title(app)
    driver = Driver(app)
    if edition:
        open_how_to_play(app, edition=edition, page=page)
    else:
        driver.click("learn")
        driver.click("how_to_play")
    scene = driver.scene
    assert isinstance(scene, HowToPlayScene)
    return driver, scene


def page_with(edition: str, name: str) -> int:
    return [page.name for page in PAGES[edition]].index(name)


@pytest.mark.parametrize("edition", PLAYABLE)
def test_next_leads_through_all_pages_to_a_new_game(edition: str) -> None:
    driver, scene = opened(edition)
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
    assert driver.names == ["title", "learn"]


def test_the_keyboard_scrolls_words_that_need_more_room() -> None:
    app = App.headless((1024, 600), "de", Settings(text_size=TEXT_SIZES[-1]))
    open_title(app)
    open_how_to_play(app, edition="beck", page=page_with("beck", "aboard"))
    scene = app.top
    assert isinstance(scene, HowToPlayScene)
    assert scene.area.furthest > 0
    Driver(app).key(pygame.K_DOWN)
    assert scene.area.offset == scene.area.furthest
    Driver(app).key(pygame.K_UP)
    assert scene.area.offset == 0


def test_the_edition_is_chosen_with_the_tabs_by_mouse() -> None:
    driver, scene = opened("dice", page=3)
    driver.click(scene.tabs.tab_rect(PLAYABLE.index("beck")).center)
    assert (scene.edition, scene.page) == ("beck", 0)
    driver.click("next")
    assert scene.page == 1
    assert "Cards and suits" in driver.texts()


def test_the_edition_is_chosen_by_keyboard_alone() -> None:
    driver, scene = opened("dice")
    while scene.focus is None or scene.focus.key != "tabs":
        driver.key(pygame.K_TAB)
    driver.key(pygame.K_RIGHT)
    assert scene.edition == "schmidt"
    assert scene.focus.key == "tabs"
    driver.key(pygame.K_RIGHT, pygame.K_PAGEDOWN)
    assert (scene.edition, scene.page) == ("beck", 1)


@pytest.mark.parametrize("edition", PLAYABLE)
def test_the_last_setup_says_which_edition_comes_first(edition: str) -> None:
    app = App.headless()
    open_title(app)
    draft = app.last_draft()
    draft.edition = edition
    draft.fit(playable_editions()[edition])
    remember(app.ui.store, draft)
    open_how_to_play(app)
    scene = app.top
    assert isinstance(scene, HowToPlayScene)
    assert scene.edition == edition


def test_the_options_of_the_large_box_have_pages() -> None:
    names = {page.name for page in PAGES["beck"]}
    assert {"deep", "loot", "crew", "scorings"} <= names
    for pages in PAGES.values():
        assert len({page.name for page in pages}) == len(pages)


@pytest.mark.parametrize("edition", PLAYABLE)
def test_the_tricks_in_a_picture_are_told_as_the_rules_judge_them(edition: str) -> None:
    editions, ui = playable_editions(), App.headless().ui
    for page in PAGES[edition]:
        if not issubclass(page.picture, Winners | Deep):
            continue
        setup = page.setup(editions[edition])
        picture = page.picture(ui, setup)
        tricks = ([setup.faces[face] for face in faces] for faces in page.picture.tricks)
        told = [picture.told(setup.tricks.judge(faces)) for faces in tricks]
        assert len(set(told)) == len(told)
    assert ui.tr.missing == set()


@pytest.mark.parametrize(("edition", "points"), [("dice", 50), ("schmidt", 50), ("beck", 40)])
def test_the_charmed_king_is_worth_what_the_edition_pays(edition: str, points: int) -> None:
    driver, _ = opened(edition, page_with(edition, "winners"))
    assert f"The King is charmed: +{points}" in driver.texts()


@pytest.mark.parametrize("edition", PLAYABLE)
def test_the_picture_of_following_has_something_to_follow_and_something_refused(
    edition: str,
) -> None:
    page = PAGES[edition][page_with(edition, "follow")]
    assert issubclass(page.picture, Follow)
    setup = page.setup(playable_editions()[edition])
    lead = setup.tricks.fold([setup.faces[token] for token in page.picture.played]).lead
    colours = [setup.faces[token].colour for token in page.picture.own]
    assert lead in colours
    assert None in colours
    assert set(colours) - {None, lead}


def test_the_three_scorings_are_counted_by_the_scorings() -> None:
    driver, scene = opened("beck", page_with("beck", "scorings"))
    texts, tr = driver.texts(), driver.app.ui.tr
    scorings = scene.editions["beck"].scorings
    for way in Scorings.ways:
        for won in Scorings.won:
            result = Result(Scorings.cards, Scorings.bid, won, load=way.load)
            assert tr.signed(scorings[way.scoring].points(result)) in texts
