"""Choices racing through worlds: the favourite wins unless another one is clearly better."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from ai.brain import Choice, Race
from ai.race import PairedRace, RaceOfOpinions
from game.rules.actions import Bid

CHOICES = [Choice(Bid(0, tricks), value=10.0 - tricks, chance=0.5) for tricks in range(3)]


def raced(race: Race, *worths: Sequence[float]) -> Race:
    """After a world for every place in these lists, one list per choice; 50 and more is exact."""
    for row in zip(*worths, strict=True):
        for runner, worth in zip(race.running, row, strict=True):
            runner.add(worth, int(worth), worth >= 50)
    return race


def ranking(race: Race) -> list[int]:
    actions = [finding.choice.action for finding in race.findings()]
    return [action.tricks for action in actions if isinstance(action, Bid)]


def test_what_is_better_in_nearly_every_world_wins() -> None:
    race = raced(PairedRace(CHOICES), [40, 60] * 8, [45, 66] * 8, [30, 50] * 8)
    assert ranking(race) == [1, 0, 2]


def test_what_is_better_by_luck_alone_does_not_win() -> None:
    """Ten worlds, five of them 40 better and five 30 worse: 5 on average, give or take 11."""
    race = raced(PairedRace(CHOICES[:2]), [50] * 10, [90, 20] * 5)
    assert [finding.utility for finding in race.findings()] == [50, 55]
    assert ranking(race) == [0, 1]


def test_worlds_are_compared_one_by_one() -> None:
    """The worlds differ a hundred times more than the choices do, but always the same way."""
    good, better = [0, 100, 0, 100], [1, 101, 1, 101]
    assert ranking(raced(PairedRace(CHOICES[:2]), good, better)) == [1, 0]


def test_who_is_clearly_behind_drops_out_and_never_wins() -> None:
    race = raced(PairedRace(CHOICES), [50, 60] * 4, [52, 59] * 4, [10, 20] * 4)
    race.thin_out()
    assert [runner.choice for runner in race.running] == CHOICES[:2]
    raced(race, [50, 60], [52, 59])
    assert ranking(race)[-1] == 2


def test_in_a_race_of_opinions_too_who_is_clearly_behind_drops_out() -> None:
    """One is hardly better than the favourite, the other one is behind by far."""
    race = raced(RaceOfOpinions(CHOICES), [40, 60] * 30, [41, 61] * 30, [0, 50] * 30)
    race.thin_out()
    assert [runner.choice for runner in race.running] == CHOICES[:2]
    raced(race, [40, 60], [41, 61])
    assert ranking(race) == [1, 0, 2]


def test_the_favourite_drops_out_later_than_others() -> None:
    """Behind by one and a half standard errors, either way round: 3 against a doubt of 2."""
    ahead, behind = [50.0] * 4, [51.0, 43.0, 51.0, 43.0]
    for favourite, runners in ((behind, 2), (ahead, 1)):
        race = PairedRace(CHOICES[:2])
        raced(race, favourite, ahead if favourite is behind else behind)
        race.thin_out()
        assert len(race.running) == runners


def test_the_race_is_over_when_those_left_are_as_good_as_equal() -> None:
    """A tenth of a point is not worth more worlds; five are."""
    for gain, runners in ((0.1, 1), (5.0, 2)):
        race = raced(PairedRace(CHOICES[:2]), [50, 60] * 10, [50 + gain, 60 - gain] * 10)
        race.thin_out()
        assert len(race.running) == runners


@pytest.mark.parametrize("kind", [PairedRace, RaceOfOpinions])
def test_without_a_world_the_brain_is_believed(kind: type[PairedRace | RaceOfOpinions]) -> None:
    findings = kind(CHOICES).findings()
    assert [finding.choice for finding in findings] == CHOICES
    assert [(f.score, f.chance) for f in findings] == [(c.value, c.chance) for c in CHOICES]


def test_an_opinion_weighs_as_much_as_thirty_worlds() -> None:
    race = raced(RaceOfOpinions(CHOICES[:2]), [100] * 30, [0] * 30)
    assert [finding.chance for finding in race.findings()] == [0.75, 0.25]


def test_a_count_has_no_opinion() -> None:
    race = raced(PairedRace(CHOICES[:2]), [100] * 30, [0] * 30)
    assert [finding.chance for finding in race.findings()] == [1.0, 0.0]
