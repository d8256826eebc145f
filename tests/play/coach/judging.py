"""A judge who is told in advance what decisions cost, for tests that need no thinking."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from ai.advice import Option
from ai.claims import claims
from ai.hindsight import Verdict
from game.cli.arena import player_named
from game.match.chance import thinking
from game.match.record import MatchRecord
from game.match.seat import BOT, HUMAN, Seat
from game.match.session import Session
from game.play.services import Services, Wanted
from game.rules.actions import Bid, Decision
from game.rules.edition import Setup
from game.rules.view import View
from tests.rules.playing import setup_of


class _AsRandom(NamedTuple):
    seed: int

    def choose(self, view: View) -> Decision:
        return player_named("random").choose(view, thinking(self.seed, view))


def match(edition: str = "dice", seats: int = 4, seed: int = 3) -> MatchRecord:
    """Played by somebody and bots, all at random."""
    setup = setup_of(edition, seats)
    names = ("Jonas", "Anne", "Calico Jack", "Grace", "Bartholomew", "Mary Read")[:seats]
    crew = [Seat(n, BOT if at else HUMAN, "captain" if at else "") for at, n in enumerate(names)]
    session = Session(setup, crew, seed, {seat: _AsRandom(seed) for seat in range(seats)})
    session.advance()
    return session.record


class Judge:
    """`costs`: by seat and hand, what the last decision with a choice in that hand cost."""

    def __init__(self, costs: dict[tuple[int, int], float], chance: float = 0.5) -> None:
        self.costs, self.chance = dict(costs), chance
        self.asked: list[View] = []

    def __call__(self, view: View, told: Decision, rng: Random, cancelled: Wanted) -> Verdict:
        self.asked.append(view)
        others = [action for action in view.legal if action != told]
        chosen = Option(told, 1.0, self.chance, (0.5, 0.5))
        assert view.seat is not None
        loss = self.costs.get((view.seat, view.hand_number), 0.0)
        if not others or not loss:
            told_all = (chosen, *(Option(action, 0.0, 0.1) for action in others))
            return Verdict(chosen, None, 0.0, told_all, claims(view, told), claims(view, told))
        if not isinstance(told, Bid):
            del self.costs[view.seat, view.hand_number]
        better = Option(others[0], 1.0 + loss, 0.9, (0.1, 0.9))
        rest = (Option(action, 0.0, 0.1) for action in others[1:])
        speaks, against = claims(view, others[0]), claims(view, told)
        return Verdict(chosen, better, loss, (better, chosen, *rest), speaks, against)


def par(setup: Setup, cards: int, rng: Random) -> float:
    return 10.0 * cards


def services(judge: Judge | None = None) -> Services:
    return Services(judge=judge or Judge({}), par=par, beside=Desk())


class Desk:
    """Where work is done when it begins; what is `held` up is not ready before somebody says so."""

    def __init__(self, holds: bool = False) -> None:
        self.holds = holds
        self.works: list[Work] = []

    def __call__(self, work: Callable[[Wanted], Any]) -> Work:
        self.works.append(Work(work(lambda: False), not self.holds))
        return self.works[-1]


class Work:
    def __init__(self, result: Any, is_ready: bool) -> None:
        self._result, self.is_ready, self.was_cancelled = result, is_ready, False

    def cancel(self) -> None:
        self.was_cancelled = True

    def result(self) -> Any:
        return self._result
