"""Files that survive a crash."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.match import storage
from game.match.json_text import parse_object
from game.match.lock import Lock
from game.match.record import RecordError, from_json, to_json
from game.match.storage import Loaded, StorageError, load, save, update
from tests.match.disk import Disk, Killed, calls_of, failing
from tests.match.matches import SETUPS, played

ROOT = Path(__file__).parents[2]


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


def test_a_file_that_cannot_be_read_is_told_and_stays(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(file, "aye 1")
    save(file, "aye 2")
    monkeypatch.setattr(Path, "read_bytes", refuse(errno.EIO))
    with pytest.raises(StorageError) as caught:
        load(file, read)
    assert caught.value.key == "disk_error"
    assert contents(file) == {"match.json": "aye 2", "match.json.bak": "aye 1"}


# --- a folder where a file should be


def test_the_backup_of_what_is_a_folder_is_loaded_and_the_folder_set_aside(file: Path) -> None:
    save(file, "aye")
    file.replace(file.with_name("match.json.bak"))
    (file / "of" / "somebody").mkdir(parents=True)
    loaded = load(file, read)
    assert loaded is not None
    assert (loaded.content, loaded.from_backup) == ("aye", True)
    assert "folder" in loaded.problem
    assert file.with_name("match.json.damaged").joinpath("of", "somebody").is_dir()


def test_a_folder_without_a_backup_is_damaged_and_set_aside(file: Path) -> None:
    file.mkdir(parents=True)
    with pytest.raises(StorageError) as caught:
        load(file, read)
    assert caught.value.key == "damaged"
    assert file.with_name("match.json.damaged").is_dir()


@pytest.mark.parametrize("name", ["match.json", "match.json.bak"])
def test_a_folder_does_not_keep_anything_from_being_saved(file: Path, name: str) -> None:
    save(file, "aye 1")
    save(file, "aye 2")
    file.with_name(name).unlink()
    file.with_name(name).joinpath("of", "somebody").mkdir(parents=True)
    save(file, "aye 3")
    assert file.read_text("utf-8") == "aye 3"
    assert file.with_name(f"{name}.damaged").joinpath("of", "somebody").is_dir()


@pytest.mark.skipif(sys.platform == "win32", reason="folders there cannot be read-only")
@pytest.mark.skipif(hasattr(os, "geteuid") and os.geteuid() == 0, reason="root may write anywhere")
def test_a_read_only_folder_is_told(file: Path) -> None:
    file.parent.mkdir()
    file.parent.chmod(0o500)
    with pytest.raises(StorageError) as caught:
        save(file, "aye")
    assert caught.value.key == "no_permission"


# --- a disk that dies or refuses at any call


def before_and_after(file: Path) -> tuple[str, ...]:
    """The texts of two saves; a third is to come."""
    save(file, "aye 1")
    save(file, "aye 2")
    return ("aye 2", "aye 3")


# Elsewhere than on Windows the folder is opened and written to the disk as well.
STEPS = range(1, 1 + (6 if sys.platform == "win32" else 8))


def test_saving_takes_as_many_calls_as_are_tried_below(file: Path) -> None:
    before_and_after(file)
    assert calls_of(lambda: save(file, "aye 3")) == len(STEPS)


@pytest.mark.parametrize("step", STEPS)
def test_killed_at_any_call_the_text_before_or_after_is_there(file: Path, step: int) -> None:
    texts = before_and_after(file)
    with pytest.raises(Killed), failing(Disk(step)):
        save(file, "aye 3")
    loaded = load(file, read)
    assert loaded is not None
    assert loaded.content in texts
    assert not loaded.problem
    save(file, "aye 4")
    assert load(file, read) == Loaded("aye 4")


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EIO, errno.EROFS, errno.EACCES])
@pytest.mark.parametrize("step", STEPS)
def test_refused_at_any_call_it_is_saved_or_told(file: Path, step: int, number: int) -> None:
    before, after = before_and_after(file)
    told = ""
    try:
        with failing(Disk(step, OSError(number, os.strerror(number)))):
            save(file, "aye 3")
    except StorageError as error:
        told = error.key
    loaded = load(file, read)
    assert loaded is not None
    assert loaded.content == (before if told else after)
    assert not [path for path in file.parent.iterdir() if path.suffix == ".tmp"]


def test_whoever_reads_a_file_is_in_the_way_only_for_a_moment(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace, tries = Path.replace, iter([True, False, True, True, False])

    def replace_at_last(self: Path, target: Path) -> Path:
        return refuse(errno.EACCES)() if next(tries) else replace(self, target)

    save(file, "aye 1")
    monkeypatch.setattr(storage, "_PAUSE", 0)
    monkeypatch.setattr(Path, "replace", replace_at_last)
    save(file, "aye 2")
    assert contents(file) == {"match.json": "aye 2", "match.json.bak": "aye 1"}


# --- what a crash leaves behind


def test_old_temporary_files_of_ours_are_swept_and_nothing_else(tmp_path: Path) -> None:
    old = ["match.json.abc_1234.tmp", "notes.tmp", "match.json.bak", "x.json.abcd12345.tmp"]
    new = ["settings.json.abc_1234.tmp"]
    for name in (*old, *new):
        (tmp_path / name).touch()
    for name in old:
        os.utime(tmp_path / name, (0, 0))
    storage.sweep(tmp_path)
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {*old[1:], *new}


def test_a_file_that_was_killed_while_written_is_swept_when_it_is_old(file: Path) -> None:
    before_and_after(file)
    with pytest.raises(Killed), failing(Disk(4)):
        save(file, "aye 3")
    (left,) = (path for path in file.parent.iterdir() if path.suffix == ".tmp")
    os.utime(left, (0, 0))
    storage.sweep(file.parent)
    assert not left.exists()


def test_sweeping_what_is_no_folder_does_nothing(tmp_path: Path) -> None:
    storage.sweep(tmp_path / "nowhere")


# --- two writers


def more(content: str | None) -> str:
    return f"{content or 'aye'} more"


def test_an_update_changes_what_is_there_now(file: Path) -> None:
    assert update(file, read, more, str) == "aye more"
    save(file, "aye of another")
    assert update(file, read, more, str) == "aye of another more"
    assert file.read_text("utf-8") == "aye of another more"
    assert not file.with_name("match.json.lock").exists()


def test_an_update_of_what_is_damaged_starts_anew_beside_it(file: Path) -> None:
    save(file, "nay")
    assert update(file, read, more, str) == "aye more"
    assert contents(file) == {"match.json": "aye more", "match.json.damaged": "nay"}


def test_an_update_never_overwrites_what_comes_from_a_newer_version(file: Path) -> None:
    save(file, "newer")
    with pytest.raises(RecordError):
        update(file, read, more, str)
    assert contents(file) == {"match.json": "newer"}


def test_an_update_never_overwrites_what_cannot_be_read_now(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(file, "aye")
    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", refuse(errno.EACCES))
        with pytest.raises(StorageError) as caught:
            update(file, read, more, str)
    assert caught.value.key == "no_permission"
    assert contents(file) == {"match.json": "aye"}


def test_an_update_never_overwrites_what_is_damaged_and_cannot_be_set_aside(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(file, "nay")
    monkeypatch.setattr(Path, "rename", refuse(errno.EACCES))
    with pytest.raises(StorageError):
        update(file, read, more, str)
    assert file.read_text("utf-8") == "nay"


def test_an_update_that_has_to_wait_for_too_long_is_told(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save(file, "aye")
    lock = Lock(file)
    monkeypatch.setattr(storage, "PATIENCE", 0.0)
    with pytest.raises(StorageError) as caught:
        update(file, read, more, str)
    assert caught.value.key == "busy"
    lock.release()
    assert update(file, read, more, str) == "aye more"


KEYS_OF_ONE_WRITER = """
import sys
from pathlib import Path
from game.match.json_text import parse_object, written
from game.match.storage import update

for number in range(40):
    update(
        Path(sys.argv[1]),
        parse_object,
        lambda data: {**(data or {}), f"{sys.argv[2]} {number}": number},
        written,
    )
"""


def test_two_processes_never_lose_a_key_of_each_other(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    writers = [
        subprocess.Popen([sys.executable, "-c", KEYS_OF_ONE_WRITER, str(file), name], cwd=ROOT)
        for name in ("port", "starboard")
    ]
    assert [writer.wait() for writer in writers] == [0, 0]
    found = parse_object(file.read_text("utf-8"))
    assert len(found) == 2 * 40
    assert {path.name for path in tmp_path.iterdir()} == {"settings.json", "settings.json.bak"}


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
