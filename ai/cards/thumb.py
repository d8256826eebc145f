"""A beginner's rules of thumb: count the high cards, win when short, lose when made."""

from __future__ import annotations

from collections.abc import Sequence

from ai.brain import Choice
from ai.cards.kinds import DECLARED, HIGHEST, LOST, SPECIAL
from ai.cards.policy import CardPolicy
from ai.cards.scene import Scene
from game.rules.actions import Bid, ChangeBid, ChooseLeader, Decision, Discard, Load, Play, Wager
from game.rules.pieces import Role
from game.rules.scoring import GRAPESHOT

SURE = {
    SPECIAL[Role.KING]: 0.9,
    SPECIAL[Role.PIRATE]: 0.7,
    DECLARED: 0.6,
    SPECIAL[Role.MERMAID]: 0.5,
}
STRENGTH = {
    SPECIAL[Role.KING]: 40,
    SPECIAL[Role.PIRATE]: 35,
    DECLARED: 33,
    SPECIAL[Role.MERMAID]: 30,
}
CHARM_OF_ZERO = 0.7  # beginners fall in love with a zero: it seems so little away
STEP = 4.0  # points by which one step away from the rule is worse


def worth(kind: int) -> float:
    """A beginner's guess whether the card takes a trick."""
    if kind in SURE:
        return SURE[kind]
    if kind >= 2 * HIGHEST:
        return 0.0
    number, trump = kind % HIGHEST + 1, kind >= HIGHEST
    return max(0.0, (number - 4) / 13 if trump else (number - 9) / 9)


def strength(kind: int) -> int:
    if kind in STRENGTH:
        return STRENGTH[kind]
    return 0 if kind >= 2 * HIGHEST else kind + 1


class Beginner:
    """Weighs every decision of one view by a few simple rules."""

    def __init__(self, policy: CardPolicy, scene: Scene) -> None:
        self.policy, self.scene = policy, scene
        self.kinds, self.code = policy.odds.kinds, policy.code

    def weigh(self, legal: Sequence[Decision]) -> list[Choice]:
        return [self._choice(action) for action in legal]

    def expected(self, pieces: Sequence[int]) -> float:
        """How many tricks the pieces are good for: the fewer others play, the more."""
        return sum(worth(self.kinds[piece]) for piece in pieces) * (7 - min(self.code.seats, 6)) / 3

    def _choice(self, action: Decision) -> Choice:
        if isinstance(action, Play):
            return self._play(action)
        miss, reason = self._miss(action)
        return Choice(action, -STEP * miss, max(0.05, 0.6 - 0.2 * miss), reason=reason)

    def _miss(self, action: Decision) -> tuple[float, str]:
        """How far a decision is from what the rule of thumb says."""
        bid = self.scene.position.bids[self.scene.seat]
        rest = self.expected(self.scene.mine)
        if isinstance(action, Bid):
            miss = abs(action.tricks - min(rest, len(self.scene.mine)))
            return miss * (1.0 if action.tricks else CHARM_OF_ZERO), "bid_expected"
        if isinstance(action, ChangeBid):
            return abs(self.scene.need + action.change - rest), "fix_bid"
        if isinstance(action, Load):
            return float(action.load != GRAPESHOT), "load_safe"
        if isinstance(action, Wager):
            return abs(action.points - 10) / 10, "wager_likely"
        if isinstance(action, ChooseLeader):
            return float(action.leader != self.scene.seat), "lead_yourself"
        assert isinstance(action, Discard)
        assert bid >= 0
        return abs(self._kept(action) - self.scene.need), "shape_hand"

    def _kept(self, action: Discard) -> float:
        away = [self.code.piece_code[token] for token in action.pieces]
        return self.expected(self.scene.mine) - self.expected(away)

    def _play(self, action: Play) -> Choice:
        """Short of the bid: beat the trick. Otherwise: the highest card that does not."""
        face = self.code.face_code[action.face or action.piece]
        height = strength(self.kinds[face]) if self.code.faces[face].role is not Role.ESCAPE else 0
        wins = self.policy.standing_after(self.scene.position, face) != LOST
        if self.scene.need > 0:
            value = height / 4 if wins else -height / 4 - 10
            return Choice(
                action, value, 0.5, reason="take_while_you_can" if wins else "save_for_later"
            )
        value = -height / 4 - 10 if wins else height / 4
        return Choice(action, value, 0.5, reason="duck_and_hope" if wins else "duck_safely")
