"""What was picked in a panel of questions but not yet confirmed."""

from __future__ import annotations

from dataclasses import dataclass, field

TrickCount = tuple[int, int]  # a hand, and how many tricks of it are over


@dataclass
class Picks:
    """Kept outside the widgets, which are made anew all the time and forget it.

    `looked` is the hand in which the undealt cards were seen and put away, and by whom; `looking`
    the trick at which their owner wants to see them again.
    """

    tricks: TrickCount = (0, 0)
    marked: list[int] = field(default_factory=list)
    looked: tuple[int, int] | None = None
    looking: TrickCount | None = None

    def marked_at(self, tricks: TrickCount) -> list[int]:
        """The marks of this trick; those of another one are forgotten."""
        if tricks != self.tricks:
            self.tricks, self.marked = tricks, []
        return self.marked
