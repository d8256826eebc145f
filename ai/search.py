"""Determinised Monte-Carlo search: the same guessed worlds for every choice, played out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from ai.brain import Brain, Choice, Finding, Race, Runner
from ai.race import WaryRace
from ai.target import NEVER, Utility
from ai.worlds import Worlds
from game.rules.actions import Bid, ChangeBid, ChooseLeader, Decision, Discard, Load, Play, Wager
from game.rules.compact import UNKNOWN, Policy, Position
from game.rules.state import Phase
from game.rules.view import View

CHECKS = 8
# Fewer worlds say nothing about who is out of the race.
LEAST_CHECKED = 20
SIDES = 6


@dataclass(frozen=True)
class Effort:
    """How much is played out: counted in plays, so that the same decision is the same work.

    A bid is made once in a hand and decides most, so it may be thought over longer. `reads`:
    whether hidden hands are guessed from all that their seats have bid and played. `wary`: so
    little is played out that the favourite is left only for what is better in nearly all worlds.
    """

    plays: int
    plays_for_bid: int
    most_worlds: int
    least_worlds: int = 40
    most_choices: int = 5
    reads: bool = True
    wary: bool = False

    def times(self, factor: float) -> Effort:
        """So many times as much effort."""
        return replace(
            self,
            plays=int(self.plays * factor),
            plays_for_bid=int(self.plays_for_bid * factor),
            most_worlds=int(self.most_worlds * factor),
            least_worlds=int(self.least_worlds * factor),
        )

    def worlds(self, bidding: bool, choices: int, plays_left: int, pace: float) -> int:
        """How many worlds are played out for each choice, if none drops out of the race."""
        plays = self.plays_for_bid if bidding else self.plays
        fitting = int(plays * pace) // max(1, choices * plays_left)
        return max(self.least_worlds, min(int(self.most_worlds * pace), fitting))

    def worth_a_try(self, choices: Sequence[Choice], doubt: float) -> list[Choice]:
        """The favourite, and those that seem worse by no more than the doubt, in points.

        Of bids, and of what a Pirate offers, there are few, and each is something of its own: all.
        """
        if not isinstance(choices[0].action, Play | Discard):
            return list(choices)
        least = choices[0].value - doubt
        others = [choice for choice in choices[1:] if choice.value >= least]
        return [choices[0], *others[: self.most_choices - 1]]


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
    bidding = view.phase is Phase.BID
    tried = effort.worth_a_try(choices, brain.doubt)
    race: Race = WaryRace(tried) if effort.wary else brain.race(tried)
    if len(race.running) == 1:
        return race.findings()
    worlds = brain.worlds(view) if effort.reads else brain.glances(view)
    policy = brain.policy()
    assert view.hand is not None
    pace = brain.pace_for_bid if bidding else brain.pace
    total = effort.worlds(bidding, len(race.running), max(1, sum(view.hand.held)), pace)
    number, stage = 0, max(LEAST_CHECKED, total // CHECKS)
    while number < total and not cancelled():
        number += 1
        play_world(view, brain, race.running, utility, worlds, policy, rng, number)
        if number % stage == 0:
            before = len(race.running)
            race.thin_out()
            if len(race.running) == 1:
                break
            if race.reinvests:
                total = number + (total - number) * before // len(race.running)
    return race.findings()


def play_world(
    view: View,
    brain: Brain,
    running: Sequence[Runner],
    utility: Utility,
    worlds: Worlds,
    policy: Policy,
    rng: Random,
    number: int,
) -> None:
    """One guess for all choices, with the same dice to come."""
    seat = view.seat
    assert seat is not None
    actions = [runner.choice.action for runner in running]
    ends = played_out(view, brain, actions, worlds, policy, rng, number, utility.sealed)
    for runner, end in zip(running, ends, strict=True):
        exact = end.bids[seat] == end.won[seat]
        bonus = end.bonus[seat] if exact else 0
        if utility.is_selfish:
            score = end.score(seat)
            runner.add(utility.of_own(score, bonus), score, exact)
        else:
            scores = end.scores()
            runner.add(utility.of(scores, bonus), scores[seat], exact)


def played_out(
    view: View,
    brain: Brain,
    actions: Sequence[Decision],
    worlds: Worlds,
    policy: Policy,
    rng: Random,
    number: int,
    sealed: int = NEVER,
) -> Iterator[Position]:
    """How the hand ends after each of the decisions, in the same guess and with the same dice.

    `sealed`: when the own bid will be missed by so many tricks, the rest is not played.
    """
    world = worlds.draw(rng)
    seat = view.seat
    assert seat is not None
    if isinstance(actions[0], Bid | Load):
        _decide_secrets(view, brain, world, seat)
    dice = [rng.random() for _ in range(world.left * len(world.order))]
    # The first die falls on all of its sides in turn, which is fairer than chance.
    dice[0] = (number % SIDES + dice[0]) / SIDES
    world.weigh(policy)
    for action in actions:
        position = world.fork()
        first = begin(position, seat, action)
        if isinstance(action, Bid) and view.setup.scoring.loads:
            position.loads[seat] = brain.load_for(position, seat)
        _play_on(position, seat, sealed, policy, iter(dice).__next__, first)
        yield position


def _play_on(
    position: Position,
    seat: int,
    sealed: int,
    policy: Policy,
    random: Callable[[], float],
    first: int,
) -> None:
    """Play to the end, or until the bid is missed; then at best for who misses it."""
    while position.left:
        position.play_trick(policy, random, first)
        first = UNKNOWN
        need = position.bids[seat] - position.won[seat]
        if need <= -sealed:
            return
        if need >= position.left + sealed:
            position.won[seat] += position.left
            return


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
