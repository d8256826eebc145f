"""Names of what is built."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import build_target
from build_target import (
    ROOT,
    BuildError,
    Project,
    Target,
    architecture,
    is_for_all,
    target_for,
    this_project,
    this_target,
)
from tests.packaging.binary_files import fat, mach_o


@pytest.mark.parametrize(
    ("system", "archive", "executable"),
    [
        ("linux", "SkullKing-1.2.3rc1-linux-x86_64.tar.xz", "SkullKing"),
        ("windows", "SkullKing-1.2.3rc1-windows-x86_64.zip", "SkullKing.exe"),
        (
            "macos",
            "SkullKing-1.2.3rc1-macos-x86_64.zip",
            "SkullKing.app/Contents/MacOS/SkullKing",
        ),
    ],
)
def test_archive_and_program_are_named_after_the_system(
    project: Project, system: str, archive: str, executable: str
) -> None:
    target = Target(system, "x86_64")
    assert (target.archive(project), target.executable(project)) == (archive, executable)


def test_windows_also_gets_a_single_file(project: Project) -> None:
    assert Target("windows", "x86_64").downloads(project) == [
        "SkullKing-1.2.3rc1-windows-x86_64.zip",
        "SkullKing-1.2.3rc1.exe",
        "SkullKing-1.2.3rc1-windows-x86_64.sbom.json",
    ]
    assert Target("linux", "arm64").downloads(project) == [
        "SkullKing-1.2.3rc1-linux-arm64.tar.xz",
        "SkullKing-1.2.3rc1-linux-arm64.sbom.json",
    ]


LINUX, MAC = Target("linux", "x86_64"), Target("macos", "universal2")


@pytest.mark.parametrize(
    ("here", "asked", "target"),
    [
        (LINUX, "", LINUX),
        (LINUX, "linux", LINUX),
        (LINUX, "windows", Target("windows", "x86_64")),
        (MAC, "", MAC),
        (Target("windows", "arm64"), "windows", Target("windows", "arm64")),
    ],
)
def test_what_can_be_built_here(
    monkeypatch: pytest.MonkeyPatch, here: Target, asked: str, target: Target
) -> None:
    monkeypatch.setattr(build_target, "this_target", lambda: here)
    assert target_for(asked) == target


@pytest.mark.parametrize(
    ("here", "asked", "told"),
    [
        (LINUX, "macos", "on macos only"),
        (MAC, "linux", "on linux only"),
        (MAC, "windows", "with Wine, on Linux"),
        (Target("linux", "arm64"), "windows", "this processor is arm64"),
    ],
)
def test_what_cannot_be_built_here_is_told(
    monkeypatch: pytest.MonkeyPatch, here: Target, asked: str, told: str
) -> None:
    monkeypatch.setattr(build_target, "this_target", lambda: here)
    with pytest.raises(BuildError, match=told):
        target_for(asked)


def test_name_and_version_are_those_of_pyproject() -> None:
    told = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    project = this_project()
    assert (project.key, project.version) == (told["name"], told["version"])
    assert (project.title, project.program) == ("Skull King", "SkullKing")


def test_the_name_of_the_window_is_the_name_of_the_program() -> None:
    from game.client.app import NAME

    assert this_project().title == NAME


@pytest.mark.parametrize(
    ("machine", "is_64_bit", "name"),
    [
        ("AMD64", True, "x86_64"),
        ("x86_64", True, "x86_64"),
        ("AMD64", False, "x86"),
        ("arm64", True, "arm64"),
        ("aarch64", True, "arm64"),
    ],
)
def test_a_processor_has_one_name(machine: str, is_64_bit: bool, name: str) -> None:
    assert architecture(machine, is_64_bit) == name


def test_this_machine_is_a_target() -> None:
    assert this_target().system in ("linux", "macos", "windows")


@pytest.mark.parametrize("thin", ["", "python", "base.so", ".dylibs/libSDL2.dylib"])
def test_one_file_for_one_processor_is_enough_not_to_be_universal(
    tmp_path: Path, thin: str
) -> None:
    (tmp_path / ".dylibs").mkdir()
    for name in ("python", "base.so", ".dylibs/libSDL2.dylib"):
        (tmp_path / name).write_bytes(mach_o("arm64") if name == thin else fat("x86_64", "arm64"))
    assert is_for_all(tmp_path / "python", tmp_path) is not bool(thin)
