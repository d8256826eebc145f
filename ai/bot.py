"""A bot at the table: a level and a personality that turn a view into a decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import exp, sqrt
from operator import itemgetter
from random import Random

from ai.brain import Brain, Choice, Finding
from ai.cards import CardBrain
from ai.dice import DiceBrain
from ai.levels import CAPTAIN, LEVELS, Level
from ai.personality import PERSONALITIES, STEADY, Personality
from ai.search import Effort, search
from ai.target import Target
from game.rules.actions import Bid, Decision, Load
from game.rules.compact import coded
from game.rules.edition import Setup
from game.rules.errors import SetupError
from game.rules.state import Phase
from game.rules.view import View

# A blur is meant for so many tricks to come after the one that is being decided.
MISTY_TRICKS = 9.0
# Nobody but a beginner overlooks that the bid is so much less likely to be made.
PLAIN = 0.25
# By how much a short look must show it to somebody who looks.
NOTICED = 0.2
# What the others lose on average counts for no more than the own points.
MOST_RIVALRY = 1.0

# So many times the usual work takes minutes for one decision.
MOST_WORK = 1_000
# A brain of the dice game holds 25 to 45 MB, after much search 200, and is remade in seconds.
BRAINS = 3

Liked = tuple[Choice, float]


def _never() -> bool:
    return False


def brain_for(setup: Setup) -> Brain:
    """The brain of a setup, whoever starts; it keeps what it worked out for the next decision."""
    return _brain(setup.whoever_starts)


@lru_cache(maxsize=BRAINS)
def _brain(setup: Setup) -> Brain:
    return DiceBrain(setup) if coded(setup).rolled else CardBrain(setup)


@dataclass(frozen=True)
class Bot:
    """Same view, level, personality and random stream: same decision."""

    level: Level = CAPTAIN
    personality: Personality = STEADY

    def choose(self, view: View, rng: Random, cancelled: Callable[[], bool] = _never) -> Decision:
        """One of the legal decisions of the view. When cancelled, the best found so far."""
        if len(view.legal) == 1:
            return view.legal[0]
        if self._effort(view) is not None:
            return self.think(view, rng, cancelled)[0].choice.action
        liked = self._by_liking(view)
        return self._sobered(view, self._blurred(view, liked, rng), liked, rng)

    def think(
        self, view: View, rng: Random, cancelled: Callable[[], bool] = _never
    ) -> list[Finding]:
        """Every choice that was considered, best first."""
        liked, brain = self._by_liking(view), brain_for(view.setup)
        effort = self._effort(view)
        if effort is None or len(liked) == 1:
            return [Finding(c, liking, c.value, c.chance) for c, liking in liked]
        choices = [choice for choice, _ in liked]
        utility = self._target(effort, view).utility(view, brain.patience)
        return search(view, brain, choices, utility, effort, rng, cancelled)

    def _target(self, effort: Effort, view: View) -> Target:
        """What a search plays for. A bot that only takes a short look does it for points, and
        throws no sure ones away: when it is robbed of a trick early, it takes another one.
        """
        target = self.personality.target
        if not effort.wary:
            return target
        assert view.hand is not None
        is_late = len(view.hand.mine) <= self.personality.late
        rivalry = min(target.rivalry, MOST_RIVALRY) if is_late else 0.0
        return replace(target, win=False, rivalry=rivalry)

    def _effort(self, view: View) -> Effort | None:
        """What is played out in search."""
        if _all_is_played(view):
            return None
        if self.level.finish is not None and _is_finish(view):
            return self.level.finish
        if self.level.effort is not None:
            return self.level.effort
        if self.level.play_blur or not _can_plot(view, self.personality.late):
            return None
        return self.personality.plot

    def _by_liking(self, view: View) -> list[Liked]:
        """Every choice with its value to this bot in points, the favourite first."""
        choices = self._choices(view)
        # A beginner's points are smaller, and so are the risks that he sees in them.
        brain = brain_for(view.setup)
        grain = brain.thumb_grain**2 if self.level.thumb else 1.0
        likes = self.personality.likes(view, choices, grain, brain.dear)
        if view.phase is Phase.BID and not self.level.thumb:
            surer = brain.surer * self.personality.prudence
            likes = [own + surer * c.chance for own, c in zip(likes, choices, strict=True)]
        return sorted(zip(choices, likes, strict=True), key=itemgetter(1), reverse=True)

    def _choices(self, view: View) -> list[Choice]:
        brain = brain_for(view.setup)
        if not self.level.thumb:
            return brain.weigh(view)
        choices = brain.thumb(view)
        if not self.personality.looks_around:
            return choices
        seen = {choice.action: choice for choice in brain.weigh(view)}
        return [c._replace(bonus=seen[c.action].bonus, spoil=seen[c.action].spoil) for c in choices]

    def _blurred(self, view: View, liked: Sequence[Liked], rng: Random) -> Decision:
        """The favourite, or one that looks nearly as good to a player of this level."""
        favourite, best = liked[0]
        secret = isinstance(favourite.action, Bid | Load)
        blur = self.level.bid_blur if secret else self.level.play_blur
        if not blur or _all_is_played(view):
            return favourite.action
        brain = brain_for(view.setup)
        plain = brain.plain_bid if view.phase is Phase.BID else PLAIN
        blur *= brain.thumb_grain if self.level.thumb else brain.weigh_grain * _mist(view)
        weights = [1.0]
        for choice, liking in liked[1:]:
            haze = 1.0 if self.level.thumb else _haze(favourite, choice, plain)
            weights.append(self._weight(best - liking, blur * haze))
        return _drawn(liked, weights, rng.random()).action

    def _sobered(self, view: View, told: Decision, liked: Sequence[Liked], rng: Random) -> Decision:
        """The same decision, unless even a short look shows that another is plainly better."""
        if self.level.sober is None or not _can_be_looked_at(view):
            return told
        first = [choice for choice, _ in liked if choice.action == told]
        choices = [*first, *(choice for choice, _ in liked if choice.action != told)]
        brain, utility = brain_for(view.setup), self._target(self.level.sober, view).utility(view)
        findings = search(view, brain, choices, utility, self.level.sober, rng)
        own = next(finding for finding in findings if finding.choice.action == told)
        better = [one for one in findings if one.utility > own.utility]
        best = max(better, key=lambda finding: finding.chance, default=own)
        return told if best.chance - own.chance < NOTICED else best.choice.action

    def _weight(self, lack: float, blur: float) -> float:
        """How readily a choice is mistaken for the favourite; never, if it is worse beyond the
        limit.
        """
        return exp(-lack / blur) if lack < self.level.limit * blur else 0.0


def _drawn(liked: Sequence[Liked], weights: Sequence[float], point: float) -> Choice:
    """The choice in whose share of all the weights the point lies; it is from 0 to below 1."""
    left = point * sum(weights)
    for (choice, _), weight in zip(liked, weights, strict=True):
        left -= weight
        if left < 0:
            return choice
    return liked[0][0]  # by rounding alone


def _all_is_played(view: View) -> bool:
    """Harry after the last trick: nothing is left to search or to misjudge."""
    assert view.hand is not None
    return not any(view.hand.held)


def _is_finish(view: View) -> bool:
    """So few pieces left that playing the hand out tells more than its odds."""
    assert view.hand is not None
    return _can_be_looked_at(view) and len(view.hand.mine) <= brain_for(view.setup).finish


def _can_be_looked_at(view: View) -> bool:
    """When the bids are in, and with cards, few guesses tell something."""
    if view.phase in (Phase.BID, Phase.LOAD) or coded(view.setup).rolled:
        return False
    return not _all_is_played(view)


def _can_plot(view: View, late: float) -> bool:
    """Whether a last search for harm to others pays: near the end with dice; with cards it is seen
    without playing it out who gets the trick.
    """
    assert view.hand is not None
    is_play = view.phase is Phase.PLAY and len(view.hand.mine) <= late
    return is_play and coded(view.setup).rolled


def _mist(view: View) -> float:
    """How uncertain the value of a play is: not at all for the last trick, and by the root of the
    number of tricks that come after this one.
    """
    assert view.hand is not None
    to_come = sum(view.hand.held) - (view.phase is Phase.PLAY)
    return sqrt(max(0.0, to_come / len(view.hand.held) - 1) / MISTY_TRICKS)


def _haze(favourite: Choice, choice: Choice, plain: float) -> float:
    """How hard two choices are to tell apart, from 0 to 1: nobody misjudges what is sure."""
    if favourite.chance - choice.chance > plain:
        return 0.0
    return 4.0 * min(one.chance * (1.0 - one.chance) for one in (favourite, choice))


def bot_named(text: str) -> Bot:
    """The bot written as `level` or `level:personality`; `legend*4` thinks four times as much."""
    named, _, person = text.strip().partition(":")
    key, star, times = named.partition("*")
    if key not in LEVELS:
        raise SetupError("unknown_level", f"no bot {key!r}: choose from {', '.join(LEVELS)}")
    level = LEVELS[key].working(_work(times)) if star else LEVELS[key]
    if person and person not in PERSONALITIES:
        names = ", ".join(PERSONALITIES)
        raise SetupError("unknown_personality", f"no personality {person!r}: choose from {names}")
    return Bot(level, PERSONALITIES[person or STEADY.key])


def _work(times: str) -> float:
    try:
        work = float(times)
    except ValueError:
        work = 0.0
    if not 0 < work < MOST_WORK:
        raise SetupError("bad_work", f"no amount of work: {times!r}, write legend*0.5 or legend*4")
    return work
