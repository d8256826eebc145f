"""Who decides while a hand is played out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.rules.compact.code import UNKNOWN

if TYPE_CHECKING:
    from game.rules.compact.position import Position

Random = Callable[[], float]
Chooser = Callable[[int, list[int]], int]


class Policy:
    """Who decides in a playout. Moves and pieces are codes; `legal` may name a move twice.

    `weight`: a number for each piece, if the policy wants to know their sums in the hands.
    """

    weight: list[int] | None = None

    def choose(self, position: Position, seat: int, legal: list[int]) -> int:
        """One of the legal moves."""
        raise NotImplementedError

    def chooser(self, position: Position) -> Chooser:
        """The same for all seats of this trick, so that what holds for all is worked out once."""
        return partial(self.choose, position)

    def roll_trick(self, position: Position, random: Random, first: int) -> None:
        """The dice of the seats still to play, `first` being decided. Quick players have their own
        way to do the same; this one asks `choose`.
        """
        code, keys, plays, node = position.code, position.keys, position.plays, position.node
        after, lead, faces_of, weight = code.after, code.lead, code.faces_of, code.weight
        for seat in position.order[len(plays) :]:
            key = keys[seat]
            move, first = first, UNKNOWN
            if move < 0:
                legal = code.moves(key, lead[node])
                position.node = node
                move = self.choose(position, seat, legal) if len(legal) > 1 else legal[0]
            face = faces_of[move][int(random() * 6)]
            keys[seat] = key - weight[move]
            new = after[node][face]
            node = new if new >= 0 else code.step(node, face)
            plays.append(face)
        position.node = node

    def lead_next(self, position: Position, seat: int) -> int:
        """Rosie: who leads the next trick."""
        return seat

    def discard(self, position: Position, seat: int, count: int) -> list[int]:
        """Bendt: the pieces to put away; those drawn are in the hand already."""
        return position.held(seat)[:count]

    def wager(self, position: Position, seat: int) -> int:
        """Rascal: the points to bet."""
        return 0

    def change_bid(self, position: Position, seat: int) -> int:
        """Harry: the change of the own bid."""
        return 0
