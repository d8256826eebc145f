"""Drives the client as a player would: clicks, keys, time, and what is on the screen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pygame

from game.client.app import App
from game.client.toolkit.scene import Scene
from game.client.toolkit.widgets import Widget
from game.play.settings import LANGUAGES

# Every language where there is least room, and one of them where there is much.
ROOMS = [(lang, (1024, 600), 1.3) for lang in LANGUAGES] + [("de", (1920, 1080), 1.0)]


class Driver:
    """Wraps a headless app. Nothing is drawn on the way unless a test says so: `texts` and the like
    draw the frame they look at.
    """

    draws = False

    def __init__(self, app: App) -> None:
        self.app = app

    @property
    def scene(self) -> Scene:
        assert self.app.top is not None
        return self.app.top

    @property
    def names(self) -> list[str]:
        """The scenes on the stack, lowest first."""
        return [scene.name for scene in self.app.stack]

    def widget(self, key: str) -> Widget:
        found = self.scene.find(key)
        assert found is not None, f"no widget {key!r} in {self.scene.name}"
        return found

    def move(self, pos: tuple[int, int]) -> None:
        self._send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))

    def point(self, key: str) -> None:
        self.move(self.widget(key).rect.center)

    def press(self, pos: tuple[int, int]) -> None:
        self.move(pos)
        self._send(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)

    def release(self, pos: tuple[int, int]) -> None:
        self._send(pygame.MOUSEBUTTONUP, pos=pos, button=1)

    def click(self, target: str | tuple[int, int]) -> None:
        pos = self.widget(target).rect.center if isinstance(target, str) else target
        self.press(pos)
        self.release(pos)

    def wheel(self, amount: int) -> None:
        self._send(pygame.MOUSEWHEEL, x=0, y=amount, precise_y=float(amount))

    def key(self, *keys: int, mod: int = 0) -> None:
        """Press and let go."""
        for key in keys:
            self.app.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))
            self._send(pygame.KEYUP, key=key, mod=mod, unicode="")

    def hold(self, key: int, times: int) -> None:
        """A key that stays down comes again and again."""
        for _ in range(times):
            self._send(pygame.KEYDOWN, key=key, mod=0, unicode="")

    def type(self, text: str) -> None:
        self._send(pygame.TEXTINPUT, text=text)

    def wait(self, milliseconds: float) -> None:
        self.app.tick(milliseconds, draw=self.draws)

    def _send(self, kind: int, **values: Any) -> None:
        self.app.post(pygame.event.Event(kind, values))
        self.wait(16)

    def texts(self) -> list[str]:
        """Every text on the screen right now."""
        with self.watched():
            pass
        return [drawn.text for drawn in self.app.ui.text.drawn]

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Note the texts drawn meanwhile, and in one whole frame at the end."""
        self.app.ui.watch_text()
        yield
        self.app.dirty = True
        self.app.frame()

    def assert_fits_in_every_language(self) -> None:
        """Whatever is on the screen stays there while the words change."""
        for language in LANGUAGES:
            self.app.ui.store.set("language", language)
            self.assert_fits()

    def assert_fits(self) -> None:
        """No text on the screen overflows its box or had to be shortened."""
        with self.watched():
            pass
        text = self.app.ui.text
        assert text.overflows == []
        assert text.shortened == []
        assert self.app.ui.tr.missing == set()
