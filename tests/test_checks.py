"""What `python3 tests` runs, and when it fails for want of coverage."""

from __future__ import annotations

from collections.abc import Generator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import pytest

from tests import coverage_floors

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def command() -> ModuleType:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.path", ["its own folder"])
        spec = spec_from_file_location("tests_command", ROOT / "tests" / "__main__.py")
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
    return module


def test_without_arguments_everything_is_checked_and_the_tests_come_last(
    command: ModuleType,
) -> None:
    assert list(command.chosen([])) == ["Style", "Format", "Types", "Tests"]
    assert list(command.chosen(["quick"])) == ["Style", "Format", "Types", "Tests"]


def test_arguments_go_to_pytest_alone(command: ModuleType) -> None:
    assert command.chosen(["-k", "quick"]) == {"Tests": ["pytest", "-k", "quick"]}


def test_the_quick_run_names_tests_that_exist(command: ModuleType) -> None:
    assert [path for path in command.QUICK_TESTS if not (ROOT / path).exists()] == []


def test_the_rules_and_the_whole_have_a_floor() -> None:
    floors = coverage_floors.floors()
    assert floors["game/rules/*"] >= 99
    assert floors["*"] > 90


@pytest.mark.parametrize(("rules", "failures"), [(99.0, 0), (98.99, 1)])
def test_the_run_fails_below_a_floor_and_says_which(
    monkeypatch: pytest.MonkeyPatch, rules: float, failures: int
) -> None:
    measured = {"game/rules/*": rules, "*": 100.0}
    monkeypatch.setattr(coverage_floors, "covered", measured.__getitem__)
    monkeypatch.setattr(coverage_floors, "floors", lambda: {"game/rules/*": 99, "*": 95})
    session = SimpleNamespace(testscollected=1, testsfailed=0, config=SimpleNamespace(stash={}))
    loop = cast(Generator[Any], coverage_floors.pytest_runtestloop(cast(Any, session)))
    next(loop)
    with pytest.raises(StopIteration):
        next(loop)
    assert session.testsfailed == failures
    said = session.config.stash[coverage_floors.LINES]
    assert [line.endswith("TOO LOW") for line in said] == [bool(failures), False]
