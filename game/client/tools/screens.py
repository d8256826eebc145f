"""A real window where there is a display, otherwise one that nobody sees."""

from __future__ import annotations

import os

import pygame

from game.client.app import NAME
from game.client.screen import NoDisplay, WindowScreen


def open_screen() -> tuple[WindowScreen, str]:
    """The window and the name of the driver that shows it; `dummy` shows nothing."""
    try:
        screen = WindowScreen(NAME, fullscreen=False)
    except NoDisplay:
        pygame.display.quit()
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        screen = WindowScreen(NAME, fullscreen=False)
    screen.surface.fill(0)  # art is converted to its format
    return screen, pygame.display.get_driver()
