"""The concertina: two reeds a note, a little apart, speaking as the bellows push them."""

from __future__ import annotations

from functools import cache

import numpy as np
from _feel import Played
from _shape import add, band, clock, frames, wander
from _sounds import Samples
from _waves import hertz, oscillate, peak, periods, turns
from numpy.random import Generator
from scipy import ndimage

LEVELS = 5
RELEASE = 0.05  # s
BEAT = (0.9, 0.0038)  # Hz between the reeds, and more of it per Hz of pitch
SECOND = 0.5  # how loud the other reed is


def reed(partials: Samples, strength: float) -> Samples:
    """A free reed cuts the air into pulses: rich, richer when pushed; the box rounds it off."""
    fundamental = partials[0]
    order = partials / fundamental
    steep = 1.75 - 0.75 * strength
    edge = 1900 + 2200 * strength
    box = peak(partials, 1050, 380, 0.9) * peak(partials, 2600, 700, 0.55)
    even = np.where(order % 2 == 0, 0.78, 1.0)
    loud = (0.34 + 0.66 * strength) * order**-steep * even * box
    return np.asarray(loud / np.sqrt(1 + (partials / edge) ** 5))


@cache
def reeds(pitch: int) -> tuple[Samples, Samples]:
    lowest = hertz(pitch)
    return periods(lowest, reed, LEVELS, 2 * pitch), periods(lowest, reed, LEVELS, 2 * pitch + 1)


def concertina(notes: list[Played], seconds: float, chance: Generator) -> Samples:
    """All notes, over the breathing of the bellows."""
    track = np.zeros(frames(seconds))
    for note in notes:
        add(track, tone(note, chance), note.at)
    air = band(chance.standard_normal(len(track)), 500, 3800, 1)
    loud = np.sqrt(np.maximum(0, ndimage.uniform_filter1d(track**2, 2205)))
    return np.asarray(track + 0.012 * air * np.minimum(loud, 0.3))


def tone(note: Played, chance: Generator) -> Samples:
    length = max(0.06, note.length * held(note) - 0.012)
    seconds = length + RELEASE * 1.6
    t = clock(seconds)
    push = pressure(note, t, length, chance)
    pitch = hertz(note.pitch) * 2 ** (bend(note, t, chance) / 1200)
    beat = BEAT[0] + BEAT[1] * hertz(note.pitch)
    one, other = reeds(note.pitch)
    strength = push**1.2 * (0.25 + 0.85 * note.force)
    sound = oscillate(one, turns(pitch) + chance.random(), strength)
    sound += SECOND * oscillate(other, turns(pitch + beat) + chance.random(), strength)
    sound *= push * (0.3 + 0.7 * note.force)
    return np.asarray(0.22 * (sound + button(note, len(t), chance)))


def held(note: Played) -> float:
    """Chords under a tune are short and dry, dots too."""
    return 0.55 if set(note.marks) & set(".cC") and note.length < 0.7 else 0.96


def pressure(note: Played, t: Samples, length: float, chance: Generator) -> Samples:
    """The reed starts late when low; a long note swells and sinks with the arm."""
    attack = (0.020 + 0.7 / hertz(note.pitch) * 10) * (1.25 - 0.5 * note.force)
    rise = np.sin(np.pi / 2 * np.minimum(1, t / attack)) ** 2
    fall = np.exp(-np.maximum(0, t - length) / (RELEASE / 3.5))
    arm = 1 + min(0.22, 0.18 * length) * np.sin(np.pi * np.minimum(1, t / length)) - 0.08
    shake = 1 + 0.025 * wander(chance, float(t[-1]) + 0.1, 5)[: len(t)]
    return np.asarray(rise * fall * arm * shake)


def bend(note: Played, t: Samples, chance: Generator) -> Samples:
    """In cents: a reed speaks a little flat, and hard air flattens it."""
    start = -14 * np.exp(-t / 0.018)
    return np.asarray(start - 4 * note.force + chance.normal(0, 1.5))


def button(note: Played, count: int, chance: Generator) -> Samples:
    """The pad lifts: a small wooden tick."""
    tick = np.zeros(count)
    size = min(count, frames(0.012))
    tick[:size] = chance.standard_normal(size) * np.exp(-np.arange(size) / 110)
    return 0.035 * (0.5 + note.force) * band(tick, 900, 3200, 1)
