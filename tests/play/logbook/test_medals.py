"""Medals: each can be earned, by nothing but what the record tells."""

from __future__ import annotations

import pytest

from game.play.logbook.deeds import DEEDS, deeds_of
from game.play.logbook.digest import Counted, Digest, Line, Score, Sitter, Tally
from game.play.logbook.medals import CAREER, MEDALS, case_of, newly_earned
from game.rules.events import Event, HandDealt, HandScored, MatchEnded, SeatScore, TrickTaken
from game.rules.scoring import ScoreLine
from game.rules.trick import Bonus, Reason
from tests.match.matches import SETUPS
from tests.play.logbook.books import digests, many
from tests.rules.playing import setup_of, sit


def told(game_events: list[Event], seats: int = 3) -> dict[int, tuple[str, ...]]:
    setup = setup_of("beck", seats)
    return deeds_of(setup, game_events, [""] * seats, None)


def scored(number: int, cards: int, *rows: tuple[int, int, int]) -> list[Event]:
    """One hand of (bid, won, points) by seat, in a match of as many hands as needed."""
    scores = tuple(SeatScore(b, w, None, (ScoreLine("tricks", p),), p) for b, w, p in rows)
    return [HandDealt(number, cards, 0, ()), HandScored(number, cards, scores, ())]


def match(*hands: tuple[int, list[tuple[int, int, int]]]) -> list[Event]:
    """Hands of so many cards, with running totals."""
    events: list[Event] = []
    totals: tuple[int, ...] = (0,) * len(hands[0][1])
    for number, (cards, rows) in enumerate(hands, 1):
        dealt, hand = scored(number, cards, *rows)
        assert isinstance(hand, HandScored)
        totals = tuple(t + row[2] for t, row in zip(totals, rows, strict=True))
        events += [dealt, hand._replace(totals=totals)]
    return [*events, MatchEnded(totals, ())]


def trick(
    reason: str,
    winner: int | None = 0,
    number: int = 1,
    bonuses: tuple[Bonus, ...] = (),
    faces: tuple[str, ...] = ("a", "b", "c"),
) -> TrickTaken:
    return TrickTaken(number, (0, 1, 2), faces, winner, 0, Reason(reason), bonuses)


def with_trick(taken: TrickTaken, cards: int = 2, bids: tuple[int, ...] = (1, 0, 0)) -> list[Event]:
    rows = [(bid, bid, 10) for bid in bids]
    dealt, hand, end = match((cards, rows))
    return [dealt, taken, hand, end]


def line_paid(kind: str, points: int) -> list[Event]:
    dealt, hand, end = match((2, [(1, 1, 20), (0, 0, 20), (0, 1, -20)]))
    assert isinstance(hand, HandScored)
    first = hand.scores[0]._replace(lines=(ScoreLine("tricks", 20), ScoreLine(kind, points)))
    return [dealt, hand._replace(scores=(first, *hand.scores[1:])), end]


FLAT = [(1, 1, 20), (1, 0, -10), (1, 0, -10)]
PIRATES = (Bonus("pirate_captured", 30),) * 2
ROWS: list[tuple[str, list[Event]]] = [
    ("zero_held", match((7, [(0, 0, 70), (1, 1, 20), (1, 6, -50)]))),
    ("charmer", with_trick(trick("mermaid_charms_king"))),
    ("last_charm", with_trick(trick("mermaid_charms_king", number=2))),
    ("pirate_hunter", with_trick(trick("king", bonuses=PIRATES))),
    ("bold_bid", match((6, [(5, 5, 100), (1, 0, -10), (1, 1, 20)]))),
    ("clean_sweep", match((5, [(5, 5, 100), (0, 0, 50), (1, 0, -10)]))),
    ("rich_hand", match((5, [(2, 2, 100), (0, 0, 50), (1, 0, -10)]))),
    ("white_flags", with_trick(trick("first_of_escapes"))),
    ("yellow_seven", with_trick(trick("highest_number", faces=("yellow:7", "b", "c")))),
    ("whale_rider", with_trick(trick("whale_highest_number"))),
    ("kraken_friend", with_trick(trick("kraken", None, faces=("kraken", "b", "c")))),
    ("shared_loot", line_paid("loot", 20)),
    ("bet_won", line_paid("wager_won", 20)),
    ("cannonball", line_paid("cannonball_hit", 90)),
    ("five_in_a_row", match(*[(1, FLAT)] * 5, (1, [(1, 0, -10)] * 3))),
    ("true_word", match(*[(1, FLAT)] * 3)),
    (
        "from_last",
        match((1, [(1, 0, -10), (1, 1, 20), (0, 0, 10)]), (1, [(1, 1, 90), *FLAT[1:]])),
    ),
    ("by_a_hair", match((1, [(1, 1, 20), (0, 0, 10), (1, 0, -10)]))),
    ("landslide", match((1, [(1, 1, 90), (0, 0, -10), (1, 0, -10)]))),
    ("all_the_way", match((1, FLAT), (1, FLAT))),
]


@pytest.mark.parametrize(("deed", "events"), ROWS, ids=[row[0] for row in ROWS])
def test_a_deed_is_seen_and_belongs_to_who_did_it(deed: str, events: list[Event]) -> None:
    deeds = told(events)
    assert deed in deeds[0]
    assert deed not in deeds.get(2, ())


@pytest.mark.parametrize(
    ("deed", "events"),
    [
        ("zero_held", match((6, [(0, 0, 60), (1, 1, 20), (1, 6, -50)]))),
        ("last_charm", with_trick(trick("mermaid_charms_king"))),
        ("last_charm", with_trick(trick("mermaid_charms_king"), cards=1)),
        ("pirate_hunter", with_trick(trick("king", bonuses=PIRATES[:1]))),
        ("true_word", match((1, FLAT))),
        ("true_word", match((1, FLAT), (1, [(1, 0, -10), *FLAT[1:]]))),
        ("by_a_hair", match((1, [(1, 1, 20), (1, 1, 20), (1, 0, -10)]))),
        ("bet_won", line_paid("wager_won", 10)),
        ("all_the_way", match((1, [FLAT[0], FLAT[0], FLAT[2]]), (1, FLAT))),
    ],
)
def test_nearly_is_not_enough(deed: str, events: list[Event]) -> None:
    assert deed not in told(events).get(0, ())


def test_three_legends_must_be_beaten_alone() -> None:
    won = match((1, [*FLAT, FLAT[1]]))
    setup = setup_of("beck", 4)
    assert "three_legends" in deeds_of(setup, won, ["", *["legend"] * 3], None)[0]
    assert "three_legends" not in deeds_of(setup, won, ["", "legend", "legend", "sailor"], None)[0]


def test_a_large_table_and_the_ghost_count_for_the_winner() -> None:
    rows = [FLAT[0], *[FLAT[1]] * 5]
    assert "full_table" in deeds_of(setup_of("beck", 6), match((1, rows)), [""] * 6, None)[0]
    assert "ghost" in deeds_of(setup_of("beck", 2), match((1, rows[:2])), [""] * 2, None)[0]


def test_a_win_against_the_dice_needs_bad_luck() -> None:
    setup, events = SETUPS["dice"], match((4, [(1, 1, 20), *[(1, 1, -10)] * 3]))
    assert "against_the_wind" in deeds_of(setup, events, [""] * 4, [3.0, 1, 0, 0])[0]
    assert "against_the_wind" not in deeds_of(setup, events, [""] * 4, [2.5, 1, 0, 0])[0]


def digest(
    n: int, won: bool = True, edition: str = "dice", level: str = "sailor", **changes: object
) -> Digest:
    totals = (50, 10) if won else (10, 50)
    seats = (Sitter("Ada", "human", "", "", ""), Sitter("Bo", "bot", level, "", ""))
    line = Line(
        f"m{n:03}",
        edition,
        "finished",
        "",
        f"2026-01-01T00:00:{n:02}Z",
        0,
        1,
        1,
        totals,
        (),
        "",
        seats,
    )
    hand = Counted(1, (Score(0, 0, 10, 0), Score(1, 1, 20, 0)))
    line = line._replace(**changes)  # type: ignore[arg-type]
    return Digest(line, "", (hand,), (Tally({}, None, ()),) * 2, {})


def earned(*played: Digest) -> set[str]:
    return {medal.key for medal in case_of(played, "Ada") if medal.is_earned}


@pytest.mark.parametrize(
    ("medal", "enough", "short"),
    [
        ("first_voyage", [digest(1, won=False)], []),
        ("first_win", [digest(1)], [digest(1, won=False)]),
        ("old_salt", [digest(n) for n in range(10)], [digest(n) for n in range(9)]),
        ("grey_beard", [digest(n % 60) for n in range(100)], [digest(n % 60) for n in range(99)]),
        (
            "hat_trick",
            [digest(1), digest(2), digest(3)],
            [digest(1), digest(2, won=False), digest(3), digest(4)],
        ),
        (
            "three_seas",
            [digest(1), digest(2, edition="beck"), digest(3, edition="schmidt")],
            [digest(1), digest(2, edition="beck"), digest(3, won=False, edition="schmidt")],
        ),
        (
            "up_the_ranks",
            [
                digest(n, level=level)
                for n, level in enumerate(("cabin_boy", "sailor", "captain", "legend"))
            ],
            [digest(n, level=level) for n, level in enumerate(("cabin_boy", "sailor", "captain"))],
        ),
        ("twenty_five_zeros", [digest(n) for n in range(25)], [digest(n) for n in range(24)]),
        (
            "seven_days",
            [digest(n, daily=f"2026-01-{n:02}") for n in range(1, 8)],
            [digest(n, daily=f"2026-01-{n:02}") for n in (1, 2, 3, 5, 6, 7, 8)],
        ),
    ],
    ids=[*CAREER],
)
def test_a_career_is_long_enough_or_not(
    medal: str, enough: list[Digest], short: list[Digest]
) -> None:
    assert medal in earned(*enough)
    assert medal not in earned(*short)


@pytest.mark.parametrize("mark", ["practice", "taken_back", "conceded"])
def test_what_was_not_played_for_good_earns_nothing(mark: str) -> None:
    assert earned(digest(1, marks=(mark,))) == set()


def test_whoever_was_helped_may_still_be_proud() -> None:
    assert "first_win" in earned(digest(1, marks=("helped",)))


def test_a_medal_tells_its_match_and_the_others_how_far_it_is() -> None:
    case = {medal.key: medal for medal in case_of([digest(1), digest(2)], "Ada")}
    assert (case["first_win"].match, case["first_win"].date) == ("m001", digest(1).line.played)
    assert (case["old_salt"].have, case["old_salt"].need) == (2, 10)
    assert not case["zero_held"].is_earned


def test_new_is_only_what_was_not_there_before() -> None:
    assert {"first_voyage", "first_win"} <= {*newly_earned([], digest(1), "Ada")}
    assert "first_win" not in newly_earned([digest(1)], digest(2), "Ada")
    assert newly_earned([], digest(1), "Nobody") == []


def test_there_are_about_thirty_each_in_its_own_place() -> None:
    assert 28 <= len(MEDALS) <= 36
    assert len(set(MEDALS)) == len(MEDALS)
    assert [medal.key for medal in case_of([], "Ada")] == [*MEDALS]


def test_random_matches_bring_some_and_never_to_a_ghost() -> None:
    found = {deed for each in digests() for tally in each.tallies for deed in tally.deeds}
    assert found
    assert found <= {*DEEDS}
    assert len(many()) == len(digests())


def test_a_real_trick_is_told_as_the_rules_tell_it() -> None:
    """A Mermaid charms the King in the last of two tricks."""
    game = sit("beck", "mermaid escape", "skull_king yellow:1", "green:3 yellow:2")
    game.bid(1, 0, 1).play("escape yellow:1 yellow:2")
    game.play("green:3 mermaid skull_king")
    deeds = deeds_of(game.state.setup, game.events, [""] * 3, None)
    assert {"charmer", "last_charm"} <= {*deeds[0]}


def test_every_deed_has_a_row_here() -> None:
    rows = {row[0] for row in ROWS} | {"three_legends", "full_table", "ghost", "against_the_wind"}
    assert rows == {*DEEDS}
