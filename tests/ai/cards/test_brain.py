"""The card brain answers every question, always the same way, with tables that fit the rules."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest

import ai.cards
from ai import tables
from ai.cards.kinds import kinds_of
from ai.cards.odds import Odds
from ai.cards.selfplay import coarse_lessons, deal_hand, place_bids
from ai.cards.tables import FILE, Book, book, fingerprint, variant_of
from game.rules.actions import Bid
from game.rules.compact import coded
from game.rules.state import Phase
from tests.ai.cards.seating import brain, decisions, seated, view_of, weighed
from tests.rules.playing import setup_of

ALL_ON = {"kraken": True, "whale": True, "loot": True, "abilities": True}
SETUPS = [
    *(("schmidt", seats, {}) for seats in range(2, 7)),
    *(("beck", seats, {**ALL_ON, "scoring": "rascal_loads"}) for seats in range(2, 9)),
    ("beck", 3, {"scoring": "rascal", "plan": "whirlpool", "kraken": True}),
    ("beck", 2, {"plan": "custom", "custom_plan": (24, 1)}),
    ("beck", 4, {"loot": True, "whale": True, "after_kraken": "left_of_player"}),
    ("beck", 5, {"kraken": True, "after_kraken": "would_be_winner", "plan": "swift_n_salty"}),
]


@pytest.mark.no_cover
@pytest.mark.parametrize(("edition", "seats", "options"), SETUPS)
def test_every_question_of_a_match_is_answered(
    edition: str, seats: int, options: dict[str, object]
) -> None:
    """The weighed decisions are the legal ones, each once, with chances that are chances."""
    for view, mind in decisions(setup_of(edition, seats, **options), seed=7):
        for choices in (mind.weigh(view), mind.thumb(view)):
            assert [choice.action for choice in choices] == list(view.legal)
            assert all(0 <= choice.chance <= 1 and choice.reason for choice in choices)


def test_all_kinds_of_questions_come_up_with_everything_on() -> None:
    setup = setup_of("beck", 4, **ALL_ON, scoring="rascal_loads")
    asked = {view.phase for seed in range(3) for view, _ in decisions(setup, seed)}
    assert asked == set(Phase) - {Phase.DEAL, Phase.ROLL, Phase.OVER}


def test_every_reason_is_documented() -> None:
    known = set(re.findall("[a-z_]+", ai.cards.__doc__ or ""))
    for seed in range(2):
        for view, mind in decisions(setup_of("beck", 4, **ALL_ON, scoring="rascal_loads"), seed):
            for choice in (*mind.weigh(view), *mind.thumb(view)):
                assert choice.reason in known


def test_the_same_view_is_always_weighed_the_same() -> None:
    for view, mind in decisions(setup_of("beck", 3, **ALL_ON), seed=3):
        assert mind.weigh(view) == mind.weigh(view)


def test_what_is_hidden_changes_nothing() -> None:
    """Two tables that look the same from seat 0."""
    one = seated("schmidt", "pirate yellow:3", "red:1 red:2", "blue:1 blue:2", "black:1 black:2")
    two = seated("schmidt", "pirate yellow:3", "red:7 escape", "mermaid blue:9", "black:9 blue:4")
    views = [view_of(game.bid(1, 0, 0, 1)) for game in (one, two)]
    assert [(c.action, c.value) for c in weighed(views[0])] == [
        (c.action, c.value) for c in weighed(views[1])
    ]


def test_a_forced_play_says_so() -> None:
    view = view_of(seated("schmidt", "pirate", "red:1", "red:2", "red:3").bid(1, 0, 0, 0))
    assert [choice.reason for choice in weighed(view)] == ["forced"]


def test_a_stronger_hand_never_gets_a_lower_bid() -> None:
    hands = ["red:2 red:3 escape", "red:13 red:3 escape", "red:13 pirate escape"]
    hands += ["skull_king pirate escape", "skull_king pirate black:13"]
    views = [view_of(seated("schmidt", "blue:1 blue:2 blue:3", hand), 1) for hand in hands]
    bids = [weighed(view)[0].action for view in views]
    numbers = [bid.tricks for bid in bids if isinstance(bid, Bid)]
    assert numbers == sorted(numbers)
    assert numbers[0] == 0 < numbers[-1]


def test_the_tables_fit_the_rules_in_force() -> None:
    """After a change of the rules: python3 -m ai.cards.build"""
    for edition, seats, options in SETUPS:
        assert book().lessons(setup_of(edition, seats, **options)) is not None
    content = tables.read(FILE)
    assert content is not None
    assert len(content) < 1_000_000


def test_tables_of_other_rules_are_not_used() -> None:
    setup = setup_of("schmidt", 4)
    rules = replace(setup.edition, trick_rules=lambda options: replace(setup.tricks, trump="red"))
    changed = rules.setup(4)
    assert fingerprint(rules) != fingerprint(setup.edition)
    assert book().lessons(changed) is None
    assert Book(None).lessons(setup) is None


def test_without_tables_a_coarse_version_is_learnt_that_still_plays_well() -> None:
    code = coded(setup_of("schmidt", 3))
    odds = Odds(code, coarse_lessons(code))
    king, escape = code.piece_code["skull_king"], code.piece_code["escape"]
    assert all(row[king] > 2 * row[escape] for row in odds.hold[0][1:5])


def test_playouts_of_the_quick_player_make_half_of_their_bids() -> None:
    setup, rng = setup_of("beck", 4), Random(11)
    mind, exact = brain(setup), 0
    for number in range(300):
        position = deal_hand(mind.code, 1 + number % 10, number % 4, rng).fork()
        place_bids(mind.odds, position, rng)
        position.play_out(mind.policy(), rng.random)
        exact += sum(b == w for b, w in zip(position.bids, position.won, strict=True))
    assert exact / 1200 > 0.5


def test_cards_that_are_alike_are_of_one_kind() -> None:
    code = coded(setup_of("beck", 4))
    kinds = kinds_of(code)
    of = {token: kinds[code.face_code[token]] for token in code.face_code}
    assert of["green:7"] == of["yellow:7"] != of["black:7"]
    assert of["rosie"] == of["harry"]
    assert of["tigress:pirate"] == of["tigress:escape"]
    assert variant_of(setup_of("beck", 4)) == "beck"
