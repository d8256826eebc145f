"""When Python collects garbage: while nothing moves on the screen."""

from __future__ import annotations

import gc

RARELY = 1000  # times as rarely as usual, if something moves all the time


class Garbage:
    """Puts Python's full collections between frames: each takes as long as some frames, and
    everything else waits for it.
    """

    def __init__(self) -> None:
        young, middle, self._old = gc.get_threshold()
        gc.set_threshold(young, middle, self._old * RARELY)

    def collect_if_due(self) -> None:
        """Collect if there is enough to collect; to be called when nothing was drawn."""
        if gc.get_count()[2] > self._old:
            gc.collect()
