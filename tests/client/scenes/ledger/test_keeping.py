"""A round from the bids to the next one: by digits, by finger, in secret, and taken back."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.scenes.ledger.entry import told_problem
from game.client.scenes.ledger.extras import ExtrasScene
from game.play.ledger.scores import totals_of
from game.play.ledger.sheet import BIDDING, COUNTED, PLAYED
from game.play.playable import PLAYABLE
from game.play.settings import LANGUAGES, TEXT_SIZES
from tests.client.scenes.ledger.keeping import (
    ENTER,
    digits,
    ledger,
    one_hand,
    opened,
    sheet_of,
)

LOADS = {"scoring": "rascal_loads", "plan": "broadside"}
BEASTS = {"kraken": True, "whale": True, "plan": "swift_n_salty"}


def test_a_round_of_five_takes_thirteen_keys() -> None:
    driver = opened(5)
    digits(driver, "10010")
    driver.key(ENTER, ENTER)
    digits(driver, "1000")
    driver.key(ENTER)
    assert totals_of(sheet_of(driver)) == (20, 10, 10, -10, 10)
    driver.key(ENTER)
    assert (sheet_of(driver).number, sheet_of(driver).phase) == (2, BIDDING)


def test_the_same_round_by_finger() -> None:
    driver = opened(3)
    for member, bid in ((0, 1), (1, 0), (2, 0)):
        driver.click(f"bid_{member}_{bid}")
    driver.click("accent")
    assert sheet_of(driver).phase == PLAYED
    driver.click("accent")
    driver.click("won_0_0")
    driver.click("won_1_1")
    assert "0" in driver.texts()  # Cy's tricks are filled in
    driver.click("accent")
    assert totals_of(sheet_of(driver)) == (-10, -10, 10)


def test_a_bid_may_have_two_digits() -> None:
    driver = opened(3, "beck", LOADS)
    digits(driver, "10+1-3+")
    cells = sheet_of(driver).hand.cells
    assert [cell.bid for cell in cells] == [10, 1, 3]
    assert [cell.load for cell in cells] == ["cannonball", "grapeshot", "cannonball"]


def test_a_digit_that_cannot_go_on_is_for_the_next_player() -> None:
    driver = opened(3, "beck", {"plan": "broadside"})
    digits(driver, "13")
    driver.key(pygame.K_BACKSPACE)
    digits(driver, "1")
    driver.key(pygame.K_SPACE)
    digits(driver, "0")
    assert [cell.bid for cell in sheet_of(driver).hand.cells] == [1, 1, 0]


def test_the_plank_says_what_is_missing() -> None:
    driver = opened(3)
    digits(driver, "1")
    driver.key(ENTER)
    assert sheet_of(driver).phase == BIDDING
    assert "Bo: no bid yet" in driver.texts()


def test_the_bids_of_all_are_weighed_against_the_tricks() -> None:
    driver = opened(3)
    digits(driver, "11")
    assert "Bids so far: 2 of 1" in driver.texts()
    digits(driver, "1")
    assert "Bids 3 of 1: 2 too many" in driver.texts()


def test_too_many_tricks_are_not_counted() -> None:
    driver = opened(3)
    one_hand(driver, "100", "11")
    assert sheet_of(driver).phase == PLAYED
    assert "1 too many: there are only 1" in driver.texts()
    digits(driver, "9")
    driver.key(pygame.K_BACKSPACE)
    digits(driver, "0")
    driver.key(ENTER)
    assert sheet_of(driver).phase == COUNTED


def test_what_the_kraken_took_belongs_to_nobody() -> None:
    driver = opened(3, "beck", BEASTS)
    digits(driver, "111")
    driver.key(ENTER, ENTER)
    driver.key(pygame.K_k)
    digits(driver, "11")
    driver.key(ENTER)
    hand = sheet_of(driver).hand
    assert (hand.lost, [cell.won for cell in hand.cells]) == (1, [1, 1, 2])


def test_secret_bids_are_shown_by_yo_ho_ho_alone() -> None:
    driver = opened(3)
    driver.click("secret")
    digits(driver, "101")
    texts = driver.texts()
    assert texts.count("has bid") == 3
    assert not [text for text in texts if text.startswith("Bids")]
    driver.key(ENTER)
    assert driver.scene.name == "countdown"
    driver.wait(10)
    driver.key(pygame.K_SPACE)
    assert driver.scene is ledger(driver)
    assert sheet_of(driver).phase == PLAYED
    assert "Bids 2 of 1: 1 too many" in driver.texts()


def test_the_crew_calls_as_many_as_it_is() -> None:
    driver = opened(3)
    heard: list[str] = []
    driver.app.audio.play = lambda name, *_: heard.append(name)  # type: ignore[method-assign]
    driver.click("yo_ho_ho")
    for _ in range(400):
        driver.wait(20)
    calls = [name for name in heard if name in ("yo_3", "ho_3", "last_ho_3", "bid_revealed")]
    assert calls == ["yo_3", "ho_3", "last_ho_3", "bid_revealed"]
    assert driver.scene is ledger(driver)
    assert sheet_of(driver).phase == BIDDING


def test_undo_and_redo_reach_across_rounds() -> None:
    driver = opened(3)
    one_hand(driver, "100", "10")
    driver.key(ENTER)
    driver.click("undo")
    driver.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert (sheet_of(driver).number, sheet_of(driver).phase) == (1, PLAYED)
    driver.key(pygame.K_y, mod=pygame.KMOD_CTRL)
    driver.click("redo")
    assert (sheet_of(driver).number, sheet_of(driver).phase) == (2, BIDDING)


def test_every_entry_is_on_the_disk_at_once(tmp_path: Path) -> None:
    driver = opened(3, folder=tmp_path)
    digits(driver, "1")
    [filed] = driver.app.cabinet.unfinished()
    assert filed.sheet.hand.cell(0).bid == 1


def test_bonuses_are_offered_where_they_count_and_as_far_as_the_box_goes() -> None:
    driver = opened(3)
    digits(driver, "110")
    driver.key(ENTER, ENTER)
    digits(driver, "10")
    driver.click("extras_1")
    assert not driver.widget("more_king_captured").enabled
    driver.key(pygame.K_ESCAPE)
    driver.click("extras_0")
    driver.click("more_king_captured")
    driver.click("more_king_captured")
    assert driver.app.notices.waiting == ["The box holds no more than 1 of them"]
    driver.click("more_correction")
    driver.click("note")
    driver.type("rum")
    driver.click("ok")
    driver.key(ENTER)
    assert totals_of(sheet_of(driver))[0] == 20 + 50 + 10
    assert sheet_of(driver).hand.cell(0).note == "rum"


def test_loot_bets_and_harry_are_written_down_where_they_are_in_the_game() -> None:
    options = {"loot": True, "abilities": True, "plan": "swift_n_salty"}
    driver = opened(3, "beck", options)
    digits(driver, "112")
    driver.key(ENTER, ENTER)
    digits(driver, "12")
    driver.click("extras_0")
    driver.click("loot_1")
    driver.click("wager_20")
    driver.click("ok")
    driver.click("extras_1")
    driver.click("change_1")
    driver.click("ok")
    driver.key(ENTER)
    assert totals_of(sheet_of(driver)) == (20 + 20 + 20, 40 + 20, 40)


@pytest.mark.parametrize("edition", PLAYABLE)
@pytest.mark.parametrize("text_size", TEXT_SIZES)
def test_what_pays_a_bonus_stands_beside_its_pictures(edition: str, text_size: float) -> None:
    driver = opened(3, edition)
    driver.app.ui.store.set("text_size", text_size)
    driver.app.resize((1024, 600))
    digits(driver, "111")
    driver.key(ENTER, ENTER)
    driver.click("extras_0")
    scene = driver.scene
    assert isinstance(scene, ExtrasScene)
    rows = [(row, row.picture) for row in scene.asked if row.picture]
    assert rows
    for row, picture in rows:
        last, _ = picture.places()[-1]
        assert last + picture.faces.width(picture.height) / 2 <= row.label.rect.left


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_of_it_fits_with_the_largest_letters(lang: str) -> None:
    driver = opened(8, "beck", {**LOADS, **BEASTS, "loot": True, "abilities": True}, lang=lang)
    driver.app.ui.store.set("text_size", 1.3)
    driver.app.resize((1024, 600))
    driver.assert_fits()
    digits(driver, "1+" * 8)
    driver.key(ENTER)
    driver.assert_fits()
    driver.key(ENTER)
    driver.assert_fits()
    driver.click("extras_0")
    driver.assert_fits()
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_ESCAPE)
    driver.assert_fits()
    driver.click("crew")
    driver.assert_fits()


def test_a_bonus_no_longer_possible_is_told_in_short_and_why_on_pointing() -> None:
    driver = opened(3, "beck")
    digits(driver, "100")
    driver.key(ENTER, ENTER)
    digits(driver, "100")
    keeper = ledger(driver).keeper
    keeper.do(lambda sheet: sheet.noted(1, 0, bonuses={"fourteen": 4}))
    ledger(driver).rebuild()
    accent = driver.widget("accent")
    assert accent.note == "Ada: check the bonuses"  # type: ignore[attr-defined]
    assert accent.tip() == "Ada: The box holds no more than 3 of them"
    used_up = ("bonus", {"name": "Ada", "why": "used_already", "role": "pirate"})
    assert (
        told_problem(driver.app, used_up) == "Ada: All Pirates in the box are already on the sheet"
    )


def test_with_arrows_alone_every_entry_leads_to_the_next() -> None:
    driver = opened(3)
    driver.key(pygame.K_TAB)
    while not (driver.scene.focus and driver.scene.focus.key == "bid_0_0"):
        driver.key(pygame.K_TAB)
    driver.key(pygame.K_RIGHT, ENTER)
    driver.key(ENTER)
    driver.key(ENTER)
    assert [cell.bid for cell in sheet_of(driver).hand.cells] == [1, 0, 0]
    driver.key(ENTER)
    assert sheet_of(driver).phase == PLAYED


def test_without_a_focus_arrows_choose_the_row() -> None:
    driver = opened(3)
    driver.key(pygame.K_DOWN)
    digits(driver, "1")
    driver.key(pygame.K_UP)
    assert [cell.bid for cell in sheet_of(driver).hand.cells] == [None, 1, None]
    digits(driver, "0")
    assert sheet_of(driver).hand.cell(1).bid == 0
