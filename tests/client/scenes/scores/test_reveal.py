"""The end of a hand and of a match: shown step by step, and left only by a deliberate choice."""

from __future__ import annotations

import pygame
import pytest

from game.client.app import App
from game.client.doors import open_title
from game.client.scenes.scores.match_over import MatchOverScene
from game.client.scenes.scores.score_pad import ScorePadScene
from game.client.toolkit.theme import duration
from game.play.settings import LANGUAGES, Settings
from tests.client.driver import Driver
from tests.client.scenes.scores.fake_game import FakeGame
from tests.client.scenes.scores.opened import end_of, settled

GUARD = duration("guard")


def begun(hands: int | None, **settings: object) -> tuple[Driver, MatchOverScene | ScorePadScene]:
    """The pad after a hand, or the end of a match, in its first moment."""
    app = App.headless(settings=Settings(**settings))  # type: ignore[arg-type]
    open_title(app)
    game = FakeGame(4, hands)
    scene = (
        MatchOverScene(app, game)  # type: ignore[arg-type]
        if hands is None
        else ScorePadScene(app, game, hand_over=True)  # type: ignore[arg-type]
    )
    app.push(scene)
    driver = Driver(app)
    driver.draws = False
    return driver, scene


def over() -> tuple[Driver, MatchOverScene]:
    driver, scene = begun(None)
    assert isinstance(scene, MatchOverScene)
    return driver, scene


# The pad


def test_the_numbers_are_written_in_seat_by_seat() -> None:
    driver, scene = begun(2)
    shares = []
    while scene.timeline.busy:
        driver.wait(50)
        shares.append(tuple(scene.table.share(seat) for seat in range(4)))
    assert shares[0] == (0, 0, 0, 0)
    assert shares[-1] == (1, 1, 1, 1)
    assert all(list(each) == sorted(each, reverse=True) for each in shares)


def test_totals_are_the_old_ones_until_they_are_written() -> None:
    driver, scene = begun(2)
    driver.wait(20)
    first, second = scene.game.public_view.scored
    assert scene.table._totals == first.totals
    settled(driver, scene)
    assert scene.table._totals == second.totals


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_s])
def test_a_key_ends_the_writing_and_a_quick_second_one_does_nothing(key: int) -> None:
    driver, scene = begun(2)
    driver.wait(GUARD)
    driver.key(key)
    assert not scene.timeline.busy
    for _ in range(5):
        driver.key(key)
        driver.wait(GUARD / 2)
    assert driver.names == ["title", "score_pad"]
    driver.wait(GUARD)
    driver.key(key)
    assert driver.names == ["title"]


def test_clicks_meant_to_skip_never_leave_the_pad() -> None:
    driver, scene = begun(2)
    for _ in range(8):
        driver.click("done")
        driver.wait(GUARD / 2)
    assert driver.names == ["title", "score_pad"]
    settled(driver, scene)
    driver.click("done")
    assert driver.names == ["title"]


def test_a_pad_that_was_asked_for_closes_at_once() -> None:
    app = App.headless()
    open_title(app)
    app.push(ScorePadScene(app, FakeGame(4, 2)))  # type: ignore[arg-type]
    driver = Driver(app)
    driver.key(pygame.K_s)
    assert driver.names == ["title"]


# The end of a match


def test_ranks_come_up_from_the_last_to_the_first() -> None:
    driver, scene = over()
    while scene.timeline.busy:
        driver.wait(30)
        risen = scene.podium.risen
        assert risen == sorted(risen)
        assert scene.podium.fallen == 0 or risen[0] == 1
    assert scene.podium.risen == [1, 1, 1, 1]


def test_nothing_tells_the_winner_before_the_winner_comes() -> None:
    driver, scene = over()
    winner = scene.winners[0]
    while not scene.reveal.is_won:
        assert winner not in " ".join(driver.texts())
        driver.wait(200)
    assert f"{winner} wins!" in driver.texts()


def test_the_steps_stand_in_the_order_of_rank() -> None:
    _, scene = end_of(FakeGame(6))
    ranked = [standing.place for standing in [*scene.podium.steps, *scene.podium.others]]
    assert ranked == sorted(ranked)


@pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN, pygame.K_ESCAPE])
def test_a_key_ends_the_reveal_and_leaves_nothing(key: int) -> None:
    driver, scene = over()
    driver.wait(50)
    for _ in range(6):
        driver.key(key)
        driver.wait(GUARD / 2)
    assert not scene.timeline.busy
    assert driver.names == ["title", "match_over"]


def test_clicks_meant_to_skip_never_start_a_match() -> None:
    driver, scene = over()
    at = settled(*begun(None)).widget("again").rect.center
    for _ in range(10):
        driver.click(at)
        driver.wait(GUARD / 2)
    assert driver.app.top is scene


def test_the_space_bar_never_leaves_the_end() -> None:
    driver, scene = over()
    for _ in range(6):
        driver.key(pygame.K_SPACE)
        driver.wait(3 * GUARD)
    assert driver.app.top is scene


def test_enter_shows_what_it_would_choose_before_it_does() -> None:
    driver, scene = over()
    settled(driver, scene)
    driver.key(pygame.K_RETURN, pygame.K_RETURN)
    assert driver.app.top is scene
    assert scene.keyboard


def test_the_lines_give_way_to_the_pad() -> None:
    driver, scene = over()
    settled(driver, scene)
    assert scene.chart.visible
    driver.click("turn")
    assert scene.table.visible
    assert not scene.chart.visible


def test_with_reduced_motion_nothing_slides() -> None:
    driver, scene = begun(None, reduced_motion=True)
    assert isinstance(scene, MatchOverScene)
    seen = set[float]()
    while scene.timeline.busy:
        driver.wait(30)
        seen |= set(scene.podium.risen)
    assert seen <= {0.0, 1.0}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 6])
def test_the_end_fits_with_larger_text(language: str, seats: int) -> None:
    app = App.headless((1024, 600), language, Settings(text_size=1.3))
    driver, _ = end_of(FakeGame(seats), app)
    driver.assert_fits()
    driver.click("turn")
    driver.assert_fits()
