"""Guessed hands of cards, and how well they explain what their seats have bid and played."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import NamedTuple

from ai.cards.bidding import worth_of_bids
from ai.cards.policy import CardPolicy, Lens
from ai.guesses import BAG, Guesses
from ai.seen import rounds_of, voids_of
from game.rules.compact import Position
from game.rules.view import HandView, View

# A hand is one number: how many of each card, three bits apiece.
BITS = 3
# A bid that is worse by so many points is e times rarer, and so is a play that is worse by so
# much of the chance to make the bid. Anybody may have reasons of his own; nobody breaks rules.
BID_DOUBT, PLAY_DOUBT = 8.0, 0.06
WHIM, IMPOSSIBLE = 0.08, 1e-7


class Laid(NamedTuple):
    """A card that was laid: how its seat looked at the trick as it stood."""

    face: int
    lens: Lens
    node: int
    before: list[int]


class CardGuesses(Guesses):
    """For hands whose bids are in and whose undealt cards nobody has drawn from."""

    AT_FIRST, BETWEEN = 60, 4

    def __init__(self, view: View, policy: CardPolicy) -> None:
        assert view.hand is not None
        weight = [1 << BITS * piece for piece in range(len(policy.code.pieces))]
        super().__init__(view, policy.code, weight, Likely(policy, view.hand))

    def _position(self) -> Position:
        position = self._base.fork()
        hands: list[list[int]] = [[] for _ in self._keys]
        hands[self._seat] = self._mine
        for seat, piece in zip(self._owners, self._pieces, strict=True):
            hands[seat].append(piece)
        position.deal(hands[:BAG], [*self._known_undealt, *hands[BAG]])
        return position


class Likely:
    """What the seats did in a hand so far, and how likely that is with other cards."""

    def __init__(self, policy: CardPolicy, hand: HandView) -> None:
        self._policy, self._bids, self._starter = policy, hand.bids, hand.starter
        self._laid = laid_in(policy, hand)
        self._voids = voids_of(hand, policy.code)
        self._drew = [bool(count) for count in hand.discarded]
        self._known: list[dict[int, float]] = [{} for _ in hand.held]

    def of(self, seat: int, held: int) -> float:
        known = self._known[seat].get(held)
        if known is None:
            known = self._known[seat][held] = self._new(seat, _pieces(held))
        return known

    def _new(self, seat: int, held: list[int]) -> float:
        colour, voids = self._policy.code.colour, self._voids[seat]
        if voids and any(colour[piece] in voids for piece in held):
            return IMPOSSIBLE
        if seat == self._policy.code.ghost or self._drew[seat]:
            return 1.0
        likely, hand = 1.0, held[:]
        for laid in reversed(self._laid[seat]):
            hand.append(self._policy.code.piece_of[laid.face])
            likely *= WHIM + self._of_play(laid, hand)
        return likely * (WHIM + self._of_bid(seat, hand))

    def _of_play(self, laid: Laid, hand: list[int]) -> float:
        worths = self._policy.worths(hand, laid.node, laid.before, laid.lens)
        own = worths.get(laid.face)
        if own is None:
            return IMPOSSIBLE - WHIM
        total = sum([exp((worth - own) / PLAY_DOUBT) for worth in worths.values()])
        return 1.0 / total

    def _of_bid(self, seat: int, hand: Sequence[int]) -> float:
        bid = self._bids[seat]
        if bid is None:
            return 1.0
        values = worth_of_bids(self._policy.odds, hand, seat == self._starter)
        return exp((values[bid] - max(values)) / BID_DOUBT)


def laid_in(policy: CardPolicy, hand: HandView) -> list[list[Laid]]:
    """By seat, what was laid since the bids."""
    code = policy.code
    found: list[list[Laid]] = [[] for _ in hand.held]
    position = Position(code, hand.cards, hand.starter)
    position.bids = [bid or 0 for bid in hand.bids]
    position.loads = list(hand.loads)
    for number, (order, faces) in enumerate(rounds_of(hand)):
        position.order, position.plays, position.node = tuple(order), [], code.empty
        position.left = hand.cards - number
        for seat, token in zip(order, faces, strict=False):
            face = code.face_code[token]
            if seat != code.ghost:
                lens = policy.lens(position, seat)
                found[seat].append(Laid(face, lens, position.node, position.plays[:]))
            position.node = code.step(position.node, face)
            position.plays.append(face)
        if number < len(hand.tricks):
            winner = hand.tricks[number].winner
            if winner is not None:
                position.won[winner] += 1
    return found


def _pieces(held: int) -> list[int]:
    """The cards of a hand that is one number."""
    pieces = []
    while held:
        piece = ((held & -held).bit_length() - 1) // BITS
        count = held >> BITS * piece & (1 << BITS) - 1
        pieces += [piece] * count
        held -= count << BITS * piece
    return pieces


def can_guess(hand: HandView) -> bool:
    """Whether bids tell something, and undealt cards that were looked at are still there."""
    return None not in hand.bids and not any(hand.discarded)
