"""The situations in which a die is rolled, as often as they occur when all play by habit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from ai.dice.habits import stage_of
from ai.dice.odds import Odds

# Situations whose chances round to the same steps are one.
STEPS = 8.0
RARE = 1e-6


class Situation(NamedTuple):
    """How often, the colour to follow, and for each kind the chance to win and bonus expected."""

    weight: float
    lead: int
    wins: list[float]
    pays: list[float]


class Reached(NamedTuple):
    """A node before the own turn: its chance, and by face the bonus that already lies there."""

    chance: float
    lying: dict[int, float]


class Situations:
    """All that an `Odds` says about the turns of a seat, grouped by dice left and own mood."""

    def __init__(self, odds: Odds, crowd: int) -> None:
        self.odds, self._hungry = odds, odds.habits.hungry[crowd]
        self._known: dict[tuple[int, int, int], list[Situation]] = {}
        self._levels: dict[tuple[int, int], dict[int, Reached]] = {}
        self._paid = [face for face, paid in enumerate(odds.paid) if paid]

    def leading(self, left: int, mood: int) -> list[Situation]:
        return self.at(0, left, mood)

    def following(self, left: int, mood: int) -> list[Situation]:
        """Any place but the first, each as likely as the next."""
        key = (-1, left, mood)
        if key not in self._known:
            places = range(1, self.odds.code.seats)
            every = [s for at in places for s in self._all_at(at, left, mood)]
            self._known[key] = merged(every)
        return self._known[key]

    def at(self, place: int, left: int, mood: int) -> list[Situation]:
        key = (place, left, mood)
        if key not in self._known:
            self._known[key] = merged(self._all_at(place, left, mood))
        return self._known[key]

    def _all_at(self, place: int, left: int, mood: int) -> Iterator[Situation]:
        hungry = self._hungry[left][mood]
        behind = self.odds.code.seats - place - 1
        reached = self._reached(place, left, hungry)
        for moods in range(1 << behind):
            bits = moods.bit_count()
            chance = hungry**bits * (1.0 - hungry) ** (behind - bits)
            for node, (share, lying) in reached.items():
                if chance * share > RARE:
                    yield self._situation(node, moods, stage_of(left), chance * share, lying)

    def _situation(
        self, node: int, moods: int, stage: int, chance: float, lying: dict[int, float]
    ) -> Situation:
        wins, _ = self.odds.row(node, moods, stage)
        pays = self._with_lying(node, moods, stage, lying)
        return Situation(chance, self.odds.code.lead[node], wins, pays)

    def _with_lying(
        self, node: int, moods: int, stage: int, lying: dict[int, float]
    ) -> list[float]:
        odds = self.odds
        pays = odds.row(node, moods, stage)[1][:]
        for face, bonus in lying.items():
            kind = odds.code.piece_of[face]
            pays[kind] += bonus * odds.win_with(kind, face, node, moods, stage)
        return pays

    def pays(self, node: int, moods: int, left: int) -> list[float]:
        """By kind, the bonus expected when the trick has come to this node (a twin)."""
        place = self.odds.code.nodes[node].count
        if (place, left) not in self._levels:
            self._levels[place, left] = self._reached(place, left, self._hungry[left][1])
        reached = self._levels[place, left].get(node)
        return self._with_lying(node, moods, stage_of(left), reached.lying if reached else {})

    def _reached(self, place: int, left: int, hungry: float) -> dict[int, Reached]:
        """The nodes that the seats in front may leave."""
        level = {self.odds.code.empty: Reached(1.0, {})}
        for _ in range(place):
            level = self._gathered(self._steps_from(level, stage_of(left), hungry))
        return level

    def _steps_from(
        self, level: dict[int, Reached], stage: int, hungry: float
    ) -> Iterator[tuple[int, float, int, dict[int, float]]]:
        for node, (chance, lying) in level.items():
            for mood, share in ((0, 1.0 - hungry), (1, hungry)):
                for odds, face, after in self.odds.steps(node, mood, stage):
                    yield after, chance * share * odds, face, lying

    def _gathered(
        self, steps: Iterable[tuple[int, float, int, dict[int, float]]]
    ) -> dict[int, Reached]:
        twin, adds = self.odds.twin, self.odds.adds
        chances: dict[int, float] = {}
        bonuses: dict[int, dict[int, float]] = {}
        for node, chance, face, lying in steps:
            node = twin(node)
            chances[node] = chances.get(node, 0.0) + chance
            total = bonuses.setdefault(node, {})
            for paid in self._paid:
                more = lying.get(paid, 0.0) + (adds[paid][face] if face >= 0 else 0)
                if more:
                    total[paid] = total.get(paid, 0.0) + chance * more
        return {
            node: Reached(chance, {f: b / chance for f, b in bonuses[node].items()})
            for node, chance in chances.items()
            if chance > RARE
        }


def merged(situations: Iterable[Situation]) -> list[Situation]:
    """Nearly equal situations as one, weights adding up to 1."""
    groups: dict[tuple[object, ...], list[Situation]] = {}
    for one in situations:
        key = (one.lead, *[round(win * STEPS) for win in one.wins])
        groups.setdefault(key, []).append(one)
    total = sum(one.weight for group in groups.values() for one in group)
    return [_average(group, total) for group in groups.values()]


def _average(group: list[Situation], total: float) -> Situation:
    weight = sum(one.weight for one in group)
    wins = [sum(s.weight * s.wins[k] for s in group) / weight for k in range(len(group[0].wins))]
    pays = [sum(s.weight * s.pays[k] for s in group) / weight for k in range(len(wins))]
    return Situation(weight / total, group[0].lead, wins, pays)
