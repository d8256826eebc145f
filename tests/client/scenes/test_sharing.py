"""How people share the computer is chosen in the setup and in the menu of the table."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.client.app import App
from game.client.doors import open_setup, open_sharing, open_title
from game.client.scenes.sharing.scene import SharingScene
from game.play.settings import LANGUAGES, Settings
from game.play.sharing import AROUND, OPEN, PASS_ON, WAYS, Sharing
from tests.client.driver import ROOMS, Driver
from tests.client.scenes.table.shared.sharing_tables import People


def setup_with(
    people: int, size: tuple[int, int] = (1280, 720), lang: str = "en", text: float = 1.0
) -> Driver:
    app = App.headless(size, lang, Settings(text_size=text))
    open_title(app)
    scene = open_setup(app)
    for number, seat in enumerate(scene.draft.seats):  # type: ignore[attr-defined]
        seat.level = "" if number < people else seat.level or "sailor"
    scene.rebuild()
    return Driver(app)


def test_who_plays_alone_is_not_asked() -> None:
    assert setup_with(1).scene.find("sharing") is None


def test_around_the_table_is_the_usual_way_for_two() -> None:
    driver = setup_with(2)
    assert driver.scene.draft.sharing == Sharing(AROUND)  # type: ignore[attr-defined]
    assert "Around the table" in driver.texts()


@pytest.mark.parametrize("way", WAYS)
def test_a_way_is_chosen_in_the_setup(way: str) -> None:
    driver = setup_with(3)
    driver.click("sharing")
    driver.click(f"way_{way}")
    driver.click("done")
    assert driver.scene.name == "setup"
    assert driver.scene.draft.sharing.way == way  # type: ignore[attr-defined]


def test_by_keyboard_alone() -> None:
    driver = setup_with(2)
    driver.click("sharing")
    scene = driver.scene
    assert isinstance(scene, SharingScene)
    scene.keyboard = True
    scene.set_focus(scene.find("way_pass_on"))
    driver.key(pygame.K_RETURN)
    assert scene.sharing.way == PASS_ON
    scene.set_focus(scene.find("secret_bids"))
    driver.key(pygame.K_RIGHT, pygame.K_ESCAPE)
    assert driver.scene.draft.sharing == Sharing(PASS_ON, secret_bids=True)  # type: ignore[attr-defined]


def test_what_does_not_go_with_a_way_says_why() -> None:
    driver = setup_with(2)
    driver.click("sharing")
    driver.click("way_open")
    assert not driver.widget("lantern").enabled
    assert driver.widget("secret_bids").tip() == "With open hands nothing is secret"


@pytest.mark.no_cover
@pytest.mark.parametrize(("lang", "size", "text"), ROOMS)
def test_it_fits(lang: str, size: tuple[int, int], text: float) -> None:
    app = App.headless(size, lang, Settings(text_size=text))
    open_title(app)
    scene = open_sharing(app, Sharing(), lambda sharing: None)
    Driver(app).assert_fits()
    assert pygame.Rect((0, 0), size).contains(scene.find("done").rect)  # type: ignore[union-attr]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("way", WAYS)
def test_the_setup_has_room_for_the_name_of_the_way(lang: str, way: str) -> None:
    driver = setup_with(3, (1024, 600), lang, 1.3)
    driver.scene.draft.sharing = Sharing(way)  # type: ignore[attr-defined]
    driver.scene.rebuild()
    with driver.watched():
        pass
    name = driver.app.ui.tr(f"sharing.way.{way}")
    drawn = [text for text in driver.app.ui.text.drawn if text.text == name]
    assert drawn
    assert [text for text in drawn if text.overflows or text.full] == []


# In the middle of a match


@pytest.mark.parametrize("before", WAYS)
@pytest.mark.parametrize("after", WAYS)
def test_the_menu_changes_it_and_whoever_was_asked_is_asked_again(before: str, after: str) -> None:
    people = People(way=before)
    people.to_second_hand()
    people.until(people.ready)
    people.key(pygame.K_ESCAPE)
    people.click("sharing")
    people.click(f"way_{after}")
    people.click("done")
    assert people.game.sharing.way == after
    if before == after:
        assert people.scene.name == "pause"
        return
    people.frames.append(lambda: _only_if_open(people))
    people.until(people.ready)
    people.play_to(lambda: len(people.game.public_view.scored) == 2)


def _only_if_open(people: People) -> None:
    if people.game.sharing.way == OPEN:
        return
    course = people.table.course
    holder = course.peek.seat if course.peek.is_up else course.asked
    assert people.owners() <= {holder}


def test_a_new_game_from_the_menu_is_shared_the_same_way() -> None:
    people = People(way=PASS_ON)
    people.until(people.ready)
    people.key(pygame.K_ESCAPE)
    people.click("restart")
    people.click("answer_0")
    assert people.table.game.sharing == replace(people.game.sharing, way=PASS_ON)
    assert people.table.game is not people.game


def test_the_menu_of_who_plays_alone_has_nothing_of_it() -> None:
    people = People("hbb")
    people.until(people.asked)
    people.key(pygame.K_ESCAPE)
    assert people.scene.find("sharing") is None
