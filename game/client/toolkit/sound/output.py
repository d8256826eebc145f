"""Where sounds go: to the sound card, or into a list of what would have been heard."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable
from typing import NamedTuple, Protocol

from game.client.toolkit.clock import Clock

REMEMBERED = 20_000


class Voice(NamedTuple):
    """One sound as it is played: `gain` from 0 to 1, `pan` from -1 (left) to 1."""

    name: str
    file: str
    gain: float
    pan: float = 0.0
    loops: bool = False


class Output(Protocol):
    """What plays. Nothing here may fail or take long; without a device it does nothing."""

    @property
    def is_ready(self) -> bool: ...

    def open(self) -> None:
        """Begin to get ready."""

    def prepare(self, files: Iterable[str]) -> None:
        """Begin to load files that may be needed soon."""

    def play(self, channel: int, voice: Voice) -> None:
        """Play a short sound, now or not at all."""

    def begin(self, channel: int, voice: Voice) -> None:
        """Play a long sound until `stop`; it may have to be loaded first."""

    def is_loaded(self, file: str) -> bool: ...

    def set_level(self, channel: int, voice: Voice) -> None:
        """Make the voice on the channel as loud as it says now."""

    def stop(self, channel: int) -> None: ...

    def forget(self, file: str) -> None:
        """Free a long sound that will not be needed soon."""

    def hold(self, on: bool) -> None:
        """Pause everything that plays, or let it go on."""

    def lose_device(self) -> None:
        """A sound device was unplugged."""

    def close(self) -> None: ...


class Cue(NamedTuple):
    """A sound that began: when, how loud and from where."""

    name: str
    at: float
    gain: float
    pan: float


class Silence:
    """An output nobody hears: it remembers every cue, and which tunes and loops play how loud."""

    is_ready = True

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.cues: deque[Cue] = deque(maxlen=REMEMBERED)
        self.playing: dict[int, Voice] = {}  # the long ones
        self.held = False

    def open(self) -> None:
        """Nothing to do: it is always open."""

    def prepare(self, files: Iterable[str]) -> None:
        """Nothing to do: nothing has to be loaded."""

    def play(self, channel: int, voice: Voice) -> None:
        self.cues.append(Cue(voice.name, self.clock.now(), voice.gain, voice.pan))

    def begin(self, channel: int, voice: Voice) -> None:
        self.playing[channel] = voice

    def is_loaded(self, file: str) -> bool:
        return True

    def set_level(self, channel: int, voice: Voice) -> None:
        self.playing[channel] = voice

    def stop(self, channel: int) -> None:
        self.playing.pop(channel, None)

    def forget(self, file: str) -> None:
        """Nothing to do: nothing was loaded."""

    def hold(self, on: bool) -> None:
        self.held = on

    def lose_device(self) -> None:
        """Nothing to do: there is no device."""

    def close(self) -> None:
        self.playing.clear()


def sides(gain: float, pan: float) -> tuple[float, float]:
    """Left and right: the near side as it is, the far one weaker."""
    far = gain * math.tan(math.pi / 4 * (1 - min(1.0, abs(pan))))
    return (gain, far) if pan < 0 else (far, gain)
