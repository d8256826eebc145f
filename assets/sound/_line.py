"""One breath or one bow: a melody as curves of pitch and strength that run on from note to note."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import numpy as np
from _feel import Played
from _shape import add, frames
from _sounds import RATE, Samples
from numpy.random import Generator
from scipy import ndimage

STEP = 32  # frames between the points of the curves
POINTS = RATE / STEP  # a second
GRACE = 0.042  # s that the note above takes from an ornamented one
PAUSE = 0.8  # s of silence that part two passages
SETTLE = 0.24  # s before a held note begins to tremble


@dataclass(frozen=True)
class Manner:
    """How a player joins notes.

    `dip` is how far the strength falls between slurred notes, `glide` how long the pitch takes,
    `attack` and `release` are of a note that starts or stops alone, all in s; `slurs` how many
    notes one breath or bow takes at most; `tremble` is the vibrato in Hz and cents.
    """

    attack: float
    release: float
    glide: float
    dip: float
    slurs: int
    tremble: tuple[float, float]
    scoop: float  # cents below the pitch where a fresh note begins
    graces: float  # how often a long note gets an ornament of its own


@dataclass(frozen=True)
class Line:
    """Curves in frames: pitch in semitones, strength 0 to 1, how freshly a note was struck."""

    pitch: Samples
    strength: Samples
    fresh: Samples


def in_passages(
    notes: list[Played], seconds: float, play: Callable[[list[Played], float], Samples]
) -> Samples:
    """Play what belongs together in one go, and nothing where there are only rests."""
    track = np.zeros(frames(seconds))
    for passage in passages(notes):
        start = max(0.0, passage[0].at - PAUSE / 4)
        own = [replace(note, at=note.at - start) for note in passage]
        add(track, play(own, own[-1].at + own[-1].length + PAUSE), start)
    return track


def passages(notes: list[Played]) -> Iterator[list[Played]]:
    passage: list[Played] = []
    for note in notes:
        if passage and note.at - passage[-1].at - passage[-1].length > PAUSE:
            yield passage
            passage = []
        passage.append(note)
    if passage:
        yield passage


def line_of(notes: list[Played], seconds: float, manner: Manner, chance: Generator) -> Line:
    count = frames(seconds) // STEP + 2
    pitch, strength = np.full(count, float(notes[0].pitch)), np.zeros(count)
    fresh, tremble = np.zeros(count), np.zeros(count)
    ends = [*(note.at for note in notes[1:]), seconds]
    joined = 0
    for number, (note, limit) in enumerate(zip(notes, ends, strict=True)):
        before = notes[number - 1] if number else None
        linked = before is not None and note.at - (before.at + before.length) < 0.03
        joined = joined + 1 if linked and joined < manner.slurs - 1 and chance.random() < 0.8 else 0
        if before and joined and before.pitch == note.pitch:
            joined = 0
        until = min(note.at + note.length * (0.5 if "." in note.marks else 0.98), limit)
        draw(pitch, strength, note, until, joined > 0, manner)
        shade(fresh, tremble, note, until, joined > 0)
        if "~" in note.marks or (note.length > 0.45 and chance.random() < manner.graces):
            span = slice(point(note.at), point(note.at + GRACE))
            pitch[span] = note.pitch + 2 + chance.integers(0, 2)
    return curves(pitch, strength, fresh, tremble, manner, chance)


def point(at: float) -> int:
    return round(at * POINTS)


def draw(
    pitch: Samples, strength: Samples, note: Played, until: float, slurred: bool, manner: Manner
) -> None:
    """The note's pitch from its start on, and its strength."""
    start, end = point(note.at), point(until)
    t = np.arange(end - start) / POINTS
    length = max(until - note.at, 0.03)
    pitch[start:] = note.pitch
    attack = manner.attack * (1.3 - 0.6 * note.force)
    shape = 1 - (manner.dip if slurred else 1) * np.exp(-((t / (0.6 * attack)) ** 1.5))
    if not slurred:
        pitch[start:end] -= manner.scoop / 100 * np.exp(-t / attack)
    bow = 0.92 + min(0.14, 0.2 * length) * np.sin(np.pi * np.minimum(1, t / length) ** 0.8)
    strength[start:end] = note.force * shape * bow
    tail = np.arange(point(manner.release * 3)) / POINTS
    room = strength[end : end + len(tail)]
    last = strength[end - 1] if end > start else 0.0
    room[:] = (last * np.exp(-tail / (manner.release / 2.3)))[: len(room)]


def shade(fresh: Samples, tremble: Samples, note: Played, until: float, slurred: bool) -> None:
    start, end = point(note.at), point(until)
    t = np.arange(end - start) / POINTS
    fresh[start:end] += (0.35 if slurred else 1.0) * np.exp(-t / 0.03)
    tremble[start:end] = np.clip((t - SETTLE) / 0.25, 0, 1)


def curves(
    pitch: Samples, strength: Samples, fresh: Samples, tremble: Samples, manner: Manner,
    chance: Generator,
) -> Line:  # fmt: skip
    """Smooth where the hand is, restless where people are, and as fine as sound."""
    width = max(1, round(manner.glide * POINTS))
    slow = restless(chance, len(pitch))
    rate = manner.tremble[0] * (1 + 0.06 * slow)
    wave = np.sin(2 * np.pi * np.cumsum(rate) / POINTS) * ndimage.uniform_filter1d(tremble, 60)
    smooth = ndimage.gaussian_filter1d(pitch, width / 2)
    smooth = smooth + (manner.tremble[1] * wave + 3 * slow) / 100
    loud = ndimage.gaussian_filter1d(strength, 2.5) * (1 + 0.09 * wave) * (1 + 0.03 * slow[::-1])
    return Line(fine(smooth), fine(np.maximum(0, loud)), fine(fresh))


def fine(curve: Samples) -> Samples:
    """From the curve's points to frames."""
    at = np.arange((len(curve) - 2) * STEP) / STEP
    return np.asarray(np.interp(at, np.arange(len(curve)), curve))


def restless(chance: Generator, count: int) -> Samples:
    """A slow random line around 0 with deviation 1."""
    slow = ndimage.gaussian_filter1d(chance.standard_normal(count), POINTS / 16, mode="wrap")
    return np.asarray(slow / max(1e-9, float(slow.std())))
