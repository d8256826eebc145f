"""How loud the sliders make things."""

from __future__ import annotations

from collections.abc import Callable

from game.play.settings import Settings


class Levels:
    """From the settings as they are now to factors on what is played.

    `presence` is how much of what goes on all the time is there: 0 while all is hushed.
    """

    def __init__(self, settings: Callable[[], Settings]) -> None:
        self._settings = settings
        self.presence = 0.0

    def gain(self, slider: str) -> float:
        """The factor for a group, with the master's; half of a slider sounds half as loud."""
        settings = self._settings()
        group: int = getattr(settings, f"volume_{slider}")
        return (group * settings.volume_master / 10_000) ** 2

    @property
    def is_muted(self) -> bool:
        return self._settings().muted

    @property
    def quiet_in_background(self) -> bool:
        return self._settings().quiet_in_background


def towards(value: float, target: float, step: float) -> float:
    """The value a step further, and no further than the target."""
    return min(target, value + step) if value < target else max(target, value - step)
