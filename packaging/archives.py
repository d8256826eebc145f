"""Writes downloads and their checksums into dist; a half-written file never has a final name."""

from __future__ import annotations

import contextlib
import hashlib
import shutil
import stat
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

from build_target import Project

PART = ".part"
SUMS = "SHA256SUMS"


def part_of(path: Path) -> Path:
    """What a file is called while it is being written."""
    return path.with_name(path.name + PART)


@contextlib.contextmanager
def whole(path: Path) -> Iterator[Path]:
    """A temporary file to write to, renamed to `path` when it is complete."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = part_of(path)
    try:
        yield part
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


def pack(folder: Path, archive: Path) -> None:
    """The folder as an archive."""
    write = write_tar if archive.name.endswith(".tar.xz") else write_zip
    with whole(archive) as part:
        write(folder, part)


def copy(source: Path, path: Path) -> None:
    with whole(path) as part:
        shutil.copy(source, part)


def write_text(text: str, path: Path) -> None:
    with whole(path) as part:
        part.write_text(text, "utf-8", newline="\n")


def write_tar(folder: Path, archive: Path) -> None:
    with tarfile.open(archive, "w:xz", preset=6) as tar:
        tar.add(folder, folder.name, filter=owned_by_nobody)


def owned_by_nobody(info: tarfile.TarInfo) -> tarfile.TarInfo:
    """Without the user of the build machine, so that the files belong to whoever unpacks them."""
    info.uid = info.gid = 0
    info.uname = info.gname = ""
    return info


def write_zip(folder: Path, archive: Path) -> None:
    """A zip that keeps symbolic links, which macOS programs contain."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as zipped:
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder.parent).as_posix()
            if path.is_symlink():
                zipped.writestr(link(name), str(path.readlink()))
            elif path.is_file():
                zipped.write(path, name)


def link(name: str) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)
    info.create_system = 3  # Unix, or nobody looks at the mode
    info.external_attr = (stat.S_IFLNK | 0o777) << 16
    return info


def write_sums(dist: Path, project: Project) -> None:
    """The checksums of all downloads in dist; without downloads no file."""
    downloads = sorted(p for p in dist.glob(f"{project.program}-*") if p.suffix != PART)
    if not downloads:
        (dist / SUMS).unlink(missing_ok=True)
        return
    write_text("".join(f"{sha256(p)}  {p.name}\n" for p in downloads), dist / SUMS)


def sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
