"""Advice for a player: what the strongest bot would do, what every choice promises, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from ai.bot import Bot, brain_for
from ai.brain import Choice
from ai.claims import Claim, claims
from ai.levels import LEGEND
from ai.search import played_out
from ai.target import Target
from game.rules.actions import Decision
from game.rules.compact import Position
from game.rules.view import View

# How many plays are played out to tell what the choices promise, and in how many worlds each.
PLAYS, FEWEST, MOST = 40_000, 60, 600
# Of discards there are dozens; so many of them are played out.
MOST_CHOICES = 12
# Points by which another choice promises more, and by how much of a percent this one wins more.
FEWER, WINS_MORE = 1.0, 0.5


class Option(NamedTuple):
    """One decision: the points expected of this hand, the chance to make the bid, and how likely
    it is to end with exactly 0, 1, 2, … tricks (nothing where that was not played out). `winning`
    is what it makes of the chance to win the match, in percent; only differences mean something.
    """

    action: Decision
    points: float
    chance: float
    tricks: tuple[float, ...] = ()
    winning: float = 0.0


class Advice(NamedTuple):
    """Every legal decision, the advised one first and then by points, and what speaks for it."""

    options: tuple[Option, ...]
    claims: tuple[Claim, ...]


def advise(
    view: View,
    rng: Random,
    cancelled: Callable[[], bool] = lambda: False,
    bot: Bot | None = None,
) -> Advice:
    """What the bot itself would decide with this random stream, for whoever sits at its place.

    What the choices promise is counted in fresh worlds: those in which the bot looked for the best
    one would flatter it.
    """
    best = (bot or Bot(LEGEND)).think(view, rng, cancelled)[0].choice
    choices = sorted(brain_for(view.setup).weigh(view), key=lambda c: c.value, reverse=True)
    others = [choice for choice in choices if choice.action != best.action]
    tried, rest = [best, *others[: MOST_CHOICES - 1]], others[MOST_CHOICES - 1 :]
    options = [*promised(view, tried, worlds_for(view, len(tried), PLAYS), rng, cancelled)]
    options += [Option(choice.action, choice.value, choice.chance) for choice in rest]
    first, *later = options
    later.sort(key=lambda option: option.points, reverse=True)
    return Advice((first, *later), (*_for_the_match(first, later), *claims(view, best.action)))


def _for_the_match(first: Option, later: Sequence[Option]) -> list[Claim]:
    """Fewer points than another choice, and still the one that wins more matches."""
    played = [option for option in later if option.tricks]
    most = max(played, key=lambda option: option.points, default=first)
    lack, gain = most.points - first.points, first.winning - most.winning
    if lack < FEWER or gain < WINS_MORE:
        return []
    return [Claim("for_the_match", {"points": round(lack)})]


def worlds_for(view: View, choices: int, plays: int) -> int:
    """In how many worlds so many choices are played out with about so many plays."""
    assert view.hand is not None
    fitting = plays // max(1, choices * sum(view.hand.held))
    return max(FEWEST, min(MOST, fitting))


def promised(
    view: View,
    choices: Sequence[Choice],
    worlds: int,
    rng: Random,
    cancelled: Callable[[], bool] = lambda: False,
) -> list[Option]:
    """What comes of the choices in so many guessed worlds, the same for all of them."""
    assert view.hand is not None
    if not any(view.hand.held):  # Harry after the last trick: nothing is left to chance
        return [Option(choice.action, choice.value, choice.chance) for choice in choices]
    brain, tallies = brain_for(view.setup), [Tally(view, choice) for choice in choices]
    actions, guesses, policy = [c.action for c in choices], brain.worlds(view), brain.policy()
    for number in range(worlds):
        if cancelled():
            break
        ends = played_out(view, brain, actions, guesses, policy, rng, number)
        for tally, end in zip(tallies, ends, strict=True):
            tally.add(end)
    return [tally.option() for tally in tallies]


class Tally:
    """How the hand ended after one choice, counted."""

    def __init__(self, view: View, choice: Choice) -> None:
        assert view.seat is not None
        assert view.hand is not None
        self.choice, self._seat = choice, view.seat
        self._utility = Target().utility(view, brain_for(view.setup).patience)
        self.points: list[int] = []
        self.winning = 0.0
        self.made = 0
        self.tricks = [0] * (view.hand.cards + 1)

    def add(self, end: Position) -> None:
        seat, scores = self._seat, end.scores()
        self.points.append(scores[seat])
        self.winning += self._utility.of(scores, 0)
        self.made += end.bids[seat] == end.won[seat]
        self.tricks[end.won[seat]] += 1

    def option(self) -> Option:
        worlds = len(self.points)
        if not worlds:
            return Option(self.choice.action, self.choice.value, self.choice.chance)
        points, chance, winning = (
            sum(self.points) / worlds,
            self.made / worlds,
            self.winning / worlds,
        )
        tricks = tuple([count / worlds for count in self.tricks])
        return Option(self.choice.action, points, chance, tricks, winning)
