"""Bids and loads with real hands: everybody looks, all count, and it is entered before all eyes."""

from __future__ import annotations

import pygame
import pytest

from game.play.fists import Part
from game.play.settings import LANGUAGES
from game.play.sharing import AROUND, PASS_ON, Sharing
from game.rules.actions import Bid, Load
from game.rules.events import BidPlaced, BidsRevealed
from game.rules.state import Phase
from tests.client.scenes.table.choice_tables import CardTable, beck
from tests.client.scenes.table.shared.sharing_tables import People

LOADS = {"scoring": "rascal_loads"}


def looking(kinds: str = "hhb", way: str = AROUND, **more: object) -> People:
    people = People(kinds, way, **more)
    people.until_all_look()
    return people


@pytest.mark.parametrize("way", [AROUND, PASS_ON])
def test_everybody_looks_by_holding_the_own_seat(way: str) -> None:
    people = looking(way=way)
    for seat in (0, 1):
        people.hold_seat(seat)
        assert people.secrets() == people.held(seat)
        people.let_go()
        assert people.secrets() == set()
    assert people.table.course.fists
    assert people.table.course.fists.looked == {0, 1}
    assert people.names == ["table"]


def test_the_seat_of_a_bot_cannot_be_held() -> None:
    people = looking()
    people.hold_seat(2)
    assert people.secrets() == set()
    assert people.table.course.peek.seat is None


def test_the_keyboard_holds_the_seat_in_focus() -> None:
    people = looking()
    people.table.keyboard = True
    people.table.set_focus(people.widget("seat_1"))
    people.hold_key()
    assert people.owners() == {1}
    people.let_go_key()
    assert people.secrets() == set()


def test_while_all_count_the_fists_stay_shut_and_nobody_knows_a_bid() -> None:
    people = looking(speed="normal")
    people.click("count")
    people.wait(300)
    chant = people.table.board.chant
    assert chant is not None
    assert (chant.bids, chant.opened) == ((), 0.0)


def test_nothing_is_bid_before_it_is_confirmed() -> None:
    people = looking()
    people.count()
    people.click("shown_0_1")
    people.click("shown_1_0")
    assert not any(isinstance(e, BidPlaced) and e.seat < 2 for e in people.game.events)
    people.click("shown_0_0")
    people.click("confirm")
    hand = people.game.public_view.hand
    assert hand is not None
    assert hand.bids[:2] == (0, 0)


def test_it_cannot_be_confirmed_before_all_are_entered() -> None:
    people = looking()
    people.count()
    people.click("shown_0_1")
    assert not people.widget("confirm").enabled
    assert people.widget("confirm").tip() == "Anne is still missing"
    people.click("confirm")
    assert people.table.course.fists is not None


def test_what_bots_bid_is_known_only_when_the_last_one_has() -> None:
    people = looking(speed="normal")
    people.wait(3000)
    hand = people.table.board.hand
    assert hand is not None
    assert hand.has_bid[2]
    assert hand.bids == (None, None, None)
    people.announce(1, 1)
    people.until(lambda: any(isinstance(e, BidsRevealed) for e in people.game.events))


def test_after_it_the_hands_open_at_once() -> None:
    """The call was heard already."""
    people = looking(speed="normal")
    people.announce(1, 0)
    people.until(lambda: people.table.board.chant is not None, 10)
    chant = people.table.board.chant
    assert chant is not None
    assert chant.bids[:2] == (1, 0)
    assert chant.word == -1


def test_who_counted_too_early_counts_again() -> None:
    people = looking()
    people.count()
    people.click("shown_0_1")
    people.click("again")
    fists = people.table.course.fists
    assert fists is not None
    assert fists.part is Part.LOOK
    assert fists.shown(0) is None


def test_digits_enter_one_after_the_other() -> None:
    people = looking()
    people.count()
    people.key(pygame.K_1, pygame.K_0)
    fists = people.table.course.fists
    assert fists is not None
    assert fists.decisions == [Bid(0, 1), Bid(1, 0)]


def test_a_digit_that_nobody_can_show_enters_nothing() -> None:
    people = looking(speed="off")
    people.click("count")
    people.until(lambda: bool((f := people.table.course.fists) and f.part is Part.ENTER))
    fists = people.table.course.fists
    assert fists is not None
    people.key(pygame.K_9)
    assert fists.next_seat == fists.seats[0]
    assert people.names == ["table"]
    people.key(pygame.K_1)
    assert fists.shown(fists.seats[0]) == 1


def test_loads_are_shown_with_hands_too() -> None:
    script = beck("green:3 escape", "yellow:3 loot", "purple:4 black:2", **LOADS).bid(1, 0, 2)
    table = CardTable(script, "hhb", sharing=Sharing(AROUND), speed="off")
    table.until(lambda: table.table.course.fists is not None and table.table.armed)
    table.click("count")
    table.until(lambda: table.table.find("confirm") is not None and table.table.armed)
    table.click("shown_0_cannonball")
    table.click("shown_1_grapeshot")
    assert [load for load in table.decided if load.seat < 2] == []
    table.click("confirm")
    people = [load for load in table.decided if load.seat < 2]
    assert people == [Load(0, "cannonball"), Load(1, "grapeshot")]
    table.until(lambda: table.game.public_view.phase is Phase.PLAY)


def test_a_secret_bid_is_made_in_a_private_look() -> None:
    people = People(secret_bids=True)
    people.until_turn(0)
    assert people.table.bids == []
    people.hold_pieces()
    assert people.owners() == {0}
    people.slide("bid_1")
    people.let_go()
    assert people.secrets() == set()
    hand = people.game.view(0).hand
    assert hand is not None
    assert hand.bids[0] == 1
    assert people.table.board.hand is not None
    assert people.table.board.hand.bids[0] is None
    people.until_turn(1)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("edition", "kinds", "options"),
    [("dice", "hhhhhh", {}), ("beck", "hhhhhhhh", {"plan": "broadside", **LOADS})],
)
def test_its_words_fit(lang: str, edition: str, kinds: str, options: dict[str, object]) -> None:
    people = looking(
        kinds, edition=edition, options=options, lang=lang, size=(1024, 600), text_size=1.3
    )
    people.assert_fits()
    people.count()
    people.assert_fits()
    window = pygame.Rect((0, 0), people.app.size)
    assert people.table.choice is not None
    for child in people.table.choice.children:
        assert window.contains(child.rect)
        assert min(child.rect.size) >= 44


def tab_to(people: People, key: str) -> None:
    for _ in range(60):
        if people.table.focus and people.table.focus.key == key and people.table.keyboard:
            return
        people.key(pygame.K_TAB)
    raise AssertionError(f"the keyboard never reaches {key}")


def test_a_whole_hand_by_keyboard_alone() -> None:
    people = looking("hhb", seed=3)
    for seat in (0, 1):
        tab_to(people, f"seat_{seat}")
        people.hold_key()
        assert people.owners() == {seat}
        people.let_go_key()
    tab_to(people, "count")
    people.key(pygame.K_RETURN)
    people.until(lambda: people.table.find("confirm") is not None and people.table.armed)
    people.key(pygame.K_0, pygame.K_1)
    tab_to(people, "confirm")
    people.key(pygame.K_RETURN)
    for seat in (0, 1):
        people.until(lambda seat=seat: people.table.asked == seat and people.table.armed)  # type: ignore[misc]
        tab_to(people, "pieces")
        people.key(pygame.K_RETURN)
    people.until(lambda: len(people.game.public_view.scored) == 1)
