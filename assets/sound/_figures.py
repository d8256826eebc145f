"""What can be measured of a finished sound, in numbers."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations, pairwise

import numpy as np
from _level import integrated, loudest, true_peak
from _loops import kink
from _shape import frames
from _sounds import RATE, Samples
from scipy import ndimage, signal

HEARD = 10 ** (-50 / 20)  # of the peak
WINDOW = 1024


@dataclass(frozen=True)
class Figures:
    seconds: float
    lead: float  # ms of silence before it
    attack: float  # ms from 10 % to 90 % of its height
    centre: tuple[float, float, float]  # Hz, of the energy: first 30 ms, whole, last third
    decay: float  # ms from its height to a tenth of it, for good
    loudness: float  # LUFS
    peak: float  # dBTP
    offset: float  # share of full scale
    end: float  # dB, the last 2 ms against the peak
    seam: float  # how sharply it bends from its end to its beginning, against elsewhere


def figures(samples: Samples, whole: bool) -> Figures:
    one = middle(samples)
    height = float(np.max(np.abs(one)))
    heard = np.flatnonzero(np.abs(one) > HEARD * height)
    start = int(heard[0])
    attack, decay = attack_and_decay(one[start:])
    thirds = one[start : start + frames(0.03)], one, one[start + (len(one) - start) * 2 // 3 :]
    last = float(np.max(np.abs(one[-frames(0.002) :])))
    return Figures(
        seconds=len(one) / RATE,
        lead=1000 * start / RATE,
        attack=attack,
        centre=(centroid(thirds[0]), centroid(thirds[1]), centroid(thirds[2])),
        decay=decay,
        loudness=(integrated if whole else loudest)(samples),
        peak=true_peak(samples),
        offset=float(np.mean(one)),
        end=20 * float(np.log10(max(last, 1e-6) / height)),
        seam=kink(samples),
    )


def middle(samples: Samples) -> Samples:
    return samples if samples.ndim == 1 else np.asarray(samples.mean(axis=1))


def height_of(one: Samples, seconds: float) -> Samples:
    """How strong it is around every moment."""
    power = ndimage.uniform_filter1d(one**2, max(1, frames(seconds)), mode="constant")
    return np.asarray(np.sqrt(np.maximum(power, 0)))


def attack_and_decay(one: Samples) -> tuple[float, float]:
    quick, slow = height_of(one, 0.001), height_of(one, 0.01)
    top = int(np.argmax(quick))
    rise = quick[: top + 1] / quick[top]
    begins, ends = int(np.argmax(rise >= 0.1)), int(np.argmax(rise >= 0.9))
    high = int(np.argmax(slow))
    loud = np.flatnonzero(slow >= slow[high] / 10)
    return 1000 * (ends - begins) / RATE, 1000 * int(loud[-1] - high) / RATE


def centroid(part: Samples) -> float:
    """The frequency in the middle of its energy."""
    if not np.any(part):
        return 0.0
    power = np.abs(np.fft.rfft(part * np.hanning(len(part)))) ** 2
    return float(np.sum(np.fft.rfftfreq(len(part), 1 / RATE) * power) / np.sum(power))


def likeness(variants: list[Samples]) -> tuple[float, float]:
    """The most equal two in shape (1 is the same sound), the least alike two in colour."""
    pairs = list(combinations([middle(samples) for samples in variants], 2))
    return max(equal(a, b) for a, b in pairs), min(alike(a, b) for a, b in pairs)


def equal(one: Samples, other: Samples) -> float:
    match = signal.fftconvolve(one, other[::-1])
    return float(np.max(np.abs(match)) / np.sqrt(np.sum(one**2) * np.sum(other**2)))


def alike(one: Samples, other: Samples) -> float:
    """Of the strengths in third-octave bands, how well they go together."""
    a, b = bands(one), bands(other)
    return float(np.sum(a * b) / np.sqrt(np.sum(a**2) * np.sum(b**2)))


def bands(one: Samples) -> Samples:
    power = np.abs(np.fft.rfft(one, max(len(one), 8192))) ** 2
    hertz = np.fft.rfftfreq(max(len(one), 8192), 1 / RATE)
    edges = 50 * 2 ** (np.arange(27) / 3)
    sums = [power[(hertz >= a) & (hertz < b)].sum() for a, b in pairwise(edges)]
    return np.asarray(np.sqrt(np.array(sums)))
