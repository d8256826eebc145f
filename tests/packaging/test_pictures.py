"""Pictures of a screen are read and compared."""

from __future__ import annotations

import struct

import pygame

from pictures import difference, screen_dump


def test_the_difference_of_pictures_is_between_none_and_all() -> None:
    black, white, half = (pygame.Surface((8, 8)) for _ in range(3))
    white.fill("white")
    half.fill("white", (0, 0, 8, 4))
    assert difference(black, black) == 0
    assert difference(black, white) == difference(white, black) == 1
    assert 0.45 < difference(black, half) < 0.55
    assert difference(black, pygame.Surface((8, 9))) == 1


def test_a_dump_of_the_screen_is_read_whatever_lies_before_its_pixels() -> None:
    width, height, line = 2, 2, 16  # two more pixels at the end of each line
    numbers = [0] * 25
    numbers[0], numbers[4], numbers[5], numbers[12], numbers[19] = 104, width, height, line, 1
    rows = [b"\x00\x00\xff\x00" + b"\xff\x00\x00\x00" + b"?" * 8, b"\xff" * 16]
    picture = screen_dump(struct.pack(">25I", *numbers) + b"name" + b"c" * 12 + b"".join(rows))
    assert picture.get_size() == (2, 2)
    assert picture.get_at((0, 0))[:3] == (255, 0, 0)
    assert picture.get_at((1, 0))[:3] == (0, 0, 255)
    assert picture.get_at((1, 1))[:3] == (255, 255, 255)
