"""Decodes sounds as the mixer does, without a sound card."""

from __future__ import annotations

import os
import wave
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pygame

from game.client.toolkit.sound.catalogue import SOUNDS
from game.client.toolkit.sound.mixer import BUFFER, RATE

DRIVER = "SDL_AUDIODRIVER"


@contextmanager
def mixer_without_card() -> Iterator[None]:
    """A mixer that plays to nobody."""
    before = os.environ.get(DRIVER)
    os.environ[DRIVER] = "dummy"
    pygame.mixer.quit()
    try:
        pygame.mixer.init(RATE, -16, 2, BUFFER, allowedchanges=0)
        yield
    finally:
        pygame.mixer.quit()
        os.environ.pop(DRIVER)
        if before is not None:
            os.environ[DRIVER] = before


def decoded(file: str, folder: Path = SOUNDS) -> bytes:
    """16 bits, left and right by turns."""
    with mixer_without_card():
        return pygame.mixer.Sound(folder / file).get_raw()


def write_wave(path: Path, samples: bytes) -> None:
    with path.open("wb") as file, wave.open(file, "wb") as written:
        written.setnchannels(2)
        written.setsampwidth(2)
        written.setframerate(RATE)
        written.writeframes(samples)
