"""The list of all matches: what it shows, filters, opens and removes."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.doors import open_logbook, open_table, open_title
from game.client.toolkit.widgets import RowList
from game.match.seat import BOT, Seat
from game.play.terms import MatchTerms
from tests.client.driver import ROOMS, Driver
from tests.client.scenes.logbook.opened import RECORDS, logbook, scene
from tests.play.logbook.books import SHORT, recorded


def rows(driver: Driver) -> RowList:
    widget = driver.widget("matches")
    assert isinstance(widget, RowList)
    return widget


def shown(driver: Driver) -> list[str]:
    return [line.edition for line in scene(driver).shown_lines]


def choose(driver: Driver, key: str, index: int) -> None:
    driver.click(key)
    assert driver.scene.popup is not None
    driver.click(driver.scene.popup.item_rect(index).center)


def click_row(driver: Driver, row: int, *, on_side: bool = False) -> None:
    list_ = rows(driver)
    driver.click((list_.side_rect(row) if on_side else list_.row_rect(row)).center)


def test_the_newest_come_first_and_the_unfinished_before_them() -> None:
    driver = logbook()
    seats = (Seat("Ada"), Seat("Bo", BOT, "captain"), Seat("Cy", BOT, "captain"))
    open_table(driver.app, driver.app.games.new(MatchTerms("schmidt", seats, {}, 1)))
    driver.app.pop()
    driver = Driver(driver.app)
    open_title(driver.app)
    open_logbook(driver.app)
    assert shown(driver) == ["schmidt", "dice", "beck", "beck", "beck", "dice"]
    texts = driver.texts()
    assert "Unfinished: round 1 of 10" in texts
    assert any(text.startswith("with help, taken back · with") for text in texts)
    assert "Conceded in round 2 of 2" in texts


def test_filters_by_edition_person_and_level() -> None:
    driver = logbook()
    choose(driver, "filter_edition", 2)
    assert shown(driver) == ["dice", "dice"]
    choose(driver, "filter_edition", 0)
    ada = sum(any(seat.name == "Ada" for seat in record.seats) for record in RECORDS)
    people = [item.value for item in driver.widget("filter_person").items]  # type: ignore[attr-defined]
    choose(driver, "filter_person", people.index("Ada"))
    assert len(shown(driver)) == ada
    levels = [item.value for item in driver.widget("filter_level").items]  # type: ignore[attr-defined]
    choose(driver, "filter_level", levels.index("legend"))
    assert len(shown(driver)) < ada


def test_a_match_opens_on_its_score_pad_and_leads_back() -> None:
    driver = logbook()
    click_row(driver, 4)
    assert driver.names == ["title", "logbook", "past_match"]
    driver.key(pygame.K_ESCAPE)
    assert driver.names == ["title", "logbook"]
    assert rows(driver).current == 4


def test_one_is_removed_after_a_question_and_brought_back(tmp_path: Path) -> None:
    driver = logbook(folder=tmp_path)
    click_row(driver, 0, on_side=True)
    driver.click("answer_1")
    assert len(shown(driver)) == len(RECORDS)
    click_row(driver, 0, on_side=True)
    driver.click("answer_0")
    assert len(shown(driver)) == len(RECORDS) - 1
    driver.click("undo")
    assert len(shown(driver)) == len(RECORDS)
    driver.key(pygame.K_ESCAPE)
    assert len([*(tmp_path / "matches/finished").iterdir()]) == len(RECORDS)


def test_what_was_removed_is_gone_when_the_book_is_closed(tmp_path: Path) -> None:
    driver = logbook(folder=tmp_path)
    finished = tmp_path / "matches/finished"
    choose(driver, "filter_edition", 1)
    driver.click("remove_all")
    driver.click("answer_0")
    assert len([*finished.glob("*.json")]) == len(RECORDS)
    driver.key(pygame.K_ESCAPE)
    assert len([*finished.glob("*.json")]) == 2
    assert [line.edition for line in driver.app.logbook.lines()] == ["dice", "dice"]


def test_the_list_is_used_by_keyboard_alone() -> None:
    driver = logbook()
    driver.key(pygame.K_TAB, pygame.K_DOWN, pygame.K_DOWN)
    assert rows(driver).current == 2
    driver.key(pygame.K_END)
    assert rows(driver).current == len(RECORDS) - 1
    driver.key(pygame.K_DELETE)
    assert driver.names[-1] == "dialog"
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_HOME, pygame.K_RETURN)
    assert driver.names[-1] == "past_match"


def test_only_rows_in_sight_are_drawn_and_any_can_be_scrolled_to() -> None:
    driver = logbook(records=[recorded(SHORT, n) for n in range(40)])
    drawn: list[int] = []
    list_ = rows(driver)
    draw = list_.draw_row

    def noted(surface: pygame.Surface, row: int, rect: pygame.Rect, state: str) -> None:
        drawn.append(row)
        draw(surface, row, rect, state)

    list_.draw_row = noted
    driver.texts()
    assert len(drawn) < 12
    driver.move(list_.rect.center)
    driver.wheel(-100)
    drawn.clear()
    driver.texts()
    assert drawn[-1] == 39


def test_dragging_scrolls_and_opens_nothing() -> None:
    driver = logbook(records=[recorded(SHORT, n) for n in range(40)])
    x, y = rows(driver).rect.center
    driver.press((x, y))
    driver.move((x, y - 150))
    driver.release((x, y - 150))
    assert rows(driver).offset == 150
    assert driver.names[-1] == "logbook"


def test_a_damaged_match_is_told_and_the_others_are_there(tmp_path: Path) -> None:
    logbook(folder=tmp_path)
    one = min((tmp_path / "matches/finished").glob("*.json"))
    head, rest = one.read_text("utf-8").split("\n", 1)
    one.write_text(f"{head}\n{rest[:40]}", "utf-8")
    driver = logbook(records=(), folder=tmp_path)
    assert len(shown(driver)) == len(RECORDS) - 1
    assert driver.app.notices.waiting == [driver.app.ui.tr("error.save.damaged")]


def test_an_empty_book_says_so() -> None:
    driver = logbook(records=())
    assert any("Still blank" in text for text in driver.texts())
    assert not driver.widget("remove_all").enabled


@pytest.mark.parametrize(("lang", "size", "text_size"), ROOMS)
def test_everything_fits(lang: str, size: tuple[int, int], text_size: float) -> None:
    driver = logbook(lang=lang, size=size, text_size=text_size)
    driver.assert_fits()
    click_row(driver, 0, on_side=True)
    driver.assert_fits()
    driver.click("answer_0")
    driver.assert_fits()
