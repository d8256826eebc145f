"""What the five named Pirates can do."""

from __future__ import annotations

import numpy as np
from _cards import landing, slide, snap
from _crew import fist
from _dice import bounce
from _gear import BRASS, coin, strain
from _shape import add, clock, envelope, frames, high, low, ring, varied
from _sounds import Samples, Sound, effects
from _tones import bell, pluck, whistle
from numpy.random import Generator


def rosie(chance: Generator, variant: int) -> Samples:
    """She whistles for whom she wants, and points with her heel."""
    tunes = (("a5", "d5", "f5", "a5"), ("d5", "a5", "f5", "a5"), ("f5", "a5", "e5", "d5"))
    tune = tunes[variant % 3]
    total = np.zeros(frames(1.1))
    notes = [(0.0, tune[0]), (0.12, tune[0]), (0.17, tune[1]), (0.3, tune[2]), (0.5, tune[3])]
    add(total, whistle(chance, notes, 0.56), 0.0, 0.35)
    for at in (0.64, 0.8):
        add(total, bounce(0.7, False)(chance, 0), at, 0.5)
        add(total, fist(chance, 0.5), at, 0.3)
    return total


def bendt(chance: Generator, variant: int) -> Samples:
    """Two cards in, two cards out, too quick to be followed."""
    total = np.zeros(frames(0.9))
    for number in range(4):
        at = 0.02 + 0.15 * number + chance.uniform(-0.015, 0.015)
        rub = slide(chance, 0.09, 1500, 8500) * envelope(0.09, (0, 0.2), (0.06, 1), (0.09, 0))
        add(total, rub, at, 0.3)
        add(total, snap(chance, 1.0), at + 0.07, 0.9)
    add(total, landing(chance), 0.68, 0.9)
    return total


def rascal(chance: Generator, variant: int) -> Samples:
    """A coin is flipped, sings in the air, and is slapped down among others."""
    total = np.zeros(frames(1.2))
    add(total, coin(chance), 0.0, 0.8)
    t = clock(0.5)
    sing = (
        np.sin(2 * np.pi * (4100 + 260 * variant) * t)
        * (0.5 + 0.5 * np.sin(2 * np.pi * 27 * t))
        * envelope(0.5, (0, 0.6), (0.4, 0.25), (0.5, 0))
    )
    add(total, np.asarray(sing), 0.01, 0.3)
    for number in range(5):
        add(total, coin(chance), 0.52 + 0.05 * number + chance.uniform(0, 0.03), 0.8 * 0.8**number)
    add(total, landing(chance), 0.52, 0.8)
    return total


def juanita(chance: Generator, variant: int) -> Samples:
    """Three pulls of a spyglass, and something glints."""
    total = np.zeros(frames(1.2))
    for number in range(3):
        at = 0.14 * number + chance.uniform(0, 0.02)
        tube = high(slide(chance, 0.1, 1200, 6500), 800) * envelope(
            0.1, (0, 0.2), (0.07, 1), (0.1, 0)
        )
        add(total, tube, at, 0.16)
        add(total, ring(0.12, varied(chance, BRASS, 0.05), 0.0003), at + 0.1, 0.6)
    for number, note in enumerate(("a5", "d6", "f6")):
        add(total, bell(chance, note, 0.6), 0.5 + 0.06 * number, 0.12)
    return total


def harry(chance: Generator, variant: int) -> Samples:
    """A giant sets his foot down, and a token is moved."""
    total = np.zeros(frames(1.0))
    for at, strength in ((0.0, 0.8), (0.3, 1.0)):
        low_step = low(fist(chance, 0.6), 400)
        add(total, low_step, at, 1.6 * strength)
        add(total, strain(chance, 0.2, 60, 40), at + 0.03, 0.5)
    add(total, bounce(0.5, False)(chance, 0), 0.62, 0.6)
    add(total, pluck(chance, "d4", 0.35, 0.4), 0.62, 0.2)
    return total


SOUNDS: tuple[Sound, ...] = effects(
    "cards",
    ("ability_rosie", rosie, "a whistled call and two heel taps", -25, 3, 0.2),
    ("ability_bendt", bendt, "two cards in, two out, one pat", -25, 3, 0.12),
    ("ability_rascal", rascal, "a coin flipped, singing, slapped down", -25, 3, 0.12),
    ("ability_juanita", juanita, "a spyglass drawn out in three clicks, a glint", -25, 3, 0.12),
    ("ability_harry", harry, "two giant's steps, a token moved", -22, 3, 0.2),
)
