"""Animations: tweens, waits and calls in sequence or in parallel, all skippable.

    timeline.play(Sequence(Wait(200), Tween(900, die.move, ease=out_cubic), Call(settle)))

`Timeline.play` queues one animation behind the other, `Timeline.also` lets one run beside them.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol

Ease = Callable[[float], float]
CALM = 160.0  # what a movement takes at most with reduced motion, in milliseconds
EARLY = 9.0  # milliseconds


def linear(t: float) -> float:
    return t


def in_quad(t: float) -> float:
    return t * t


def out_quad(t: float) -> float:
    return 1 - (1 - t) ** 2


def out_cubic(t: float) -> float:
    return 1 - (1 - t) ** 3


def in_out(t: float) -> float:
    return t * t * (3 - 2 * t)


def out_back(t: float) -> float:
    """Goes a little too far and comes back."""
    return 1 + 2.70158 * (t - 1) ** 3 + 1.70158 * (t - 1) ** 2


def out_bounce(t: float) -> float:
    """Falls and bounces three times."""
    for start, middle, floor in ((2.5, 2.625, 0.984375), (2.0, 2.25, 0.9375), (1.0, 1.5, 0.75)):
        if t * 2.75 >= start:
            return 7.5625 * (t - middle / 2.75) ** 2 + floor
    return 7.5625 * t * t


def there_and_back(t: float) -> float:
    return math.sin(math.pi * t)


class Motion(Protocol):
    """One animation. `advance` uses up time and returns what is left of it, None if not done."""

    def advance(self, milliseconds: float, calm: bool) -> float | None: ...

    def finish(self) -> None: ...


class Tween:
    """Calls `step` with 0 … 1 over the duration; the last call is always with exactly 1.

    With reduced motion it jumps to its end and lasts only a moment, unless `motion` is False
    (a fade, a colour), which may go on as it is.
    """

    def __init__(
        self,
        duration: float,
        step: Callable[[float], object],
        ease: Ease = linear,
        *,
        motion: bool = True,
    ) -> None:
        self.duration = duration
        self.step = step
        self.ease = ease
        self.motion = motion
        self.elapsed = 0.0
        self.done = False

    def advance(self, milliseconds: float, calm: bool) -> float | None:
        if self.done:
            return milliseconds
        jumps = calm and self.motion
        duration = min(self.duration, CALM) if jumps else self.duration
        self.elapsed += milliseconds
        if self.elapsed >= duration:
            self.finish()
            return self.elapsed - duration
        self.step(1.0 if jumps else self.ease(self.elapsed / duration))
        return None

    def finish(self) -> None:
        if not self.done:
            self.done = True
            self.step(1.0)


class Wait(Tween):
    """Nothing, for a while."""

    def __init__(self, duration: float) -> None:
        super().__init__(duration, lambda _t: None, motion=False)


class Call(Tween):
    """Calls a function once, also when everything is skipped."""

    def __init__(self, function: Callable[[], object]) -> None:
        super().__init__(0.0, lambda _t: function(), motion=False)


class Beats:
    """Calls functions at their moments, beside whatever moves; skipped, only `end` is called.

    Rather half a frame early than a frame late: what they start is heard a little later.

    With reduced motion too, if they belong to a movement that is not seen then.
    """

    def __init__(
        self,
        beats: Iterable[tuple[float, Callable[[], object]]],
        end: Callable[[], object] = lambda: None,
        *,
        motion: bool = True,
    ) -> None:
        self.beats = deque(sorted(beats, key=lambda beat: beat[0]))
        self.end = end
        self.motion = motion
        self.elapsed = 0.0
        self.done = not self.beats

    def advance(self, milliseconds: float, calm: bool) -> float | None:
        if self.done or (calm and self.motion):
            self.finish()
            return milliseconds
        self.elapsed += milliseconds
        while self.beats and self.beats[0][0] <= self.elapsed + EARLY:
            at, call = self.beats.popleft()
            call()
            if not self.beats:
                self.done = True
                return max(0.0, self.elapsed - at)
        return None

    def finish(self) -> None:
        if not self.done:
            self.done = True
            self.end()


def _drop(queue: deque[Motion], motion: Motion) -> None:
    """Remove what is done, unless a callback skipped everything meanwhile."""
    if queue and queue[0] is motion:
        queue.popleft()


class Sequence:
    """Several, one after the other."""

    def __init__(self, *parts: Motion) -> None:
        self.parts = deque(parts)

    def advance(self, milliseconds: float, calm: bool) -> float | None:
        while self.parts:
            part = self.parts[0]
            left = part.advance(milliseconds, calm)
            if left is None:
                return None
            milliseconds = left
            _drop(self.parts, part)
        return milliseconds

    def finish(self) -> None:
        while self.parts:
            self.parts.popleft().finish()


class Parallel:
    """Several at once; done when the last one is."""

    def __init__(self, *parts: Motion) -> None:
        self.parts = list(parts)

    def advance(self, milliseconds: float, calm: bool) -> float | None:
        left = [(part, part.advance(milliseconds, calm)) for part in self.parts]
        self.parts = [part for part, rest in left if rest is None]
        if self.parts:
            return None
        return min((rest for _, rest in left if rest is not None), default=milliseconds)

    def finish(self) -> None:
        parts, self.parts = self.parts, []
        for part in parts:
            part.finish()


def stagger(gap: float, *parts: Motion) -> Parallel:
    """All of them, each begun a gap after the one before."""
    return Parallel(*(Sequence(Wait(gap * i), part) for i, part in enumerate(parts)))


class Timeline:
    """The animations of a scene, at the player's speed.

    `speed` is a factor on durations (0: everything completes at once), `calm` reduced motion.
    """

    def __init__(self, speed: Callable[[], float], calm: Callable[[], bool]) -> None:
        self._speed = speed
        self._calm = calm
        self._queue: deque[Motion] = deque()
        self._beside: list[Motion] = []

    @property
    def busy(self) -> bool:
        """Whether the queue plays something; what runs beside it does not count."""
        return bool(self._queue)

    @property
    def moving(self) -> bool:
        return bool(self._queue or self._beside)

    def play(self, *motions: Motion) -> None:
        """Queue animations, one after the other."""
        self._queue.extend(motions)

    def also(self, motion: Motion) -> None:
        """Let an animation run beside the queue; it does not make the timeline busy."""
        self._beside.append(motion)

    def update(self, milliseconds: float) -> None:
        factor = self._speed()
        if factor <= 0:
            self.complete()
            return
        scaled, calm = milliseconds / factor, self._calm()
        beside, self._beside = self._beside, []
        self._beside += [m for m in beside if m.advance(scaled, calm) is None]
        left: float | None = scaled
        while self._queue and left is not None:
            motion = self._queue[0]
            left = motion.advance(left, calm)
            if left is not None:
                _drop(self._queue, motion)

    def complete(self) -> None:
        """Skip: bring everything to its end now, also what is queued meanwhile."""
        while self._queue or self._beside:
            motions = [*self._queue, *self._beside]
            self._queue.clear()
            self._beside.clear()
            for motion in motions:
                motion.finish()

    def clear(self) -> None:
        """Forget everything without calling anything: the scene goes away."""
        self._queue.clear()
        self._beside.clear()
