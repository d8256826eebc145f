"""The course of a match: turns, bids, tricks, hands and who leads."""

from __future__ import annotations

import numpy as np
from _cards import landing, snap
from _crew import fist
from _dice import bounce
from _gear import strain
from _shape import add, band, burst, envelope, frames, low, noise, ring, varied
from _sounds import Mode, Samples, Sound, effects
from _tones import bell, horn, kettledrum, pluck
from _water import bubbles, splash
from numpy.random import Generator

TOKEN: tuple[Mode, ...] = (
    (520, 0.06, 0.7),
    (930, 0.05, 1.0),
    (1640, 0.035, 0.6),
    (2700, 0.02, 0.4),
)


def token(chance: Generator, hard: float = 0.5) -> Samples:
    """A disc of boxwood set on oak."""
    total = ring(0.18, varied(chance, TOKEN, 0.05), 0.0006)
    total += 0.4 * band(noise(chance, 0.18), 900, 5000, 1) * burst(0.18, 0.0005, 0.02)
    add(total, ring(0.15, ((150, 0.08, 0.5), (240, 0.06, 0.3)), 0.002), 0.0, hard)
    return total


def your_turn(chance: Generator, variant: int) -> Samples:
    """Two soft strings, the second lower: over to you."""
    total = np.zeros(frames(0.8))
    first, second = (("a4", "d5"), ("d5", "a4"), ("a4", "e5"), ("d5", "f5"))[variant % 4]
    add(total, low(pluck(chance, first, 0.6, 0.15), 2600, 1), 0.0, 0.5)
    add(total, low(pluck(chance, second, 0.7, 0.15), 2600, 1), 0.13, 0.6)
    return total


def bid_placed(chance: Generator, variant: int) -> Samples:
    total = np.zeros(frames(0.3))
    add(total, token(chance, 0.6), 0.0)
    add(total, token(chance, 0.2), 0.035 + chance.uniform(0, 0.02), 0.3)
    return total


def bid_revealed(chance: Generator, variant: int) -> Samples:
    """The token is turned over, and there is the number."""
    total = np.zeros(frames(0.6))
    add(total, snap(chance, 0.8), 0.0, 0.6)
    add(total, token(chance, 0.8), 0.07, 1.0)
    add(total, bell(chance, ("d6", "a5", "f5", "a5")[variant % 4], 0.5), 0.075, 0.10)
    return total


def trick_won(chance: Generator, variant: int) -> Samples:
    """A knuckle on the table and an open fifth."""
    total = np.zeros(frames(0.8))
    add(total, fist(chance, 0.8), 0.0, 0.3)
    rows = (("d4", "a4", "d5"), ("a3", "d4", "a4"), ("d4", "f4", "a4"), ("f4", "a4", "d5"))
    for number, note in enumerate(rows[variant % 4]):
        add(total, pluck(chance, note, 0.7, 0.45), 0.012 * number, 0.35)
    return total


def on_target(chance: Generator, variant: int) -> Samples:
    """The ship's bell, twice: all is well."""
    total = np.zeros(frames(1.5))
    note = ("a5", "bb5", "g5")[variant % 3]
    for at, strength in ((0.0, 0.8), (0.17, 1.0)):
        add(total, bell(chance, note, 1.2), at, strength * 0.4)
    add(total, pluck(chance, "d5", 0.6, 0.4), 0.17, 0.2)
    return total


def sunk(chance: Generator, variant: int) -> Samples:
    """Wood gives way, water comes in, air goes out."""
    total = np.zeros(frames(1.3))
    add(total, strain(chance, 0.4, 70, 26), 0.0, 1.2)
    for number, note in enumerate(("a3", "f3", "d3")):
        add(total, pluck(chance, note, 0.5, 0.3), 0.05 + 0.13 * number, 0.4)
    add(total, splash(chance, 0.7, 1.0), 0.4, 0.25)
    add(total, bubbles(chance, 0.8, 22, 220, 900), 0.42, 0.35)
    return total


def verdict(chance: Generator, variant: int) -> Samples:
    """A stamp comes down on paper."""
    total = np.zeros(frames(0.5))
    add(total, fist(chance, 0.7), 0.0, 0.7)
    add(total, landing(chance), 0.0, 1.0)
    add(total, token(chance), 0.002, 0.5)
    add(total, snap(chance, 0.5), 0.12 + chance.uniform(0, 0.02), 0.2)
    return total


def hand_scored(chance: Generator, variant: int) -> Samples:
    """A quill writes two figures: strokes of scratching, lighter where it turns."""
    total = np.zeros(frames(0.75))
    at = 0.0
    for _ in range(6):
        length = chance.uniform(0.05, 0.12)
        stroke = band(noise(chance, length), 2300, 7500, 1)
        grain = 0.4 + np.abs(band(noise(chance, length), 90, 500)) * 7
        shape = envelope(length, (0, 0), (length * 0.3, 1), (length * 0.8, 0.7), (length, 0))
        add(total, stroke * grain * shape, at, chance.uniform(0.5, 1) * 0.4)
        add(total, snap(chance, 0.5), at, 0.05)
        at += length + chance.uniform(0.0, 0.05)
    return total


def lead_changes(chance: Generator, variant: int) -> Samples:
    """A new flag goes up: strings upwards, a horn answers."""
    total = np.zeros(frames(1.3))
    rows = (("d4", "f4", "a4", "d5"), ("a3", "d4", "f4", "a4"), ("d4", "a4", "d5", "f5"))
    for number, note in enumerate(rows[variant % 3]):
        add(total, pluck(chance, note, 0.6, 0.6), 0.07 * number, 0.4)
    add(total, horn(chance, "d4", 0.16, 0.8), 0.3, 0.16)
    add(total, horn(chance, "a4", 0.6, 0.8), 0.44, 0.18)
    add(total, horn(chance, "d4", 0.6, 0.8), 0.44, 0.12)
    return total


def last_hand(chance: Generator, variant: int) -> Samples:
    """A roll of drums and three strokes of a deep bell."""
    total = np.zeros(frames(2.3))
    at, gap = 0.0, 0.075
    while at < 0.62:
        add(total, kettledrum(chance, "a2", 0.4), at, 0.1 + 0.35 * at)
        at += gap * chance.uniform(0.92, 1.08)
        gap *= 0.98
    for number in range(3):
        add(total, bell(chance, ("d5", "a4", "f5")[variant % 3], 1.4), 0.62 + 0.34 * number, 0.35)
    add(total, kettledrum(chance, "d2", 1.0), 0.62, 0.6)
    return total


def counted(chance: Generator, variant: int) -> Samples:
    """A point is counted: one bead of an abacus."""
    return np.asarray(0.8 * bounce(0.3, False)(chance, variant))


SOUNDS: tuple[Sound, ...] = effects(
    "match",
    ("your_turn", your_turn, "two soft strings, hardly more than a nod", -31, 6, 0.25),
    ("bid_placed", bid_placed, "a wooden token set down, 0.5 to 2 kHz", -30, 6, 0.12),
    ("bid_revealed", bid_revealed, "a token turned over with a glint", -27, 4, 0.12),
    ("trick_won", trick_won, "a knuckle and an open chord", -25, 6, 0.2),
    ("on_target", on_target, "a ship's bell, twice", -24, 3, 0.25),
    ("sunk", sunk, "a creak, strings downwards, water and bubbles", -25, 3, 0.2),
    ("verdict", verdict, "a stamp on paper on oak", -24, 4, 0.12),
    ("hand_scored", hand_scored, "a quill scratches two figures, 3 to 6 kHz", -31, 6, 0.12),
    ("lead_changes", lead_changes, "strings upwards, a horn's fifth", -22, 3, 0.25),
    ("last_hand", last_hand, "a drum roll, three strokes of a bell", -20, 3, 0.3),
    ("counted", counted, "one bead of an abacus", -36, 6, 0.12),
)
