"""The steps from a checkout to a download; a step that fails leaves nothing behind."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from archives import PART, pack, write_sums
from build_target import BuildError, Places, Project, Target, this_project, this_target
from contents import NOTICES
from icons import write_icons
from labels import desktop_entry, version_resource
from trial import try_out

HERE = Path(__file__).resolve().parent
SPEC = HERE / "skull_king.spec"
ROOM = 300 << 20
TOOLS = {"linux": ("ldd", "objcopy", "objdump", "strip")}
FULL = (errno.ENOSPC, errno.EDQUOT) if hasattr(errno, "EDQUOT") else (errno.ENOSPC,)
FORBIDDEN = (errno.EACCES, errno.EPERM, errno.EROFS)


def build(places: Places) -> Path:
    """All steps; the archive."""
    began = time.perf_counter()
    project, target = this_project(), this_target()
    say(f"Building {project.title} {project.version} for {target.system} ({target.arch}) ...")
    archive = places.dist / target.archive(project)
    with nothing_left_behind(places, project, target):
        check_tools(target)
        clean(places, project, target)
        check_room(places.root)
        write_parts(places, project)
        freeze(places)
        lay_out(places, project, target)
        took = try_out(places.packed(project) / target.executable(project))
        say(f"The built program was started; its self-check says ok after {took:.1f} s.")
        pack(places.packed(project), archive)
        write_sums(places.dist, project)
    tell_result(archive, places.packed(project), time.perf_counter() - began)
    return archive


@contextlib.contextmanager
def nothing_left_behind(places: Places, project: Project, target: Target) -> Iterator[None]:
    """Whatever goes wrong, also Ctrl-C: no folder and no archive of a failed build stays."""
    try:
        yield
    except BaseException as error:
        with contextlib.suppress(OSError, BuildError):
            clean(places, project, target)
        if isinstance(error, OSError):
            raise BuildError(explained(error)) from error
        raise


def explained(error: OSError) -> str:
    """What the system refused, in plain words."""
    place = f" ({error.filename})" if error.filename else ""
    if error.errno in FULL:
        return f"The disk is full{place}."
    if error.errno in FORBIDDEN:
        return f"You have not the rights to do that: {error.strerror}{place}."
    return f"{error.strerror or error}{place}."


def check_tools(target: Target) -> None:
    """What PyInstaller calls and does not bring along."""
    missing = [tool for tool in TOOLS.get(target.system, ()) if not shutil.which(tool)]
    if missing:
        raise BuildError(
            f"{', '.join(missing)} cannot be found; on Debian and Ubuntu they come with: "
            "sudo apt install binutils libc-bin"
        )


def check_room(folder: Path, needed: int = ROOM) -> None:
    free = shutil.disk_usage(folder).free
    if free < needed:
        raise BuildError(
            f"Not enough room on the disk of {folder}: "
            f"{needed >> 20} MB are needed, {free >> 20} MB are free."
        )


def clean(places: Places, project: Project, target: Target) -> None:
    """Remove what an earlier build left, and its archive: it is not what is built now."""
    remove_folder(places.build)
    if not places.dist.exists():
        return
    for part in places.dist.glob("*" + PART):
        part.unlink()
    (places.dist / target.archive(project)).unlink(missing_ok=True)
    write_sums(places.dist, project)
    if not any(places.dist.iterdir()):
        places.dist.rmdir()


def remove_folder(folder: Path) -> None:
    if folder.is_dir() and not folder.is_symlink():
        shutil.rmtree(folder)
    elif folder.exists():
        raise BuildError(f"{folder} is in the way: it is not a folder.")


def write_parts(places: Places, project: Project) -> None:
    """What the spec refers to."""
    places.parts.mkdir(parents=True)
    write_icons(places.parts)
    (places.parts / "version.txt").write_text(version_resource(project), "utf-8")


def freeze(places: Places) -> None:
    """Run PyInstaller; nothing of it outside this checkout."""
    folders = ["--distpath", str(places.frozen), "--workpath", str(places.build / "work")]
    options = ["--noconfirm", "--log-level=WARN", *folders]
    done = subprocess.run(
        [sys.executable, "-m", "PyInstaller", *options, str(SPEC)],
        cwd=places.build,
        env={**os.environ, "PYINSTALLER_CONFIG_DIR": str(places.build / "cache")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    if done.returncode:
        said = "".join(f"\n  {line}" for line in done.stdout.splitlines()[-12:])
        raise BuildError(f"PyInstaller failed with status {done.returncode}.{said}")


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


def tell_result(archive: Path, packed: Path, seconds: float) -> None:
    files = (p for p in packed.rglob("*") if p.is_file() and not p.is_symlink())
    unpacked = sum(path.stat().st_size for path in files)
    sizes = f"{megabytes(archive.stat().st_size)}, unpacked {megabytes(unpacked)}"
    say(f"{archive} ({sizes}) was built in {seconds:.0f} s.")


def megabytes(size: int) -> str:
    return f"{size / 1e6:.1f} MB"


def say(text: str) -> None:
    print(text, flush=True)
