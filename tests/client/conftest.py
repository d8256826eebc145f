"""Without a window or a sound card, whatever the machine has; no picture is made twice."""

from __future__ import annotations

import os
from collections.abc import Iterator
from hashlib import blake2b
from io import BytesIO
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame
import pytest

from game.client.toolkit.surface_cache import SurfaceCache
from tests.client import real_window

# Every test opens a window of its own, and most of them show the same pictures: to rasterise them
# anew would be a third of the work.
PICTURES = SurfaceCache(192 << 20)
_load = pygame.image.load_sized_svg


def loaded_once(source: BytesIO | Path | str, size: tuple[int, int]) -> pygame.Surface:
    """The picture as it was made the first time; nobody draws on it before converting it."""
    svg = source.getvalue() if isinstance(source, BytesIO) else Path(source).read_bytes()
    return PICTURES.get((blake2b(svg).digest(), size), lambda: _load(BytesIO(svg), size))


pygame.image.load_sized_svg = loaded_once


@pytest.fixture
def display(tmp_path: Path) -> Iterator[str]:
    """A screen that nobody sees, with its pixels in a file."""
    yield from real_window.screen(tmp_path)
