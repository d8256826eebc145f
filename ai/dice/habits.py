"""How seats usually play: which kind of die they roll, who needs tricks, who makes the bid."""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple

from ai.dice.kinds import Kinds
from game.rules.compact import NO_COLOUR, Code

# Where one class of what must be beaten ends: nothing, a flag, numbers, Mermaid, Pirate and up.
BOUNDS = (0, 1, 3, 4, 5, 6, 7, 40, 50, 60, 70)
CLASSES = len(BOUNDS) + 1
STAGES = (0, 0, 1, 2, 2)
LAST_STAGE = 3
LEADS = 8
# A crowd is how all bids together compare with the tricks there are: 0 few, 1 one more, 2 many.
CROWDS = range(3)


class Hope(NamedTuple):
    """How often a seat with so many tricks to go made its bid, and by how much it was off."""

    chance: float
    off: float


class Habits(NamedTuple):
    """What was seen in play.

    `rolled`: by place(...), how often each kind is rolled. `hungry`: by crowd, dice left and own
    mood, how many of the others need tricks. `hopes`: by dice left and tricks needed.
    A mood is 1 for a seat that still needs tricks (it is hungry), else 0.
    """

    rolled: dict[int, list[float]]
    hungry: list[list[list[float]]]
    hopes: list[list[Hope]]

    def odds(self, kinds: Kinds, lead: int, at: int) -> list[float]:
        """How likely each kind is; where nothing was seen, as if the die came from the bag."""
        return self.rolled.get(at) or from_the_bag(kinds, lead)

    def hope(self, left: int, need: int) -> Hope:
        row = self.hopes[left]
        known = row[min(max(need, 0), len(row) - 1)]
        if need < 0:
            return Hope(0.0, known.off - need)
        return known if need <= left else Hope(0.0, known.off + need - left)


def stage_of(left: int) -> int:
    """Early or late in the hand, by the dice that each seat still holds."""
    return STAGES[left] if left < len(STAGES) else LAST_STAGE


def crowd_of(bids: int, cards: int) -> int:
    """The crowd when so many tricks were bid together."""
    return min(max(bids - cards, 0), CROWDS[-1])


def class_of(rank: int) -> int:
    """The class of the best face so far."""
    return bisect_right(BOUNDS, rank)


def place(stage: int, mood: int, lead: int, rank: int) -> int:
    """Where a die is rolled: early or late, how hungry, what must be followed and beaten."""
    return ((stage * 2 + mood) * LEADS + lead) * CLASSES + class_of(rank)


def untaught(code: Code) -> Habits:
    """Habits to begin with: any die, every second seat is hungry, every second bid is made."""
    sizes = range(max(code.setup.plan) + 1)
    hungry = [[[0.5, 0.5] for _ in sizes] for _ in CROWDS]
    hopes = [[Hope(0.5, 0.5) for _ in range(left + 1)] for left in sizes]
    return Habits({}, hungry, hopes)


def from_the_bag(kinds: Kinds, lead: int) -> list[float]:
    """A random die of the bag, mostly one that follows."""
    if lead == NO_COLOUR:
        return kinds.share
    follows = kinds.legal(sum(kinds.one), lead)
    weight = [p * (3.0 if k in follows else 1.0) for k, p in enumerate(kinds.share)]
    return [w / sum(weight) for w in weight]
