"""What dice are worth, against every combination of their faces."""

from __future__ import annotations

from itertools import product

import pytest

from game.play.logbook.digest import events_of
from game.play.logbook.luck import expected_tricks, shares
from game.rules.events import TrickTaken
from tests.match.matches import SETUPS
from tests.play.logbook.books import digests, recorded

DICE = SETUPS["dice"]


@pytest.mark.parametrize(
    "dice",
    [
        ("black", "blue", "red"),
        ("yellow", "yellow", "yellow", "yellow"),
        ("pirate", "skull_king", "mermaid"),
        ("red", "mermaid", "yellow", "pirate"),
    ],
)
def test_shares_are_those_of_all_combinations(dice: tuple[str, ...]) -> None:
    wins = [0] * len(dice)
    rolls = list(product(*(DICE.pieces[die].faces for die in dice)))
    for faces in rolls:
        winner = DICE.tricks.judge(faces).winner
        assert winner is not None
        wins[winner] += 1
    assert shares(DICE, dice) == pytest.approx([win / len(rolls) for win in wins])


def test_all_luck_at_a_table_adds_up_to_none() -> None:
    setup, events = events_of(recorded(DICE, 3))
    tricks = [event for event in events if isinstance(event, TrickTaken)]
    expected = expected_tricks(setup, tricks)
    assert expected is not None
    assert sum(expected) == pytest.approx(len(tricks), abs=0.001)


def test_cards_are_not_rolled() -> None:
    beck = [digest for digest in digests() if digest.line.edition == "beck"]
    assert all(tally.expected is None for digest in beck for tally in digest.tallies)
    assert all(digest.faces == {} for digest in beck)
