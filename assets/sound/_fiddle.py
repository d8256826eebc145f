"""The fiddle: a bowed string's saw, its body's many resonances, and rosin."""

from __future__ import annotations

from functools import cache

import numpy as np
from _feel import Played
from _line import Manner, in_passages, line_of
from _shape import band, ring
from _sounds import Samples
from _waves import hertz, oscillate, periods, turns
from numpy.random import Generator
from scipy import signal

MANNER = Manner(attack=0.045, release=0.07, glide=0.016, dip=0.38, slurs=2, tremble=(5.7, 16.0),
                scoop=18.0, graces=0.15)  # fmt: skip
LOWEST, HIGHEST = 55, 88  # from the open G string to where the tunes end
GROUP = 3  # semitones that share one drawing of the wave
# Air in the box, the two lowest body modes, then more and more of them up to the bridge's hill.
BODY = ((276, 0.10, 0.28), (405, 0.09, 0.2), (462, 0.09, 0.5), (547, 0.09, 0.55))


def bowed(partials: Samples, strength: float) -> Samples:
    """A saw; the harder the bow bites, the sharper its corner."""
    order = partials / partials[0]
    corner = 1700 + 5600 * strength**1.3
    return np.asarray(order**-1.0 / (1 + (partials / corner) ** 2))


@cache
def box() -> Samples:
    chance = np.random.default_rng(1742)
    modes = list(BODY)
    for place in np.geomspace(700, 6500, 46):
        hill = 1 + 1.5 * np.exp(-((np.log2(place / 2500) / 0.55) ** 2))
        strength = hill * (place / 700) ** -0.55 * 10 ** (chance.normal(0, 5) / 20)
        modes.append((place * (1 + chance.normal(0, 0.02)), 20 / place, strength))
    signs = chance.choice((-1, 1), len(modes))
    answer = ring(0.2, [(f, d, s * sign) for (f, d, s), sign in zip(modes, signs, strict=True)])
    return np.asarray(answer / np.sqrt(np.sum(answer**2)))


def strung(pitch: Samples, cycles: Samples, colour: Samples) -> Samples:
    """The string alone, drawn anew every few semitones so that no partial is too high."""
    sound = np.zeros(len(pitch))
    group = np.clip((pitch - LOWEST) // GROUP, 0, (HIGHEST - LOWEST) // GROUP)
    for number in np.unique(group):
        here = group == number
        highest = hertz(LOWEST + GROUP * (number + 1))
        sound[here] = oscillate(periods(highest, bowed, 5, 9), cycles[here], colour[here])
    return sound


def fiddle(notes: list[Played], seconds: float, chance: Generator) -> Samples:
    return in_passages(notes, seconds, lambda own, length: bowing(own, length, chance))


def bowing(notes: list[Played], seconds: float, chance: Generator) -> Samples:
    line = line_of(notes, seconds, MANNER, chance)
    bow = line.strength
    cycles = turns(440 * 2 ** ((line.pitch - 69) / 12))
    # The bow grips before it sings: a fresh note starts bright and rough.
    colour = np.clip(bow + 0.25 * np.minimum(line.fresh, 1), 0, 1)
    string = strung(line.pitch, cycles, colour)
    grain = band(chance.standard_normal(len(cycles)), 700, 6500, 1) * (0.4 + 0.6 * (cycles % 1.0))
    sound = bow * (string + (0.045 + 0.16 * np.minimum(line.fresh, 1)) * grain)
    return np.asarray(0.35 * sound + 0.65 * signal.oaconvolve(sound, box())[: len(sound)])
