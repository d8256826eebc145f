"""The booklet's advice: when it is given."""

from __future__ import annotations

from typing import Any

import pytest

from game.client.app import App
from game.client.doors import open_setup, open_title
from game.client.scenes.setup.scene import SetupScene
from game.match.library import load_editions
from game.play.advice import advice
from tests.client.driver import Driver

EDITIONS = load_editions()


@pytest.mark.parametrize(
    ("key", "seats", "options", "told"),
    [
        ("beck", 6, {}, []),
        ("beck", 7, {}, [("seats", {"count": 6})]),
        ("beck", 4, {"kraken": True}, []),
        ("beck", 4, {"kraken": True, "whale": True}, [("beasts", {})]),
        ("beck", 8, {"kraken": True, "whale": True}, [("seats", {"count": 6}), ("beasts", {})]),
        ("dice", 6, {}, []),
        ("schmidt", 6, {}, []),
    ],
)
def test_it_is_given_where_the_booklet_gives_it(
    key: str, seats: int, options: dict[str, Any], told: list[object]
) -> None:
    setup = EDITIONS[key].setup(seats, options)
    assert advice(setup.edition, seats, setup.options) == told


def test_the_setup_shows_it() -> None:
    app = App.headless()
    open_title(app)
    scene = open_setup(app)
    assert isinstance(scene, SetupScene)
    driver = Driver(app)
    driver.click("edition_beck")
    assert not any("advice" in text for text in driver.texts())
    for beast in ("kraken", "whale"):
        scene._choose(beast, True)
    driver.wait(50)
    told = app.ui.tr("setup.advice.beasts")
    assert any(text.strip() and told.startswith(text.strip()) for text in driver.texts())
