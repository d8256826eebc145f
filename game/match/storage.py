"""Files that survive a crash: written beside and swapped in, with the one before as a backup."""

from __future__ import annotations

import errno
import os
import re
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Generic, TypeVar

from game.match.lock import Held, Lock
from game.rules.errors import RuleError

APP = "skull-king"
BACKUP, DAMAGED = ".bak", ".damaged"
PATIENCE = 2.0  # seconds; another game needs some milliseconds to change a file
TRIES, _PAUSE = 5, 0.02
OLD = 3600.0  # seconds; nobody writes a file for as long as that
_TEMPORARY = re.compile(r".+\.json\.[a-z0-9_]{8}\.tmp")
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
            _make_way(path)
            move(temporary, path)
        except OSError:
            _forget(temporary)
            raise
        _settle(path.parent)
    except OSError as error:
        raise refused(path, "written", error) from error


def _make_way(path: Path) -> None:
    """The file becomes the backup; a folder, which is none of ours, is set aside."""
    for place in (path, beside(path, BACKUP)):
        if _is_folder(place):
            _set_aside(place)
    if path.is_file():
        move(path, beside(path, BACKUP))


def move(source: Path, target: Path) -> None:
    """Replace the target; on Windows whoever reads a file just now is in the way for a moment."""
    for _ in range(TRIES - 1):
        with suppress(PermissionError):
            source.replace(target)
            return
        time.sleep(_PAUSE)
    source.replace(target)


def _settle(folder: Path) -> None:
    """Have the new name on the disk as well, where a system lets a folder be written so."""
    if sys.platform == "win32":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _written(path: Path, text: str) -> Path:
    """A new file in the same folder, safely on the disk."""
    handle, name = tempfile.mkstemp(prefix=f"{path.name}.", suffix=".tmp", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
    except BaseException:
        _forget(Path(name))
        raise
    return Path(name)


def _forget(temporary: Path) -> None:
    """What cannot be removed now is swept one day."""
    with suppress(OSError):
        temporary.unlink()


def load(path: Path, read: Callable[[str], Content]) -> Loaded[Content] | None:
    """What `read` makes of the file, or of its backup when it is damaged; None without either.

    `read` refuses a text with a RuleError. A damaged file is set aside, never deleted. One of a
    newer version is not damaged: it stays where it is for that version, and the error goes on.
    """
    problem, set_aside = "", None
    for candidate in (path, beside(path, BACKUP)):
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


def update(
    path: Path,
    read: Callable[[str], Content],
    change: Callable[[Content | None], Content],
    write: Callable[[Content], str],
) -> Content:
    """Change what a file holds now, whoever wrote it last; `change` gets None without a file.

    Two games at once change it one after the other. What cannot be read now, or comes from a
    newer version, is an error and stays as it is; what is damaged for good was set aside.
    """
    with locked(path):
        content = change(_content(path, read))
        save(path, write(content))
        return content


def _content(path: Path, read: Callable[[str], Content]) -> Content | None:
    try:
        loaded = load(path, read)
    except StorageError as error:
        if error.key != "damaged" or is_there(path):
            raise
        return None
    return loaded.content if loaded else None


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Nobody else who asks writes the file meanwhile; `busy` if somebody does for too long."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = Lock(path, PATIENCE)
    except Held:
        message = f"{path} is being written by another running game"
        raise StorageError("busy", message, path=path) from None
    except OSError as error:
        raise refused(path, "written", error) from error
    try:
        yield
    finally:
        lock.release()


def sweep(folder: Path) -> None:
    """Remove what a crash in the middle of writing has left behind, once it is surely old."""
    with suppress(OSError):
        for path in folder.iterdir():
            if _TEMPORARY.fullmatch(path.name) and path.stat().st_mtime < time.time() - OLD:
                path.unlink()


def _text_of(path: Path) -> str | None:
    try:
        return path.read_bytes().decode("utf-8")
    except FileNotFoundError:
        return None
    except OSError as error:
        if _is_folder(path):
            raise RuleError("damaged", "a folder, not a file") from None
        raise refused(path, "read", error) from error


def _set_aside(path: Path) -> Path | None:
    """Keep it under the first free name; on a disk that refuses, it stays where it is."""
    names = (beside(path, f"{DAMAGED}{number or ''}") for number in count())
    with suppress(OSError):
        return path.rename(next(name for name in names if not name.exists()))
    return None


def is_there(path: Path) -> bool:
    """As far as one may look."""
    with suppress(OSError):
        return path.exists()
    return False


def _is_folder(path: Path) -> bool:
    with suppress(OSError):
        return path.is_dir()
    return False


def beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def refused(path: Path, done: str, error: OSError) -> StorageError:
    key = _KEYS.get(errno.errorcode.get(error.errno or 0, ""), "disk_error")
    reason = error.strerror or type(error).__name__
    return StorageError(key, f"{path} cannot be {done}: {reason}", path=path)
