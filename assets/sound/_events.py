"""What happens now and then in the tavern and at sea, each for itself, so that nothing repeats."""

from __future__ import annotations

import numpy as np
from _crew import PEOPLE
from _gear import coin
from _shape import (
    add,
    band,
    burst,
    clock,
    envelope,
    frames,
    glide,
    high,
    low,
    noise,
    resonant,
    ring,
    varied,
    wander,
)
from _sounds import Make, Mode, Samples, Sound
from _tones import bell
from _voices import Singer, chatter, voice
from _water import splash
from numpy.random import Generator

MUG: tuple[Mode, ...] = (
    (310, 0.07, 0.9),
    (690, 0.06, 1.0),
    (1320, 0.07, 0.6),
    (2480, 0.08, 0.35),
    (3900, 0.06, 0.2),
)


def creak(chance: Generator, variant: int) -> Samples:
    """Timber that sticks and slips as the ship leans."""
    seconds = chance.uniform(0.5, 1.1)
    total = np.zeros(frames(seconds + 0.1))
    at, first, last = 0.0, chance.uniform(22, 55), chance.uniform(22, 75)
    while at < seconds:
        slip = noise(chance, 0.02) * burst(0.02, 0.0006, 0.012)
        add(
            total,
            slip,
            at,
            chance.uniform(0.4, 1) * np.sin(np.pi * min(1, 0.05 + at / seconds * 0.95)),
        )
        at += chance.uniform(0.8, 1.2) / (first + (last - first) * at / seconds)
    lean = chance.uniform(0.85, 1.2)
    rooms = ((260, 60, 1.0), (530, 110, 0.9), (910, 180, 0.6), (1700, 400, 0.3))
    return np.asarray(sum(gain * resonant(total, hz * lean, width) for hz, width, gain in rooms))


def gull(chance: Generator, variant: int) -> Samples:
    """A herring gull, far off: a few long cries, each rising and breaking down."""
    total, at = np.zeros(frames(2.2)), 0.0
    for number in range(chance.integers(3, 6)):
        length = chance.uniform(0.2, 0.34) if number else 0.45
        t = clock(length)
        top = 1180 * chance.uniform(0.93, 1.07)
        hertz = np.interp(t / length, [0, 0.2, 0.6, 1], [0.72 * top, top, 0.95 * top, 0.62 * top])
        turns = glide(hertz * (1 + 0.015 * wander(chance, length, 40)))
        cry = sum(np.sin(n * turns) / n**0.6 for n in range(1, 8))
        shape = envelope(length, (0, 0), (0.04, 1), (length * 0.7, 0.8), (length, 0))
        add(total, band(np.asarray(cry), 900, 4200, 1) * shape, at, 0.88**number)
        at += length + chance.uniform(0.06, 0.14)
    return low(total, 3500, 1)


def mug(chance: Generator, variant: int) -> Samples:
    """A tankard set down; sometimes two meet first."""
    total = np.zeros(frames(0.7))
    at = 0.0
    if variant % 2:
        pewter = [(hz * 1.7, decay * 3, s) for hz, decay, s in varied(chance, MUG, 0.06)]
        add(total, ring(0.4, pewter, 0.0005), 0.0, 0.5)
        at = chance.uniform(0.22, 0.3)
    add(total, ring(0.25, varied(chance, MUG, 0.06), 0.001), at)
    add(total, ring(0.2, ((105, 0.12, 0.7), (170, 0.1, 0.5)), 0.002), at)
    return low(total, 4200, 1)


def far_bell(chance: Generator, variant: int) -> Samples:
    """Another ship strikes the half-hours: one or two pairs."""
    total = np.zeros(frames(3.0))
    for number in range(1 + variant % 3 + (variant % 3 > 0)):
        add(
            total,
            bell(chance, ("g5", "a5", "f5")[variant % 3], 1.8),
            0.28 * number + 0.25 * (number // 2),
        )
    return low(total, 2400, 1)


def mutter(chance: Generator, variant: int) -> Samples:
    """Somebody says something to his neighbour."""
    who = PEOPLE[(variant * 3 + 1) % len(PEOPLE)]
    said = chatter(
        chance, Singer(who.pitch * 0.8, who.throat, 0.12, who.rough), chance.uniform(1.6, 2.4)
    )
    return low(said, 1500, 1)


def laugh(chance: Generator, variant: int) -> Samples:
    """*Ha ha ha*, at another table."""
    who, count = PEOPLE[(variant * 4 + 2) % len(PEOPLE)], int(chance.integers(4, 7))
    step = chance.uniform(0.19, 0.24)
    seconds = step * count + 0.3
    voiced, air, tune = [(0.0, 0.0)], [(0.0, 0.3)], [(0.0, 0.9)]
    for number in range(count):
        at, strength = step * number, 0.9**number
        voiced += [
            (at, 0.0),
            (at + 0.04, strength),
            (at + 0.08, 0.6 * strength),
            (at + step * 0.62, 0.0),
        ]
        air += [(at, 0.5 * strength), (at + 0.05, 0.05), (at + step * 0.85, 0.2 * strength)]
        tune += [(at + 0.04, (1.05 - 0.05 * number) * chance.uniform(0.95, 1.05))]
    said = voice(
        chance,
        who,
        seconds,
        [(0.0, "a"), (seconds, "uh")],
        tune,
        [*voiced, (seconds, 0.0)],
        [*air, (seconds, 0.0)],
    )
    return low(said, 1900, 1)


def hearth_pop(chance: Generator, variant: int) -> Samples:
    """A log cracks: one sharp snap, sometimes a few."""
    total = np.zeros(frames(0.3))
    for number in range(1 if variant == 1 else chance.integers(2, 6)):
        crack = high(noise(chance, 0.02), 900) * burst(0.02, 0.0002, chance.uniform(0.003, 0.012))
        add(total, crack, 0.0 if number == 0 else chance.exponential(0.05), chance.uniform(0.2, 1))
    return total


def slap(chance: Generator, variant: int) -> Samples:
    """A wave against the hull."""
    return low(splash(chance, 1.3, 1.3), 1400, 1)


def purse(chance: Generator, variant: int) -> Samples:
    """A few coins counted out somewhere."""
    total = np.zeros(frames(1.2))
    for number in range(chance.integers(3, 6)):
        add(total, coin(chance), 0.19 * number + chance.uniform(0, 0.05), chance.uniform(0.4, 1))
    return low(total, 5000, 1)


def _event(
    name: str, make: Make, should: str, level: float, variants: int, where: str, wet: float
) -> Sound:
    return Sound(
        "ambience",
        name,
        make,
        should,
        level,
        variants,
        "ambience",
        wet,
        quality=0.15,
        more={"where": where},
    )


SOUNDS: tuple[Sound, ...] = (
    _event("creak", creak, "timber sticks and slips, 0.3 to 1 kHz", -36, 6, "sea", 0.3),
    _event("slap", slap, "a wave against the hull", -35, 4, "sea", 0.3),
    _event("gull", gull, "a gull, far off: three to five cries around 1.2 kHz", -37, 4, "sea", 0.5),
    _event("far_bell", far_bell, "another ship's bell, one to three strokes", -38, 3, "sea", 0.6),
    _event("mug", mug, "a tankard set down, or two that meet", -34, 4, "tavern", 0.5),
    _event("mutter", mutter, "one voice, no word to be understood", -37, 4, "tavern", 0.7),
    _event("laugh", laugh, "*ha ha ha* at another table", -35, 4, "tavern", 0.35),
    _event("hearth_pop", hearth_pop, "a log cracks", -38, 4, "tavern", 0.5),
    _event("purse", purse, "coins counted out at another table", -38, 3, "tavern", 0.6),
)
