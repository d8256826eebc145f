"""Bots at every level: legal, repeatable, blind to what is hidden, and never absurd."""

from __future__ import annotations

import dataclasses
from random import Random

import pytest

from ai.bot import PLAIN, Bot, bot_named, brain_for
from ai.brain import Choice
from ai.levels import CABIN_BOY, CAPTAIN, LEGEND, LEVELS, SAILOR, Level
from ai.personality import GAMBLER, PERSONALITIES, SABOTEUR, STEADY
from ai.search import Effort
from ai.thinking import Thought
from game.match.seat import BOT, Seat
from game.match.session import Session
from game.rules.actions import Bid, Decision, Load
from game.rules.errors import SetupError
from game.rules.legality import actors
from game.rules.state import MatchState
from game.rules.view import View, view_for
from tests.rules.hidden import redealt
from tests.rules.playing import random_match, setup_of

EVERYTHING = {"kraken": True, "whale": True, "loot": True, "abilities": True}
SETUPS = {
    "dice 4": setup_of("dice", 4),
    "dice 6 landlubber": setup_of("dice", 6, scoring="landlubber"),
    "schmidt 3": setup_of("schmidt", 3),
    "beck 2 with the ghost": setup_of("beck", 2, scoring="rascal", **EVERYTHING),
    "beck 5 everything": setup_of("beck", 5, scoring="rascal_loads", **EVERYTHING),
    "beck 8": setup_of("beck", 8, plan="swift_n_salty"),
}
# As a Sailor decides before he looks once more.
UNCHECKED = dataclasses.replace(SAILOR, sober=None)
QUICK = Level("legend", effort=Effort(plays=400, plays_for_bid=400, most_worlds=6, least_worlds=4))


def asked(name: str, one_in: int) -> list[tuple[MatchState, int]]:
    """Some states of a random match in which a seat has more than one choice."""
    random = Random(name)
    found = [
        (state, seat)
        for state, _, _ in random_match(SETUPS[name], random)
        for seat in actors(state)[:1]
        if random.random() * one_in < 1 and len(view_for(state, seat).legal) > 1
    ]
    assert len(found) > 5
    return found


@pytest.mark.no_cover
@pytest.mark.parametrize("level", [CABIN_BOY, SAILOR, CAPTAIN, QUICK], ids=lambda level: level.key)
@pytest.mark.parametrize("name", SETUPS)
def test_a_decision_is_legal_and_the_same_for_the_same_stream(name: str, level: Level) -> None:
    for number, (state, seat) in enumerate(asked(name, 15)):
        view = view_for(state, seat)
        bot = Bot(level, list(PERSONALITIES.values())[number % len(PERSONALITIES)])
        decision = bot.choose(view, Random(number))
        assert decision in view.legal
        assert bot.choose(view, Random(number)) == decision


@pytest.mark.no_cover
@pytest.mark.parametrize("level", [CABIN_BOY, SAILOR, CAPTAIN, QUICK], ids=lambda level: level.key)
@pytest.mark.parametrize("name", SETUPS)
def test_what_is_hidden_changes_no_decision(name: str, level: Level) -> None:
    changed = 0
    for number, (state, seat) in enumerate(asked(name, 15)):
        other = redealt(state, seat, Random(number))
        changed += other != state
        decisions = [Bot(level).choose(view_for(s, seat), Random(number)) for s in (state, other)]
        assert decisions[0] == decisions[1]
    assert changed > 2


class Controller:
    """A bot that draws from one stream for a whole match."""

    def __init__(self, level: Level, seed: int) -> None:
        self._bot, self._random = Bot(level), Random(seed)

    def choose(self, view: View) -> Decision:
        return self._bot.choose(view, self._random)


@pytest.mark.no_cover
@pytest.mark.parametrize("name", SETUPS)
def test_a_whole_match_is_played_by_bots_alone(name: str) -> None:
    setup = SETUPS[name]
    levels = [CABIN_BOY, SAILOR, CAPTAIN, SAILOR] * 2
    seats = [Seat(level.key, BOT, level=level.key) for level in levels[: setup.seats]]
    session = Session(setup, seats, 3, {s: Controller(levels[s], s) for s in range(setup.seats)})
    session.advance()
    assert len(session.state.scored) == len(setup.plan)
    assert session.is_over


def likes(choice: Choice) -> float:
    """As a steady bot does, to whom what is at stake makes no difference."""
    return choice.value + STEADY.spite * choice.spoil


@pytest.mark.no_cover
@pytest.mark.parametrize("name", SETUPS)
def test_a_sailor_slips_between_what_is_close_and_never_to_what_is_plainly_worse(name: str) -> None:
    slips = 0
    for state, seat in asked(name, 4):
        view = view_for(state, seat)
        brain = brain_for(view.setup)
        choices = {choice.action: choice for choice in brain.weigh(view)}
        best = max(choices.values(), key=likes)
        blur = SAILOR.bid_blur if isinstance(best.action, Bid | Load) else SAILOR.play_blur
        for seed in range(10):
            taken = choices[Bot(UNCHECKED).choose(view, Random(seed))]
            lack = likes(best) - likes(taken)
            assert lack <= SAILOR.limit * blur * brain.weigh_grain
            assert best.chance - taken.chance <= PLAIN
            slips += lack > 0
    assert slips > 10


@pytest.mark.no_cover
@pytest.mark.parametrize("name", SETUPS)
def test_a_sailor_does_not_slip_with_a_single_piece_nor_where_the_bid_is_lost(name: str) -> None:
    met = 0
    for state, seat in asked(name, 1):
        view = view_for(state, seat)
        choices = brain_for(view.setup).weigh(view)
        assert view.hand is not None
        if len(view.hand.mine) == 1 or not any(choice.chance for choice in choices):
            met += 1
            best = max(map(likes, choices))
            told = {Bot(SAILOR).choose(view, Random(seed)) for seed in range(2)}
            assert {likes(c) for c in choices if c.action in told} == {best}
    assert met


@pytest.mark.no_cover
def test_the_level_changes_the_thinking_and_the_personality_the_taste() -> None:
    levels = {choose_all(Bot(level)) for level in (CABIN_BOY, SAILOR, CAPTAIN)}
    assert len(levels) == 3
    people = {choose_all(Bot(CAPTAIN, person)) for person in PERSONALITIES.values()}
    assert len(people) == len(PERSONALITIES)


def choose_all(bot: Bot) -> tuple[object, ...]:
    views = [view_for(state, seat) for state, seat in asked("beck 5 everything", 10)]
    return tuple(bot.choose(view, Random(number)) for number, view in enumerate(views))


def a_view() -> View:
    state, seat = asked("dice 4", 3)[4]
    return view_for(state, seat)


def test_a_cancelled_search_still_answers_legally_and_at_once() -> None:
    view = a_view()
    asked_to_stop: list[None] = []

    def cancelled() -> bool:
        asked_to_stop.append(None)
        return True

    assert Bot(LEGEND).choose(view, Random(1), cancelled) in view.legal
    assert len(asked_to_stop) == 1


def test_a_thought_ends_with_the_decision_that_would_be_taken_anyway() -> None:
    view = a_view()
    thought = Thought(lambda: Bot(QUICK), view, Random(2))
    assert thought.decision() == Bot(QUICK).choose(view, Random(2))
    assert thought.is_ready


def test_a_thought_can_be_cancelled() -> None:
    endless = dataclasses.replace(QUICK, effort=Effort(10**12, 10**12, 10**12, 10**12))
    view = a_view()
    thought = Thought(lambda: Bot(endless), view, Random(2))
    thought.cancel()
    assert thought.is_ready, "whoever cancels it waits for its end"
    assert thought.decision() in view.legal


def test_what_goes_wrong_in_thinking_is_told_to_whoever_asks() -> None:
    view = dataclasses.replace(a_view(), hand=None)
    with pytest.raises(AssertionError):
        Thought(lambda: Bot(CAPTAIN), view, Random(2)).decision()


def test_a_bot_may_be_asked_to_work_more_or_less_than_usual() -> None:
    usual, twice = LEGEND.effort, bot_named("legend*2:gambler").level.effort
    assert usual
    assert twice
    assert bot_named("legend*2:gambler").personality == GAMBLER
    for bidding in (False, True):
        worlds = usual.worlds(bidding, 4, 20, 1.0)
        assert twice.worlds(bidding, 4, 20, 1.0) == 2 * worlds
    for level in (SAILOR, CAPTAIN):
        half = level.working(0.5)
        for effort, less in ((level.finish, half.finish), (level.sober, half.sober)):
            assert (effort is None) == (less is None)
            if effort and less:
                assert less.plays == effort.plays // 2
    assert CABIN_BOY.working(3) == CABIN_BOY


@pytest.mark.parametrize("times", ["", "0", "-1", "x", "inf", "nan", "1000000"])
def test_no_amount_of_work_is_refused(times: str) -> None:
    with pytest.raises(SetupError, match="no amount of work"):
        bot_named(f"legend*{times}")


@pytest.mark.parametrize("text", ["admiral", "", "captain:brave", "legend:"])
def test_a_bot_that_does_not_exist_is_refused_with_those_that_do(text: str) -> None:
    if text == "legend:":
        assert bot_named(text) == Bot(LEGEND)
        return
    with pytest.raises(SetupError, match="choose from"):
        bot_named(text)


def test_bots_are_named_by_level_and_personality() -> None:
    assert bot_named("captain") == Bot(CAPTAIN)
    assert bot_named("legend:gambler") == Bot(LEGEND, GAMBLER)
    assert bot_named("sailor:saboteur") == Bot(SAILOR, SABOTEUR)
    assert bot_named("captain*1:gambler") == Bot(CAPTAIN, GAMBLER)
    assert list(LEVELS) == ["cabin_boy", "sailor", "captain", "legend"]
