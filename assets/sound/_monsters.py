"""The great moments of the sea: Kraken, whale, mermaid, ghost."""

from __future__ import annotations

import numpy as np
from _shape import add, band, clock, envelope, frames, glide, low, noise, resonant, wander
from _sounds import Samples, Sound, effects
from _tones import pluck, siren, whistle
from _water import bubble, bubbles, splash, wash
from numpy.random import Generator


def growl(chance: Generator, seconds: float, hertz: float) -> Samples:
    """A throat as wide as a barrel."""
    turns = glide(hertz * (1 + 0.12 * wander(chance, seconds, 7)))
    rough = np.sign(np.sin(turns)) * np.abs(np.sin(turns)) ** 0.35 + 0.5 * noise(chance, seconds)
    rough *= 1 + 0.5 * np.sin(2 * np.pi * 23 * clock(seconds))
    return (
        resonant(rough, 190, 120)
        + 0.7 * resonant(rough, 430, 200)
        + 0.3 * resonant(rough, 1150, 400)
    )


def kraken(chance: Generator, variant: int) -> Samples:
    """Tentacles rise with a growl and slap down, then everything goes under, gulping."""
    seconds = 1.95
    shape = envelope(seconds, (0, 0.25), (0.35, 1), (1.0, 0.8), (1.6, 0.2), (seconds, 0))
    total = 0.8 * growl(chance, seconds, 46 + 3 * variant) * shape
    total += 0.45 * wash(chance, seconds, 180, 2600)
    for at in (0.30, 0.52, 0.74):
        at += chance.uniform(-0.03, 0.03)
        add(total, splash(chance, 0.7, 1.5), at, chance.uniform(0.5, 0.8))
    add(total, bubbles(chance, 0.9, 70, 130, 1500), 0.85, 0.35)
    for number in range(4):
        add(total, low(bubble(chance, 190 - 28 * number), 900), 1.0 + 0.17 * number, 1.2)
    return total


def whale(chance: Generator, variant: int) -> Samples:
    """It sings, up and down again, and blows."""
    seconds = 1.95
    t = clock(seconds)
    top = (430.0, 390.0, 470.0)[variant % 3]
    hertz = np.interp(t, [0, 0.45, 0.8, 1.25, 1.6], [170, top * 0.8, top, 210, 150])
    turns = glide(hertz * (1 + 0.012 * np.sin(2 * np.pi * 6.5 * t)))
    song = sum(np.sin(n * turns) / n**1.4 for n in range(1, 9))
    song = song * envelope(
        seconds, (0, 0), (0.2, 0.8), (0.8, 1), (1.3, 0.6), (1.6, 0), (seconds, 0)
    )
    total = 0.5 * low(np.asarray(song), 2200, 1)
    blow = band(noise(chance, 0.8), 500, 7500, 1) * envelope(
        0.8, (0, 0), (0.05, 1), (0.25, 0.6), (0.8, 0)
    )
    add(total, blow, 0.62, 0.3)
    add(total, splash(chance, 0.9, 1.3), 0.95, 0.3)
    return total + 0.12 * wash(chance, seconds, 200, 1800)


def mermaid(chance: Generator, variant: int) -> Samples:
    """Three notes of a song over a harp, and the sea glitters."""
    seconds = 1.9
    tunes = (("a4", "d5", "c5", "a4"), ("d5", "f5", "e5", "c5"), ("a4", "f5", "d5", "a4"))
    notes = tunes[variant % 3]
    times = (0.0, 0.16, 0.36, 0.5, 0.72, 0.86, 1.7)
    tune = list(
        zip(
            times,
            (notes[0], notes[0], notes[1], notes[1], notes[2], notes[3], notes[3]),
            strict=True,
        )
    )
    mouth = [(0.0, "u"), (0.3, "a"), (0.9, "a"), (1.7, "u")]
    total = np.zeros(frames(seconds))
    add(total, siren(chance, tune, mouth, 1.75), 0.0, 0.5)
    for number, note in enumerate(("d4", "f4", "a4", "d5", "f5", "a5", "d6")):
        add(total, pluck(chance, note, 1.1, 0.3), 0.05 + 0.075 * number, 0.16)
    glitter = bubbles(chance, 1.6, 36, 1500, 4200)
    add(total, glitter, 0.2, 0.06)
    return total + 0.05 * wash(chance, seconds, 500, 4000)


def ghost(chance: Generator, variant: int) -> Samples:
    """A draught that nearly whistles a note, and nobody there."""
    seconds = 1.4
    start, middle, end = (("d5", "f5", "c5"), ("a4", "d5", "bb4"), ("f5", "e5", "a4"))[variant % 3]
    air = 0.6 * whistle(chance, [(0, start), (0.6, middle), (1.4, end)], seconds)
    hertz = 700 * 2 ** (0.5 * wander(chance, seconds, 2))
    moan = np.sin(glide(hertz)) * band(noise(chance, seconds), 20, 60) * 3
    draught = band(noise(chance, seconds), 500, 2400) * (1 + 0.4 * wander(chance, seconds, 3))
    shape = envelope(seconds, (0, 0), (0.55, 1), (0.8, 0.8), (seconds, 0)) ** 1.5
    return np.asarray((0.3 * air + 0.25 * draught + 0.1 * moan) * shape)


SOUNDS: tuple[Sound, ...] = effects(
    "cards",
    ("kraken", kraken, "growl, three slaps of tentacles, everything gulped down", -19, 3, 0.25),
    ("whale", whale, "a song that rises and falls, and a spout at 0.6 s", -20, 3, 0.3),
    ("mermaid", mermaid, "three sung notes over a harp, glittering water", -21, 3, 0.35),
    ("ghost", ghost, "a cold draught that nearly whistles", -26, 3, 0.45),
)
