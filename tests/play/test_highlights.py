"""The best highlights of a match."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from game.client.toolkit.catalogs import Translator
from game.play.highlights.best import Highlight, best_highlights
from game.play.settings import LANGUAGES
from game.rules.events import (
    BidChanged,
    HandDealt,
    HandScored,
    SeatScore,
    TrickTaken,
)
from game.rules.scoring import ScoreLine
from game.rules.trick import Bonus, Reason
from tests.client.scenes.scores.fake_game import FakeGame
from tests.match.matches import EVERYTHING


def score(bid: int, won: int, points: int) -> SeatScore:
    return SeatScore(bid, won, None, (ScoreLine("tricks", points),), points)


def scored(number: int, *scores: SeatScore, totals: tuple[int, ...]) -> HandScored:
    return HandScored(number, number, scores, totals)


def trick(reason: str, *bonuses: Bonus) -> TrickTaken:
    return TrickTaken(1, (0, 1), ("a", "b"), 1, 1, Reason(reason), bonuses)


def keys(*events: Any) -> dict[str, Any]:
    return {highlight.key: highlight for highlight in best_highlights(events, 99)}


def test_a_mermaid_that_charms_the_king_is_told() -> None:
    hand = scored(4, score(1, 0, -10), score(1, 1, 70), totals=(-10, 70))
    found = keys(HandDealt(4, 4, 0, ()), trick("mermaid_charms_king"), hand)
    assert found["charmed"].seats == (1,)
    assert found["charmed"].values == {"hand": 4}
    assert found["best_hand"].values == {"points": 70, "hand": 4}
    assert found["worst_hand"].seats == (0,)


def test_the_most_pirates_in_one_trick_are_told() -> None:
    caught = Bonus("pirate_captured", 30)
    hand = scored(5, score(1, 0, -10), score(1, 1, 80), totals=(-10, 80))
    tricks = [trick("king", *[caught] * number) for number in (1, 2, 1)]
    assert keys(HandDealt(5, 5, 0, ()), *tricks, hand)["pirates"].count == 2


def test_a_streak_an_exact_bidder_a_comeback_and_a_photo_finish_are_told() -> None:
    hands = [
        scored(1, score(0, 0, 10), score(1, 0, -10), totals=(10, -10)),
        scored(2, score(0, 0, 20), score(1, 0, -10), totals=(30, -20)),
        scored(3, score(0, 0, 30), score(1, 0, -10), totals=(60, -30)),
        scored(4, score(0, 4, -40), score(3, 3, 60), totals=(20, 30)),
    ]
    found = keys(*hands)
    assert found["streak"].seats == (0,)
    assert found["streak"].values == {"count": 3}
    assert (found["exact"].seats, found["exact"].count) == ((0,), 3)
    assert found["comeback"].seats == (1,)
    assert found["photo_finish"].values == {"points": 10}
    assert found["zero"].values == {"count": 3, "hand": 3}


def test_without_a_scored_hand_there_is_nothing_to_tell() -> None:
    assert best_highlights([]) == []


def trick_of(reason: str, faces: tuple[str, ...], winner: int | None) -> TrickTaken:
    order = tuple(range(len(faces)))
    return TrickTaken(1, order, faces, winner, 0, Reason(reason, faces[-1]), ())


def hand_of(number: int, *lines: tuple[ScoreLine, ...]) -> HandScored:
    scores = tuple(SeatScore(1, 1, None, items, sum(x.points for x in items)) for items in lines)
    return HandScored(number, number, scores, tuple(score.points for score in scores))


TRICKS = (ScoreLine("tricks", 20),)


def test_the_kraken_and_the_whale_are_told_with_whoever_played_them() -> None:
    eaten = trick_of("kraken", ("black:1", "kraken"), None)
    turned = trick_of("whale_highest_number", ("whale", "black:1"), 1)
    found = keys(HandDealt(6, 6, 0, ()), eaten, turned, hand_of(6, TRICKS, TRICKS))
    assert (found["kraken"].seats, found["kraken"].values) == ((1,), {"hand": 6})
    assert found["whale"].seats == (0,)


def test_what_the_ghost_does_is_not_told() -> None:
    ghost = 2
    eaten = trick_of("kraken", ("black:1", "black:2", "kraken"), None)
    charmed = trick_of("mermaid_charms_king", ("skull_king", "black:2", "mermaid"), ghost)
    caught = charmed._replace(bonuses=(Bonus("pirate_captured", 30),), reason=Reason("king"))
    found = keys(HandDealt(6, 6, 0, ()), eaten, charmed, caught, hand_of(6, TRICKS, TRICKS))
    assert not {"kraken", "charmed", "pirates"} & found.keys()


def test_mermaids_in_one_trick_are_counted() -> None:
    caught = Bonus("mermaid_captured", 20)
    taken = trick_of("pirate", ("mermaid", "pirate"), 1)._replace(bonuses=(caught, caught))
    found = keys(HandDealt(3, 3, 0, ()), taken, hand_of(3, TRICKS, TRICKS))
    assert (found["mermaids"].seats, found["mermaids"].count) == ((1,), 2)


def test_the_highest_bet_that_was_won_is_told_and_a_lost_one_is_not() -> None:
    ten, twenty = ScoreLine("wager_won", 10), ScoreLine("wager_won", 20)
    lost = ScoreLine("wager_lost", -20)
    hands = [hand_of(5, (*TRICKS, ten), TRICKS), hand_of(6, TRICKS, (*TRICKS, twenty))]
    assert keys(*hands)["wager"].seats == (1,)
    assert keys(*hands)["wager"].values == {"points": 20, "hand": 6}
    assert "wager" not in keys(hand_of(5, (*TRICKS, lost), TRICKS))


def test_allies_that_were_paid_are_told_together() -> None:
    loot = ScoreLine("loot", 20)
    found = keys(hand_of(4, (*TRICKS, loot), TRICKS, (*TRICKS, loot)))
    assert (found["alliance"].seats, found["alliance"].values) == ((0, 2), {"hand": 4})


def test_a_cannonball_that_hit_is_told() -> None:
    found = keys(hand_of(7, TRICKS, (ScoreLine("cannonball_hit", 105, 7),)))
    assert found["cannonball"].values == {"points": 105, "hand": 7}


def test_bonus_points_are_what_is_neither_bid_nor_bet() -> None:
    lines = (*TRICKS, ScoreLine("black_fourteen", 20), ScoreLine("fourteen", 20, 2))
    found = keys(hand_of(8, (*lines, ScoreLine("wager_won", 10)), TRICKS))
    assert found["bonus"].values == {"points": 40, "hand": 8}


def test_a_bid_that_was_changed_in_time_is_told() -> None:
    hand = hand_of(3, TRICKS, TRICKS)
    assert keys(BidChanged(1, -1, 1), hand)["changed_bid"].seats == (1,)
    assert "changed_bid" not in keys(BidChanged(1, 0, 1), hand)


# From where on something is worth telling: just below it, and just there.
EXACT, MISSED = score(1, 1, 20), score(2, 1, -10)
LIMITS: list[tuple[str, list[HandScored], list[HandScored]]] = [
    (
        "streak",
        [scored(n, EXACT if n < 3 else MISSED, MISSED, totals=(0, 0)) for n in (1, 2, 3)],
        [scored(n, EXACT, MISSED, totals=(0, 0)) for n in (1, 2, 3)],
    ),
    (
        "zero",
        [scored(2, score(0, 0, 20), MISSED, totals=(0, 0))],
        [scored(3, score(0, 0, 30), MISSED, totals=(0, 0))],
    ),
    (
        "bid",
        [scored(5, score(2, 2, 40), score(3, 2, -10), totals=(0, 0))],
        [scored(5, score(3, 3, 60), score(3, 2, -10), totals=(0, 0))],
    ),
    (
        "bonus",
        [hand_of(5, (*TRICKS, ScoreLine("pirate_captured", 30)), TRICKS)],
        [hand_of(5, (*TRICKS, ScoreLine("king_captured", 40)), TRICKS)],
    ),
    (
        "photo_finish",
        [scored(5, EXACT, EXACT, totals=(100, 121))],
        [scored(5, EXACT, EXACT, totals=(101, 121))],
    ),
    (
        "photo_finish",
        [scored(5, EXACT, EXACT, totals=(100, 100))],
        [scored(5, EXACT, EXACT, totals=(100, 101))],
    ),
    (
        "worst_hand",
        [scored(5, score(1, 0, 0), EXACT, totals=(0, 0))],
        [scored(5, score(1, 0, -1), EXACT, totals=(0, 0))],
    ),
    (
        "best_hand",
        [scored(5, score(1, 0, 0), MISSED, totals=(0, 0))],
        [scored(5, score(1, 0, 1), MISSED, totals=(0, 0))],
    ),
    (
        "exact",
        [scored(5, EXACT, EXACT, totals=(0, 0))],
        [scored(5, EXACT, MISSED, totals=(0, 0))],
    ),
    (
        "comeback",
        [scored(1, MISSED, MISSED, totals=(-10, -10)), scored(2, EXACT, MISSED, totals=(30, 0))],
        [scored(1, MISSED, MISSED, totals=(-20, -10)), scored(2, EXACT, MISSED, totals=(30, 0))],
    ),
]


@pytest.mark.parametrize(("key", "below", "there"), LIMITS)
def test_what_is_little_is_not_told(
    key: str, below: list[HandScored], there: list[HandScored]
) -> None:
    assert key not in keys(*below)
    assert key in keys(*there)


def test_the_highest_bid_belongs_to_all_who_made_it_in_that_hand() -> None:
    three = score(3, 3, 60)
    early = scored(6, three, MISSED, EXACT, totals=(0, 0, 0))
    late = scored(7, MISSED, three, three, totals=(0, 0, 0))
    assert keys(early, late)["bid"].seats == (1, 2)
    assert keys(early, late)["bid"].values == {"count": 3, "hand": 7}


def test_only_the_second_half_can_be_come_back_from() -> None:
    totals = [(0, 10), (20, 10), (30, 20), (50, 30)]
    hands = [scored(n, EXACT, EXACT, totals=t) for n, t in enumerate(totals, start=1)]
    assert "comeback" not in keys(*hands)
    hands[1] = scored(2, EXACT, EXACT, totals=(0, 10))
    assert keys(*hands)["comeback"].values == {"hand": 2}


def test_of_several_the_last_and_of_many_the_first_few_are_told() -> None:
    charms = [
        part
        for number in (3, 4)
        for part in (HandDealt(number, number, 0, ()), trick("mermaid_charms_king"))
    ]
    hands = [scored(n, score(3, 3, 60), MISSED, totals=(60 * n, -10)) for n in (3, 4)]
    assert keys(*charms, *hands)["charmed"].values == {"hand": 4}
    assert len(best_highlights([*charms, *hands])) == 5
    assert [h.key for h in best_highlights([*charms, *hands], 2)] == ["charmed", "best_hand"]


@cache
def played(edition: str, seats: int) -> list[Highlight]:
    options = EVERYTHING if edition == "beck" else None
    games = [FakeGame(seats, None, seed, edition, options) for seed in range(6)]
    return [highlight for game in games for highlight in best_highlights(game.events, 99)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("edition", "seats"), [("dice", 3), ("schmidt", 6), ("beck", 2)])
def test_every_moment_has_a_text_in_every_language(edition: str, seats: int, lang: str) -> None:
    tr = Translator(lang)
    for highlight in played(edition, seats):
        assert all(seat < seats for seat in highlight.seats)
        key = f"scores.highlight.{highlight.key}"
        values = {**highlight.values, "names": "Nell"}
        text = (
            tr(key, **values)
            if highlight.count is None
            else tr.plural(key, highlight.count, **values)
        )
        assert "{" not in text
    assert tr.missing == set()
