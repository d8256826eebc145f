"""A build that would not run where the README promises fails and names the files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from build_target import ROOT, BuildError, Target
from compatibility import check_compatibility
from labels import OLDEST_GLIBC, OLDEST_MACOS
from tests.packaging.binary_files import elf, fat, mach_o

LINUX, MAC = Target("linux", "x86_64"), Target("macos", "universal2")
README = (ROOT / "README.md").read_text("utf-8")


def pack(folder: Path, **files: bytes) -> Path:
    (folder / "_internal").mkdir()
    for name, data in files.items():
        (folder / "_internal" / name).write_bytes(data)
    return folder


def test_a_library_that_needs_a_newer_glibc_stops_the_build(tmp_path: Path) -> None:
    packed = pack(tmp_path, old=elf("GLIBC_2.35"), new=elf("GLIBC_2.38"), text=b"GLIBC_2.99")
    with pytest.raises(BuildError, match=r"promises:\n  _internal.new needs glibc 2\.38$"):
        check_compatibility(packed, LINUX)


def test_a_library_for_one_processor_stops_a_universal_build(tmp_path: Path) -> None:
    packed = pack(tmp_path, both=fat("arm64", "x86_64"), one=mach_o("arm64"), text=b"words")
    with pytest.raises(BuildError, match=r"promises:\n  _internal.one is for arm64 only$"):
        check_compatibility(packed, MAC)
    check_compatibility(packed, Target("macos", "arm64"))


@pytest.mark.parametrize("target", [LINUX, MAC, Target("windows", "x86_64")])
def test_what_runs_everywhere_passes(tmp_path: Path, target: Target) -> None:
    check_compatibility(pack(tmp_path, a=elf("GLIBC_2.35"), b=fat("x86_64", "arm64")), target)


def test_the_readme_promises_what_the_build_checks() -> None:
    (told,) = set(re.findall(r"glibc (\d+\.\d+)", README))
    assert told == ".".join(map(str, OLDEST_GLIBC))
    assert f"macOS {OLDEST_MACOS.removesuffix('.0')} or newer" in README


def test_the_linux_download_is_built_on_a_system_no_newer_than_promised() -> None:
    release = (ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8")
    assert "ubuntu-22.04, windows" in release
