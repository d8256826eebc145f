"""From a replay into a match of one's own: played on, or the same deal again."""

from __future__ import annotations

import pygame
import pytest

from game.client.scenes.table.scene import TableScene
from game.match.entry import PRACTICE
from game.match.seat import BOT, HUMAN
from game.play.replay import Point
from game.rules.actions import Deal
from tests.client.scenes.table.replay.replays import OPTIONS, ReplayDriver, recorded


def table_of(driver: ReplayDriver) -> TableScene:
    assert isinstance(driver.scene, TableScene)
    return driver.scene


@pytest.mark.parametrize("edition", OPTIONS)
def test_played_on_from_a_point_the_same_has_happened_until_there(edition: str) -> None:
    record = recorded(edition, human=1)
    driver = ReplayDriver(record, Point(3, 2, 1))
    done = driver.replay.stops[driver.stop].done
    driver.click("practise")
    driver.click("here")
    game = table_of(driver).game
    assert game.session.record.actions == record.actions[:done]
    assert game.humans == (1,)
    assert PRACTICE in game.kept.entry.marks
    driver.wait(100)
    assert table_of(driver).asked == 1


def test_the_same_deal_again_from_another_seat() -> None:
    record = recorded("dice", human=0)
    driver = ReplayDriver(record, Point(3, 2))
    driver.key(pygame.K_p)
    driver.key(pygame.K_UP, pygame.K_UP, pygame.K_RIGHT, pygame.K_RIGHT)
    driver.click("again")
    game = table_of(driver).game
    assert game.humans == (2,)
    assert [seat.name for seat in game.seats] == ["Calico Jack", "Anne", "Jonas", "Grace"]
    assert game.session.record.actions == record.actions[:1]
    assert isinstance(record.actions[0], Deal)
    assert game.session.seed == record.seed


def test_among_bots_the_person_of_the_last_setup_sits_down() -> None:
    driver = ReplayDriver(recorded("schmidt"), Point(2), seat=3)
    driver.click("practise")
    driver.click("here")
    kinds = [seat.kind for seat in table_of(driver).game.seats]
    assert kinds == [BOT, BOT, BOT, HUMAN]


def test_where_the_match_is_over_only_the_deal_can_be_played_again() -> None:
    driver = ReplayDriver(recorded("dice"))
    driver.key(pygame.K_END)
    driver.click("practise")
    assert not driver.widget("here").enabled
    driver.click("here")
    assert driver.names == ["title", "replay", "practice"]
    driver.click("again")
    assert driver.names == ["table"]


def test_who_changes_their_mind_is_back_at_the_replay() -> None:
    driver = ReplayDriver(recorded("dice"), Point(2, 1))
    stop = driver.stop
    driver.key(pygame.K_p, pygame.K_ESCAPE)
    assert driver.names == ["title", "replay"]
    assert driver.stop == stop
