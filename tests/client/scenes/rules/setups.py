"""Matches whose rules are worth reading: every edition, and what its options change."""

from __future__ import annotations

from game.client.app import App
from game.client.doors import open_rules, open_title
from game.client.scenes.rules.scene import RulesScene
from game.match.library import load_editions
from game.rules.edition import Setup
from tests.client.driver import Driver

EDITIONS = load_editions()
EXTRAS = {"kraken": True, "whale": True, "loot": True, "abilities": True}
LONG_PLAN = tuple(range(1, 21))

SETUPS: dict[str, Setup] = {
    "dice": EDITIONS["dice"].setup(4),
    "landlubber": EDITIONS["dice"].setup(6, {"scoring": "landlubber"}),
    "schmidt": EDITIONS["schmidt"].setup(4),
    "schmidt_two": EDITIONS["schmidt"].setup(2),
    "beck": EDITIONS["beck"].setup(4),
    "beck_all": EDITIONS["beck"].setup(6, EXTRAS),
    "beck_ghost": EDITIONS["beck"].setup(
        2,
        {
            **EXTRAS,
            "scoring": "rascal_loads",
            "after_kraken": "would_be_winner",
            "harry_after_last_trick": True,
        },
    ),
    "beck_eight": EDITIONS["beck"].setup(8, {"whale": True, "scoring": "rascal"}),
    "beck_custom": EDITIONS["beck"].setup(3, {"plan": "custom", "custom_plan": LONG_PLAN}),
}


def opened(
    tab: str = "order",
    setup: Setup = SETUPS["dice"],
    lang: str = "en",
    size: tuple[int, int] = (1280, 720),
) -> Driver:
    app = App.headless(size, lang)
    open_title(app)
    open_rules(app, setup, tab=tab)
    return Driver(app)


def all_texts(driver: Driver) -> list[str]:
    """Every text of the tab, also what must be scrolled to; what is cut may come twice."""
    scene = driver.scene
    assert isinstance(scene, RulesScene)
    texts = driver.texts()
    while scene.area.offset < scene.area.furthest:
        scene.area.scroll_to(scene.area.offset + scene.area.rect.height)
        texts += driver.texts()
    return texts


def whole_text(driver: Driver) -> str:
    return " ".join(all_texts(driver))
