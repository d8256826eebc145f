"""The interface: planks, latches, pages, the curtain."""

from __future__ import annotations

import numpy as np
from _gear import BRASS
from _shape import add, band, burst, envelope, frames, low, noise, ring, varied, wander
from _sounds import Make, Mode, Samples, Sound, effects
from numpy.random import Generator

PLANK: tuple[Mode, ...] = (
    (182, 0.09, 0.8),
    (318, 0.08, 1.0),
    (547, 0.06, 0.7),
    (880, 0.04, 0.5),
    (1430, 0.025, 0.35),
)


def plank(chance: Generator, variant: int) -> Samples:
    """A fingertip on a board."""
    total = ring(0.25, varied(chance, PLANK, 0.07), 0.0012)
    return total + 0.35 * band(noise(chance, 0.25), 500, 3500, 1) * burst(0.25, 0.0008, 0.018)


def latch(chance: Generator, size: float) -> Samples:
    modes = [(hz * size, decay, strength) for hz, decay, strength in varied(chance, BRASS, 0.04)]
    return ring(0.12, modes, 0.0003)


def toggle(first: float, second: float) -> Make:
    """A brass latch: lifted and let go, higher at the end when it is on."""

    def make(chance: Generator, variant: int) -> Samples:
        total = np.zeros(frames(0.25))
        add(total, latch(chance, first), 0.0, 0.5)
        add(total, latch(chance, second), 0.045 + chance.uniform(-0.005, 0.005), 0.8)
        add(total, plank(chance, variant), 0.046, 0.5)
        return total

    return make


def page(chance: Generator, variant: int) -> Samples:
    """A leaf is lifted, bends, and falls."""
    seconds = 0.42
    grain = (
        0.35 + np.abs(wander(chance, seconds, 60)) + np.maximum(0, wander(chance, seconds, 90)) ** 3
    )
    rustle = band(noise(chance, seconds), 1100, 8500, 1) * grain
    bend = ((0, 0.1), (0.06, 0.6), (0.16, 0.35), (0.28, 1), (0.33, 0.3), (seconds, 0))
    total = np.asarray(rustle * envelope(seconds, *bend))
    add(total, low(noise(chance, 0.08), 700) * burst(0.08, 0.006, 0.06), 0.29, 1.5)
    return total


def curtain(chance: Generator, variant: int) -> Samples:
    """Heavy cloth and its rings on a pole."""
    seconds = 0.75
    cloth = band(noise(chance, seconds), 220, 2400, 1) * (1 + 0.3 * wander(chance, seconds, 15))
    total = 0.45 * cloth * envelope(seconds, (0, 0), (0.15, 1), (0.45, 0.8), (seconds, 0))
    for number in range(9):
        at = 0.06 + 0.052 * number + chance.uniform(-0.015, 0.015)
        add(total, latch(chance, 1.25), at, chance.uniform(0.4, 0.9))
    return total


def refused(chance: Generator, variant: int) -> Samples:
    """Two dull knocks: no."""
    total = np.zeros(frames(0.4))
    for at, strength in ((0.0, 0.8), (0.1, 1.0)):
        add(
            total,
            low(
                ring(
                    0.2,
                    [(hz * 0.72, d * 0.9, s) for hz, d, s in varied(chance, PLANK, 0.06)],
                    0.003,
                ),
                700,
            ),
            at,
            strength,
        )
    return total


def notch(chance: Generator, variant: int) -> Samples:
    return low(latch(chance, 0.9), 5000, 1)


SOUNDS: tuple[Sound, ...] = effects(
    "interface",
    ("plank", plank, "a fingertip on a board, 180 to 900 Hz", -31, 6, 0.12),
    ("toggle_on", toggle(0.9, 1.15), "a brass latch, ending higher", -32, 4, 0.12),
    ("toggle_off", toggle(1.15, 0.85), "a brass latch, ending lower", -32, 4, 0.12),
    ("page", page, "a leaf turned: rustle and a soft fall", -30, 6, 0.12),
    ("curtain", curtain, "heavy cloth with rings on a pole", -28, 3, 0.12),
    ("refused", refused, "two dull knocks below 400 Hz", -28, 4, 0.12),
    ("notch", notch, "one tick of a slider", -37, 6, 0.12),
)
