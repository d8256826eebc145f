"""The rating of a table of several, and the family table that is made of it."""

from __future__ import annotations

import pytest

from game.match.seat import HUMAN
from game.play.logbook.family import Result, Standing, family_of, result_of, results_of
from game.play.logbook.rating import DOUBT, MEAN, START, Rating, rated
from tests.play.logbook.books import digests, many


def table(*names: str, date: str = "2026-01-01", by_hand: bool = False) -> Result:
    """They came in this order."""
    standings = tuple(Standing(name, 100 - n, n + 1) for n, name in enumerate(names))
    return Result(date, "dice", standings, by_hand)


def test_strangers_move_apart_evenly_and_become_better_known() -> None:
    first, second = rated([Rating(), Rating()], [1, 2])
    assert first.mean - MEAN == pytest.approx(MEAN - second.mean)
    assert first.mean > MEAN
    assert first.doubt == pytest.approx(second.doubt)
    assert first.doubt < DOUBT


def test_two_strangers_move_as_the_formula_says() -> None:
    """Worked out by hand: c = sqrt(2 (σ² + β²)), half a σ²/c each way."""
    first, _ = rated([Rating(), Rating()], [1, 2])
    whole = (2 * (DOUBT**2 + (DOUBT / 2) ** 2)) ** 0.5
    assert first.mean - MEAN == pytest.approx(DOUBT**2 / whole / 2)
    assert first.mean == pytest.approx(27.6352, abs=0.0001)


def test_equals_who_share_a_place_stay_where_they_are() -> None:
    assert [r.mean for r in rated([Rating(), Rating(), Rating()], [1, 1, 1])] == pytest.approx(
        [MEAN] * 3
    )


def test_the_order_of_a_table_is_the_order_of_its_ratings() -> None:
    ratings = rated([Rating()] * 5, [3, 1, 5, 2, 4])
    order = sorted(range(5), key=lambda n: -ratings[n].mean)
    assert order == [1, 3, 0, 4, 2]
    assert sum(r.mean for r in ratings) == pytest.approx(5 * MEAN)


def test_to_beat_somebody_strong_counts_more() -> None:
    strong, weak = Rating(32, 3), Rating(18, 3)
    over_strong = rated([Rating(), strong], [1, 2])[0].mean
    over_weak = rated([Rating(), weak], [1, 2])[0].mean
    assert over_strong > over_weak > MEAN


def test_who_always_wins_becomes_the_best() -> None:
    family = family_of([table("Ada", "Bo", "Cy", date=f"2026-01-{n:02}") for n in range(1, 10)])
    assert [member.name for member in family] == ["Ada", "Bo", "Cy"]
    assert family[0].rating.shown > START
    assert (family[0].wins, family[1].wins) == (9, 0)


def test_head_to_head_is_counted_from_both_sides() -> None:
    family = {m.name: m for m in family_of([table("Ada", "Bo"), table("Bo", "Ada", "Cy")])}
    assert vars(family["Ada"].against["Bo"]) == {"met": 2, "ahead": 1, "behind": 1}
    assert vars(family["Cy"].against["Ada"]) == {"met": 1, "ahead": 0, "behind": 1}


def test_results_may_come_in_any_order_and_be_kept_by_hand() -> None:
    results = [table("Ada", "Bo", date="2026-02-01"), table("Bo", "Ada", by_hand=True)]
    one, two = family_of(results), family_of(reversed(results))
    assert [(m.name, m.rating) for m in one] == [(m.name, m.rating) for m in two]
    assert [m.by_hand for m in one] == [1, 1]


def test_only_tables_with_two_people_who_played_to_the_end_are_in_it() -> None:
    results = results_of(digests())
    expected = [
        record
        for record in many()
        if sum(seat.kind == HUMAN for seat in record.seats) > 1
        and not {"conceded", "practice", "taken_back"} & record.entry.marks
    ]
    assert len(results) == len(expected) > 0
    assert result_of(digests([many()[-2]])[0]) is None


def test_places_are_those_among_the_people() -> None:
    for result in results_of(digests()):
        best = max(standing.score for standing in result.standings)
        assert all((s.place == 1) == (s.score == best) for s in result.standings)
