"""Determinised Monte-Carlo search: the same guessed worlds for every choice, played out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import NamedTuple

from ai.brain import Brain, Choice
from ai.target import Utility
from ai.worlds import Worlds
from game.rules.actions import Bid, ChangeBid, ChooseLeader, Decision, Discard, Load, Play, Wager
from game.rules.compact import UNKNOWN, Policy, Position
from game.rules.state import Phase
from game.rules.view import View

CHECKS = 8
HOPELESS = 2.0


@dataclass(frozen=True)
class Effort:
    """How much is played out: counted in plays, so that the same decision is the same work.

    A bid is made once in a hand and decides most, so it may be thought over longer. Choices that
    seem worse than the favourite by more than the doubt, in points, are not played out at all.
    The brain's own estimate of a chance counts as much as `trust` worlds.
    """

    plays: int
    plays_for_bid: int
    most_worlds: int
    least_worlds: int = 40
    most_choices: int = 5
    trust: float = 30.0
    doubt: float = 6.0
    doubt_about_bid: float = 30.0

    def worlds(self, phase: Phase, choices: int, plays_left: int) -> int:
        plays = self.plays_for_bid if phase is Phase.BID else self.plays
        fitting = plays // max(1, choices * plays_left)
        return max(self.least_worlds, min(self.most_worlds, fitting))

    def worth_a_try(self, phase: Phase, choices: Sequence[Choice]) -> list[Choice]:
        doubt = self.doubt_about_bid if phase is Phase.BID else self.doubt
        least = choices[0].value - doubt
        others = [choice for choice in choices[1:] if choice.value >= least]
        return [choices[0], *others[: self.most_choices - 1]]


class Finding(NamedTuple):
    """A choice after search: its average utility, score and chance over the worlds played."""

    choice: Choice
    utility: float
    score: float
    chance: float


class Tally:
    """The worlds of one choice, apart by whether the bid was made in them.

    How often it is made is known better than by counting alone: the brain has an opinion, too.
    """

    __slots__ = ("_trust", "choice", "made", "missed", "score", "utility")

    def __init__(self, choice: Choice, trust: float) -> None:
        self.choice, self._trust = choice, trust
        self.made = self.missed = self.score = 0
        self.utility = [0.0, 0.0]

    def add(self, utility: float, score: int, exact: bool) -> None:
        self.utility[exact] += utility
        self.made += exact
        self.missed += not exact
        self.score += score

    @property
    def worlds(self) -> int:
        return self.made + self.missed

    @property
    def chance(self) -> float:
        """To make the bid: the brain's opinion, corrected by what happened."""
        believed = self._trust * self.choice.chance
        return (believed + self.made) / (self._trust + self.worlds)

    def estimate(self) -> tuple[float, float]:
        """The average utility, and how uncertain it is."""
        if not self.made or not self.missed:
            return sum(self.utility) / max(1, self.worlds), 0.0
        good, bad = self.utility[True] / self.made, self.utility[False] / self.missed
        chance = self.chance
        doubt = sqrt(chance * (1 - chance) / (self._trust + self.worlds))
        return bad + chance * (good - bad), abs(good - bad) * doubt

    def finding(self) -> Finding:
        if not self.worlds:
            return Finding(self.choice, 0.0, self.choice.value, self.choice.chance)
        return Finding(self.choice, self.estimate()[0], self.score / self.worlds, self.chance)


def search(
    view: View,
    brain: Brain,
    choices: Sequence[Choice],
    utility: Utility,
    effort: Effort,
    rng: Random,
    cancelled: Callable[[], bool] = lambda: False,
) -> list[Finding]:
    """The given choices, best first."""
    tallies = [Tally(choice, effort.trust) for choice in effort.worth_a_try(view.phase, choices)]
    if len(tallies) == 1:
        return [tallies[0].finding()]
    worlds, policy = Worlds(view, brain.code), brain.policy()
    assert view.hand is not None
    plays_left = max(1, sum(view.hand.held))
    total = effort.worlds(view.phase, len(tallies), plays_left)
    racing = tallies
    for number in range(1, total + 1):
        if cancelled():
            break
        _play_world(view, brain, racing, utility, worlds, policy, rng)
        if number % max(1, total // CHECKS) == 0:
            racing = _still_hopeful(racing)
            if len(racing) == 1:
                break
    return _ranked(tallies, racing)


def _play_world(
    view: View,
    brain: Brain,
    racing: list[Tally],
    utility: Utility,
    worlds: Worlds,
    policy: Policy,
    rng: Random,
) -> None:
    """One guess for all choices, with the same dice to come."""
    world = worlds.draw(rng)
    seat = view.seat
    assert seat is not None
    if isinstance(racing[0].choice.action, Bid | Load):
        _decide_secrets(view, brain, world, seat)
    dice = [rng.random() for _ in range(world.left * len(world.order))]
    for tally in racing:
        position = world.fork()
        first = begin(position, seat, tally.choice.action)
        if isinstance(tally.choice.action, Bid) and view.setup.scoring.loads:
            position.loads[seat] = brain.load_for(position, seat)
        position.play_out(policy, iter(dice).__next__, first)
        scores = position.scores()
        exact = position.bids[seat] == position.won[seat]
        worth = utility.of(scores, position.bonus[seat] if exact else 0)
        tally.add(worth, scores[seat], exact)


def _decide_secrets(view: View, brain: Brain, world: Position, seat: int) -> None:
    """What the others may have bid and loaded behind their hands."""
    others = [other for other in range(view.setup.seats) if other != seat]
    hand = view.hand
    assert hand is not None
    for other in others:
        if hand.bids[other] is None:
            world.bids[other] = brain.bid_for(world, other)
    if view.setup.scoring.loads:
        for other in others:
            world.loads[other] = brain.load_for(world, other)


def begin(position: Position, seat: int, action: Decision) -> int:
    """Carry a decision over to the position; a play is returned as the move to begin with."""
    code = position.code
    if isinstance(action, Play):
        if code.rolled:
            return code.piece_code[action.piece]
        return code.face_code[action.face or action.piece]
    if isinstance(action, Bid):
        position.bids[seat] = action.tricks
    elif isinstance(action, Load):
        position.loads[seat] = action.load
    elif isinstance(action, ChooseLeader):
        position.order = code.setup.order_from(action.leader, position.starter)
    elif isinstance(action, Wager):
        position.wagers[seat] = action.points
    elif isinstance(action, ChangeBid):
        position.bids[seat] += action.change
    elif isinstance(action, Discard):
        position.put_away(seat, [code.piece_code[token] for token in action.pieces])
    return UNKNOWN


def _still_hopeful(racing: list[Tally]) -> list[Tally]:
    """Without the choices that are clearly worse than the best one."""
    estimates = [tally.estimate() for tally in racing]
    best, doubt = max(estimates)
    return [
        tally
        for tally, (mean, own) in zip(racing, estimates, strict=True)
        if best - mean <= HOPELESS * sqrt(doubt**2 + own**2)
    ]


def _ranked(tallies: list[Tally], racing: list[Tally]) -> list[Finding]:
    """Those still in the race first, each group by its estimate; a tie goes to the favourite."""
    findings = [(tally in racing, tally.finding()) for tally in tallies]
    findings.sort(key=lambda found: (found[0], found[1].utility), reverse=True)
    return [finding for _, finding in findings]
