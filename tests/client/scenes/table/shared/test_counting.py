"""What sharing one computer costs a family over whole matches, as the script counts it."""

from __future__ import annotations

import pytest

from game.play.sharing import AROUND, PASS_ON
from tests.client.scenes.table.shared.counting import FAMILIES, CountedPlayer, Family

LOST = {"dice": 5.0, "beck": 7.0, "schmidt": 7.5}  # minutes at most


@pytest.mark.no_cover
@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.edition)
def test_around_the_table_there_is_no_curtain_and_hardly_more_than_one_peek_each(
    family: Family,
) -> None:
    counted = CountedPlayer(AROUND).play(family)
    assert (counted.curtains, counted.lids) == (0, 0)
    assert counted.peeks <= 1.15 * counted.decisions
    assert counted.minutes <= LOST[family.edition]


@pytest.mark.no_cover
def test_passing_it_on_takes_a_third_fewer_curtains_than_it_did() -> None:
    counted = sum(CountedPlayer(PASS_ON).play(family).curtains for family in FAMILIES)
    assert counted <= sum(family.before for family in FAMILIES) * 2 / 3
