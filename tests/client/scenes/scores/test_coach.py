"""The coach beside the score pad: a remark after a round, and the way to its moment."""

from __future__ import annotations

from typing import Any

import pytest

from ai.advice import Option
from ai.hindsight import Verdict
from game.client.scenes.scores.score_pad import ScorePadScene
from game.client.scenes.table.replay.scene import ReplayScene
from game.client.scenes.table.replay.verdict import _both
from game.play.settings import LANGUAGES
from game.rules.actions import Bid
from tests.client.scenes.table.tables import TableDriver
from tests.play.coach.judging import Desk, Judge, par

MISTAKES = {(0, hand): 12.0 for hand in range(2, 9)}


def coached(judge: Judge, desk: Desk | None = None, **look: Any) -> TableDriver:
    """At the score pad after the second round."""
    driver = TableDriver("hbbb", **{"speed": "off", "coach": True, **look})
    services = driver.app.services
    services.judge, services.par, services.beside = judge, par, desk or Desk()
    driver.play_to(lambda: _pad_of(driver, 2) is not None)
    driver.wait(50)
    return driver


def _pad_of(driver: TableDriver, hand: int) -> ScorePadScene | None:
    top = driver.app.top
    over = isinstance(top, ScorePadScene) and len(driver.game.public_view.scored) == hand
    return top if over else None  # type: ignore[return-value]


def test_a_mistake_is_told_with_what_it_cost_and_what_was_better() -> None:
    driver = coached(Judge(MISTAKES))
    told = " ".join(driver.texts())
    assert "cost 12 points on average" in told
    assert "90% of the time instead of 50%" in told


def test_show_me_leads_to_the_moment_with_both_choices_and_back() -> None:
    driver = coached(Judge(MISTAKES))
    pad = driver.scene
    assert isinstance(pad, ScorePadScene)
    assert pad.note is not None
    judged = pad.note.remark.judged
    driver.until(lambda: pad.armed)
    driver.click("show_me")
    replay = driver.scene
    assert isinstance(replay, ReplayScene)
    assert replay.showing.sight.seat == 0
    assert not replay.showing.sight.is_open, "as the seat saw it"
    assert replay.replay.decision(replay.showing.stop) == judged.taken.action
    assert replay.verdict is not None
    assert "cost 12 points on average" in " ".join(driver.texts())
    replay.showing.step(1)
    assert replay.verdict is None, "it is about that moment alone"
    replay.back()
    assert driver.scene is pad


def test_beside_a_choice_that_was_right_stands_the_next_best_one() -> None:
    one, two, three = (Bid(0, tricks) for tricks in range(3))
    right = Option(one, 20.0, 0.8, (0.8, 0.2))
    next_best = Option(two, 5.0, 0.4, (0.6, 0.4))
    unplayed = Option(three, 19.0, 0.5)
    verdict = Verdict(right, None, 0.0, (right, unplayed, next_best), (), ())
    assert _both(verdict) == [right, next_best]
    assert _both(verdict._replace(chosen=next_best)) == [next_best], "as good as the other one"
    assert _both(verdict._replace(chosen=next_best, better=right)) == [right, next_best]


def test_without_the_coach_nobody_looks_back() -> None:
    desk = Desk()
    coached(Judge(MISTAKES), desk, coach=False)
    assert desk.works == []


def test_the_pad_does_not_wait_for_the_coach_and_leaving_it_ends_his_work() -> None:
    desk = Desk(holds=True)
    driver = coached(Judge(MISTAKES), desk)
    pad = driver.scene
    assert isinstance(pad, ScorePadScene)
    assert pad.note is None
    desk.works[-1].is_ready = True
    driver.wait(16)
    assert pad.note is not None
    driver.play_to(lambda: _pad_of(driver, 3) is not None)
    driver.until(lambda: driver.scene.armed)  # type: ignore[attr-defined]
    driver.click("done")
    assert desk.works[-1].was_cancelled


def test_only_people_are_coached_and_only_about_their_own_round() -> None:
    judge = Judge({})
    coached(judge)
    assert {view.seat for view in judge.asked} == {0}
    assert {view.hand_number for view in judge.asked} == {1, 2}


def test_a_remark_names_whom_it_is_about_where_several_play() -> None:
    driver = TableDriver("hhb", speed="off", coach=True)
    services = driver.app.services
    services.judge, services.par, services.beside = Judge(MISTAKES), par, Desk()
    driver.play_to(lambda: _pad_of(driver, 2) is not None)
    driver.wait(50)
    assert "Jonas" in driver.scene.note.text  # type: ignore[attr-defined]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("judge", "size"), [(Judge(MISTAKES), 1.0), (Judge(MISTAKES), 1.3)])
def test_remark_and_moment_fit(lang: str, judge: Judge, size: float) -> None:
    look = {"lang": lang, "text_size": size, "size": (1024, 600)}
    driver = coached(Judge(MISTAKES), edition="schmidt", **look)
    driver.assert_fits()
    driver.until(lambda: driver.scene.armed)  # type: ignore[attr-defined]
    driver.click("show_me")
    driver.assert_fits()
