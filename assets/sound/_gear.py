"""Powder, rope and coin, and what the five named Pirates can do."""

from __future__ import annotations

import numpy as np
from _cards import landing, slide, snap
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
    high,
    low,
    noise,
    resonant,
    ring,
    varied,
)
from _sounds import Mode, Samples, Sound
from _tones import bell, pluck, whistle
from numpy.random import Generator

COIN: tuple[Mode, ...] = (
    (3650, 0.36, 0.6),
    (4480, 0.4, 1.0),
    (6120, 0.3, 0.8),
    (7450, 0.24, 0.7),
    (9800, 0.16, 0.5),
    (12100, 0.07, 0.3),
)
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


SOUNDS: tuple[Sound, ...] = (
    Sound(
        "cards",
        "cannonball",
        cannonball,
        "one deep boom at 0 ms, a ball howls away",
        -19,
        3,
        wet=0.25,
    ),
    Sound(
        "cards",
        "grapeshot",
        grapeshot,
        "a lighter boom, then small shot hails into wood",
        -19,
        3,
        wet=0.25,
    ),
    Sound("cards", "rope", rope, "hemp runs, creaks tight from 0.64 s, a jerk at 0.98 s", -25, 3),
    Sound("cards", "coins", coins, "a dozen gold coins poured out, ringing at 4 to 10 kHz", -25, 4),
    Sound("cards", "ability_rosie", rosie, "a whistled call and two heel taps", -25, 3, wet=0.2),
    Sound("cards", "ability_bendt", bendt, "two cards in, two out, one pat", -25, 3),
    Sound("cards", "ability_rascal", rascal, "a coin flipped, singing, slapped down", -25, 3),
    Sound(
        "cards", "ability_juanita", juanita, "a spyglass drawn out in three clicks, a glint", -25, 3
    ),
    Sound("cards", "ability_harry", harry, "two giant's steps, a token moved", -22, 3, wet=0.2),
)
