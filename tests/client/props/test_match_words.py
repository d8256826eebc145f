"""Days are written as each language writes them, wherever a day is shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.client.app import App
from game.client.doors import open_real_table
from game.client.props.match_words import UNKNOWN, date_of
from game.client.toolkit.catalogs import Translator
from game.client.toolkit.widgets import PlankButton
from tests.client.driver import Driver
from tests.client.scenes.ledger.keeping import one_hand, opened

DAYS = {
    "en": ("18 Nov 2026", "1 Mar 2027"),
    "de": ("18. Nov. 2026", "1. März 2027"),
    "fr": ("18 nov. 2026", "1er mars 2027"),
    "it": ("18 nov 2026", "1º mar 2027"),
}


@pytest.mark.parametrize("language", DAYS)
def test_a_day_is_written_as_the_language_does(language: str) -> None:
    tr = Translator(language)
    assert (date_of(tr, "2026-11-18"), date_of(tr, "2027-03-01T12:00:00Z")) == DAYS[language]


def test_a_day_that_nobody_wrote_down_is_a_dash() -> None:
    assert date_of(Translator("en"), "") == UNKNOWN


@pytest.mark.parametrize("language", DAYS)
def test_the_sheets_of_the_real_table_tell_their_day_like_that(
    language: str, tmp_path: Path
) -> None:
    kept = opened(3, folder=tmp_path)
    one_hand(kept, "100", "10")
    kept.app.leave_all()
    driver = Driver(App.headless(lang=language, folder=tmp_path))
    open_real_table(driver.app)
    (filed,) = driver.app.cabinet.unfinished()
    (note,) = [plank.note for plank in planks(driver) if plank.key == f"sheet_{filed.id}"]
    assert note.endswith(date_of(driver.app.ui.tr, filed.sheet.entry.played))
    assert not re.search(r"\d{4}-\d\d", note)


def planks(driver: Driver) -> list[PlankButton]:
    return [widget for widget in driver.scene.all_widgets() if isinstance(widget, PlankButton)]
