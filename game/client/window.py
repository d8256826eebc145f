"""Where frames go: a window at native pixels, or a plain surface for tests and pictures."""

from __future__ import annotations

import os
import sys
from typing import Protocol

import pygame

from game.client.toolkit.theme import DESIGN, MINIMUM

Size = tuple[int, int]


INVISIBLE = ("dummy", "offscreen")


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class Window(Protocol):
    """What the app draws on."""

    @property
    def surface(self) -> pygame.Surface: ...

    def flip(self) -> None: ...

    def to_pixels(self, pos: tuple[float, float]) -> tuple[int, int]: ...

    def set_fullscreen(self, on: bool) -> None: ...


class DesktopWindow:
    """A window; the mouse speaks in its units, which may be larger than pixels."""

    def __init__(self, title: str, fullscreen: bool) -> None:
        set_hints()
        try:
            pygame.display.init()
            _check_driver()
            self.window = pygame.Window(
                title, _first_size(), resizable=True, allow_high_dpi=True, hidden=True
            )
        except pygame.error as error:
            raise NoDisplay(str(error)) from error
        self.window.minimum_size = MINIMUM
        self.set_fullscreen(fullscreen)
        self.window.show()
        pygame.key.stop_text_input()
        pygame.key.set_repeat(400, 35)

    @property
    def surface(self) -> pygame.Surface:
        return self.window.get_surface()

    def flip(self) -> None:
        self.window.flip()

    def to_pixels(self, pos: tuple[float, float]) -> tuple[int, int]:
        pixels, units = self.surface.get_size(), self.window.size
        return round(pos[0] * pixels[0] / units[0]), round(pos[1] * pixels[1] / units[1])

    def set_fullscreen(self, on: bool) -> None:
        if on:
            self.window.set_fullscreen(desktop=True)
        else:
            self.window.set_windowed()


class MemoryWindow:
    """A surface in memory, resized at will."""

    def __init__(self, size: Size) -> None:
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        if not pygame.display.get_init():
            pygame.display.init()
        if not pygame.display.get_surface():
            # Surfaces are converted to the format of this one.
            pygame.display.set_mode((1, 1))
        self.surface = pygame.Surface(size)
        self.fullscreen = False

    def flip(self) -> None:
        """Nobody looks."""

    def to_pixels(self, pos: tuple[float, float]) -> tuple[int, int]:
        return round(pos[0]), round(pos[1])

    def set_fullscreen(self, on: bool) -> None:
        self.fullscreen = on

    def resize(self, size: Size) -> None:
        self.surface = pygame.Surface(size)


def set_hints() -> None:
    """What SDL must know before it starts."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_IME_SHOW_UI", "1")
    os.environ.setdefault("SDL_VIDEO_ALLOW_SCREENSAVER", "1")
    if sys.platform.startswith("linux"):
        # We draw in memory anyway: without a GPU this is several times faster.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def _check_driver() -> None:
    """Without a display SDL may pick a driver that shows nothing; that must be asked for."""
    driver = pygame.display.get_driver()
    if driver in INVISIBLE and not os.environ.get("SDL_VIDEODRIVER"):
        raise pygame.error("there is no display")


def _first_size() -> Size:
    """As large as designed, or what the desktop has room for."""
    desktops = pygame.display.get_desktop_sizes()
    if not desktops:
        return DESIGN
    width, height = desktops[0]
    if width >= 2 * DESIGN[0] and height >= 2 * DESIGN[1]:
        return (DESIGN[0] * 3 // 2, DESIGN[1] * 3 // 2)
    return (max(MINIMUM[0], min(DESIGN[0], width)), max(MINIMUM[1], min(DESIGN[1], height - 80)))
