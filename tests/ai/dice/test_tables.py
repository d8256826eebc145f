"""The stored tables are those of the rules and the dice set in use."""

from __future__ import annotations

from random import Random

import pytest

from ai import tables
from ai.dice import DiceBrain, store
from ai.dice.mind import Mind
from ai.dice.program import Rows
from ai.dice.school import watch
from game.rules.compact import Code, Position, coded
from game.rules.editions.dice import dice_edition
from game.rules.editions.dice_set import from_data
from tests.rules.playing import edition, setup_of

SEATS = (3, 4, 5, 6)
HANDS_TRIED = 5
# Half a step of the bytes in which the values are stored, and a hair.
TOLERANCE = [0.51 / scale for scale in store.SCALES]


def assert_same(stored: Rows, again: Rows) -> None:
    for row, row_again in zip(stored, again, strict=True):
        for outlook, expected in zip(row, row_again, strict=True):
            for value, wanted, most in zip(outlook, expected, TOLERANCE, strict=True):
                assert abs(value - wanted) <= most


@pytest.mark.no_cover  # long sums, which counting lines makes three times as slow
@pytest.mark.parametrize("seats", SEATS)
def test_stored_rows_are_what_the_program_works_out(seats: int) -> None:
    stored = Mind(coded(setup_of("dice", seats)))
    again = Mind(stored.code, stored.habits)
    hands = stored.kinds.hands(max(stored.code.setup.plan))
    tried = (*hands[:7], *Random(seats).sample(hands, HANDS_TRIED))
    for program, anew in zip(stored.programs, again.programs, strict=True):
        assert len(program.known) == len(hands) + 1
        for hand in tried:
            assert_same(program.known[hand], anew.rows(hand))


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", SEATS)
def test_every_hand_of_the_longest_deal_has_a_bid(seats: int) -> None:
    brain = DiceBrain(setup_of("dice", seats))
    cards = max(brain.code.setup.plan)
    position = Position(brain.code, cards, 0)
    deck = Random(1).sample(brain.code.deck, seats * cards)
    position.deal([deck[seat * cards : (seat + 1) * cards] for seat in range(seats)], [])
    assert all(brain.bid_for(position, seat) in range(cards + 1) for seat in range(seats))


def other_dice() -> Code:
    """A bag in which blue dice are a little higher and one red die is black."""
    data = {kind: dict(die) for kind, die in edition("dice").material.items()}  # type: ignore[call-overload]
    data["blue"]["faces"] = [3, 4, 4, 5, 5, 6]
    data["black"]["count"], data["red"]["count"] = 8, 7
    return coded(dice_edition(from_data(data)).setup(4))


@pytest.mark.parametrize("edition", ["dice", "cards"])
def test_the_tables_of_an_edition_are_smaller_than_a_megabyte(edition: str) -> None:
    sizes = [path.stat().st_size for path in tables.FOLDER.glob(f"{edition}*.bin")]
    assert 0 < sum(sizes) < 1_000_000


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", SEATS)
def test_packing_loses_nothing(seats: int) -> None:
    content = tables.read(store.ROWS.format(seats))
    assert content is not None
    code = coded(setup_of("dice", seats))
    assert store.packed(code, Mind(code).programs) == content


def test_habits_can_be_learnt_anew() -> None:
    """A few hands: enough to see that whoever is watched plays on with the dice that are left."""
    mind = Mind(coded(setup_of("dice", 3)))
    habits = watch(mind.code, mind.policy, mind.bid_for, 40, Random(1))
    assert len(habits.rolled) > 20
    assert habits.hopes[1][1].chance > 0


def test_rows_made_for_other_dice_are_not_taken() -> None:
    code = other_dice()
    assert store.fingerprint(code) != store.fingerprint(coded(setup_of("dice", 4)))
    assert all(len(program.known) == 1 for program in Mind(code).programs)


def test_other_dice_are_worked_out_when_they_are_needed() -> None:
    mind = Mind(other_dice())
    hand = mind.kinds.key([0, 1, 2, 3, 4, 5, 6, 6])
    outlooks = mind.opening(hand, 1)
    assert len(outlooks) == 9
    assert 0.9 < sum(outlook.chance for outlook in outlooks) < 5.0


def test_no_bonus_is_expected_where_none_is_paid() -> None:
    mind = Mind(coded(setup_of("dice", 4, scoring="landlubber")))
    hand = mind.kinds.key([0, 1, 2, 3])
    assert all(outlook.bonus == 0.0 for outlook in mind.opening(hand, 0))
    assert mind.stakes(4, 2) == (40.0, 0.0, 0.0)
    assert mind.stakes(4, 0) == (40.0, -40.0, 0.0)
    assert Mind(coded(setup_of("dice", 4))).stakes(4, 2) == (40.0, 0.0, -10.0)
