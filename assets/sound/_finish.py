"""From what a maker returns to what is written: the room, clean ends, the level."""

from __future__ import annotations

import numpy as np
from _level import levelled
from _room import in_room
from _shape import faded, frames, high
from _sounds import RATE, Samples, Sound

QUIET = 10 ** (-56 / 20)  # of the peak; what is quieter at the end is cut off
LONG = 10.0  # s


def finished(sound: Sound, variant: int) -> Samples:
    """One variant as it is written."""
    dry = sound.make(sound.chance(variant), variant)
    whole = sound.loops or len(dry) > LONG * RATE
    samples = in_room(dry, sound.wet, sound.loops)
    if not sound.loops:
        samples = trimmed(high(samples, 28))
    return levelled(samples, sound.level, sound.ceiling, whole)


def trimmed(samples: Samples) -> Samples:
    """Without the silence at its end, and with an end that does not tick."""
    height = np.max(np.abs(samples.reshape(len(samples), -1)), axis=1)
    heard = np.flatnonzero(height > QUIET * height.max())
    cut = samples[: heard[-1] + 1 + frames(0.004)]
    return faded(cut, 0.0, min(0.03, len(cut) / RATE / 5))
