"""The score pad, the end of a match and its best moments."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.client.app import App
from game.client.plan import MatchPlan
from game.client.scenes.match_over import MatchOverScene
from game.client.scenes.parts.chart import grid_values, spread
from game.client.scenes.score_pad import ScorePadScene
from game.client.scenes.score_parts.moments import best_moments
from game.rules.events import HandDealt, HandScored, SeatScore, TrickTaken
from game.rules.scoring import ScoreLine
from game.rules.trick import Bonus, Reason
from tests.client.driver import Driver
from tests.client.scenes_scores.fake_game import FakeGame


def with_pad(hands: int, hand_over: bool = True) -> tuple[Driver, ScorePadScene, FakeGame]:
    app, game = App.headless(), FakeGame(4, hands)
    app.go("title")
    scene = ScorePadScene(app, game, hand_over)  # type: ignore[arg-type]
    app.push(scene)
    return Driver(app), scene, game


def test_the_pad_shows_every_total_and_every_item_of_the_last_hand() -> None:
    driver, _, game = with_pad(3)
    texts, tr = driver.texts(), driver.app.ui.tr
    for hand in game.public_view.scored:
        for total, score in zip(hand.totals, hand.scores, strict=True):
            assert tr.number(total) in texts
            assert tr.signed(score.points) in texts
    for score in game.public_view.scored[-1].scores:
        assert f"bid {score.bid}, won {score.won}" in texts
    assert "Hand 3 is over" in texts


def test_another_hand_is_told_by_arrow_or_click() -> None:
    driver, scene, _ = with_pad(3)
    driver.click(scene.table.row_rect(1).center)
    assert scene.chosen == 1
    assert "Hand 1 · 1 die" in driver.texts()
    driver.key(pygame.K_DOWN)
    assert scene.chosen == 2


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_s])
def test_it_goes_on_with_a_key(key: int) -> None:
    driver, _, _ = with_pad(2)
    driver.key(key)
    assert driver.names == ["title"]


def test_before_the_first_score_the_pad_is_empty() -> None:
    driver, _, _ = with_pad(0, hand_over=False)
    assert "No hand has been scored yet" in driver.texts()
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


def ended(game: FakeGame) -> tuple[Driver, MatchOverScene]:
    app = App.headless()
    app.go("title")
    scene = MatchOverScene(app, game)  # type: ignore[arg-type]
    app.push(scene)
    return Driver(app), scene


def test_the_winner_is_named_with_the_points() -> None:
    game = FakeGame(4)
    driver, _scene = ended(game)
    totals = game.public_view.totals
    best = totals.index(max(totals))
    assert f"{game.seats[best].name} wins!" in driver.texts()


def test_equal_totals_share_the_win() -> None:
    game = next(g for g in (FakeGame(6, seed=s) for s in range(99)) if _is_shared(g))
    driver, scene = ended(game)
    assert len(scene.winners) > 1
    assert "A shared win!" in driver.texts()


def _is_shared(game: FakeGame) -> bool:
    totals = game.public_view.totals
    return totals.count(max(totals)) > 1


def test_play_again_keeps_the_crew_and_passes_the_start_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plans: list[MatchPlan] = []

    def go(_app: App, name: str, **values: Any) -> None:
        plans.append(values["plan"])

    game = FakeGame(3)
    driver, _ = ended(game)
    monkeypatch.setattr(App, "go", go)
    driver.click("again")
    driver.key(pygame.K_RETURN)
    assert plans[0] == plans[1]
    assert plans[0].seats == game.seats
    assert plans[0].starter == 1


def test_from_the_end_to_a_new_game_and_to_the_title() -> None:
    game = FakeGame(3)
    driver, _ = ended(game)
    driver.click("new")
    assert driver.names == ["title", "setup"]
    driver, _ = ended(game)
    driver.click("home")
    assert driver.names == ["title"]


# Moments


def score(bid: int, won: int, points: int) -> SeatScore:
    return SeatScore(bid, won, None, (ScoreLine("tricks", points),), points)


def scored(number: int, *scores: SeatScore, totals: tuple[int, ...]) -> HandScored:
    return HandScored(number, number, scores, totals)


def trick(reason: str, *bonuses: Bonus) -> TrickTaken:
    return TrickTaken(1, (0, 1), ("a", "b"), 1, 1, Reason(reason), bonuses)


def keys(*events: Any) -> dict[str, Any]:
    return {moment.key: moment for moment in best_moments(events, 99)}


def test_a_mermaid_that_charms_the_king_is_told() -> None:
    hand = scored(4, score(1, 0, -10), score(1, 1, 70), totals=(-10, 70))
    found = keys(HandDealt(4, 4, 0, ()), trick("mermaid_charms_king"), hand)
    assert found["charmed"].seats == (1,)
    assert found["charmed"].values == {"hand": 4}
    assert found["best_hand"].values == {"points": 70, "hand": 4}
    assert found["worst_hand"].seats == (0,)


def test_the_most_pirates_in_one_trick_are_told() -> None:
    caught = Bonus("pirate_captured", 30)
    hand = scored(5, score(1, 0, -10), score(1, 1, 80), totals=(-10, 80))
    found = keys(HandDealt(5, 5, 0, ()), trick("king", caught, caught), trick("king", caught), hand)
    assert found["pirates"].count == 2


def test_a_streak_an_exact_bidder_a_comeback_and_a_photo_finish_are_told() -> None:
    hands = [
        scored(1, score(0, 0, 10), score(1, 0, -10), totals=(10, -10)),
        scored(2, score(0, 0, 20), score(1, 0, -10), totals=(30, -20)),
        scored(3, score(0, 0, 30), score(1, 0, -10), totals=(60, -30)),
        scored(4, score(0, 4, -40), score(3, 3, 60), totals=(20, 30)),
    ]
    found = keys(*hands)
    assert found["streak"].seats == (0,)
    assert found["streak"].values == {"count": 3}
    assert (found["exact"].seats, found["exact"].count) == ((0,), 3)
    assert found["comeback"].seats == (1,)
    assert found["photo_finish"].values == {"points": 10}
    assert found["zero"].values == {"count": 3, "hand": 3}


def test_without_a_scored_hand_there_is_nothing_to_tell() -> None:
    assert best_moments([]) == []
