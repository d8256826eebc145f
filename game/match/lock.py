"""Locks between running games: held by one at a time, and free again when that one ends."""

from __future__ import annotations

import errno
import os
import sys
import time
from contextlib import suppress
from pathlib import Path

SUFFIX = ".lock"
_PAUSE = 0.01
# Some network folders know no locks; then nobody can hold one there either.
_NO_LOCKS = (errno.ENOLCK, errno.ENOSYS, errno.ENOTSUP, errno.EOPNOTSUPP)
_HELD = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)

if sys.platform == "win32":
    import msvcrt

    def _seize(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Held(Exception):
    """Another running game has the lock."""


class Lock:
    """A lock on the file beside `path`; the system frees it when the process ends, however it ends.

    The file itself says nothing: one that a crash has left behind can be locked like a new one.
    """

    def __init__(self, path: Path, patience: float = 0.0) -> None:
        """Raises Held if it is not free within so many seconds, OSError if it cannot be made."""
        self.path = path.with_name(path.name + SUFFIX)
        self._handle = self._taken(time.monotonic() + patience)

    def _taken(self, deadline: float) -> int:
        while True:
            handle = self._try()
            if handle is not None:
                return handle
            if time.monotonic() >= deadline:
                raise Held(str(self.path))
            time.sleep(_PAUSE)

    def _try(self) -> int | None:
        """The locked file, unless another has it or has removed it meanwhile."""
        try:
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        except PermissionError:
            if sys.platform == "win32" and self.path.exists():
                return None  # being removed just now
            raise
        try:
            _seize(handle)
            if self._is_still(handle):
                return handle
        except OSError as error:
            if error.errno in _NO_LOCKS:
                return handle
            if error.errno not in _HELD:
                os.close(handle)
                raise
        os.close(handle)
        return None

    def _is_still(self, handle: int) -> bool:
        """Whether the file is the one everybody else finds under this name."""
        if sys.platform == "win32":
            return True  # no open file can be removed there
        with suppress(FileNotFoundError):
            return os.path.samestat(os.fstat(handle), self.path.stat())
        return False

    def release(self) -> None:
        """Free it and leave nothing behind; elsewhere than on Windows, removed while still held."""
        if sys.platform != "win32":
            self._remove()
        os.close(self._handle)
        if sys.platform == "win32":
            self._remove()

    def _remove(self) -> None:
        with suppress(OSError):
            self.path.unlink()


def is_held(path: Path) -> bool:
    """Whether a running game, this one included, holds the lock beside `path`."""
    if not path.with_name(path.name + SUFFIX).exists():
        return False
    try:
        Lock(path).release()
    except Held:
        return True
    except OSError:
        return False
    return False
