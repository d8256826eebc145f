"""The quick player of playouts: every decision is worked out once and looked up from then on."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from threading import Lock

from ai.dice.habits import crowd_of, stage_of
from ai.dice.odds import Odds
from ai.dice.program import MADE, MADE_PER_NEED, Program, worth_of
from ai.remembered import Remembered
from game.rules.compact import UNKNOWN, Policy, Position

# Decisions kept for the next time, some 60 MB of them, and what they are worked out from.
MOST_REMEMBERED, MOST_OPTIONS = 400_000, 100_000
# Among people a choice that is worse by so many points is e times rarer.
DOUBT = 1.5

Option = tuple[int, float, float, float]
Spot = tuple[int, list[float], list[float]]


class DicePolicy(Policy):
    """Plays for the own bid; knows its hand, the trick, all bids, and who behind it is hungry."""

    def __init__(self, programs: list[Program], odds: Odds) -> None:
        self.programs, self.odds, self.kinds = programs, odds, programs[0].kinds
        self._decided: dict[int, int] = Remembered(MOST_REMEMBERED)
        self._options: dict[int, list[Option]] = Remembered(MOST_OPTIONS)
        self._spots: dict[int, Spot] = {}
        self._chances: dict[int, dict[int, float]] = Remembered(MOST_OPTIONS)
        self._twins: list[int] = []
        self._learning = Lock()

    def choose(self, position: Position, seat: int, legal: list[int]) -> int:
        moods = self._hungry(position) >> 1
        need = max(0, position.bids[seat] - position.won[seat])
        crowd = crowd_of(sum(position.bids), position.cards)
        node = self._twin(position.node)
        return self._decide(position.keys[seat], need, node, moods, crowd, position.left)

    def roll_trick(self, position: Position, random: Callable[[], float], first: int) -> None:
        """Rolls a trick as the general policy does, with `choose` written out: here playouts spend
        their time.
        """
        code, keys, plays, node = position.code, position.keys, position.plays, position.node
        after, faces_of, weight = code.after, code.faces_of, code.weight
        bids, won, decided, twins = position.bids, position.won, self._decided, self._twins
        moods = self._hungry(position)
        wanted = sum(bids) - position.cards
        crowd = 0 if wanted <= 0 else 1 if wanted == 1 else 2
        for seat in position.order[len(plays) :]:
            key = keys[seat]
            moods >>= 1
            move, first = first, UNKNOWN
            if move < 0:
                need = bids[seat] - won[seat]
                if need < 0:
                    need = 0
                twin = twins[node] if node < len(twins) else self._twin(node)
                known = decided.get(((key << 12 | twin) << 7 | moods << 2 | crowd) << 4 | need)
                if known is None:
                    known = self._decide(key, need, twin, moods, crowd, position.left)
                move = known
            face = faces_of[move][int(random() * 6)]
            keys[seat] = key - weight[move]
            new = after[node][face]
            node = new if new >= 0 else code.step(node, face)
            plays.append(face)
        position.node = node

    def _hungry(self, position: Position) -> int:
        """Who still needs tricks, a bit each, the lowest for the seat whose turn it is."""
        bids, won, moods = position.bids, position.won, 0
        for other in reversed(position.order[len(position.plays) :]):
            moods += moods + (bids[other] > won[other])
        return moods

    def _decide(self, hand: int, need: int, node: int, moods: int, crowd: int, left: int) -> int:
        """What is best for the own bid, from memory if it has been asked before."""
        at = _packed(hand, need, node, moods, crowd)
        move = self._decided.get(at)
        if move is None:
            move = self.decide(hand, need, node, moods, crowd, left)
            self._decided[at] = move
        return move

    def _twin(self, node: int) -> int:
        with self._learning:  # by one thread at a time
            for new in range(len(self._twins), len(self.odds.code.nodes)):
                self._twins.append(self.odds.twin(new))
        return self._twins[node]

    def decide(self, hand: int, need: int, node: int, moods: int, crowd: int, left: int) -> int:
        """The kind that is best for the own bid."""
        options, wins, pays = self._at(hand, need, node, moods, crowd, left)
        best, most = -1, -1e9
        for kind, base, gain, exact in options:
            value = base + wins[kind] * gain + pays[kind] * exact
            if value > most:
                best, most = kind, value
        return best

    def chances(
        self, hand: int, need: int, node: int, moods: int, crowd: int, left: int
    ) -> dict[int, float]:
        """How likely each kind that may be rolled is to be chosen: the likelier, the better it is.

        The dictionary must not be changed.
        """
        need = max(0, need)
        at = _packed(hand, need, node, moods, crowd)
        known = self._chances.get(at)
        if known is None:
            options, wins, pays = self._at(hand, need, node, moods, crowd, left)
            values = {k: base + wins[k] * gain + pays[k] * ex for k, base, gain, ex in options}
            most = max(values.values())
            parts = {kind: exp((value - most) / DOUBT) for kind, value in values.items()}
            total = sum(parts.values())
            known = {kind: part / total for kind, part in parts.items()}
            self._chances[at] = known
        return known

    def _at(
        self, hand: int, need: int, node: int, moods: int, crowd: int, left: int
    ) -> tuple[list[Option], list[float], list[float]]:
        """What may be rolled; by kind the chance to win and the bonus."""
        at = (node << 5 | moods) << 4 | left
        lead, wins, pays = self._spots.get(at) or self._new_spot(at, node, moods, left)
        need = min(need, left)
        at = ((hand << 4 | need) << 2 | crowd) << 3 | lead
        options = self._options.get(at) or self._new_options(at, hand, need, crowd, lead)
        return options, wins, pays

    def _new_spot(self, at: int, node: int, moods: int, left: int) -> Spot:
        """The lead colour; by kind the chance to win and the bonus that probably comes with it."""
        wins, _ = self.odds.row(node, moods, stage_of(left))
        pays = self.programs[1].situations.pays(node, moods, left)
        spot = self._spots[at] = self.odds.code.lead[node], wins, pays
        return spot

    def _new_options(self, at: int, hand: int, need: int, crowd: int, lead: int) -> list[Option]:
        """The kinds that may be rolled, each with what it is worth."""
        made, outlook = MADE + MADE_PER_NEED * need, self.programs[crowd].outlook
        options = self._options[at] = []
        for kind in self.odds.code.moves(hand, lead):
            rest = hand - self.kinds.one[kind]
            worth = worth_of(outlook(rest, need - 1, True), outlook(rest, need, False), made)
            options.append((kind, *worth))
        return options


def _packed(hand: int, need: int, node: int, moods: int, crowd: int) -> int:
    """A place to decide at as one number; `roll_trick` makes the same."""
    return ((hand << 12 | node) << 7 | moods << 2 | crowd) << 4 | need
