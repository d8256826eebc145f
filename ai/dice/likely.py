"""How well a guessed hand explains what its seat has bid and rolled in plain sight."""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from ai.dice.habits import crowd_of
from ai.dice.mind import Mind
from ai.dice.policy import DOUBT
from ai.seen import rounds_of
from game.rules.view import HandView

# Anybody may have reasons of his own; but nobody breaks the rules.
WHIM, IMPOSSIBLE = 0.08, 1e-7


class Roll(NamedTuple):
    """A die that was rolled: where the trick stood, who behind was hungry, what was needed."""

    kind: int
    need: int
    node: int
    moods: int
    left: int


class Likely:
    """What the seats did in a hand so far, and how likely that is with other dice."""

    def __init__(self, mind: Mind, hand: HandView) -> None:
        self._mind, self._bids, self._starter = mind, hand.bids, hand.starter
        self._crowd = crowd_of(sum(filter(None, hand.bids)), hand.cards)
        self._rolls = rolls_of(mind, hand)
        weight = mind.code.weight
        self._laid = [sum([weight[roll.kind] for roll in rolls]) for rolls in self._rolls]
        self._known: list[dict[int, float]] = [{} for _ in hand.held]

    def of(self, seat: int, held: int) -> float:
        """How likely that is for a seat with these dice left; only worth comparing with its other
        hands.
        """
        known = self._known[seat].get(held)
        if known is None:
            known = self._known[seat][held] = self._new(seat, held + self._laid[seat])
        return known

    def _new(self, seat: int, hand: int) -> float:
        weight, policy = self._mind.code.weight, self._mind.policy
        likely = self._of_bid(seat, hand)
        for kind, need, node, moods, left in self._rolls[seat]:
            chances = policy.chances(hand, need, node, moods, self._crowd, left)
            if kind not in chances:
                return IMPOSSIBLE
            likely *= WHIM + chances[kind]
            hand -= weight[kind]
        return likely

    def _of_bid(self, seat: int, hand: int) -> float:
        bid = self._bids[seat]
        if bid is None:
            return 1.0
        points = self._mind.points_of_bids(hand, seat == self._starter)
        return WHIM + exp((points[bid] - max(points)) / DOUBT)


def rolls_of(mind: Mind, hand: HandView) -> list[list[Roll]]:
    """What was rolled since the bids, by seat."""
    code, twin = mind.code, mind.odds.twin
    needs = [bid or 0 for bid in hand.bids]
    rolls: list[list[Roll]] = [[] for _ in needs]
    for number, (order, faces) in enumerate(rounds_of(hand)):
        node = code.empty
        for at, (seat, token) in enumerate(zip(order, faces, strict=False)):
            moods = sum((needs[other] > 0) << bit for bit, other in enumerate(order[at + 1 :]))
            face = code.face_code[token]
            left = hand.cards - number
            rolls[seat].append(Roll(code.piece_of[face], needs[seat], twin(node), moods, left))
            node = code.step(node, face)
        if number < len(hand.tricks):
            winner = hand.tricks[number].winner
            assert winner is not None
            needs[winner] -= 1
    return rolls
