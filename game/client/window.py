"""Where frames go: a window at native pixels, or a plain surface for tests and pictures."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from typing import Protocol

import pygame

from game.client.toolkit.theme import DESIGN, MINIMUM, SMALLEST_LAYOUT

Size = tuple[int, int]

INVISIBLE = ("dummy", "offscreen")
BARS = 80  # what a desktop needs of its height for title and task bar


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class Window(Protocol):
    """What the app draws on."""

    @property
    def surface(self) -> pygame.Surface: ...

    def flip(self) -> None: ...

    def to_pixels(self, pos: tuple[float, float]) -> tuple[int, int]: ...

    def set_fullscreen(self, on: bool) -> None: ...


class Canvas:
    """What is drawn on: what is shown, or where that is too small for any layout, a larger one."""

    def __init__(self) -> None:
        self._larger: pygame.Surface | None = None

    def over(self, shown: pygame.Surface) -> pygame.Surface:
        size = max(shown.width, SMALLEST_LAYOUT[0]), max(shown.height, SMALLEST_LAYOUT[1])
        if size == shown.get_size():
            self._larger = None
            return shown
        if self._larger is None or self._larger.get_size() != size:
            self._larger = pygame.Surface(size, depth=32)
        return self._larger

    def show(self, shown: pygame.Surface) -> None:
        """Squeeze the larger one, if there is one, into what is shown."""
        if self._larger:
            shown.blit(pygame.transform.smoothscale(self._larger, shown.get_size()), (0, 0))


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
        self._canvas = Canvas()
        self._check_colours()
        self.window.minimum_size = _least_size()
        self.set_fullscreen(fullscreen)
        self.window.show()
        pygame.key.stop_text_input()
        pygame.key.set_repeat(400, 35)

    def _check_colours(self) -> None:
        """SDL cannot draw on screens of 256 colours, and says so only now."""
        try:
            self.window.get_surface()
        except pygame.error as error:
            self.window.destroy()
            raise NoDisplay(f"this one has too few colours ({error})") from error

    @property
    def surface(self) -> pygame.Surface:
        return self._canvas.over(self.window.get_surface())

    def flip(self) -> None:
        self._canvas.show(self.window.get_surface())
        self.window.flip()

    def to_pixels(self, pos: tuple[float, float]) -> tuple[int, int]:
        return _stretched(pos, self.window.size, self.surface.get_size())

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
        self.shown = pygame.Surface(size)
        self.fullscreen = False
        self._canvas = Canvas()

    @property
    def surface(self) -> pygame.Surface:
        return self._canvas.over(self.shown)

    def flip(self) -> None:
        self._canvas.show(self.shown)

    def to_pixels(self, pos: tuple[float, float]) -> tuple[int, int]:
        return _stretched(pos, self.shown.get_size(), self.surface.get_size())

    def set_fullscreen(self, on: bool) -> None:
        self.fullscreen = on

    def resize(self, size: Size) -> None:
        self.shown = pygame.Surface(size)


def _stretched(pos: tuple[float, float], units: Size, pixels: Size) -> tuple[int, int]:
    return round(pos[0] * pixels[0] / units[0]), round(pos[1] * pixels[1] / units[1])


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
    first = pygame.display.get_desktop_sizes()[:1]
    if any(width >= 2 * DESIGN[0] and height >= 2 * DESIGN[1] for width, height in first):
        return (DESIGN[0] * 3 // 2, DESIGN[1] * 3 // 2)
    return fitting(DESIGN, first)


def _least_size() -> Size:
    """As small as a player can make the window; never larger than a desktop."""
    return fitting(MINIMUM, pygame.display.get_desktop_sizes())


def fitting(size: Size, desktops: Iterable[Size]) -> Size:
    """The size, or what every one of the desktops has room for."""
    width, height = size
    for desktop in desktops:
        width, height = min(width, desktop[0]), min(height, desktop[1] - BARS)
    return max(1, width), max(1, height)
