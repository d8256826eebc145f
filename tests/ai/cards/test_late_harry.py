"""Harry after the last trick: every bot sets its bid to what it won."""

from __future__ import annotations

from random import Random

import pytest

from ai.bot import bot_named, brain_for
from ai.levels import LEVELS
from ai.personality import PERSONALITIES
from game.rules.actions import ChangeBid
from game.rules.compact import Position
from game.rules.engine import new_match
from game.rules.view import View, view_for
from tests.rules.playing import Game, setup_of

BOTS = [f"{level}:{person}" for level in LEVELS for person in PERSONALITIES]
SCORINGS = ["skull_king", "rascal", "rascal_loads"]
LATE = {"abilities": True, "harry_after_last_trick": True}


def after_the_only_trick(seats: int, scoring: str, bid: int) -> View:
    """Seat 0 has won the only trick of the hand with Harry."""
    rest = [f"green:{number}" for number in range(2, seats + 2)]
    game = Game(new_match(setup_of("beck", seats, scoring=scoring, **LATE)))
    game.deal("harry", *rest).bid(bid, *[0] * (seats - 1))
    if scoring == "rascal_loads":
        game.load(*["grapeshot"] * seats)
    return view_for(game.play(" ".join(["harry", *rest[: seats - 1]])).state, 0)


@pytest.mark.parametrize("bid", [0, 1])
@pytest.mark.parametrize("scoring", SCORINGS)
@pytest.mark.parametrize("seats", [2, 3])
def test_nobody_misjudges_what_has_been_won(seats: int, scoring: str, bid: int) -> None:
    view = after_the_only_trick(seats, scoring, bid)
    decided = {bot_named(bot).choose(view, Random(bot)) for bot in BOTS}
    assert decided == {ChangeBid(0, 1 - bid)}


@pytest.mark.parametrize(("bid", "change"), [(0, 1), (1, 0), (2, -1)])
@pytest.mark.parametrize("scoring", SCORINGS)
def test_the_quick_player_of_playouts_does_not_either(scoring: str, bid: int, change: int) -> None:
    setup = setup_of("beck", 3, scoring=scoring, **LATE)
    brain = brain_for(setup)
    position = Position(brain.code, 2, 0)
    position.deal([[], [], []], [])
    position.bids, position.won, position.left = [bid, 0, 1], [1, 0, 1], 0
    assert brain.policy().change_bid(position, 0) == change
