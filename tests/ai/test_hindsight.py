"""Looking back: a blunder is found, what was right costs nothing, and nothing is peeked at."""

from __future__ import annotations

from random import Random

import pytest

from ai import hindsight
from ai.advice import played
from ai.bot import brain_for
from ai.hindsight import _is_acquitted, judge, par
from game.rules.actions import Bid, Play
from game.rules.edition import Setup
from game.rules.engine import new_match
from game.rules.view import View, view_for
from tests.ai.test_bot import EVERYTHING, SETUPS, asked
from tests.rules.hidden import redealt
from tests.rules.playing import setup_of, sit


def last_of_two() -> View:
    """Seat 0 rolls last with everything to win: only the black die can take the trick."""
    hands = ("black red", "blue red", "red red", "yellow red")
    game = sit("dice", *hands, starter=1).bid(2, 0, 0, 0)
    return view_for(game.play("blue:5 red:1 red:1").state, 0)


def test_a_blunder_costs_what_it_costs_and_the_better_choice_is_named() -> None:
    verdict = judge(last_of_two(), Play(0, "red"), Random(1))
    assert verdict.better is not None
    assert verdict.better.action == Play(0, "black")
    assert verdict.loss > 5
    assert verdict.loss <= verdict.better.points - verdict.chosen.points + 1e-9


def test_what_was_right_costs_nothing() -> None:
    verdict = judge(last_of_two(), Play(0, "black"), Random(1))
    assert verdict.better is None
    assert verdict.loss == 0
    assert verdict.chosen.action == Play(0, "black")


@pytest.mark.parametrize("name", ["dice 4", "schmidt 3", "beck 5 everything"])
def test_a_verdict_tells_every_choice_and_hangs_on_nothing_hidden(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hindsight, "GLANCE", 1)
    monkeypatch.setattr(hindsight, "FEWEST", 4)
    monkeypatch.setattr(hindsight, "LENGTH", 1)
    for state, seat in asked(name, 25)[:4] if name != "dice 4" else asked(name, 12)[:5]:
        view = view_for(state, seat)
        told = view.legal[-1]
        verdict = judge(view, told, Random(4))
        assert sorted(map(repr, view.legal)) == sorted(repr(o.action) for o in verdict.options)
        assert verdict.chosen.action == told
        assert verdict.loss >= 0
        other = view_for(redealt(state, seat, Random(2)), seat)
        assert judge(other, told, Random(4)) == verdict


def test_a_decision_without_a_choice_costs_nothing() -> None:
    game = sit("dice", "black", "red", "red").bid(1, 0, 0)
    verdict = judge(view_for(game.state, 0), Play(0, "black"), Random(1))
    assert (verdict.better, verdict.loss, len(verdict.options)) == (None, 0.0, 1)


def test_a_bid_far_from_the_hand_is_costly() -> None:
    game = sit("dice", "red red yellow", "black black black", "pirate pirate black")
    verdict = judge(view_for(game.state, 0), Bid(0, 3), Random(1))
    assert verdict.better is not None
    assert isinstance(verdict.better.action, Bid)
    assert verdict.better.action.tricks < 3


def test_the_longer_a_match_the_less_a_decision_gets_and_an_ordinary_one_gets_it_all() -> None:
    def share(edition: str, seats: int, **options: object) -> float:
        return hindsight._share(views_of(setup_of(edition, seats, **options)))

    assert [share(edition, 4) for edition in ("dice", "schmidt", "beck")] == [1.0, 1.0, 1.0]
    six = share("beck", 6)
    assert six == pytest.approx((4 / 6) ** (2 * hindsight.SHRINKS))
    assert share("beck", 6, **EVERYTHING) < six
    assert share("beck", 6, plan="broadside") == pytest.approx(
        six * (385 / 1000) ** hindsight.SHRINKS
    )
    assert hindsight.SHRINKS > 1  # or a long match would take longer than an ordinary one
    assert share("beck", 6, plan="past_your_bedtime") == 1.0


def views_of(setup: Setup) -> View:
    return view_for(new_match(setup), 0)


def test_whoever_is_not_accused_by_the_first_worlds_is_believed() -> None:
    view = last_of_two()
    black, red = sorted(
        brain_for(view.setup).weigh(view), key=lambda c: c.action != Play(0, "black")
    )
    mine, better = played(view, [black, red], 40, Random(1))
    assert _is_acquitted([mine, better])
    assert not _is_acquitted([better, mine])


def test_par_is_what_such_hands_bring_and_the_same_for_the_same_stream() -> None:
    setup = setup_of("dice", 4)
    one = par(setup, 1, Random(1))
    assert -10 < one < 20
    assert par(setup, 1, Random(1)) == one
    loads = SETUPS["beck 5 everything"]
    assert 0 <= par(loads, 2, Random(1)) <= 30 + 100
