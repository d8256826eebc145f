"""A built program in a real window, watched and clicked from outside."""

from __future__ import annotations

import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from build_target import BuildError, Project
from display import Display
from hosts import Host
from pictures import difference

PATIENCE = 90.0  # seconds
PAUSE = 0.25
# A click on a window that has just opened may get lost.
CLICK_AGAIN = 4.0
# Fonts and lights differ a little from system to system.
ALIKE = 0.03


class Window:
    """One run of the program with an empty folder of saves and settings."""

    def __init__(self, host: Host, program: Path, display: Display, project: Project) -> None:
        self.host, self.program, self.display = host, program, display
        self.title, self.folder = project.title, host.data / project.key
        self.area = pygame.Rect(0, 0, 0, 0)
        host.data.mkdir(parents=True, exist_ok=True)
        shutil.rmtree(self.folder, ignore_errors=True)
        drivers = {"DISPLAY": display.name, "SDL_AUDIODRIVER": "dummy"}
        self.process = subprocess.Popen(
            host.command(program),
            cwd=host.data,
            env={**host.environment(), **drivers},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )

    def until(self, question: Callable[[], bool], event: str) -> None:
        """Wait until it is true; a BuildError if that takes too long or the program exits."""
        end = time.monotonic() + PATIENCE
        while not question():
            if self.process.poll() is not None:
                raise self.failure(f"leaves before {event}")
            if time.monotonic() > end:
                raise self.failure(f"shows no sign of {event} in {PATIENCE:.0f} s")
            time.sleep(PAUSE)

    def open(self) -> tuple[int, int]:
        """Wait for the window and return its size."""
        self.until(self.has_opened, "a window")
        return self.area.size

    def has_opened(self) -> bool:
        found = self.display.windows(self.title)
        self.area = found[0] if found else self.area
        return bool(found)

    def picture(self) -> pygame.Surface:
        return self.display.picture(self.area)

    def shows(self, scene: pygame.Surface) -> bool:
        return difference(self.picture(), scene) < ALIKE

    def click_until(self, button: tuple[int, int], done: Callable[[], bool], event: str) -> None:
        """Click, and again after a while, until it is done."""
        x, y = self.area.x + button[0], self.area.y + button[1]
        clicked = time.monotonic() - CLICK_AGAIN

        def is_done() -> bool:
            nonlocal clicked
            if done():
                return True
            if time.monotonic() - clicked >= CLICK_AGAIN:
                self.display.click(x, y)
                clicked = time.monotonic()
            return False

        self.until(is_done, event)

    def leave(self) -> None:
        """Ask it to exit; a BuildError unless it does so with status 0 and no error log."""
        self.host.close(self.program, self.process)
        try:
            status = self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise self.failure("does not leave") from None
        if status:
            raise self.failure(f"leaves with status {status}")
        for log in self.folder.glob("*.log"):
            raise self.failure("wrote down an error", log.read_text("utf-8", "replace"))

    def failure(self, wrong: str, said: str = "") -> BuildError:
        """What went wrong, with the last output of the program."""
        if self.process.poll() is not None and not said:
            assert self.process.stdout is not None
            said = self.process.stdout.read().decode("utf-8", "replace")
        tail = "".join(f"\n  {line}" for line in said.splitlines()[-12:])
        return BuildError(f"{self.program.name}, in a real window, {wrong}.{tail}")

    def end(self) -> None:
        """Make sure that the process has ended."""
        if self.process.poll() is None:
            self.process.kill()
            self.host.stop()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
