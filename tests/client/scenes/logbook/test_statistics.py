"""Statistics in pictures and numbers, and the family table."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.client.scenes.logbook.card import Card
from game.client.scenes.logbook.dice_pictures import FacesCard
from game.client.scenes.logbook.family_page import FamilyPage
from game.client.scenes.logbook.statistics_page import StatisticsPage
from game.client.toolkit.widgets import Choice
from game.play.logbook.family import Result, Standing
from game.play.logbook.statistics import Scope, figures_of
from tests.client.driver import ROOMS, Driver
from tests.client.scenes.logbook.opened import RECORDS, logbook, scene
from tests.play.logbook.books import digests, marked
from tests.play.logbook.test_shelves import drawer


def cards(driver: Driver) -> dict[str, Card]:
    page = scene(driver).page
    assert isinstance(page, StatisticsPage)
    return {card.key_word: card for card in page.cards}


def values(driver: Driver, key: str) -> list[Any]:
    choice = driver.widget(key)
    assert isinstance(choice, Choice)
    return [item.value for item in choice.items]


def test_the_numbers_are_those_of_the_person_and_the_matches_chosen() -> None:
    driver = logbook(tab="statistics")
    scene(driver).look_at("Ada")
    every = figures_of(digests(RECORDS), "Ada")
    assert f"{round(100 * every.bids.rate)}%" in driver.texts()
    assert str(every.matches) in driver.texts()
    assert Scope("dice") in values(driver, "scope")
    scene(driver).look_into(Scope("dice"))
    dice = figures_of([s for s in digests(RECORDS) if s.line.edition == "dice"], "Ada")
    shown = scene(driver).figures()
    assert (shown.matches, shown.by_cards, shown.points) == (
        dice.matches,
        dice.by_cards,
        dice.points,
    )
    assert dice.bids != every.bids


def test_every_person_can_be_looked_at() -> None:
    driver = logbook(tab="statistics")
    people = {seat.name for record in RECORDS for seat in record.seats if seat.kind == "human"}
    assert set(values(driver, "person")) == people
    driver.key(pygame.K_TAB, pygame.K_TAB, pygame.K_RIGHT)
    assert scene(driver).person == values(driver, "person")[1]


def test_a_card_turns_over_to_its_numbers_and_back() -> None:
    driver = logbook(tab="statistics")
    scene(driver).look_at("Ada")
    row = cards(driver)["by_bid"].numbers()[0]
    assert row[0] not in driver.texts()
    driver.click("card_by_bid")
    assert set(row) <= set(driver.texts())
    driver.click("card_by_bid")
    assert row[0] not in driver.texts()


def test_luck_and_faces_are_there_for_dice_alone() -> None:
    driver = logbook(tab="statistics")
    scene(driver).look_at("Ada")
    assert {"luck", "faces"} <= set(cards(driver))
    scene(driver).look_into(Scope("beck"))
    assert not {"luck", "faces"} & set(cards(driver))


def test_the_shares_of_a_die_s_faces_add_up() -> None:
    driver = logbook(tab="statistics")
    scene(driver).look_at("Ada")
    faces = cards(driver)["faces"]
    assert isinstance(faces, FacesCard)
    for die in faces.dice:
        assert sum(face.due for face in die) == pytest.approx(1)
        assert sum(face.got for face in die) == pytest.approx(1)
    rolled = sum(face.count for die in faces.dice for face in die)
    assert rolled == sum(scene(driver).figures().faces.values())


def test_what_was_removed_counts_no_more() -> None:
    driver = logbook()
    scene(driver).remove(scene(driver).lines)
    scene(driver).turn_to("statistics")
    assert not cards(driver)
    assert any("Nothing to count" in text for text in driver.texts())
    scene(driver).undo()
    assert cards(driver)


def test_practice_alone_is_nothing_to_count() -> None:
    driver = logbook(records=[marked(RECORDS[0], "practice")], tab="statistics")
    assert not cards(driver)


def test_the_family_table_shows_who_met_whom() -> None:
    driver = logbook(tab="family")
    page = scene(driver).page
    assert isinstance(page, FamilyPage)
    names = [member.name for member in page.members]
    assert {"Ada", "Cy"} <= set(names)
    driver.click(f"member_{1 + names.index('Cy')}")
    assert "Cy against the others" in driver.texts()


def test_sheets_kept_by_hand_are_in_the_family_table_until_they_are_removed() -> None:
    driver = logbook(records=(), tab="family")
    shelf = drawer()
    driver.app.logbook.shelves.append(shelf)
    standings = (Standing("Ada", 90, 1), Standing("Zoe", 40, 2))
    result = Result("2026-02-01T10:00:00Z", "dice", standings, True, "hand-old")
    shelf.results = lambda: [result]  # type: ignore[method-assign]
    scene(driver).read()
    scene(driver).rebuild()
    assert {"Ada", "Zoe"} <= set(driver.texts())
    assert "Including one game from the real table" in driver.texts()
    scene(driver).remove([line for line in scene(driver).lines if line.id == "hand-old"])
    assert "Zoe" not in driver.texts()


@pytest.mark.parametrize(("lang", "size", "text_size"), ROOMS)
def test_everything_fits(lang: str, size: tuple[int, int], text_size: float) -> None:
    driver = logbook(lang=lang, size=size, text_size=text_size, tab="statistics")
    book = scene(driver)
    book.look_at("Ada")
    for turned in (set(), set(cards(driver))):
        book.turned = turned
        book.rebuild()
        page = book.page
        assert isinstance(page, StatisticsPage)
        for offset in range(0, page.area.furthest + 300, 300):
            page.area.scroll_to(offset)
            driver.assert_fits()
    assert any(scope.rules for scope in values(driver, "scope"))
    for scope in values(driver, "scope"):
        book.look_into(scope)
        driver.assert_fits()
    book.turn_to("family")
    driver.assert_fits()
