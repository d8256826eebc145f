"""Guessed hands of cards, and how well they explain what their seats have bid and played."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import NamedTuple

from ai.cards.bidding import worth_of_bids
from ai.cards.odds import DEEPEST, DONE, HUNGRY, UNIT, Odds
from ai.cards.policy import CardPolicy, Lens
from ai.guesses import BAG, Guesses, Walk
from ai.seen import rounds_of, voids_of
from game.rules.compact import Position
from game.rules.view import HandView, View

# A hand is one number: how many of each card, three bits apiece.
BITS = 3
# A bid that is worse by so many points is e times rarer, and so is a play that is worse by so
# much of the chance to make the bid. Anybody may have reasons of his own; nobody breaks rules.
BID_DOUBT, PLAY_DOUBT = 8.0, 0.06
WHIM, IMPOSSIBLE = 0.08, 1e-7
# The sum, in tricks, that a seat has more than it needs, with one card left, two, and so on up to
# ten: of who needs nothing, one, two, three and more. Measured in matches of four.
USUAL = (
    (0.15, 0.24, 0.28, 0.30, 0.37, 0.43, 0.47, 0.55, 0.68, 0.74),
    (-0.50, -0.23, -0.08, 0.01, 0.06, 0.13, 0.13, 0.23, 0.26, 0.30),
    (-0.80, -0.64, -0.41, -0.32, -0.28, -0.19, -0.14, -0.10, 0.01, 0.11),
    (-1.00, -0.90, -0.77, -0.59, -0.51, -0.40, -0.40, -0.39, -0.33, -0.34),
)
# In tricks, how far sums are from what is usual: of who needs tricks, and of who needs none.
HUNGRY_SPREAD, DONE_SPREAD = 0.7, 0.4


class Laid(NamedTuple):
    """A card that was laid: how its seat looked at the trick as it stood."""

    face: int
    lens: Lens
    node: int
    before: list[int]


class CardWalk(Walk):
    """Guesses of hands whose bids are in and whose undealt cards nobody has drawn from."""

    def _with(self, hands: list[list[int]]) -> Position:
        position = self._base.fork()
        hands[self._seat] = self._mine
        position.deal(hands[:BAG], [*self._known_undealt, *hands[BAG]])
        return position


class CardGuesses(CardWalk, Guesses):
    """Hands that explain every bid and every card laid."""

    AT_FIRST, BETWEEN = 60, 4

    def __init__(self, view: View, policy: CardPolicy) -> None:
        assert view.hand is not None
        weight = [1 << BITS * piece for piece in range(len(policy.code.pieces))]
        super().__init__(view, policy.code, weight, Likely(policy, view.hand))

    def _position(self) -> Position:
        return self._with(hands_of(self._owners, self._pieces, len(self._keys)))


class Glances(CardWalk):
    """Guesses for a quick look: everybody holds about what is usual for who needs so many tricks.

    `_tabs`: what each piece is worth to a seat; `_aims`: the sum that it usually has; `_sure`: how
    much less likely other sums are. Nothing is known of a seat that can no longer make its bid.
    """

    AT_FIRST, BETWEEN = 60, 24

    def __init__(self, view: View, policy: CardPolicy) -> None:
        super().__init__(view, policy.code)
        assert view.hand is not None
        self._tabs: list[list[float]] = []
        self._aims, self._sure = [0.0] * len(view.hand.held), [0.0] * len(view.hand.held)
        self._sums = [0.0] * len(view.hand.held)
        for seat, held in enumerate(view.hand.held):
            bid = view.hand.bids[seat] if seat < policy.code.seats else None
            self._expect(policy.odds, seat, held, bid)

    def _expect(self, odds: Odds, seat: int, held: int, bid: int | None) -> None:
        need, left = -1 if bid is None else bid - self._base.won[seat], min(max(held, 1), DEEPEST)
        self._tabs.append(odds.exactly[HUNGRY if need > 0 else DONE][left])
        if 0 <= need <= held:
            self._aims[seat] = (need + USUAL[min(need, 3)][left - 1]) * UNIT
            self._sure[seat] = 0.5 / ((HUNGRY_SPREAD if need else DONE_SPREAD) * UNIT) ** 2

    def _begin(self, rng: Random) -> None:
        super()._begin(rng)
        for seat, piece in zip(self._owners, self._pieces, strict=True):
            if seat != BAG:
                self._sums[seat] += self._tabs[seat][piece]

    def _walk(self, random: Callable[[], float], steps: int) -> None:
        owners, pieces, sums, colour = self._owners, self._pieces, self._sums, self._code.colour
        tabs, aims, sure, voids = self._tabs, self._aims, self._sure, self._voids
        in_hands, hidden = self._in_hands, len(self._pieces)
        for _ in range(steps):
            one, other = int(random() * in_hands), int(random() * hidden)
            seat, partner, mine, theirs = owners[one], owners[other], pieces[one], pieces[other]
            if seat == partner or mine == theirs or colour[theirs] in voids[seat]:
                continue
            change, back = tabs[seat][theirs] - tabs[seat][mine], 0.0
            worse = sure[seat] * change * (2 * (sums[seat] - aims[seat]) + change)
            if partner != BAG:
                if colour[mine] in voids[partner]:
                    continue
                back = tabs[partner][mine] - tabs[partner][theirs]
                worse += sure[partner] * back * (2 * (sums[partner] - aims[partner]) + back)
            if worse <= 0 or random() < exp(-worse):
                sums[seat] += change
                if partner != BAG:
                    sums[partner] += back
                pieces[one], pieces[other] = theirs, mine

    def _position(self) -> Position:
        return self._with(hands_of(self._owners, self._pieces, len(self._tabs) + 1))


def hands_of(owners: Sequence[int], pieces: Sequence[int], places: int) -> list[list[int]]:
    """Everybody's pieces, the bag's at the end."""
    hands: list[list[int]] = [[] for _ in range(places)]
    for seat, piece in zip(owners, pieces, strict=True):
        hands[seat].append(piece)
    return hands


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
    """What was laid since the bids, by seat."""
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
