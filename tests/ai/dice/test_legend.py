"""Legend plays for the match: it stops whoever would win it, even if that costs the own bid."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from ai.advice import advise
from ai.bot import Bot
from ai.levels import CAPTAIN, LEGEND, Level
from game.rules.actions import Bid, Play
from game.rules.view import View, view_for
from tests.rules.playing import sit

STREAMS = range(4)


def fourth_of_five_tricks(*totals: int) -> View:
    """Seat 3 has made its bid of one; seat 0 needs this trick, or the last one, for its three.

    Nobody has a number left but seat 3, so that its last die takes nothing: a red one now keeps
    the bid and gives seat 0 its third trick. The black one takes the trick for certain. Then the
    bid is lost, but in the last trick seat 0 is only the first of three with a Pirate.
    """
    game = sit(
        "dice",
        "red skull_king mermaid blue pirate",
        "red yellow yellow yellow pirate",
        "red yellow yellow yellow pirate",
        "red blue blue red black",
    )
    game.bid(3, 0, 0, 1).play(
        "red:1 red:1 red:1 red:3 "
        "blue:3 skull_king:skull yellow:1 yellow:1 "
        "mermaid:skull yellow:1 yellow:flag blue:3 "
        "blue:4 yellow:1 yellow:flag"
    )
    return replace(view_for(game.state, 3), totals=totals)


def rolled(level: Level, view: View, stream: int = 0) -> str:
    play = Bot(level).choose(view, Random(stream))
    assert isinstance(play, Play)
    return play.piece


@pytest.mark.parametrize("stream", STREAMS)
def test_the_own_bid_is_given_up_to_stop_who_would_win_the_match(stream: int) -> None:
    """30 points for the own bid win nothing while seat 0 gets 60 for its own."""
    assert rolled(LEGEND, fourth_of_five_tricks(70, 0, 0, 100), stream) == "black"


@pytest.mark.parametrize("totals", [(0, 0, 0, 300), (10, 0, 0, 100), (300, 0, 0, 100)])
@pytest.mark.parametrize("stream", STREAMS)
def test_nobody_is_stopped_who_cannot_win_or_cannot_be_caught(
    totals: tuple[int, ...], stream: int
) -> None:
    assert rolled(LEGEND, fourth_of_five_tricks(*totals), stream) == "red"


def test_a_captain_keeps_the_bid_whatever_the_score() -> None:
    assert rolled(CAPTAIN, fourth_of_five_tricks(70, 0, 0, 100)) == "red"


def test_the_chance_to_win_is_what_the_dice_say() -> None:
    """By hand: of the three Pirates the last skull wins, so that seat 0, the first of them, takes
    the last trick with a skull before two flags, 2/3 × 1/3 × 1/3 or 7.4 %. Its own bid of three
    then comes true if the fourth trick went to seat 3, and fails if seat 0 had that one, too.
    """
    view = fourth_of_five_tricks(70, 0, 0, 100)
    thoughts = [Bot(LEGEND).think(view, Random(stream)) for stream in range(4)]
    take, leave = thoughts[0]
    utility = sum(best.utility for best, _ in thoughts) / len(thoughts)
    assert utility == pytest.approx(100 - 7.4 + 0.9, abs=2)
    # It is out of the race after a few hundred worlds.
    assert leave.utility == pytest.approx(7.4 + 1.2, abs=6)
    assert take.score < leave.score
    assert take.chance < 0.01
    assert leave.chance > 0.9


def test_advice_gives_up_the_bid_as_well() -> None:
    told = advise(fourth_of_five_tricks(70, 0, 0, 100), Random(3))
    assert [one.action for one in told.options] == [Play(3, "black"), Play(3, "red")]
    take, leave = told.options
    match = told.claims[0]
    assert match.key == "for_the_match"
    assert match.details["points"] == round(leave.points - take.points) > 0


def last_bid(*totals: int) -> View:
    """Two strong dice before the bids of the last hand; in this bag are few others like them."""
    game = sit("dice", "pirate black", "black blue", "red red", "mermaid black")
    return replace(view_for(game.state, 3), totals=totals)


def bid(level: Level, view: View, stream: int = 0) -> int:
    decision = Bot(level).choose(view, Random(stream))
    assert isinstance(decision, Bid)
    return decision.tricks


@pytest.mark.parametrize("stream", STREAMS)
def test_who_is_far_behind_bids_what_the_match_needs(stream: int) -> None:
    """40 points behind, 20 for one trick or for none win only with luck: 40 for two may do."""
    assert bid(LEGEND, last_bid(40, 0, 0, 0), stream) == 2
    assert bid(LEGEND, last_bid(0, 0, 0, 40), stream) == 1
    assert bid(CAPTAIN, last_bid(40, 0, 0, 0)) == 1
