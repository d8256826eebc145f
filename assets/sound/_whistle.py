"""The tin whistle: nearly a sine, with the breath that makes it."""

from __future__ import annotations

import numpy as np
from _feel import Played
from _line import Manner, in_passages, line_of
from _shape import band, low
from _sounds import Samples
from _waves import oscillate, periods, turns
from numpy.random import Generator

MANNER = Manner(attack=0.028, release=0.045, glide=0.010, dip=0.30, slurs=3, tremble=(5.1, 14.0),
                scoop=35.0, graces=0.3)  # fmt: skip
SOUNDS = 12  # semitones above what is written
MIDDLE = 880.0


def pipe(partials: Samples, strength: float) -> Samples:
    """Blown softly there is little but the ground tone; overblown the octave comes up."""
    order = np.minimum(np.arange(1, len(partials) + 1), 12)
    loud = np.array([1, 0.10, 0.055, 0.02, 0.012, 0.006, 0.003, 0.002, 0.001, 0, 0, 0])
    hard = np.array([1, 0.34, 0.17, 0.085, 0.05, 0.03, 0.018, 0.01, 0.006, 0.004, 0.002, 0])
    return np.asarray((loud * (1 - strength) + hard * strength)[order - 1])


def whistle(notes: list[Played], seconds: float, chance: Generator) -> Samples:
    return in_passages(notes, seconds, lambda own, length: piped(own, length, chance))


def piped(notes: list[Played], seconds: float, chance: Generator) -> Samples:
    line = line_of(notes, seconds, MANNER, chance)
    blow = line.strength
    sharp = 0.10 * (blow - 0.6)
    frequency = 440 * 2 ** ((line.pitch + SOUNDS + sharp - 69) / 12)
    cycles = turns(frequency)
    # High notes are purer: there the pipe has nothing left to add.
    colour = np.clip(blow * 1.15 - 0.35 * np.log2(frequency / MIDDLE), 0, 1)
    tone = oscillate(periods(MIDDLE, pipe, 4, 5), cycles, colour) * blow
    return np.asarray(0.30 * (tone + breath(cycles, blow, line.fresh, chance)))


def breath(cycles: Samples, blow: Samples, fresh: Samples, chance: Generator) -> Samples:
    """Air that the pipe rounds to its own pitch, air that passes it, and the tongue's puff."""
    slow = low(chance.standard_normal(len(cycles)), 170, 2) * 9
    other = low(chance.standard_normal(len(cycles)), 260, 2) * 7
    around = slow * np.sin(2 * np.pi * cycles) * 0.10 + other * np.sin(4 * np.pi * cycles) * 0.05
    free = band(chance.standard_normal(len(cycles)), 1800, 7500, 1)
    puff = band(chance.standard_normal(len(cycles)), 900, 4200, 1)
    return np.asarray(blow * (around + 0.02 * free + 0.11 * np.minimum(fresh, 1) * puff))
