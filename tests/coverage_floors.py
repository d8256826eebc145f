"""Pytest plugin: the run fails when less of the product is covered than pyproject.toml demands."""

from __future__ import annotations

import importlib
import io
import pkgutil
import tomllib
from collections.abc import Generator, Mapping
from pathlib import Path

import pytest
from coverage import Coverage

PYPROJECT = Path(__file__).resolve().parent.parent / "pyproject.toml"
LINES = pytest.StashKey[list[str]]()


def floors() -> dict[str, float]:
    """Percentages by pattern of files: `[tool.skull-king.coverage-floors]`."""
    told: dict[str, float] = tomllib.loads(PYPROJECT.read_text("utf-8"))["tool"]["skull-king"][
        "coverage-floors"
    ]
    return told


def covered(pattern: str) -> float:
    """The percentage of what was measured in these files."""
    data = Coverage()
    data.load()
    return data.report(include=pattern, file=io.StringIO())


def verdicts(floors: Mapping[str, float], covered: Mapping[str, float]) -> list[tuple[bool, str]]:
    """For each pattern whether it holds, and a line that says so."""
    return [
        (
            covered[pattern] >= floor,
            f"Coverage of {pattern}: {covered[pattern]:.2f} %, the floor is {floor} %",
        )
        for pattern, floor in floors.items()
    ]


def pytest_sessionstart() -> None:
    """Import everything: what a test that is not counted imports first would count as never run."""
    for package in ("game", "ai"):
        for module in pkgutil.walk_packages([str(PYPROJECT.parent / package)], f"{package}."):
            importlib.import_module(module.name)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> Generator[None, object, object]:
    """After pytest-cov, which writes its data when the tests have run."""
    result = yield
    if not hasattr(session.config, "workerinput") and session.testscollected:
        wanted = floors()
        found = verdicts(wanted, {pattern: covered(pattern) for pattern in wanted})
        session.testsfailed += sum(not holds for holds, _ in found)
        session.config.stash[LINES] = [f"{line}{'' if ok else ': TOO LOW'}" for ok, line in found]
    return result


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    for line in config.stash.get(LINES, []):
        terminalreporter.write_line(line)
