"""The rules overlay: what it tells comes from the rules themselves."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.client.app import App
from game.client.doors import (
    open_credits,
    open_how_to_play,
    open_settings,
    open_setup,
    open_title,
)
from game.client.scenes.rules.card_cells import CardCell, card_groups
from game.client.scenes.rules.scene import TABS, RulesScene
from game.client.toolkit.widgets import Widget
from game.rules.edition import Setup
from tests.client.driver import Driver
from tests.client.scenes.rules.setups import SETUPS, all_texts, opened, whole_text


def parts(tab: str, setup: Setup) -> list[Widget]:
    scene = opened(tab, setup).scene
    assert isinstance(scene, RulesScene)
    return scene.content.parts


def test_the_dice_are_those_of_the_set() -> None:
    setup = SETUPS["dice"]
    driver = opened("pieces")
    texts = driver.texts()
    for piece in setup.edition.box.pieces:
        assert f"{setup.deck.count(piece.token)} ×" in texts
        assert driver.app.ui.tr(f"piece.{piece.token}") in texts


@pytest.mark.parametrize("name", ["schmidt", "beck", "beck_all"])
def test_every_card_of_the_box_is_told_once(name: str) -> None:
    setup = SETUPS[name]
    counts = setup.edition.box.counts
    groups = card_groups(setup)
    told = [piece.token for group in groups for piece in group.pieces]
    assert sorted(told) == sorted(token for token, count in counts.items() if count)
    assert sum(group.count for group in groups) == sum(counts.values())
    assert sum(group.count for group in groups if group.in_play) == len(setup.deck)


def test_cards_that_are_left_out_say_so() -> None:
    absent = [g.pieces[0].token for g in card_groups(SETUPS["beck"]) if not g.in_play]
    assert absent == ["loot", "kraken", "whale"]
    cells = [part for part in parts("pieces", SETUPS["beck"]) if isinstance(part, CardCell)]
    marks = [cell.texts[-1][1] for cell in cells if len(cell.texts) > 1]
    assert marks == ["**Ability not in this game**"] * 5 + ["**Not in this game**"] * 3
    assert "Not in this game" in all_texts(opened("pieces", SETUPS["beck"]))
    texts = all_texts(opened("pieces", SETUPS["beck_all"]))
    assert not [text for text in texts if "not in this game" in text.lower()]
    assert "1 × Kraken" in texts
    assert "1 × Rosie, Pirate" in texts


def test_the_chosen_options_are_told() -> None:
    text = whole_text(opened("game", SETUPS["landlubber"]))
    assert "Landlubber’s" in text
    assert "Rounds with 6 players" in text


def test_what_is_on_is_explained_and_what_is_off_is_named() -> None:
    text = whole_text(opened("game", SETUPS["beck_eight"]))
    assert "The White Whale" in text
    assert "The Kraken: not in this game" in text
    assert "Who leads after the Kraken" not in text
    text = whole_text(opened("game", SETUPS["beck_ghost"]))
    assert "Who leads after the Kraken: Who’d have won" in text
    assert "Graybeard’s ghost plays along" in text
    assert "not in this game" not in text


@pytest.mark.parametrize("name", ["schmidt", "beck_eight", "beck_custom"])
def test_the_plan_shows_how_many_cards_each_hand_deals(name: str) -> None:
    setup = SETUPS[name]
    texts = opened("game", setup).texts()
    for cards in set(setup.plan):
        assert texts.count(str(cards)) == setup.plan.count(cards)


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


def test_the_keyboard_scrolls_a_long_tab() -> None:
    driver = opened("pieces", SETUPS["beck_all"], size=(1024, 600))
    scene = driver.scene
    assert isinstance(scene, RulesScene)
    assert scene.area.furthest > 0
    driver.key(pygame.K_PAGEDOWN, pygame.K_PAGEDOWN, pygame.K_PAGEDOWN)
    assert scene.area.offset == scene.area.furthest
    driver.key(pygame.K_PAGEUP, pygame.K_PAGEUP, pygame.K_PAGEUP)
    assert scene.area.offset == 0


@pytest.mark.parametrize(
    "door", [open_title, open_setup, open_settings, open_credits, open_how_to_play]
)
def test_r_opens_the_rules_over_everything_and_closes_them(door: Callable[[App], object]) -> None:
    app = App.headless()
    open_title(app)
    door(app)
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
    open_title(app)
    open_setup(app)
    driver = Driver(app)
    driver.click("name_0")
    driver.key(pygame.K_r)
    driver.type("r")
    assert driver.names == ["title", "setup"]
