"""Short motifs: who came up on a special die, who captured whom, how a tie was turned."""

from __future__ import annotations

import numpy as np
from _crew import groan
from _gear import coin
from _shape import add, band, clock, envelope, frames, glide, high, low, noise, ring, wander
from _sounds import Mode, Samples, Sound, effects
from _tones import bell, horn, kettledrum, pluck, siren
from _water import bubbles, splash
from numpy.random import Generator

BLADE: tuple[Mode, ...] = (
    (1870, 0.5, 0.5),
    (2930, 0.7, 0.8),
    (4150, 0.6, 1.0),
    (5480, 0.5, 0.7),
    (7020, 0.35, 0.5),
    (8900, 0.25, 0.3),
)


def blade(chance: Generator) -> Samples:
    """Drawn: steel hisses out of the sheath and rings."""
    total = np.zeros(frames(0.8))
    hiss = high(noise(chance, 0.16), 3200) * envelope(0.16, (0, 0.1), (0.12, 1), (0.16, 0))
    add(total, hiss, 0.0, 0.3)
    shift = chance.uniform(0.96, 1.04)
    add(total, ring(0.65, [(hz * shift, d, s) for hz, d, s in BLADE], 0.004), 0.12, 0.35)
    return total


def king_motif(chance: Generator, total: Samples, at: float) -> None:
    """Three steps of a half tone, low: somebody dreadful is here."""
    for start, notes, length in (
        (0.0, ("d3",), 0.15),
        (0.13, ("eb3",), 0.15),
        (0.26, ("d3", "d2", "a2"), 0.75),
    ):
        for note in notes:
            add(total, horn(chance, note, length, 1.4), at + start, 0.35)
    add(total, kettledrum(chance, "d2", 0.9), at + 0.26, 0.6)


def pirate_motif(chance: Generator, total: Samples, at: float) -> None:
    """Up the strings and the blade is out."""
    for number, note in enumerate(("d4", "f4", "a4", "d5")):
        add(total, pluck(chance, note, 0.6, 0.8), at + 0.065 * number, 0.5)
    add(total, blade(chance), at + 0.14, 0.5)


def mermaid_motif(chance: Generator, total: Samples, at: float) -> None:
    """A voice leaps a fourth and lets itself fall."""
    tune = [(0.0, "a4"), (0.1, "a4"), (0.2, "d5"), (0.42, "d5"), (0.52, "c5"), (0.9, "c5")]
    mouth = [(0.0, "u"), (0.25, "a"), (0.9, "o")]
    add(total, siren(chance, tune, mouth, 0.9), at, 0.5)
    for number, note in enumerate(("d5", "f5", "a5")):
        add(total, pluck(chance, note, 0.7, 0.3), at + 0.02 + 0.07 * number, 0.16)


def sting_king(chance: Generator, variant: int) -> Samples:
    total = np.zeros(frames(1.25))
    king_motif(chance, total, 0.0)
    return total


def sting_pirate(chance: Generator, variant: int) -> Samples:
    total = np.zeros(frames(1.0))
    pirate_motif(chance, total, 0.0)
    return total


def sting_mermaid(chance: Generator, variant: int) -> Samples:
    total = np.zeros(frames(1.0))
    mermaid_motif(chance, total, 0.0)
    return total


def flutter(chance: Generator, seconds: float) -> Samples:
    """Cloth in the wind: it cracks when it turns over."""
    turns = glide(11 + 3 * wander(chance, seconds, 4))
    beat = np.maximum(0, np.sin(turns)) ** 3
    return np.asarray(band(noise(chance, seconds), 250, 3200, 1) * (0.15 + beat))


def flag_groan(chance: Generator, variant: int) -> Samples:
    seconds = 1.0
    total = (
        0.35
        * flutter(chance, seconds)
        * envelope(seconds, (0, 0.6), (0.1, 1), (0.55, 0.5), (seconds, 0))
    )
    said = groan(chance, variant)
    add(total, said / np.max(np.abs(said)), 0.22, 0.5)
    return total


def king_takes_pirate(chance: Generator, variant: int) -> Samples:
    """The blade, struck from the hand by the King's three steps."""
    total = np.zeros(frames(1.6))
    add(total, blade(chance), 0.0, 1.4)
    king_motif(chance, total, 0.22)
    for number in range(3):
        add(total, coin(chance), 0.72 + 0.09 * number, 0.6)
    return total


def mermaid_takes_king(chance: Generator, variant: int) -> Samples:
    """Her call, and the horns sink to their knees."""
    total = np.zeros(frames(1.7))
    mermaid_motif(chance, total, 0.0)
    for number, note in enumerate(("d3", "c3", "bb2", "a2")):
        add(
            total,
            low(horn(chance, note, 0.4, 0.6), 1500, 1),
            0.5 + 0.17 * number,
            0.3 * 0.85**number,
        )
    return total


def pirate_takes_mermaid(chance: Generator, variant: int) -> Samples:
    """A net: strings, blade, and a tail that slaps the water."""
    total = np.zeros(frames(1.4))
    pirate_motif(chance, total, 0.0)
    add(total, splash(chance, 0.8, 0.8), 0.45, 0.35)
    return total


def fourteen_captured(chance: Generator, variant: int) -> Samples:
    """A chest opens: coins, and a bright fifth."""
    total = np.zeros(frames(1.1))
    for number, note in enumerate(("d5", "a5")):
        add(total, bell(chance, note, 0.9), 0.09 * number, 0.22)
    for number in range(6):
        add(total, coin(chance), 0.05 + 0.06 * number + chance.uniform(0, 0.03), 0.5 * 0.85**number)
    return total


def tie_turned(chance: Generator, variant: int) -> Samples:
    """Two strings alike, then a third above them that decides it."""
    total = np.zeros(frames(1.0))
    for at, note, strength in ((0.0, "d4", 0.5), (0.14, "d4", 0.5), (0.3, "a4", 0.8)):
        add(total, pluck(chance, note, 0.65, 0.6), at, strength)
    turn = np.sin(glide(500 + 900 * clock(0.16))) * envelope(0.16, (0, 0), (0.1, 1), (0.16, 0))
    add(total, np.asarray(turn), 0.15, 0.06)
    add(total, bubbles(chance, 0.1, 3, 1500, 3000), 0.3, 0.05)
    return total


SOUNDS: tuple[Sound, ...] = (
    Sound(
        "dice",
        "flag_groan",
        flag_groan,
        "a flag flaps, a man sighs *oh*",
        -26,
        4,
        "voices",
        wet=0.2,
    ),
    *effects(
        "dice",
        ("sting_king", sting_king, "low horns, d – e flat – d, and a kettledrum", -21, 3, 0.25),
        ("sting_pirate", sting_pirate, "strings d f a d upwards, a blade is drawn", -22, 3, 0.2),
        ("sting_mermaid", sting_mermaid, "a woman sings a – d – c over a harp", -22, 3, 0.35),
        (
            "king_takes_pirate",
            king_takes_pirate,
            "a blade, the King's motif, three coins",
            -19,
            3,
            0.25,
        ),
        ("mermaid_takes_king", mermaid_takes_king, "her motif, then horns sinking", -20, 3, 0.35),
        (
            "pirate_takes_mermaid",
            pirate_takes_mermaid,
            "his motif and a tail on water",
            -21,
            3,
            0.25,
        ),
        ("fourteen_captured", fourteen_captured, "two bells a fifth apart and coins", -23, 3, 0.2),
        ("tie_turned", tie_turned, "two equal strings, a third a fifth higher", -25, 3, 0.2),
    ),
)
