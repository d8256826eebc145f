"""A recording of the game: where each sound begins in it, and how high it peaks."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from scipy import signal

from game.client.tools.decoding import decoded

RATE = 44_100
HEAD = 0.15  # s of a sound that are looked for
AROUND = 0.09  # s before and after where it should be
WINDOW = 700.0  # ms around a moment, to tell how long the recording was then
PARTNER = 150.0  # ms; a beat without a sound so near has none
PRESENT = 0.35  # of its strength at least
UNWRITTEN = 1024  # bytes: every other buffer of 2048 waits for the next one
FULL = 32_767

Samples = np.ndarray[Any, np.dtype[np.float64]]


class Report(NamedTuple):
    lines: list[str]
    is_well: bool


class Found(NamedTuple):
    """A sound that was asked for at `at`; in the recording it began `onset`, this strong."""

    name: str
    at: float
    onset: float
    strength: float


class Recording:
    def __init__(self, raw: Path, told: dict[str, Any]) -> None:
        whole = np.frombuffer(raw.read_bytes(), "<i2").reshape(-1, 2) / FULL
        self.told = told
        times, sizes = np.array(told["lengths"], float).T
        self.times, self.frames = times, (sizes + UNWRITTEN) / 4
        self.samples = np.asarray(whole)

    def frame_at(self, time: float) -> float:
        """How long the recording was then; the file grows in steps, a line goes through them."""
        near = np.abs(self.times - time) < WINDOW
        return float(np.polyfit(self.times[near] - time, self.frames[near], 1)[1])

    def found(self) -> list[Found]:
        """Every sound that was asked for, where it matches the recording best."""
        return [self._find(*voice) for voice in self.told["voices"]]

    def _find(self, at: float, name: str, file: str, gain: float, pan: float) -> Found:
        sound = np.frombuffer(decoded(file), "<i2").reshape(-1, 2) / FULL
        head = np.diff(sound[: int(HEAD * RATE)].sum(axis=1))
        middle = self.frame_at(at)
        first = max(0, int(middle - AROUND * RATE))
        part = self.samples[first : first + int(2 * AROUND * RATE) + len(head)].sum(axis=1)
        match = signal.correlate(np.diff(part), head, "valid") / np.sum(head**2)
        best = int(np.argmax(match))
        far = np.tan(np.pi / 4 * (1 - abs(pan)))
        expected = gain * (1 + far) / 2
        onset = at + (first + best - middle) / RATE * 1000
        return Found(name, at, onset, float(match[best]) / expected)

    def report(self, name: str, near: float, highest: float) -> Report:
        found = self.found()
        late = self._lateness(found)
        silent = len(self.told["beats"]) - len(late)
        peak = true_peak(self.samples)
        clipped = int(np.sum(np.abs(self.samples) >= 1.0))
        faint = sorted({each.name for each in found if each.strength < PRESENT})
        worst = max((abs(each) for each in late), default=0.0)
        lines = [
            f"{name}: {len(self.samples) / RATE:.0f} s, {len(found)} sounds",
            f"  peak {peak:.1f} dBTP, {clipped} clipped samples",
            f"  {len(late)} beats, their sounds {told(late)}",
            f"  not found in the recording: {', '.join(faint) or 'none'}",
        ]
        if silent:
            lines.append(f"  beats without a sound: {silent}")
        well = worst <= near and peak <= highest and not (clipped or faint or silent)
        return Report(lines, well)

    def _lateness(self, found: list[Found]) -> list[float]:
        """From each beat of the animation to the sound that belongs to it."""
        late = []
        for kind, beat in self.told["beats"]:
            own = [f.onset - beat for f in found if f.name.startswith(kind)]
            nearest = min(own, key=abs, default=PARTNER)
            if abs(nearest) < PARTNER:
                late.append(nearest)
        return late


def told(late: list[float]) -> str:
    if not late:
        return "missing"
    return f"{np.median(late):+.0f} ms, from {min(late):+.0f} to {max(late):+.0f} ms"


def true_peak(samples: Samples) -> float:
    """In dB, between the samples as well."""
    most = max(float(np.abs(signal.resample_poly(side, 4, 1)).max()) for side in samples.T)
    return float(20 * np.log10(max(most, 1e-6)))
