"""Where the programs of a system run: here, or under Wine."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Protocol

from build_target import Places

# The built program is tested as a player runs it, whatever is set in this shell.
NOT_PASSED_ON = (
    *("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER"),
    *("LC_ALL", "LC_MESSAGES", "LANGUAGE", "PYTHONPATH", "PYTHONHOME"),
)


class Host(Protocol):
    """Runs programs of one system."""

    @property
    def python(self) -> Path:
        """The Python that builds, with the packages of the game."""

    @property
    def data(self) -> Path:
        """Where programs of that system keep the player's files: a folder of this build."""

    def prepare(self) -> None:
        """Fetch what is missing."""

    def command(self, program: Path, *arguments: str) -> list[str]:
        """The command line that runs a program."""

    def environment(self) -> dict[str, str]:
        """The environment variables for such a command."""

    def named(self, path: Path) -> str:
        """The path as programs of that system call it."""

    def close(self, program: Path, process: subprocess.Popen[bytes]) -> None:
        """Ask a program to exit, as closing its window does."""

    def stop(self) -> None:
        """End whatever still runs."""

    def leave(self) -> None:
        """Remove what only this build needed."""


def bare_environment() -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if key not in NOT_PASSED_ON}
    return {**kept, "LANG": "C.UTF-8"}


class Here:
    """The system the build runs on."""

    def __init__(self, places: Places) -> None:
        self.places = places

    @property
    def python(self) -> Path:
        return Path(sys.executable)

    @property
    def data(self) -> Path:
        return self.places.build / "home"

    def prepare(self) -> None:
        """Nothing to do: the build already runs in this environment."""

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
        """Nothing to do: programs end with their process."""

    def leave(self) -> None:
        shutil.rmtree(self.data, ignore_errors=True)
