"""Plucked strings (Karplus and Strong): the cittern with its paired courses, and the bass."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from _feel import Played
from _shape import add, frames, ring
from _sounds import RATE, Samples
from _waves import hertz
from numpy.random import Generator
from scipy import signal


@dataclass(frozen=True)
class Stringing:
    """How a string behaves.

    It falls by 60 dB in `decay` seconds, at `edge` Hz in half of that, above sooner. It is plucked
    at `place` of its length; `slope` is how its partials fall off, and `soft` up to how many Hz the
    plectrum or finger excites it at force 0 and 1. `courses` are the strings sounded together, in
    cents and strength; `body` are the box's modes; a hand stops it in `damp` s.
    """

    decay: float
    edge: float
    place: float
    slope: float
    soft: tuple[float, float]
    courses: tuple[tuple[float, float], ...]
    body: tuple[tuple[float, float, float], ...]
    damp: float


CITTERN = Stringing(
    decay=4.4,
    edge=2100,
    place=0.13,
    slope=0.5,
    soft=(1000, 7000),
    courses=((0.0, 1.0), (1.7, 0.6)),
    body=(
        (112, 0.16, 0.5),
        (208, 0.14, 0.8),
        (415, 0.08, 0.6),
        (640, 0.05, 0.4),
        (1180, 0.03, 0.3),
    ),
    damp=0.09,
)
BASS = Stringing(
    decay=3.0,
    edge=480,
    place=0.21,
    slope=0.6,
    soft=(350, 1300),
    courses=((0.0, 1.0),),
    body=((62, 0.20, 0.4), (104, 0.18, 1.0), (190, 0.10, 0.8), (380, 0.05, 0.4)),
    damp=0.12,
)
TAPS = 33  # of the filter on the way round


def cittern(notes: list[Played], seconds: float, chance: Generator) -> Samples:
    return plucked(CITTERN, notes, seconds, chance)


def bass(notes: list[Played], seconds: float, chance: Generator) -> Samples:
    return 1.6 * plucked(BASS, notes, seconds, chance)


def plucked(kind: Stringing, notes: list[Played], seconds: float, chance: Generator) -> Samples:
    track = np.zeros(frames(seconds))
    for note in notes:
        for number, (cents, strength) in enumerate(kind.courses):
            late = number * abs(chance.normal(0.0005, 0.0002))
            sound = string(kind, note, cents + chance.normal(0, 0.7), chance)
            add(track, sound, note.at + late, strength)
    return np.asarray(track + 1.1 * signal.oaconvolve(track, sounding_board(kind))[: len(track)])


def sounding_board(kind: Stringing) -> Samples:
    """What the box answers to a tap."""
    board = ring(0.25, kind.body)
    return np.asarray(board / np.max(np.abs(np.fft.rfft(board))))


def string(kind: Stringing, note: Played, cents: float, chance: Generator) -> Samples:
    """One string: a burst runs round and loses its highs, until a hand stops it."""
    pitch = hertz(note.pitch + cents / 100)
    seconds = min(note.length + 0.25, 3.2)
    taps, delay = loop(kind, pitch)
    sound = circulate(burst(kind, note, delay, chance), taps, delay, frames(seconds))
    t = np.arange(len(sound)) / RATE
    sound *= np.exp(-np.maximum(0, t - note.length) / (kind.damp / 2.2))
    sharp = 1 - np.exp(-t / 0.0004)
    return np.asarray(sound * sharp * (0.06 + 0.94 * note.force) * 0.35)


def loop(kind: Stringing, pitch: float) -> tuple[Samples, int]:
    """The filter of one round trip, tuned exactly, and the whole frames of its delay."""
    at = np.fft.rfftfreq(256, 1 / RATE)
    keeps = 10 ** (-3 * (1 + (at / kind.edge) ** 1.5) / (pitch * kind.decay))
    smooth = np.roll(np.fft.irfft(keeps), TAPS // 2)[:TAPS] * np.hanning(TAPS + 2)[1:-1]
    smooth *= keeps[0] / smooth.sum()
    period = RATE / pitch - TAPS // 2
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
    """The pluck: a corner of the string let go, rounder when soft, hollow where it was held."""
    order = np.arange(1, period // 2)
    edge = kind.soft[0] + (kind.soft[1] - kind.soft[0]) * note.force
    place = kind.place * (1 + chance.normal(0, 0.08))
    loud = order**-kind.slope * np.sin(np.pi * place * order)
    loud /= 1 + (order * RATE / period / edge) ** 2
    loud *= 10 ** (chance.normal(0, 1.5, len(order)) / 20)
    bins = np.zeros(period // 2 + 1, dtype=complex)
    bins[1 : len(order) + 1] = loud * np.exp(1j * chance.normal(0, 0.7, len(order)))
    wave = np.fft.irfft(bins, period)
    return np.asarray(wave / np.sqrt(np.mean(wave**2)))


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
