"""Tones made of partials: one period drawn at several strengths, played at any pitch."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from _sounds import RATE, Samples
from numpy.typing import NDArray

SIZE = 2048
HIGHEST = 15_000.0  # Hz: partials above are left out
Spectrum = Callable[[Samples, float], Samples]  # Hz of the partials, strength 0 to 1: amplitudes


def hertz(pitch: float) -> float:
    return float(440 * 2 ** ((pitch - 69) / 12))


def periods(lowest: float, spectrum: Spectrum, levels: int, chance: int) -> Samples:
    """One period for each strength from soft to full; phases by chance, the same at all levels."""
    count = max(1, min(SIZE // 8, int(HIGHEST / lowest)))
    partials = np.asarray(lowest * np.arange(1, count + 1), dtype=np.float64)
    phases = np.random.default_rng(chance).uniform(0, 2 * np.pi, count)
    found = np.zeros((levels, SIZE))
    for level in range(levels):
        bins = np.zeros(SIZE // 2 + 1, dtype=complex)
        strength = level / max(1, levels - 1)
        bins[1 : count + 1] = spectrum(partials, strength) * np.exp(1j * phases) * SIZE / 2
        found[level] = np.fft.irfft(bins, SIZE)
    return found


def oscillate(tables: Samples, cycles: Samples, strength: Samples) -> Samples:
    """The tone whose phase is `cycles`, its colour following the strength."""
    height = np.clip(strength, 0, 1) * (len(tables) - 1)
    below = np.minimum(height.astype(np.int64), len(tables) - 2)
    above = height - below
    return np.asarray(look_up(tables, below, cycles) * (1 - above)
                      + look_up(tables, below + 1, cycles) * above)  # fmt: skip


def look_up(tables: Samples, row: NDArray[np.int64], cycles: Samples) -> Samples:
    where = (cycles % 1.0) * SIZE
    left = where.astype(np.int64)
    rest = where - left
    left, right = left % SIZE, (left + 1) % SIZE
    flat = tables.reshape(-1)
    return np.asarray(flat[row * SIZE + left] * (1 - rest) + flat[row * SIZE + right] * rest)


def turns(frequency: Samples) -> Samples:
    """The phase in turns of a tone whose frequency moves."""
    return np.asarray(np.cumsum(frequency) / RATE)


def peak(frequencies: Samples, centre: float, width: float, gain: float) -> Samples:
    """A resonance's share: 1 far away, 1 + gain at its centre."""
    return np.asarray(1 + gain / (1 + ((frequencies - centre) / width) ** 2))
