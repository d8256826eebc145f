"""What sounds are shaped with: time, noise, envelopes, filters and ringing bodies."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from _sounds import RATE, Mode, Samples
from numpy.random import Generator
from scipy import signal
from scipy.interpolate import CubicSpline


def frames(seconds: float) -> int:
    return round(seconds * RATE)


def clock(seconds: float) -> Samples:
    return np.arange(frames(seconds)) / RATE


def noise(chance: Generator, seconds: float) -> Samples:
    return chance.standard_normal(frames(seconds))


def low(samples: Samples, hertz: float, order: int = 2) -> Samples:
    return filtered(samples, "lowpass", hertz, order)


def high(samples: Samples, hertz: float, order: int = 2) -> Samples:
    return filtered(samples, "highpass", hertz, order)


def band(samples: Samples, lowest: float, highest: float, order: int = 2) -> Samples:
    return filtered(samples, "bandpass", (lowest, highest), order)


def filtered(
    samples: Samples, kind: str, hertz: float | tuple[float, float], order: int = 2
) -> Samples:
    sections = signal.butter(order, hertz, kind, fs=RATE, output="sos")
    return np.asarray(signal.sosfilt(sections, samples, axis=0))


def resonant(samples: Samples, hertz: float, width: float) -> Samples:
    """Through one resonance, its peak at 1: a formant, a cavity, a pipe."""
    b, a = signal.iirpeak(hertz, hertz / width, fs=RATE)
    return np.asarray(signal.lfilter(b, a, samples, axis=0))


def envelope(seconds: float, *corners: tuple[float, float]) -> Samples:
    """Straight lines through (time in s, value)."""
    times, values = zip(*corners, strict=True)
    return np.asarray(np.interp(clock(seconds), times, values))


def burst(seconds: float, attack: float, decay: float) -> Samples:
    """Rises within the attack, then falls by 60 dB in the time of the decay."""
    t = clock(seconds)
    rise = np.sin(np.pi / 2 * np.minimum(1, t / max(attack, 1 / RATE)))
    return np.asarray(rise * 10 ** (-3 * np.maximum(0, t - attack) / decay))


def ring(seconds: float, modes: Sequence[Mode], attack: float = 0.0) -> Samples:
    """A struck body: every mode a sine that dies away, all starting at zero."""
    t = clock(seconds)
    total = np.zeros(len(t))
    for hertz, decay, strength in modes:
        if hertz < RATE * 0.45:
            total += strength * np.sin(2 * np.pi * hertz * t) * 10 ** (-3 * t / decay)
    if attack:
        total *= np.minimum(1, t / attack)
    return total


def varied(chance: Generator, modes: Sequence[Mode], spread: float) -> list[Mode]:
    """The same body struck elsewhere: pitches nearly, strengths quite different."""
    return [
        (hz * (1 + spread * chance.normal()), decay * (1 + spread * chance.normal()),
         strength * 10 ** (chance.normal() * 2.5 * spread))
        for hz, decay, strength in modes
    ]  # fmt: skip


def glide(hertz: Samples) -> Samples:
    """The phase of a tone whose pitch moves."""
    return np.asarray(2 * np.pi * np.cumsum(hertz) / RATE)


def wander(chance: Generator, seconds: float, rate: float) -> Samples:
    """A slow random line around 0 with deviation 1; its changes take about 1/rate seconds."""
    corners = max(4, round(seconds * rate) + 4)
    values = chance.standard_normal(corners)
    at = np.linspace(1, corners - 2, frames(seconds))
    return np.asarray(CubicSpline(np.arange(corners), values)(at))


def add(base: Samples, part: Samples, at: float, gain: float = 1.0) -> None:
    """Mix a part in from this second on; what hangs over the end is lost."""
    start = frames(at)
    room = len(base) - start
    if room > 0:
        base[start : start + len(part)] += gain * part[:room]


def add_round(base: Samples, part: Samples, at: float, gain: float = 1.0) -> None:
    """Mix a part into a loop: what hangs over the end comes at the beginning."""
    where = (frames(at) + np.arange(len(part))) % len(base)
    np.add.at(base, where, gain * part)


def faded(samples: Samples, start: float, end: float) -> Samples:
    """With smooth ends, so that no sound begins or stops with a tick."""
    done = samples.copy()
    for seconds, is_start in ((start, True), (end, False)):
        count = min(len(done), frames(seconds))
        if count:
            slope = np.sin(np.pi / 2 * (np.arange(count) + 0.5) / count) ** 2
            slope = slope.reshape(-1, *[1] * (done.ndim - 1))
            if is_start:
                done[:count] *= slope
            else:
                done[-count:] *= slope[::-1]
    return done


def normal(samples: Samples, peak: float = 1.0) -> Samples:
    return np.asarray(samples * (peak / max(1e-12, float(np.max(np.abs(samples))))))
