"""Water: bubbles, splashes, spray and wash."""

from __future__ import annotations

import numpy as np
from _shape import add, band, burst, clock, envelope, frames, glide, low, noise, wander
from _sounds import Samples
from numpy.random import Generator


def bubble(chance: Generator, hertz: float) -> Samples:
    """A bubble rings by its size (3 mm about 1 kHz) and rises in pitch as it nears the surface."""
    seconds = min(0.25, 40 / hertz)
    t = clock(seconds)
    turns = glide(hertz * (1 + 0.7 * (t / seconds) ** 2))
    return np.asarray(np.sin(turns) * burst(seconds, 2 / hertz, seconds * 0.9))


def bubbles(
    chance: Generator, seconds: float, count: int, lowest: float, highest: float
) -> Samples:
    total = np.zeros(frames(seconds))
    for _ in range(count):
        hertz = float(np.exp(chance.uniform(np.log(lowest), np.log(highest))))
        at = chance.uniform(0, seconds * 0.9)
        add(total, bubble(chance, hertz), at, chance.uniform(0.2, 1) * (lowest / hertz) ** 0.4)
    return total


def splash(chance: Generator, seconds: float, size: float = 1.0) -> Samples:
    """The slap, the spray that rises and falls back, and bubbles under it."""
    slap = low(noise(chance, seconds), 900 / size) * burst(seconds, 0.004, 0.16 * size)
    spray = band(noise(chance, seconds), 1400, 9000, 1) * burst(seconds, 0.03 * size, seconds * 0.9)
    spray *= 1 + 0.5 * wander(chance, seconds, 22)
    total = slap + 0.22 * spray
    add(total, bubbles(chance, seconds * 0.8, round(40 * size), 350 / size, 2600), 0.05, 0.16)
    return total


def wash(chance: Generator, seconds: float, lowest: float, highest: float) -> Samples:
    """Water that runs over itself, swelling and ebbing."""
    swell = envelope(seconds, (0, 0), (seconds * 0.4, 1), (seconds, 0))
    return np.asarray(
        band(noise(chance, seconds), lowest, highest, 1)
        * swell
        * (1 + 0.35 * wander(chance, seconds, 9))
    )
