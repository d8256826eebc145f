"""Archives are whole or not there."""

from __future__ import annotations

import os
import stat
import sys
import tarfile
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest

import archives
from archives import pack, write_sums
from build_target import Project

unix = pytest.mark.skipif(sys.platform == "win32", reason="Windows has neither modes nor links")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "packed" / "SkullKing"
    (made / "inside").mkdir(parents=True)
    (made / "inside" / "lib").write_text("aye")
    (made / "program").write_text("#!")
    (made / "program").chmod(0o755)
    if os.name != "nt":
        (made / "link").symlink_to("inside/lib")
    return made


@unix
def test_a_tar_keeps_modes_and_links_and_forgets_who_built_it(folder: Path, tmp_path: Path) -> None:
    pack(folder, tmp_path / "dist" / "a.tar.xz")
    with tarfile.open(tmp_path / "dist" / "a.tar.xz") as tar:
        members = {member.name: member for member in tar}
    assert members["SkullKing/program"].mode == 0o755
    assert members["SkullKing/link"].linkname == "inside/lib"
    assert {(m.uid, m.gid, m.uname, m.gname) for m in members.values()} == {(0, 0, "", "")}


@unix
def test_a_zip_keeps_modes_and_links(folder: Path, tmp_path: Path) -> None:
    pack(folder, tmp_path / "dist" / "a.zip")
    with zipfile.ZipFile(tmp_path / "dist" / "a.zip") as zipped:
        assert zipped.testzip() is None
        modes = {info.filename: info.external_attr >> 16 for info in zipped.infolist()}
        assert zipped.read("SkullKing/link") == b"inside/lib"
        assert zipped.read("SkullKing/inside/lib") == b"aye"
    assert stat.S_ISLNK(modes["SkullKing/link"])
    assert stat.S_IMODE(modes["SkullKing/program"]) == 0o755


@pytest.mark.parametrize("name", ["a.zip", "a.tar.xz"])
def test_a_failure_while_packing_leaves_no_archive(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    def full(_: Path, archive: Path) -> None:
        archive.write_bytes(b"half")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(archives, "write_tar", full)
    monkeypatch.setattr(archives, "write_zip", full)
    with pytest.raises(OSError, match="No space"):
        pack(folder, tmp_path / "dist" / name)
    assert list((tmp_path / "dist").iterdir()) == []


def test_the_checksums_name_every_download_and_nothing_else(
    tmp_path: Path, project: Project
) -> None:
    for name in ("SkullKing-1-linux.tar.xz", "SkullKing-1-windows.zip", "SkullKing-1.zip.part"):
        (tmp_path / name).write_text(name)
    (tmp_path / "notes.txt").touch()
    write_sums(tmp_path, project)
    lines = (tmp_path / "SHA256SUMS").read_text("ascii").splitlines()
    assert lines == [
        f"{sha256(name.encode()).hexdigest()}  {name}"
        for name in ("SkullKing-1-linux.tar.xz", "SkullKing-1-windows.zip")
    ]


def test_without_downloads_there_are_no_checksums(tmp_path: Path, project: Project) -> None:
    (tmp_path / "SHA256SUMS").touch()
    write_sums(tmp_path, project)
    assert list(tmp_path.iterdir()) == []
