"""Guesses of what a seat cannot see, as positions that can be played out."""

from __future__ import annotations

from collections.abc import MutableSequence
from random import Random

from ai.seen import hidden_from, undealt_among, voids_of
from game.rules.compact import Code, Position
from game.rules.state import Phase
from game.rules.view import HandView, View


class Worlds:
    """All positions that fit a view: the open part once, the hidden part drawn again and again."""

    def __init__(self, view: View, code: Code) -> None:
        hand, seat = view.hand, view.seat
        assert hand is not None and seat is not None
        self._code, self._hand, self._seat = code, hand, seat
        self._mine = [code.piece_code[token] for token in hand.mine]
        self._base = open_part(view, hand, code)
        hidden = hidden_from(hand, code)
        shown = undealt_among(hidden, hand, code)
        self._known_undealt = list(shown.elements())
        self.unseen = list((hidden - shown).elements())
        self._voids = voids_of(hand, code)
        self._needs = [(s, held) for s, held in enumerate(hand.held) if s != seat and held]
        self._needs.sort(key=lambda need: -len(self._voids[need[0]]))

    def draw(self, rng: Random) -> Position:
        """One guess; whoever showed that he cannot follow a colour is not dealt it."""
        position, pool = self._base.fork(), self.unseen[:]
        undealt = self._known_undealt
        if len(undealt) > self._hand.undealt:  # somebody drew from them, nobody knows which
            undealt = undealt[:]
            shuffle(undealt, rng)
            pool += undealt[self._hand.undealt :]
            undealt = undealt[: self._hand.undealt]
        shuffle(pool, rng)
        hands: list[list[int]] = [[] for _ in self._hand.held]
        hands[self._seat] = self._mine
        for seat, count in self._needs:
            voids = self._voids[seat]
            if voids:
                hands[seat] = self._without(pool, count, voids)
            else:
                hands[seat] = pool[-count:]
                del pool[-count:]
        position.deal(hands, undealt or pool[: self._hand.undealt])
        return position

    def restart(self) -> None:
        """The next guess has nothing to do with those before it."""

    def _without(self, pool: list[int], count: int, voids: frozenset[int]) -> list[int]:
        """Take pieces of other colours from the pool, and any if there are too few."""
        colour = self._code.colour
        fitting = [piece for piece in pool if colour[piece] not in voids][:count]
        for piece in fitting:
            pool.remove(piece)
        while len(fitting) < count:
            fitting.append(pool.pop())
        return fitting


def shuffle(pieces: MutableSequence[int], rng: Random) -> None:
    """Like `rng.shuffle`, but of `rng.random()` alone, whose sequence no Python ever changes."""
    random = rng.random
    for last in range(len(pieces) - 1, 0, -1):
        other = int(random() * (last + 1))
        pieces[last], pieces[other] = pieces[other], pieces[last]


def open_part(view: View, hand: HandView, code: Code) -> Position:
    """What everybody sees, with nothing in any hand."""
    position = Position(code, hand.cards, hand.starter)
    position.bids = [bid or 0 for bid in hand.bids]
    position.loads = list(hand.loads)
    position.wagers = list(hand.wagers)
    position.won = list(hand.won)
    position.bonus = [view.setup.scoring.bonus(bonuses) for bonuses in hand.bonuses]
    position.alliances = list(hand.alliances)
    position.left = hand.cards - len(hand.tricks)
    if view.phase is Phase.PLAY:
        position.order = hand.order
        position.plays = [code.face_code[face] for face in hand.plays]
        position.node = code.node(hand.trick)
    elif view.phase is not Phase.BID and view.phase is not Phase.LOAD:
        assert view.seat is not None
        position.order = view.setup.order_from(view.seat, hand.starter)
    return position
