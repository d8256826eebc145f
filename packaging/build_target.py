"""What is built, for which system, and in which folders; name and version from pyproject.toml."""

from __future__ import annotations

import platform
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from game.bootstrap import read_pyproject, release

ROOT = Path(__file__).resolve().parent.parent
SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}
ARCHITECTURES = {"amd64": "x86_64", "aarch64": "arm64"}
# How a file for more than one processor begins on macOS.
FAT = (b"\xca\xfe\xba\xbe", b"\xca\xfe\xba\xbf")


class BuildError(Exception):
    """The build cannot go on; the text tells the reader why."""


@dataclass(frozen=True)
class Project:
    """The project as it names itself: `skull-king`."""

    key: str
    version: str
    description: str

    @property
    def title(self) -> str:
        return self.key.replace("-", " ").title()

    @property
    def program(self) -> str:
        return self.title.replace(" ", "")

    @property
    def bundle_id(self) -> str:
        return f"io.github.{self.key}"

    @property
    def numbers(self) -> tuple[int, int, int, int]:
        """The version as Windows wants it: exactly four numbers."""
        a, b, c, d = (*release(self.version), 0, 0, 0, 0)[:4]
        return a, b, c, d


@dataclass(frozen=True)
class Target:
    """A system and a processor, and what things are called there."""

    system: str
    arch: str

    def archive(self, project: Project) -> str:
        ending = "tar.gz" if self.system == "linux" else "zip"
        return f"{project.program}-{project.version}-{self.system}-{self.arch}.{ending}"

    def built(self, project: Project) -> str:
        """The folder that PyInstaller makes."""
        return project.program + (".app" if self.system == "macos" else "")

    def executable(self, project: Project) -> str:
        """Where the program is in the folder that gets packed."""
        if self.system == "macos":
            return f"{self.built(project)}/Contents/MacOS/{project.program}"
        return project.program + (".exe" if self.system == "windows" else "")


@dataclass(frozen=True)
class Places:
    """The folders of a build. Only what is complete ever comes into dist."""

    root: Path = ROOT

    @property
    def dist(self) -> Path:
        return self.root / "dist"

    @property
    def build(self) -> Path:
        return self.root / "build"

    @property
    def parts(self) -> Path:
        """What is made for PyInstaller: icons, version resource."""
        return self.build / "parts"

    @property
    def frozen(self) -> Path:
        """What PyInstaller made."""
        return self.build / "frozen"

    def packed(self, project: Project) -> Path:
        """The folder as the player finds it in the archive."""
        return self.build / "packed" / project.program


def this_project(root: Path = ROOT) -> Project:
    told = read_pyproject(root)["project"]
    return Project(told["name"], told["version"], told["description"])


def this_target() -> Target:
    """The system and the processor of this Python."""
    try:
        system = SYSTEMS[sys.platform]
    except KeyError:
        raise BuildError(f"There is no download for {sys.platform}.") from None
    if system == "macos" and is_universal():
        return Target(system, "universal2")
    return Target(system, architecture(platform.machine(), sys.maxsize > 2**32))


def architecture(machine: str, is_64_bit: bool) -> str:
    """One name for one processor, whatever the system calls it."""
    name = ARCHITECTURES.get(machine.lower(), machine.lower())
    return name if is_64_bit or name != "x86_64" else "x86"


def is_universal() -> bool:
    """Whether Python and every part of pygame are made for both processors of the Mac."""
    pygame = find_spec("pygame")
    assert pygame is not None and pygame.origin is not None, "pygame is not installed"
    parts = Path(pygame.origin).parent.glob("*.so")
    return all(is_fat(path) for path in [Path(sys.executable).resolve(), *parts])


def is_fat(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) in FAT
