"""The tavern and the sea around a scene: loops that swell slowly, and what happens now and then."""

from __future__ import annotations

import math
from random import Random

from game.client.toolkit.sound.catalogue import Catalogue, Entry
from game.client.toolkit.sound.levels import Levels, towards
from game.client.toolkit.sound.output import Output, Voice

PLACES = ("title", "table")
# What is heard all the time, and how many seconds a swell takes: no two meet again soon.
LOOPS = {"sea": 71.0, "tavern": 97.0}
FIRST_OF_EVENTS = len(PLACES) * len(LOOPS)
EVENTS = 2  # channels for what happens now and then
CHANNELS = FIRST_OF_EVENTS + EVENTS
COMES = 2500.0  # milliseconds
SWELL = 0.25
PAUSE = (7_000.0, 22_000.0)
NEAR = {"title": "sea", "table": "tavern"}
NEARNESS = 0.7  # the share of what happens near, not in the other place
FAINTEST, WIDEST = 0.45, 0.8
JUST_AUDIBLE = 0.002


class Surroundings:
    """`place` is where one is, title or table; the other one fades away."""

    def __init__(self, output: Output, levels: Levels, rng: Random) -> None:
        self.output = output
        self.levels = levels
        self.rng = rng
        self.playing: dict[int, Voice] = {}
        self._fades = dict.fromkeys(PLACES, 0.0)
        self._next = math.inf
        self._last = ""
        self._turn = 0

    def update(self, now: float, passed: float, place: str, entries: Catalogue) -> None:
        gain = self.levels.gain("ambience")
        for number, name in enumerate(PLACES):
            here = float(name == place and gain > 0)
            self._fades[name] = towards(self._fades[name], here, passed / COMES)
            for index, (kind, period) in enumerate(LOOPS.items()):
                entry = entries.get(f"{kind}_{name}")
                swell = 1 - SWELL * (1 + math.sin(2 * math.pi * now / 1000 / period)) / 2
                channel = number * len(LOOPS) + index
                self._set(channel, entry, gain * self._fades[name] * swell * self.levels.presence)
        self._now_and_then(now, place if gain else "", gain, entries)

    def _set(self, channel: int, entry: Entry | None, gain: float) -> None:
        before = self.playing.get(channel)
        if entry is None or (gain <= 0 and before is None):
            return
        voice = Voice(entry.name, entry.files[0], gain, loops=True)
        if gain <= 0 and before:
            del self.playing[channel]
            self.output.stop(channel)
            self.output.forget(before.file)
        elif before is None:
            self.playing[channel] = voice
            self.output.begin(channel, voice)
        elif abs(before.gain - gain) > JUST_AUDIBLE:
            self.playing[channel] = voice
            self.output.set_level(channel, voice)

    def _now_and_then(self, now: float, place: str, gain: float, entries: Catalogue) -> None:
        if not place:
            self._next = math.inf
        elif self._next == math.inf:
            self._next = now + self.rng.uniform(*PAUSE)
        elif now >= self._next:
            self._next = now + self.rng.uniform(*PAUSE)
            self._happen(place, gain, entries)

    def _happen(self, place: str, gain: float, entries: Catalogue) -> None:
        near = self.rng.random() < NEARNESS
        choices = [
            entry
            for entry in entries.values()
            if entry.where and (entry.where == NEAR[place]) == near and entry.name != self._last
        ]
        if not choices:
            return
        entry = self.rng.choice(choices)
        self._last, self._turn = entry.name, (self._turn + 1) % EVENTS
        loud = gain * self.rng.uniform(FAINTEST, 1.0)
        pan = self.rng.uniform(-WIDEST, WIDEST)
        voice = Voice(entry.name, self.rng.choice(entry.files), loud, pan)
        self.output.play(FIRST_OF_EVENTS + self._turn, voice)
