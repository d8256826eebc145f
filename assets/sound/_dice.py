"""Dice of 16 mm: on felt over oak, on the rim, in the bag, in the hand."""

from __future__ import annotations

import numpy as np
from _shape import add, band, burst, frames, low, noise, ring, varied
from _sounds import Samples, Sound
from numpy.random import Generator

# A die of acrylic rings too high to be heard; what clicks is the blow itself, 0.2 ms long on wood
# and longer on felt, and the few modes of the board under it.
CLICK = ((2350, 0.016, 0.7), (3180, 0.013, 1.0), (4270, 0.010, 0.8), (5600, 0.008, 0.5))
BOARD = ((142, 0.07, 0.5), (233, 0.06, 0.4), (388, 0.05, 0.3), (640, 0.035, 0.22))
RIM = ((410, 0.07, 0.5), (780, 0.06, 0.7), (1290, 0.045, 0.8), (2060, 0.03, 0.7))


def knock(chance: Generator, hard: float, felt: bool) -> Samples:
    """One blow; harder is shorter, brighter and brings out more of the board."""
    length = 0.0011 - 0.0005 * hard if felt else 0.0004 - 0.00015 * hard
    click = ring(0.12, varied(chance, CLICK, 0.06), attack=length)
    tick = band(noise(chance, 0.12), 1800, 9000 if not felt else 5500) * burst(0.12, length, 0.009)
    body = ring(0.25, varied(chance, BOARD if felt else RIM, 0.05), attack=length * 2)
    total = np.zeros(frames(0.25))
    add(total, click, 0.0, 1.0)
    add(total, tick, 0.0, 0.35 + 0.3 * hard)
    add(total, body, 0.0, (0.5 + 0.7 * hard) * (0.7 if felt else 0.9))
    return low(total, 3800 + 3500 * hard if felt else 8000 + 6000 * hard, 1)


def bounce(hard: float, felt: bool) -> object:
    def make(chance: Generator, variant: int) -> Samples:
        return knock(chance, hard, felt)

    return make


SOUNDS: tuple[Sound, ...] = ()
