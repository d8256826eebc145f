"""The files around the code agree with each other."""

from __future__ import annotations

import re
import tomllib
from itertools import chain
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
REQUIREMENTS = [
    *PYPROJECT["project"]["dependencies"],
    *chain.from_iterable(PYPROJECT["dependency-groups"].values()),
]


@pytest.mark.parametrize("requirement", REQUIREMENTS)
def test_every_requirement_has_bounds_the_set_up_understands(requirement: str) -> None:
    assert re.fullmatch(r"[a-z][a-z0-9-]*>=\d+(\.\d+)*,<\d+(\.\d+)*", requirement)


@pytest.mark.parametrize("requirement", REQUIREMENTS)
def test_every_dependency_is_named_with_its_licence(requirement: str) -> None:
    name = requirement.partition(">")[0]
    licences = (ROOT / "THIRD_PARTY_LICENSES").read_text("utf-8")
    assert re.search(rf"^{re.escape(name)}  +\S", licences, re.MULTILINE)


def test_the_folder_packaging_does_not_hide_the_library_of_that_name() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists()


def test_the_changelog_starts_with_this_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    entries = re.findall(r"^## \[(.+?)\]", changelog, re.MULTILINE)
    assert entries[0] == PYPROJECT["project"]["version"]
    assert len(entries) == len(set(entries))
