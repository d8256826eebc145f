"""Every character can be felt: asked the same, it decides differently, at every level."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from math import sqrt
from random import Random
from statistics import mean
from typing import NamedTuple

import pytest

from ai.bot import Bot, brain_for
from ai.brain import Choice
from ai.levels import CABIN_BOY, CAPTAIN, SAILOR, Level
from ai.personality import (
    CAUTIOUS,
    GAMBLER,
    PERSONALITIES,
    SABOTEUR,
    STEADY,
    TREASURE_HUNTER,
    Personality,
    stake,
)
from game.match.seat import BOT, Seat
from game.match.session import Session
from game.rules.actions import Bid, Decision, Load, Wager
from game.rules.scoring import CANNONBALL, GRAPESHOT
from game.rules.state import Phase
from game.rules.view import View
from tests.ai.cards.seating import seated, view_of
from tests.ai.test_sensible import questions
from tests.rules.playing import setup_of

# They weigh thousands of decisions, and counting lines makes that three times as slow.
pytestmark = pytest.mark.no_cover
EVERYTHING = {"kraken": True, "whale": True, "loot": True, "abilities": True}
SETUPS = {
    "dice": setup_of("dice", 4),
    "schmidt": setup_of("schmidt", 4),
    "beck": setup_of("beck", 4, **EVERYTHING),
}
QUICK = replace(CAPTAIN, finish=None)
MATCHES = {"dice": 12, "schmidt": 8, "beck": 8}


class Weighed(NamedTuple):
    """A view in which there is a choice, and what the best judge thinks of all of them."""

    view: View
    choices: dict[Decision, Choice]


class Recorder:
    """Plays as a steady Captain who does not look twice, and keeps what it was asked."""

    def __init__(self, kept: list[View]) -> None:
        self._kept = kept

    def choose(self, view: View) -> Decision:
        if len(view.legal) > 1:
            self._kept.append(view)
        return Bot(QUICK).choose(view, Random(0))


@cache
def weighed(name: str) -> list[Weighed]:
    """All that is asked in some matches of steady Captains."""
    views: list[View] = []
    for seed in range(MATCHES[name]):
        seats = [Seat(f"{seat}", BOT, level="captain") for seat in range(4)]
        Session(SETUPS[name], seats, seed, dict.fromkeys(range(4), Recorder(views))).advance()
    brain = brain_for(SETUPS[name])
    return [Weighed(view, {c.action: c for c in brain.weigh(view)}) for view in views]


@cache
def bids(name: str) -> list[Weighed]:
    return [one for one in weighed(name) if one.view.phase is Phase.BID]


# A Captain looks at every play: as few as still tell. Where taste does nothing, both are the same.
EARLY, LATE = range(5, 11), range(5)
MOST = {EARLY: 180, LATE: 90}


@cache
def plays(name: str, pieces: range) -> list[Weighed]:
    """With so many pieces in hand."""
    return [
        one
        for one in weighed(name)
        if one.view.phase is Phase.PLAY and one.view.hand and len(one.view.hand.mine) in pieces
    ][: MOST[pieces]]


@cache
def taken(name: str, pieces: range | None, bot: Bot) -> list[Choice]:
    """What this bot decides there, of bids or of plays."""
    asked = plays(name, pieces) if pieces else bids(name)
    return [one.choices[bot.choose(one.view, Random(n))] for n, one in enumerate(asked)]


Measure = Callable[[Weighed, Choice], float]


def compared(
    name: str, pieces: range | None, level: Level, person: Personality, measure: Measure
) -> tuple[float, float]:
    """What the person's decisions are like by the best judge's measure, and a steady one's."""
    asked = plays(name, pieces) if pieces else bids(name)
    other, steady = (
        mean(map(measure, asked, taken(name, pieces, Bot(level, who)))) for who in (person, STEADY)
    )
    return other, steady


def spread(one: Weighed, choice: Choice) -> float:
    return stake(one.view, choice.action) * sqrt(choice.chance * (1 - choice.chance))


def is_zero(one: Weighed, choice: Choice) -> float:
    return float(isinstance(choice.action, Bid) and choice.action.tricks == 0)


def tricks(one: Weighed, choice: Choice) -> float:
    assert isinstance(choice.action, Bid)
    return float(choice.action.tricks)


def chance(one: Weighed, choice: Choice) -> float:
    return choice.chance


def bonus(one: Weighed, choice: Choice) -> float:
    return choice.bonus


def harm(one: Weighed, choice: Choice) -> float:
    return choice.spoil - min(other.spoil for other in one.choices.values())


every_level = pytest.mark.parametrize(
    "level", [CABIN_BOY, SAILOR, CAPTAIN], ids=lambda level: level.key
)
every_edition = pytest.mark.parametrize("name", SETUPS)


@every_level
@every_edition
def test_a_gambler_plays_for_higher_stakes_and_bids_more_zeros(name: str, level: Level) -> None:
    risk, usual = compared(name, None, level, GAMBLER, spread)
    assert risk > 1.06 * usual
    zeros, usual = compared(name, None, level, GAMBLER, is_zero)
    assert zeros > usual + 0.01


@every_level
@every_edition
def test_a_cautious_one_makes_bids_that_are_made_more_often(name: str, level: Level) -> None:
    sure, usual = compared(name, None, level, CAUTIOUS, chance)
    assert sure > usual + 0.004
    risk, usual = compared(name, None, level, CAUTIOUS, spread)
    assert risk < usual


@every_level
@every_edition
def test_a_treasure_hunter_goes_for_bonuses(name: str, level: Level) -> None:
    loot, usual = compared(name, EARLY, level, TREASURE_HUNTER, bonus)
    assert loot > 1.03 * usual


@every_level
@every_edition
def test_a_saboteur_does_more_harm_when_it_counts(name: str, level: Level) -> None:
    evil, usual = compared(name, LATE, level, SABOTEUR, harm)
    assert evil > 1.1 * usual


@every_edition
def test_a_saboteur_waits_while_robbed_seats_could_take_another_trick(name: str) -> None:
    told = (taken(name, EARLY, Bot(CAPTAIN, who)) for who in (STEADY, SABOTEUR))
    for one, steady, saboteur in zip(plays(name, EARLY), *told, strict=True):
        assert steady == saboteur or not any(c.chance for c in one.choices.values())


# The saboteur pays two points and a little of his own chance to rob the one who needs the trick.
WHIMS = {"saboteur": {"following low beats a Pirate when no trick is wanted"}}


# A steady Captain is asked all of them in test_sensible.py, two of the others every one.
CHARACTERS = [key for key in PERSONALITIES if key != STEADY.key]


@pytest.mark.parametrize("person", CHARACTERS)
def test_no_character_misses_what_is_a_matter_of_course(person: str) -> None:
    bot, half = Bot(CAPTAIN, PERSONALITIES[person]), questions()[CHARACTERS.index(person) % 2 :: 2]
    missed = {q.says for q in half if not q.right(bot.choose(q.view, Random(1)))}
    assert missed <= WHIMS.get(person, set())


def test_what_is_at_stake_follows_the_decision() -> None:
    by_bid = {
        action.tricks: stake(one.view, action)
        for one in bids("dice")[-1:]
        for action in one.view.legal
        if isinstance(action, Bid)
    }
    cards = max(by_bid)
    assert by_bid == {0: 20.0 * cards, **{bid: 20.0 * bid + 10.0 for bid in range(1, cards + 1)}}


def test_a_load_and_a_bet_change_what_is_at_stake() -> None:
    game = seated("beck", "yellow:2 green:2 purple:2", scoring="rascal_loads", abilities=True)
    view = view_of(game.bid(2, 0, 0, 0), 0)
    ball, shot = (stake(view, Load(0, load)) for load in (CANNONBALL, GRAPESHOT))
    assert ball > shot > 0
    none, ten, twenty = (stake(view, Wager(0, points)) for points in (0, 10, 20))
    assert (ten - none, twenty - none) == (20, 40)
