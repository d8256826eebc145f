"""The setup by mouse and by keyboard."""

from __future__ import annotations

import pygame
import pytest

from game.client.app import App
from game.client.doors import open_title
from game.client.scenes.setup.options import option_blocks
from game.match.library import load_editions
from game.play.playable import playable_editions
from game.play.terms import MatchTerms
from tests.client.driver import Driver
from tests.client.scenes.setup.opening import SERVICES, opened, opened_with, tab_to


def test_one_press_on_the_title_and_one_on_start(started: list[MatchTerms]) -> None:
    driver = Driver(App.headless(services=SERVICES))
    open_title(driver.app)
    driver.click("new_game")
    driver.click("start")
    assert len(started) == 1
    assert [seat.kind for seat in started[0].seats] == ["human", "bot", "bot", "bot"]


def test_enter_is_enough(started: list[MatchTerms]) -> None:
    driver, _ = opened()
    driver.key(pygame.K_RETURN)
    assert started[0].edition == "dice"


def test_it_is_used_by_keyboard_alone(started: list[MatchTerms]) -> None:
    driver, scene = opened()
    while scene.focus is None or scene.focus.key != "more":
        driver.key(pygame.K_TAB)
    driver.key(pygame.K_RETURN)
    while scene.focus is None or scene.focus.key != "who_1":
        driver.key(pygame.K_TAB)
    driver.key(pygame.K_RIGHT)
    while scene.focus is None or scene.focus.key != "start":
        driver.key(pygame.K_TAB)
    driver.key(pygame.K_RETURN)
    assert len(started[0].seats) == 5
    assert started[0].seats[1].level == "captain"


def test_what_the_edition_forbids_cannot_be_chosen_and_says_why() -> None:
    driver, scene = opened()
    driver.click("more")
    driver.click("more")
    assert scene.draft.count == 6
    driver.click("more")
    assert scene.draft.count == 6
    assert "6" in driver.widget("more").tip()
    for _ in range(4):
        driver.click("fewer")
    assert scene.draft.count == 3
    assert "3" in driver.widget("fewer").tip()


def test_names_are_typed_and_an_empty_one_stops_the_start(started: list[MatchTerms]) -> None:
    driver, _scene = opened()
    driver.click("name_0")
    driver.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    driver.key(pygame.K_BACKSPACE)
    assert driver.widget("start").tip() == "Player 1 needs a name."
    driver.click("start")
    assert not started
    driver.click("name_0")
    driver.type("Zoë")
    driver.click("start")
    assert started[0].seats[0].name == "Zoë"


def test_a_taken_colour_cannot_be_chosen_and_says_whose_it_is() -> None:
    driver, scene = opened()
    driver.click("look_0")
    before, other = scene.draft.seats[0].look, scene.draft.seats[1]
    tile = driver.widget(f"colour_{other.look.colour}")
    assert not tile.enabled
    assert other.name in tile.tip()
    driver.click(f"colour_{other.look.colour}")
    assert scene.draft.seats[0].look == before
    driver.click("colour_slate")
    driver.click("emblem_wheel")
    driver.click("ok")
    assert scene.draft.seats[0].look.colour == "slate"
    assert driver.names == ["title", "setup"]
    for part in ("colour", "emblem", "portrait"):
        assert len({getattr(seat.look, part) for seat in scene.draft.seats}) == 8


def test_everything_is_remembered_for_the_next_time(started: list[MatchTerms]) -> None:
    driver, _scene = opened()
    driver.click("more")
    driver.click("names")
    driver.widget("option_scoring").step(1)  # type: ignore[attr-defined]
    driver.click("start")
    driver.key(pygame.K_ESCAPE)
    driver.click("new_game")
    driver.click("start")
    assert started[0] == started[1]
    assert started[1].options == {"scoring": "landlubber"}
    assert len(started[1].seats) == 5


def test_the_rules_of_the_planned_match_can_be_read() -> None:
    driver, _scene = opened()
    driver.widget("option_scoring").step(1)  # type: ignore[attr-defined]
    driver.click("read")
    assert driver.names[-1] == "rules"
    assert driver.scene.setup.options == {"scoring": "landlubber"}  # type: ignore[attr-defined]


def test_a_new_game_leaves_the_unfinished_ones_as_they_are() -> None:
    driver, _scene = opened()
    driver.click("start")
    open_title(driver.app)
    driver.click("new_game")
    driver.click("start")
    assert len(driver.app.games.archive.unfinished().matches) == 2


def test_bots_only_is_to_watch() -> None:
    driver, scene = opened()
    driver.widget("who_0").step(1)  # type: ignore[attr-defined]
    assert scene.draft.people == 0
    assert "Bots only: you watch" in driver.texts()


def test_every_playable_edition_has_a_tile_and_a_description() -> None:
    driver, scene = opened()
    assert list(scene.editions) == list(playable_editions())
    for key in scene.editions:
        driver.click(f"edition_{key}")
        assert scene.draft.edition == key
        told = driver.app.ui.tr(f"setup.edition.{key}.note")
        assert told in " ".join(driver.texts())


def test_an_edition_is_chosen_by_keyboard() -> None:
    driver, scene = opened()
    tab_to(driver, "edition_schmidt")
    driver.key(pygame.K_RETURN)
    assert scene.draft.edition == "schmidt"
    driver.key(pygame.K_DOWN, pygame.K_SPACE)
    assert scene.draft.edition == "beck"


@pytest.mark.parametrize("key", playable_editions())
def test_the_number_of_seats_goes_from_the_fewest_to_the_most(key: str) -> None:
    driver, scene = opened_with(key)
    seats = scene.edition.seats
    for button, end in (("more", seats[-1]), ("fewer", seats[0])):
        for _ in range(9):
            driver.click(button)
        assert scene.draft.count == end
        assert not driver.widget(button).enabled
        assert str(end) in driver.widget(button).tip()


def test_each_edition_remembers_how_many_played_it(started: list[MatchTerms]) -> None:
    driver, scene = opened_with("beck")
    for _ in range(4):
        driver.click("more")
    driver.click("edition_schmidt")
    assert scene.draft.count == 6
    driver.click("edition_dice")
    assert scene.draft.count == 4
    driver.click("more")
    driver.click("edition_beck")
    assert scene.draft.count == 8
    driver.key(pygame.K_ESCAPE)
    driver.click("new_game")
    driver.click("edition_dice")
    driver.click("start")
    assert (started[0].edition, len(started[0].seats)) == ("dice", 5)


def test_at_two_the_ghost_is_announced_where_he_plays() -> None:
    for key, comes in (("beck", True), ("schmidt", False)):
        driver, scene = opened_with(key)
        for _ in range(4):
            driver.click("fewer")
        assert scene.draft.count == 2
        assert ("Graybeard’s ghost" in driver.texts()) is comes
        driver.click("more")
        assert "Graybeard’s ghost" not in driver.texts()


def test_eight_seats_all_look_different_and_can_swap() -> None:
    driver, scene = opened_with("beck")
    for _ in range(4):
        driver.click("more")
    mine, other = scene.draft.seats[0].look, scene.draft.seats[5]
    theirs = other.look
    driver.click("look_0")
    assert other.name in driver.widget(f"emblem_{theirs.emblem}").tip()
    driver.click(f"emblem_{theirs.emblem}")
    driver.click("ok")
    assert scene.draft.seats[0].look.emblem == theirs.emblem
    assert other.look.emblem == mine.emblem
    for part in ("colour", "emblem", "portrait"):
        assert len({getattr(seat.look, part) for seat in scene.draft.playing}) == 8


def test_the_options_of_every_edition_become_widgets_with_reasons() -> None:
    app = App.headless(services=SERVICES)
    for edition in load_editions().values():
        options = edition.setup(edition.seats[0]).options
        blocks = {b.option.key: b for b in option_blocks(app.ui, edition, options, print, print)}
        several = {o.key for o in edition.options if len(o.values) != 1}
        assert set(blocks) == several
        for block in blocks.values():
            idle = block.option.needs is not None
            assert block.control.enabled is not idle
            assert bool(block.control.tip()) is idle
