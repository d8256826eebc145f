"""Pages to be printed: the pad of a sheet and empty ones, as picture and as PDF."""

from __future__ import annotations

import re
import zlib
from pathlib import Path

import pygame
import pytest

from game.client.app import App
from game.client.doors import open_blank_sheet, open_logbook, open_sheet, open_title
from game.client.scenes.scores.printed_page import blank_book, page_picture
from game.client.toolkit.pdf import as_pdf
from game.play.settings import LANGUAGES
from tests.client.driver import Driver
from tests.client.scenes.ledger.keeping import ENTER, one_hand, opened, sheet_of


def pixels_of(pdf: bytes) -> bytes:
    """What the only picture in it holds."""
    match = re.search(rb"/Length (\d+) >>\nstream\n", pdf)
    assert match
    return zlib.decompress(pdf[match.end() : match.end() + int(match[1])])


def test_a_pdf_holds_its_picture_without_loss() -> None:
    picture = pygame.Surface((20, 10))
    picture.fill("#336699")
    pdf = as_pdf(picture, 72)
    assert pdf.startswith(b"%PDF-1.4")
    assert b"/MediaBox [0 0 20.00 10.00]" in pdf
    assert pixels_of(pdf) == bytes.fromhex("336699") * 200


def test_a_pdf_says_where_its_objects_begin() -> None:
    pdf = as_pdf(pygame.Surface((4, 4)), 72)
    begins = int(re.search(rb"startxref\n(\d+)", pdf)[1])  # type: ignore[index]
    assert pdf[begins:].startswith(b"xref")
    starts = [int(start) for start in re.findall(rb"(\d{10}) 00000 n", pdf)]
    assert [pdf[start:][:7] for start in starts] == [b"%d 0 obj" % n for n in range(1, 6)]


@pytest.mark.parametrize(("edition", "seats"), [("dice", 3), ("schmidt", 6), ("beck", 8)])
def test_an_empty_sheet_has_room_for_every_round(edition: str, seats: int) -> None:
    app = App.headless()
    setup = app.editions[edition].setup(seats)
    book = blank_book(setup)
    assert (book.hands, book.seats, book.is_blank) == (len(setup.plan), seats, True)
    page = page_picture(app.ui, book, "Test")
    assert (page.get_width() > page.get_height()) == (seats > 5)
    assert page.get_at((2, 2))[:3] == (255, 255, 255)


def test_empty_sheets_for_any_number_of_players_are_written(tmp_path: Path) -> None:
    app = App.headless()
    open_title(app)
    open_blank_sheet(app)
    driver = Driver(app)
    driver.click("more")
    driver.click("save")
    app.top.typed = str(tmp_path / "empty.pdf")  # type: ignore[union-attr]
    driver.click("submit")
    assert (tmp_path / "empty.pdf").read_bytes().startswith(b"%PDF")
    assert driver.scene.name == "sheet"


def finished() -> Driver:
    driver = opened(3)
    one_hand(driver, "100", "10")
    driver.key(pygame.K_ESCAPE)
    driver.click("stop")
    driver.click("answer_0")
    key = driver.app.cabinet.unfinished()[0].id
    driver.key(ENTER)
    driver.wait(60_000)
    driver.wait(1000)
    driver.click("home")
    open_sheet(driver.app, key)
    return driver


def test_a_finished_sheet_is_written_and_corrected(tmp_path: Path) -> None:
    driver = finished()
    for ending in ("png", "csv"):
        driver.click("export")
        driver.scene.typed = str(tmp_path / f"sheet.{ending}")  # type: ignore[attr-defined]
        driver.click("submit")
    assert pygame.image.load(tmp_path / "sheet.png").get_width() > 1000
    assert "Ada total" in (tmp_path / "sheet.csv").read_text("utf-8")
    driver.click("correct")
    driver.click("won_0_0")
    driver.click("won_2_1")
    driver.click("keep")
    assert driver.scene.name == "sheet_pad"
    [filed] = driver.app.cabinet.finished()
    assert filed.sheet.entry.totals == (-10, 10, -10)
    assert "Bo" in driver.texts()


def test_sheets_are_in_the_logbook() -> None:
    driver = finished()
    open_title(driver.app)
    open_logbook(driver.app)
    assert any("real table" in text for text in driver.texts())
    driver.key(ENTER)
    assert driver.scene.name == "sheet_pad"


def test_an_unfinished_sheet_is_taken_up_from_the_logbook() -> None:
    driver = opened(3)
    one_hand(driver, "100", "10")
    open_title(driver.app)
    open_logbook(driver.app)
    driver.key(ENTER)
    assert sheet_of(driver).hands[0].done


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sheet_fits_with_the_largest_letters(lang: str) -> None:
    app = App.headless((1024, 600), lang)
    app.ui.store.set("text_size", 1.3)
    open_title(app)
    open_blank_sheet(app)
    Driver(app).assert_fits()
