"""A build cleans up before itself, and behind itself when it fails."""

from __future__ import annotations

import errno
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

import build_steps
from build_steps import (
    build,
    check_room,
    check_sizes,
    clean,
    explained,
    freeze,
    lay_out,
    programs,
)
from build_target import ROOT, BuildError, Places, Project, Target, this_project, this_target
from hosts import Here, Host
from runs import Said
from system_tools import FOR_WINE
from wine import Wine

WINDOWS = Target("windows", "x86_64")


def half_finished(places: Places, downloads: list[str]) -> None:
    """What a build that was killed may leave, and an archive of another system."""
    (places.build / "work").mkdir(parents=True)
    places.dist.mkdir()
    parts = [f"{name}.part" for name in downloads]
    for name in (*downloads, *parts, "SHA256SUMS", "SkullKing-1-other.zip"):
        (places.dist / name).write_text("half")


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("system", ["linux", "macos", "windows"])
def test_a_half_finished_build_is_cleaned_away(
    tmp_path: Path, project: Project, system: str
) -> None:
    places, target = Places(system, tmp_path), Target(system, "x86_64")
    half_finished(places, target.downloads(project))
    clean(places, project, target)
    assert not places.build.exists()
    assert names(places.dist) == ["SHA256SUMS", "SkullKing-1-other.zip"]
    sums = (places.dist / "SHA256SUMS").read_text()
    assert not any(name in sums for name in target.downloads(project))


def test_cleaning_leaves_the_other_systems_alone(places: Places, project: Project) -> None:
    other = Places("windows", places.root)
    other.parts.mkdir(parents=True)
    places.dist.mkdir()
    half = places.dist / f"{WINDOWS.archive(project)}.part"
    half.touch()
    clean(places, project, Target("linux", "x86_64"))
    assert other.parts.exists()
    assert half.exists()


def test_cleaning_leaves_no_empty_dist(places: Places, project: Project, target: Target) -> None:
    places.dist.mkdir()
    (places.dist / f"{target.archive(project)}.part").touch()
    clean(places, project, target)
    assert names(places.root) == []


def test_a_file_in_the_way_is_named(places: Places, project: Project, target: Target) -> None:
    places.build.parent.mkdir()
    places.build.touch()
    with pytest.raises(BuildError, match="in the way"):
        clean(places, project, target)
    assert places.build.is_file()


# The whole build, with stand-ins for what is slow


class Pretended(Here):
    """A Windows that is ready at once."""

    def leave(self) -> None:
        (self.places.root / "left").touch()


class Quick:
    """All is well: PyInstaller makes a small folder, and the programs are content."""

    def __init__(self, target: Target, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.target, self.places = target, Places(target.system, root)
        self.accepted: list[Path] = []
        for name in ("LICENSE", "THIRD_PARTY_LICENSES"):
            (root / name).write_text(name)
        monkeypatch.setattr(build_steps, "require", lambda _: None)
        monkeypatch.setattr(build_steps, "host_of", lambda _, places: Pretended(places))
        monkeypatch.setattr(build_steps, "write_icons", lambda to: (to / "icon.png").touch())
        monkeypatch.setattr(build_steps, "freeze", self.freeze)
        monkeypatch.setattr(build_steps, "accept", lambda _, made, *__: self.accepted.extend(made))
        monkeypatch.setattr(build_steps, "bill", lambda *_: {"bomFormat": "CycloneDX"})

    def freeze(self, host: Host, places: Places) -> None:
        built = places.frozen / self.target.built(this_project())
        built.mkdir(parents=True)
        (built / "program").write_text("!")
        if single := self.target.single_file(this_project()):
            (places.frozen / single).write_text("!")

    def build(self) -> list[Path]:
        return build(self.target, self.places)


@pytest.fixture(params=["here", "windows"])
def quick(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Quick:
    return Quick(WINDOWS if request.param == "windows" else this_target(), tmp_path, monkeypatch)


def test_a_build_leaves_downloads_and_checksums_and_tells_where(
    quick: Quick, capsys: pytest.CaptureFixture[str]
) -> None:
    downloads = quick.build()
    assert names(quick.places.dist) == sorted(["SHA256SUMS", *(path.name for path in downloads)])
    told = capsys.readouterr().out
    assert all(str(path) in told for path in downloads)
    sums = (quick.places.dist / "SHA256SUMS").read_text("ascii")
    assert all(path.name in sums for path in downloads)
    packed = names(quick.places.packed(this_project()))
    assert {"LICENSE", "THIRD_PARTY_LICENSES"} <= set(packed)
    assert (quick.places.root / "left").exists()


def test_every_program_is_accepted_or_refused(quick: Quick) -> None:
    quick.build()
    assert quick.accepted == programs(quick.places, this_project(), quick.target)
    assert len(quick.accepted) == (2 if quick.target.system == "windows" else 1)


STEPS = "require write_parts freeze accept bill pack write_text write_sums".split()


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize(
    ("failure", "told"),
    [
        (BuildError("it fails its self-check"), BuildError),
        (OSError(errno.ENOSPC, "No space left on device"), BuildError),
        (KeyboardInterrupt(), KeyboardInterrupt),
    ],
)
def test_a_failing_step_leaves_nothing(
    quick: Quick,
    monkeypatch: pytest.MonkeyPatch,
    step: str,
    failure: BaseException,
    told: type[BaseException],
) -> None:
    def fail(*_: object) -> None:
        raise failure

    monkeypatch.setattr(build_steps, step, fail)
    with pytest.raises(told):
        quick.build()
    assert not quick.places.build.exists()
    assert not list(quick.places.root.glob("dist/SkullKing-*"))
    assert (quick.places.root / "left").exists()


def test_a_failing_build_removes_the_downloads_of_an_earlier_one(
    quick: Quick, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise BuildError("no")

    quick.build()
    monkeypatch.setattr(build_steps, "freeze", fail)
    with pytest.raises(BuildError):
        quick.build()
    assert not quick.places.dist.exists()


def test_windows_is_built_with_wine_on_other_systems(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_steps, "this_target", lambda: Target("linux", "x86_64"))
    assert isinstance(build_steps.host_of(WINDOWS, places), Wine)
    assert isinstance(build_steps.host_of(Target("linux", "x86_64"), places), Here)
    assert build_steps.tools_for(WINDOWS) == FOR_WINE


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


def test_a_download_that_is_too_large_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.zip"
    path.write_bytes(bytes(2_000_001))
    check_sizes([path])
    with pytest.raises(BuildError, match=r"game.zip has 2.0 MB, 1.0 MB at most"):
        check_sizes([path], largest=1_000_000)


def test_what_pyinstaller_said_last_is_shown_and_kept(
    monkeypatch: pytest.MonkeyPatch, here: Here, places: Places
) -> None:
    said = Said(1, ["Traceback", "ModuleNotFoundError: entry"])
    monkeypatch.setattr(build_steps, "run", lambda *_, **__: said)
    with pytest.raises(BuildError, match=r"PyInstaller failed(.|\n)*ModuleNotFoundError: entry"):
        freeze(here, places)
    assert "ModuleNotFoundError" in (places.logs / "pyinstaller.log").read_text("utf-8")


def test_a_macos_program_lies_beside_its_licences(places: Places, project: Project) -> None:
    for name in ("LICENSE", "THIRD_PARTY_LICENSES"):
        (places.root / name).touch()
    (places.frozen / "SkullKing.app" / "Contents").mkdir(parents=True)
    lay_out(places, project, Target("macos", "arm64"))
    assert names(places.packed(project)) == ["LICENSE", "SkullKing.app", "THIRD_PARTY_LICENSES"]


# The command


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """`python3 packaging`, in this process and with what is installed."""
    monkeypatch.setattr("signal.signal", lambda *_: None)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setattr("game.bootstrap.ensure", lambda *_: None)
    spec = spec_from_file_location("packaging_command", ROOT / "packaging" / "__main__.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("failure", [BuildError("wine cannot be found."), None])
def test_the_exit_status_tells_whether_something_was_built(
    command: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    failure: BuildError | None,
) -> None:
    def pretended(target: Target, places: Places) -> None:
        assert places.system == target.system
        if failure:
            raise failure

    monkeypatch.setattr(build_steps, "build", pretended)
    assert command.main([]) == (1 if failure else 0)
    assert capsys.readouterr().err == (f"Nothing was built. {failure}\n" if failure else "")


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
