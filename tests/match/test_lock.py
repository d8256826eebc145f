"""Locks between running games."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.match import lock as locks
from game.match.lock import Held, Lock, is_held

ROOT = Path(__file__).parents[2]
HOLDS_IT = """
import sys
from pathlib import Path
from game.match.lock import Lock

lock = Lock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.json"


def holder(file: Path) -> subprocess.Popen[str]:
    """Another process, once it holds the lock."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDS_IT, str(file)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


def test_a_lock_is_held_by_one_and_leaves_nothing_behind(file: Path) -> None:
    first = Lock(file)
    with pytest.raises(Held):
        Lock(file)
    assert is_held(file)
    first.release()
    assert not is_held(file)
    assert list(file.parent.iterdir()) == []
    Lock(file).release()


def test_a_lock_of_another_process_holds_until_that_is_killed(file: Path) -> None:
    with holder(file) as process:
        with pytest.raises(Held):
            Lock(file, patience=0.05)
        assert is_held(file)
        process.kill()
        process.wait()
        assert not is_held(file)
        Lock(file).release()
    assert list(file.parent.iterdir()) == []


def test_a_file_left_by_a_crash_is_no_lock(file: Path) -> None:
    file.with_name("match.json.lock").write_text("left behind")
    assert not is_held(file)
    Lock(file).release()


def test_whoever_waits_gets_the_lock_once_it_is_free(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Lock(file)
    monkeypatch.setattr("time.sleep", lambda _: first.release())
    Lock(file, patience=60).release()


@pytest.mark.skipif(sys.platform == "win32", reason="no open file can be removed there")
def test_a_lock_on_a_file_that_was_removed_meanwhile_is_taken_anew(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As when its holder releases it between our opening and our locking."""
    seize, path = locks._seize, file.with_name("match.json.lock")
    calls: list[int] = []

    def remove_first(handle: int) -> None:
        calls.append(handle)
        if len(calls) == 1:
            path.unlink()
        seize(handle)

    monkeypatch.setattr(locks, "_seize", remove_first)
    lock = Lock(file, patience=1)
    assert len(calls) == 2
    assert path.exists()
    with pytest.raises(Held):
        Lock(file)
    lock.release()


def test_where_there_are_no_locks_everybody_may_go_on(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(handle: int) -> None:
        raise OSError(errno.ENOLCK, os.strerror(errno.ENOLCK))

    monkeypatch.setattr(locks, "_seize", refuse)
    first, second = Lock(file), Lock(file)
    first.release()
    second.release()
    assert list(file.parent.iterdir()) == []


def test_a_released_lock_leaves_no_file_open(file: Path) -> None:
    lock = Lock(file)
    handle = lock._handle
    lock.release()
    with pytest.raises(OSError, match="descriptor"):
        os.fstat(handle)


@pytest.mark.skipif(sys.platform == "win32", reason="there it is one that is being removed")
def test_a_lock_that_may_not_be_opened_is_an_error_of_the_disk(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*told: object) -> int:
        raise PermissionError(errno.EACCES, "no right to it")

    file.with_name(file.name + locks.SUFFIX).touch()
    monkeypatch.setattr(locks.os, "open", refuse)
    with pytest.raises(PermissionError):
        Lock(file)


def test_a_lock_that_cannot_be_made_is_an_error_of_the_disk(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="no_such_folder"):
        Lock(tmp_path / "no_such_folder" / "match.json")
    assert not is_held(tmp_path / "no_such_folder" / "match.json")
