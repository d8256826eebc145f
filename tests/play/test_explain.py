"""What pieces, bids and seats say: the rules in force decide it."""

from __future__ import annotations

import pytest

from game.play.explain import (
    Roll,
    ahead,
    at_stake,
    balance,
    does,
    drains,
    is_free,
    roll,
    stakes,
    standing,
)
from game.rules.edition import Setup
from game.rules.engine import new_match
from game.rules.view import view_for
from tests.rules.playing import Game, setup_of


def dealt() -> Game:
    """One die each, in the first hand of four."""
    return Game(new_match(setup_of("dice", 4))).deal("black", "red", "red", "red")


def said(setup: Setup, token: str) -> list[str]:
    return [say.key for say in does(setup, token)]


@pytest.mark.parametrize("edition", ["dice", "schmidt", "beck"])
def test_every_piece_and_every_face_has_something_to_say(edition: str) -> None:
    options = {"kraken": True, "whale": True, "loot": True, "abilities": True}
    setup = setup_of(edition, 4, **(options if edition == "beck" else {}))
    for token in setup.deck:
        assert does(setup, token)
        assert all(does(setup, face.token) for face in setup.pieces[token].faces)


def test_equals_go_to_the_last_die_and_to_the_first_card() -> None:
    assert "explain.equals.last" in said(setup_of("dice", 4), "pirate:skull")
    assert "explain.equals.first" in said(setup_of("beck", 4), "rosie")
    assert "explain.equals.first" not in said(setup_of("beck", 4), "skull_king")


def test_a_pirate_tells_of_an_ability_only_where_there_are_any() -> None:
    ability = "explain.ability.choose_leader"
    assert ability in said(setup_of("beck", 4, abilities=True), "rosie")
    assert ability not in said(setup_of("beck", 4), "rosie")


def test_the_kraken_says_who_leads_as_was_agreed() -> None:
    plain = setup_of("beck", 4, kraken=True)
    other = setup_of("beck", 4, kraken=True, after_kraken="would_be_winner")
    assert said(plain, "kraken") == ["explain.kraken.next"]
    assert said(other, "kraken") == ["explain.kraken.winner"]


def test_bonuses_are_told_where_they_are_paid() -> None:
    paid, unpaid = setup_of("dice", 4), setup_of("dice", 4, scoring="landlubber")
    assert "explain.bonus.pirate_captured" in said(paid, "skull_king")
    assert "explain.bonus.pirate_captured" not in said(unpaid, "skull_king")
    assert "explain.bonus.fourteen" in said(setup_of("beck", 4), "green:14")
    assert "explain.bonus.fourteen" not in said(setup_of("beck", 4), "green:13")


def test_a_die_tells_its_sides_from_the_set_in_play() -> None:
    setup = setup_of("dice", 4)
    numbers, *_ = does(setup, "yellow")
    faces = setup.pieces["yellow"].faces
    assert numbers.values["high"] == max(face.number for face in faces)
    assert numbers.many == sum(face.number == 0 for face in faces)


def test_a_roll_counts_the_sides_that_would_be_ahead() -> None:
    game = dealt().bid(0, 0, 0, 0).play("black:6")
    view = view_for(game.state, 1)
    assert roll(view, "red") == Roll(0, 6)
    assert roll(view, "skull_king").ahead == 4


def test_the_play_that_would_win_is_ahead() -> None:
    setup = setup_of("beck", 4, kraken=True, whale=True)
    assert ahead(setup, ()) is None
    assert ahead(setup, ("green:3", "green:9"))[0] == 1  # type: ignore[index]
    assert ahead(setup, ("green:3", "kraken"))[0] is None  # type: ignore[index]


def test_without_a_colour_everyone_is_free_and_the_whale_drains_them_all() -> None:
    setup = setup_of("beck", 4, whale=True)
    assert not is_free(setup, ())
    assert is_free(setup, ("rosie",))
    assert not is_free(setup, ("green:3",))
    assert drains(setup, ("green:3", "whale"))
    assert not drains(setup, ("green:3",))


def test_a_kraken_after_the_whale_gives_the_colours_back() -> None:
    setup = setup_of("beck", 4, kraken=True, whale=True)
    assert not drains(setup, ("green:3", "whale", "kraken"))
    assert drains(setup, ("green:3", "kraken", "whale"))


@pytest.mark.parametrize(
    ("scoring", "bid", "points", "flat"),
    [
        ("skull_king", 0, (50, -50, -50), True),
        ("skull_king", 2, (40, -10, -20), False),
        ("rascal", 2, (50, 25, 0), False),
    ],
)
def test_a_bid_says_what_is_at_stake(
    scoring: str, bid: int, points: tuple[int, ...], flat: bool
) -> None:
    (stake,) = stakes(setup_of("beck", 4, scoring=scoring), 5, bid)
    assert (stake.points, stake.is_flat) == (points, flat)


def test_with_cannons_every_load_has_its_stake() -> None:
    found = stakes(setup_of("beck", 4, scoring="rascal_loads"), 5, 2)
    assert [(stake.load, stake.points[0]) for stake in found] == [
        ("grapeshot", 50),
        ("cannonball", 75),
    ]


@pytest.mark.parametrize(
    ("scoring", "bid", "short"),
    [
        ("skull_king", 0, (50, -50, False)),
        ("skull_king", 2, (40, -10, True)),
        ("rascal", 2, (50, 25, True)),
        ("rascal_loads", 2, (75, 0, True)),
    ],
)
def test_a_coin_says_in_two_numbers_what_is_at_stake(
    scoring: str, bid: int, short: tuple[int, int, bool]
) -> None:
    assert at_stake(setup_of("beck", 4, scoring=scoring), 5, bid) == short


def test_the_balance_is_known_when_all_bids_are() -> None:
    game = dealt()
    hand = view_for(game.state, 0).hand
    assert hand is not None
    assert balance(hand) is None
    hand = view_for(game.bid(1, 1, 1, 0).state, 0).hand
    assert hand is not None
    assert balance(hand) == 2


def test_the_standing_counts_who_is_ahead() -> None:
    game = dealt().bid(1, 0, 0, 0)
    game.play("black:7 red:1 red:1 red:1")
    view = view_for(game.state, None)
    assert [standing(view, seat).place for seat in range(4)] == [1, 2, 2, 2]
