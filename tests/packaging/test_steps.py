"""A build cleans up before itself, and behind itself when it fails."""

from __future__ import annotations

import errno
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import build_steps
from build_steps import build, check_room, check_tools, clean, explained, freeze, lay_out
from build_target import ROOT, BuildError, Places, Project, Target, this_project, this_target


def half_finished(places: Places, archive: str) -> None:
    """What a build that was killed may leave, and an archive of another system."""
    (places.build / "work").mkdir(parents=True)
    places.dist.mkdir()
    for name in (archive, f"{archive}.part", "SHA256SUMS", "SkullKing-1-other.zip"):
        (places.dist / name).write_text("half")


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_half_finished_build_is_cleaned_away(
    places: Places, project: Project, target: Target
) -> None:
    archive = target.archive(project)
    half_finished(places, archive)
    clean(places, project, target)
    assert not places.build.exists()
    assert names(places.dist) == ["SHA256SUMS", "SkullKing-1-other.zip"]
    assert archive not in (places.dist / "SHA256SUMS").read_text()


def test_cleaning_leaves_no_empty_dist(places: Places, project: Project, target: Target) -> None:
    places.dist.mkdir()
    (places.dist / f"{target.archive(project)}.part").touch()
    clean(places, project, target)
    assert names(places.root) == []


def test_a_file_in_the_way_is_named(places: Places, project: Project, target: Target) -> None:
    places.build.touch()
    with pytest.raises(BuildError, match="in the way"):
        clean(places, project, target)
    assert places.build.is_file()


# The whole build, with stand-ins for what is slow


@pytest.fixture
def quick(places: Places, monkeypatch: pytest.MonkeyPatch) -> Places:
    """All is well: PyInstaller makes a small folder, and the program in it is content."""

    def frozen(where: Places) -> None:
        built = where.frozen / this_target().built(this_project())
        built.mkdir(parents=True)
        (built / "program").write_text("!")

    for name in ("LICENSE", "THIRD_PARTY_LICENSES"):
        (places.root / name).write_text(name)
    monkeypatch.setattr(build_steps, "check_tools", lambda _: None)
    monkeypatch.setattr(build_steps, "freeze", frozen)
    monkeypatch.setattr(build_steps, "try_out", lambda _: 1.0)
    return places


def test_a_build_leaves_archive_and_checksums_and_tells_where(
    quick: Places, capsys: pytest.CaptureFixture[str]
) -> None:
    archive = build(quick)
    assert names(quick.dist) == sorted(["SHA256SUMS", archive.name])
    assert str(archive) in capsys.readouterr().out
    packed = names(quick.packed(this_project()))
    assert {"LICENSE", "THIRD_PARTY_LICENSES"} <= set(packed)


@pytest.mark.parametrize("step", ["write_parts", "freeze", "try_out", "pack", "write_sums"])
@pytest.mark.parametrize(
    ("failure", "told"),
    [
        (BuildError("it fails its self-check"), BuildError),
        (OSError(errno.ENOSPC, "No space left on device"), BuildError),
        (KeyboardInterrupt(), KeyboardInterrupt),
    ],
)
def test_a_failing_step_leaves_nothing(
    quick: Places,
    monkeypatch: pytest.MonkeyPatch,
    step: str,
    failure: BaseException,
    told: type[BaseException],
) -> None:
    def fail(*_: object) -> None:
        raise failure

    monkeypatch.setattr(build_steps, step, fail)
    with pytest.raises(told):
        build(quick)
    monkeypatch.undo()
    assert not quick.build.exists()
    assert not list(quick.root.glob("dist/SkullKing-*"))


def test_a_failing_build_removes_the_archive_of_an_earlier_one(
    quick: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(quick)
    monkeypatch.setattr(build_steps, "freeze", lambda _: (_ for _ in ()).throw(BuildError("no")))
    with pytest.raises(BuildError):
        build(quick)
    assert not quick.dist.exists()


# Trouble in plain words


@pytest.mark.parametrize(
    ("number", "told"),
    [
        (errno.ENOSPC, "disk is full"),
        (errno.EACCES, "rights"),
        (errno.EROFS, "rights"),
        (errno.EIO, "refused"),
    ],
)
def test_a_refusal_of_the_system_is_told_with_its_place(number: int, told: str) -> None:
    text = explained(OSError(number, "refused", "dist/a.zip"))
    assert told in text
    assert "dist/a.zip" in text


def test_too_little_room_is_told_in_megabytes(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"Not enough room .* MB are needed, \d+ MB are free"):
        check_room(tmp_path, 1 << 60)


def test_missing_tools_are_named(monkeypatch: pytest.MonkeyPatch, target: Target) -> None:
    monkeypatch.setattr(build_steps.shutil, "which", lambda tool: tool != "objcopy" or None)
    with pytest.raises(BuildError, match=r"^objcopy cannot be found.*binutils"):
        check_tools(target)


def test_what_pyinstaller_said_last_is_shown(
    monkeypatch: pytest.MonkeyPatch, places: Places
) -> None:
    done = SimpleNamespace(returncode=1, stdout="Traceback\nModuleNotFoundError: entry")
    monkeypatch.setattr(build_steps.subprocess, "run", lambda *_, **__: done)
    with pytest.raises(BuildError, match=r"PyInstaller failed(.|\n)*ModuleNotFoundError: entry"):
        freeze(places)


def test_a_macos_program_lies_beside_its_licences(places: Places, project: Project) -> None:
    for name in ("LICENSE", "THIRD_PARTY_LICENSES"):
        (places.root / name).touch()
    (places.frozen / "SkullKing.app" / "Contents").mkdir(parents=True)
    lay_out(places, project, Target("macos", "arm64"))
    assert names(places.packed(project)) == ["LICENSE", "SkullKing.app", "THIRD_PARTY_LICENSES"]


# The command


@pytest.mark.parametrize(("argument", "status"), [("windoze", 2), ("--help", 0)])
def test_the_command_line_is_answered_without_building(argument: str, status: int) -> None:
    done = subprocess.run(
        [sys.executable, "packaging", argument],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == status
    assert ("windoze" in done.stderr) is bool(status)
    assert "Traceback" not in done.stderr
