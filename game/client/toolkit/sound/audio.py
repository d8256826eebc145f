"""Everything that is heard, as scenes and widgets ask for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from random import Random
from typing import NamedTuple

from game.client.toolkit.clock import Clock
from game.client.toolkit.sound.band import Band
from game.client.toolkit.sound.catalogue import Entry, catalogue, needed
from game.client.toolkit.sound.levels import Levels, towards
from game.client.toolkit.sound.output import Output
from game.client.toolkit.sound.surroundings import Surroundings
from game.client.toolkit.sound.voices import Voices
from game.play.settings import Settings

HUSH = 180.0  # milliseconds until everything is silent, or back
LONGEST_STEP = 100.0


class Mood(NamedTuple):
    """What a scene sounds like: its tune, where one is, and which families of sounds may come."""

    tune: str = ""
    place: str = ""
    families: tuple[str, ...] = ("interface",)
    seats: int = 0


class Audio:
    """Cues through `play`, tune and surroundings by the `mood`; `update` lets time pass.

    Nothing is opened or read before the second update: the first frame comes first.
    """

    def __init__(
        self,
        output: Output,
        clock: Clock,
        settings: Callable[[], Settings],
        rng: Random | None = None,
    ) -> None:
        rng = rng or Random()
        self.output = output
        self.clock = clock
        self.levels = Levels(settings)
        self.voices = Voices(output, rng)
        self.band = Band(output, self.levels)
        self.surroundings = Surroundings(output, self.levels, rng)
        self.mood = Mood()
        self.in_background = False
        self._prepared = Mood(families=())
        self._skipped: tuple[str, float] | None = None
        self._last: float | None = None

    @cached_property
    def entries(self) -> dict[str, Entry]:
        """The list of sounds; if it cannot be read, the game is silent."""
        try:
            return catalogue()
        except (OSError, ValueError, KeyError):
            return {}

    @property
    def is_hushed(self) -> bool:
        away = self.in_background and self.levels.quiet_in_background
        return self.levels.is_muted or away

    # Cues

    def play(self, name: str, pan: float = 0.0, strength: float = 1.0) -> None:
        """Play a sound, from -1 (left) to 1 (right)."""
        if self.is_hushed or not self.output.is_ready or self._last is None:
            return
        entry = self.entries.get(name)
        gain = self.levels.gain(entry.slider) * min(1.0, strength) if entry else 0.0
        now = self.clock.now()
        if entry and gain and self.voices.play(entry, gain, pan, now) and entry.is_great:
            self.band.step_back(now + 1000 * min(entry.seconds))

    def play_end(self, name: str, pan: float = 0.0) -> None:
        """Play the end of something that was skipped: of many in a frame the last one is heard."""
        self._skipped = (name, pan)

    def lose_device(self, device: int) -> None:
        """A device was unplugged; 0 is one that was not in use."""
        if device:
            self.output.lose_device()

    # Time

    def update(self) -> None:
        now = self.clock.now()
        if self._last is None:
            self._last = now
            return
        passed, self._last = min(LONGEST_STEP, now - self._last), now
        self._hush(passed)
        if not self.levels.presence:
            self._skipped = None
            return
        self.output.open()
        if self.output.is_ready:
            self._update(now, passed)

    def _update(self, now: float, passed: float) -> None:
        if self.mood[2:] != self._prepared[2:]:
            self._prepared = self.mood
            self.output.prepare(needed(self.entries, self.mood.families, self.mood.seats))
        skipped, self._skipped = self._skipped, None
        if skipped:
            self.play(*skipped)
        self.band.update(now, passed, self.mood.tune, self.entries)
        self.surroundings.update(now, passed, self.mood.place, self.entries)

    def _hush(self, passed: float) -> None:
        before, hushed = self.levels.presence, self.is_hushed
        self.levels.presence = towards(before, 0.0 if hushed else 1.0, passed / HUSH)
        if hushed and before == 1.0:
            self.voices.stop()
        if (before == 0.0) != (self.levels.presence == 0.0):
            self.output.hold(hushed)

    def close(self) -> None:
        self.output.close()
