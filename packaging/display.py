"""A virtual screen (Xvfb) with a mouse (xdotool)."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from types import TracebackType
from typing import Self

import pygame

from build_target import BuildError
from pictures import screen_dump

SIZE = (1440, 900)
SECONDS = 60


class Display:
    """A running Xvfb whose pixels are read from a file and whose mouse xdotool moves."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __enter__(self) -> Self:
        self.folder.mkdir(parents=True, exist_ok=True)
        reader, writer = os.pipe()
        size = "x".join(map(str, (*SIZE, 24)))
        # Without -noreset it starts anew, and refuses a program that comes just then, whenever the
        # last one has gone: each call of xdotool would be such a one.
        options = ["-noreset", "-nolisten", "tcp"]
        screen = ["-screen", "0", size, "-fbdir", str(self.folder), *options]
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writer), *screen],
            pass_fds=[writer],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writer)
        with os.fdopen(reader) as told:
            number = told.readline().strip()
        if not number:
            self.server.wait()
            raise BuildError(f"Xvfb does not start: it ends with {self.server.returncode}.")
        self.name = f":{number}"
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.server.terminate()
        self.server.wait()

    def picture(self, area: pygame.Rect | None = None) -> pygame.Surface:
        """What the screen, or an area of it, shows now."""
        whole = screen_dump((self.folder / "Xvfb_screen0").read_bytes())
        return whole.subsurface(area.clip(whole.get_rect())).copy() if area else whole

    def windows(self, title: str) -> list[pygame.Rect]:
        """Where the windows of this title are."""
        numbers = self.xdotool("search", "--onlyvisible", "--class", ".").split()
        mine = [n for n in numbers if self.xdotool("getwindowname", n).strip() == title]
        told = [self.xdotool("getwindowgeometry", "--shell", number) for number in mine]
        return [pygame.Rect(*place) for place in map(geometry, told) if place]

    def click(self, x: int, y: int) -> None:
        self.xdotool("mousemove", str(x), str(y))
        self.xdotool("click", "1")

    def xdotool(self, *words: str) -> str:
        """The output of xdotool; empty when the window does not exist."""
        done = subprocess.run(
            ["xdotool", *words],
            env={**os.environ, "DISPLAY": self.name},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            errors="replace",
            timeout=SECONDS,
            check=False,
        )
        return done.stdout


def geometry(told: str) -> list[int]:
    """Left, top, width and height from xdotool's output; empty when it printed none."""
    values = dict(line.split("=", 1) for line in told.splitlines() if "=" in line)
    return [int(values[key]) for key in ("X", "Y", "WIDTH", "HEIGHT") if key in values]
