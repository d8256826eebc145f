"""Sail by chart: a deal by its code, and the deal of the day."""

from __future__ import annotations

from datetime import date

import pytest

from game.client.app import App
from game.client.doors import open_setup, open_title
from game.client.scenes.setup.chart_code import ChartScene
from game.client.scenes.table.scene import TableScene
from game.client.toolkit import clipboard
from game.match.entry import FINISHED
from game.match.record import MatchRecord
from game.play.logbook.chart import LEVELS, chart_of, code_of
from game.play.logbook.daily import deal_of_the_day
from game.play.services import Services
from game.play.settings import LANGUAGES, Settings
from tests.client.driver import Driver
from tests.client.scenes.table.tables import AtOnce
from tests.match.matches import EDITIONS, SETUPS
from tests.play.logbook.books import WILD, marked, recorded

TODAY = date(2026, 3, 3)
RECORD = recorded(WILD, 3)
CODE = code_of(chart_of(RECORD), EDITIONS["beck"])


def at_chart(
    *records: MatchRecord, code: str = "", lang: str = "en", text_size: float = 1.0
) -> Driver:
    settings = Settings(text_size=text_size, reduced_motion=True)
    services = Services(think=AtOnce, levels=LEVELS, personalities=("steady", "gambler"))
    app = App.headless((1024, 600), lang, settings, services=services)
    for record in records:
        app.games.archive.take_in(record)
    open_title(app)
    open_setup(app)
    app.push(ChartScene(app, code, TODAY))
    return Driver(app)


def played(driver: Driver) -> MatchRecord:
    assert isinstance(driver.scene, TableScene)
    return driver.scene.game.session.record


def told(driver: Driver) -> str:
    return " ".join(driver.texts())


def test_the_setup_leads_to_it() -> None:
    driver = at_chart()
    driver.app.pop()
    driver.click("chart")
    assert driver.names[-1] == "chart_code"


def test_a_code_starts_the_very_match() -> None:
    driver = at_chart()
    driver.type(CODE.lower())
    assert "Beck cards for 4" in told(driver)
    driver.click("submit")
    record = played(driver)
    assert chart_of(record) == chart_of(RECORD)
    assert len({seat.name for seat in record.seats}) == 4


def test_a_slip_is_refused_with_a_clear_line() -> None:
    driver = at_chart()
    wrong = CODE[:-1] + ("A" if CODE[-1] != "A" else "B")
    driver.type(wrong)
    driver.click("submit")
    assert driver.names[-1] == "chart_code"
    assert "There’s a typo in this code" in told(driver)
    driver.type("0")
    assert "There is a slip" not in told(driver)


def test_nothing_typed_is_refused_too() -> None:
    driver = at_chart()
    driver.click("submit")
    assert "There is no code yet." in told(driver)


def test_a_code_is_pasted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clipboard, "pasted", lambda: f"  {CODE}\n")
    driver = at_chart(code="1234")
    driver.click("paste")
    driver.click("submit")
    assert chart_of(played(driver)) == chart_of(RECORD)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_deal_of_the_day_is_the_same_for_everybody_and_marked(edition: str) -> None:
    driver = at_chart()
    driver.click(f"day_{edition}")
    record = played(driver)
    chart = deal_of_the_day(TODAY, edition)
    assert (record.seed, record.edition, record.starter) == (chart.seed, edition, chart.starter)
    assert isinstance(driver.scene, TableScene)
    assert driver.scene.game.kept.entry.extra["daily"] == TODAY.isoformat()


def test_one_that_was_begun_is_continued() -> None:
    driver = at_chart()
    driver.click("day_dice")
    assert isinstance(driver.scene, TableScene)
    before = driver.scene.game.kept.id
    open_title(driver.app)
    driver.app.push(ChartScene(driver.app, "", TODAY))
    assert "Continue" in driver.texts()
    driver.click("day_dice")
    assert isinstance(driver.scene, TableScene)
    assert driver.scene.game.kept.id == before


def test_one_that_is_done_is_told_in_a_line_to_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "copy", lambda text: copied.append(text) or True)
    today = marked(recorded(SETUPS["dice"], 1), daily="2026-03-03")
    before = marked(recorded(SETUPS["dice"], 2), daily="2026-03-02")
    assert today.entry.status == FINISHED
    driver = at_chart(today, before)
    assert "Deal of the day · 2 days in a row" in driver.texts()
    driver.click("day_dice")
    assert driver.names[-1] == "chart_code"
    place = 1 + sum(total > today.entry.totals[0] for total in today.entry.totals)
    assert copied[0].startswith(f"Skull King, 3 Mar 2026, Dice game: place {place} of 4")
    assert copied[0].endswith("days in a row: 2")
    assert "\n" not in copied[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_fits(lang: str) -> None:
    done = marked(recorded(SETUPS["dice"], 1), daily="2026-03-03")
    driver = at_chart(done, code=CODE, lang=lang, text_size=1.3)
    driver.assert_fits()
    driver.key(8)
    driver.type("zz")
    driver.click("submit")
    driver.assert_fits()
    driver.app.pop()
    driver.assert_fits()
