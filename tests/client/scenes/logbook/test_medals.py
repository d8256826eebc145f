"""The case of medals, and the medals that a match brings."""

from __future__ import annotations

import json

import pytest

from game.client.app import App
from game.client.doors import open_match_over, open_table
from game.client.scenes.logbook.medals_page import MedalsPage
from game.client.scenes.scores.match_over import MatchOverScene
from game.client.toolkit.catalogs import LOCALES
from game.match.record import MatchRecord
from game.play.logbook.medals import MEDALS, case_of
from game.play.settings import LANGUAGES
from tests.client.driver import ROOMS, Driver
from tests.client.scenes.logbook.opened import RECORDS, logbook, scene
from tests.play.logbook.books import digests


def page(driver: Driver) -> MedalsPage:
    found = scene(driver).page
    assert isinstance(found, MedalsPage)
    return found


def test_the_case_has_every_medal_and_says_how_many_were_earned() -> None:
    driver = logbook(tab="medals")
    scene(driver).look_at("Ada")
    expected = {medal.key for medal in case_of(digests(RECORDS), "Ada") if medal.is_earned}
    shown = {spot.medal.key for spot in page(driver).spots if spot.medal.is_earned}
    assert shown == expected
    assert expected
    assert f"{len(expected)} of {len(MEDALS)} medals" in driver.texts()


def test_a_medal_tells_what_it_is_for_and_leads_to_its_match() -> None:
    driver = logbook(tab="medals")
    scene(driver).look_at("Ada")
    driver.click("medal_first_voyage")
    assert {"Maiden voyage", "Finish a game."} <= set(driver.texts())
    driver.click("see")
    assert driver.names[-1] == "past_match"


def test_one_that_is_missing_says_how_far_it_is() -> None:
    driver = logbook(tab="medals")
    scene(driver).look_at("Ada")
    driver.click("medal_grey_beard")
    medal = next(m for m in page(driver).medals if m.key == "grey_beard")
    assert f"{medal.have} of 100 so far" in driver.texts()
    assert driver.scene.find("see") is None


def test_every_medal_has_a_picture_and_words_in_every_language() -> None:
    app = App.headless()
    assert all(app.ui.art.has(f"medals/{key}") for key in MEDALS)
    for lang in LANGUAGES:
        texts = json.loads((LOCALES / lang / "medals.json").read_text("utf-8"))
        assert {f"medals.{key}{end}" for key in MEDALS for end in ("", ".note")} <= set(texts)


def over(driver: Driver, number: int) -> MatchOverScene:
    """The match of that number ends now."""
    record = RECORDS[number]
    archive = driver.app.games.archive
    game = driver.app.games.from_record(record)
    game.save()
    open_table(driver.app, game)
    found = open_match_over(driver.app, game)
    assert isinstance(found, MatchOverScene)
    found.timeline.complete()
    for _ in range(4):
        driver.wait(300)
    assert archive is driver.app.games.archive
    return found


@pytest.mark.parametrize("records", [(), RECORDS[3:4]])
def test_a_medal_earned_is_shown_at_the_end_of_the_match_once(
    records: tuple[MatchRecord, ...],
) -> None:
    driver = logbook(records=records)
    first = over(driver, 0)
    assert ("Ada", "first_voyage") in first.medals
    assert any("Maiden voyage" in text for text in driver.texts())
    first.game.result_seen()
    second = over(driver, 0)
    assert ("Ada", "first_voyage") not in second.medals


@pytest.mark.parametrize(("lang", "size", "text_size"), ROOMS)
def test_everything_fits(lang: str, size: tuple[int, int], text_size: float) -> None:
    driver = logbook(lang=lang, size=size, text_size=text_size, tab="medals")
    for key in MEDALS:
        scene(driver).medal = key
        scene(driver).rebuild()
        driver.assert_fits()
