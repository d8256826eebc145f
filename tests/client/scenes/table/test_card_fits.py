"""Every phase of the card table in every language, with as many seats as there can be."""

from __future__ import annotations

import re
from dataclasses import replace

import pygame
import pytest

from game.client.scenes.table.spots import tray
from game.client.scenes.table.sprites.ground import draw_message, message_rect
from game.client.scenes.table.sprites.movers import CardFlight
from game.client.toolkit.catalogs import catalog
from game.play.settings import LANGUAGES
from tests.client.scenes.table.tables import TableDriver
from tests.client.scenes.table.test_fits import (
    asked,
    bidding,
    chanting,
    dealing,
    handing_over,
    opened,
    reach,
    won,
)

PLAN = {"plan": "custom", "custom_plan": [8], "kraken": True, "whale": True, "loot": True}
# What the line below the tray may say, and with the longest names.
MESSAGES = (
    *("table.reason.", "table.dealing.", "table.with_bonus", "table.others_bid", "table.thinks"),
    *("table.ask_", "choice.ask_", "choice.won.", "choice.told.", "shared.hold.", "shared.up."),
    *(
        "shared.last.",
        "shared.all.",
        "replay.rolled",
        "replay.played",
        "replay.load",
        "replay.over",
    ),
)
NAMES = ("name", "names", "looter", "taker", "leader")
FILLED = {
    **dict.fromkeys(NAMES, "Long Ben Avery"),
    "card": "Juanita",
    "reason": "Long Ben Avery: Juanita",
}
TOTALS = (-210, 480, -150, 310, 90, -200, -390, 240)


def flying(driver: TableDriver) -> bool:
    return any(isinstance(mover, CardFlight) for mover in driver.table.board.movers)


PHASES = (dealing, handing_over, bidding, chanting, opened, flying, asked, won)


@pytest.mark.parametrize("size", [(1024, 600), (1920, 1080)])
def test_no_text_overflows_in_any_phase(size: tuple[int, int]) -> None:
    driver = TableDriver("hhbbbbbb", size, edition="beck", options=PLAN)
    for phase in PHASES:
        reach(driver, phase)
        driver.assert_fits_in_every_language()


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_text_and_large_scores_fit_the_smallest_window(language: str) -> None:
    driver = TableDriver(
        "hbbbbbbb", (1024, 600), language, edition="beck", options=PLAN, speed="off", text_size=1.3
    )
    driver.play_to(lambda: asked(driver) and len(driver.table.piles) >= 2)
    board = driver.table.board
    board.view = replace(board.view, totals=TOTALS)
    driver.assert_fits()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_note_of_the_last_trick_fits_with_eight_seats(language: str) -> None:
    driver = TableDriver(
        "hbbbbbbb", (1024, 600), language, edition="beck", options=PLAN, speed="off"
    )
    driver.play_to(lambda: asked(driver) and len(driver.table.piles) >= 1)
    driver.point("last_trick")
    driver.assert_fits()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ghosts_table_fits(language: str) -> None:
    driver = TableDriver("hb", (1024, 600), language, edition="beck", text_size=1.3)
    for phase in (dealing, bidding, opened, flying, asked, won):
        reach(driver, phase)
        driver.assert_fits()


def test_the_window_may_change_in_the_middle_of_everything() -> None:
    driver = TableDriver("hbbb", edition="schmidt")
    for phase in (dealing, bidding, opened, flying, asked, won):
        reach(driver, phase)
        for size in ((1024, 600), (1600, 700), (1280, 720)):
            driver.app.resize(size)
            driver.wait(16)
            assert driver.app.frame().get_size() == size
    driver.play_to(lambda: len(driver.game.public_view.scored) == 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_told_whole_and_covers_no_piece(language: str) -> None:
    driver = TableDriver(
        "hbbbbbbb", (1024, 600), language, edition="beck", text_size=1.3, speed="off"
    )
    driver.until(driver.asked)
    stage, text = driver.table.stage, driver.app.ui.text
    places = [stage.place(tray(seat)) for seat in stage.layout.places]
    pieces = [stage.pieces.body(place) for place in places]
    driver.app.ui.watch_text()
    for key, told in catalog(language).items():
        if key.startswith(MESSAGES):
            stage.board.message = re.sub(
                r"\{(\w+)\}", lambda found: FILLED.get(found[1], "20"), told
            )
            assert message_rect(stage).collidelist(pieces) == -1, key
            draw_message(stage, pygame.Surface(driver.app.size))
    assert text.drawn
    assert text.overflows == []
    assert text.shortened == []
