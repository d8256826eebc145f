"""What the documents for contributors name is there: files, folders, and functions of classes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCUMENTS = ("ARCHITECTURE.md", "CONTRIBUTING.md", "README.md")
PARTS = ("game", "ai", "assets", "packaging", "tests", ".github")
SOURCES = [path for part in ("game", "ai") for path in (ROOT / part).rglob("*.py")]
THERE = {path.name for path in ROOT.iterdir()} | {
    path.relative_to(ROOT).as_posix() for part in PARTS for path in (ROOT / part).rglob("*")
}
# A path in our folders, or the end of one; what stands for something (<name>, *) is none.
FILE = re.compile(r"(?:[\w.]+/)*\w+\.(?:py|md|toml|json|jsonl)|(?:[\w.]+/)+")
MEMBER = re.compile(r"([A-Z][A-Za-z]*[a-z][A-Za-z]*)\.(\w+)(?:\(.*)?")


def quoted(document: str) -> list[str]:
    return re.findall(r"`([^`\n]+)`", (ROOT / document).read_text("utf-8"))


def is_there(name: str) -> bool:
    name = name.rstrip("/")
    return any(path == name or path.endswith(f"/{name}") for path in THERE)


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_file_and_folder_that_is_named_is_there(document: str) -> None:
    # The player's folder and what a build makes are not ours to hold.
    made = (
        "learning.json",
        "matches/",
        "matches/finished/",
        "sheets/",
        "build/",
        "build/logs/",
        "dist/",
    )
    named = [name for name in quoted(document) if FILE.fullmatch(name) and name not in made]
    assert [name for name in named if not is_there(name)] == []


@pytest.mark.parametrize("document", ["ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_every_function_of_a_class_that_is_named_is_there(document: str) -> None:
    sources = [path.read_text("utf-8") for path in SOURCES]
    for name in quoted(document):
        if member := MEMBER.fullmatch(name):
            owner, function = member.groups()
            places = [text for text in sources if re.search(rf"(?m)^class {owner}\b", text)]
            assert any(f"def {function}(" in text for text in places), name


def test_a_file_that_is_gone_is_noticed() -> None:
    assert FILE.fullmatch("game/rules/engines.py")
    assert not is_there("game/rules/engines.py")
    assert is_there("scenes/table/scene.py")
