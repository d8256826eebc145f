"""What bots work out is kept once per setup, and only for the setups used last."""

from __future__ import annotations

import pytest

from ai.bot import BRAINS, brain_for
from game.match.library import load_editions
from game.rules.compact import coded


@pytest.mark.parametrize("key", ["dice", "schmidt", "beck"])
def test_whoever_starts_the_brain_and_the_code_are_the_same(key: str) -> None:
    setups = [load_editions()[key].setup(4, {}, starter) for starter in range(4)]
    assert len({id(brain_for(setup)) for setup in setups}) == 1
    assert len({id(coded(setup)) for setup in setups}) == 1


def test_setups_that_differ_have_different_brains() -> None:
    editions = load_editions()
    three, four = (editions["schmidt"].setup(seats) for seats in (3, 4))
    assert brain_for(three) is not brain_for(four)
    assert coded(three) is not coded(four)


def test_only_the_brains_used_last_are_kept() -> None:
    edition = load_editions()["schmidt"]
    two_seats = edition.setup(2)
    first = brain_for(two_seats)
    assert brain_for(two_seats) is first
    for seats in range(3, edition.seats[-1] + 1):
        brain_for(edition.setup(seats))
    assert edition.seats[-1] - 2 >= BRAINS
    assert brain_for(two_seats) is not first
