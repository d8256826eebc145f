"""What the tables believe of a bid is what it earns: for every bid, length of hand and table."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from math import sqrt
from random import Random
from typing import NamedTuple

import pytest

from ai.bot import brain_for
from ai.cards import CardBrain
from ai.cards.bidding import offers
from ai.cards.build import setups
from ai.cards.odds import DEALT, DEEPEST, LEADS, SHIFT, UNSEEN
from ai.cards.selfplay import deal_hand, place_bids
from game.rules.edition import Setup

# Thousands of hands, which counting lines makes four times as slow.
pytestmark = pytest.mark.no_cover

SETUPS = [setup for variant in setups() for setup in variant]
HANDS = 15  # of every length, at every table
# Beliefs may be off by so much, beside what chance alone does to as many hands in three sigmas.
ALLOWED = 0.06


class Tried(NamedTuple):
    """One bid as it went: zero is tried in every second hand, and one near the best otherwise."""

    setup: Setup
    cards: int
    bid: int
    believed: float
    made: bool


def name(setup: Setup) -> str:
    return f"{setup.edition.key} {setup.options['scoring']} {setup.seats}"


@cache
def tried() -> list[Tried]:
    return [one for setup in SETUPS for one in _tried_at(setup)]


def _tried_at(setup: Setup) -> Iterator[Tried]:
    brain, rng = brain_for(setup), Random(setup.seats)
    assert isinstance(brain, CardBrain)
    for number in range(HANDS * max(setup.plan)):
        position = deal_hand(brain.code, number // HANDS + 1, number % setup.seats, rng).fork()
        place_bids(brain.odds, position, rng)
        offered = offers(brain.odds, position.held(0), position.starter == 0)
        best = max(offered, key=lambda offer: offer.value).bid
        near = min(max(best + number % 3 - 1, 0), position.cards)
        bid = position.bids[0] = 0 if number % 2 else near
        position.play_out(brain.policy(), rng.random)
        yield Tried(setup, position.cards, bid, offered[bid].fate.exact, position.won[0] == bid)


def assert_earned(some: list[Tried]) -> None:
    believed = sum(one.believed for one in some) / len(some)
    earned = sum(one.made for one in some) / len(some)
    doubt = sqrt(sum(one.believed * (1 - one.believed) for one in some)) / len(some)
    assert abs(believed - earned) < ALLOWED + 3 * doubt


def groups(key: object) -> list[list[Tried]]:
    found: dict[object, list[Tried]] = defaultdict(list)
    for one in tried():
        found[key(one)].append(one)  # type: ignore[operator]
    return list(found.values())


@pytest.mark.parametrize("zero", [True, False])
def test_bids_earn_what_is_believed_of_them_at_every_table(zero: bool) -> None:
    for some in groups(lambda one: (name(one.setup), one.bid == 0)):
        if (some[0].bid == 0) is zero:
            assert_earned(some)


def test_bids_earn_what_is_believed_of_them_in_hands_of_every_length() -> None:
    for some in groups(lambda one: (one.cards, min(one.bid, 2))):
        assert_earned(some)


@pytest.mark.parametrize("setup", SETUPS, ids=name)
def test_every_bid_of_every_hand_has_been_seen(setup: Setup) -> None:
    """Zero nearly always, and the others too but for what no hand of that worth would try."""
    brain, rng = brain_for(setup), Random(1)
    assert isinstance(brain, CardBrain)
    seen, asked = [0, 0], [0, 0]
    for number in range(10 * max(setup.plan)):
        cards = number // 10 + 1
        held = deal_hand(brain.code, cards, 0, rng).held(0)
        totals = brain.odds.dealt_totals(held)
        for bid in range(min(cards, DEEPEST) + 1):
            row = brain.odds.lessons.fates[DEALT * LEADS][cards][bid + 1]
            asked[bid > 0] += 1
            seen[bid > 0] += row[totals[bid > 0] >> SHIFT] is not UNSEEN
    assert seen[0] / asked[0] > 0.95
    assert seen[1] / asked[1] > 0.75
