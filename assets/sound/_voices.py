"""Voices: a pulse of breath through the resonances of a throat, which move from sound to sound."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from _shape import clock, faded, glide, high, low, noise, wander
from _sounds import RATE, Samples
from numpy.random import Generator
from scipy import signal

BLOCK = 64  # frames; the throat stands still for 1.5 ms
# The three lowest resonances of a man's throat in Hz.
VOWELS = {
    "o": (570, 850, 2400),
    "u": (360, 760, 2250),
    "a": (740, 1180, 2450),
    "e": (530, 1820, 2500),
    "i": (300, 2150, 2950),
    "uh": (610, 1200, 2400),
    "er": (490, 1350, 1690),
}
UPPER = (3350.0, 4100.0)
WIDTHS = (90.0, 110.0, 170.0, 260.0, 380.0)
STRENGTHS = (1.0, -1.0, 1.05, -1.15, 0.9)  # who shouts is bright; neighbours in opposite phase
Mouth = list[tuple[float, str]]


@dataclass(frozen=True)
class Singer:
    """`pitch` in Hz when he shouts, `throat` how much shorter his throat is than a tall man's,
    `breath` and `rough` how airy and how hoarse he is."""

    pitch: float
    throat: float = 1.0
    breath: float = 0.05
    rough: float = 0.01


def voice(
    chance: Generator,
    singer: Singer,
    seconds: float,
    mouth: Mouth,
    tune: list[tuple[float, float]],
    voiced: list[tuple[float, float]],
    air: list[tuple[float, float]],
) -> Samples:
    """`mouth` says which vowel at which second, `tune` the pitch against the singer's own,
    `voiced` and `air` how strong the cords and the breath are; in between all moves smoothly."""
    t = clock(seconds)
    shorter = singer.throat * (1 + 0.025 * chance.normal())
    pitch = singer.pitch * _line(t, tune) * (1 + singer.rough * wander(chance, seconds, 28))
    pulses = _pulses(pitch, chance, singer.rough) * _line(t, voiced)
    hiss = high(noise(chance, seconds), 400, 1) * (_line(t, air) + singer.breath * _line(t, voiced))
    # Above the resonances is air alone.
    top = 0.03 * high(hiss + 0.3 * noise(chance, seconds) * _line(t, voiced), 4200)
    said = throat(pulses + 0.25 * hiss, _resonances(t, mouth, shorter))
    return faded(said + top, 0.0, 0.04)


def _line(t: Samples, corners: list[tuple[float, float]]) -> Samples:
    times, values = zip(*corners, strict=True)
    return np.asarray(np.interp(t, times, values))


def _pulses(pitch: Samples, chance: Generator, rough: float) -> Samples:
    """What the cords let through, as the air outside feels it: a slow opening, a sharp closing."""
    turns = glide(pitch) / (2 * np.pi) + chance.uniform()
    phase = turns % 1
    opening = np.where(phase < 0.42, 0.5 * (1 - np.cos(np.pi * phase / 0.42)), 0.0)
    closing = np.where(
        (phase >= 0.42) & (phase < 0.58), np.cos(np.pi / 2 * (phase - 0.42) / 0.16), 0.0
    )
    uneven = 1 + 6 * rough * chance.standard_normal(int(turns[-1]) + 2)[turns.astype(int)]
    flow = np.diff((opening + closing) * uneven, prepend=0.0)
    return low(flow / np.sqrt(np.mean(flow**2) + 1e-12), 9000, 1)


def _resonances(t: Samples, mouth: Mouth, shorter: float) -> Samples:
    """The five resonances for every block."""
    at = t[::BLOCK]
    times = [time for time, _ in mouth]
    lines = [np.interp(at, times, [VOWELS[vowel][i] for _, vowel in mouth]) for i in range(3)]
    lines += [np.full(len(at), hertz) for hertz in UPPER]
    return np.asarray(lines) * shorter


def throat(source: Samples, hertz: Samples) -> Samples:
    """Through all resonances side by side."""
    total = np.zeros(len(source))
    for line, width, strength in zip(hertz, WIDTHS, STRENGTHS, strict=True):
        state = np.zeros(2)
        radius = np.exp(-np.pi * width / RATE)
        peak = strength * (1 - radius * radius) / 2
        for number, middle in enumerate(line):
            part = slice(number * BLOCK, (number + 1) * BLOCK)
            a = [1.0, -2 * radius * np.cos(2 * np.pi * middle / RATE), radius * radius]
            heard, state = signal.lfilter([peak, 0.0, -peak], a, source[part], zi=state)
            total[part] += heard
    return total


def shout(
    chance: Generator, singer: Singer, word: str, seconds: float, lift: float = 1.0
) -> Samples:
    """*Yo* and *ho*: quickly up, held, and let fall."""
    bend = chance.uniform(0.97, 1.03) * lift
    tune = [(0, 0.82 * bend), (0.07, 1.05 * bend), (seconds * 0.6, bend), (seconds, 0.78 * bend)]
    end = [(seconds * 0.62, 0.85), (seconds, 0.0)]
    if word == "yo":
        mouth = [(0.0, "i"), (0.035, "i"), (0.11, "o"), (seconds * 0.6, "o"), (seconds, "u")]
        return voice(chance, singer, seconds, mouth, tune, [(0, 0.3), (0.04, 0.8), (0.1, 1), *end],
                     [(0, 0.1), (0.05, 0), (seconds, 0.06)])  # fmt: skip
    mouth = [(0.0, "o"), (seconds * 0.6, "o"), (seconds, "u")]
    return voice(chance, singer, seconds, mouth, tune, [(0, 0), (0.022, 0.1), (0.06, 1), *end],
                 [(0, 0.9), (0.03, 0.7), (0.07, 0.05), (seconds, 0.06)])  # fmt: skip


def chatter(chance: Generator, singer: Singer, seconds: float, pauses: float = 0.16) -> Samples:
    """Somebody talks, and not a word can be understood: syllables of any vowel, some after a pause;
    the last half second is for the voice to end."""
    t, vowels = 0.0, list(VOWELS)
    mouth: Mouth = [(0.0, "uh")]
    voiced, air, tune = [(0.0, 0.0)], [(0.0, 0.0)], [(0.0, 0.7)]
    while t < seconds - 0.5:
        if chance.uniform() < pauses:
            t += chance.uniform(0.3, 1.4)
        length = chance.uniform(0.11, 0.24)
        mouth += [(t, "uh"), (t + length / 2, vowels[chance.integers(len(vowels))])]
        voiced += [
            (t, 0.0),
            (t + 0.03, chance.uniform(0.5, 1)),
            (t + length * 0.8, 0.6),
            (t + length, 0.0),
        ]
        air += [(t, 0.0), (t + 0.01, chance.uniform(0, 0.5)), (t + 0.05, 0.0)]
        tune += [(t + length / 2, chance.uniform(0.58, 0.86))]
        t += length
    return voice(
        chance, singer, seconds, mouth, tune, [*voiced, (seconds, 0)], [*air, (seconds, 0)]
    )
