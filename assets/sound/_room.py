"""The one room everything sounds in: a ship's tavern, 7 × 5 × 2.6 m of oak, people and barrels."""

from __future__ import annotations

from functools import cache
from itertools import product

import numpy as np
from _shape import band, clock, frames, high, low
from _sounds import Samples
from scipy import signal

SIZE = (7.0, 5.0, 2.6)
LISTENER = (3.4, 1.3, 1.2)
TABLE = (3.6, 2.4, 0.8)
SOUND = 343.0  # m/s
WOOD = 0.72  # of a wave's strength comes back from a wall
# Bands in Hz with the time to fall by 60 dB in s: wood swallows the lows, people the highs.
LATE = ((60, 250, 0.42), (250, 1000, 0.55), (1000, 3500, 0.45), (3500, 9000, 0.28))
TAIL = 0.7


def in_room(samples: Samples, wet: float, loops: bool = False) -> Samples:
    """The sound with its room around it; the dry part stays where it is and as loud as it is.

    `wet` is about the share of the energy that comes from the walls for a long sound. What loops
    keeps its length: the end of its reverb sounds at its beginning.
    """
    if wet <= 0:
        return samples
    if samples.ndim == 2:
        sides = [_one_side(samples[:, side], wet, side + 1, loops) for side in (0, 1)]
        return np.stack(sides, axis=1)
    return _one_side(samples, wet, 0, loops)


def _one_side(samples: Samples, wet: float, side: int, loops: bool) -> Samples:
    echo = answer(side)
    sound = signal.fftconvolve(samples, echo)
    if loops:
        back = np.zeros(len(samples))
        for start in range(0, len(sound), len(samples)):
            part = sound[start : start + len(samples)]
            back[: len(part)] += part
        return np.asarray(samples + wet * back)
    whole = np.zeros(len(sound))
    whole[: len(samples)] = samples
    return np.asarray(whole + wet * sound)


@cache
def answer(side: int) -> Samples:
    """What the room answers to a click, without the click itself, with energy 1.

    Side 0 is heard with one ear in the middle, 1 and 2 with the left and the right.
    """
    tail = late(side)
    for delay, strength in early(side):
        tail[delay] += strength
    tail = high(low(tail, 7000, 1), 90, 1)
    return np.asarray(tail / np.sqrt(np.sum(tail**2)))


def early(side: int) -> list[tuple[int, float]]:
    """The mirror images of the table in walls, floor and ceiling: delay in frames, strength."""
    ear = (LISTENER[0] + (0.0, -0.09, 0.09)[side], *LISTENER[1:])
    direct = _distance(TABLE, ear)
    found = []
    for order in product((-1, 0, 1), repeat=3):
        bounces = sum(map(abs, order))
        if bounces in (1, 2):
            image = tuple(_mirrored(p, s, o) for p, s, o in zip(TABLE, SIZE, order, strict=True))
            far = _distance(image, ear)
            found.append((frames((far - direct) / SOUND), WOOD**bounces * direct / far))
    return found


def _mirrored(place: float, size: float, order: int) -> float:
    return place if order == 0 else -place if order < 0 else 2 * size - place


def _distance(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    return float(np.sqrt(sum((a - b) ** 2 for a, b in zip(one, other, strict=True))))


def late(side: int) -> Samples:
    """The dense rest: noise that dies away, quicker where people and cloth swallow it."""
    chance = np.random.default_rng([1688, side])
    t = clock(TAIL)
    total = np.zeros(len(t))
    for lowest, highest, decay in LATE:
        part = band(chance.standard_normal(len(t)), lowest, highest)
        total += part / np.sqrt(np.mean(part**2)) * 10 ** (-3 * t / decay)
    begins = 1 - np.exp(-t / 0.012)
    ends = np.cos(np.pi / 2 * t / t[-1]) ** 2
    return np.asarray(0.02 * total * begins * ends)
