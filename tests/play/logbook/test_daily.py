"""The deal of the day hangs on the date alone, and days in a row are counted."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from game.play.logbook.chart import HUMAN_SEAT
from game.play.logbook.daily import deal_of_the_day, longest_streak, streak
from game.play.playable import PLAYABLE, playable_editions

TODAY = date(2026, 11, 18)


def test_the_same_day_has_the_same_deal_for_ever() -> None:
    chart = deal_of_the_day(TODAY, "dice")
    assert chart == deal_of_the_day(TODAY, "dice")
    assert chart.seed == 3902938727


def test_every_day_and_edition_has_another_one() -> None:
    days = [TODAY + timedelta(n) for n in range(60)]
    seeds = {deal_of_the_day(day, edition).seed for day in days for edition in PLAYABLE}
    assert len(seeds) == 60 * len(PLAYABLE)


@pytest.mark.parametrize("edition", PLAYABLE)
def test_it_can_be_played_by_one_person(edition: str) -> None:
    chart = deal_of_the_day(TODAY, edition)
    playable_editions()[edition].setup(len(chart.who), chart.options, chart.starter)
    assert chart.who.count(HUMAN_SEAT) == 1


@pytest.mark.parametrize(
    ("days", "length"),
    [
        ([], 0),
        (["2026-11-18"], 1),
        (["2026-11-17"], 1),
        (["2026-11-16"], 0),
        (["2026-11-18", "2026-11-17", "2026-11-15"], 2),
        (["2026-11-17", "2026-11-16", "rubbish", ""], 2),
    ],
)
def test_a_streak_goes_up_to_today_or_yesterday(days: list[str], length: int) -> None:
    assert streak(days, TODAY) == length


def test_the_longest_streak_may_be_long_ago() -> None:
    days = ["2026-01-31", "2026-02-01", "2026-02-02", "2026-11-18", "2026-02-02"]
    assert longest_streak(days) == 3
