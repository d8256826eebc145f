"""The quick player of playouts: every decision is worked out once and looked up from then on."""

from __future__ import annotations

from ai.dice.habits import stage_of
from ai.dice.odds import Odds
from ai.dice.program import MADE, MADE_PER_NEED, Program, Worth, worth_of
from game.rules.compact import Policy, Position

# Decisions kept for the next time, some 60 MB of them.
MOST_REMEMBERED = 400_000


class DicePolicy(Policy):
    """Plays for the own bid; knows its hand, the trick, all bids, and who behind it is hungry."""

    def __init__(self, programs: list[Program], odds: Odds) -> None:
        self.programs, self.odds, self.kinds = programs, odds, programs[0].kinds
        self._decided: dict[int, int] = {}
        self._worths: dict[tuple[int, int], dict[int, Worth]] = {}
        self._legal: dict[int, list[int]] = {}
        self._pays: dict[tuple[int, int, int], list[float]] = {}
        self._twins: list[int] = []

    def choose(self, position: Position, seat: int, legal: list[int]) -> int:
        bids, won = position.bids, position.won
        key = position.keys[seat]
        moods, bit = 0, 1
        for other in position.order[len(position.plays) + 1 :]:
            if bids[other] > won[other]:
                moods += bit
            bit += bit
        need = bids[seat] - won[seat]
        if need < 0:
            need = 0
        try:
            node = self._twins[position.node]
        except IndexError:
            node = self._new_twin(position.node)
        wanted = sum(bids) - position.cards
        crowd = 0 if wanted <= 0 else 1 if wanted == 1 else 2
        packed = ((key << 12 | node) << 7 | moods << 2 | crowd) << 4 | need
        move = self._decided.get(packed)
        if move is None:
            move = self.decide(key, need, node, moods, crowd, position.left)
            if len(self._decided) >= MOST_REMEMBERED:
                self._decided.clear()
            self._decided[packed] = move
        return move

    def _new_twin(self, node: int) -> int:
        for new in range(len(self._twins), len(self.odds.code.nodes)):
            self._twins.append(self.odds.twin(new))
        return self._twins[node]

    def decide(self, hand: int, need: int, node: int, moods: int, crowd: int, left: int) -> int:
        """The kind that is best for the own bid."""
        wins, _ = self.odds.row(node, moods, stage_of(left))
        pays = self._all_pays(node, moods, left)
        worth = self._worth(hand, min(need, left), crowd)
        best, most = -1, -1e9
        for kind in self._kinds(hand, self.odds.code.lead[node]):
            base, gain, exact = worth[kind]
            value = base + wins[kind] * gain + pays[kind] * exact
            if value > most:
                best, most = kind, value
        return best

    def _worth(self, hand: int, need: int, crowd: int) -> dict[int, Worth]:
        key = (hand, crowd << 4 | need)
        known = self._worths.get(key)
        if known is None:
            made = MADE + MADE_PER_NEED * need
            results = self.programs[crowd].results(hand, need)
            known = {kind: worth_of(won, lost, made) for kind, (won, lost) in results.items()}
            self._worths[key] = known
        return known

    def _all_pays(self, node: int, moods: int, left: int) -> list[float]:
        """Bonuses from behind, and those that probably lie in a trick that has come to this."""
        key = (node, moods, left)
        known = self._pays.get(key)
        if known is None:
            known = self._pays[key] = self.programs[1].situations.pays(node, moods, left)
        return known

    def _kinds(self, hand: int, lead: int) -> list[int]:
        key = hand << 3 | lead
        known = self._legal.get(key)
        if known is None:
            known = self._legal[key] = self.kinds.legal(hand, lead)
        return known
