"""Letters without any width: written into a field, or drawn."""

from __future__ import annotations

import pygame
import pytest

from game.client.app import App
from game.client.doors import open_setup, open_title
from game.client.toolkit.theme import STYLES
from tests.client.driver import Driver


@pytest.mark.parametrize("text", ["\ufe0f", "\u200b", "a \ufe0f b", ""])
def test_they_are_drawn_as_nothing(text: str) -> None:
    ui = App.headless().ui
    assert ui.text.image(text, STYLES["body"][0], 20, "ink").get_height() > 0


def test_what_is_left_of_a_sign_in_a_name_harms_nobody() -> None:
    app = App.headless()
    open_title(app)
    open_setup(app)
    driver = Driver(app)
    driver.click("name_0")
    app.post(pygame.event.Event(pygame.TEXTINPUT, text="\u2620\ufe0f"))
    for key in (pygame.K_HOME, pygame.K_DELETE):
        app.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
    driver.wait(50)
    app.frame()
    assert app.failures == 0
    assert app.top is not None
    assert app.top.name == "setup"
