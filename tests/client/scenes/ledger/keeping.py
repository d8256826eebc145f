"""Opens the score keeper and keeps score in it as a table would."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pygame

from game.client.app import App
from game.client.doors import open_ledger, open_title
from game.client.scenes.ledger.scene import LedgerScene
from game.match.seat import Seat
from game.play.ledger.keeper import Keeper
from game.play.ledger.sheet import Sheet, new_sheet
from game.rules.options import check_values
from tests.client.driver import Driver

NAMES = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")
ENTER = pygame.K_RETURN


def opened(
    seats: int = 3,
    edition: str = "dice",
    options: Mapping[str, object] | None = None,
    folder: Path | None = None,
    lang: str = "en",
) -> Driver:
    app = App.headless((1280, 720), lang, folder=folder)
    open_title(app)
    game = app.editions[edition]
    members = tuple(Seat(name) for name in NAMES[:seats])
    sheet = new_sheet(game, check_values(game.options, options or {}), members, 0)
    open_ledger(app, Keeper.new(app.cabinet, sheet, app.disk_trouble))
    return Driver(app)


def ledger(driver: Driver) -> LedgerScene:
    return next(scene for scene in driver.app.stack if isinstance(scene, LedgerScene))


def sheet_of(driver: Driver) -> Sheet:
    return ledger(driver).sheet


def digits(driver: Driver, text: str) -> None:
    """Digits, and + or - for what a cannon is loaded with."""
    for letter in text:
        key = pygame.key.key_code(letter) if letter.isdigit() else ord(letter)
        event = pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter)
        driver.app.post(event, pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode=letter))
        driver.wait(16)


def one_hand(driver: Driver, bids: str, tricks: str) -> None:
    """By keyboard, up to the standing after it."""
    digits(driver, bids)
    driver.key(ENTER, ENTER)
    digits(driver, tricks)
    driver.key(ENTER)
