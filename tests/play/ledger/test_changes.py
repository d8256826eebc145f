"""What can be written on a sheet, what is refused and why, and what fills itself in."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.play.ledger import changes
from game.play.ledger.limits import EntryError, lost_most, most_of
from game.play.ledger.scores import all_scored, left_over, totals_of, tricks_of
from game.play.ledger.sheet import Sheet
from game.play.score_book import AWAY
from tests.play.ledger.by_hand import blank
from tests.rules.playing import setup_of

EVERYTHING = {"kraken": True, "whale": True, "loot": True, "abilities": True}


def sheet_of(key: str = "beck", seats: int = 4, **options: object) -> Sheet:
    return blank(setup_of(key, seats, **options))


def scored(sheet: Sheet, bids: str, won: str) -> Sheet:
    """The hand being played with these bids and tricks, counted."""
    for member, (bid, tricks) in enumerate(zip(bids, won, strict=True)):
        member = sheet.hand.seats[member]
        sheet = changes.bid(sheet, sheet.number, member, int(bid))
        sheet = changes.won(sheet, sheet.number, member, int(tricks))
    return changes.count(sheet, sheet.number)


def after(sheet: Sheet, hands: int) -> Sheet:
    """The first player has taken everything in so many hands, and one more is to be bid for."""
    for _ in range(hands):
        cards = sheet.cards(sheet.number)
        others = len(sheet.round) - 1
        sheet = changes.next_hand(scored(sheet, "0" * (others + 1), f"{cards}" + "0" * others))
    return sheet


def refusal(change: Callable[..., Sheet], *args: object) -> str:
    with pytest.raises(EntryError) as error:
        change(*args)
    return error.value.key


def test_the_last_player_s_tricks_are_filled_in() -> None:
    sheet = after(sheet_of(), 3)
    for member, tricks in enumerate((1, 0, 2)):
        sheet = changes.won(sheet, 4, member, tricks)
    assert tricks_of(sheet, 4) == (1, 0, 2, 1)
    sheet = changes.won(sheet, 4, 0, 2)
    assert tricks_of(sheet, 4) == (2, 0, 2, 0)


def test_a_corrected_hand_is_filled_in_again_and_the_one_being_bid_for_left_alone() -> None:
    sheet = after(sheet_of(), 2)
    for number in (1, 2):
        sheet = changes.recount(sheet.noted(number, 0, won=None))
        assert sheet.hands[number - 1].cell(0).won == number
    assert [hand.done for hand in sheet.hands] == [True, True, False]


def test_what_the_kraken_took_is_missing_from_the_last_player() -> None:
    sheet = changes.lost(after(sheet_of(**EVERYTHING), 2), 3, 1)
    for member in range(3):
        sheet = changes.won(sheet, 3, member, 0)
    assert tricks_of(sheet, 3)[3] == 2
    assert refusal(changes.lost, sheet, 3, 3) == "too_many_lost"


def test_only_as_many_tricks_are_lost_as_there_are_beasts() -> None:
    assert lost_most(setup_of("beck", 4)) == 0
    assert lost_most(setup_of("beck", 4, kraken=True)) == 1
    assert lost_most(setup_of("beck", 4, **EVERYTHING)) == 2


def test_the_ghost_takes_what_is_left() -> None:
    sheet = after(sheet_of(seats=2), 2)
    sheet = changes.won(sheet, 3, 0, 1)
    assert tricks_of(sheet, 3) == (1, None)
    sheet = changes.won(sheet, 3, 1, 1)
    assert left_over(sheet, 3) == 1
    assert changes.tricks_wrong(sheet, 3) is None


def test_tricks_that_do_not_add_up_are_not_counted() -> None:
    sheet = after(sheet_of("dice", 3), 1)
    for member in range(3):
        sheet = changes.bid(sheet, 2, member, 0)
        sheet = changes.won(sheet, 2, member, 1)
    assert changes.problem(sheet, 2) == ("tricks_over", {"count": 1, "cards": 2})
    assert refusal(changes.count, sheet, 2) == "tricks_over"
    short = changes.won(changes.won(sheet, 2, 0, 0), 2, 1, 0)
    assert changes.problem(short, 2) == ("tricks_under", {"count": 1, "cards": 2})


def test_a_missing_bid_is_named_in_the_order_of_play() -> None:
    sheet = sheet_of("dice", 3)
    sheet = changes.bid(sheet, 1, 0, 1)
    assert changes.bids_missing(sheet, 1) == ("no_bid", {"name": "Pirate 2"})
    assert refusal(changes.play_on, sheet, 1) == "no_bid"


@pytest.mark.parametrize(
    ("key", "seats", "kind", "most"),
    [
        ("dice", 6, "pirate_captured", 3),
        ("dice", 3, "pirate_captured", 2),
        ("schmidt", 6, "pirate_captured", 5),
        ("beck", 8, "pirate_captured", 6),
        ("beck", 4, "pirate_captured", 3),
        ("beck", 4, "mermaid_captured", 2),
        ("beck", 4, "fourteen", 3),
        ("beck", 4, "black_fourteen", 1),
        ("beck", 4, "king_captured", 1),
        ("dice", 4, "fourteen", 0),
    ],
)
def test_a_bonus_goes_as_far_as_the_box(key: str, seats: int, kind: str, most: int) -> None:
    assert most_of(setup_of(key, seats), kind) == most


def with_tricks(sheet: Sheet, bids: str, won: str) -> Sheet:
    for member, (bid, tricks) in enumerate(zip(bids, won, strict=True)):
        sheet = changes.bid(sheet, sheet.number, member, int(bid))
        sheet = changes.won(sheet, sheet.number, member, int(tricks))
    return sheet


def test_a_bonus_is_refused_where_it_does_not_count() -> None:
    sheet = with_tricks(after(sheet_of(), 3), "2100", "2200")
    sheet = changes.bonus(sheet, 4, 0, "pirate_captured", 2)
    assert refusal(changes.bonus, sheet, 4, 1, "fourteen", 1) == "bid_missed"
    assert refusal(changes.bonus, sheet, 4, 2, "fourteen", 1) == "no_trick"
    assert refusal(changes.bonus, sheet, 4, 0, "king_captured", 1) == "used_already"
    assert refusal(changes.bonus, sheet, 4, 0, "pirate_captured", 4) == "box_holds"


def test_a_bonus_that_is_no_longer_possible_tells_all_that_is_known_of_it() -> None:
    sheet = changes.won(changes.bid(after(sheet_of(), 4), 5, 0, 1), 5, 0, 1)
    most = most_of(sheet.setup(5), "fourteen")
    wrong = changes.bonuses_wrong(sheet.noted(5, 0, bonuses={"fourteen": most + 1}), 5)
    assert wrong == ("bonus", {"name": sheet.members[0].name, "why": "box_holds", "most": most})


def test_half_a_bonus_counts_when_rascal_scores_a_near_miss() -> None:
    sheet = with_tricks(after(sheet_of(scoring="rascal"), 3), "2100", "2200")
    sheet = changes.count(changes.bonus(sheet, 4, 1, "fourteen", 1), 4)
    assert all_scored(sheet)[-1].scores[1].points == 4 * 5 + 5


def test_landlubbers_are_paid_no_bonus() -> None:
    sheet = with_tricks(sheet_of("dice", 3, scoring="landlubber"), "100", "100")
    assert refusal(changes.bonus, sheet, 1, 0, "pirate_captured", 1) == "no_such_bonus"


def test_one_harry_changes_one_bid_by_one() -> None:
    sheet = with_tricks(after(sheet_of(**EVERYTHING), 3), "2100", "1300")
    changed = changes.change_bid(sheet, 4, 0, -1)
    assert changed.hand.cell(0).wanted == 1
    assert refusal(changes.change_bid, changed, 4, 1, 1) == "one_harry"
    assert refusal(changes.change_bid, sheet, 4, 2, -1) == "bad_change"
    assert refusal(changes.change_bid, sheet, 4, 0, 2) == "no_harry"
    assert refusal(changes.change_bid, sheet_of(), 1, 0, 1) == "no_harry"


def test_rascal_bets_once_and_with_a_trick() -> None:
    sheet = with_tricks(after(sheet_of(**EVERYTHING), 3), "2100", "1300")
    bet = changes.wager(sheet, 4, 0, 20)
    assert refusal(changes.wager, bet, 4, 1, 10) == "one_rascal"
    assert refusal(changes.wager, sheet, 4, 2, 10) == "no_trick"
    assert refusal(changes.wager, sheet, 4, 0, 30) == "no_wager"
    assert refusal(changes.wager, sheet_of(**EVERYTHING), 1, 0, 10) == "no_wager"


def test_loot_makes_allies_of_two() -> None:
    sheet = with_tricks(after(sheet_of(**EVERYTHING), 3), "2200", "2200")
    sheet = changes.loot(sheet, 4, [(2, 0), (3, 1)])
    points = [score.points for score in all_scored(changes.count(sheet, 4))[-1].scores]
    assert points == [60, 60, 60, 60]
    assert refusal(changes.loot, sheet, 4, [(0, 0)]) == "own_loot"
    assert refusal(changes.loot, sheet, 4, [(0, 1), (1, 2), (2, 3)]) == "box_holds"


def test_a_past_hand_is_corrected_and_all_after_it_is_worked_out_anew() -> None:
    sheet = scored(after(sheet_of("dice", 3), 1), "110", "110")
    assert totals_of(sheet) == (-10 + 20, 10 + 20, 10 + 20)
    sheet = changes.bid(sheet, 1, 0, 1)
    assert [hand.totals for hand in all_scored(sheet)] == [(20, 10, 10), (40, 30, 30)]
    sheet = changes.correct(sheet, 1, 2, -15, "too loud")
    assert [hand.totals[2] for hand in all_scored(sheet)] == [-5, 15]
    assert sheet.hands[0].cell(2).note == "too loud"


def test_who_leaves_keeps_a_column_and_is_away_from_then_on() -> None:
    sheet = after(sheet_of("dice", 4), 2)
    sheet = changes.leave(sheet, 3)
    assert sheet.hand.seats == (0, 1, 2)
    sheet = scored(sheet, "000", "300")
    assert all_scored(sheet)[-1].scores[3] == AWAY
    assert totals_of(sheet)[3] == 10 + 20
    assert refusal(changes.leave, sheet, 2) == "bad_seats"


def test_who_joins_late_brings_points_along_and_sits_where_the_table_says() -> None:
    sheet = after(sheet_of("dice", 3), 2)
    sheet = changes.join(sheet, "Bosun", "", 1, 25)
    assert sheet.hand.seats == (0, 3, 1, 2)
    sheet = scored(sheet, "0000", "3000")
    assert totals_of(sheet)[3] == 25 + 30
    assert all_scored(sheet)[0].scores[3] == AWAY


def test_a_player_who_comes_back_finds_the_old_column() -> None:
    sheet = changes.leave(after(sheet_of("dice", 4), 1), 0)
    sheet = changes.next_hand(scored(sheet, "000", "200"))
    sheet = changes.join(sheet, "Pirate 1", "", 0)
    assert len(sheet.members) == 4
    assert sheet.hand.seats == (0, 1, 2, 3)
    assert refusal(changes.join, sheet, "Pirate 1", "", 0) == "same_name"


def test_with_a_starter_who_left_the_next_one_begins() -> None:
    sheet = after(sheet_of("dice", 4), 1)
    assert sheet.hand.starter == 1
    assert changes.leave(sheet, 1).hand.starter == 2


def test_nobody_joins_when_no_hand_would_be_left() -> None:
    sheet = after(sheet_of("dice", 5), 6)
    assert (sheet.number, sheet.planned) == (7, 7)
    assert refusal(changes.join, sheet, "Bosun", "", 0) == "too_late"


def test_the_table_may_stop_early() -> None:
    sheet = changes.stop(after(sheet_of("dice", 4), 2))
    assert sheet.is_over
    assert (sheet.number, sheet.planned) == (2, 2)
    assert refusal(changes.stop, sheet_of("dice", 4)) == "nothing_scored"
    assert refusal(changes.next_hand, sheet) == "not_over"


def test_the_table_may_name_another_starter() -> None:
    sheet = changes.starter(sheet_of("dice", 4), 1, 2)
    assert sheet.hand.dealer == 1
    assert after(sheet, 1).hand.starter == 3
