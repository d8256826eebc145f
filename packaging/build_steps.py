"""The steps from a checkout to a download; a step that fails leaves nothing behind."""

from __future__ import annotations

import contextlib
import errno
import json
import shutil
import stat
import time
from collections.abc import Iterator
from pathlib import Path

from acceptance import accept
from archives import copy, pack, part_of, write_sums, write_text
from bill import bill
from build_target import BuildError, Places, Project, Target, say, this_project, this_target
from compatibility import check_compatibility
from contents import NOTICES
from hosts import Here, Host
from icons import write_icons
from labels import desktop_entry, version_resource
from runs import run
from system_tools import FOR_LINUX, FOR_WINE, require
from wine import Wine

HERE = Path(__file__).resolve().parent
SPEC = HERE / "skull_king.spec"
ROOM = 300 << 20
WINE_ROOM = 1500 << 20  # a whole Windows, and a Python with packages
LARGEST = 20_000_000  # bytes of a download
SECONDS = 900.0
FULL = (errno.ENOSPC, errno.EDQUOT) if hasattr(errno, "EDQUOT") else (errno.ENOSPC,)
FORBIDDEN = (errno.EACCES, errno.EPERM, errno.EROFS)


def build(target: Target, places: Places) -> list[Path]:
    """Run all steps and return the finished downloads."""
    began = time.perf_counter()
    project, host = this_project(), host_of(target, places)
    say(f"Building {project.title} {project.version} for {target.system} ({target.arch}) ...")
    with nothing_left_behind(host, places, project, target):
        require(tools_for(target))
        clean(places, project, target)
        check_room(places.root, WINE_ROOM if isinstance(host, Wine) else ROOM)
        remove_folder(places.logs)
        places.build.mkdir(parents=True)
        host.prepare()
        write_parts(places, project)
        freeze(host, places)
        say(f"PyInstaller is done after {time.perf_counter() - began:.0f} s in all.")
        lay_out(places, project, target)
        check_compatibility(places.packed(project), target)
        accept(host, programs(places, project, target), places, project)
        downloads = deliver(host, places, project, target)
        check_sizes(downloads)
    tell_result(downloads, places.packed(project), time.perf_counter() - began)
    return downloads


def host_of(target: Target, places: Places) -> Host:
    return Here(places) if target.system == this_target().system else Wine(places)


def tools_for(target: Target) -> tuple[str, ...]:
    """The programs of the system that PyInstaller and the acceptance call."""
    if target.system != this_target().system:
        return FOR_WINE
    return FOR_LINUX if target.system == "linux" else ()


def programs(places: Places, project: Project, target: Target) -> list[Path]:
    """Every executable a player can run."""
    found = [places.packed(project) / target.executable(project)]
    if single := target.single_file(project):
        found.append(places.frozen / single)
    return found


@contextlib.contextmanager
def nothing_left_behind(
    host: Host, places: Places, project: Project, target: Target
) -> Iterator[None]:
    """After any failure, also Ctrl-C, remove the folders and downloads of this build."""
    try:
        try:
            yield
        finally:
            host.leave()
    except BaseException as error:
        with contextlib.suppress(OSError, BuildError):
            clean(places, project, target)
        if isinstance(error, OSError):
            raise BuildError(explained(error)) from error
        raise


def explained(error: OSError) -> str:
    """An error of the operating system as a sentence for the reader."""
    place = f" ({error.filename})" if error.filename else ""
    if error.errno in FULL:
        return f"The disk is full{place}."
    if error.errno in FORBIDDEN:
        return f"You have not the rights to do that: {error.strerror}{place}."
    return f"{error.strerror or error}{place}."


def check_room(folder: Path, needed: int = ROOM) -> None:
    free = shutil.disk_usage(folder).free
    if free < needed:
        raise BuildError(
            f"Not enough room on the disk of {folder}: "
            f"{needed >> 20} MB are needed, {free >> 20} MB are free."
        )


def clean(places: Places, project: Project, target: Target) -> None:
    """Remove the folders and downloads of an earlier build for this target."""
    remove_folder(places.build)
    if not places.dist.exists():
        return
    for name in target.downloads(project):
        for path in (places.dist / name, part_of(places.dist / name)):
            path.unlink(missing_ok=True)
    write_sums(places.dist, project)
    if not any(places.dist.iterdir()):
        places.dist.rmdir()


def remove_folder(folder: Path) -> None:
    if folder.is_dir() and not folder.is_symlink():
        shutil.rmtree(folder)
    elif folder.exists():
        raise BuildError(f"{folder} is in the way: it is not a folder.")


def write_parts(places: Places, project: Project) -> None:
    """Write the icons and the version resource that the spec refers to."""
    places.parts.mkdir(parents=True)
    write_icons(places.parts)
    (places.parts / "version.txt").write_text(version_resource(project), "utf-8")


def freeze(host: Host, places: Places) -> None:
    """Run PyInstaller, with all its caches inside the checkout."""
    folders = {"--distpath": places.frozen, "--workpath": places.work}
    named = [word for key, path in folders.items() for word in (key, host.named(path))]
    options = ["--noconfirm", "--log-level=WARN", *named, host.named(SPEC)]
    cache = host.named(places.build / "cache")
    said = run(
        host,
        host.python,
        *("-m", "PyInstaller", *options),
        cwd=places.build,
        seconds=SECONDS,
        PYINSTALLER_CONFIG_DIR=cache,
    )
    places.logs.mkdir(parents=True, exist_ok=True)
    (places.logs / "pyinstaller.log").write_text("\n".join([*said.lines, ""]), "utf-8")
    if said.status:
        raise BuildError(f"PyInstaller failed with status {said.status}.{said.tail}")


def lay_out(places: Places, project: Project, target: Target) -> None:
    """The folder as the player finds it: the program and what belongs beside it."""
    packed, built = places.packed(project), places.frozen / target.built(project)
    if target.system == "macos":
        packed.mkdir(parents=True)
        built.rename(packed / built.name)
    else:
        packed.parent.mkdir(parents=True)
        built.rename(packed)
    for name in NOTICES:
        shutil.copy(places.root / name, packed)
    if target.system == "linux":
        add_menu_entry(packed, places, project)


def add_menu_entry(packed: Path, places: Places, project: Project) -> None:
    entry = packed / f"{project.key}.desktop"
    entry.write_text(desktop_entry(project), "utf-8")
    shutil.copy(places.parts / "icon.png", packed / f"{project.key}.png")
    script = packed / "add-to-menu.sh"
    shutil.copy(HERE / "linux" / script.name, script)
    for path in (entry, script):
        path.chmod(path.stat().st_mode | stat.S_IXUSR | stat.S_IXGRP | stat.S_IXOTH)


def deliver(host: Host, places: Places, project: Project, target: Target) -> list[Path]:
    """Write archive, single file, bill and checksums into dist."""
    told = json.dumps(bill(host, places, project, target), indent=1) + "\n"
    pack(places.packed(project), places.dist / target.archive(project))
    if single := target.single_file(project):
        copy(places.frozen / single, places.dist / single)
    write_text(told, places.dist / target.bill(project))
    write_sums(places.dist, project)
    return [places.dist / name for name in target.downloads(project)]


def check_sizes(downloads: list[Path], largest: int = LARGEST) -> None:
    for path in downloads:
        if (size := path.stat().st_size) > largest:
            raise BuildError(f"{path.name} has {megabytes(size)}, {megabytes(largest)} at most.")


def tell_result(downloads: list[Path], packed: Path, seconds: float) -> None:
    files = (p for p in packed.rglob("*") if p.is_file() and not p.is_symlink())
    unpacked = sum(path.stat().st_size for path in files)
    for path in downloads:
        say(f"{path} ({megabytes(path.stat().st_size)})")
    say(f"Built in {seconds:.0f} s; unpacked it takes {megabytes(unpacked)}.")


def megabytes(size: int) -> str:
    return f"{size / 1e6:.1f} MB"
