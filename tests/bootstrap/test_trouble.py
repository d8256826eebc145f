"""Every way the set-up can fail ends in a clear line, and the next try puts it right."""

from __future__ import annotations

import errno
import importlib.util
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from game import bootstrap
from tests.bootstrap.machine import HERE, Machine


def test_an_interrupted_set_up_is_made_anew(machine: Machine) -> None:
    def interrupted() -> tuple[int, str]:
        raise KeyboardInterrupt

    machine.pip = interrupted
    assert machine.refusal() == "130"
    machine.pip = lambda: (0, "")
    assert machine.use() == ["venv", "pip"]


def test_an_interrupted_addition_does_not_count_as_ready(machine: Machine) -> None:
    machine.use()

    def interrupted() -> tuple[int, str]:
        raise KeyboardInterrupt

    machine.pip = interrupted
    assert machine.refusal("test") == "130"
    machine.pip = lambda: (0, "")
    assert machine.use() == ["venv", "pip"]


def test_an_environment_whose_python_is_gone_is_made_anew(machine: Machine) -> None:
    machine.use()
    machine.environment.python.unlink()
    assert machine.use() == ["venv", "pip"]


def test_an_environment_of_another_python_is_made_anew(machine: Machine) -> None:
    machine.use()
    machine.python = "3.99"
    assert machine.use() == ["venv", "pip"]
    assert machine.use() == []


@pytest.mark.parametrize("damage", ["", "{", "[]", "{}", '{"python": "3.1"}'])
def test_a_damaged_stamp_is_no_promise(machine: Machine, damage: str) -> None:
    machine.use()
    machine.environment.stamp.write_text(damage)
    assert machine.use() == ["venv", "pip"]


def test_without_network_the_end_of_pips_message_is_shown_and_nothing_is_left(
    machine: Machine,
) -> None:
    lines = [f"line {number}" for number in range(9)]
    machine.pip = lambda: (1, "\n".join([*lines, "WARNING: Retrying", ""]))
    message = machine.refusal()
    assert "internet" in message
    assert message.endswith("\n  line 4\n  line 5\n  line 6\n  line 7\n  line 8")
    assert not machine.environment.folder.exists()


def test_of_what_pip_says_only_its_errors_are_shown(machine: Machine) -> None:
    said = "Collecting some>=1\nERROR: No matching distribution found for some>=1\nThe end\n"
    machine.pip = lambda: (1, said)
    assert machine.refusal().endswith("?\n  ERROR: No matching distribution found for some>=1")


def test_tests_that_cannot_be_set_up_leave_the_game_playable(machine: Machine) -> None:
    machine.use()
    machine.pip = lambda: (1, "no network")
    assert "no network" in machine.refusal("test")
    assert machine.use() == []


def test_a_venv_command_that_fails_is_explained(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine, "make_venv", lambda: (1, "disk is full\n"))
    assert machine.refusal().endswith("\n  disk is full")


def test_a_python_that_does_not_run_from_its_environment_is_not_started_for_ever(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = SimpleNamespace(returncode=0, stdout=f"{HERE} /usr")
    monkeypatch.setattr(machine, "probe", lambda: elsewhere)
    assert "could not make" in machine.refusal()


def test_too_old_a_python_is_told_which_one_is_needed(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 8, 18, "final", 0))
    assert "needs Python 3.11 or newer; this is Python 3.8.18." in machine.refusal()


@pytest.mark.parametrize(
    ("debian", "advice"), [(True, f"sudo apt install python{HERE}-venv"), (False, "ensurepip")]
)
def test_a_python_without_venv_is_told_what_to_install(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, debian: bool, advice: str
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: name == "venv" or None)
    monkeypatch.setattr(bootstrap, "DEBIAN", machine.root / ("." if debian else "nowhere"))
    assert advice in machine.refusal()
    assert machine.commands == []


def test_a_read_only_checkout_is_explained(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_path: Path) -> None:
        raise OSError(errno.EROFS, "Read-only file system")

    monkeypatch.setattr(bootstrap, "locked", refuse)
    message = machine.refusal()
    assert "(Read-only file system)" in message
    assert message.endswith('pip install "absent-game-library>=2,<3"')


@pytest.mark.parametrize("text", [None, "[project"])
def test_a_missing_or_damaged_pyproject_is_named(machine: Machine, text: str | None) -> None:
    (machine.root / "pyproject.toml").unlink()
    if text is not None:
        machine.write_pyproject(text)
    assert machine.refusal().startswith("pyproject.toml cannot be read: ")


def test_a_lock_left_by_a_dead_process_holds_nobody_up(machine: Machine) -> None:
    machine.environment.lock.write_text("")
    assert machine.use() == ["venv", "pip"]


def test_a_file_system_without_locks_is_no_hindrance(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    fcntl = pytest.importorskip("fcntl")

    def refuse(_descriptor: int, _operation: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", refuse)
    assert machine.use() == ["venv", "pip"]
