"""Settings are kept, and nothing about their file can stop the game."""

from __future__ import annotations

import errno
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


def test_who_is_new_has_a_coach_and_keeps_him_and_who_is_not_has_none(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path)
    assert store.values.coach
    store.set("speed", "fast")
    assert SettingsStore(tmp_path).values.coach
    store.set("coach", False)
    assert not SettingsStore(tmp_path).values.coach
    assert not from_data({"speed": "fast"}).coach


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", '"x"', "[" * 100_000, '{"volume_music":' + "9" * 5000 + "}"]
)
def test_a_damaged_file_gives_the_defaults_and_is_set_aside(tmp_path: Path, text: str) -> None:
    (tmp_path / "settings.json").write_text(text)
    store = SettingsStore(tmp_path)
    assert (store.values, store.trouble) == (Settings(), "")
    assert (tmp_path / "settings.json.damaged").exists()


def test_whoever_subscribed_hears_which_setting_changed() -> None:
    store, heard = SettingsStore(), list[str]()
    store.subscribe(heard.append)
    store.set("speed", "fast")
    store.set("speed", "fast")
    store.remember("setup", 1)
    assert heard == ["speed"]


def test_a_disk_that_refuses_anew_is_told_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, text: str) -> None:
        raise storage.StorageError("read_only", "no", path=path)

    store, told = SettingsStore(tmp_path), list[str]()
    store.on_trouble = lambda: told.append(store.trouble)
    for speed in ("fast", "off"):
        with monkeypatch.context() as patch:
            patch.setattr(storage, "save", refuse)
            store.set("speed", speed)
        store.set("assist", not store.values.assist)
        assert store.trouble == ""
    assert told == ["read_only"] * 2


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


def test_two_running_games_keep_the_changes_of_each_other(tmp_path: Path) -> None:
    here, there = SettingsStore(tmp_path), SettingsStore(tmp_path)
    here.set("speed", "fast")
    there.set("colour_signs", False)
    here.remember("setup", {"seats": 4})
    there.remember("tips", [1, 2])
    there.set("volume_music", 10)
    here.set("volume_music", 20)
    again = SettingsStore(tmp_path)
    expected = {"setup": {"seats": 4}, "tips": [1, 2]}
    assert again.values == Settings(
        speed="fast", colour_signs=False, volume_music=20, coach=True, extra=expected
    )


def test_what_a_later_version_prefers_is_kept(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"weather": "fair", "extra": 7}')
    store = SettingsStore(tmp_path)
    store.set("speed", "fast")
    store.remember("setup", 1)
    told = json.loads((tmp_path / "settings.json").read_text())
    assert told == {"weather": "fair", "speed": "fast", "extra": {"setup": 1}}


def test_settings_that_cannot_be_read_now_are_told_and_never_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    SettingsStore(tmp_path).set("speed", "fast")
    before = (tmp_path / "settings.json").read_bytes()

    def refuse(path: Path) -> None:
        raise PermissionError(errno.EACCES, "no")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", refuse)
        store, told = SettingsStore(tmp_path), list[str]()
        assert store.trouble == "no_permission"
        store.on_trouble = lambda: told.append(store.trouble)
        store.set("colour_signs", False)
        store.set("assist", True)
        assert told == ["no_permission"]
    assert (tmp_path / "settings.json").read_bytes() == before
    store.set("text_size", 1.3)
    assert store.trouble == ""
    assert SettingsStore(tmp_path).values == Settings(
        speed="fast", colour_signs=False, assist=True, text_size=1.3, coach=True
    )


def test_a_setting_keeps_its_value_under_its_new_name(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"marks": false}', "utf-8")
    store = SettingsStore(tmp_path)
    assert store.values.colour_signs is False
    store.set("colour_signs", True)
    assert SettingsStore(tmp_path).values.colour_signs is True


def test_the_file_is_plain_json(tmp_path: Path) -> None:
    SettingsStore(tmp_path).set("colour_signs", False)
    assert json.loads((tmp_path / "settings.json").read_text())["colour_signs"] is False


def test_a_setting_that_had_another_name_is_taken_over() -> None:
    assert from_data({"marks": False}).colour_signs is False
