"""A search is fair: every choice meets the same worlds and the same dice, and none is left out."""

from __future__ import annotations

from random import Random

import pytest

from ai.bot import brain_for
from ai.brain import Choice
from ai.race import Count
from ai.search import Effort, play_world, played_out
from ai.target import NEVER, Target
from game.rules.actions import Bid, ChangeBid, Play
from tests.ai.cards.seating import seated, view_of
from tests.rules.playing import sit

WORLDS = 30


@pytest.mark.parametrize(
    ("edition", "hands"),
    [
        ("dice", ("red blue pirate", "yellow black blue", "black red pirate", "red mermaid blue")),
        ("beck", ("yellow:3 rosie", "yellow:9 green:2", "black:3 green:9", "green:4 purple:2")),
    ],
)
def test_the_same_choice_twice_fares_the_same_in_every_world(
    edition: str, hands: tuple[str, ...]
) -> None:
    game = sit(edition, *hands) if edition == "dice" else seated(edition, *hands)
    view = view_of(game.bid(1, 1, 0, 0))
    brain = brain_for(view.setup)
    choice = brain.weigh(view)[0]
    one, other = runners = [Count(choice), Count(choice)]
    utility, worlds, rng = Target(win=False).utility(view), brain.worlds(view), Random(1)
    for number in range(WORLDS):
        play_world(view, brain, runners, utility, worlds, brain.policy(), rng, number)
    assert one.worths == other.worths
    assert len(set(one.worths)) > 1


EFFORT = Effort(plays=100, plays_for_bid=100, most_worlds=10, most_choices=3)


def test_every_bid_and_every_offer_of_a_pirate_is_asked_about() -> None:
    bids = [Choice(Bid(0, tricks), value=-40.0 * tricks, chance=0.5) for tricks in range(8)]
    changes = [Choice(ChangeBid(0, change), -30.0 * abs(change), 0.5) for change in (0, 1, -1)]
    assert EFFORT.worth_a_try(bids, doubt=6.0) == bids
    assert EFFORT.worth_a_try(changes, doubt=6.0) == changes


def test_only_the_best_of_many_cards_are_asked_about() -> None:
    plays = [Choice(Play(0, f"green:{9 - lack}"), -float(lack), 0.5) for lack in range(8)]
    assert EFFORT.worth_a_try(plays, doubt=6.0) == plays[:3]
    assert EFFORT.worth_a_try(plays, doubt=1.5) == plays[:2]


def test_what_can_no_longer_be_made_is_not_played_to_the_end() -> None:
    """Two tricks are needed with one left: who plays for points alone need not see the rest."""
    hands = ("yellow:3 green:3", "yellow:9 green:2", "yellow:4 green:9", "yellow:5 purple:2")
    view = view_of(
        seated(
            "schmidt", *(h.replace("green", "red").replace("purple", "blue") for h in hands)
        ).bid(2, 1, 0, 0)
    )
    brain, told = brain_for(view.setup), [view.legal[0]]
    for sealed, left in ((1, {1}), (NEVER, {0})):
        worlds, rng = brain.worlds(view), Random(1)
        ends = [
            end
            for number in range(WORLDS)
            for end in played_out(view, brain, told, worlds, brain.policy(), rng, number, sealed)
            if end.won[0] != 2
        ]
        assert {end.left for end in ends} >= left
    assert Target(win=False).utility(view).sealed == 1
    assert Target().utility(view).sealed == NEVER
