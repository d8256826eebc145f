"""A bot's thought never outlives the table it is for."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from ai.bot import Bot
from ai.levels import Level
from ai.search import Effort
from ai.thinking import Thought
from game.client.app import App
from game.client.doors import open_pause, open_table, open_title
from game.match.seat import BOT, Seat
from game.play.services import Services
from game.play.terms import MatchTerms
from game.rules.view import View

ENDLESS = Level("legend", effort=Effort(10**12, 10**12, 10**12, 10**12))
SEATS = (Seat("Ann"), Seat("Bo", BOT, "legend"), Seat("Cy"))


class Watched:
    """A table where a bot thinks that never comes to an end by itself."""

    def __init__(self) -> None:
        self.thoughts: list[Thought] = []
        self.app = App.headless(services=Services(think=self._think))
        self.game = self.app.games.new(MatchTerms("dice", SEATS, seed=2, starter=1))
        open_table(self.app, self.game)
        while not self.thoughts:
            self.app.tick(50)
        assert not self.thoughts[0].is_ready

    def _think(self, seat: Seat, view: View, rng: Random) -> Thought:
        self.thoughts.append(Thought(lambda: Bot(ENDLESS), view, rng))
        return self.thoughts[-1]


def leave(table: Watched) -> None:
    open_title(table.app)


def fail(table: Watched) -> None:
    table.app._guarded(lambda: 1 / 0)


def fail_below_a_scene_that_cannot_be_left(table: Watched) -> None:
    pause = open_pause(table.app, table.game, share=lambda sharing: None)
    pause.leave = lambda: 1 / 0  # type: ignore[method-assign, assignment, return-value]
    fail(table)


def close(table: Watched) -> None:
    table.app.quit()
    table.app.run()


def be_interrupted(table: Watched) -> None:
    def interrupt() -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        table.app.run(until=interrupt)


def concede(table: Watched) -> None:
    table.game.concede()


@pytest.mark.parametrize(
    "end",
    [leave, fail, fail_below_a_scene_that_cannot_be_left, close, be_interrupted, concede],
    ids=lambda end: end.__name__,
)
def test_it_has_stopped_when_the_table_is_gone(end: Callable[[Watched], None]) -> None:
    table = Watched()
    try:
        end(table)
        assert [thought.is_ready for thought in table.thoughts] == [True]
    finally:  # an endless thought would keep all other tests waiting
        for thought in table.thoughts:
            thought.cancel()
