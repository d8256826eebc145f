"""The crew: Yo-ho-ho with fists on oak, another crew for each number of seats; other voices."""

from __future__ import annotations

import numpy as np
from _shape import add, band, burst, frames, low, noise, ring, varied
from _sounds import Make, Mode, Samples, Sound
from _voices import Singer, chatter, shout, voice
from numpy.random import Generator

PEOPLE = (
    Singer(172, 1.00, 0.05, 0.010),
    Singer(146, 0.95, 0.04, 0.018),
    Singer(205, 1.05, 0.06, 0.008),
    Singer(128, 0.92, 0.08, 0.024),
    Singer(262, 1.16, 0.07, 0.008),  # a woman
    Singer(188, 1.02, 0.04, 0.014),
    Singer(158, 0.98, 0.12, 0.030),  # hoarse
    Singer(236, 1.10, 0.06, 0.010),  # a boy
    Singer(138, 0.96, 0.05, 0.012),
    Singer(290, 1.18, 0.09, 0.009),  # a woman
)
# The oak of the table under a fist: its lowest bending modes, and the knuckles.
OAK: tuple[Mode, ...] = (
    (84, 0.22, 1.0),
    (118, 0.19, 0.9),
    (163, 0.15, 0.7),
    (211, 0.12, 0.5),
    (342, 0.07, 0.25),
)
BEATS = {"yo": 1.0, "ho": 0.94, "last_ho": 1.12}  # with their pitch


def fist(chance: Generator, hard: float = 1.0) -> Samples:
    total = ring(0.4, varied(chance, OAK, 0.05), 0.0015)
    knuckles = band(noise(chance, 0.1), 350, 2400, 1) * burst(0.1, 0.0008, 0.03)
    add(total, knuckles, 0.0, 1.4 * hard)
    return total


def equally_loud(said: Samples) -> Samples:
    return np.asarray(said / (np.sqrt(np.mean(said**2)) + 1e-9))


def crew_of(seats: int) -> list[Singer]:
    """Other people in every crew, low and high ones in each."""
    return [PEOPLE[(seats * 3 + number * 7) % len(PEOPLE)] for number in range(seats)]


def beat(seats: int, word: str) -> Make:
    """The first fist and the first voice at once, the others a little after them."""

    def make(chance: Generator, variant: int) -> Samples:
        last = word == "last_ho"
        length = 0.5 if last else 0.33
        total = np.zeros(frames(0.75 if last else 0.6))
        for number, singer in enumerate(crew_of(seats)):
            late = 0.0 if number == 0 else abs(chance.normal(0, 0.010))
            add(total, fist(chance), late, 0.6 / np.sqrt(seats))
            late = 0.004 if number == 0 else 0.004 + abs(chance.normal(0, 0.018))
            said = shout(chance, singer, word[-2:], length * chance.uniform(0.9, 1.1), BEATS[word])
            add(total, equally_loud(said), late, chance.uniform(0.75, 1.1) * 0.25 / np.sqrt(seats))
        return total

    return make


def groan(chance: Generator, variant: int) -> Samples:
    """*Oh …*, falling."""
    singer = PEOPLE[(0, 3, 8, 6)[variant % 4]]
    bend = chance.uniform(0.5, 0.6)
    return voice(
        chance, singer, 0.62,
        [(0, "uh"), (0.12, "o"), (0.62, "u")],
        [(0, bend), (0.1, bend * 1.1), (0.62, bend * 0.72)],
        [(0, 0), (0.07, 1), (0.3, 0.8), (0.62, 0)],
        [(0, 0.3), (0.06, 0.1), (0.4, 0.1), (0.62, 0.25)],
    )  # fmt: skip


def cheer(chance: Generator, variant: int) -> Samples:
    """*Aye!*, three or four throats."""
    total = np.zeros(frames(0.75))
    for number in range(4):
        singer = PEOPLE[(variant * 3 + number * 3) % len(PEOPLE)]
        said = voice(
            chance, singer, 0.5,
            [(0, "a"), (0.2, "a"), (0.36, "i"), (0.5, "i")],
            [(0, 0.8), (0.1, 1.08), (0.5, 0.8)],
            [(0, 0), (0.03, 1), (0.32, 0.8), (0.5, 0)],
            [(0, 0.2), (0.05, 0.05), (0.5, 0.05)],
        )  # fmt: skip
        late = 0.0 if number == 0 else abs(chance.normal(0, 0.04))
        add(total, equally_loud(said), late, chance.uniform(0.7, 1))
    return total


def murmur(chance: Generator, variant: int) -> Samples:
    """Somebody at the table says a word: three or four syllables, half aloud."""
    who = PEOPLE[(0, 4, 3, 5, 9, 6)[variant % 6]]
    speaker = Singer(who.pitch * 0.82, who.throat, 0.1, who.rough)
    said = chatter(chance, speaker, chance.uniform(0.95, 1.1), pauses=0.0)
    return low(said, 2600, 1)


def _beats() -> list[Sound]:
    words = {"yo": "*Yo*", "ho": "*ho*", "last_ho": "the last *ho*, higher and longer"}
    return [
        Sound(
            "voices", f"{word}_{seats}", beat(seats, word),
            f"{seats} fists on oak (80 to 200 Hz) at 0 ms and {seats} voices shouting {text}",
            level=-17.0 if word == "last_ho" else -18.0, variants=3, slider="voices", wet=0.3,
            ceiling=-6.0, quality=0.15, more={"seats": seats, "beat": number + 1},
        )
        for seats in range(2, 9)
        for number, (word, text) in enumerate(words.items())
    ]  # fmt: skip


SOUNDS: tuple[Sound, ...] = (
    *_beats(),
    Sound("voices", "groan", groan, "one man's falling *oh*", -25, 4, "voices", wet=0.25),
    Sound("voices", "cheer", cheer, "four throats: *aye!*", -23, 4, "voices", wet=0.3),
    Sound("voices", "murmur", murmur, "somebody says a word, not understood", -30, 6, "voices"),
)
