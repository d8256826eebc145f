"""Unfinished matches on the title: the newest to continue, the others to choose."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pygame
import pytest

from game.client.app import App
from game.client.doors import open_table, open_title
from game.client.scenes.table.scene import TableScene
from game.match.archive import Archive
from game.match.seat import BOT, Seat
from game.play.services import Services
from game.play.settings import LANGUAGES
from game.play.terms import MatchTerms
from tests.client.driver import Driver
from tests.client.scenes.table.tables import AtOnce

CREW = ("Ada", "Bo", "Cy", "Di", "Ed", "Fay", "Gus", "Hal")


def at_title(
    *editions: str, folder: Path | None = None, lang: str = "en", seats: int = 4
) -> Driver:
    """The title, after a match of each edition was begun and left, a minute apart."""
    app = App.headless((1280, 720), lang, folder=folder, services=Services(think=AtOnce))
    minutes = count()
    app.games.archive = Archive(folder, now=lambda: f"2026-01-01T10:{next(minutes):02}:00Z")
    crew = tuple(Seat(name, *(() if name == "Ada" else (BOT, "captain"))) for name in CREW[:seats])
    for edition in editions:
        open_table(app, app.games.new(MatchTerms(edition, crew, {}, 1)))
        app.pop()
    open_title(app)
    return Driver(app)


def played(driver: Driver) -> str:
    assert isinstance(driver.scene, TableScene)
    return driver.scene.game.setup.edition.key


def test_continue_says_which_match_it_is_and_takes_up_the_newest() -> None:
    driver = at_title("dice", "beck")
    texts = driver.texts()
    assert "Beck cards · round 1 of 10" in texts
    assert "with Bo, Cy and Di" in texts
    driver.click("continue")
    assert played(driver) == "beck"


def test_the_other_ones_can_be_chosen_by_mouse_and_by_keyboard() -> None:
    driver = at_title("dice", "beck", "schmidt")
    driver.click("others")
    driver.click("match_2")
    assert played(driver) == "dice"
    driver = at_title("dice", "beck")
    driver.click("others")
    driver.key(pygame.K_TAB, pygame.K_DOWN, pygame.K_RETURN)
    assert played(driver) == "dice"


def test_a_single_match_has_no_others_beside_it() -> None:
    driver = at_title("dice")
    assert driver.scene.find("others") is None
    assert at_title().scene.find("continue") is None


def test_a_match_that_is_open_in_another_window_says_so(tmp_path: Path) -> None:
    driver = at_title("dice", folder=tmp_path)
    other = Archive(tmp_path)
    held = other.open(other.unfinished().matches[0].id)
    driver.click("continue")
    assert driver.scene.name == "title"
    assert driver.app.notices.waiting == [driver.app.ui.tr("error.save.open_elsewhere")]
    held.close()
    driver.click("continue")
    assert driver.scene.name == "table"


def test_a_damaged_match_is_told_once_and_the_others_stay(tmp_path: Path) -> None:
    driver = at_title("dice", "beck", folder=tmp_path)
    oldest = min((tmp_path / "matches").glob("*.json"))
    oldest.write_text("{ rubbish", "utf-8")
    Path(f"{oldest}.bak").unlink(missing_ok=True)
    open_title(driver.app)
    open_title(driver.app)
    assert driver.app.notices.waiting == [driver.app.ui.tr("error.save.damaged")]
    driver.click("continue")
    assert played(driver) == "beck"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 600), (2560, 1080)])
def test_everything_fits_with_a_full_table(lang: str, size: tuple[int, int]) -> None:
    driver = at_title("beck", "schmidt", lang=lang, seats=6)
    driver.app.ui.store.set("text_size", 1.3)
    driver.app.resize(size)
    driver.assert_fits()
    driver.click("others")
    driver.assert_fits()
