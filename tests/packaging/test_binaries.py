"""What a compiled file says of the systems it runs on."""

from __future__ import annotations

from pathlib import Path

import pytest

from binaries import Version, glibc_needed, processors
from tests.packaging.binary_files import elf, fat, mach_o

BOTH = {"x86_64", "arm64"}


@pytest.mark.parametrize(
    ("data", "made_for"),
    [
        (fat("x86_64", "arm64"), BOTH),
        (fat("x86_64", "arm64", wide=True), BOTH),
        (fat("ppc", "x86_64"), {"processor 0x12", "x86_64"}),
        (mach_o("arm64"), {"arm64"}),
        (mach_o("x86_64"), {"x86_64"}),
        (b"\xca\xfe\xba\xbe\x00\x00\x00\x41 a Java class", None),
        (b"text", None),
        (b"", None),
        (elf("GLIBC_2.5"), None),
    ],
)
def test_a_mach_o_file_names_its_processors(
    tmp_path: Path, data: bytes, made_for: set[str] | None
) -> None:
    (tmp_path / "file").write_bytes(data)
    assert processors(tmp_path / "file") == made_for


@pytest.mark.parametrize(
    ("data", "version"),
    [
        (elf("GLIBC_2.2.5", "GLIBC_2.17"), (2, 17)),
        (elf("GLIBC_2.9", "GLIBC_2.35", "GLIBC_2.4"), (2, 35)),
        (elf("GLIBC_2.4", "GLIBC_ABI_DT_RELR"), (2, 36)),
        (elf("GLIBC_PRIVATE"), None),
        (elf(), None),
        (b"GLIBC_2.35 is only spoken of here", None),
    ],
)
def test_an_elf_file_names_the_glibc_it_needs(
    tmp_path: Path, data: bytes, version: Version | None
) -> None:
    (tmp_path / "file").write_bytes(data)
    assert glibc_needed(tmp_path / "file") == version
