"""The band: which tune it plays, how it goes from one to the next, and when it steps back."""

from __future__ import annotations

from game.client.toolkit.sound.catalogue import Catalogue
from game.client.toolkit.sound.levels import Levels, towards
from game.client.toolkit.sound.output import Output

LEAVES, COMES = 700.0, 1500.0  # milliseconds from loud to silent, and back
STEPS_BACK, RETURNS = 120.0, 900.0
STEPPED_BACK = 0.3  # of its level, under Yo-ho-ho and great moments
JUST_AUDIBLE = 0.002


class Band:
    """One tune at a time: the old one fades out before the new one fades in."""

    def __init__(self, output: Output, levels: Levels) -> None:
        self.output = output
        self.levels = levels
        self.tune = ""
        self._fade = 0.0
        self._back = 0.0  # how far it has stepped back, from 0 to 1
        self._back_until = 0.0
        self._told = -1.0

    def step_back(self, until: float) -> None:
        self._back_until = max(self._back_until, until)

    def update(self, now: float, passed: float, wanted: str, entries: Catalogue) -> None:
        """Let time pass; a tune that nobody could hear is not played."""
        gain = self.levels.gain("music")
        target = f"tune_{wanted}" if gain and f"tune_{wanted}" in entries else ""
        if target != self.tune:
            self._fade = towards(self._fade, 0.0, passed / LEAVES)
            if not self._fade:
                self._begin(target, entries)
        elif target:
            self._fade = towards(self._fade, 1.0, passed / COMES)
        away = now < self._back_until
        self._back = towards(self._back, float(away), passed / (STEPS_BACK if away else RETURNS))
        level = self._fade**2 * (1 - (1 - STEPPED_BACK) * self._back)
        self._set_level(gain * level * self.levels.presence)

    def _begin(self, target: str, entries: Catalogue) -> None:
        self.tune = target
        if target:
            self.output.play_tune(entries[target].files[0], entries[target].loops)
        else:
            self.output.play_tune("", loops=False)

    def _set_level(self, level: float) -> None:
        if abs(level - self._told) > JUST_AUDIBLE or (level == 0) != (self._told == 0):
            self._told = level
            self.output.set_tune_level(level)
