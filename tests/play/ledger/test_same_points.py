"""A match that was played, and the same match written down by hand: equal to the point."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from game.play.ledger.data import from_json, to_json
from game.play.ledger.scores import all_scored
from game.play.ledger.sheet import Sheet
from game.rules.events import Event, HandDealt, HandScored
from tests.play.ledger.by_hand import written_down
from tests.rules.playing import edition, editions, events_of, random_match
from tests.rules.random_setups import MODERATELY, RandomMatch, matches

EVERYTHING = {"kraken": True, "whale": True, "loot": True, "abilities": True}
WAYS = [
    ("dice", {"scoring": "standard"}),
    ("dice", {"scoring": "landlubber"}),
    ("schmidt", {"scoring": "standard"}),
    *(
        ("beck", {"scoring": scoring, **more})
        for scoring in ("skull_king", "rascal", "rascal_loads")
        for more in ({}, EVERYTHING, {**EVERYTHING, "harry_after_last_trick": True})
    ),
]


def assert_same(match: RandomMatch, events: list[Event]) -> Sheet:
    played = [event for event in events if isinstance(event, HandScored)]
    dealt = [event for event in events if isinstance(event, HandDealt)]
    sheets = list(written_down(match.setup, events))
    for score, deal, sheet in zip(played, dealt, sheets, strict=True):
        hand = all_scored(sheet)[-1]
        assert hand.totals == score.totals
        assert [s.points for s in hand.scores] == [s.points for s in score.scores]
        assert [sorted(s.lines) for s in hand.scores] == [sorted(s.lines) for s in score.scores]
        assert (hand.number, hand.cards) == (score.number, score.cards)
        assert sheet.hand.starter == deal.starter
    assert sheets[-1].is_over
    return sheets[-1]


@MODERATELY
@given(matches())
def test_any_match_has_the_same_points_by_hand(match: RandomMatch) -> None:
    assert_same(match, events_of(list(match.moves())))


@pytest.mark.parametrize(("key", "options"), WAYS, ids=str)
def test_every_way_to_play_has_the_same_points_by_hand(
    key: str, options: dict[str, object]
) -> None:
    for seats in (edition(key).seats[0], edition(key).seats[-1]):
        match = RandomMatch(key, seats, 1, options, seats)
        events = events_of(list(random_match(match.setup, Random(seats))))
        sheet = assert_same(match, events)
        assert from_json(to_json(sheet), editions()) == sheet
