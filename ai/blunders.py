"""A long look back at a decision: was another one plainly better?"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from ai.bot import brain_for
from ai.brain import Choice
from ai.race import Count
from ai.search import play_world
from ai.target import Target
from game.rules.actions import Bid, Decision, Load, Wager
from game.rules.view import View

# Another choice makes the bid so much more often: a blunder.
PLAINLY = 0.25
# A quick look comes first, and a long one only where it found a difference that may be one.
GLANCE, DOUBT = 120, 0.13


class Blunder(NamedTuple):
    """What was decided and what was better, with their chances to make the bid.

    `gambit`: what was decided wins the match more often all the same, as when somebody far behind
    bids what the match needs. Only who plays for the match means it.
    """

    view: View
    told: Decision
    better: Decision
    chance: float
    best: float
    gambit: bool = False


def blunder_in(view: View, told: Decision, worlds: int, rng: Random) -> Blunder | None:
    """The decision as a blunder, if so many guessed worlds agree that it is one.

    A load or a wager changes no chance. Of two bids the one that is easier to make is better only
    if it also brings more points.
    """
    if len(view.legal) < 2 or isinstance(told, Load | Wager):
        return None
    choices = brain_for(view.setup).weigh(view)
    found = _better(told, looked_at(view, choices, GLANCE, rng), DOUBT)
    if found is None:
        return None
    pair = [choice for choice in choices if choice.action in (told, found.choice.action)]
    counts = looked_at(view, pair, worlds, rng)
    better = _better(told, counts, PLAINLY)
    if better is None:
        return None
    own = _own(told, counts)
    is_gambit = own.mean > better.mean
    return Blunder(view, told, better.choice.action, _chance(own), _chance(better), is_gambit)


def looked_at(view: View, choices: Sequence[Choice], worlds: int, rng: Random) -> list[Count]:
    """What comes of the choices in so many worlds, the same for all; how often they win the match
    is what they are worth.
    """
    brain, utility = brain_for(view.setup), Target().utility(view)
    guesses, policy = brain.worlds(view), brain.policy()
    counts = [Count(choice) for choice in choices]
    for number in range(worlds):
        play_world(view, brain, counts, utility, guesses, policy, rng, number)
    return counts


def _better(told: Decision, counts: Sequence[Count], by: float) -> Count | None:
    own = _own(told, counts)
    others = [c for c in counts if not isinstance(told, Bid) or c.score >= own.score]
    best = max(others, key=_chance)
    return best if _chance(best) - _chance(own) >= by else None


def _own(told: Decision, counts: Sequence[Count]) -> Count:
    return next(count for count in counts if count.choice.action == told)


def _chance(count: Count) -> float:
    return count.made / len(count.worths)
