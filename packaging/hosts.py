"""Where the programs of a system run: here, or under Wine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Protocol

from build_target import Places

# The built program must show what it does for a player, whatever this shell was told.
NOT_PASSED_ON = (
    *("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER"),
    *("LC_ALL", "LC_MESSAGES", "LANGUAGE", "PYTHONPATH", "PYTHONHOME"),
)


class Host(Protocol):
    """Runs programs of one system."""

    @property
    def python(self) -> Path:
        """The Python that builds, and what the game needs with it."""

    @property
    def data(self) -> Path:
        """Where programs of that system keep the player's files: a folder of this build."""

    def prepare(self) -> None:
        """Fetch what is needed and is not there."""

    def command(self, program: Path, *arguments: str) -> list[str]:
        """How it is started."""

    def environment(self) -> dict[str, str]:
        """What it is started with."""

    def named(self, path: Path) -> str:
        """The path as programs of that system call it."""

    def close(self, program: Path, process: subprocess.Popen[bytes]) -> None:
        """Ask a program to leave, as someone who closes its window."""

    def stop(self) -> None:
        """End whatever still runs."""

    def leave(self) -> None:
        """The build is over: take away what was only for it."""


def bare_environment() -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if key not in NOT_PASSED_ON}
    return {**kept, "LANG": "C.UTF-8"}


class Here:
    """This very system."""

    def __init__(self, places: Places) -> None:
        self.places = places

    @property
    def python(self) -> Path:
        return Path(sys.executable)

    @property
    def data(self) -> Path:
        return self.places.build / "home"

    def prepare(self) -> None:
        """All is there: this is the environment the build runs in."""

    def command(self, program: Path, *arguments: str) -> list[str]:
        return [str(program), *arguments]

    def environment(self) -> dict[str, str]:
        home = {"HOME": str(self.data), "XDG_DATA_HOME": str(self.data)}
        return {**bare_environment(), **(home if sys.platform == "linux" else {})}

    def named(self, path: Path) -> str:
        return str(path)

    def close(self, program: Path, process: subprocess.Popen[bytes]) -> None:
        process.terminate()

    def stop(self) -> None:
        """Programs started here end with their process."""

    def leave(self) -> None:
        shutil.rmtree(self.data, ignore_errors=True)
