"""The crew singing: six throats on an open *oh*, or humming with shut lips."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np
from _feel import Played
from _line import Manner, in_passages, line_of
from _shape import band, frames
from _sounds import RATE, Samples
from _waves import hertz, oscillate, periods, turns
from numpy.random import Generator
from scipy import signal

Resonance = tuple[float, float, float]  # Hz, width in Hz, strength
OH: tuple[Resonance, ...] = ((500, 80, 1.0), (850, 95, 0.62), (2400, 150, 0.16), (3050, 180, 0.12))
HUM: tuple[Resonance, ...] = ((255, 60, 1.0), (1050, 190, 0.09), (2150, 260, 0.04))
LOWEST = 43
GROUP = 3


@dataclass(frozen=True)
class Throat:
    """How much shorter than a tall man's, how many cents off, how late, how breathy."""

    short: float
    cents: float
    late: float
    breath: float


CREW = (
    Throat(0.96, -7, 0.000, 0.010), Throat(1.00, 4, 0.016, 0.016), Throat(1.05, 10, 0.008, 0.022),
    Throat(0.92, -3, 0.030, 0.014), Throat(1.09, 7, 0.022, 0.020), Throat(1.02, -11, 0.041, 0.030),
)  # fmt: skip
SUNG = Manner(attack=0.10, release=0.16, glide=0.05, dip=0.35, slurs=4, tremble=(4.9, 22.0),
              scoop=70.0, graces=0.0)  # fmt: skip


def cords(partials: Samples, strength: float) -> Samples:
    """What comes through the vocal cords: a slope that is less steep in a loud voice."""
    order = partials / partials[0]
    return np.asarray(order ** -(1.75 - 0.55 * strength))


def crew(notes: list[Played], seconds: float, chance: Generator) -> Samples:
    """Melodies are sung by all on *oh*; chords are hummed, two men to a note."""
    track = np.zeros(frames(seconds))
    melody = [note for note in notes if not note.marks.startswith("h")]
    for number, throat in enumerate(CREW):
        hummed = [note for note in notes if note.marks == f"h{number % 3 + 1}"]
        track += in_passages(melody, seconds, singer(throat, OH, 1.0, chance))
        track += in_passages(hummed, seconds, singer(throat, HUM, 1.25, chance))
    return np.asarray(track / np.sqrt(len(CREW)))


def singer(
    throat: Throat, mouth: tuple[Resonance, ...], loud: float, chance: Generator
) -> Callable[[list[Played], float], Samples]:
    def sing(notes: list[Played], seconds: float) -> Samples:
        late = [replace(note, at=note.at + throat.late) for note in notes]
        return loud * sung(throat, late, mouth, seconds, chance)

    return sing


def sung(
    throat: Throat, notes: list[Played], mouth: tuple[Resonance, ...], seconds: float,
    chance: Generator,
) -> Samples:  # fmt: skip
    """One man; his throat colours what his cords give."""
    line = line_of(notes, seconds, SUNG, chance)
    pitch = line.pitch + throat.cents / 100
    cycles = turns(440 * 2 ** ((pitch - 69) / 12)) + chance.random()
    air = throat.breath * band(chance.standard_normal(len(cycles)), 300, 5000, 1)
    source = line.strength * (voiced(pitch, cycles, line.strength) + air)
    return resounding(source, mouth, throat.short)


def voiced(pitch: Samples, cycles: Samples, strength: Samples) -> Samples:
    sound = np.zeros(len(pitch))
    group = np.maximum(0, (pitch - LOWEST) // GROUP)
    for number in np.unique(group):
        here = group == number
        highest = hertz(LOWEST + GROUP * (number + 1))
        tables = periods(highest, cords, 3, 11)
        sound[here] = oscillate(tables, cycles[here], strength[here])
    return sound


def resounding(source: Samples, mouth: tuple[Resonance, ...], short: float) -> Samples:
    """Side by side through the throat's resonances."""
    sound = 0.04 * source
    for middle, width, strength in mouth:
        radius = np.exp(-np.pi * width / RATE)
        turn = 2 * np.pi * middle * short / RATE
        gain = (1 - radius) * np.sqrt(1 - 2 * radius * np.cos(2 * turn) + radius**2)
        below = [1.0, -2 * radius * np.cos(turn), radius**2]
        sound = sound + strength * signal.lfilter([gain], below, source)
    return np.asarray(sound)
