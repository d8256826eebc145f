"""The band: which tune it plays, how one gives way to the next, and when it steps back."""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.client.toolkit.sound.catalogue import Catalogue
from game.client.toolkit.sound.levels import Levels, towards
from game.client.toolkit.sound.output import Output, Voice
from game.client.toolkit.sound.surroundings import CHANNELS as SURROUNDINGS

DECKS = (SURROUNDINGS, SURROUNDINGS + 1)  # channels: of the tune that leads and the one that leaves
CROSSFADE = 2000.0  # milliseconds in which one tune comes and the other goes
STEPS_BACK, RETURNS = 120.0, 900.0
STEPPED_BACK = 0.3  # of its level, under Yo-ho-ho and great moments
JUST_AUDIBLE = 0.002


@dataclass
class _Tune:
    """One that plays: `presence` goes from 0 to 1 as it comes."""

    channel: int
    voice: Voice
    presence: float = 0.0

    @property
    def loudness(self) -> float:
        """Two that cross are together as loud as one: the sum of their squares stays the same."""
        return math.sin(self.presence * math.pi / 2)


class Band:
    """One tune leads; while the next one comes, the one before it leaves beside it."""

    def __init__(self, output: Output, levels: Levels) -> None:
        self.output = output
        self.levels = levels
        self.leading = ""
        self._wanted = ""  # leads as soon as it is loaded
        self._tunes: dict[str, _Tune] = {}
        self._back = 0.0  # how far it has stepped back, from 0 to 1
        self._back_until = 0.0

    def step_back(self, until: float) -> None:
        self._back_until = max(self._back_until, until)

    def update(self, now: float, passed: float, wanted: str, entries: Catalogue) -> None:
        """Let time pass; a tune that nobody could hear is not played."""
        gain = self.levels.gain("music")
        self._wanted = f"tune_{wanted}" if gain and f"tune_{wanted}" in entries else ""
        if self._wanted != self.leading and self._is_there(self._wanted, entries):
            self.leading = self._wanted
        away = now < self._back_until
        self._back = towards(self._back, float(away), passed / (STEPS_BACK if away else RETURNS))
        level = gain * (1 - (1 - STEPPED_BACK) * self._back) * self.levels.presence
        for name in [*self._tunes]:
            self._play_on(name, passed / CROSSFADE, level)

    def _is_there(self, name: str, entries: Catalogue) -> bool:
        """Whether a tune can take over; if not, it is loaded as soon as a channel is free."""
        free = [deck for deck in DECKS if deck not in {t.channel for t in self._tunes.values()}]
        if name and name not in self._tunes and free:
            entry = entries[name]
            tune = _Tune(free[0], Voice(name, entry.files[0], 0.0, loops=entry.loops))
            self._tunes[name] = tune
            self.output.begin(tune.channel, tune.voice)
        return not name or (name in self._tunes and self.output.is_loaded(entries[name].files[0]))

    def _play_on(self, name: str, step: float, level: float) -> None:
        tune = self._tunes[name]
        tune.presence = towards(tune.presence, float(name == self.leading), step)
        if not tune.presence and name not in (self.leading, self._wanted):
            self._end(name)
        else:
            self._set_level(tune, level * tune.loudness)

    def _end(self, name: str) -> None:
        tune = self._tunes.pop(name)
        self.output.stop(tune.channel)
        self.output.forget(tune.voice.file)

    def _set_level(self, tune: _Tune, level: float) -> None:
        told = tune.voice.gain
        if abs(level - told) > JUST_AUDIBLE or (level == 0) != (told == 0):
            tune.voice = tune.voice._replace(gain=level)
            self.output.set_level(tune.channel, tune.voice)
