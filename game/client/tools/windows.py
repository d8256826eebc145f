"""A real window where there is a display, otherwise one that nobody sees."""

from __future__ import annotations

import os

import pygame

from game.client.app import NAME
from game.client.window import DesktopWindow, NoDisplay


def open_screen() -> tuple[DesktopWindow, str]:
    """The window and the name of the driver that shows it; `dummy` shows nothing."""
    try:
        window = DesktopWindow(NAME, fullscreen=False)
    except NoDisplay:
        pygame.display.quit()
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        window = DesktopWindow(NAME, fullscreen=False)
    window.surface.fill(0)  # art is converted to its format
    return window, pygame.display.get_driver()
