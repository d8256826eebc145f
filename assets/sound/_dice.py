"""Dice of 16 mm: on felt over oak, on the rim of the tray, on each other, in the leather bag."""

from __future__ import annotations

import numpy as np
from _shape import add, band, burst, envelope, frames, low, noise, normal, ring, varied
from _sounds import Make, Mode, Samples, Sound, effects
from numpy.random import Generator

# A die of acrylic rings too high to be heard; what clicks is the blow itself, 0.2 ms long on wood
# and longer on felt, and what it makes of the board under it.
CLICK: tuple[Mode, ...] = (
    (2050, 0.028, 0.5), (2800, 0.024, 1.0), (3750, 0.019, 0.9), (4900, 0.014, 0.7),
    (6300, 0.011, 0.4),
)  # fmt: skip
BOARD: tuple[Mode, ...] = (
    (142, 0.09, 0.30),
    (233, 0.08, 0.28),
    (388, 0.06, 0.25),
    (640, 0.05, 0.2),
)
RIM: tuple[Mode, ...] = ((410, 0.09, 0.3), (780, 0.08, 0.5), (1290, 0.06, 0.7), (2060, 0.045, 0.8))
STRENGTHS = {"soft": 0.25, "firm": 0.6, "hard": 1.0}


def knock(chance: Generator, hard: float, felt: bool) -> Samples:
    """One blow; harder is shorter, brighter and brings out more of the board."""
    touch = 0.0010 - 0.0005 * hard if felt else 0.0003 - 0.0001 * hard
    total = np.zeros(frames(0.2))
    add(
        total, ring(0.1, varied(chance, CLICK, 0.06), touch), 0.0, (1 if felt else 1.4) + 0.6 * hard
    )
    tick = band(noise(chance, 0.06), 1500, 6000 if felt else 11000) * burst(0.06, touch, 0.012)
    add(total, tick, 0.0, 0.3 + 0.8 * hard)
    board = ring(0.2, varied(chance, BOARD if felt else RIM, 0.05), 2 * touch)
    add(total, board, 0.0, 0.42 if felt else 0.55)
    return low(total, 3400 + 2600 * hard if felt else 7000 + 6000 * hard, 1)


def bounce(hard: float, felt: bool) -> Make:
    """An edge comes down, then another: two or three blows within 20 ms sound as one."""

    def make(chance: Generator, variant: int) -> Samples:
        total = np.zeros(frames(0.24))
        add(total, knock(chance, hard, felt), 0.0)
        at, strength = 0.0, 1.0
        for _ in range(chance.integers(1, 3)):
            at += chance.uniform(0.004, 0.012)
            strength *= chance.uniform(0.2, 0.5)
            add(total, knock(chance, hard * 0.6, felt), at, strength)
        return total

    return make


def die_settles(chance: Generator, variant: int) -> Samples:
    """It tips onto its face and rocks: each tick weaker and sooner than the one before."""
    total = np.zeros(frames(0.3))
    at, gap, strength = 0.0, chance.uniform(0.034, 0.046), 1.0
    while strength > 0.12:
        add(total, knock(chance, 0.25 * strength, True), at, strength)
        at, gap, strength = at + gap, gap * 0.68, strength * chance.uniform(0.4, 0.6)
    return total


def touch(chance: Generator, muffled: float) -> Samples:
    """Two dice meet: higher and shorter than on wood."""
    modes = [(hz * 1.45, decay * 0.7, strength) for hz, decay, strength in CLICK]
    return low(ring(0.08, varied(chance, modes, 0.08), 0.0002), muffled, 2)


def leather(chance: Generator, seconds: float) -> Samples:
    """Soft noise of a hide that is moved."""
    grain = np.abs(low(noise(chance, seconds), 90)) ** 1.5
    return normal(band(noise(chance, seconds), 350, 2600, 1) * (0.3 * grain.mean() + grain))


def bag_shake(chance: Generator, variant: int) -> Samples:
    """Four strokes of the arm; at the end of each the dice fly against each other."""
    seconds = 0.5
    total = 0.25 * leather(chance, seconds)
    for stroke in range(4):
        turn = 0.03 + 0.105 * stroke + chance.uniform(-0.008, 0.008)
        total += 0.2 * leather(chance, seconds) * envelope(
            seconds, (turn - 0.05, 0), (turn, 1), (turn + 0.06, 0)
        )  # fmt: skip
        for _ in range(14):
            at = max(0.0, turn + chance.exponential(0.022) - 0.006)
            add(total, touch(chance, chance.uniform(1100, 2900)), at, chance.uniform(0.1, 0.6))
    shape = envelope(seconds, (0, 0.9), (0.3, 1), (0.44, 0.7), (seconds, 0))
    return low(total * shape, 2200, 1)


def die_drawn(chance: Generator, variant: int) -> Samples:
    seconds = 0.16
    total = 0.22 * leather(chance, seconds) * envelope(seconds, (0, 0), (0.05, 1), (seconds, 0))
    for at in (0.012, 0.012 + chance.uniform(0.02, 0.05)):
        add(total, touch(chance, 3600), at, chance.uniform(0.4, 0.8))
    return total


def gather(chance: Generator, variant: int) -> Samples:
    """An arm sweeps them over the felt to its owner, where they meet."""
    seconds = 0.68
    sweep = band(noise(chance, seconds), 500, 3200, 1)
    total = 0.10 * sweep * envelope(seconds, (0, 0), (0.18, 1), (0.45, 0.8), (seconds, 0))
    for _ in range(9):
        at = 0.08 + 0.48 * float(np.sqrt(chance.uniform()))
        add(total, touch(chance, 5200), at, chance.uniform(0.15, 0.7))
    for _ in range(3):
        add(total, knock(chance, 0.2, True), chance.uniform(0.3, 0.6), chance.uniform(0.2, 0.5))
    return total


def back_in_bag(chance: Generator, variant: int) -> Samples:
    """One after the other onto the others, ever more muffled."""
    seconds = 0.62
    total = 0.12 * leather(chance, seconds) * envelope(seconds, (0, 0.3), (0.3, 1), (seconds, 0))
    for number in range(13):
        at = 0.02 + 0.43 * number / 13 + chance.uniform(-0.012, 0.012)
        add(total, touch(chance, 4200 - 190 * number), at, chance.uniform(0.35, 0.9))
        add(total, knock(chance, 0.1, True), at, 0.12)
    return low(total, 3200, 1)


def _bounces(name: str, felt: bool, should: str) -> list[Sound]:
    """Quieter for softer, as the game turns them down by the strength of each bounce besides."""
    return [
        Sound(
            "dice", f"{name}_{word}", bounce(strength, felt), f"{should}, {word}",
            level=-29.5 - 6 * (1 - strength), variants=6,
            more={"strength": strength},
        )
        for word, strength in STRENGTHS.items()
    ]  # fmt: skip


SOUNDS: tuple[Sound, ...] = (
    *_bounces("bounce_felt", True, "a die on felt over oak: a click at 2 to 4 kHz on a dull knock"),
    *_bounces("bounce_wood", False, "a die against the rim: a hard click, brighter, little body"),
    *effects(
        "dice",
        ("bag_shake", bag_shake, "dice rattle in a leather bag, four strokes", -24, 4, 0.12),
        ("die_settles", die_settles, "a die rocks to rest, ticks weaker and closer", -36, 6, 0.12),
        ("die_drawn", die_drawn, "leather gives way, a die slips past others", -32, 6, 0.12),
        ("gather", gather, "dice are swept over felt and meet", -27, 6, 0.12),
        ("back_in_bag", back_in_bag, "a dozen dice fall onto dice in leather", -26, 4, 0.12),
    ),
)
