"""Sheets from the title to their end: set up, corrected, left and taken up, with other players."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.client.app import App
from game.client.doors import open_real_table, open_title
from game.play.ledger.scores import totals_of
from game.play.ledger.sheet import COUNTED
from tests.client.driver import Driver
from tests.client.scenes.ledger.keeping import (
    ENTER,
    digits,
    ledger,
    one_hand,
    opened,
    sheet_of,
)


def at_title(folder: Path | None = None) -> Driver:
    app = App.headless(folder=folder)
    open_title(app)
    return Driver(app)


def begin(driver: Driver) -> None:
    driver.click("real_table")
    driver.click("new")
    driver.click("start")


def test_from_the_title_to_the_first_bids() -> None:
    driver = at_title()
    begin(driver)
    assert driver.scene is ledger(driver)
    assert len(sheet_of(driver).members) == 4


def test_seats_change_places_and_the_crew_is_remembered(tmp_path: Path) -> None:
    driver = at_title(tmp_path)
    driver.click("real_table")
    driver.click("new")
    driver.click("name_0")
    driver.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    driver.type("Zoe")
    driver.click("down_0")
    driver.click("start")
    assert sheet_of(driver).members[1].name == "Zoe"
    again = at_title(tmp_path)
    begin(again)
    assert sheet_of(again).members[1].name == "Zoe"


def test_names_of_the_family_are_offered(tmp_path: Path) -> None:
    first = opened(3, folder=tmp_path)
    first.app.leave_all()
    driver = at_title(tmp_path)
    driver.click("real_table")
    driver.click("new")
    driver.click("edition_schmidt")
    driver.click("fewer")
    driver.click("name_0")
    driver.type("Zoe")
    driver.click("up_2")
    driver.click("known_Ada")
    driver.click("start")
    assert [seat.name for seat in sheet_of(driver).members] == ["Ada", "Cy", "Bo"]


def test_a_correction_of_the_first_round_moves_all_totals() -> None:
    driver = opened(3)
    one_hand(driver, "100", "10")
    driver.key(ENTER)
    one_hand(driver, "110", "11")
    before = totals_of(sheet_of(driver))
    driver.click("fix")
    driver.click("before")
    driver.click("won_0_0")
    assert not driver.widget("keep").enabled
    assert "Round 1: 1 of 1 still missing" in driver.texts()
    driver.click("won_1_1")
    driver.click("keep")
    after = totals_of(sheet_of(driver))
    assert [new - old for old, new in zip(before, after, strict=True)] == [-30, -20, 0]
    driver.click("undo")
    assert totals_of(sheet_of(driver)) == before


def test_a_correction_that_is_cancelled_changes_nothing() -> None:
    driver = opened(3)
    one_hand(driver, "100", "10")
    before = sheet_of(driver)
    driver.click("correct")
    driver.click("won_0_0")
    driver.click("cancel")
    assert sheet_of(driver) == before


def test_a_sheet_is_left_and_taken_up_again(tmp_path: Path) -> None:
    driver = opened(3, folder=tmp_path)
    one_hand(driver, "100", "10")
    driver.key(pygame.K_ESCAPE)
    driver.click("leave")
    assert driver.names == ["title"]
    driver.click("real_table")
    [filed] = driver.app.cabinet.unfinished()
    driver.click(f"sheet_{filed.id}")
    assert sheet_of(driver).phase == COUNTED
    assert totals_of(sheet_of(driver)) == (20, 10, 10)


def test_somebody_leaves_and_somebody_joins() -> None:
    driver = opened(4)
    one_hand(driver, "1000", "100")
    driver.key(ENTER)
    driver.key(pygame.K_ESCAPE)
    driver.click("crew")
    driver.click("leave_3")
    driver.click("newcomer")
    driver.type("Zoe")
    driver.click("join")
    driver.click("ok")
    sheet = sheet_of(driver)
    assert [sheet.members[member].name for member in sheet.round] == ["Ada", "Bo", "Cy", "Zoe"]
    digits(driver, "1000")
    assert sheet_of(driver).hand.order == (1, 2, 4, 0)


def test_the_table_ends_early_and_the_sheet_is_put_away() -> None:
    driver = opened(3)
    one_hand(driver, "100", "10")
    driver.key(pygame.K_ESCAPE)
    driver.click("stop")
    driver.click("answer_0")
    driver.key(ENTER)
    assert driver.scene.name == "sheet_over"
    for _ in range(1000):
        driver.wait(20)
    assert "Ada wins!" in driver.texts()
    driver.click("again")
    assert driver.scene is ledger(driver)
    assert sheet_of(driver).hand.starter == 1
    assert len(driver.app.cabinet.finished()) == 1


def test_a_result_that_nobody_has_seen_comes_back() -> None:
    driver = opened(3)
    one_hand(driver, "100", "10")
    driver.key(pygame.K_ESCAPE)
    driver.click("stop")
    driver.click("answer_0")
    open_title(driver.app)
    open_real_table(driver.app)
    [filed] = driver.app.cabinet.unfinished()
    driver.click(f"sheet_{filed.id}")
    assert driver.scene.name == "sheet_over"


def test_a_sheet_is_thrown_away_only_when_asked_twice() -> None:
    driver = opened(3)
    open_title(driver.app)
    open_real_table(driver.app)
    [filed] = driver.app.cabinet.unfinished()
    driver.click(f"remove_{filed.id}")
    driver.key(pygame.K_ESCAPE)
    assert driver.app.cabinet.unfinished()
    driver.click(f"remove_{filed.id}")
    driver.click("answer_0")
    assert not driver.app.cabinet.unfinished()


def test_the_pad_shows_who_was_away() -> None:
    driver = opened(4)
    one_hand(driver, "1000", "100")
    driver.key(ENTER)
    driver.key(pygame.K_ESCAPE)
    driver.click("crew")
    driver.click("leave_3")
    driver.click("ok")
    one_hand(driver, "000", "11")
    driver.key(pygame.K_s)
    assert driver.scene.name == "score_pad"
    assert "did not play" in driver.texts()
    driver.assert_fits()


def test_a_past_round_is_corrected_by_digits() -> None:
    driver = opened(3)
    one_hand(driver, "100", "10")
    driver.click("fix")
    digits(driver, "01")
    driver.key(ENTER)
    assert [cell.won for cell in sheet_of(driver).hand.cells] == [0, 1, 0]


def test_the_pad_says_what_a_correction_was_for() -> None:
    driver = opened(3)
    digits(driver, "100")
    driver.key(ENTER, ENTER)
    digits(driver, "10")
    driver.click("extras_0")
    driver.click("more_correction")
    driver.click("note")
    driver.type("rum")
    driver.click("ok")
    driver.key(ENTER)
    driver.key(pygame.K_s)
    assert "Correction: rum" in driver.texts()


def test_nobody_is_asked_how_to_share_a_computer_that_only_counts() -> None:
    driver = at_title()
    driver.click("real_table")
    driver.click("new")
    assert driver.scene.find("sharing") is None


def test_what_was_erased_in_a_correction_is_filled_in_again(tmp_path: Path) -> None:
    driver = opened(3, folder=tmp_path)
    one_hand(driver, "100", "10")
    driver.click("fix")
    driver.key(pygame.K_BACKSPACE)
    assert driver.widget("keep").enabled
    driver.click("keep")
    [filed] = driver.app.cabinet.unfinished()
    assert [cell.won for cell in filed.sheet.hand.cells] == [1, 0, 0]
