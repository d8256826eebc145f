"""Reads, compares and saves pictures of a screen."""

from __future__ import annotations

import struct
from pathlib import Path

import pygame

# A dump of an X screen: 25 numbers, a name, a table of colours, then the pixels.
HEADER, COLOUR = struct.Struct(">25I"), 12
DEEPEST = 255.0


def screen_dump(data: bytes) -> pygame.Surface:
    """The picture in the file Xvfb writes (XWD, 32 bits per pixel, blue first)."""
    told = HEADER.unpack_from(data)
    start, width, height, line, colours = told[0], told[4], told[5], told[12], told[19]
    pixels = data[start + colours * COLOUR :][: line * height]
    whole = pygame.image.frombuffer(pixels, (line // 4, height), "BGRA")
    picture = pygame.Surface((width, height), 0, 24)
    picture.blit(opaque(whole), (0, 0))
    return picture


def opaque(picture: pygame.Surface) -> pygame.Surface:
    """A copy without the fourth byte of each pixel, which is not defined on a screen."""
    return pygame.image.frombytes(pygame.image.tobytes(picture, "RGB"), picture.get_size(), "RGB")


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """The mean difference of colours: 0 is the same, 1 is black against white."""
    if one.get_size() != other.get_size():
        return 1.0
    apart = 0.0
    for left, right in ((one, other), (other, one)):
        rest = opaque(left)
        rest.blit(opaque(right), (0, 0), special_flags=pygame.BLEND_SUB)
        apart += sum(pygame.transform.average_color(rest)[:3]) / 3
    return apart / DEEPEST


def keep(picture: pygame.Surface, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(picture, str(path))
