"""The tavern and the sea, for the title and for the table: beds without an end.

A title plays sea_title and tavern_title together, a table tavern_table and sea_table: their
lengths have no common measure, so that the two come together anew for half an hour.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from _crew import PEOPLE
from _events import creak, hearth_pop
from _shape import add_round, clock, frames, high, low
from _sounds import RATE, Samples, Sound
from _voices import Singer, chatter
from _water import bubble, splash, wash
from numpy.random import Generator

Colour = Callable[[Samples], Samples]

SEA_TITLE, SEA_TABLE, TAVERN_TITLE, TAVERN_TABLE = 41.0, 37.0, 47.0, 43.0  # s


def round_noise(chance: Generator, seconds: float, colour: Colour) -> Samples:
    """Noise that goes on from its end to its beginning; of this colour."""
    count = frames(seconds)
    hertz = np.asarray(np.fft.rfftfreq(count, 1 / RATE), np.float64)
    parts = chance.standard_normal((2, len(hertz)))
    found = np.fft.irfft((parts[0] + 1j * parts[1]) * colour(hertz), count)
    return np.asarray(found / np.sqrt(np.mean(found**2)))


def round_swell(chance: Generator, seconds: float, most: int, depth: float) -> Samples:
    """A slow change around 1 that ends as it began: up to so many waves in all."""
    turns = 2 * np.pi * clock(seconds) / seconds
    line = sum(np.sin(n * turns + chance.uniform(0, 7)) / np.sqrt(most) for n in range(1, most + 1))
    return np.asarray(np.maximum(0.05, 1 + depth * np.asarray(line)))


def hill(lowest: float, highest: float, slope: float = 1.0) -> Colour:
    """Even between two frequencies and falling off beside them."""

    def strength(hertz: Samples) -> Samples:
        f = np.maximum(hertz, 1.0)
        return np.asarray(1 / np.sqrt(1 + (lowest / f) ** 4) / (1 + (f / highest) ** (2 * slope)))

    return strength


def air(
    chance: Generator, seconds: float, colour: Colour, shared: float, swell: tuple[int, float]
) -> Samples:
    """Noise on two sides that have this share in common, with slow changes of its own on each."""
    one, other = (
        round_noise(chance, seconds, colour) * round_swell(chance, seconds, *swell) for _ in "lr"
    )
    return np.stack([one, shared * one + np.sqrt(1 - shared**2) * other], axis=1)


def placed(part: Samples, pan: float) -> Samples:
    """From the left (0) to the right (1), equally loud everywhere."""
    angle = pan * np.pi / 2
    return np.stack([part * np.cos(angle), part * np.sin(angle)], axis=1)


def strewn(
    chance: Generator, bed: Samples, gap: float, make: Callable[[], Samples], gain: float
) -> None:
    """Small things anywhere in the loop, on average so many seconds apart."""
    at = 0.0
    while (at := at + chance.exponential(gap)) < len(bed) / RATE:
        part = placed(make(), chance.uniform(0.1, 0.9))
        add_round(bed, part, at, gain * chance.uniform(0.4, 1))


def _waves(chance: Generator, bed: Samples, gain: float) -> None:
    """One after the other they run up and draw back, never quite alike."""
    seconds = len(bed) / RATE
    count = round(seconds / 5.2)
    for number in range(count):
        length = chance.uniform(4.5, 7.5)
        water = wash(chance, length, 260, 2600 + chance.uniform(0, 1600))
        at = seconds * number / count + chance.uniform(-0.9, 0.9)
        add_round(
            bed,
            placed(water, chance.uniform(0.15, 0.85)),
            at % seconds,
            gain * chance.uniform(0.5, 1),
        )


def sea_title(chance: Generator, variant: int) -> Samples:
    """The harbour at night: swell, waves at the quay, wind in the rigging."""
    s = SEA_TITLE
    bed = 0.3 * air(chance, s, hill(40, 260, 2), 0.5, (7, 0.5))
    bed += 0.12 * air(chance, s, hill(250, 700, 2), 0.6, (5, 0.6))
    _waves(chance, bed, 2.2)
    strewn(chance, bed, 0.25, lambda: bubble(chance, chance.uniform(500, 1600)), 0.05)
    strewn(chance, bed, 4.0, lambda: low(splash(chance, 0.8, 0.7), 3000), 0.12)
    return bed


def sea_table(chance: Generator, variant: int) -> Samples:
    """The same sea through the planks: lows, slaps against the hull, timber that works."""
    s = SEA_TABLE
    bed = 0.6 * air(chance, s, hill(40, 180, 2), 0.6, (6, 0.55))
    bed += 0.35 * air(chance, s, hill(200, 1100, 2), 0.3, (6, 0.7))
    strewn(chance, bed, 2.6, lambda: low(splash(chance, 1.0, 1.4), 700), 0.5)
    strewn(chance, bed, 3.2, lambda: low(creak(chance, 0), 1400), 0.10)
    strewn(chance, bed, 0.6, lambda: low(bubble(chance, chance.uniform(180, 600)), 900), 0.10)
    return bed


def murmur_of(chance: Generator, seconds: float, voices: int, gain: float) -> Samples:
    """People who talk at other tables."""
    bed = np.zeros((frames(seconds), 2))
    for number in range(voices):
        who = PEOPLE[number % len(PEOPLE)]
        calm = Singer(who.pitch * 0.85, who.throat, who.breath, who.rough)
        said = chatter(chance, calm, seconds - 0.2)
        said *= round_swell(chance, seconds, 5, 0.6)[: len(said)] / np.sqrt(np.mean(said**2))
        add_round(bed, placed(said, (number + 0.5) / voices), chance.uniform(0, seconds), gain)
    return bed


def tavern_table(chance: Generator, variant: int) -> Samples:
    """Murmur around, a hearth that crackles, the air of the room."""
    s = TAVERN_TABLE
    bed = round_filtered(murmur_of(chance, s, 7, 0.25), lambda part: low(high(part, 140), 1900, 1))
    bed += 0.10 * air(chance, s, hill(60, 320), 0.3, (4, 0.2))
    bed += 0.14 * air(chance, s, hill(90, 420), 0.7, (60, 0.5))
    strewn(chance, bed, 0.16, lambda: hearth_pop(chance, 1), 0.16)
    return bed


def tavern_title(chance: Generator, variant: int) -> Samples:
    """The same from outside: hardly more than that there are people, all behind one wall."""
    s = TAVERN_TITLE
    bed = round_filtered(murmur_of(chance, s, 6, 0.3), lambda part: low(high(part, 130), 480, 2))
    bed += 0.12 * air(chance, s, hill(50, 200, 2), 0.5, (4, 0.3))
    return np.asarray(bed.mean(axis=1))


def round_filtered(bed: Samples, through: Callable[[Samples], Samples]) -> Samples:
    """Filtered as if it had always been going round."""
    return through(np.concatenate([bed[-RATE:], bed]))[RATE:]


SOUNDS: tuple[Sound, ...] = tuple(
    Sound(
        "ambience", make.__name__, make, should, -36.0, 1, "ambience", wet, True, -12.0, 0.05,
    )
    for make, wet, should in (
        (sea_title, 0.0, "waves at a quay every five seconds, swell below 260 Hz, some wind"),
        (tavern_title, 0.5, "murmur through a wall, below 500 Hz"),
        (sea_table, 0.3, "the sea through planks: below 1 kHz, slaps, faint creaks"),
        (tavern_table, 0.6, "talk one cannot understand, a crackling hearth"),
    )
)  # fmt: skip
