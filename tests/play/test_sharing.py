"""How people share one computer is kept with the match, and says what comes before a decision."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.match.archive import Archive
from game.match.record import from_json, to_json
from game.match.seat import BOT, Seat
from game.play.draft import fresh, restored
from game.play.game import Game, Games
from game.play.open_view import open_view
from game.play.playable import playable_editions
from game.play.replay import OpenView
from game.play.services import Services
from game.play.sharing import (
    AROUND,
    OPEN,
    PASS_ON,
    WAYS,
    Gate,
    Sharing,
    asked_openly,
    gate,
)
from game.play.terms import MatchTerms
from game.rules.actions import Bid
from game.rules.engine import new_match
from game.rules.view import View, view_for
from tests.rules.playing import Game as Played
from tests.rules.playing import setup_of

LANTERN = Sharing(AROUND, lantern=True)
PEOPLE = (Seat("Ann"), Seat("Ben"), Seat("Bot", BOT, "captain"))


def games(folder: Path | None = None) -> Games:
    services = Services(levels=("captain",))
    return Games(Archive(folder, "0.2.0"), playable_editions(None), services, lambda key: None)


def new_game(folder: Path | None = None, sharing: Sharing = LANTERN) -> Game:
    return games(folder).new(MatchTerms("dice", PEOPLE, {}, 7, 0, sharing))


# Kept


def test_it_survives_save_and_continue(tmp_path: Path) -> None:
    game = new_game(tmp_path)
    game.leave()
    assert games(tmp_path).resume(game.kept.id).sharing == LANTERN


def test_another_way_in_the_middle_of_a_match_is_kept_too(tmp_path: Path) -> None:
    game = new_game(tmp_path)
    game.share(Sharing(OPEN))
    game.leave()
    assert games(tmp_path).resume(game.kept.id).sharing == Sharing(OPEN)


def test_a_record_with_it_is_read_like_any_other() -> None:
    game = new_game()
    assert game.kept.record is not None
    again = from_json(to_json(game.kept.record))
    assert again == game.kept.record
    assert games().from_record(again).sharing == LANTERN


@pytest.mark.parametrize(
    "data", [None, 3, [], {}, {"way": "sideways"}, {"way": 4, "lantern": "yes"}]
)
def test_whatever_is_found_instead_the_usual_way_holds(data: object) -> None:
    assert Sharing.from_data(data) == Sharing()


def test_who_plays_alone_shares_nothing() -> None:
    seats = (Seat("Ann"), *(Seat(name, BOT, "captain") for name in ("B", "C")))
    game = games().new(MatchTerms("dice", seats, {}, 7, 0, LANTERN))
    assert not game.is_shared
    assert "sharing" not in game.kept.entry.extra


def test_the_setup_remembers_it() -> None:
    edition = playable_editions(None)["dice"]
    names = [f"name {number}" for number in range(8)]
    draft = fresh(edition, names, ("sailor",), ("steady",))
    draft.sharing = Sharing(PASS_ON, secret_bids=True)
    again = restored(draft.as_data(), fresh(edition, names, ("sailor",), ("steady",)))
    assert again.sharing == draft.sharing
    assert again.terms(edition).sharing == draft.sharing


# What comes before a decision


def bidding() -> Played:
    return Played(new_match(setup_of("dice", 3, 0))).deal("black", "blue", "red")


def two_each() -> Played:
    plan = {"plan": "custom", "custom_plan": (2,)}
    match = Played(new_match(setup_of("beck", 3, 0, **plan)))
    return match.deal("green:1 tigress", "green:2 green:3", "green:4 green:5").bid(0, 1, 1)


def before(match: Played, sharing: Sharing, has_screen: bool = False) -> Gate:
    return gate(sharing, view_for(match.state, 0), has_screen)


@pytest.mark.parametrize(
    ("sharing", "expected"),
    [
        (Sharing(AROUND), Gate.FISTS),
        (Sharing(AROUND, secret_bids=True), Gate.PEEK),
        (Sharing(PASS_ON), Gate.FISTS),
        (Sharing(PASS_ON, secret_bids=True), Gate.CURTAIN),
        (Sharing(OPEN), Gate.NONE),
        (Sharing(OPEN, secret_bids=True), Gate.NONE),
    ],
)
def test_before_a_bid(sharing: Sharing, expected: Gate) -> None:
    assert before(bidding(), sharing) is expected


@pytest.mark.parametrize(
    ("way", "has_screen", "expected"),
    [
        (AROUND, False, Gate.PEEK),
        (AROUND, True, Gate.PEEK),
        (PASS_ON, False, Gate.CURTAIN),
        (PASS_ON, True, Gate.LID),
        (OPEN, False, Gate.NONE),
    ],
)
def test_before_a_play(way: str, has_screen: bool, expected: Gate) -> None:
    assert before(two_each(), Sharing(way), has_screen) is expected


@pytest.mark.parametrize("way", [AROUND, PASS_ON])
def test_the_last_piece_is_no_secret(way: str) -> None:
    match = bidding().bid(0, 0, 0)
    assert before(match, Sharing(way)) is Gate.OPENLY


def test_a_last_card_with_two_faces_is_a_secret_still() -> None:
    match = two_each().play("green:1 green:2 green:4")
    leader = view_for(match.state, 2)
    assert gate(Sharing(AROUND), leader, False) is Gate.OPENLY
    assert gate(Sharing(AROUND), view_for(match.play("green:5").state, 0), False) is Gate.PEEK


# What is seen


def test_a_public_question_has_its_answers_and_nothing_else() -> None:
    match = two_each()
    public, own = view_for(match.state, None), view_for(match.state, 0)
    assert asked_openly(public, own) == public


@pytest.mark.parametrize("way", WAYS)
def test_open_hands_are_those_of_people_only(way: str) -> None:
    game = new_game(sharing=Sharing(way))
    game.submit(Bid(1, 1))
    view = open_view((0, 1), 0, game.view)
    assert isinstance(view, OpenView)
    state = game.session.state
    assert state.table is not None
    assert view.hands == (state.table.held[0], state.table.held[1], ())
    assert view.hand is not None
    assert view.hand.bids == (None, 1, None)


def test_before_the_first_deal_there_is_nothing_to_open() -> None:
    empty = view_for(new_match(setup_of("dice", 3, 0)), 0)

    def look(seat: int | None) -> View:
        return empty

    assert open_view((0, 1), 0, look) is empty
