"""A replay is steered by mouse and by keys: step by step, dragged, played, faster and slower."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.client.scenes.table.replay import pace
from game.client.toolkit.theme import FINGER
from game.play.replay import HAND, PLAY, TRICK, Point, Sight
from tests.client.scenes.table.replay.replays import OPTIONS, ReplayDriver, recorded
from tests.match.matches import cut

BUTTONS = {
    "play_next": (1, PLAY),
    "trick_next": (1, TRICK),
    "hand_next": (1, HAND),
    "play_back": (-1, PLAY),
    "trick_back": (-1, TRICK),
    "hand_back": (-1, HAND),
}
KEYS = {
    pygame.K_RIGHT: (1, PLAY),
    pygame.K_DOWN: (1, TRICK),
    pygame.K_PAGEDOWN: (1, HAND),
    pygame.K_LEFT: (-1, PLAY),
    pygame.K_UP: (-1, TRICK),
    pygame.K_PAGEUP: (-1, HAND),
}


@pytest.mark.parametrize("edition", OPTIONS)
def test_every_button_leads_where_it_says(edition: str) -> None:
    driver = ReplayDriver(recorded(edition), Point(4, 2))
    for key, (by, unit) in BUTTONS.items():
        before = driver.stop
        driver.click(key)
        assert driver.stop == driver.replay.stepped(before, by, unit) != before, key


@pytest.mark.parametrize("edition", OPTIONS)
def test_every_key_leads_where_it_says(edition: str) -> None:
    driver = ReplayDriver(recorded(edition), Point(4, 2))
    for key, (by, unit) in KEYS.items():
        before = driver.stop
        driver.key(key)
        assert driver.stop == driver.replay.stepped(before, by, unit) != before, key
    driver.key(pygame.K_END)
    assert driver.stop == driver.replay.last
    driver.key(pygame.K_HOME)
    assert driver.stop == 0


def test_the_bar_is_dragged_to_any_point_and_back() -> None:
    driver = ReplayDriver(recorded("dice"))
    bar = driver.replayed.controls.bar
    middle = bar.track.centery
    driver.press((bar.x(0), middle))
    for stop in (40, 90, 12, driver.replay.last):
        driver.move((bar.x(stop), middle))
        assert driver.stop == pytest.approx(stop, abs=2)
        here = driver.replay.stops[driver.stop]
        assert driver.replayed.board.view == driver.replay.view(
            here.shown, driver.replayed.showing.sight
        )
    driver.release((bar.x(0), 5))
    driver.move((bar.x(0), middle))
    assert driver.stop == driver.replay.last


def test_pointing_at_the_bar_tells_what_is_there() -> None:
    driver = ReplayDriver(recorded("beck"))
    bar, stop = driver.replayed.controls.bar, driver.replay.landmarks(TRICK)[2]
    driver.move((bar.x(stop), bar.track.centery))
    here = driver.replay.stops[bar.stop_at(bar.x(stop))]
    told = [text for text in driver.texts() if f"Trick {here.trick_number}" in text]
    assert told
    assert f"{here.hand} " in told[0]


def test_the_wheel_over_the_bar_goes_step_by_step() -> None:
    driver = ReplayDriver(recorded("schmidt"), Point(2))
    before = driver.stop
    driver.point("bar")
    driver.wheel(-1)
    assert driver.stop == before + 1
    driver.wheel(1)
    assert driver.stop == before


@pytest.mark.no_cover
@pytest.mark.parametrize("speed", ["normal", "off"])
@pytest.mark.parametrize("edition", OPTIONS)
def test_it_plays_by_itself_to_the_end_and_stops_there(edition: str, speed: str) -> None:
    record = cut(recorded(edition), 60)
    driver = ReplayDriver(replace(record, entry=recorded(edition).entry), speed=speed)
    stops = [driver.stop]
    driver.key(pygame.K_SPACE)
    assert driver.replayed.showing.plays
    for _ in range(3000):
        driver.wait(100)
        stops.append(driver.stop)
        if not driver.replayed.showing.plays:
            break
    assert sorted(set(stops)) == list(range(driver.replay.last + 1))
    assert stops == sorted(stops)
    assert not driver.replayed.showing.plays
    driver.key(pygame.K_SPACE)
    assert driver.stop <= 1


def test_space_and_a_click_on_the_table_pause() -> None:
    driver = ReplayDriver(recorded("dice"), Point(2))
    driver.click("play")
    for pause in (lambda: driver.key(pygame.K_SPACE), lambda: driver.click((640, 300))):
        assert driver.replayed.showing.plays
        pause()
        assert not driver.replayed.showing.plays
        driver.wait(6000)
        before = driver.stop
        driver.wait(6000)
        assert driver.stop == before
        driver.key(pygame.K_SPACE)


def test_a_step_by_hand_ends_the_playing() -> None:
    driver = ReplayDriver(recorded("dice"), Point(2))
    driver.click("play")
    driver.click("play_next")
    assert not driver.replayed.showing.plays


def test_it_plays_faster_and_slower() -> None:
    def took(presses: int, key: int) -> int:
        driver = ReplayDriver(recorded("schmidt"), Point(2, 1))
        driver.key(*[key] * presses)
        driver.key(pygame.K_SPACE)
        target = driver.stop + 4
        return next(turn for turn in range(5000) if driver.wait(20) or driver.stop >= target)

    usual = took(0, pygame.K_PLUS)
    assert took(2, pygame.K_PLUS) < took(1, pygame.K_KP_PLUS) < usual < took(1, pygame.K_MINUS)


def test_the_button_goes_round_all_speeds() -> None:
    driver = ReplayDriver(recorded("dice"))
    speeds = []
    for _ in pace.SPEEDS:
        driver.click("speed")
        speeds.append(driver.replayed.showing.speed)
    assert sorted(speeds) == list(pace.SPEEDS)
    assert driver.replayed.showing.speed == pace.USUAL


def test_digits_choose_whose_eyes() -> None:
    driver = ReplayDriver(recorded("beck"), Point(3, 2))
    stop = driver.stop
    for key, sight in (
        (pygame.K_2, Sight(1)),
        (pygame.K_0, Sight(0, True)),
        (pygame.K_KP_4, Sight(3)),
        (pygame.K_9, Sight(3)),
    ):
        driver.key(key)
        assert driver.replayed.showing.sight == sight
        assert driver.replayed.stage.layout.bottom == sight.seat
    assert driver.stop == stop


def test_the_list_of_eyes_is_opened_and_chosen_from() -> None:
    driver = ReplayDriver(recorded("dice"), Point(3, 2))
    driver.click("sight")
    assert driver.scene.popup
    driver.key(pygame.K_DOWN, pygame.K_SPACE)
    assert driver.replayed.showing.sight == Sight(0)
    assert not driver.replayed.showing.plays


def test_it_opens_at_a_decision_with_the_eyes_of_whoever_decided() -> None:
    driver = ReplayDriver(recorded("beck"), Point(5, 2, 3), 3)
    decision = driver.replay.decision(driver.stop)
    assert decision is not None
    assert decision.seat == driver.replayed.stage.turn == 3
    assert driver.replayed.board.view.seat == 3
    assert decision in driver.replayed.board.view.legal


def test_without_a_wish_it_is_seen_as_its_only_person_saw_it() -> None:
    assert ReplayDriver(recorded("dice", human=2)).replayed.showing.sight == Sight(2)
    assert ReplayDriver(recorded("dice")).replayed.showing.sight == Sight(0, True)


def test_everything_can_be_pressed_with_a_finger() -> None:
    for size in ((1024, 600), (1280, 720)):
        driver = ReplayDriver(recorded("schmidt"), size=size)
        for widget in (*driver.replayed.controls.widgets, driver.widget("close")):
            assert min(widget.rect.size) >= FINGER, widget.key
            assert driver.app.frame().get_rect().contains(widget.rect), widget.key


def test_escape_closes_it() -> None:
    driver = ReplayDriver(recorded("dice"), Point(2))
    driver.key(pygame.K_ESCAPE)
    assert driver.names == ["title"]


def test_the_rules_are_those_of_the_match() -> None:
    driver = ReplayDriver(recorded("beck"), Point(2))
    driver.key(pygame.K_r)
    assert driver.names == ["title", "replay", "rules"]


def test_a_damaged_record_gets_a_word_and_opens_nothing() -> None:
    record = recorded("dice")
    driver = ReplayDriver(replace(record, actions=record.actions[3:]))
    assert driver.names == ["title"]
    assert any("damaged" in text for text in driver.texts())
