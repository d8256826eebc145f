"""The two scenes over a title, with a driver for each."""

from __future__ import annotations

from game.client.app import App
from game.client.doors import open_title
from game.client.scenes.scores.match_over import MatchOverScene
from game.client.scenes.scores.pad_scene import PadScene
from game.client.scenes.scores.score_pad import ScorePadScene
from tests.client.driver import Driver
from tests.client.scenes.scores.fake_game import FakeGame


def pad_of(
    game: FakeGame, hand_over: bool = True, app: App | None = None
) -> tuple[Driver, ScorePadScene]:
    app = app or App.headless()
    open_title(app)
    scene = ScorePadScene(app, game, hand_over)  # type: ignore[arg-type]
    app.push(scene)
    return settled(Driver(app), scene), scene


def end_of(game: FakeGame, app: App | None = None) -> tuple[Driver, MatchOverScene]:
    app = app or App.headless()
    open_title(app)
    scene = MatchOverScene(app, game)  # type: ignore[arg-type]
    app.push(scene)
    return settled(Driver(app), scene), scene


def settled(driver: Driver, scene: PadScene) -> Driver:
    """Everything was shown, and presses count."""
    for _ in range(200):
        if scene.armed:
            return driver
        driver.wait(50)
    raise AssertionError("it never settled")
