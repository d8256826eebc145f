"""Plucked strings (Karplus and Strong): the cittern with its paired courses, and the bass."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from _feel import Played
from _shape import add, frames, low, noise, ring
from _sounds import RATE, Samples
from _waves import hertz
from numpy.random import Generator
from scipy import signal


@dataclass(frozen=True)
class Stringing:
    """How a string behaves: seconds to fall by 60 dB at 200 Hz, how dull it is, where it is plucked.

    `courses` are the strings sounded together, in cents from each other.
    """

    decay: float
    dull: float
    place: float
    soft: tuple[float, float]  # Hz up to which the plectrum or finger excites, at force 0 and 1
    courses: tuple[float, ...]
    body: tuple[tuple[float, float, float], ...]
    damp: float = 0.09


CITTERN = Stringing(2.6, 0.16, 0.13, (1500, 7500), (-2.6, 2.6),
                    ((112, 0.16, 0.5), (208, 0.14, 0.8), (415, 0.08, 0.6), (640, 0.05, 0.4),
                     (1180, 0.03, 0.3)))  # fmt: skip
BASS = Stringing(2.2, 0.30, 0.24, (700, 2600), (0.0,),
                 ((62, 0.20, 0.6), (104, 0.18, 1.0), (190, 0.10, 0.7), (380, 0.05, 0.35)), 0.12)


def cittern(notes: list[Played], seconds: float, chance: Generator) -> Samples:
    return plucked(CITTERN, notes, seconds, chance)


def bass(notes: list[Played], seconds: float, chance: Generator) -> Samples:
    return 1.6 * plucked(BASS, notes, seconds, chance)


def plucked(kind: Stringing, notes: list[Played], seconds: float, chance: Generator) -> Samples:
    track = np.zeros(frames(seconds))
    for note in notes:
        for cents in kind.courses:
            late = 0.0 if cents <= 0 else abs(chance.normal(0.002, 0.001))
            off = cents + chance.normal(0, 0.7)
            add(track, string(kind, note, off, chance), note.at + late)
    return np.asarray(track + 0.5 * signal.fftconvolve(track, sounding_board(kind))[: len(track)])


def sounding_board(kind: Stringing) -> Samples:
    """What the box answers to a tap."""
    board = ring(0.25, kind.body)
    return np.asarray(board / np.sqrt(np.sum(board**2)))


def string(kind: Stringing, note: Played, cents: float, chance: Generator) -> Samples:
    """One string: a burst runs round and loses its highs, until a hand stops it."""
    pitch = hertz(note.pitch + cents / 100)
    seconds = min(note.length + 0.25, 3.2)
    taps, delay = loop(kind, pitch, note.force)
    sound = circulate(burst(kind, note, delay, chance), taps, delay, frames(seconds))
    t = np.arange(len(sound)) / RATE
    sound *= np.exp(-np.maximum(0, t - note.length) / (kind.damp / 2.2))
    sharp = 1 - np.exp(-t / 0.0004)
    return np.asarray(sound * sharp * (0.25 + 0.75 * note.force) * 0.35)


def loop(kind: Stringing, pitch: float, force: float) -> tuple[Samples, int]:
    """The filter of one round trip, tuned exactly, and the whole frames of its delay."""
    dull = kind.dull * (1.15 - 0.3 * force)
    loss = 10 ** (-3 / (pitch * kind.decay * (200 / pitch) ** 0.45))
    smooth = np.array([dull / 2, 1 - dull, dull / 2]) * loss
    period = RATE / pitch - 1
    whole = int(period - 1)
    return np.convolve(smooth, between(period - whole)), whole


def between(part: float) -> Samples:
    """Lagrange's filter that delays by a part of a frame (1 to 2)."""
    taps = np.ones(4)
    for k in range(4):
        for m in range(4):
            if m != k:
                taps[k] *= (part - m) / (k - m)
    return taps


def burst(kind: Stringing, note: Played, period: int, chance: Generator) -> Samples:
    """The pluck: noise as bright as it is strong, hollow where the finger held the string."""
    edge = kind.soft[0] + (kind.soft[1] - kind.soft[0]) * note.force
    raw = low(noise(chance, (period + 64) / RATE), edge, 1)[-period:]
    raw = raw - raw.mean()
    place = max(1, round(period * kind.place * (1 + chance.normal(0, 0.06))))
    raw = raw - 0.85 * np.roll(raw, place)
    return np.asarray(raw / np.sqrt(np.mean(raw**2)))


def circulate(start: Samples, taps: Samples, delay: int, count: int) -> Samples:
    """Round after round through the filter, a whole period at once."""
    order = len(taps) - 1
    sound = np.zeros(order + count + delay)
    sound[order : order + delay] = start
    at = order + delay
    while at < order + count:
        back = sound[at - delay - order : at]
        sound[at : at + delay] = np.convolve(back, taps, "valid")[:delay]
        at += delay
    return sound[order : order + count]
