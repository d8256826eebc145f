"""Chance from one seed."""

from __future__ import annotations

from collections import Counter

import pytest

from game.match.chance import (
    SEEDS,
    STREAMS,
    THINKING,
    Chance,
    generator,
    shuffled,
    starter_by_lot,
    thinking,
)
from game.rules.actions import Deal, Play, Roll
from game.rules.engine import apply, new_match
from game.rules.errors import SetupError
from game.rules.state import MatchState, Phase
from tests.match.matches import SETUPS, RandomSeat, new_session, played

DICE = SETUPS["dice"]


def deals(seed: int, player_seed: int) -> list[Deal]:
    """The deals of a match with this chance, in which the seats decide from another seed."""
    session = new_session(DICE, player_seed)
    session._chance = Chance(seed)
    session.advance()
    return [action for action in session.record.actions if isinstance(action, Deal)]


def test_the_same_seed_deals_the_same_whatever_is_decided() -> None:
    assert deals(7, player_seed=1) == deals(7, player_seed=2)


def test_other_seeds_and_other_hands_deal_otherwise() -> None:
    seen = [deal for seed in (1, 2, 256, 257) for deal in deals(seed, player_seed=1)]
    assert len(set(seen)) == len(seen)


def test_the_first_numbers_of_a_stream_are_these_on_every_python() -> None:
    rng = generator(2026, 3)
    assert [int(rng.random() * 1_000_000) for _ in range(4)] == [377781, 99091, 658189, 203976]


def first_numbers(seed: int, name: str, turn: int = 0) -> list[float]:
    """The first number of every decision's stream in one match."""
    session = new_session(SETUPS[name], seed)
    session.advance()
    controllers = session._controllers.values()
    views = [view for c in controllers if isinstance(c, RandomSeat) for view in c.views]
    assert len(views) > 100
    return [thinking(seed, view, turn).random() for view in views]


@pytest.mark.parametrize("name", ["dice", "beck with everything"])
def test_every_decision_of_every_match_has_a_stream_of_its_own(name: str) -> None:
    streams = [
        *first_numbers(1, name),
        *first_numbers(1, name, turn=1),
        *first_numbers(2, name),
        *(generator(seed, hand).random() for seed in (1, 2) for hand in range(21)),
    ]
    assert len(set(streams)) == len(streams)


def test_no_thought_ever_draws_what_is_dealt_or_rolled() -> None:
    """Else whoever thinks could know the dice to come."""
    assert SEEDS[-1] * STREAMS + STREAMS <= THINKING


def test_a_decision_draws_the_same_whoever_has_bid_already() -> None:
    session = new_session(DICE, humans=(0, 1, 2, 3))
    session.begin()
    before = thinking(5, session.view(2)).random()
    session.submit(session.view(0).legal[0])
    assert thinking(5, session.view(2)).random() == before


def test_everyone_may_be_drawn_to_start_and_each_as_often() -> None:
    drawn = Counter(starter_by_lot(seed, 5) for seed in range(2000))
    assert sorted(drawn) == [0, 1, 2, 3, 4]
    assert min(drawn.values()) > 320


def test_shuffling_is_fair() -> None:
    rng = generator(1, 0)
    orders = Counter(shuffled("abc", rng) for _ in range(6000))
    assert len(orders) == 6
    assert min(orders.values()) > 900


def test_every_face_of_a_die_is_as_likely() -> None:
    rolls = Counter(
        action.face
        for seed in range(20)
        for action in played(DICE, seed).record.actions
        if isinstance(action, Roll) and action.face.startswith("black:")
    )
    assert sum(rolls.values()) > 300
    assert min(rolls.values()) > sum(rolls.values()) / 4


def rolling(seed: int) -> tuple[Chance, MatchState]:
    """A match in which the first die is in the air."""
    session = new_session(DICE, seed)
    while session.view(None).phase is not Phase.PLAY:
        session.step()
    (seat,) = session.waiting_for()
    play = session.view(seat).legal[0]
    assert isinstance(play, Play)
    return session._chance, apply(session.state, play).state


def test_a_roll_depends_on_nothing_but_seed_and_state() -> None:
    used, state = rolling(3)
    assert used.draw(state) == used.draw(state) == Chance(3).draw(state)


def test_chance_is_due_only_when_dealing_or_rolling() -> None:
    assert isinstance(Chance(1).draw(new_match(DICE)), Deal)
    session = new_session(DICE)
    session.begin()
    assert Chance(1).draw(session.state) is None
    assert Chance(1).draw(played(DICE).state) is None


@pytest.mark.parametrize("seed", [-1, 2**64, True, 1.0, "1"])
def test_a_seed_is_a_whole_number_that_others_can_store(seed: object) -> None:
    with pytest.raises(SetupError):
        Chance(seed)  # type: ignore[arg-type]
