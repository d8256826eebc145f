"""Prepares a private environment on first use and runs the same command again in it."""

# Standard library only, and no syntax newer than Python 3.8: an old Python must get as far as
# being told that it is too old.
from __future__ import annotations

import contextlib
import errno
import importlib.util
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from subprocess import PIPE, STDOUT
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    Needed = dict[str, list[str]]  # group -> requirement lines
    Stamp = dict[str, str]  # "python" -> its version, group -> what was installed for it

MINIMUM = (3, 11)
ROOT = Path(__file__).resolve().parent.parent
DEBIAN = Path("/etc/debian_version")


class SetupError(Exception):
    """The environment cannot be prepared; the text tells the reader what to do about it."""


def require_python() -> None:
    """Leave with a clear line on a Python that cannot run the game."""
    if sys.version_info < MINIMUM:
        this, least = dotted(sys.version_info[:3]), dotted(MINIMUM)
        sys.exit(
            f"Skull King needs Python {least} or newer; this is Python {this}. "
            "A newer one is at https://www.python.org/downloads/"
        )


def ensure(*groups: str, root: Path = ROOT) -> None:
    """Return in an interpreter that has the game's dependencies and those of the groups."""
    require_python()
    if is_built():
        return
    environment = Environment(root)
    try:
        needed = requirements(read_pyproject(root), groups)
        if environment.is_running_with(needed):
            return
        environment.prepare(needed)
    except SetupError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(130)
    rerun(environment.python)


def read_pyproject(root: Path = ROOT) -> dict[str, Any]:
    """The project's one description of itself: version and requirements."""
    import tomllib  # not there before 3.11

    try:
        return tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise SetupError(f"pyproject.toml cannot be read: {error}") from error


def requirements(pyproject: dict[str, Any], groups: Sequence[str]) -> Needed:
    """What to install: always what the game runs with, and the groups asked for."""
    needed = {"runtime": pyproject["project"]["dependencies"]}
    return {**needed, **{group: pyproject["dependency-groups"][group] for group in groups}}


class Environment:
    """The private environment of one checkout, and the stamp that says what is complete in it."""

    def __init__(self, root: Path) -> None:
        self.folder = root / ".venv"
        self.python = self.folder / ("Scripts/python.exe" if on_windows() else "bin/python")
        self.stamp = self.folder / "skull-king.json"
        self.lock = root / ".venv.lock"

    def is_running_with(self, needed: Needed) -> bool:
        """Whether this very interpreter will do: it is ours, or one the user prepared himself."""
        if self.is_home_of(sys.prefix) and self.stamp.exists():
            return self.covers(needed, dotted(sys.version_info[:2]))
        return all(is_installed(line) for line in lines(needed))

    def prepare(self, needed: Needed) -> None:
        """Make the environment complete, one process at a time."""
        if self.covers(needed, self.probe()):
            return
        try:
            with locked(self.lock):
                # Whoever held the lock before may have done it all.
                if not self.covers(needed, self.probe()):
                    self.build(needed)
        except OSError as error:
            raise SetupError(
                f"Skull King cannot be set up in {self.folder} ({error.strerror or error}). "
                "Move it to a folder you may write to, or use an environment of your own with: "
                "pip install " + " ".join(f'"{line}"' for line in lines(needed))
            ) from error

    def covers(self, needed: Needed, python: str) -> bool:
        """Whether the stamp speaks of this Python and of exactly these requirements."""
        return stamp_for(needed, python).items() <= self.read_stamp().items()

    def build(self, needed: Needed) -> None:
        """Add what is missing; start anew when broken, interrupted or made by another Python."""
        say("Setting up Skull King in its own .venv folder, which is done only once:")
        stamp, python = self.read_stamp(), self.probe()
        unfinished = stamp.keys() <= {"python"}
        if unfinished or stamp["python"] != python:
            python = self.create()
            stamp = {"python": python}
        self.install(needed, stamp)
        self.write_stamp({**stamp, **stamp_for(needed, python)})
        say("  done.")

    def create(self) -> str:
        """Make an empty environment and tell the version of its Python."""
        require_venv()
        say("  making the folder ...")
        # Not the interpreter inside .venv, should that one be running: it is about to be replaced.
        python = getattr(sys, "_base_executable", sys.executable)
        failure = run([python, "-m", "venv", "--clear", str(self.folder)])
        version = self.probe()
        if failure or not version:
            shutil.rmtree(self.folder, ignore_errors=True)
            raise SetupError(f"Python could not make the folder {self.folder}.{failure}")
        return version

    def install(self, needed: Needed, stamp: Stamp) -> None:
        """Run pip; while it runs, the stamp promises nothing."""
        self.write_stamp({"python": stamp["python"]})
        options = ["--progress-bar=off", "--disable-pip-version-check", "--no-input", "--retries=2"]
        command = [str(self.python), "-m", "pip", "install", *options, *lines(needed)]
        failure = run(command, Progress(lines(needed)).hear)
        if failure:
            self.step_back(stamp)
            raise SetupError(
                "The packages Skull King needs could not be installed. "
                f"Is there a connection to the internet?{failure}"
            )

    def step_back(self, stamp: Stamp) -> None:
        """After a refusal by pip, which changed nothing: keep what was complete before."""
        if stamp.keys() <= {"python"}:
            shutil.rmtree(self.folder, ignore_errors=True)
        else:
            self.write_stamp(stamp)

    def probe(self) -> str:
        """The version of the environment's Python; empty when it does not run from there."""
        code = "import sys; print('%d.%d' % sys.version_info[:2], sys.prefix)"
        try:
            answer = subprocess.run(
                [str(self.python), "-c", code], capture_output=True, text=True, check=False
            )
        except OSError:
            return ""
        version, _, prefix = answer.stdout.strip().partition(" ")
        return version if self.is_home_of(prefix) else ""

    def is_home_of(self, prefix: str) -> bool:
        return bool(prefix) and Path(prefix).resolve() == self.folder.resolve()

    def read_stamp(self) -> Stamp:
        try:
            stamp = json.loads(self.stamp.read_text("utf-8"))
        except (OSError, ValueError):
            return {}
        return stamp if isinstance(stamp, dict) and "python" in stamp else {}

    def write_stamp(self, stamp: Stamp) -> None:
        self.stamp.write_text(json.dumps(stamp, indent=1), "utf-8")


def lines(needed: Needed) -> list[str]:
    return [line for group in needed.values() for line in group]


def stamp_for(needed: Needed, python: str) -> Stamp:
    return {"python": python, **{group: " ".join(needed[group]) for group in needed}}


def is_installed(requirement: str) -> bool:
    """Whether this interpreter has a package as `name>=1.2,<3` demands it."""
    from importlib import metadata

    name, *bounds = re.split(r",|(?=[<>])", requirement)
    try:
        version = release(str(metadata.version(name)))
    except metadata.PackageNotFoundError:
        return False
    return all(is_within(version, bound) for bound in bounds if bound)


def is_within(version: tuple[int, ...], bound: str) -> bool:
    if bound.startswith(">="):
        return version >= release(bound[2:])
    return version < release(bound[1:])


def release(version: str) -> tuple[int, ...]:
    """The numbers a version starts with: 2.5.8rc1 -> (2, 5, 8)."""
    return tuple(int(number) for number in re.findall(r"\d+", re.split(r"[^\d.]", version)[0]))


def require_venv() -> None:
    """Some systems split venv off Python: name the package that brings it back."""
    if all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
        return
    advice = "Install the venv and ensurepip modules of your Python (often called python3-venv)"
    if DEBIAN.exists():
        advice = f"Install it with: sudo apt install python{dotted(sys.version_info[:2])}-venv"
    raise SetupError(f"This Python lacks venv, which Skull King is set up with. {advice}")


@contextlib.contextmanager
def locked(path: Path) -> Iterator[None]:
    """Wait for our turn; the system itself takes the lock from a process that dies."""
    with path.open("a") as handle:
        if not has_locked(handle.fileno()):
            say("Skull King is being set up by another process; waiting for it ...")
            while not has_locked(handle.fileno()):
                time.sleep(0.2)
        yield


def has_locked(descriptor: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        # Any other refusal comes from a file system without locks: better unlocked than never.
        return error.errno not in (errno.EACCES, errno.EAGAIN)
    return True


class Progress:
    """Says how far pip is, from what it prints: one line for each package asked for."""

    def __init__(self, requirements: Sequence[str]) -> None:
        self.names = [name_of(line) for line in requirements]
        self.said = set()  # type: set[str]

    def hear(self, line: str) -> None:
        words = line.split()
        if line.startswith("Collecting "):
            self.fetching(name_of(words[1]))
        elif line.startswith("Requirement already satisfied: "):
            self.fetching(name_of(words[3]))
        elif line.startswith("Processing "):  # a file that is at hand
            self.fetching(Path(words[1]).name.partition("-")[0].replace("_", "-"))
        elif line.startswith("Installing collected packages: "):
            say(f"  installing {len(words) - 3} packages ...")

    def fetching(self, name: str) -> None:
        if name in self.names and name not in self.said:
            self.said.add(name)
            say(f"  fetching {name} ({len(self.said)} of {len(self.names)}) ...")


def name_of(requirement: str) -> str:
    return re.split(r"[^\w.-]", requirement)[0]


def run(command: list[str], hear: Callable[[str], None] = lambda line: None) -> str:
    """Run silently; what it said last, when it failed, to be shown below our own line."""
    said = []
    with subprocess.Popen(
        command,
        stdout=PIPE,
        stderr=STDOUT,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        text=True,
        errors="replace",
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            hear(line)
            said.append(line.rstrip())
    if not process.returncode:
        return ""
    said = [line for line in said if line and not line.startswith("WARNING")]
    errors = [line for line in said if line.startswith("ERROR")] or said
    return "".join(f"\n  {line}" for line in errors[-5:] or ["(without a word)"])


def rerun(python: Path) -> NoReturn:
    """The same command in the other interpreter, as if it had been called with that one."""
    sys.stdout.flush()
    command = [str(python), *sys.argv]
    if on_windows():
        # There exec would return to the shell at once. Ctrl-C is for the game to answer.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        sys.exit(subprocess.call(command))
    os.execv(command[0], command)


def is_built() -> bool:
    """Whether this is the built program, which brings everything along."""
    return bool(getattr(sys, "frozen", False))


def on_windows() -> bool:
    return os.name == "nt"


def dotted(numbers: Sequence[int]) -> str:
    return ".".join(map(str, numbers))


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)
