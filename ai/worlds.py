"""Guesses of what a seat cannot see, as positions that can be played out."""

from __future__ import annotations

from collections import Counter
from collections.abc import MutableSequence, Sequence
from random import Random

from game.rules.compact import NO_COLOUR, Code, Position
from game.rules.state import Phase
from game.rules.view import HandView, View


class Worlds:
    """All positions that fit a view: the open part once, the hidden part drawn again and again."""

    def __init__(self, view: View, code: Code) -> None:
        hand, seat = view.hand, view.seat
        assert hand is not None and seat is not None
        self._code, self._hand, self._seat = code, hand, seat
        self._mine = [code.piece_code[token] for token in hand.mine]
        self._base = _open_part(view, hand, code)
        hidden = self._hidden()
        shown = Counter(code.piece_code[token] for token in hand.undealt_seen or ()) & hidden
        self._known_undealt = list(shown.elements())
        self.unseen = list((hidden - shown).elements())
        self._voids = _voids(hand, code)
        self._needs = [(s, held) for s, held in enumerate(hand.held) if s != seat and held]
        self._needs.sort(key=lambda need: -len(self._voids[need[0]]))

    def _hidden(self) -> Counter[int]:
        """The pieces that are neither in the own hand or discards nor were laid open."""
        code, hand = self._code, self._hand
        left = Counter(code.deck)
        left.subtract(self._mine)
        left.subtract(code.piece_code[token] for token in hand.my_discards)
        left.subtract(code.piece_of[face] for face in _seen_faces(hand, code))
        if hand.rolling is not None:
            left[code.piece_code[hand.rolling]] -= 1
        return left

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


def _open_part(view: View, hand: HandView, code: Code) -> Position:
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


def _seen_faces(hand: HandView, code: Code) -> list[int]:
    """Every face that was laid open in this hand; a finished trick still lies in the tray."""
    return [code.face_code[token] for _, faces in rounds_of(hand) for token in faces]


def rounds_of(hand: HandView) -> list[tuple[Sequence[int], Sequence[str]]]:
    """Every trick begun in this hand: who plays in which order, and the faces laid so far."""
    rounds: list[tuple[Sequence[int], Sequence[str]]] = [(t.order, t.faces) for t in hand.tricks]
    if len(hand.plays) < len(hand.order):
        rounds.append((hand.order, hand.plays))
    return rounds


def _voids(hand: HandView, code: Code) -> list[frozenset[int]]:
    """For every place the colours it failed to follow; a seat that drew cards may have them."""
    voids: list[set[int]] = [set() for _ in hand.held]
    for order, faces in rounds_of(hand):
        node = code.empty
        for seat, token in zip(order, faces, strict=False):
            face = code.face_code[token]
            lead, colour = code.lead[node], code.colour[code.piece_of[face]]
            if lead and colour not in (NO_COLOUR, lead) and seat != code.ghost:
                voids[seat].add(lead)
            node = code.step(node, face)
    drew = [seat for seat, count in enumerate(hand.discarded) if count]
    return [frozenset() if s in drew else frozenset(v) for s, v in enumerate(voids)]
