"""The music: every tune played by the band in its corner of the tavern."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from _band import sheets
from _choir import crew
from _concertina import concertina
from _drums import bodhran, spoons, stomp
from _feel import Played, performed
from _fiddle import fiddle
from _plucked import bass, cittern
from _room import in_room
from _score import Tune
from _shape import frames, low
from _sounds import Make, Samples, Sound
from _tunes import TUNES
from _whistle import whistle
from numpy.random import Generator

LEVEL, CEILING, QUALITY = -20.0, -6.0, 0.05
RINGS = 3.5  # s that a tune's last notes and their room go on

Play = Callable[[list[Played], float, Generator], Samples]


@dataclass(frozen=True)
class Place:
    """Where a player sits: the row, the side from -1 left to 1 right, and how loud he is."""

    play: Play
    row: str
    side: float
    loud: float


BAND = {
    "concertina": Place(concertina, "front", -0.22, 1),
    "whistle": Place(whistle, "front", 0.38, 1.05),
    "fiddle": Place(fiddle, "front", 0.20, 0.21),
    "cittern": Place(cittern, "front", -0.42, 0.54),
    "bass": Place(bass, "front", 0.06, 0.5),
    "bodhran": Place(bodhran, "back", 0.30, 0.8),
    "stomp": Place(stomp, "back", -0.10, 1.1),
    "spoons": Place(spoons, "back", -0.35, 0.5),
    "crew": Place(crew, "back", 0.05, 0.62),
}
# How much of the room one hears with each row; people and smoke dim what comes from behind.
WET = {"front": 0.30, "back": 0.55}
BEHIND = 6500.0  # Hz


def music(tune: Tune) -> Make:
    def make(chance: Generator, variant: int) -> Samples:
        rows = rows_of(tune)
        rows["back"] = low(rows["back"], BEHIND, 1)
        return sum_of([in_room(rows[row], WET[row], not tune.ends) for row in WET])

    return make


def rows_of(tune: Tune) -> dict[str, Samples]:
    """The dry sound of both rows in stereo."""
    loop = 0 if tune.ends else frames(tune.seconds())
    seconds = tune.seconds() + RINGS
    rows = {row: np.zeros((loop or frames(seconds), 2)) for row in WET}
    for player, sheet in sheets(tune).items():
        place = BAND[player]
        chance = np.random.default_rng(zlib.crc32(f"{tune.name} {player}".encode()))
        dry = place.play(performed(tune, player, sheet), seconds, chance)
        rows[place.row] += place.loud * seated(rounded(dry, loop), place.side)
    return rows


def rounded(samples: Samples, loop: int) -> Samples:
    """What sounds on after the loop's end sounds at its beginning."""
    if not loop:
        return samples
    done = samples[:loop].copy()
    done[: len(samples) - loop] += samples[loop:]
    return done


def seated(samples: Samples, side: float) -> Samples:
    """Heard from this side, as loud as from the middle."""
    angle = np.pi / 4 * (1 + side)
    return np.stack([np.cos(angle) * samples, np.sin(angle) * samples], axis=1)


def sum_of(parts: list[Samples]) -> Samples:
    return np.asarray(np.sum(parts, axis=0))


def _sound(tune: Tune) -> Sound:
    """The table's own sounds are named already: a tune says that it is one."""
    course = "ends" if tune.ends else "goes round without a seam"
    return Sound(
        "music",
        f"tune_{tune.name}",
        music(tune),
        f"*{tune.title}*, {tune.key.tonic} {tune.key.mode}, {course}",
        LEVEL,
        slider="music",
        wet=0.0,
        loops=not tune.ends,
        ceiling=CEILING,
        quality=QUALITY,
    )


SOUNDS: tuple[Sound, ...] = tuple(_sound(tune) for tune in TUNES)
