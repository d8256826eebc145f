"""Powder, rope and coin."""

from __future__ import annotations

import numpy as np
from _cards import slide
from _crew import fist
from _dice import bounce
from _shape import (
    add,
    band,
    burst,
    clock,
    envelope,
    frames,
    glide,
    low,
    noise,
    resonant,
    ring,
    varied,
)
from _sounds import Mode, Samples, Sound, effects
from numpy.random import Generator

COIN: tuple[Mode, ...] = (
    (3650, 0.36, 0.6),
    (4480, 0.4, 1.0),
    (6120, 0.3, 0.8),
    (7450, 0.24, 0.7),
    (9800, 0.16, 0.5),
    (12100, 0.07, 0.3),
)
BARREL: tuple[Mode, ...] = ((270, 0.16, 1.0), (590, 0.14, 0.7), (1040, 0.1, 0.4), (1720, 0.07, 0.2))
BRASS: tuple[Mode, ...] = (
    (1450, 0.08, 0.6),
    (2380, 0.07, 1.0),
    (3720, 0.05, 0.8),
    (5350, 0.04, 0.5),
)


def coin(chance: Generator) -> Samples:
    """Gold on gold: rings high, never twice the same."""
    size = chance.uniform(0.62, 1.15)
    modes = [(hz * size, decay, strength) for hz, decay, strength in varied(chance, COIN, 0.08)]
    clack = band(noise(chance, 0.5), 1500, 12000, 1) * burst(0.5, 0.0003, 0.02)
    return ring(0.5, modes, 0.0003) + 0.8 * clack


def coins(chance: Generator, variant: int) -> Samples:
    total = np.zeros(frames(1.4))
    at = 0.0
    for number in range(24):
        add(total, coin(chance), at, chance.uniform(0.3, 1) * 0.95**number)
        at += chance.exponential(0.022) * (1 + number / 12) + 0.006
    return total


def boom(chance: Generator, seconds: float, size: float) -> Samples:
    """Powder: a blow that is over at once, and the air that rolls after it."""
    crack = noise(chance, seconds) * burst(seconds, 0.0008, 0.05)
    drop = np.sin(glide(38 / size + 90 * np.exp(-clock(seconds) / 0.05))) * burst(
        seconds, 0.002, 0.7
    )
    roll = low(noise(chance, seconds), 260 / size) * burst(seconds, 0.04, 2.1)
    hiss = low(noise(chance, seconds), 2600, 1) * burst(seconds, 0.003, 0.7)
    return np.asarray(0.8 * crack + 1.3 * drop + 3.6 * roll + 0.7 * hiss)


def cannonball(chance: Generator, variant: int) -> Samples:
    """One boom, and the ball howls away."""
    total = boom(chance, 1.9, 1.0)
    t = clock(0.7)
    howl = (
        np.sin(glide(620 - 420 * t))
        * band(noise(chance, 0.7), 30, 120)
        * 4
        * envelope(0.7, (0, 0), (0.1, 1), (0.7, 0))
    )
    add(total, np.asarray(howl), 0.1, 0.10)
    return total


def grapeshot(chance: Generator, variant: int) -> Samples:
    """A lighter boom, and a hail of small shot into wood."""
    total = boom(chance, 1.6, 0.7)
    for _ in range(26):
        at = 0.1 + min(0.5, chance.gamma(2.0, 0.09))
        shot = bounce(1.0, False)(chance, 0)
        add(total, shot, at, chance.uniform(0.15, 0.55))
    return total


def load_chosen(chance: Generator, variant: int) -> Samples:
    """A ramrod drives home what nobody sees."""
    total = np.zeros(frames(0.7))
    down = slide(chance, 0.2, 500, 3000) * envelope(0.2, (0, 0.1), (0.15, 1), (0.2, 0))
    add(total, resonant(down, 420, 160), 0.0, 0.9)
    for at, strength in ((0.2, 1.0), (0.36 + chance.uniform(-0.01, 0.01), 0.6)):
        add(total, fist(chance, 0.6), at, 0.4 * strength)
        add(total, ring(0.2, varied(chance, BARREL, 0.05), 0.001), at, 0.5 * strength)
    return total


def strain(chance: Generator, seconds: float, first: float, last: float) -> Samples:
    """Wood or hemp that sticks and slips, ever quicker or slower: a creak."""
    total = np.zeros(frames(seconds))
    at = 0.0
    while at < seconds - 0.03:
        share = at / seconds
        slip = band(noise(chance, 0.03), 300, 3200, 1) * burst(0.03, 0.0008, 0.02)
        add(total, slip, at, chance.uniform(0.5, 1) * np.sin(np.pi * min(1, 0.08 + 0.92 * share)))
        at += chance.uniform(0.75, 1.25) / (first + (last - first) * share)
    return (
        resonant(total, 640, 260)
        + 0.8 * resonant(total, 1230, 330)
        + 0.5 * resonant(total, 2350, 700)
    )


def rope(chance: Generator, variant: int) -> Samples:
    """A rope runs over the table and is drawn tight into a knot."""
    total = np.zeros(frames(1.4))
    run = slide(chance, 0.62, 400, 3800) * envelope(0.62, (0, 0.2), (0.1, 1), (0.5, 0.8), (0.62, 0))
    add(total, run * (1 + 0.5 * np.sin(2 * np.pi * 34 * clock(0.62))), 0.0, 0.5)
    add(total, strain(chance, 0.36, 38, 120), 0.64, 2.2)
    add(total, fist(chance), 0.98, 0.35)
    return total


SOUNDS: tuple[Sound, ...] = effects(
    "cards",
    ("cannonball", cannonball, "one deep boom at 0 ms, a ball howls away", -19, 3, 0.25),
    ("grapeshot", grapeshot, "a lighter boom, then small shot hails into wood", -19, 3, 0.25),
    ("load_chosen", load_chosen, "a ramrod thuds twice in an iron barrel", -27, 4, 0.12),
    ("rope", rope, "hemp runs, creaks tight from 0.64 s, a jerk at 0.98 s", -25, 3, 0.12),
    ("coins", coins, "a dozen gold coins poured out, ringing at 4 to 10 kHz", -25, 4, 0.12),
)
