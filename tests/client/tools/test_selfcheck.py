"""The self-check is content with what is here, and names whatever is not."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ai import tables
from game.client.app import App
from game.client.toolkit.art import ART
from game.client.toolkit.catalogs import LOCALES
from game.client.tools import checks
from game.match import library
from main import client_services

ROOT = Path(__file__).parents[3]


def test_all_is_well_here() -> None:
    without = {"DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"}
    done = subprocess.run(
        [sys.executable, "main.py", "selfcheck"],
        cwd=ROOT,
        env={key: value for key, value in os.environ.items() if key not in without},
        capture_output=True,
        text=True,
        check=False,
    )
    lines = done.stdout.splitlines()
    assert lines[0].startswith("Skull King ")
    assert "video: dummy" in lines
    assert any(line.startswith("audio: ") for line in lines)
    assert (lines[-1], done.returncode) == ("ok", 0)


def test_art_that_is_broken_or_empty_is_named(tmp_path: Path) -> None:
    App.headless()
    (tmp_path / "icons").mkdir()
    shutil.copy(ART / "icons" / "help.svg", tmp_path / "icons")
    assert [*checks.art(tmp_path)] == []
    (tmp_path / "icons" / "torn.svg").write_text("<svg")
    (tmp_path / "icons" / "blank.svg").write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>'
    )
    told = "\n".join(checks.art(tmp_path))
    assert "icons/torn" in told
    assert "icons/blank" in told
    assert "icons/help" not in told


def test_no_art_at_all_is_told(tmp_path: Path) -> None:
    assert "all art" in next(checks.art(tmp_path))


def test_a_text_that_is_missing_is_named(tmp_path: Path) -> None:
    shutil.copytree(LOCALES, tmp_path / "locale")
    assert [*checks.texts("de", tmp_path / "locale")] == []
    path = tmp_path / "locale" / "de" / "common.json"
    told = json.loads(path.read_text("utf-8"))
    del told["common.ok"]
    path.write_text(json.dumps(told), "utf-8")
    assert [*checks.texts("de", tmp_path / "locale")] == ["text common.ok in de"]
    path.write_text("{", "utf-8")
    assert "texts of de" in next(checks.texts("de", tmp_path / "locale"))


def test_a_font_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(checks.FACES, "text", ("font_lato", "Nothing.ttf"))
    checks.font.cache_clear()
    assert ["Nothing.ttf" in line for line in checks.fonts()] == [True]


def test_a_table_of_the_bots_that_is_missing_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    services = client_services()
    assert [*checks.editions(services)] == []
    monkeypatch.setattr(tables.read, "__defaults__", (tmp_path,))
    assert "assets/ai/dice_5.bin is missing" in [*checks.editions(services)]


def test_a_dice_file_that_is_missing_is_named(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(library.load_editions, "__defaults__", (tmp_path / "dice.toml",))
    assert "dice.toml" in next(checks.editions(client_services()))
