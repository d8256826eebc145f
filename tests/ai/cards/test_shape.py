"""Two hands of one sum are not the same: what the shape of a hand tells, and how it is learnt."""

from __future__ import annotations

from random import Random

import pytest

from ai.cards.bidding import offers
from ai.cards.odds import Fate, Network, Odds
from ai.cards.shape import (
    TRAITS,
    answered,
    fates_of_bids,
    hand_of,
    known_fates,
    shifted,
    unsteered,
)
from ai.cards.shaping import Fared, Pupil, played
from ai.cards.tables import pack_shape, unpack_shape
from tests.ai.cards.seating import brain
from tests.rules.playing import setup_of


def odds_of(edition: str = "beck") -> Odds:
    return brain(setup_of(edition, 4)).odds


def answer(network: Network, hand: Fared) -> float:
    """What it adds to an exact bid."""
    traits, sights = hand.told[:TRAITS], hand.told[TRAITS:]
    by_hand = [sum(w * v for w, v in zip(row, traits, strict=True)) for row in network.by_hand]
    return answered(network, by_hand, sights)[0]


def pieces(odds: Odds, cards: str) -> list[int]:
    return [odds.code.piece_code[token] for token in cards.split()]


# One sure winner and cards that never win; and cards that may or may not. Both take about one.
SURE = "rosie escape escape yellow:1 green:1 purple:2"
MISTY = "yellow:12 green:12 purple:12 black:4 yellow:9 green:8"


def test_a_sure_winner_among_sure_losers_makes_its_bid_more_often_than_cards_that_may_win() -> None:
    odds = odds_of()
    by_shape, by_sum = (
        [list(told(odds, pieces(odds, cards), False))[1].exact for cards in (SURE, MISTY)]
        for told in (fates_of_bids, known_fates)
    )
    assert by_shape[0] > by_shape[1] + 0.15
    assert by_shape[0] - by_shape[1] > by_sum[0] - by_sum[1]


def test_chances_of_bids_are_chances() -> None:
    for edition in ("schmidt", "beck"):
        odds, rng = odds_of(edition), Random(1)
        for cards in range(1, 11):
            held = rng.sample(odds.code.deck, cards)
            for offer in offers(odds, held, leads=bool(cards % 2)):
                exact, near, off = offer.fate
                assert 0 <= exact <= 1
                assert 0 <= near <= 1.001 - exact
                assert off >= near - 1 / 24  # as finely as tables keep it


def test_a_hand_that_nobody_steers_takes_each_number_of_tricks_by_tossing_for_every_card() -> None:
    assert unsteered([]) == [1.0]
    assert unsteered([0.5, 0.5]) == [0.25, 0.5, 0.25]
    assert unsteered([1.0, 0.0, 0.25]) == pytest.approx([0.0, 0.75, 0.25, 0.0])


def test_a_network_that_answers_nothing_leaves_what_is_known() -> None:
    known = Fate(0.5, 0.3, 0.8)
    assert shifted(known, (0.0, 0.0)) == pytest.approx(known)
    assert shifted(known, (1.0, 0.0)).exact > 0.6


def test_weights_are_the_same_after_they_were_written_down() -> None:
    network = odds_of().lessons.shape
    assert network is not None
    assert unpack_shape(pack_shape(network)) == network


def test_what_is_told_of_a_hand_hangs_on_its_cards_alone() -> None:
    odds = odds_of()
    one, other = (
        pieces(odds, cards) for cards in ("rosie black:3 green:4", "green:4 rosie black:3")
    )
    assert hand_of(odds, one, True) == hand_of(odds, other, True)


def test_a_pupil_learns_which_hands_make_their_bids() -> None:
    """Of two hands alike in all but one trait, one always makes its bid and one never."""
    first = next(iter(played(odds_of(), 1, seed=1)))
    made, missed = (
        Fared([trait, *first.told[1:]], 0.0, 0.0, off) for trait, off in ((2.0, 0), (-2.0, 2))
    )
    network = Pupil(1).learn([made, missed] * 256, passes=20)
    assert network == Pupil(1).learn([made, missed] * 256, passes=20)
    exact = [answer(network, hand) for hand in (made, missed)]
    assert exact[0] > 1 > -1 > exact[1]


def test_what_was_played_covers_zero_and_other_bids_of_every_length() -> None:
    bids = list(played(odds_of(), 200, seed=2))
    zeros = [bool(one.told[-4]) for one in bids]
    assert 100 < sum(zeros) < len(bids) - 100
    assert {round(10 * one.told[2]) for one in bids} == set(range(1, 11))
