"""All that is known about one setup: kinds, odds, and a solved program per crowd."""

from __future__ import annotations

from functools import cached_property

from ai.dice import store
from ai.dice.habits import CROWDS, Habits, untaught
from ai.dice.kinds import Kinds
from ai.dice.odds import Odds
from ai.dice.policy import DicePolicy
from ai.dice.program import Outlook, Program
from ai.dice.situations import Situations
from ai.dice.stakes import Stakes, stakes_of
from game.rules.compact import Code, Position

# While bids are secret: how likely each crowd is taken to be. A bidder who fears that many
# tricks are wanted does better than one who believes in the true shares.
FEARED = (0.0, 0.4, 0.6)
# At a full table nearly everybody bids zero, and tricks are left over that somebody must take.
FEARED_OF_SIX = (0.5, 0.3, 0.2)
MOST_AT_EASE = 5


class Mind:
    """Brings the parts together; given habits, it knows nothing else."""

    def __init__(self, code: Code, habits: Habits | None = None) -> None:
        self.code, self.kinds = code, Kinds(code)
        self.habits = habits or store.habits(code) or untaught(code)
        self.odds = Odds(code, self.kinds, self.habits)
        situations = [Situations(self.odds, crowd) for crowd in CROWDS]
        self.programs = [Program(self.kinds, one) for one in situations]
        if habits is None:
            for program, rows in zip(self.programs, store.rows(code, self.kinds), strict=True):
                program.known.update(rows)
        self.policy = DicePolicy(self.programs, self.odds)
        self._stakes: dict[tuple[int, int], Stakes] = {}
        self._bids: dict[int, int] = {}
        self._points: dict[int, list[float]] = {}
        self._openings: dict[tuple[int, int], list[Outlook]] = {}
        self._swings: dict[tuple[int, int, int, int], float] = {}

    def stakes(self, cards: int, bid: int) -> Stakes:
        key = (cards, bid)
        if key not in self._stakes:
            self._stakes[key] = stakes_of(self.code, cards, bid)
        return self._stakes[key]

    def bid_for(self, position: Position, seat: int) -> int:
        """The bid with the best expected score; only leading or not is told apart."""
        hand, leads = position.keys[seat], position.order[0] == seat
        bid = self._bids.get(hand << 1 | leads)
        if bid is None:
            points = self.points_of_bids(hand, leads)
            bid = self._bids[hand << 1 | leads] = points.index(max(points))
        return bid

    def points_of_bids(self, hand: int, leads: bool) -> list[float]:
        """The expected score of every bid with these dice; the list must not be changed."""
        known = self._points.get(hand << 1 | leads)
        if known is None:
            cards, rows = self.kinds.size(hand), [p.rows(hand)[leads] for p in self.programs]
            known = self._points[hand << 1 | leads] = [
                self.stakes(cards, bid).points(self._feared(list(outlooks)))
                for bid, outlooks in enumerate(zip(*rows, strict=True))
            ]
        return known

    def opening(self, hand: int, at: int) -> list[Outlook]:
        """The outlook of a hand for every bid, if its seat is at this place in the first trick."""
        key = (hand, at)
        known = self._openings.get(key)
        if known is None:
            left = self.kinds.size(hand)
            known = [self._opening(hand, at, left, bid) for bid in range(left + 1)]
            self._openings[key] = known
        return known

    def _opening(self, hand: int, at: int, left: int, bid: int) -> Outlook:
        outlooks = []
        for program in self.programs:
            situations = program.situations.at(at, left, int(bid > 0))
            outlooks.append(program.best(hand, bid, program.results(hand, bid), situations))
        return self._feared(outlooks)

    def _feared(self, outlooks: list[Outlook]) -> Outlook:
        """The outlook before it is known how much the others bid: a mean over the crowds, each as
        likely as it is feared to be.
        """
        fears = FEARED_OF_SIX if self.code.seats > MOST_AT_EASE else FEARED
        chance, off, bonus = (
            sum([fear * part for fear, part in zip(fears, parts, strict=True)])
            for parts in zip(*outlooks, strict=True)
        )
        return Outlook(chance, off, bonus)

    def swing(self, cards: int, bid: int, need: int, left: int) -> float:
        """The points that a trick brings a seat which has so many dice left after it."""
        key = (cards, bid, need, left)
        known = self._swings.get(key)
        if known is None:
            hope, stakes = self.habits.hope, self.stakes(cards, bid)
            won = stakes.points(Outlook(*hope(left, need - 1), 0.0))
            known = won - stakes.points(Outlook(*hope(left, need), 0.0))
            self._swings[key] = known
        return known

    @cached_property
    def strength(self) -> list[float]:
        """How often each kind wins a trick in the middle of a long hand."""
        left = min(5, max(self.code.setup.plan))
        situations = self.programs[1].situations.following(left, 1)
        return [
            sum(s.weight * s.wins[kind] for s in situations) for kind in range(self.kinds.count)
        ]
