"""The game in a real window on a screen of its own, seen and touched from outside."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.app import NAME, App
from game.play.drills.desk import NoThought
from game.play.services import Services
from main import client_services

ROOT = Path(__file__).parents[2]
# At the end, where it hides nothing: the build looks at windows, too.
sys.path.append(str(ROOT / "packaging"))

from pictures import difference, keep, screen_dump  # noqa: E402

DUMP = "Xvfb_screen0"  # the pixels of the screen, beside the home of the game
ARTEFACT = ROOT / "build" / "real_window.png"
DESKTOP, WINDOW = (1440, 900), (1280, 720)
PATIENCE = 90.0
ALIKE = 0.03  # lanterns flicker, and something lights up below the mouse
PASSAGE = 60  # frames, after which the twin has come to a scene
MISSING = [tool for tool in ("Xvfb", "xdotool") if not shutil.which(tool)]


def screen(tmp_path: Path) -> Iterator[str]:
    """A screen of its own, whose pixels lie in a file."""
    if MISSING:
        reason = f"not installed: {', '.join(MISSING)}"
        if os.environ.get("REAL_WINDOW") == "required":
            pytest.fail(reason)
        pytest.skip(reason)
    reader, writer = os.pipe()
    size = "x".join(map(str, (*DESKTOP, 24)))
    # Without -noreset it would begin anew, and refuse callers, whenever its last client leaves.
    command = ["Xvfb", "-noreset", "-displayfd", str(writer), "-screen", "0", size]
    command += ["-fbdir", str(tmp_path)]
    with subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL) as server:
        os.close(writer)
        with os.fdopen(reader) as told:
            yield f":{told.readline().strip()}"
        server.terminate()


class Window:
    """The game in its own process, seen and touched from outside."""

    def __init__(self, display: str, home: Path) -> None:
        self.home = home
        without = {"SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "LC_ALL", "LC_MESSAGES"}
        env = {key: value for key, value in os.environ.items() if key not in without}
        folders = {"HOME": str(home), "XDG_DATA_HOME": str(home)}
        self.env = {**env, **folders, "DISPLAY": display, "LANG": "C.UTF-8"}
        self.folder = home / "skull-king"
        self.folder.mkdir(parents=True)
        (self.folder / "settings.json").write_text('{"speed": "fast"}', "utf-8")
        self.log = (home / "log.txt").open("w")
        self.process = subprocess.Popen(
            [sys.executable, "main.py"], cwd=ROOT, env=self.env, stdout=self.log, stderr=self.log
        )
        # There is no other window, and the search by name depends on the locale.
        found = self.xdotool("search", "--sync", "--onlyvisible", "--class", ".")
        self.window = found.splitlines()[0]
        assert self.xdotool("getwindowname", self.window).strip() == NAME
        # What the game draws at the same size: it knows where everything is.
        services = client_services()
        self.twin = App.headless(WINDOW, "en", services=_thoughtless(services))

    def xdotool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words],
            env=self.env,
            capture_output=True,
            text=True,
            timeout=60,
            check=True,
        )
        return done.stdout

    def click(self, key: str) -> None:
        """On the place where the twin has this widget."""
        assert self.twin.top is not None
        widget = self.twin.top.find(key)
        assert widget is not None, key
        self.xdotool("mousemove", "--window", self.window, *map(str, widget.rect.center))
        self.xdotool("click", "1")

    def until_shown(self) -> None:
        """Until the window shows the scene that is open in the twin: a press before that would not
        be meant for it.
        """
        for _ in range(PASSAGE):
            self.twin.tick(16)
        expected, end = self.twin.frame(), time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if difference(self._picture(), expected) < ALIKE:
                return
            time.sleep(0.2)
        raise AssertionError(f"the window never showed {self.twin.top and self.twin.top.name}")

    def _picture(self) -> pygame.Surface:
        told = self.xdotool("getwindowgeometry", "--shell", self.window)
        place = dict(line.split("=") for line in told.split())
        screen = screen_dump((self.home.parent / DUMP).read_bytes())
        return screen.subsurface((int(place["X"]), int(place["Y"])), WINDOW)

    def close(self) -> int:
        """As the window manager would: the game gets to leave by itself."""
        self.process.terminate()
        status = self.process.wait(timeout=20)
        self.log.close()
        return status


def _thoughtless(services: Services) -> Services:
    return Services(levels=services.levels, personalities=services.personalities, think=NoThought)


def keep_picture(folder: Path) -> None:
    """The screen as it was, to be looked at after a failure."""
    keep(screen_dump((folder / DUMP).read_bytes()), ARTEFACT)
    print(f"see {ARTEFACT}")
