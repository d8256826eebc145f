"""The icon in every system's format, drawn from one SVG at every size."""

from __future__ import annotations

import io
import os
import struct
from collections.abc import Mapping
from pathlib import Path

from build_target import ROOT, BuildError

SOURCE = ROOT / "assets" / "art" / "lettering" / "app_icon.svg"
ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
# The kinds of picture in an icns file that hold a PNG, and their size.
ICNS_KINDS = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic11": 32,
    b"icp6": 64,
    b"ic12": 64,
    b"ic07": 128,
    b"ic08": 256,
    b"ic13": 256,
    b"ic09": 512,
    b"ic14": 512,
    b"ic10": 1024,
}
PNG_SIZE = 256


def write_icons(folder: Path, source: Path = SOURCE) -> None:
    """Write icon.ico, icon.icns and icon.png, whatever the target."""
    sizes = sorted({PNG_SIZE, *ICO_SIZES, *ICNS_KINDS.values()})
    pictures = {size: png(source, size) for size in sizes}
    (folder / "icon.ico").write_bytes(ico({size: pictures[size] for size in ICO_SIZES}))
    (folder / "icon.icns").write_bytes(icns(pictures))
    (folder / "icon.png").write_bytes(pictures[PNG_SIZE])


def png(source: Path, size: int) -> bytes:
    """The SVG as a square PNG."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    stream = io.BytesIO()
    try:
        image = pygame.image.load_sized_svg(str(source), (size, size))
        pygame.image.save(image, stream, "icon.png")
    except (pygame.error, OSError) as error:
        raise BuildError(f"The icon cannot be made from {source}: {error}") from error
    return stream.getvalue()


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """A Windows icon: a list of sizes and places, then the pictures."""
    head, body = struct.pack("<3H", 0, 1, len(pictures)), b""
    start = len(head) + 16 * len(pictures)
    for size, picture in pictures.items():
        side = size % 256  # 256 is written as 0
        head += struct.pack("<4B2H2I", side, side, 0, 0, 1, 32, len(picture), start + len(body))
        body += picture
    return head + body


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """A macOS icon: blocks of kind, length and picture."""
    blocks = [
        struct.pack(">4sI", kind, 8 + len(pictures[size])) + pictures[size]
        for kind, size in ICNS_KINDS.items()
    ]
    body = b"".join(blocks)
    return struct.pack(">4sI", b"icns", 8 + len(body)) + body
