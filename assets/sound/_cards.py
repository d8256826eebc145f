"""Cards: paper of 0.3 mm with linen finish, sliding, bending, snapping, landing on felt."""

from __future__ import annotations

import numpy as np
from _shape import add, band, burst, envelope, frames, high, low, noise, ring, varied
from _sounds import Mode, Samples, Sound, effects
from numpy.random import Generator

# A card held at one end flaps like a reed; laid down it pushes the air out and hits the board.
FLAP: tuple[Mode, ...] = (
    (620, 0.03, 0.5),
    (1180, 0.022, 0.8),
    (2100, 0.016, 0.7),
    (3400, 0.01, 0.5),
)
UNDER: tuple[Mode, ...] = ((120, 0.07, 0.5), (215, 0.05, 0.4), (360, 0.04, 0.3))


def slide(chance: Generator, seconds: float, lowest: float, highest: float) -> Samples:
    """Paper on paper or felt: noise with the grain of the surface."""
    grain = 0.6 + 0.4 * np.abs(band(noise(chance, seconds), 60, 400)) * 6
    return np.asarray(band(noise(chance, seconds), lowest, highest, 1) * grain)


def snap(chance: Generator, bright: float) -> Samples:
    """An edge springs free."""
    total = ring(0.05, varied(chance, FLAP, 0.08), 0.0002)
    total += 1.1 * band(noise(chance, 0.05), 1800, 9000 * bright) * burst(0.05, 0.0003, 0.014)
    return low(total, 9000 * bright, 1)


def landing(chance: Generator) -> Samples:
    """Flat on felt: a soft pat."""
    total = ring(0.12, varied(chance, UNDER, 0.06), 0.002)
    total += 0.9 * band(noise(chance, 0.12), 300, 4200, 1) * burst(0.12, 0.0012, 0.035)
    return total


def shuffle(chance: Generator, variant: int) -> Samples:
    """A riffle, ever faster, and the bridge that falls together."""
    seconds = 0.95
    total = np.zeros(frames(seconds))
    at, gap = 0.0, 0.022
    while at < 0.46:
        add(total, snap(chance, chance.uniform(0.7, 1.0)), at, chance.uniform(0.35, 0.8))
        at += gap * chance.uniform(0.6, 1.4)
        gap = max(0.007, gap * 0.965)
    rush = slide(chance, 0.4, 1200, 9000) * envelope(0.4, (0, 0), (0.1, 0.7), (0.28, 1), (0.4, 0))
    add(total, rush, 0.45, 0.16)
    at = 0.5
    while at < 0.76:
        add(total, snap(chance, 0.8), at, chance.uniform(0.1, 0.28))
        at += chance.uniform(0.004, 0.009)
    add(total, landing(chance), 0.79, 0.9)
    return total


def deal(chance: Generator, variant: int) -> Samples:
    """Off the deck with a swish, a snap, and down."""
    total = np.zeros(frames(0.3))
    swish = slide(chance, 0.085, 1500, 8000) * envelope(0.085, (0, 0.1), (0.06, 1), (0.085, 0))
    add(total, swish, 0.0, 0.22)
    add(total, snap(chance, 0.9), 0.06 + chance.uniform(-0.006, 0.006), 0.8)
    add(total, landing(chance), 0.115 + chance.uniform(-0.01, 0.01), 0.45)
    return total


def fan(chance: Generator, variant: int) -> Samples:
    """Cards pushed apart in the hand: a row of small clicks in one swish."""
    seconds = 0.42
    total = 0.12 * slide(chance, seconds, 1500, 8500)
    total *= envelope(seconds, (0, 0.2), (0.1, 1), (0.3, 0.7), (seconds, 0))
    for number in range(9):
        at = 0.015 + 0.038 * number + chance.uniform(-0.006, 0.006)
        add(total, snap(chance, 0.75), at, chance.uniform(0.2, 0.45))
    return total


def lift(chance: Generator, variant: int) -> Samples:
    seconds = 0.11
    total = 0.3 * slide(chance, seconds, 1800, 7500)
    total *= envelope(seconds, (0, 0.2), (0.03, 1), (seconds, 0))
    add(total, snap(chance, 0.6), 0.022 + chance.uniform(-0.004, 0.004), 0.35)
    return total


def flick(chance: Generator, variant: int) -> Samples:
    """From the fan with a snap, through the air, onto the felt where it slides a little.

    It lands when the animation does most of its way, after about 200 ms.
    """
    total = np.zeros(frames(0.5))
    add(total, snap(chance, 1.0), 0.0, 0.7)
    whirr = band(noise(chance, 0.24), 700, 3800, 1) * envelope(
        0.24, (0, 0.3), (0.1, 1), (0.24, 0.2)
    )
    flutter = 1 + 0.7 * np.sin(
        2 * np.pi * 31 * np.arange(len(whirr)) / 44100 + chance.uniform(0, 6)
    )
    add(total, whirr * flutter, 0.0, 0.10)
    down = 0.2 + chance.uniform(-0.012, 0.012)
    add(total, landing(chance), down, 1.0)
    add(total, snap(chance, 0.6), down + 0.002, 0.4)
    rub = slide(chance, 0.16, 700, 4500) * burst(0.16, 0.004, 0.15)
    add(total, rub, down + 0.01, 0.2)
    return total


def gather_cards(chance: Generator, variant: int) -> Samples:
    """Swept together over the felt, then squared on the table."""
    seconds = 0.72
    total = 0.15 * slide(chance, seconds, 800, 5500)
    total *= envelope(seconds, (0, 0), (0.12, 1), (0.36, 0.6), (0.44, 0), (seconds, 0))
    for _ in range(5):
        add(total, snap(chance, 0.6), chance.uniform(0.1, 0.4), chance.uniform(0.15, 0.4))
    for at, strength in ((0.44, 0.8), (0.55 + chance.uniform(-0.01, 0.01), 0.5)):
        add(total, landing(chance), at, strength)
        add(total, high(snap(chance, 0.8), 900), at + 0.001, strength * 0.6)
    return total


SOUNDS: tuple[Sound, ...] = effects(
    "cards",
    ("shuffle", shuffle, "a riffle that quickens, then the bridge falls", -25, 4, 0.12),
    ("deal", deal, "swish, snap at 60 ms, and a pat on felt", -29, 8, 0.12),
    ("fan", fan, "nine small clicks in a swish", -30, 4, 0.12),
    ("lift", lift, "paper slips a finger's breadth", -34, 6, 0.12),
    ("flick", flick, "a snap, air, and a card that lands and slides at 200 ms", -25, 8, 0.12),
    ("gather_cards", gather_cards, "swept over felt, squared in two taps", -27, 6, 0.12),
)
