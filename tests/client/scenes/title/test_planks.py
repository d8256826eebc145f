"""The main menu holds seven planks, in the smallest window and with the largest letters."""

from __future__ import annotations

import pygame
import pytest

from game.client.scenes.title import menu
from game.client.scenes.title.scene import TitleScene
from game.client.toolkit.theme import MINIMUM
from game.play.settings import LANGUAGES, TEXT_SIZES
from tests.client.scenes.title.test_unfinished import at_title

MOST = 7


@pytest.mark.parametrize("lang", LANGUAGES)
def test_seven_planks_fit_below_the_name(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    full = (menu.MENU[0],) * (MOST - 1 - len(menu.MENU)) + menu.MENU
    monkeypatch.setattr(menu, "MENU", full)
    driver = at_title("beck", "schmidt", lang=lang, seats=6)
    driver.app.ui.store.set("text_size", TEXT_SIZES[-1])
    driver.app.resize(MINIMUM)
    driver.assert_fits()
    scene = driver.scene
    assert isinstance(scene, TitleScene)
    assert len(scene.planks) == MOST
    window = pygame.Rect((0, 0), MINIMUM)
    rects = [scene.mark, scene.logo, *(widget.rect for widget in scene.widgets)]
    assert all(window.contains(rect) for rect in rects)
    assert not any(rect.collidelist(rects[:i]) >= 0 for i, rect in enumerate(rects))
