"""A stand-in for a machine's venv and pip: quick, and failing on demand."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.bootstrap import Environment, ensure

HERE = f"{sys.version_info[0]}.{sys.version_info[1]}"
PYPROJECT = """
[project]
dependencies = ["absent-game-library>=2,<3"]
[dependency-groups]
test = ["absent-test-library>=1"]
"""


class RunAgain(BaseException):
    """Stands for os.execv, which never returns."""

    def __init__(self, command: list[str]) -> None:
        self.command = command


class Machine:
    """A checkout on a machine whose commands are quick, are written down and fail on demand."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.environment = Environment(root)
        self.python = HERE
        self.commands: list[str] = []
        self.pip: Callable[[], tuple[int, str]] = lambda: (0, "")
        self.write_pyproject(PYPROJECT)

    def write_pyproject(self, text: str) -> None:
        (self.root / "pyproject.toml").write_text(text)

    def run(self, command: list[str], **_: object) -> SimpleNamespace:
        """Stands for subprocess.run, which only asks which Python it is."""
        assert "-c" in command
        return self.probe()

    @contextmanager
    def popen(self, command: list[str], **_: object) -> Iterator[SimpleNamespace]:
        """Stands for subprocess.Popen, which runs venv and pip."""
        self.commands.append(command[2])
        code, output = self.make_venv() if command[2] == "venv" else self.pip()
        yield SimpleNamespace(returncode=code, stdout=output.splitlines(keepends=True))

    def probe(self) -> SimpleNamespace:
        if not self.environment.python.exists():
            raise FileNotFoundError
        return SimpleNamespace(returncode=0, stdout=f"{self.python} {self.environment.folder}\n")

    def make_venv(self) -> tuple[int, str]:
        shutil.rmtree(self.environment.folder, ignore_errors=True)
        self.environment.python.parent.mkdir(parents=True)
        self.environment.python.touch()
        return 0, ""

    def use(self, *groups: str) -> list[str]:
        """Start the game or the tests; which commands the set-up needed before it ran again."""
        self.commands.clear()
        with pytest.raises(RunAgain):
            ensure(*groups, root=self.root)
        return list(self.commands)

    def refusal(self, *groups: str) -> str:
        with pytest.raises(SystemExit) as leaving:
            ensure(*groups, root=self.root)
        return str(leaving.value.code)


def run_again(_path: str, command: list[str]) -> None:
    raise RunAgain(command)
