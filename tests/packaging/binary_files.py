"""The beginnings of compiled files, as far as the build reads them."""

from __future__ import annotations

import struct

KINDS = {"x86_64": 0x01000007, "arm64": 0x0100000C, "ppc": 18}


def mach_o(processor: str) -> bytes:
    return struct.pack("<4I", 0xFEEDFACF, KINDS[processor], 3, 2)


def fat(*processors: str, wide: bool = False) -> bytes:
    """A file for several processors; in the wide form places and sizes have 64 bits."""
    entry, magic = (">2I2Q2I", 0xCAFEBABF) if wide else (">5I", 0xCAFEBABE)
    rest = (3, 4096, 100, 12, 0) if wide else (3, 4096, 100, 12)
    entries = b"".join(struct.pack(entry, KINDS[name], *rest) for name in processors)
    return struct.pack(">2I", magic, len(processors)) + entries + b"code"


def elf(*symbols: str) -> bytes:
    return b"\x7fELF\x02\x01" + b"\0".join(name.encode() for name in ("", *symbols, ""))
