"""What a sound is to the build: its name, how it is made, how loud it is, what it should be."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

RATE = 44_100

Samples = NDArray[np.float64]  # (frames,) is mono, (frames, 2) is stereo
Mode = tuple[float, float, float]  # frequency in Hz, time to fall by 60 dB in s, strength
Make = Callable[[Generator, int], Samples]

SLIDERS = ("effects", "voices", "ambience", "music")


@dataclass(frozen=True)
class Sound:
    """`make` gets the chance of this very variant and its number, and returns dry or finished
    samples; their level does not matter, `level` does: the loudest 400 ms in LUFS, or for what is
    looped or longer than ten seconds the whole. `should` says what one should hear.

    `wet` is the share of the common room; what is already in it has 0. `more` goes into
    sounds.json as it is. `quality` is Vorbis's, 0 to 1.
    """

    folder: str
    name: str
    make: Make
    should: str
    level: float
    variants: int = 1
    slider: str = "effects"
    wet: float = 0.12
    loops: bool = False
    ceiling: float = -7.0
    quality: float = 0.18
    more: dict[str, float | str] = field(default_factory=dict)

    def files(self) -> list[str]:
        """Below this folder, one of each variant."""
        if self.variants == 1:
            return [f"{self.folder}/{self.name}.ogg"]
        return [f"{self.folder}/{self.name}_{number + 1}.ogg" for number in range(self.variants)]

    def chance(self, variant: int) -> Generator:
        """The same on every run, another one for every variant of every sound."""
        return np.random.default_rng([zlib.crc32(self.name.encode()), variant])


def effects(folder: str, *rows: tuple[str, Make, str, float, int, float]) -> tuple[Sound, ...]:
    """Rows of name, maker, what it should be, level, variants, and its share of the room."""
    return tuple(
        Sound(folder, name, make, should, level, variants, wet=wet)
        for name, make, should, level, variants, wet in rows
    )
