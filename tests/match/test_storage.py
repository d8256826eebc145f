"""Files that survive a crash."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from game.match import storage
from game.match.record import RecordError, from_json, to_json
from game.match.storage import Loaded, StorageError, load, save
from tests.match.matches import SETUPS, played


def read(text: str) -> str:
    """Takes what says aye; stands in for reading a record or the settings."""
    if text.startswith("newer"):
        raise RecordError("newer", "from a newer version")
    if not text.startswith("aye"):
        raise RecordError("damaged", "does not say aye")
    return text


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "saves" / "match.json"


def contents(file: Path) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in file.parent.iterdir()}


def test_what_is_saved_can_be_loaded(file: Path) -> None:
    save(file, "aye ☠\n")
    assert load(file, read) == Loaded("aye ☠\n")
    assert file.read_bytes() == "aye ☠\n".encode()


def test_the_one_before_stays_as_backup_and_nothing_else(file: Path) -> None:
    for text in ("aye 1", "aye 2", "aye 3"):
        save(file, text)
    assert contents(file) == {"match.json": "aye 3", "match.json.bak": "aye 2"}


def test_without_a_file_there_is_nothing_to_load(file: Path) -> None:
    assert load(file, read) is None


@pytest.mark.parametrize("damage", [b"", b"nay", b"\xff\xfe", b"\0" * 100])
def test_a_damaged_file_is_set_aside_and_its_backup_loaded(file: Path, damage: bytes) -> None:
    save(file, "aye 1")
    save(file, "aye 2")
    file.write_bytes(damage)
    loaded = load(file, read)
    assert loaded is not None
    assert (loaded.content, loaded.from_backup) == ("aye 1", True)
    assert "match.json:" in loaded.problem
    assert loaded.set_aside == file.with_name("match.json.damaged")
    assert loaded.set_aside.read_bytes() == damage
    assert not file.exists()


def test_saving_after_that_keeps_the_good_backup(file: Path) -> None:
    save(file, "aye 1")
    save(file, "aye 2")
    file.write_text("nay")
    load(file, read)
    save(file, "aye 3")
    assert contents(file) == {
        "match.json": "aye 3",
        "match.json.bak": "aye 1",
        "match.json.damaged": "nay",
    }


def test_damaged_files_never_overwrite_each_other(file: Path) -> None:
    save(file, "aye")
    save(file, "aye")
    for damage in ("nay 1", "nay 2", "nay 3"):
        file.write_text(damage)
        load(file, read)
    aside = [text for name, text in sorted(contents(file).items()) if ".damaged" in name]
    assert aside == ["nay 1", "nay 2", "nay 3"]


def test_when_file_and_backup_are_damaged_both_are_kept_and_it_says_so(file: Path) -> None:
    save(file, "nay 1")
    save(file, "nay 2")
    with pytest.raises(StorageError, match="no good backup") as caught:
        load(file, read)
    assert caught.value.key == "damaged"
    assert sorted(contents(file).values()) == ["nay 1", "nay 2"]
    assert load(file, read) is None


def test_a_file_that_vanished_between_two_steps_is_there_as_backup(file: Path) -> None:
    save(file, "aye 1")
    file.replace(file.with_name("match.json.bak"))
    assert load(file, read) == Loaded("aye 1", from_backup=True)


def test_a_file_of_a_newer_version_is_left_alone(file: Path) -> None:
    save(file, "aye")
    save(file, "newer")
    with pytest.raises(RecordError) as caught:
        load(file, read)
    assert caught.value.key == "newer"
    assert contents(file) == {"match.json": "newer", "match.json.bak": "aye"}


def test_a_damaged_file_on_a_disk_that_refuses_stays_where_it_is(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(file, "aye 1")
    save(file, "nay")
    monkeypatch.setattr(Path, "rename", refuse(errno.EROFS))
    loaded = load(file, read)
    assert loaded is not None
    assert (loaded.content, loaded.set_aside) == ("aye 1", None)
    assert loaded.problem


def refuse(number: int) -> Any:
    def refusing(*_args: object, **_options: object) -> None:
        raise OSError(number, os.strerror(number))

    return refusing


REFUSALS = [
    (errno.EROFS, "read_only"),
    (errno.ENOSPC, "no_space"),
    (errno.EACCES, "no_permission"),
    (errno.EPERM, "no_permission"),
    (errno.EIO, "disk_error"),
]


@pytest.mark.parametrize(("number", "key"), REFUSALS)
@pytest.mark.parametrize("where", ["tempfile.mkstemp", "os.fsync", "pathlib.Path.replace"])
def test_a_disk_that_refuses_is_told_and_the_old_file_survives(
    file: Path, monkeypatch: pytest.MonkeyPatch, where: str, number: int, key: str
) -> None:
    save(file, "aye 1")
    with monkeypatch.context() as patch:
        patch.setattr(where, refuse(number))
        with pytest.raises(StorageError) as caught:
            save(file, "aye 2")
    assert caught.value.key == key
    assert caught.value.details["path"] == file
    assert str(file) in str(caught.value)
    assert contents(file) == {"match.json": "aye 1"}


def test_when_only_the_last_step_fails_the_old_content_is_the_backup(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(file, "aye 1")
    replace = Path.replace

    def refuse_the_new(self: Path, target: Path) -> Path:
        return refuse(errno.EACCES)() if self.suffix == ".tmp" else replace(self, target)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", refuse_the_new)
        with pytest.raises(StorageError):
            save(file, "aye 2")
    assert contents(file) == {"match.json.bak": "aye 1"}
    assert load(file, read) == Loaded("aye 1", from_backup=True)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file, not a folder")
    with pytest.raises(StorageError):
        save(tmp_path / "saves" / "match.json", "aye")


def test_a_file_that_cannot_be_read_is_told_and_not_set_aside(file: Path) -> None:
    file.mkdir(parents=True)
    with pytest.raises(StorageError):
        load(file, read)
    assert file.is_dir()


@pytest.mark.skipif(sys.platform == "win32", reason="folders there cannot be read-only")
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may write anywhere")
def test_a_read_only_folder_is_told(file: Path) -> None:
    file.parent.mkdir()
    file.parent.chmod(0o500)
    with pytest.raises(StorageError) as caught:
        save(file, "aye")
    assert caught.value.key == "no_permission"


def test_a_match_survives_a_damaged_save(file: Path) -> None:
    record = played(SETUPS["beck"]).record
    save(file, to_json(record))
    save(file, to_json(record))
    file.write_text(to_json(record)[:-50])
    loaded = load(file, from_json)
    assert loaded is not None
    assert (loaded.content, loaded.from_backup) == (record, True)
    assert "cut off" in loaded.problem


def test_the_users_folder_is_named_after_the_game() -> None:
    pytest.importorskip("platformdirs")
    folder = storage.user_folder()
    assert folder.is_absolute()
    assert "skull-king" in folder.parts
