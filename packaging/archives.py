"""Packs the finished folder into dist, whole or not at all, with checksums."""

from __future__ import annotations

import hashlib
import stat
import tarfile
import zipfile
from pathlib import Path

from build_target import Project

PART = ".part"
SUMS = "SHA256SUMS"


def pack(folder: Path, archive: Path) -> None:
    """The folder as an archive; its name appears only when it is complete."""
    archive.parent.mkdir(parents=True, exist_ok=True)
    part = archive.with_name(archive.name + PART)
    write = write_tar if archive.name.endswith(".tar.gz") else write_zip
    try:
        write(folder, part)
        part.replace(archive)
    finally:
        part.unlink(missing_ok=True)


def write_tar(folder: Path, archive: Path) -> None:
    with tarfile.open(archive, "w:gz", compresslevel=9) as tar:
        tar.add(folder, folder.name, filter=owned_by_nobody)


def owned_by_nobody(info: tarfile.TarInfo) -> tarfile.TarInfo:
    """The player's files are the player's, not those of the machine that built them."""
    info.uid = info.gid = 0
    info.uname = info.gname = ""
    return info


def write_zip(folder: Path, archive: Path) -> None:
    """A zip that keeps the links a macOS program is full of."""
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
    """The checksums of all downloads in dist; none without any."""
    downloads = sorted(p for p in dist.glob(f"{project.program}-*") if p.suffix != PART)
    sums, part = dist / SUMS, dist / (SUMS + PART)
    if not downloads:
        sums.unlink(missing_ok=True)
        return
    part.write_text("".join(f"{sha256(p)}  {p.name}\n" for p in downloads), "ascii", newline="\n")
    part.replace(sums)


def sha256(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
