"""Names of what is built."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from build_target import ROOT, Project, Target, architecture, is_fat, this_project, this_target


@pytest.mark.parametrize(
    ("system", "archive", "executable"),
    [
        ("linux", "SkullKing-1.2.3rc1-linux-x86_64.tar.gz", "SkullKing"),
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


@pytest.mark.parametrize(("start", "fat"), [(b"\xca\xfe\xba\xbe", True), (b"\xcf\xfa", False)])
def test_a_file_for_two_processors_is_known_by_its_start(
    tmp_path: Path, start: bytes, fat: bool
) -> None:
    (tmp_path / "python").write_bytes(start)
    assert is_fat(tmp_path / "python") is fat
