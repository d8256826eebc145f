"""The game in a real window on a screen of its own, seen and touched from outside."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.client.app import NAME, App
from game.play.drills.desk import NoThought
from game.play.services import Services
from main import client_services

ROOT = Path(__file__).parents[2]
ARTEFACT = ROOT / "build" / "real_window.png"
DESKTOP, WINDOW = (1440, 900), (1280, 720)
PATIENCE = 90.0
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

    def close(self) -> int:
        """As the window manager would: the game gets to leave by itself."""
        self.process.terminate()
        status = self.process.wait(timeout=20)
        self.log.close()
        return status


def _thoughtless(services: Services) -> Services:
    return Services(levels=services.levels, personalities=services.personalities, think=NoThought)


def keep_picture(dump: Path) -> None:
    """The screen as it was, from the X server's own file, to be looked at after a failure."""
    data = dump.read_bytes()
    header = struct.unpack(">25I", data[:100])
    start, width, height, line, colours = header[0], header[4], header[5], header[12], header[19]
    pixels = data[start + colours * 12 :][: line * height]
    image = pygame.image.frombuffer(pixels, (line // 4, height), "BGRA").subsurface(
        (0, 0, width, height)
    )
    ARTEFACT.parent.mkdir(exist_ok=True)
    pygame.image.save(image.convert(24), ARTEFACT)
    print(f"see {ARTEFACT}")
