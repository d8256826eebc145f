"""The score pad and the end of a match."""

from __future__ import annotations

import pygame
import pytest

from game.client.props.chart import grid_values, spread
from game.client.scenes.scores import match_over
from game.client.scenes.scores.score_pad import ScorePadScene
from game.client.toolkit.theme import duration
from game.play.game import Games
from game.play.terms import MatchTerms
from tests.client.driver import Driver
from tests.client.scenes.scores.fake_game import FakeGame
from tests.client.scenes.scores.opened import end_of, pad_of


def with_pad(hands: int, hand_over: bool = True) -> tuple[Driver, ScorePadScene, FakeGame]:
    game = FakeGame(4, hands)
    return *pad_of(game, hand_over), game


def test_the_pad_shows_every_total_and_every_item_of_the_last_hand() -> None:
    driver, _, game = with_pad(3)
    texts, tr = driver.texts(), driver.app.ui.tr
    for hand in game.public_view.scored:
        for total, score in zip(hand.totals, hand.scores, strict=True):
            assert tr.number(total) in texts
            assert tr.signed(score.points) in texts
    for score in game.public_view.scored[-1].scores:
        assert f"bid {score.bid}, won {score.won}" in texts
    assert "Round 3 is over" in texts


def test_another_hand_is_told_by_arrow_or_click() -> None:
    driver, scene, _ = with_pad(3)
    driver.click(scene.table.grid.row(1).center)
    assert scene.chosen == 1
    assert "Round 1 · 1\u00a0die" in driver.texts()
    driver.key(pygame.K_DOWN)
    assert scene.chosen == 2


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_s])
def test_it_goes_on_with_a_key(key: int) -> None:
    driver, _, _ = with_pad(2)
    driver.key(key)
    assert driver.names == ["title"]


def test_before_the_first_score_the_pad_is_empty() -> None:
    driver, _, _ = with_pad(0, hand_over=False)
    assert "No round has been scored yet" in driver.texts()
    driver.click("done")
    assert driver.names == ["title"]


def test_the_grid_has_round_numbers_and_holds_everything() -> None:
    assert grid_values(-40, 130) == [-50, 0, 50, 100, 150]
    assert grid_values(0, 20)[0] == 0
    assert grid_values(0, 20)[-1] >= 20


def test_emblems_that_would_overlap_are_spread() -> None:
    places = spread([50, 50, 50], 10, 0, 100)
    assert sorted(places)[1] - min(places) >= 10
    assert max(spread([99, 99], 10, 0, 100)) <= 100


# Match over


def test_the_winner_is_named_with_the_points() -> None:
    game = FakeGame(4)
    driver, _scene = end_of(game)
    totals = game.public_view.totals
    best = totals.index(max(totals))
    assert f"{game.seats[best].name} wins!" in driver.texts()


def test_equal_totals_share_the_win() -> None:
    game = next(g for g in (FakeGame(6, seed=s) for s in range(99)) if _is_shared(g))
    driver, scene = end_of(game)
    assert "A shared win!" in driver.texts()
    totals = game.public_view.totals
    on_top = [standing for standing in scene.podium.steps if standing.place == 1]
    assert len(on_top) == totals.count(max(totals))
    assert {standing.points for standing in on_top} == {max(totals)}


def _is_shared(game: FakeGame) -> bool:
    totals = game.public_view.totals
    return totals.count(max(totals)) > 1


def test_play_again_keeps_the_crew_and_passes_the_start_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    agreed: list[MatchTerms] = []
    game = FakeGame(3)
    driver, _ = end_of(game)
    monkeypatch.setattr(Games, "new", lambda _games, terms: agreed.append(terms))
    monkeypatch.setattr(match_over, "open_table", lambda _app, _game: None)
    driver.click("again")
    driver.key(pygame.K_RETURN)
    driver.wait(duration("guard"))
    driver.key(pygame.K_RETURN)
    assert agreed[0] == agreed[1]
    assert agreed[0].seats == game.seats
    assert agreed[0].starter == 1


def test_from_the_end_to_a_new_game_and_to_the_title() -> None:
    game = FakeGame(3)
    driver, _ = end_of(game)
    driver.click("new")
    assert driver.names == ["title", "setup"]
    driver, _ = end_of(game)
    driver.click("home")
    assert driver.names == ["title"]
