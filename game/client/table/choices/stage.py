"""The stage of a game with questions: it remembers what is half answered."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.client.table.stage import Stage

Moment = tuple[int, int]  # a hand, and how many tricks of it are over


@dataclass
class Picks:
    """What was picked but not yet confirmed; widgets are made anew all the time and forget it.

    `looked` is the hand in which the undealt cards were seen and put away, and by whom; `looking`
    the moment at which their owner wants to see them again.
    """

    moment: Moment = (0, 0)
    marked: list[int] = field(default_factory=list)
    looked: tuple[int, int] | None = None
    looking: Moment | None = None

    def marked_at(self, moment: Moment) -> list[int]:
        """The marks of this moment; those of another one are forgotten."""
        if moment != self.moment:
            self.moment, self.marked = moment, []
        return self.marked


@dataclass
class AskingStage(Stage):
    """What the panels of questions draw with."""

    picks: Picks = field(default_factory=Picks)

    @property
    def moment(self) -> Moment:
        hand = self.board.hand
        return (hand.number, len(hand.tricks)) if hand else (0, 0)
