"""The icon files say what is in them, and it is."""

from __future__ import annotations

import io
import struct
from pathlib import Path

import pygame
import pytest

from build_target import BuildError
from icons import ICNS_KINDS, ICO_SIZES, png, write_icons


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("icons")
    write_icons(made)
    return made


def png_size(data: bytes) -> tuple[int, int]:
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert data[-8:-4] == b"IEND"
    width, height = struct.unpack(">2I", data[16:24])
    return width, height


def test_the_windows_icon_holds_every_size_where_it_says(folder: Path) -> None:
    data = (folder / "icon.ico").read_bytes()
    assert struct.unpack_from("<3H", data) == (0, 1, len(ICO_SIZES))
    end = 6 + 16 * len(ICO_SIZES)
    for at, size in enumerate(ICO_SIZES):
        width, height, _, _, planes, bits, length, start = struct.unpack_from(
            "<4B2H2I", data, 6 + 16 * at
        )
        assert (width or 256, height or 256, planes, bits, start) == (size, size, 1, 32, end)
        assert png_size(data[start : start + length]) == (size, size)
        end = start + length
    assert end == len(data)


def test_the_macos_icon_holds_every_kind_in_its_size(folder: Path) -> None:
    data = (folder / "icon.icns").read_bytes()
    assert struct.unpack_from(">4sI", data) == (b"icns", len(data))
    at, found = 8, {}
    while at < len(data):
        kind, length = struct.unpack_from(">4sI", data, at)
        width, height = png_size(data[at + 8 : at + length])
        assert width == height
        found[kind] = width
        at += length
    assert (at, found) == (len(data), ICNS_KINDS)


def test_the_icon_is_drawn_with_clear_corners(folder: Path) -> None:
    image = pygame.image.load(io.BytesIO((folder / "icon.png").read_bytes()), "icon.png")
    assert image.get_size() == (256, 256)
    assert image.get_at((0, 0)).a == 0
    assert image.get_at((128, 128)).a == 255


def test_a_missing_drawing_is_named(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"nowhere\.svg"):
        png(tmp_path / "nowhere.svg", 16)
