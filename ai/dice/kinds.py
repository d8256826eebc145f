"""Hands of dice as small integers: how many of each kind, four bits apiece."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.compact import NO_COLOUR, Code

BITS = 4
MASK = (1 << BITS) - 1


class Kinds:
    """The kinds of dice of one setup; a kind is the code of its piece."""

    def __init__(self, code: Code) -> None:
        self.count = len(code.pieces)
        self.one = [1 << BITS * kind for kind in range(self.count)]
        self.in_bag = [code.deck.count(kind) for kind in range(self.count)]
        self.share = [number / len(code.deck) for number in self.in_bag]
        self._allowed = [
            tuple(c in (NO_COLOUR, lead) for c in code.colour) for lead in range(code.colours)
        ]
        self._of_colour = [
            tuple(k for k, c in enumerate(code.colour) if c == lead) for lead in range(code.colours)
        ]

    def key(self, kinds: Iterable[int]) -> int:
        one = self.one
        return sum([one[kind] for kind in kinds])

    def held(self, hand: int) -> list[int]:
        """The kinds in a hand, each once."""
        return [kind for kind in range(self.count) if hand >> BITS * kind & MASK]

    def size(self, hand: int) -> int:
        return sum(hand >> BITS * kind & MASK for kind in range(self.count))

    def legal(self, hand: int, lead: int) -> list[int]:
        """The kinds that may be rolled when this colour is to be followed."""
        held = self.held(hand)
        if lead == NO_COLOUR or not any(kind in held for kind in self._of_colour[lead]):
            return held
        allowed = self._allowed[lead]
        return [kind for kind in held if allowed[kind]]

    def hands(self, most: int) -> list[int]:
        """Every hand the bag can deal of up to so many dice, small ones first."""
        hands = [(0, 0)]
        for kind, number in enumerate(self.in_bag):
            hands = [
                (size + more, hand + more * self.one[kind])
                for size, hand in hands
                for more in range(min(number, most - size) + 1)
            ]
        return [hand for size, hand in sorted(hands) if size]
