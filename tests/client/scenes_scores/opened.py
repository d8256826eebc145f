"""The two scenes over a title, with a driver for each."""

from __future__ import annotations

from game.client.app import App
from game.client.scenes.match_over import MatchOverScene
from game.client.scenes.score_pad import ScorePadScene
from tests.client.driver import Driver
from tests.client.scenes_scores.fake_game import FakeGame


def pad_of(
    game: FakeGame, hand_over: bool = True, app: App | None = None
) -> tuple[Driver, ScorePadScene]:
    app = app or App.headless()
    app.go("title")
    scene = ScorePadScene(app, game, hand_over)  # type: ignore[arg-type]
    app.push(scene)
    return Driver(app), scene


def end_of(game: FakeGame, app: App | None = None) -> tuple[Driver, MatchOverScene]:
    app = app or App.headless()
    app.go("title")
    scene = MatchOverScene(app, game)  # type: ignore[arg-type]
    app.push(scene)
    return Driver(app), scene
