"""Advice is what the bot itself would do, for every kind of decision, and its numbers add up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from threading import Event

import pytest

from ai import advice
from ai.advice import Advice, Follower, Tally, advise, played, second_thought
from ai.bot import Bot, brain_for
from ai.thinking import Thinking
from game.rules.actions import Bid
from game.rules.view import View, view_for
from tests.ai.test_bot import QUICK, asked
from tests.rules.hidden import redealt

SETUPS = ("dice 4", "schmidt 3", "beck 2 with the ghost", "beck 5 everything")


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "FEWEST", 4)
    monkeypatch.setattr(advice, "PLAYS", 1)


def views(name: str) -> list[View]:
    """Some of a match, of every kind of decision that comes up in it."""
    found = [view_for(state, seat) for state, seat in asked(name, 6)]
    kinds = {view.phase: view for view in found}
    return [*kinds.values(), *found[:8]]


@pytest.mark.parametrize("name", SETUPS)
def test_without_a_second_thought_the_advice_is_what_the_bot_does(name: str) -> None:
    for number, view in enumerate(views(name)):
        told = advise(view, Random(number), bot=Bot(QUICK))
        assert told.options[0].action == Bot(QUICK).choose(view, Random(number))


@pytest.mark.parametrize("name", SETUPS)
def test_every_decision_is_told_about_and_the_numbers_add_up(name: str) -> None:
    for view in views(name):
        told = advise(view, Random(1), bot=Bot(QUICK)).options
        assert sorted(map(repr, view.legal)) == sorted(repr(one.action) for one in told)
        points = [one.points for one in told[1:]]
        assert points == sorted(points, reverse=True)
        for one in told:
            assert 0 <= one.chance <= 1
            if one.tricks:
                assert sum(one.tricks) == pytest.approx(1)
            if isinstance(one.action, Bid):
                assert one.tricks[one.action.tricks] == pytest.approx(one.chance)


def test_the_same_stream_gives_the_same_advice() -> None:
    for view in views("beck 5 everything")[:4]:
        first, second = (advise(view, Random(7), bot=Bot(QUICK)) for _ in range(2))
        assert first == second


@pytest.mark.parametrize("name", SETUPS)
def test_advice_knows_nothing_that_the_seat_does_not(name: str) -> None:
    for state, seat in asked(name, 12)[:6]:
        other = redealt(state, seat, Random(3))
        told = [advise(view_for(s, seat), Random(2), bot=Bot(QUICK)) for s in (state, other)]
        assert told[0] == told[1]


def test_a_second_thought_counts_only_if_it_is_better_beyond_doubt() -> None:
    view = views("dice 4")[0]
    choices = brain_for(view.setup).weigh(view)[:2]
    first, second = played(view, choices, 1, Random(1))
    first.worlds = second.worlds = 3 * advice.RUN
    first.runs = [(0.0, 100.0), (0.0, 110.0), (0.0, 90.0)]
    second.runs = [(0.0, 200.0), (0.0, 205.0), (0.0, 195.0)]
    first.winning, second.winning = 300.0, 600.0
    assert second_thought([first, second]) is second
    second.runs = [(0.0, 400.0), (0.0, 10.0), (0.0, 10.0)]
    second.winning = 420.0
    assert second_thought([first, second]) is first, "that was luck"


def test_points_are_given_away_only_for_the_match() -> None:
    view = views("dice 4")[0]
    choices = brain_for(view.setup).weigh(view)[:2]
    poor, rich = played(view, choices, 1, Random(1))
    poor.worlds = rich.worlds = 3 * advice.RUN
    poor.points, rich.points = 300.0, 900.0
    rich.runs = [(300.0, 100.0), (310.0, 100.0), (290.0, 100.0)]
    for winning, told in ((101.0, rich), (140.0, poor)):
        poor.runs = [(100.0, winning), (100.0, winning), (100.0, winning)]
        poor.winning, rich.winning = 3 * winning, 300.0
        assert second_thought([poor, rich]) is told


def test_a_follower_does_what_is_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "LEGEND", QUICK)
    view = views("schmidt 3")[2]
    assert Follower().choose(view, Random(3)) == advise(view, Random(3)).options[0].action


def test_all_choices_meet_the_same_worlds() -> None:
    view = views("schmidt 3")[3]
    choice = brain_for(view.setup).weigh(view)[0]
    one, other = played(view, [choice, choice], 12, Random(1))
    assert one.option() == other.option()
    assert one.runs == other.runs


def test_when_all_is_settled_the_rest_is_spared() -> None:
    view = views("schmidt 3")[3]
    choices = brain_for(view.setup).weigh(view)[:2]
    asked: list[int] = []

    def is_settled(tallies: Sequence[Tally]) -> bool:
        asked.append(tallies[0].worlds)
        return tallies[0].worlds >= 80

    found = played(view, choices, 400, Random(1), is_settled=is_settled)
    assert asked == [40, 80]
    assert [tally.worlds for tally in found] == [80, 80]


def test_thinking_waits_until_nobody_else_thinks_and_can_be_cancelled_while_it_waits() -> None:
    view = views("dice 4")[2]
    has_begun = Event()

    def until_cancelled(cancelled: Callable[[], bool]) -> bool:
        has_begun.set()
        while not cancelled():
            pass
        return True

    first = Thinking(until_cancelled)
    assert has_begun.wait(60)  # or the second might be quicker
    second: Thinking[Advice] = Thinking(lambda _: advise(view, Random(1), bot=Bot(QUICK)))
    assert not second.is_ready
    second.cancel()
    assert second.is_ready
    first.cancel()
    third = Thinking(lambda _: advise(view, Random(1), bot=Bot(QUICK)))
    assert third.result() == advise(view, Random(1), bot=Bot(QUICK))
