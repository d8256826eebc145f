"""How loud a sound is (ITU-R BS.1770) and how high it peaks between its samples."""

from __future__ import annotations

import numpy as np
from _shape import frames
from _sounds import RATE, Samples
from scipy import ndimage, signal

BLOCK, HOP = 0.4, 0.1  # s
SILENT = -120.0
PRESSED = 3.0  # dB


def _shelf() -> tuple[list[float], list[float]]:
    """The head: highs a little louder."""
    hertz, gain, q = 1681.974450955533, 3.999843853973347, 0.7071752369554196
    k = np.tan(np.pi * hertz / RATE)
    over = 10 ** (gain / 20)
    bend = over**0.4996667741545416
    norm = 1 + k / q + k * k
    b = [(over + bend * k / q + k * k) / norm, 2 * (k * k - over) / norm,
         (over - bend * k / q + k * k) / norm]  # fmt: skip
    return b, [1.0, 2 * (k * k - 1) / norm, (1 - k / q + k * k) / norm]


def _pass() -> tuple[list[float], list[float]]:
    """The ear: lows count less."""
    hertz, q = 38.13547087602444, 0.5003270373238773
    k = np.tan(np.pi * hertz / RATE)
    norm = 1 + k / q + k * k
    return [1.0, -2.0, 1.0], [1.0, 2 * (k * k - 1) / norm, (1 - k / q + k * k) / norm]


def weighted(samples: Samples) -> Samples:
    for b, a in (_shelf(), _pass()):
        samples = np.asarray(signal.lfilter(b, a, samples, axis=0))
    return samples


def decibels(power: float) -> float:
    return 10 * float(np.log10(power)) if power > 1e-12 else SILENT


def blocks(samples: Samples, hop: float, pad: float = 0.0) -> Samples:
    """The weighted power of every 400 ms, with so many seconds of silence around the sound."""
    whole = samples.reshape(len(samples), -1)
    silence = np.zeros((frames(pad), whole.shape[1]))
    power = np.sum(weighted(np.concatenate([silence, whole, silence])) ** 2, axis=1)
    sums = np.concatenate([[0.0], np.cumsum(power)])
    starts = np.arange(0, len(power) - frames(BLOCK) + 1, frames(hop))
    return np.asarray((sums[starts + frames(BLOCK)] - sums[starts]) / frames(BLOCK))


def loudest(samples: Samples) -> float:
    """The loudest 400 ms in LUFS; one ear's sound plays on both sides, as the game plays it.

    A mono file in the middle reaches both speakers at full strength: that is 3 dB more.
    """
    both = decibels(2) if samples.ndim == 1 else 0.0
    return both - 0.691 + decibels(float(np.max(blocks(samples, 0.01, BLOCK))))


def integrated(samples: Samples) -> float:
    """The loudness of the whole in LUFS, pauses not counted."""
    both = decibels(2) if samples.ndim == 1 else 0.0
    power = blocks(samples, HOP)
    power = power[power > 10 ** ((-70 + 0.691) / 10)]
    if not len(power):
        return SILENT
    power = power[power > np.mean(power) / 10]
    return both - 0.691 + decibels(float(np.mean(power)))


def true_peak(samples: Samples) -> float:
    """In dBTP: the highest point of the curve through the samples, four times as fine."""
    fine = signal.resample_poly(samples, 4, 1, axis=0)
    return 2 * decibels(float(np.max(np.abs(fine)))) if np.any(samples) else SILENT


def levelled(samples: Samples, level: float, ceiling: float, whole: bool) -> Samples:
    """At this loudness, or less where it is all peaks: those give way by PRESSED at most."""
    samples = samples * 10 ** ((level - (integrated if whole else loudest)(samples)) / 20)
    over = true_peak(samples) - ceiling
    return limited(samples * 10 ** (-max(0.0, over - PRESSED) / 20), ceiling)


def limited(samples: Samples, ceiling: float) -> Samples:
    """Turned down smoothly around every peak above the ceiling, never cut."""
    if true_peak(samples) <= ceiling:
        return samples
    top = 10 ** (ceiling / 20)
    height = np.max(np.abs(samples.reshape(len(samples), -1)), axis=1)
    width = frames(0.008) | 1
    need = ndimage.minimum_filter1d(np.minimum(1.0, top / np.maximum(height, 1e-9)), width)
    bell = np.hanning(width + 2)[1:-1]
    gain = ndimage.convolve1d(need, bell / bell.sum(), mode="nearest")
    done = samples * gain.reshape(-1, *[1] * (samples.ndim - 1))
    return np.asarray(done * 10 ** (-max(0.0, true_peak(done) - ceiling) / 20))
