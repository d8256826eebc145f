"""What a translator must look at, by the history of the sources."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from game.cli import texts
from main import main

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="there is no git")


def write(folder: Path, language: str, catalog: dict[str, str]) -> None:
    (folder / language).mkdir(exist_ok=True)
    text = json.dumps(catalog, ensure_ascii=False, indent=1)
    (folder / language / "x.json").write_text(text, "utf-8")


def commit(folder: Path, time: int) -> None:
    moment = {"GIT_AUTHOR_DATE": f"@{time} +0000", "GIT_COMMITTER_DATE": f"@{time} +0000"}
    who = ("-c", "user.name=x", "-c", "user.email=x@localhost")
    for words in (["add", "-A"], [*who, "commit", "-qm", "x"]):
        subprocess.run(["git", *words], cwd=folder, check=True, env={**os.environ, **moment})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    return tmp_path


def test_a_text_is_named_when_the_other_language_is_newer(folder: Path) -> None:
    write(folder, "en", {"x.a": "A", "x.b": "B"})
    write(folder, "de", {"x.a": "Ä", "x.b": "Be"})
    commit(folder, 1_000)
    assert list(texts.stale(folder, "de", "en")) == []
    write(folder, "en", {"x.a": "A", "x.b": "Better", "x.c": "C"})
    commit(folder, 2_000)
    found = list(texts.stale(folder, "de", "en"))
    assert found == [texts.Stale("x.b", "Better", False), texts.Stale("x.c", "C", True)]
    write(folder, "de", {"x.a": "Ä", "x.b": "Besser", "x.c": "Ce"})
    assert list(texts.stale(folder, "de", "en")) == []
    assert [text.key for text in texts.stale(folder, "en", "de")] == ["x.b", "x.c"]


def test_what_was_read_is_named_again_only_after_another_change(folder: Path) -> None:
    write(folder, "de", {"x.a": "Ä"})
    commit(folder, 1_000)
    write(folder, "en", {"x.a": "A!", "x.b": "B"})
    commit(folder, 2_000)
    texts.mark(folder / "de", "en", texts.stale(folder, "de", "en"))
    assert list(texts.stale(folder, "de", "en")) == [texts.Stale("x.b", "B", True)]
    write(folder, "en", {"x.a": "Ah!"})
    commit(folder, 3_000)
    assert list(texts.stale(folder, "de", "en")) == [texts.Stale("x.a", "Ah!", False)]


def test_the_command_marks_what_it_would_have_listed(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(folder, "de", {"x.a": "Ä"})
    commit(folder, 1_000)
    write(folder, "en", {"x.a": "A"})
    commit(folder, 2_000)
    monkeypatch.setattr(texts, "LOCALES", folder)
    assert main(["texts", "de", "--read"]) == 0
    assert capsys.readouterr() == ("", "1 texts marked as read\n")
    assert main(["texts", "de"]) == 0
    assert capsys.readouterr() == ("", "0 texts to look at\n")


def test_an_area_without_any_text_is_new(folder: Path) -> None:
    write(folder, "en", {"x.a": "A"})
    (folder / "de").mkdir()
    commit(folder, 1_000)
    assert list(texts.stale(folder, "de", "en")) == [texts.Stale("x.a", "A", True)]


def test_without_a_history_one_line_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, "en", {"x.a": "A"})
    write(tmp_path, "de", {"x.a": "A"})
    monkeypatch.setattr(texts, "LOCALES", tmp_path)
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert main(["texts", "de"]) == 1
    assert capsys.readouterr().err == "This needs git and the sources with their history.\n"
