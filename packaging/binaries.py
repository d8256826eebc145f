"""Reads from a compiled file which processors it is for and which glibc it needs."""

from __future__ import annotations

import re
import struct
from pathlib import Path

Version = tuple[int, int]

PROCESSORS = {0x01000007: "x86_64", 0x0100000C: "arm64"}
MACH_O = 0xFEEDFACF  # of one processor, 64 bits, little-endian
# A Mach-O of several processors: the size of an entry in its list. Java classes begin with the
# first of these numbers, too, and a version that would be a long list.
FAT_ENTRIES = {0xCAFEBABE: 20, 0xCAFEBABF: 32}
MOST_PROCESSORS = 16
ELF = b"\x7fELF"
# The names of symbol versions stand in the file as they are.
GLIBC = re.compile(rb"GLIBC_(\d+)\.(\d+)|GLIBC_(ABI_DT_RELR)")
RELR_SINCE = (2, 36)


def processors(path: Path) -> frozenset[str] | None:
    """The processors that a Mach-O file is for; None if it is none."""
    with path.open("rb") as file:
        head = file.read(8)
        if len(head) < 8:
            return None
        magic, count = struct.unpack(">2I", head)
        if magic in FAT_ENTRIES and count <= MOST_PROCESSORS:
            entries = file.read(FAT_ENTRIES[magic] * count)
            kinds = [k for (k, *_) in struct.iter_unpack(f">I{FAT_ENTRIES[magic] - 4}s", entries)]
        elif struct.unpack("<2I", head)[0] == MACH_O:
            kinds = [struct.unpack("<2I", head)[1]]
        else:
            return None
    return frozenset(PROCESSORS.get(kind, f"processor {kind:#x}") for kind in kinds)


def glibc_needed(path: Path) -> Version | None:
    """The highest version whose symbols an ELF file uses; None if it uses none or is no ELF."""
    with path.open("rb") as file:
        if file.read(len(ELF)) != ELF:
            return None
        rest = file.read()
    versions = {RELR_SINCE if relr else (int(a), int(b)) for a, b, relr in GLIBC.findall(rest)}
    return max(versions, default=None)
