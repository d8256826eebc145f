"""What is struck: the bodhran with its tipper, boots on planks, and a pair of spoons."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from _feel import Played
from _shape import add, band, burst, clock, frames, glide, noise, ring, varied
from _sounds import Samples
from numpy.random import Generator

SKIN = 92.0  # Hz, the goatskin's lowest tone in a warm room
# The modes of a round membrane against its lowest, with their strengths when struck off-centre.
MEMBRANE = ((1.0, 1.0), (1.59, 0.55), (2.14, 0.34), (2.30, 0.22), (2.65, 0.16), (2.92, 0.12))
# Planks over a hold: their bending modes in Hz, seconds to fall by 60 dB, strength.
PLANKS = ((68, 0.26, 1.0), (97, 0.22, 0.9), (142, 0.17, 0.8), (198, 0.12, 0.5), (310, 0.07, 0.22))
SPOON = ((2150, 0.05, 0.7), (3320, 0.06, 1.0), (4870, 0.045, 0.7), (6940, 0.03, 0.4))
FEET = 4

Strike = Callable[[Played, Generator], Samples]


def struck(notes: list[Played], seconds: float, chance: Generator, strike: Strike) -> Samples:
    track = np.zeros(frames(seconds))
    for note in notes:
        add(track, strike(note, chance), note.at)
    return track


def bodhran(notes: list[Played], seconds: float, chance: Generator) -> Samples:
    return struck(notes, seconds, chance, skin)


def stomp(notes: list[Played], seconds: float, chance: Generator) -> Samples:
    return struck(notes, seconds, chance, boots)


def spoons(notes: list[Played], seconds: float, chance: Generator) -> Samples:
    return struck(notes, seconds, chance, clack)


def skin(note: Played, chance: Generator) -> Samples:
    """Low strokes boom and sink in pitch, tips near the rim are short and higher."""
    tip = note.marks in "tT"
    seconds, decay = (0.22, 0.11) if tip else (0.75, 0.42)
    t = clock(seconds)
    # The hand behind the skin never presses twice alike; a hard stroke stretches it.
    pitch = SKIN * (1.75 if tip else 1.0) * (1 + chance.normal(0, 0.02))
    drop = pitch * (1 + (0.10 + 0.22 * note.force) * np.exp(-t / 0.028))
    total = np.zeros(len(t))
    for ratio, strength in MEMBRANE:
        strength *= 10 ** (chance.normal(0, 2.0) / 20) * (1.6 if tip and ratio > 1 else 1.0)
        fall = 10 ** (-3 * t / (decay / ratio**0.7))
        total += strength * fall * np.sin(glide(drop * ratio))
    wood = band(noise(chance, seconds), 900, 3600, 1) * burst(seconds, 0.0006, 0.035)
    rise = 1 - np.exp(-t / 0.0012)
    loud = note.force**1.4 * (0.34 if tip else 0.8)
    return np.asarray(loud * (total * rise + (0.35 + 0.5 * note.force) * wood))


def boots(note: Played, chance: Generator) -> Samples:
    """Several men's boots, never quite together."""
    total = np.zeros(frames(0.55))
    for number in range(FEET):
        late = 0.0 if number == 0 else abs(chance.normal(0.008, 0.009))
        plank = ring(0.45, varied(chance, PLANKS, 0.05), 0.002)
        heel = band(noise(chance, 0.09), 260, 1500, 1) * burst(0.09, 0.001, 0.04)
        add(total, plank, late, chance.uniform(0.5, 1) / FEET)
        add(total, heel, late, 0.9 * note.force * chance.uniform(0.4, 1) / FEET)
    return np.asarray(total * note.force**1.3 * (1.0 if note.marks.isupper() else 0.7))


def clack(note: Played, chance: Generator) -> Samples:
    """Bowl against bowl, then against the knee."""
    total = np.zeros(frames(0.12))
    add(total, ring(0.1, varied(chance, SPOON, 0.04), 0.0004), 0.0)
    add(
        total, ring(0.1, varied(chance, SPOON, 0.06), 0.0004), abs(chance.normal(0.006, 0.002)), 0.5
    )
    knee = band(noise(chance, 0.05), 500, 1600, 1) * burst(0.05, 0.0008, 0.03)
    add(total, knee, 0.002, 0.8)
    return np.asarray(0.5 * total * note.force**1.5)
