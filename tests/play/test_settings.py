"""Settings are kept, and nothing about their file can stop the game."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.client.app import App
from game.client.doors import open_title
from game.match import storage
from game.play.settings import Settings, SettingsStore, from_data
from tests.client.driver import Driver


def test_a_change_is_saved_at_once_and_read_again(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path)
    store.set("speed", "fast")
    store.remember("last_setup", {"seats": 4})
    again = SettingsStore(tmp_path)
    assert again.values.speed == "fast"
    assert again.recall("last_setup") == {"seats": 4}


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '"x"', "[" * 100_000])
def test_a_damaged_file_gives_the_defaults_and_is_set_aside(tmp_path: Path, text: str) -> None:
    (tmp_path / "settings.json").write_text(text)
    assert SettingsStore(tmp_path).values == Settings()
    assert (tmp_path / "settings.json.damaged").exists()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("speed", "warp"),
        ("text_size", 9.0),
        ("volume_music", 101),
        ("colour_signs", "yes"),
        ("speed", []),
    ],
)
def test_a_value_that_makes_no_sense_is_replaced_by_its_default(name: str, value: object) -> None:
    assert from_data({name: value, "bot_pace": "quick"}) == Settings(bot_pace="quick")


def test_a_disk_that_refuses_is_told_once_and_play_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, text: str) -> None:
        raise storage.StorageError("read_only", "no", path=path)

    monkeypatch.setattr(storage, "save", refuse)
    app = App.headless(folder=tmp_path)
    open_title(app)
    app.ui.store.set("speed", "off")
    app.ui.store.set("speed", "fast")
    assert app.ui.settings.speed == "fast"
    assert len(app.notices.waiting) == 1
    assert any("read-only" in text for text in Driver(app).texts())


def test_the_file_is_plain_json(tmp_path: Path) -> None:
    SettingsStore(tmp_path).set("colour_signs", False)
    assert json.loads((tmp_path / "settings.json").read_text())["colour_signs"] is False
