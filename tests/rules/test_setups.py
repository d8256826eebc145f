"""Before the first deal: what is in the box, seats, card plans, options."""

from collections import Counter
from typing import Any

import pytest

from game.rules.editions import edition_named
from game.rules.engine import new_match
from game.rules.errors import NotationError, SetupError
from game.rules.legality import legal_actions
from game.rules.state import Phase
from tests.rules.playing import edition, editions, setup_of

SUITS = {
    "schmidt": (["black", "yellow", "blue", "red"], 13),
    "beck": (["black", "yellow", "purple", "green"], 14),
}
SPECIALS = {
    "schmidt": {"escape": 5, "pirate": 5, "mermaid": 2, "scary_mary": 1, "skull_king": 1},
    "beck": {
        **dict.fromkeys(["rosie", "bendt", "rascal", "juanita", "harry"], 1),
        "tigress": 1,
        "skull_king": 1,
        "mermaid": 2,
        "escape": 5,
    },
}
DICE = {"skull_king": 1, "pirate": 3, "mermaid": 2, "black": 7, "blue": 7, "red": 8, "yellow": 8}
EVERYTHING = {"kraken": True, "whale": True, "loot": True}
CLASSIC = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10)
CAPPED = (1, 2, 3, 4, 5, 6, 7, 8, 8, 8)
DECLARED = ["scary_mary", "tigress"]


def test_the_dice_game_has_36_dice() -> None:
    assert Counter(setup_of("dice", 4).deck) == DICE
    assert sum(DICE.values()) == 36


@pytest.mark.parametrize(("key", "size"), [("schmidt", 66), ("beck", 70)])
def test_a_card_game_has_its_suits_and_specials(key: str, size: int) -> None:
    colours, highest = SUITS[key]
    cards = {f"{colour}:{n}": 1 for colour in colours for n in range(1, highest + 1)}
    deck = setup_of(key, 4).deck
    assert Counter(deck) == {**cards, **SPECIALS[key]}
    assert len(deck) == size


@pytest.mark.parametrize(
    ("options", "more"),
    [
        ({}, {}),
        ({"loot": True}, {"loot": 2}),
        ({"kraken": True}, {"kraken": 1}),
        ({"whale": True}, {"whale": 1}),
        ({"abilities": True}, {}),
        (EVERYTHING, {"loot": 2, "kraken": 1, "whale": 1}),
    ],
    ids=str,
)
def test_the_optional_cards_of_beck_come_with_their_toggles(
    options: dict[str, Any], more: dict[str, int]
) -> None:
    deck = Counter(setup_of("beck", 4, **options).deck)
    deck.subtract(setup_of("beck", 4).deck)
    assert {piece: count for piece, count in deck.items() if count} == more


NOTATION = {
    "dice": [
        *("black:5 black:6 black:7 blue:3 blue:4 blue:5 red:1 red:2 red:3".split()),
        *("yellow:flag yellow:1 yellow:7 pirate:skull pirate:flag".split()),
        *("mermaid:skull mermaid:flag skull_king:skull skull_king:flag".split()),
    ],
    "schmidt": [
        *(f"{colour}:{n}" for colour in SUITS["schmidt"][0] for n in range(1, 14)),
        *("escape pirate mermaid skull_king scary_mary:pirate scary_mary:escape".split()),
    ],
    "beck": [
        *(f"{colour}:{n}" for colour in SUITS["beck"][0] for n in range(1, 15)),
        *("escape pirate rosie bendt rascal juanita harry mermaid skull_king".split()),
        *("tigress:pirate tigress:escape loot kraken whale".split()),
    ],
}


@pytest.mark.parametrize("key", NOTATION)
def test_every_face_has_its_notation_and_no_other(key: str) -> None:
    assert sorted(edition(key).box.faces) == sorted(NOTATION[key])


@pytest.mark.parametrize(
    ("key", "token"), [(key, token) for key, tokens in NOTATION.items() for token in tokens]
)
def test_notation_goes_both_ways(key: str, token: str) -> None:
    box = edition(key).box
    face = box.face(token)
    piece = box.piece(face.piece)
    assert face.token == token
    assert face in piece.faces
    assert piece.token == (token if token in box.by_token else token.partition(":")[0])


@pytest.mark.parametrize(
    ("key", "token", "reason", "named"),
    [
        ("dice", "green:5", "unknown_piece", "black:5"),
        ("dice", "black:4", "no_such_face", "black:5, black:6, black:7"),
        ("dice", "black", "no_such_face", "black:5, black:6, black:7"),
        ("beck", "tigress", "no_such_face", "tigress:pirate, tigress:escape"),
        ("beck", "tigress:mermaid", "no_such_face", "tigress:pirate, tigress:escape"),
        ("beck", "green:15", "unknown_piece", "green:14"),
        ("schmidt", "kraken", "unknown_piece", "scary_mary:escape"),
    ],
)
def test_a_wrong_face_is_refused_with_the_right_ones(
    key: str, token: str, reason: str, named: str
) -> None:
    with pytest.raises(NotationError) as caught:
        edition(key).box.face(token)
    assert caught.value.key == reason
    assert repr(token) in str(caught.value)
    assert named in str(caught.value)


def test_a_wrong_piece_is_refused_with_the_right_ones() -> None:
    with pytest.raises(
        NotationError, match=r"'tigress:pirate' is not one of: .*tigress, "
    ) as caught:
        edition("beck").box.piece("tigress:pirate")
    assert caught.value.key == "unknown_piece"


@pytest.mark.parametrize("key", SUITS)
def test_only_scary_mary_and_the_tigress_are_declared(key: str) -> None:
    chosen = [piece.token for piece in edition(key).box.pieces if piece.chosen]
    assert chosen == [piece for piece in DECLARED if piece in SPECIALS[key]]


def test_no_die_is_declared() -> None:
    assert all(piece.rolled and not piece.chosen for piece in edition("dice").box.pieces)


@pytest.mark.parametrize(
    ("key", "seats", "options", "plan"),
    [
        ("dice", 3, {}, (1, 2, 3, 4, 5, 6, 7, 8)),
        ("dice", 4, {}, (1, 2, 3, 4, 5, 6, 7, 8)),
        ("dice", 5, {}, (1, 2, 3, 4, 5, 6, 7)),
        ("dice", 6, {}, (1, 2, 3, 4, 5, 6)),
        ("dice", 6, {"scoring": "landlubber"}, (1, 2, 3, 4, 5, 6)),
        *(("schmidt", seats, {}, CLASSIC) for seats in range(2, 7)),
        *(("beck", seats, {}, CLASSIC) for seats in range(2, 8)),
        ("beck", 8, {}, CAPPED),
        ("beck", 8, EVERYTHING, CAPPED),
        ("beck", 4, {"plan": "classic"}, CLASSIC),
        ("beck", 4, {"plan": "even_keeled"}, (2, 2, 4, 4, 6, 6, 8, 8, 10, 10)),
        ("beck", 8, {"plan": "even_keeled"}, (2, 2, 4, 4, 6, 6, 8, 8, 8, 8)),
        ("beck", 4, {"plan": "skip_to_the_brawl"}, (6, 7, 8, 9, 10)),
        ("beck", 8, {"plan": "skip_to_the_brawl"}, (6, 7, 8, 8, 8)),
        ("beck", 4, {"plan": "swift_n_salty"}, (5,) * 5),
        ("beck", 4, {"plan": "broadside"}, (10,) * 10),
        ("beck", 7, {"plan": "broadside"}, (10,) * 10),
        ("beck", 8, {"plan": "broadside"}, (8,) * 10),
        ("beck", 4, {"plan": "whirlpool"}, (9, 9, 7, 7, 5, 5, 3, 3, 1, 1)),
        ("beck", 8, {"plan": "whirlpool"}, (8, 8, 7, 7, 5, 5, 3, 3, 1, 1)),
        ("beck", 4, {"plan": "past_your_bedtime"}, (1,)),
        ("beck", 4, {"plan": "custom", "custom_plan": [3, 1, 7]}, (3, 1, 7)),
        ("beck", 4, {"plan": "custom", "custom_plan": (5,)}, (5,)),
        ("beck", 2, {"plan": "custom", "custom_plan": [24]}, (23,)),
        ("beck", 2, {"plan": "custom", "custom_plan": [24], **EVERYTHING}, (24,)),
        ("beck", 2, {"plan": "custom", "custom_plan": [24], "loot": True}, (24,)),
        ("beck", 3, {"plan": "custom", "custom_plan": [24, 2]}, (23, 2)),
        ("beck", 4, {"plan": "custom", "custom_plan": [24]}, (17,)),
        ("beck", 4, {"plan": "custom", "custom_plan": [24], "loot": True}, (18,)),
        ("beck", 5, {"plan": "custom", "custom_plan": [24]}, (14,)),
        ("beck", 6, {"plan": "custom", "custom_plan": [24]}, (11,)),
        ("beck", 6, {"plan": "custom", "custom_plan": [24], "loot": True}, (12,)),
        ("beck", 7, {"plan": "custom", "custom_plan": [24, 10]}, (10, 10)),
        ("beck", 8, {"plan": "custom", "custom_plan": [24, 9, 8, 7]}, (8, 8, 8, 7)),
    ],
)
def test_the_hands_are_planned(
    key: str, seats: int, options: dict[str, Any], plan: tuple[int, ...]
) -> None:
    assert setup_of(key, seats, **options).plan == plan


@pytest.mark.parametrize(
    ("key", "low", "high"), [("dice", 3, 6), ("schmidt", 2, 6), ("beck", 2, 8)]
)
def test_seats_are_taken_within_the_limits_and_refused_beyond(
    key: str, low: int, high: int
) -> None:
    for seats in range(low, high + 1):
        assert len(new_match(setup_of(key, seats)).totals) == seats
    for seats in (-1, 0, 1, low - 1, high + 1, 9, 100):
        with pytest.raises(SetupError, match=f"{low} to {high} seats, not {seats}$") as caught:
            setup_of(key, seats)
        assert caught.value.key == "bad_seats"
        assert caught.value.details == {"lowest": low, "highest": high}


@pytest.mark.parametrize("starter", [-1, 4, 5])
def test_the_starter_must_be_a_seat(starter: int) -> None:
    with pytest.raises(SetupError, match="from 0 to 3") as caught:
        setup_of("dice", 4, starter=starter)
    assert caught.value.key == "bad_starter"


def test_an_unknown_edition_is_refused_with_the_known_ones() -> None:
    for key in ("poker", None, 3, ["dice"]):
        with pytest.raises(SetupError, match="choose from dice, schmidt, beck") as caught:
            edition_named(editions(), key)
        assert caught.value.key == "unknown_edition"
    assert [edition_named(editions(), key).key for key in editions()] == ["dice", "schmidt", "beck"]


def test_setups_are_equal_when_everything_settled_is() -> None:
    same = setup_of("beck", 4, loot=True)
    others = [
        setup_of("beck", 4),
        setup_of("beck", 5, loot=True),
        setup_of("beck", 4, starter=1, loot=True),
        setup_of("schmidt", 4),
        "beck",
    ]
    assert same == setup_of("beck", 4, loot=True)
    assert hash(same) == hash(setup_of("beck", 4, loot=True))
    assert [same == other for other in others] == [False] * len(others)


def test_a_new_match_has_no_points_and_waits_for_the_deal() -> None:
    state = new_match(setup_of("beck", 5))
    assert state.totals == (0, 0, 0, 0, 0)
    assert state.hand_number == 1
    assert state.winners == (0, 1, 2, 3, 4)
    assert state.phase is Phase.DEAL
    assert legal_actions(state) == ()
