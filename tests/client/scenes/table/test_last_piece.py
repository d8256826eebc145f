"""The last piece of a hand plays by itself, if that is wanted and nothing is to be decided."""

from __future__ import annotations

import pytest

from game.rules.events import PiecePlayed
from tests.client.scenes.table.choice_tables import CardTable, beck
from tests.client.scenes.table.tables import TableDriver, never_another_hand


def played(driver: TableDriver, seat: int) -> bool:
    return any(isinstance(e, PiecePlayed) and e.seat == seat for e in driver.game.events)


@pytest.mark.parametrize("edition", ["dice", "schmidt", "beck"])
def test_after_the_bid_the_only_piece_is_played_without_a_question(edition: str) -> None:
    driver = TableDriver("hbb", edition=edition, plays_last=True)
    driver.until(driver.asked)
    driver.click("bid_1")
    while not played(driver, 0):
        assert driver.table.asked is None
        driver.wait(40)


def test_it_waits_a_moment_like_anybody_else() -> None:
    driver = TableDriver("hbb", plays_last=True)
    driver.until(driver.asked)
    driver.click("bid_1")
    driver.until(lambda: driver.table.stage.turn == 0 and not driver.game.news, 10)
    assert not played(driver, 0)


def test_who_does_not_want_it_is_asked() -> None:
    driver = TableDriver("hbb", plays_last=False)
    driver.until(driver.asked)
    driver.click("bid_1")
    driver.until(driver.asked)
    assert not played(driver, 0)


def test_two_pieces_are_a_choice() -> None:
    driver = TableDriver("hbb", speed="off", plays_last=True)
    driver.play_to(lambda: driver.asked() and len(driver.table.buttons) == 2)
    assert driver.table.must_bid or len(driver.playable()) >= 1


def test_a_card_with_two_faces_still_asks_which() -> None:
    script = beck("tigress", "green:2", "green:3").bid(1, 1, 1)
    table = CardTable(script, "hbb", plays_last=True)
    table.until(table.asked)
    assert table.decided == []


def test_in_hot_seat_nobody_has_to_come_to_the_screen_for_it() -> None:
    driver = TableDriver("hhb", speed="fast", plays_last=True)
    curtains = never_another_hand(driver)
    driver.play_to(lambda: len(driver.game.public_view.scored) == 1)
    assert curtains == {0, 1}
    assert sum(isinstance(event, PiecePlayed) for event in driver.game.events) == 3
