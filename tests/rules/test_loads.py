"""Cannon loads: chosen in secret, revealed together, scored."""

from __future__ import annotations

import pytest

from game.rules.actions import Load
from game.rules.engine import apply
from game.rules.errors import IllegalAction
from game.rules.events import (
    Event,
    HandScored,
    LoadChosen,
    LoadsRevealed,
)
from game.rules.legality import legal_actions
from game.rules.state import Phase
from game.rules.view import redact, view_for
from tests.rules.playing import Game, sit


def loaded() -> Game:
    return sit("beck", "green:1", "green:2", "green:3", scoring="rascal_loads").bid(0, 1, 1)


def test_loads_are_chosen_right_after_the_bids() -> None:
    game = loaded()
    assert game.state.phase is Phase.LOAD
    assert game.asked == (0, 1, 2)
    loads = ("grapeshot", "cannonball")
    assert legal_actions(game.state) == tuple(Load(s, load) for s in (0, 1, 2) for load in loads)


def test_loads_stay_secret_until_the_last_and_are_revealed_together() -> None:
    game = loaded().do(Load(2, "cannonball"), Load(0, "grapeshot"))
    assert game.heard(LoadsRevealed) == []
    assert game.asked == (1,)
    assert shown_loads(game) == [("grapeshot", None, None), (None,) * 3, (None, None, "cannonball")]
    for seat in (0, 1, 2, None):
        hand = view_for(game.state, seat).hand
        assert hand is not None
        assert hand.has_load == (True, False, True)
    game.do(Load(1, "cannonball"))
    assert game.heard(LoadsRevealed) == [LoadsRevealed(("grapeshot", "cannonball", "cannonball"))]
    assert shown_loads(game) == [("grapeshot", "cannonball", "cannonball")] * 3
    assert game.asked == (0,)


def shown_loads(game: Game) -> list[tuple[str | None, ...]]:
    views = [view_for(game.state, seat) for seat in range(3)]
    return [view.hand.loads for view in views if view.hand]


def test_nobody_else_hears_which_load_was_chosen() -> None:
    chosen: Event = LoadChosen(1, "cannonball")
    heard = [redact(chosen, seat) for seat in (0, 1, 2, None)]
    hidden = LoadChosen(1, None)
    assert heard == [hidden, chosen, hidden, hidden]


@pytest.mark.parametrize(
    ("loads", "points"),
    [
        (("grapeshot", "grapeshot", "grapeshot"), (10, 5, 10)),
        (("cannonball", "cannonball", "cannonball"), (15, 0, 15)),
        (("cannonball", "grapeshot", "grapeshot"), (15, 5, 10)),
    ],
)
def test_each_seat_is_scored_by_its_load(loads: tuple[str, ...], points: tuple[int, ...]) -> None:
    game = loaded().load(*loads).play("green:1 green:2 green:3")
    assert game.points == points
    assert tuple(score.load for score in game.last(HandScored).scores) == loads


@pytest.mark.parametrize("scoring", ["skull_king", "rascal"])
def test_other_scorings_have_no_loads(scoring: str) -> None:
    game = sit("beck", "green:1", "green:2", "green:3", scoring=scoring).bid(0, 0, 1)
    assert game.state.phase is Phase.PLAY
    with pytest.raises(IllegalAction):
        apply(game.state, Load(0, "grapeshot"))
    game.play("green:1 green:2 green:3")
    assert [score.load for score in game.last(HandScored).scores] == [None] * 3


def test_loads_are_chosen_anew_in_every_hand() -> None:
    game = sit("beck", "green:1", "green:2", "green:3", scoring="rascal_loads", plan=(1, 1))
    game.bid(0, 0, 1).load("cannonball", "grapeshot", "grapeshot").play("green:1 green:2 green:3")
    game.deal("green:1", "green:2", "green:3").bid(0, 0, 1)
    assert game.state.phase is Phase.LOAD
    assert game.hand.loads == (None, None, None)
