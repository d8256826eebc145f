"""The steps of the build, which lie in a folder that cannot be a package."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
# At the end, where they hide nothing.
sys.path.append(str(ROOT / "packaging"))

from build_target import Places, Project, Target  # noqa: E402
from hosts import Here  # noqa: E402


@pytest.fixture
def project() -> Project:
    return Project("skull-king", "1.2.3rc1", "A game")


@pytest.fixture
def target() -> Target:
    return Target("linux", "x86_64")


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return Places("linux", tmp_path)


@pytest.fixture
def here(places: Places) -> Here:
    return Here(places)
