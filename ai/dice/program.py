"""The rest of a hand, solved: what becomes of these dice if so many tricks are still needed."""

from __future__ import annotations

from typing import NamedTuple

from ai.dice.kinds import Kinds
from ai.dice.situations import Situation, Situations

# What the program plays for: so many points for an exact bid, fewer for every trick off.
MADE, MADE_PER_NEED, OFF = 30.0, 15.0, 10.0


class Outlook(NamedTuple):
    """The chance of an exact bid, the tricks it is off by, and the bonus that comes with it."""

    chance: float
    off: float
    bonus: float


Worth = tuple[float, float, float]
Rows = tuple[list[Outlook], list[Outlook]]


class Program:
    """`rows(hand)`: for following and for leading next, an outlook per tricks needed.

    Nothing is known of the others but their habits. Hands are worked out when they are asked for.
    """

    def __init__(self, kinds: Kinds, situations: Situations) -> None:
        self.kinds, self.situations = kinds, situations
        done = [Outlook(1.0, 0.0, 0.0)]
        self.known: dict[int, Rows] = {0: (done, done)}

    def rows(self, hand: int) -> Rows:
        known = self.known.get(hand)
        if known is None:
            known = self.known[hand] = self._solve(hand)
        return known

    def outlook(self, hand: int, need: int, leads: bool) -> Outlook:
        """The outlook, also for a bid that is lost: it is off by more, and never exact."""
        row = self.rows(hand)[leads]
        most = len(row) - 1
        if 0 <= need <= most:
            return row[need]
        beyond = -need if need < 0 else need - most
        return Outlook(0.0, beyond + row[0 if need < 0 else most].off, 0.0)

    def _solve(self, hand: int) -> Rows:
        left = self.kinds.size(hand)
        following, leading = [], []
        for need in range(left + 1):
            mood = int(need > 0)
            results = self.results(hand, need)
            following.append(self.best(hand, need, results, self.situations.following(left, mood)))
            leading.append(self.best(hand, need, results, self.situations.leading(left, mood)))
        return following, leading

    def results(self, hand: int, need: int) -> dict[int, tuple[Outlook, Outlook]]:
        """For every kind, the outlook after winning with it and after losing it."""
        one = self.kinds.one
        return {
            kind: (
                self.outlook(hand - one[kind], need - 1, True),
                self.outlook(hand - one[kind], need, False),
            )
            for kind in self.kinds.held(hand)
        }

    def best(
        self,
        hand: int,
        need: int,
        results: dict[int, tuple[Outlook, Outlook]],
        situations: list[Situation],
    ) -> Outlook:
        """The outlook if the best die is chosen in every situation."""
        made = MADE + MADE_PER_NEED * need
        worth = {k: worth_of(won, lost, made) for k, (won, lost) in results.items()}
        legal: dict[int, list[int]] = {}
        chance = off = bonus = 0.0
        for weight, lead, wins, pays in situations:
            if lead not in legal:
                legal[lead] = self.kinds.legal(hand, lead)
            best, most = -1, -1e9
            for kind in legal[lead]:
                base, gain, exact = worth[kind]
                value = base + wins[kind] * gain + pays[kind] * exact
                if value > most:
                    best, most = kind, value
            won, lost = results[best]
            win, lose = weight * wins[best], weight * (1.0 - wins[best])
            chance += win * won.chance + lose * lost.chance
            off += win * won.off + lose * lost.off
            bonus += win * won.bonus + lose * lost.bonus + weight * pays[best] * won.chance
        return Outlook(chance, off, bonus)


def worth_of(won: Outlook, lost: Outlook, made: float) -> Worth:
    """Points if the die loses, the points gained if it wins, and what a bonus counts for."""
    lose = made * lost.chance - OFF * lost.off + lost.bonus
    win = made * won.chance - OFF * won.off + won.bonus
    return lose, win - lose, won.chance
