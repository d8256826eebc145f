"""Tones for short motifs: horn, plucked string, bell, kettledrum, whistle, a woman's voice."""

from __future__ import annotations

import numpy as np
from _shape import band, burst, clock, envelope, glide, low, noise, normal, ring, wander
from _sounds import RATE, Samples
from _voices import Mouth, Singer, voice
from numpy.random import Generator
from scipy import signal

STEPS = {"c": -9, "d": -7, "eb": -6, "e": -5, "f": -4, "g": -2, "a": 0, "bb": 1, "b": 2}
BELL = ((0.5, 1.4, 0.35), (1.0, 1.0, 1.0), (1.19, 0.8, 0.6), (1.56, 0.6, 0.4), (2.0, 0.55, 0.7),
        (2.51, 0.4, 0.35), (3.01, 0.3, 0.4), (4.17, 0.2, 0.3), (5.43, 0.14, 0.2))  # fmt: skip
SKIN = ((1.0, 1.0, 1.0), (1.5, 0.7, 0.6), (1.98, 0.5, 0.45), (2.44, 0.4, 0.3), (2.9, 0.3, 0.2))


def pitch(note: str) -> float:
    """In Hz: a4 is 440."""
    return float(440 * 2 ** (STEPS[note[:-1]] / 12 + int(note[-1]) - 4))


def horn(chance: Generator, note: str, seconds: float, bright: float = 1.0) -> Samples:
    """Overtones that come and go with the strength of the breath."""
    t, base = clock(seconds), pitch(note)
    breath = np.minimum(1, t / 0.035) * np.minimum(1, (seconds - t) / 0.09) * np.exp(-0.8 * t)
    turns = glide(base * (1 + 0.004 * wander(chance, seconds, 6) - 0.02 * np.exp(-t / 0.02)))
    total = np.zeros(len(t))
    for number in range(1, max(2, int(5500 / base))):
        total += np.sin(number * turns) * breath ** (1 + number / (7 * bright)) / number**0.85
    return total


def pluck(chance: Generator, note: str, seconds: float, bright: float = 0.5) -> Samples:
    """A small string for a sting: noise that runs round a loop and loses its highs there.

    The band's strings, with place of the plectrum, courses and body, are in _plucked.py. They stay
    two: one in the place of the other would change every sound that is made with it.
    """
    period = RATE / pitch(note)
    whole = int(period - 0.5)
    rest = period - 0.5 - whole
    start = np.zeros(round(seconds * RATE))
    start[:whole] = low(chance.uniform(-1, 1, whole), 2500 + 9000 * bright, 1)
    keep = 10 ** (-3 / (pitch(note) * min(2.5, 1.1 * seconds)))
    loop = np.zeros(whole + 3)
    loop[0] = 1
    for shift, share in ((0, 0.5 * (1 - rest)), (1, 0.5), (2, 0.5 * rest)):
        loop[whole + shift] -= keep * share
    string = np.asarray(signal.lfilter([1.0], loop, start))
    return normal(string * np.minimum(1, (seconds - clock(seconds)) / 0.05))


def bell(chance: Generator, note: str, seconds: float) -> Samples:
    """A ship's bell of brass, struck once."""
    modes = [(pitch(note) * share, seconds * decay, strength) for share, decay, strength in BELL]
    # Cast bells are never quite round: every tone beats with a twin.
    twins = [(hz * 1.0018, decay, 0.5 * strength) for hz, decay, strength in modes]
    total = ring(seconds, modes + twins, 0.0006)
    total[: round(0.02 * RATE)] += (
        0.3 * band(noise(chance, 0.02), 2500, 9000) * burst(0.02, 0.0003, 0.01)
    )
    return total


def kettledrum(chance: Generator, note: str, seconds: float) -> Samples:
    modes = [(pitch(note) * share, seconds * decay, strength) for share, decay, strength in SKIN]
    total = ring(seconds, modes, 0.002)
    stick = low(noise(chance, seconds), 1800) * burst(seconds, 0.001, 0.05)
    return total + 0.5 * stick


def whistle(chance: Generator, notes: list[tuple[float, str]], seconds: float) -> Samples:
    """Gliding from note to note, with breath."""
    t = clock(seconds)
    hertz = np.interp(t, [at for at, _ in notes], [pitch(note) for _, note in notes])
    turns = glide(hertz * (1 + 0.006 * np.sin(2 * np.pi * 5.6 * t)))
    air = band(noise(chance, seconds), 1800, 7000, 1)
    shape = envelope(seconds, (0, 0), (0.03, 1), (seconds * 0.8, 0.8), (seconds, 0))
    return np.asarray((np.sin(turns) + 0.25 * np.sin(2 * turns) + 0.12 * air) * shape)


def siren(
    chance: Generator, notes: list[tuple[float, str]], mouth: Mouth, seconds: float
) -> Samples:
    """A woman sings, from note to note."""
    base = pitch(notes[0][1])
    tune = [(at, pitch(note) / base) for at, note in notes]
    swell = [(0.0, 0.0), (0.12, 0.8), (seconds * 0.6, 1.0), (seconds, 0.0)]
    singer = Singer(base, 1.17, 0.10, 0.004)
    return normal(voice(chance, singer, seconds, mouth, tune, swell, [(0, 0.1), (seconds, 0.1)]))
