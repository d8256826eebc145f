"""Single sounds: which variant, on which channel, and no more of them than one can tell apart."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.client.toolkit.sound.band import DECKS
from game.client.toolkit.sound.catalogue import Entry
from game.client.toolkit.sound.output import Output, Voice

SMALL, GREAT = 9, 5  # so many at a time, of the small ones and of the great
OF_A_KIND = 3  # and so many of the same name
RESERVED = DECKS[-1] + 1
CHANNELS = RESERVED + SMALL + GREAT
ECHO = 45.0  # milliseconds in which the same sound twice would be one
QUIETEST = 0.84  # of its level, by chance
WIDEST = 0.75  # nobody sits behind one's ear


class _Busy(NamedTuple):
    name: str
    since: float
    until: float


class Voices:
    """Small sounds give way when there are too many; of the great ones the oldest is cut off."""

    def __init__(self, output: Output, rng: Random) -> None:
        self.output = output
        self.rng = rng
        self._busy: dict[int, _Busy] = {}
        self._last: dict[str, str] = {}  # which file of a name was played last

    def play(self, entry: Entry, gain: float, pan: float, now: float) -> bool:
        """Whether it is heard."""
        self._busy = {c: busy for c, busy in self._busy.items() if busy.until > now}
        same = [(b.since, c) for c, b in self._busy.items() if b.name == entry.name]
        if same and now - max(same)[0] < ECHO:
            return False
        channel = min(same)[1] if len(same) >= OF_A_KIND else self._channel(entry)
        if channel is None:
            return False
        file = self._variant(entry)
        seconds = entry.seconds[entry.files.index(file)]
        self._busy[channel] = _Busy(entry.name, now, now + 1000 * seconds)
        loud = gain * self.rng.uniform(QUIETEST, 1.0)
        pan = max(-WIDEST, min(WIDEST, pan))
        self.output.play(channel, Voice(entry.name, file, loud, pan))
        return True

    def _channel(self, entry: Entry) -> int | None:
        first = RESERVED + SMALL if entry.is_great else RESERVED
        pool = range(first, first + (GREAT if entry.is_great else SMALL))
        free = [channel for channel in pool if channel not in self._busy]
        if free or not entry.is_great:
            return free[0] if free else None
        return min(pool, key=lambda channel: self._busy[channel].since)

    def _variant(self, entry: Entry) -> str:
        """One of the variants of a sound, never the same one twice in a row."""
        files = [file for file in entry.files if file != self._last.get(entry.name)]
        self._last[entry.name] = file = self.rng.choice(files or entry.files)
        return file

    def stop(self) -> None:
        for channel in self._busy:
            self.output.stop(channel)
        self._busy.clear()
