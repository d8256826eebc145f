"""What is built, for which system, and in which folders; name and version from pyproject.toml."""

from __future__ import annotations

import platform
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from binaries import PROCESSORS, processors
from game.bootstrap import read_pyproject, release

ROOT = Path(__file__).resolve().parent.parent
SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}
ARCHITECTURES = {"amd64": "x86_64", "aarch64": "arm64"}
UNIVERSAL = "universal2"  # for both processors of the Mac


class BuildError(Exception):
    """The build cannot go on; the text tells the reader why."""


def say(text: str) -> None:
    """Print progress at once: a build takes minutes."""
    print(text, flush=True)


@dataclass(frozen=True)
class Project:
    """Name, version and description from pyproject.toml, and the names made from them."""

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

    def name(self, project: Project) -> str:
        return f"{project.program}-{project.version}-{self.system}-{self.arch}"

    def archive(self, project: Project) -> str:
        return self.name(project) + (".tar.xz" if self.system == "linux" else ".zip")

    def single_file(self, project: Project) -> str:
        """The program that is one file, for Windows; elsewhere there is none."""
        return f"{project.program}-{project.version}.exe" if self.system == "windows" else ""

    def bill(self, project: Project) -> str:
        """The list of what is in the downloads."""
        return f"{self.name(project)}.sbom.json"

    def downloads(self, project: Project) -> list[str]:
        """Everything a build puts into dist, but for the checksums."""
        names = (self.archive(project), self.single_file(project), self.bill(project))
        return [name for name in names if name]

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
    """The folders of a build; only finished files are put into dist."""

    system: str
    root: Path = ROOT

    @property
    def dist(self) -> Path:
        return self.root / "dist"

    @property
    def build(self) -> Path:
        return self.root / "build" / self.system

    @property
    def parts(self) -> Path:
        """What is made for PyInstaller: icons, version resource."""
        return self.build / "parts"

    @property
    def work(self) -> Path:
        """PyInstaller's working folder."""
        return self.build / "work"

    @property
    def frozen(self) -> Path:
        """What PyInstaller made."""
        return self.build / "frozen"

    @property
    def logs(self) -> Path:
        """What was said, and pictures of the window; they stay when the build fails."""
        return self.root / "build" / "logs" / self.system

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
        return Target(system, UNIVERSAL)
    return Target(system, architecture(platform.machine(), sys.maxsize > 2**32))


def target_for(system: str) -> Target:
    """What to build when this system is asked for; an empty name is the one that runs here."""
    here = this_target()
    if system in ("", here.system):
        return here
    if (here.system, system) != ("linux", "windows"):
        advice = " or, with Wine, on Linux" if system == "windows" else ""
        raise BuildError(f"The download for {system} can be built on {system}{advice} only.")
    if here.arch != "x86_64":
        raise BuildError(f"The download for windows is for x86_64; this processor is {here.arch}.")
    return Target(system, here.arch)


def architecture(machine: str, is_64_bit: bool) -> str:
    """One name for one processor, whatever the system calls it."""
    name = ARCHITECTURES.get(machine.lower(), machine.lower())
    return name if is_64_bit or name != "x86_64" else "x86"


def is_universal() -> bool:
    """Whether Python and every binary of pygame are made for both processors of the Mac."""
    pygame = find_spec("pygame")
    assert pygame is not None and pygame.origin is not None, "pygame is not installed"
    return is_for_all(Path(sys.executable).resolve(), Path(pygame.origin).parent)


def is_for_all(python: Path, package: Path) -> bool:
    """Libraries lie in `.dylibs`, deeper in the package."""
    parts = [path for kind in ("*.so", "*.dylib") for path in package.rglob(kind)]
    return all((processors(path) or set()) >= {*PROCESSORS.values()} for path in (python, *parts))
