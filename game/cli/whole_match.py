"""Lets bots play one whole match, and gives its record."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ai.bot import Bot, bot_named
from game.match.chance import thinking
from game.match.record import MatchRecord
from game.match.seat import Seat
from game.match.session import Session
from game.rules.actions import Decision
from game.rules.edition import Setup
from game.rules.view import View


class AtSeat:
    """A bot that draws from the stream of each decision."""

    def __init__(self, bot: Bot, seed: int) -> None:
        self._bot, self._seed = bot, seed

    def choose(self, view: View) -> Decision:
        return self._bot.choose(view, thinking(self._seed, view))


def played_out(
    setup: Setup, seats: Sequence[Seat], seed: int, cancelled: Callable[[], bool] = lambda: False
) -> MatchRecord:
    """The record of a match up to its end, or as far as it came when cancelled."""
    bots = {
        number: AtSeat(bot_named(f"{seat.level}:{seat.personality}"), seed)
        for number, seat in enumerate(seats)
    }
    session = Session(setup, seats, seed, bots)
    while not cancelled() and session.step():
        pass
    return session.record
