"""What the first use sets up, and what every later use finds ready."""

from __future__ import annotations

import signal
import subprocess
import sys
import time

import pytest

from game import bootstrap
from game.bootstrap import Environment, ensure, is_installed
from tests.bootstrap.machine import PYPROJECT, Machine, RunAgain


def test_first_use_sets_up_and_runs_the_same_command_again(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["main.py", "--fast", "two words"])
    with pytest.raises(RunAgain) as again:
        ensure(root=machine.root)
    python = str(machine.root / ".venv" / "bin" / "python")
    assert again.value.command == [python, "main.py", "--fast", "two words"]
    assert machine.commands == ["venv", "pip"]
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("Setting up Skull King")


PIP = """
Processing /wheels/absent_game_library-2.1-py3-none-any.whl
  Downloading absent_game_library-2.1-py3-none-any.whl (1.2 MB)
Collecting helper>=1 (from absent-game-library<3,>=2)
Requirement already satisfied: absent-test-library>=1 in ./.venv/lib (1.5)
Collecting absent-game-library<3,>=2
Installing collected packages: helper, absent-game-library
Successfully installed absent-game-library-2.1 helper-1.0
"""


def test_the_set_up_says_what_it_is_doing(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.pip = lambda: (0, PIP)
    machine.use("test")
    assert capsys.readouterr().err.splitlines()[1:] == [
        "  making the folder ...",
        "  fetching absent-game-library (1 of 2) ...",
        "  fetching absent-test-library (2 of 2) ...",
        "  installing 2 packages ...",
        "  done.",
    ]


def test_later_uses_are_quiet_and_install_nothing(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    machine.use()
    capsys.readouterr()
    assert machine.use() == []
    assert capsys.readouterr() == ("", "")


def test_the_tests_add_their_packages_to_the_environment_of_the_game(machine: Machine) -> None:
    machine.use()
    assert machine.use("test") == ["pip"]
    assert machine.use("test") == []
    assert machine.use() == []


def test_a_changed_requirement_installs_again(machine: Machine) -> None:
    machine.use()
    machine.write_pyproject(PYPROJECT.replace("<3", "<4"))
    assert machine.use() == ["pip"]


def test_inside_the_environment_nothing_runs_again(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.use()
    machine.commands.clear()
    monkeypatch.setattr(sys, "prefix", str(machine.environment.folder))
    ensure(root=machine.root)
    assert machine.commands == []


def test_inside_the_environment_a_missing_group_is_added(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    machine.use()
    monkeypatch.setattr(sys, "prefix", str(machine.environment.folder))
    assert machine.use("test") == ["pip"]
    ensure("test", root=machine.root)


@pytest.mark.parametrize("prefix", ["elsewhere", ".venv"])
def test_an_environment_the_user_prepared_is_used_as_it_is(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, prefix: str
) -> None:
    machine.write_pyproject('[project]\ndependencies = ["pytest>=9,<99"]')
    monkeypatch.setattr(sys, "prefix", str(machine.root / prefix))
    ensure(root=machine.root)
    assert machine.commands == []
    assert not machine.environment.folder.exists()


@pytest.mark.parametrize(
    ("requirement", "expected"),
    [
        ("some>=2.5.6,<3", True),
        ("some>=2.5.10,<3", True),
        ("some>=2.5.11,<3", False),
        ("some<2.5", False),
        ("some<2.5.11", True),
        ("some", True),
        ("other>=1", False),
    ],
)
def test_an_installed_package_must_be_within_its_bounds(
    monkeypatch: pytest.MonkeyPatch, requirement: str, expected: bool
) -> None:
    from importlib import metadata

    def version(name: str) -> str:
        if name != "some":
            raise metadata.PackageNotFoundError(name)
        return "2.5.10.post1"

    monkeypatch.setattr(metadata, "version", version)
    assert is_installed(requirement) is expected


def test_a_second_process_waits_and_uses_what_the_first_has_made(
    machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = machine.environment.lock.open("a")
    assert bootstrap.has_locked(first.fileno())

    def first_finishes(_seconds: float) -> None:
        machine.environment.build({"runtime": ["absent-game-library>=2,<3"]})
        machine.commands.clear()
        first.close()

    monkeypatch.setattr(time, "sleep", first_finishes)
    assert machine.use() == []
    assert "waiting" in capsys.readouterr().err


def test_on_windows_a_child_process_runs_and_its_status_is_passed_on(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[list[str]] = []

    def call(command: list[str]) -> int:
        called.append(command)
        return 7

    monkeypatch.setattr(bootstrap, "on_windows", lambda: True)
    monkeypatch.setattr(signal, "signal", lambda *_: None)
    monkeypatch.setattr(subprocess, "call", call)
    monkeypatch.setattr(sys, "argv", ["main.py", "judge"])
    machine.environment = Environment(machine.root)
    assert machine.refusal() == "7"
    python = machine.root / ".venv" / "Scripts" / "python.exe"
    assert called == [[str(python), "main.py", "judge"]]
