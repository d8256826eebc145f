"""Advice for a player: what the strongest bot would do, what every choice promises, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from ai.bot import Bot, brain_for
from ai.brain import Choice
from ai.claims import Claim, claims
from ai.levels import LEGEND
from ai.search import played_out
from ai.target import Target
from ai.worlds import Worlds
from game.rules.actions import Decision
from game.rules.compact import Position
from game.rules.view import View

# How many plays are played out to tell what the choices promise, and in how many worlds each.
PLAYS, FEWEST, MOST = 40_000, 60, 600
# Of discards there are dozens; so many of them are played out.
MOST_CHOICES = 12
# So many guesses that resemble each other are taken together; after two such runs they begin anew.
RUN, RUNS = 20, 2
# In how many standard errors a second thought must be better than the first.
CLEARLY = 1.5
POINTS, WINNING = 0, 1
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
    one would flatter it. If another choice does clearly better there, it is advised instead.
    """
    best = (bot or Bot(LEGEND)).think(view, rng, cancelled)[0].choice
    choices = sorted(brain_for(view.setup).weigh(view), key=lambda c: c.value, reverse=True)
    others = [choice for choice in choices if choice.action != best.action]
    tried, rest = [best, *others[: MOST_CHOICES - 1]], others[MOST_CHOICES - 1 :]
    tallies = played(view, tried, worlds_for(view, len(tried), PLAYS), rng, cancelled)
    first = second_thought(tallies)
    later = [tally.option() for tally in tallies if tally is not first]
    later += [Option(choice.action, choice.value, choice.chance) for choice in rest]
    later.sort(key=lambda option: option.points, reverse=True)
    told = first.option()
    return Advice((told, *later), (*_for_the_match(told, later), *claims(view, told.action)))


class Follower:
    """A player who does whatever the advice is."""

    def choose(self, view: View, rng: Random) -> Decision:
        if len(view.legal) == 1:
            return view.legal[0]
        return advise(view, rng).options[0].action


def second_thought(tallies: Sequence[Tally]) -> Tally:
    """The first choice, unless another wins more matches beyond doubt, in the same worlds.

    Points are given away only for the match: what brings more of them beyond doubt, and wins as
    often as far as one can tell, is advised instead.
    """
    best = max(tallies, key=lambda tally: tally.winning)
    if not best.is_better(tallies[0]):
        best = tallies[0]
    richest = max(tallies, key=lambda tally: tally.points)
    wins_more = best.gain_over(richest)[0] >= WINS_MORE and best.is_better(richest)
    return richest if richest.is_better(best, POINTS) and not wins_more else best


def _for_the_match(first: Option, later: Sequence[Option]) -> list[Claim]:
    """Fewer points than another choice, and still the one that wins more matches."""
    played = [option for option in later if option.tricks]
    most = max(played, key=lambda option: option.points, default=first)
    lack, gain = most.points - first.points, first.winning - most.winning
    if lack < FEWER or gain < WINS_MORE:
        return []
    return [Claim("for_the_match", {"points": round(lack)})]


def worlds_for(view: View, choices: int, plays: int, fewest: int | None = None) -> int:
    """In how many worlds so many choices are played out with about so many plays."""
    assert view.hand is not None
    fitting = plays // max(1, choices * sum(view.hand.held))
    return max(FEWEST if fewest is None else fewest, min(MOST, fitting))


def played(
    view: View,
    choices: Sequence[Choice],
    worlds: int,
    rng: Random,
    cancelled: Callable[[], bool] = lambda: False,
    reads: bool = True,
    is_settled: Callable[[Sequence[Tally]], bool] = lambda tallies: False,
) -> list[Tally]:
    """What comes of the choices in so many guessed worlds, the same for all of them.

    A guess resembles the one before it, so now and then they begin anew; if all `is_settled` by
    then, the rest is spared. Who only wants a quick look `reads` nothing out of bids and plays.
    """
    assert view.hand is not None
    brain, tallies = brain_for(view.setup), [Tally(view, choice) for choice in choices]
    if not any(view.hand.held):  # Harry after the last trick: nothing is left to chance
        return tallies
    actions, policy = [choice.action for choice in choices], brain.policy()
    guesses = brain.worlds(view) if reads else Worlds(view, brain.code)
    for number in range(worlds):
        if cancelled():
            break
        if number % (RUN * RUNS) == 0:
            if number and is_settled(tallies):
                break
            guesses.restart()
        ends = played_out(view, brain, actions, guesses, policy, rng, number)
        for tally, end in zip(tallies, ends, strict=True):
            tally.add(end)
    return tallies


class Tally:
    """How the hand ended after one choice, counted; `runs` are sums of guesses that belong
    together: points, and what they make of the match.
    """

    def __init__(self, view: View, choice: Choice) -> None:
        assert view.seat is not None
        assert view.hand is not None
        self.choice, self._seat = choice, view.seat
        self._utility = Target().utility(view, brain_for(view.setup).patience)
        self.worlds = self.made = 0
        self.points, self.winning = 0.0, 0.0
        self.tricks = [0] * (view.hand.cards + 1)
        self.runs: list[tuple[float, float]] = []

    def add(self, end: Position) -> None:
        seat, scores = self._seat, end.scores()
        points, winning = scores[seat], self._utility.of(scores, 0)
        if self.worlds % RUN == 0:
            self.runs.append((0.0, 0.0))
        self.worlds += 1
        self.points += points
        self.winning += winning
        self.runs[-1] = self.runs[-1][0] + points, self.runs[-1][1] + winning
        self.made += end.bids[seat] == end.won[seat]
        self.tricks[end.won[seat]] += 1

    def gain_over(self, other: Tally, measure: int = WINNING) -> tuple[float, float]:
        """How much better than the other in the same worlds, and the standard error of that."""
        sizes = [min(RUN, self.worlds - start) for start in range(0, self.worlds, RUN)]
        pairs = zip(self.runs, other.runs, sizes, strict=True)
        gains = [(mine[measure] - theirs[measure]) / size for mine, theirs, size in pairs]
        if len(gains) < 2:
            return 0.0, 0.0
        mean = sum(gains) / len(gains)
        square = sum([(gain - mean) ** 2 for gain in gains])
        return mean, sqrt(square / (len(gains) - 1) / len(gains))

    def is_better(self, other: Tally, measure: int = WINNING) -> bool:
        gain, doubt = self.gain_over(other, measure)
        return gain > CLEARLY * doubt

    def option(self) -> Option:
        worlds, choice = self.worlds, self.choice
        if not worlds:
            return Option(choice.action, choice.value, choice.chance)
        tricks = tuple([count / worlds for count in self.tricks])
        chance, winning = self.made / worlds, self.winning / worlds
        return Option(choice.action, self.points / worlds, chance, tricks, winning)
