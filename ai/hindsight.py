"""A look back at a decision: what it cost, measured against what the strongest bot advises."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from ai.advice import POINTS, Option, Tally, played, worlds_for
from ai.bot import Bot, brain_for
from ai.brain import Choice
from ai.claims import Claim, claims
from ai.levels import LEGEND
from ai.search import Effort
from ai.worlds import shuffle
from game.rules.actions import Bid, Decision, Load
from game.rules.compact import Position, coded
from game.rules.edition import Setup
from game.rules.view import View

# A quick look at the choices comes first; where it finds a lack of so many points, the bot thinks
# and both decisions are compared at length, in fresh worlds.
GLANCE, FEWEST, LENGTH = 1_600, 16, 8_000
LACK = 4.0
# A whole match of any kind must not take long either: every decision gets less where more of them
# come, with more pieces to play out. So much is ordinary (four seats, hands of 1 to 10 pieces), and
# every rule that is switched on makes the playing out dearer by such a share.
ORDINARY, DEARER = 16 * 385, 1 / 8
# Less than in proportion, for something of every decision does not shrink with it.
SHRINKS = 1.4
MOST_GLANCED = 3
# A whole match must not take long, so the bot thinks no longer than it takes to see a mistake.
BRIEF = replace(
    LEGEND,
    effort=Effort(
        plays=4_000,
        plays_for_bid=8_000,
        most_worlds=160,
        least_worlds=20,
        most_choices=4,
        reads=False,
    ),
    finish=None,
)
# How much of what a better play promises in guessed worlds came true when real hands were played
# out (`main.py calibrate`): with dice, and with cards, where more is hidden. Bids kept their word.
BELIEF = {True: 0.8, False: 0.67}
# Deals that tell what a hand of so many pieces brings on average.
DEALS = 60


class Verdict(NamedTuple):
    """A decision with what it promised, the better one if there was one, and what it cost.

    `loss` is in points of the hand. Of the choices those that were looked at come first, best
    first. `reasons` speak for the better decision, or else for the one that was taken; `against`
    are about the one that was taken.
    """

    chosen: Option
    better: Option | None
    loss: float
    options: tuple[Option, ...]
    reasons: tuple[Claim, ...]
    against: tuple[Claim, ...]


def judge(
    view: View, told: Decision, rng: Random, cancelled: Callable[[], bool] = lambda: False
) -> Verdict:
    """Look back from what the seat could see then. The same view, decision and stream: the same
    verdict.
    """
    choices = sorted(brain_for(view.setup).weigh(view), key=lambda c: c.value, reverse=True)
    own = next(choice for choice in choices if choice.action == told)
    looked = [own, *(choice for choice in choices if choice is not own)][:MOST_GLANCED]
    rest = [choice for choice in choices if choice not in looked]
    if len(choices) == 1:
        return _fine(view, Option(told, own.value, own.chance), [])
    share = _share(view)
    fewest = round(FEWEST * share)
    worlds = worlds_for(view, len(looked), round(GLANCE * share), fewest)
    glance = played(view, looked, worlds, rng, cancelled, reads=False)
    options = _told(glance, rest)
    if _gap(glance) < LACK or cancelled():
        return _fine(view, glance[0].option(), options)
    best = Bot(BRIEF.working(share)).think(view, rng, cancelled)[0].choice
    if best.action == told:
        return _fine(view, glance[0].option(), options)
    worlds = worlds_for(view, 2, round(LENGTH * share))
    mine, better = played(view, [own, best], worlds, rng, cancelled, is_settled=_is_acquitted)
    return _verdict(view, mine, better, options)


def _share(view: View) -> float:
    """How much of the usual work a decision gets: there are as many as pieces in the match, and
    each takes as long as all of its hand need to be played.
    """
    setup = view.setup
    pieces = sum((cards * setup.seats) ** 2 for cards in setup.plan)
    switched_on = sum(value is True for value in setup.options.values())
    share: float = min(1.0, ORDINARY / (pieces * (1 + DEARER * switched_on))) ** SHRINKS
    return share


def _is_acquitted(tallies: Sequence[Tally]) -> bool:
    """The better choice brings nothing more after all."""
    mine, better = tallies
    return better.gain_over(mine, POINTS)[0] <= 0


def _gap(tallies: Sequence[Tally]) -> float:
    """By how many points the first choice is behind the best one."""
    points = [tally.option().points for tally in tallies]
    return max(points) - points[0]


def _told(tallies: Sequence[Tally], rest: Sequence[Choice]) -> list[Option]:
    options = [tally.option() for tally in tallies]
    options += [Option(choice.action, choice.value, choice.chance) for choice in rest]
    return sorted(options, key=lambda option: (bool(option.tricks), option.points), reverse=True)


def _fine(view: View, chosen: Option, options: Sequence[Option]) -> Verdict:
    said = claims(view, chosen.action)
    return Verdict(chosen, None, 0.0, tuple(options) or (chosen,), said, said)


def _verdict(view: View, mine: Tally, better: Tally, options: Sequence[Option]) -> Verdict:
    """What is uncertain counts for less; what wins more matches costs nothing."""
    gain, doubt = better.gain_over(mine, POINTS)
    chosen, best = mine.option(), better.option()
    known = {chosen.action: chosen, best.action: best}
    told = [known.get(option.action, option) for option in options]
    told.sort(key=lambda option: (bool(option.tricks), option.points), reverse=True)
    if gain <= 0 or better.gain_over(mine)[0] < 0:
        return _fine(view, chosen, told)
    share = gain**2 / (gain**2 + doubt**2) * _belief(view, best.action)
    best = best._replace(
        points=chosen.points + share * (best.points - chosen.points),
        chance=chosen.chance + share * (best.chance - chosen.chance),
    )
    told = [best if option.action == best.action else option for option in told]
    reasons, against = claims(view, best.action), claims(view, chosen.action)
    return Verdict(chosen, best, best.points - chosen.points, tuple(told), reasons, against)


def _belief(view: View, action: Decision) -> float:
    return 1.0 if isinstance(action, Bid | Load) else BELIEF[coded(view.setup).rolled]


def par(setup: Setup, cards: int, rng: Random) -> float:
    """What a hand of so many pieces brings a good player on average."""
    brain, total = brain_for(setup), 0.0
    code, policy, seats = brain.code, brain.policy(), setup.seats
    for number in range(DEALS):
        position = Position(code, cards, number % seats)
        deck = list(code.deck)
        shuffle(deck, rng)
        hands = [deck[at * cards : (at + 1) * cards] for at in range(setup.hands_dealt)]
        position.deal(hands, deck[setup.hands_dealt * cards :])
        position.bids = [brain.bid_for(position, seat) for seat in range(seats)]
        if setup.scoring.loads:
            position.loads = [brain.load_for(position, seat) for seat in range(seats)]
        position.play_out(policy, rng.random)
        total += sum(position.scores()) / seats
    return total / DEALS
