"""Who takes a trick that is under way, if the seats behind play as they usually do."""

from __future__ import annotations

from ai.dice.habits import Habits, class_of, place
from ai.dice.kinds import Kinds
from game.rules.compact import Code

Winners = tuple[float, ...]


class Odds:
    """Chances worked out on the trick automaton of a code, remembered per node.

    `moods` has one bit per seat behind, the lowest for the next one: set if it is hungry.
    """

    def __init__(self, code: Code, kinds: Kinds, habits: Habits) -> None:
        self.code, self.kinds, self.habits = code, kinds, habits
        self._steps: dict[tuple[int, int, int], list[tuple[float, int, int]]] = {}
        self._winners: dict[tuple[int, int, int], Winners] = {}
        self._pays: dict[tuple[int, int, int, int], float] = {}
        self._rows: dict[tuple[int, int, int], tuple[list[float], list[float]]] = {}
        self._takers: dict[tuple[int, int, int], Winners] = {}
        self._twins: dict[tuple[object, ...], int] = {}
        self._twin_of: dict[int, int] = {}
        nothing = [0] * len(code.faces)
        self.adds = [adds or nothing for adds in code.adds]
        self.paid = [any(adds) for adds in code.adds]
        self._matters = [any(adds[face] for adds in self.adds) for face in range(len(nothing))]

    def steps(self, node: int, mood: int, stage: int) -> list[tuple[float, int, int]]:
        """What the next seat may do to a node: (chance, face, node after it)."""
        key = (node, mood, stage)
        known = self._steps.get(key)
        if known is None:
            known = self._steps[key] = self._new_steps(node, mood, stage)
        return known

    def _new_steps(self, node: int, mood: int, stage: int) -> list[tuple[float, int, int]]:
        code = self.code
        lead = code.lead[node]
        odds = self.habits.odds(self.kinds, lead, place(stage, mood, lead, code.rank[node]))
        merged: dict[tuple[int, int], float] = {}
        for kind, chance in enumerate(odds):
            faces = code.faces_of[kind]
            for face in faces:
                to = (face if self._matters[face] else -1, code.step(node, face))
                merged[to] = merged.get(to, 0.0) + chance / len(faces)
        return [(chance, face, after) for (face, after), chance in merged.items()]

    def winners(self, node: int, moods: int, stage: int) -> Winners:
        """For every place in the trick, the chance that it wins."""
        key = (node, moods, stage)
        known = self._winners.get(key)
        if known is None:
            known = self._winners[key] = self._new_winners(node, moods, stage)
        return known

    def _new_winners(self, node: int, moods: int, stage: int) -> Winners:
        code = self.code
        if code.nodes[node].count == code.seats:
            return tuple(float(at == code.best[node]) for at in range(code.seats))
        total = [0.0] * code.seats
        for chance, _, after in self.steps(node, moods & 1, stage):
            for at, share in enumerate(self.winners(after, moods >> 1, stage)):
                total[at] += chance * share
        return tuple(total)

    def pay(self, node: int, moods: int, stage: int, face: int, at: int) -> float:
        """The bonus that seats behind are expected to add if `face`, played at `at`, wins."""
        key = (node, moods, stage, face * 8 + at)
        known = self._pays.get(key)
        if known is None:
            known = self._pays[key] = self._new_pay(node, moods, stage, face, at)
        return known

    def _new_pay(self, node: int, moods: int, stage: int, face: int, at: int) -> float:
        code = self.code
        if code.nodes[node].count == code.seats:
            return 0.0
        adds, total = self.adds[face], 0.0
        for chance, other, after in self.steps(node, moods & 1, stage):
            more = float(adds[other]) if other >= 0 else 0.0
            if more:
                more *= self.winners(after, moods >> 1, stage)[at]
            total += chance * (more + self.pay(after, moods >> 1, stage, face, at))
        return total

    def twin(self, node: int) -> int:
        """A node in which the next seat stands just the same (whoever is best so far)."""
        known = self._twin_of.get(node)
        if known is None:
            t = self.code.nodes[node]
            rank = class_of(t.rank), t.rank
            key = (t.count, t.lead, t.open, rank, t.charmer >= 0, t.king)
            known = self._twin_of[node] = self._twins.setdefault(key, node)
        return known

    def row(self, node: int, moods: int, stage: int) -> tuple[list[float], list[float]]:
        """For every kind played now: chance to win, and bonus expected from behind."""
        node = self.twin(node)
        key = (node, moods, stage)
        known = self._rows.get(key)
        if known is None:
            both = [self.roll(kind, node, moods, stage) for kind in range(self.kinds.count)]
            known = self._rows[key] = [win for win, _ in both], [pay for _, pay in both]
        return known

    def roll(self, kind: int, node: int, moods: int, stage: int) -> tuple[float, float]:
        """The chance that a die of this kind wins, and the bonus expected from behind."""
        code, at = self.code, self.code.nodes[node].count
        faces = code.faces_of[kind]
        win = pay = 0.0
        for face in faces:
            after = code.step(node, face)
            chance = self.winners(after, moods, stage)[at]
            win += chance
            if self.paid[face] and chance:
                pay += self.pay(after, moods, stage, face, at)
        return win / len(faces), pay / len(faces)

    def takers(self, kind: int, node: int, moods: int, stage: int) -> Winners:
        """For every place in the trick, the chance that it wins after a die of this kind."""
        key = (node << 6 | moods, stage, kind)
        known = self._takers.get(key)
        if known is None:
            faces, step = self.code.faces_of[kind], self.code.step
            after = [self.winners(step(node, face), moods, stage) for face in faces]
            known = tuple([sum(shares) / len(faces) for shares in zip(*after, strict=True)])
            self._takers[key] = known
        return known

    def win_with(self, kind: int, face: int, node: int, moods: int, stage: int) -> float:
        """The chance that this kind both shows this face and wins with it."""
        faces = self.code.faces_of[kind]
        after = self.code.step(node, face)
        return faces.count(face) / len(faces) * self.winners(after, moods, stage)[self._at(node)]

    def _at(self, node: int) -> int:
        return self.code.nodes[node].count
