"""Files that survive a crash: written beside and swapped in, with the one before as a backup."""

from __future__ import annotations

import errno
import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Generic, TypeVar

from game.rules.errors import RuleError

APP = "skull-king"
BACKUP, DAMAGED = ".bak", ".damaged"
_KEYS = {
    "EROFS": "read_only",
    "ENOSPC": "no_space",
    "EDQUOT": "no_space",
    "EACCES": "no_permission",
    "EPERM": "no_permission",
}

Content = TypeVar("Content")


class StorageError(RuleError):
    """The disk or a file on it refuses; the key tells why, `path` where."""


@dataclass(frozen=True)
class Loaded(Generic[Content]):
    """What a file held, and what was wrong: the damaged file lies now at `set_aside`."""

    content: Content
    from_backup: bool = False
    problem: str = ""
    set_aside: Path | None = None


def user_folder() -> Path:
    """Where the user's files belong on this system."""
    import platformdirs  # the command-line tools do without it

    return Path(platformdirs.user_data_path(APP, appauthor=False))


def save(path: Path, text: str) -> None:
    """Replace the file as a whole; whatever fails, the one before is there or is its backup."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary = _written(path, text)
        try:
            if path.exists():
                path.replace(_beside(path, BACKUP))
            temporary.replace(path)
        finally:
            temporary.unlink(missing_ok=True)
    except OSError as error:
        raise _refused(path, "written", error) from error


def _written(path: Path, text: str) -> Path:
    """A new file in the same folder, safely on the disk."""
    handle, name = tempfile.mkstemp(prefix=f"{path.name}.", suffix=".tmp", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
    return Path(name)


def load(path: Path, read: Callable[[str], Content]) -> Loaded[Content] | None:
    """What `read` makes of the file, or of its backup when it is damaged; None without either.

    `read` refuses a text with a RuleError. A damaged file is set aside, never deleted. One of a
    newer version is not damaged: it stays where it is for that version, and the error goes on.
    """
    problem, set_aside = "", None
    for candidate in (path, _beside(path, BACKUP)):
        try:
            text = _text_of(candidate)
            if text is not None:
                return Loaded(read(text), candidate != path, problem, set_aside)
        except (RuleError, UnicodeDecodeError) as error:
            if isinstance(error, StorageError) or getattr(error, "key", "") == "newer":
                raise
            problem = problem or f"{candidate.name}: {error}"
            set_aside = _set_aside(candidate) or set_aside
    if problem:
        raise StorageError("damaged", f"{problem}; there is no good backup", path=path)
    return None


def _text_of(path: Path) -> str | None:
    try:
        return path.read_bytes().decode("utf-8")
    except FileNotFoundError:
        return None
    except OSError as error:
        raise _refused(path, "read", error) from error


def _set_aside(path: Path) -> Path | None:
    """Keep it under the first free name; on a disk that refuses, it stays where it is."""
    names = (_beside(path, f"{DAMAGED}{number or ''}") for number in count())
    with suppress(OSError):
        return path.rename(next(name for name in names if not name.exists()))
    return None


def _beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def _refused(path: Path, done: str, error: OSError) -> StorageError:
    key = _KEYS.get(errno.errorcode.get(error.errno or 0, ""), "disk_error")
    reason = error.strerror or type(error).__name__
    return StorageError(key, f"{path} cannot be {done}: {reason}", path=path)
