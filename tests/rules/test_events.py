"""What is told of a match: reasons, score lines, and events in their order."""

from __future__ import annotations

from random import Random

import pytest

from game.rules.actions import Bid, ChooseLeader
from game.rules.events import (
    AbilityWon,
    AllianceMade,
    BidPlaced,
    BidsRevealed,
    DieRolled,
    Event,
    HandDealt,
    HandScored,
    LeaderChosen,
    LoadChosen,
    LoadsRevealed,
    MatchEnded,
    PiecePlayed,
    SeatScore,
    TrickTaken,
)
from game.rules.pieces import Ability
from game.rules.scoring import Result, ScoreLine
from game.rules.trick import Bonus, Reason
from game.rules.view import redact
from tests.rules.playing import edition, events_of, random_match, setup_of, sit

REASONS = [
    ("dice", "mermaid:skull skull_king:skull", "mermaid_charms_king", "mermaid:skull"),
    ("dice", "skull_king:skull mermaid:flag", "king", "skull_king:skull"),
    ("dice", "pirate:skull mermaid:skull black:7", "pirate", "pirate:skull"),
    ("dice", "pirate:skull pirate:skull", "last_pirate", "pirate:skull"),
    ("dice", "pirate:skull pirate:skull skull_king:skull", "king", "skull_king:skull"),
    ("dice", "mermaid:skull black:7", "mermaid", "mermaid:skull"),
    ("dice", "mermaid:skull mermaid:skull", "last_mermaid", "mermaid:skull"),
    ("dice", "mermaid:skull mermaid:skull pirate:skull", "pirate", "pirate:skull"),
    ("dice", "black:5 black:6 red:1", "highest_number", "black:6"),
    ("dice", "black:5 black:5 black:6", "highest_number", "black:6"),
    ("dice", "black:7 yellow:7 red:1", "last_of_equal_numbers", "yellow:7"),
    ("dice", "yellow:flag pirate:flag", "first_of_escapes", "yellow:flag"),
    ("schmidt", "skull_king mermaid mermaid", "mermaid_charms_king", "mermaid"),
    ("schmidt", "pirate skull_king", "king", "skull_king"),
    ("schmidt", "mermaid pirate", "pirate", "pirate"),
    ("schmidt", "scary_mary:pirate pirate", "first_pirate", "scary_mary:pirate"),
    ("schmidt", "mermaid black:13", "mermaid", "mermaid"),
    ("schmidt", "red:1 mermaid mermaid", "first_mermaid", "mermaid"),
    ("schmidt", "red:13 black:1", "highest_trump", "black:1"),
    ("schmidt", "black:1 black:2", "highest_trump", "black:2"),
    ("schmidt", "red:2 blue:13 red:3", "highest_of_lead", "red:3"),
    ("schmidt", "escape scary_mary:escape", "first_of_escapes", "escape"),
    ("beck", "mermaid skull_king", "mermaid_charms_king", "mermaid"),
    ("beck", "rosie skull_king", "king", "skull_king"),
    ("beck", "mermaid bendt", "pirate", "bendt"),
    ("beck", "harry tigress:pirate", "first_pirate", "harry"),
    ("beck", "mermaid green:14", "mermaid", "mermaid"),
    ("beck", "mermaid mermaid", "first_mermaid", "mermaid"),
    ("beck", "green:14 black:1", "highest_trump", "black:1"),
    ("beck", "green:2 yellow:13 green:3", "highest_of_lead", "green:3"),
    ("beck", "loot escape", "first_of_escapes", "loot"),
    ("beck", "green:2 kraken skull_king", "kraken", "kraken"),
    ("beck", "green:2 whale kraken", "kraken", "kraken"),
    ("beck", "kraken whale green:2", "whale_highest_number", "green:2"),
    ("beck", "green:2 whale black:1", "whale_highest_number", "green:2"),
    ("beck", "yellow:2 whale black:2", "whale_first_of_equals", "yellow:2"),
    ("beck", "harry whale escape", "whale_set_aside", "whale"),
]


@pytest.mark.parametrize(("key", "plays", "reason", "face"), REASONS)
def test_a_trick_tells_why_it_was_won(key: str, plays: str, reason: str, face: str) -> None:
    whole = edition(key)
    rules = whole.trick_rules(setup_of(key, 4).options)
    outcome = rules.judge([whole.box.face(token) for token in plays.split()])
    assert outcome.reason == Reason(reason, face)


EVERYTHING = {"kraken": True, "whale": True, "loot": True, "abilities": True}


@pytest.mark.parametrize("key", ["dice", "schmidt", "beck"])
def test_no_match_gives_a_reason_beyond_the_table(key: str) -> None:
    options = EVERYTHING if key == "beck" else {}
    known = {reason for edition_key, _, reason, _ in REASONS if edition_key == key}
    given = set()
    for seed in range(20):
        moves = list(random_match(setup_of(key, 5, **options), Random(seed)))
        given |= {e.reason.key for e in events_of(moves) if isinstance(e, TrickTaken)}
    assert given <= known
    assert len(given) >= 7


FOURTEEN, PIRATE = Bonus("fourteen", 10), Bonus("pirate_captured", 30)
BONUSES = (PIRATE, FOURTEEN, PIRATE)
BONUS_LINES = (ScoreLine("pirate_captured", 60, 2), ScoreLine("fourteen", 10, 1))
HALF_LINES = (ScoreLine("pirate_captured_half", 30, 2), ScoreLine("fourteen_half", 5, 1))
WON, LOST = ScoreLine("wager_won", 20), ScoreLine("wager_lost", -20)


@pytest.mark.parametrize(
    ("key", "scoring", "result", "lines"),
    [
        ("dice", "standard", Result(5, 3, 3), [ScoreLine("tricks", 60, 3)]),
        ("dice", "standard", Result(5, 3, 3, BONUSES), [ScoreLine("tricks", 60, 3), *BONUS_LINES]),
        ("dice", "standard", Result(5, 3, 1, BONUSES), [ScoreLine("missed", -20, 2)]),
        ("dice", "standard", Result(5, 0, 0), [ScoreLine("zero_bid", 50, 5)]),
        ("dice", "standard", Result(5, 0, 2, BONUSES), [ScoreLine("zero_bid_missed", -50, 2)]),
        ("dice", "landlubber", Result(5, 3, 3, BONUSES), [ScoreLine("tricks", 60, 3)]),
        ("dice", "landlubber", Result(5, 3, 1, BONUSES), [ScoreLine("missed", 0, 2)]),
        ("dice", "landlubber", Result(5, 0, 0), [ScoreLine("zero_bid", 50, 5)]),
        ("dice", "landlubber", Result(5, 0, 2), [ScoreLine("zero_bid_missed", -50, 2)]),
        (
            "schmidt",
            "standard",
            Result(4, 1, 1, BONUSES),
            [ScoreLine("tricks", 20, 1), *BONUS_LINES],
        ),
        ("beck", "skull_king", Result(4, 2, 2, (), None, 20), [ScoreLine("tricks", 40, 2), WON]),
        (
            "beck",
            "skull_king",
            Result(4, 2, 3, BONUSES, None, 20),
            [ScoreLine("missed", -10, 1), LOST],
        ),
        (
            "beck",
            "skull_king",
            Result(4, 0, 0, (Bonus("loot", 20), Bonus("loot", 20))),
            [ScoreLine("zero_bid", 40, 4), ScoreLine("loot", 40, 2)],
        ),
        ("beck", "rascal", Result(4, 0, 0), [ScoreLine("direct_hit", 40, 4)]),
        (
            "beck",
            "rascal",
            Result(4, 2, 2, BONUSES, None, 20),
            [ScoreLine("direct_hit", 40, 4), *BONUS_LINES, WON],
        ),
        (
            "beck",
            "rascal",
            Result(4, 2, 1, BONUSES, None, 20),
            [ScoreLine("glancing_blow", 20, 4), *HALF_LINES, LOST],
        ),
        ("beck", "rascal", Result(4, 0, 2, BONUSES, None, 20), [ScoreLine("miss", 0, 2), LOST]),
        (
            "beck",
            "rascal_loads",
            Result(6, 2, 3, BONUSES, "grapeshot"),
            [ScoreLine("glancing_blow", 30, 6), *HALF_LINES],
        ),
        (
            "beck",
            "rascal_loads",
            Result(6, 3, 3, BONUSES, "cannonball", 20),
            [ScoreLine("cannonball_hit", 90, 6), *BONUS_LINES, WON],
        ),
        (
            "beck",
            "rascal_loads",
            Result(6, 2, 3, BONUSES, "cannonball", 20),
            [ScoreLine("cannonball_miss", 0, 1), LOST],
        ),
    ],
)
def test_a_score_is_itemised(
    key: str, scoring: str, result: Result, lines: list[ScoreLine]
) -> None:
    system = edition(key).scorings[scoring]
    assert list(system.lines(result)) == lines
    assert system.points(result) == sum(line.points for line in lines)


@pytest.mark.parametrize(
    ("key", "plays", "bonuses"),
    [
        ("dice", "pirate:skull skull_king:skull pirate:skull", [("pirate_captured", 30)] * 2),
        ("dice", "mermaid:skull skull_king:skull", [("king_captured", 50)]),
        ("schmidt", "scary_mary:escape skull_king", [("pirate_captured", 30)]),
        ("schmidt", "skull_king mermaid", [("king_captured", 50)]),
        ("beck", "mermaid skull_king", [("king_captured", 40)]),
        ("beck", "mermaid harry mermaid", [("mermaid_captured", 20)] * 2),
        (
            "beck",
            "yellow:14 black:14 rosie skull_king",
            [("fourteen", 10), ("black_fourteen", 20), ("pirate_captured", 30)],
        ),
    ],
)
def test_a_trick_tells_what_it_may_pay(
    key: str, plays: str, bonuses: list[tuple[str, int]]
) -> None:
    whole = edition(key)
    rules = whole.trick_rules(setup_of(key, 4).options)
    outcome = rules.judge([whole.box.face(token) for token in plays.split()])
    assert list(outcome.bonuses) == bonuses


def test_a_small_dice_hand_tells_everything_in_order() -> None:
    game = sit("dice", "pirate", "skull_king", "mermaid", starter=1)
    game.do(Bid(1, 1), Bid(0, 0), Bid(2, 0))
    game.play("skull_king:skull mermaid:flag pirate:skull")
    paid = (Bonus("pirate_captured", 30),)
    zero = SeatScore(0, 0, None, (ScoreLine("zero_bid", 10, 1),), 10)
    lines = (ScoreLine("tricks", 20, 1), ScoreLine("pirate_captured", 30, 1))
    assert game.events == [
        HandDealt(1, 1, 1, (("pirate",), ("skull_king",), ("mermaid",))),
        BidPlaced(1, 1),
        BidPlaced(0, 0),
        BidPlaced(2, 0),
        BidsRevealed((0, 1, 0)),
        PiecePlayed(1, "skull_king", None),
        DieRolled(1, "skull_king", "skull_king:skull"),
        PiecePlayed(2, "mermaid", None),
        DieRolled(2, "mermaid", "mermaid:flag"),
        PiecePlayed(0, "pirate", None),
        DieRolled(0, "pirate", "pirate:skull"),
        TrickTaken(
            1,
            (1, 2, 0),
            ("skull_king:skull", "mermaid:flag", "pirate:skull"),
            1,
            1,
            Reason("king", "skull_king:skull"),
            paid,
        ),
        HandScored(1, 1, (zero, SeatScore(1, 1, None, lines, 50), zero), (10, 50, 10)),
        MatchEnded((10, 50, 10), (1,)),
    ]


def test_a_small_beck_hand_tells_everything_in_order() -> None:
    game = sit(
        "beck",
        "rosie green:1",
        "loot green:2",
        ghost="green:3 green:4",
        scoring="rascal_loads",
        loot=True,
        abilities=True,
    )
    game.bid(1, 0).load("grapeshot", "cannonball").play("rosie loot")
    game.do(ChooseLeader(0, 1)).play("green:2 green:1")
    scores = (
        SeatScore(1, 1, "grapeshot", (ScoreLine("direct_hit", 20, 2), ScoreLine("loot", 20)), 40),
        SeatScore(
            0, 0, "cannonball", (ScoreLine("cannonball_hit", 30, 2), ScoreLine("loot", 20)), 50
        ),
    )
    told: list[Event] = [
        HandDealt(1, 2, 0, (("rosie", "green:1"), ("loot", "green:2"), ("green:3", "green:4"))),
        BidPlaced(0, 1),
        BidPlaced(1, 0),
        BidsRevealed((1, 0)),
        LoadChosen(0, "grapeshot"),
        LoadChosen(1, "cannonball"),
        LoadsRevealed(("grapeshot", "cannonball")),
        PiecePlayed(0, "rosie", "rosie"),
        PiecePlayed(2, "green:3", "green:3"),
        PiecePlayed(1, "loot", "loot"),
        TrickTaken(1, (0, 2, 1), ("rosie", "green:3", "loot"), 0, 0, Reason("pirate", "rosie"), ()),
        AllianceMade(1, 0),
        AbilityWon(0, "rosie", Ability.CHOOSE_LEADER),
        LeaderChosen(0, 1),
        PiecePlayed(1, "green:2", "green:2"),
        PiecePlayed(2, "green:4", "green:4"),
        PiecePlayed(0, "green:1", "green:1"),
        TrickTaken(
            2,
            (1, 2, 0),
            ("green:2", "green:4", "green:1"),
            2,
            2,
            Reason("highest_of_lead", "green:4"),
            (),
        ),
        HandScored(1, 2, scores, (40, 50)),
        MatchEnded((40, 50), (1,)),
    ]
    assert game.events == told


@pytest.mark.parametrize(
    ("event", "hidden"),
    [
        (HandDealt(1, 1, 0, (("red",), ("blue",))), HandDealt(1, 1, 0, (None, ("blue",)))),
        (BidPlaced(0, 2), BidPlaced(0, None)),
    ],
)
def test_an_event_hides_from_seat_1_what_seat_0_keeps_secret(event: Event, hidden: Event) -> None:
    assert redact(event, 1) == hidden


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_what_everyone_may_know_is_told_to_all(seat: int | None) -> None:
    game = sit("beck", "rosie green:1", "loot green:2", "escape green:3", loot=True).bid(0, 0, 0)
    game.play("rosie loot escape green:1 green:2 green:3")
    secret = (HandDealt, BidPlaced)
    for event in game.events:
        if not isinstance(event, secret):
            assert redact(event, seat) == event
