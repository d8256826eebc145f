"""What a bot thinks with in both card games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from ai.brain import Choice
from ai.cards.abilities import (
    weigh_bids,
    weigh_changes,
    weigh_discards,
    weigh_leaders,
    weigh_loads,
    weigh_wagers,
)
from ai.cards.bidding import quick_bid, quick_load
from ai.cards.guesses import CardGuesses, Glances, can_guess
from ai.cards.odds import Lessons, Odds, results
from ai.cards.playing import weigh_plays
from ai.cards.policy import CardPolicy
from ai.cards.scene import Scene, scene_of
from ai.cards.selfplay import coarse_lessons
from ai.cards.tables import book
from ai.cards.thumb import Beginner
from ai.race import RaceOfOpinions
from ai.worlds import Worlds
from game.rules.actions import Decision
from game.rules.compact import Code, Policy, Position, coded
from game.rules.edition import Setup
from game.rules.scoring import LOADS
from game.rules.state import Phase
from game.rules.view import View

Weigher = Callable[[Odds, Scene, Sequence[Decision]], list[Choice]]
_WEIGHERS: dict[Phase, Weigher] = {
    Phase.BID: weigh_bids,
    Phase.LOAD: weigh_loads,
    Phase.CHOOSE_LEADER: weigh_leaders,
    Phase.DISCARD: weigh_discards,
    Phase.WAGER: weigh_wagers,
    Phase.CHANGE_BID: weigh_changes,
}


# Points for a sure bid where much is paid for many tricks: bids one too high look as good there.
SURER = 20.0


def _pays_by_size(code: Code) -> bool:
    """Whether two tricks as bid pay more than one."""
    load = LOADS[0] if code.setup.scoring.loads else None
    return results(code, 2, 2, load)[0] > results(code, 2, 1, load)[0]


@lru_cache(maxsize=32)
def lessons_for(setup: Setup) -> Lessons:
    """The lessons from the file if they were learnt under these rules, else a coarse version made
    now.
    """
    return book().lessons(setup) or coarse_lessons(coded(setup))


class CardBrain:
    """Knows one setup of the Schmidt or Beck edition."""

    doubt = 200.0
    finish = 99
    pace, pace_for_bid = 1.0, 1.0
    patience = 1.3
    thumb_grain = 0.4
    weigh_grain = 2.5
    dear = 1.9
    plain_bid = 0.12

    def __init__(self, setup: Setup) -> None:
        self.code = coded(setup)
        self.odds = Odds(self.code, lessons_for(setup))
        self._policy = CardPolicy(self.odds)
        self.surer = SURER if _pays_by_size(self.code) else 0.0

    def weigh(self, view: View) -> list[Choice]:
        """Every legal decision with its expected score, without looking ahead further."""
        scene = scene_of(self.code, view)
        if view.phase is Phase.PLAY:
            return weigh_plays(self._policy, scene, view.legal)
        return _WEIGHERS[view.phase](self.odds, scene, view.legal)

    def thumb(self, view: View) -> list[Choice]:
        return Beginner(self._policy, scene_of(self.code, view)).weigh(view.legal)

    def worlds(self, view: View) -> Worlds:
        assert view.hand is not None
        if can_guess(view.hand):
            return CardGuesses(view, self._policy)
        return Worlds(view, self.code)

    def glances(self, view: View) -> Worlds:
        assert view.hand is not None
        return Glances(view, self._policy) if can_guess(view.hand) else Worlds(view, self.code)

    def race(self, choices: Sequence[Choice]) -> RaceOfOpinions:
        return RaceOfOpinions(choices)

    def policy(self) -> Policy:
        return self._policy

    def bid_for(self, position: Position, seat: int) -> int:
        return quick_bid(self.odds, position.held(seat), seat == position.starter)

    def load_for(self, position: Position, seat: int) -> str:
        bids, leads = position.bids, seat == position.starter
        return quick_load(self.odds, position.held(seat), bids, bids[seat], leads)
