"""The rules overlay: what it tells comes from the rules themselves."""

from __future__ import annotations

import pygame
import pytest

from game.client.app import App
from game.client.i18n import LANGUAGES
from game.client.playable import PLAYABLE
from game.client.scenes.rules import TABS, RulesScene
from game.client.scenes.rules_parts.order import beats, tiers, worked_examples
from game.client.scenes.rules_parts.rows import piece_groups
from game.client.scenes.rules_parts.search import matching, short_rules
from game.match.library import load_editions
from tests.client.driver import Driver

EDITIONS = load_editions()
DICE = EDITIONS["dice"].setup(4)


def opened(tab: str = "order", setup: object = DICE) -> Driver:
    app = App.headless()
    app.go("title")
    app.open("rules", setup=setup, tab=tab)
    return Driver(app)


def pairs(key: str) -> dict[tuple[str, str], int]:
    setup = EDITIONS[key].setup(4)
    return {(b.winner.role.value, b.loser.role.value): b.points for b in beats(setup)}


@pytest.mark.parametrize(
    ("edition", "charm", "mermaid"), [("dice", 50, 0), ("schmidt", 50, 0), ("beck", 40, 20)]
)
def test_the_ring_of_every_edition_is_judged_by_its_rules(
    edition: str, charm: int, mermaid: int
) -> None:
    assert pairs(edition) == {
        ("king", "pirate"): 30,
        ("pirate", "mermaid"): mermaid,
        ("mermaid", "king"): charm,
    }


def test_scoring_without_bonuses_shows_no_coins() -> None:
    setup = EDITIONS["dice"].setup(4, {"scoring": "landlubber"})
    assert [beat.points for beat in beats(setup)] == [0, 0, 0]


def test_the_levels_follow_the_edition() -> None:
    assert [t.key for t in tiers(DICE)] == ["characters_last", "any_number_last", "escapes"]
    beck = EDITIONS["beck"].setup(4, {"kraken": True})
    assert [t.key for t in tiers(beck)] == [
        "characters_first",
        "trumps",
        "lead",
        "escapes",
        "leviathans",
    ]


def test_examples_are_counted_by_the_scoring_in_force() -> None:
    driver = opened("scoring")
    texts, tr = driver.texts(), driver.app.ui.tr
    for result in worked_examples(DICE):
        assert tr.signed(DICE.scoring.points(result)) in texts


def test_the_dice_are_those_of_the_set() -> None:
    driver = opened("pieces")
    texts = driver.texts()
    for piece in DICE.edition.box.pieces:
        assert f"{DICE.deck.count(piece.token)} ×" in texts
        assert driver.app.ui.tr(f"piece.{piece.token}") in texts


def test_the_chosen_options_are_told() -> None:
    driver = opened("game", EDITIONS["dice"].setup(5, {"scoring": "landlubber"}))
    text = " ".join(driver.texts())
    assert "Landlubber’s" in text
    assert "Hands with 5 seats" in text


def test_typing_filters_the_short_rules() -> None:
    driver = opened("search")
    scene = driver.scene
    assert isinstance(scene, RulesScene)
    everything = len(scene.content.parts)
    driver.type("mermaid")
    some = len(scene.content.parts)
    assert 0 < some < everything
    driver.type(" charm")
    driver.type("xx")
    assert "Nothing about that on this sheet." in driver.texts()
    assert driver.scene.focus is not None
    assert driver.scene.focus.key == "search"


def test_searching_needs_neither_case_nor_accents() -> None:
    entries = [("Sirènes", "Une Sirène bat"), ("Être", "autre")]
    assert matching(entries, "SIRENE bat") == entries[:1]
    assert matching(entries, "etre") == entries[1:]
    assert matching(entries, "") == entries


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_playable_edition_has_short_rules(lang: str) -> None:
    app = App.headless(lang=lang)
    for edition in PLAYABLE:
        assert len(short_rules(app.ui, edition)) >= 10


def test_tabs_are_turned_by_mouse_and_by_keyboard() -> None:
    driver = opened()
    scene = driver.scene
    assert isinstance(scene, RulesScene)
    for tab in TABS[1:]:
        driver.key(pygame.K_RIGHT)
        assert scene.tab == tab
        if tab == "search":
            break
    driver.click(scene.tabs.tab_rect(0).center)
    assert scene.tab == "order"


@pytest.mark.parametrize("where", ["title", "setup", "settings", "credits", "how_to_play"])
def test_r_opens_the_rules_over_everything_and_closes_them(where: str) -> None:
    app = App.headless()
    app.go("title")
    if where != "title":
        app.open(where)
    driver = Driver(app)
    before = driver.names
    driver.key(pygame.K_r)
    assert driver.names == [*before, "rules"]
    driver.key(pygame.K_r)
    assert driver.names == before
    app.post(
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SLASH, mod=pygame.KMOD_SHIFT, unicode="?")
    )
    app.tick(16)
    assert driver.names == [*before, "rules"]
    driver.click("close")
    assert driver.names == before


def test_a_name_with_an_r_does_not_open_the_rules() -> None:
    app = App.headless()
    app.go("title")
    app.open("setup")
    driver = Driver(app)
    driver.click("name_0")
    driver.key(pygame.K_r)
    driver.type("r")
    assert driver.names == ["title", "setup"]


@pytest.mark.parametrize("tab", TABS)
@pytest.mark.parametrize("edition", ["schmidt", "beck"])
def test_the_card_games_need_only_their_texts_and_art(edition: str, tab: str) -> None:
    """Nothing breaks for an edition that has neither yet."""
    driver = opened(tab, EDITIONS[edition].setup(4))
    driver.app.frame()
    assert driver.app.failures == 0
    assert driver.names == ["title", "rules"]


def test_cards_of_a_colour_share_a_row() -> None:
    groups = piece_groups(EDITIONS["schmidt"].setup(4))
    assert sorted(map(len, groups), reverse=True)[:5] == [13, 13, 13, 13, 1]
    assert len(piece_groups(DICE)) == 7
