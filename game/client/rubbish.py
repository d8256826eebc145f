"""When Python looks for what nobody needs any more: while nothing moves on the screen."""

from __future__ import annotations

import gc

OFTEN = 1000  # times as rarely as usual, if there never is such a moment


class Rubbish:
    """To look through everything takes some frames' time, and nobody else does anything then."""

    def __init__(self) -> None:
        young, middle, self._old = gc.get_threshold()
        gc.set_threshold(young, middle, self._old * OFTEN)

    def look(self) -> None:
        """Nothing was drawn just now."""
        if gc.get_count()[2] > self._old:
            gc.collect()
