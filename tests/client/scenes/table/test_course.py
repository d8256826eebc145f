"""What happens at the table between two decisions: dealing, waiting, skipping, telling."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.client.scenes.table.sprites.movers import CardFlight, Flight, Tumble
from tests.client.scenes.table.choice_tables import last_to_play
from tests.client.scenes.table.tables import TableDriver


def a_bot_thinks(driver: TableDriver) -> bool:
    """Nothing moves, and what is next is up to a bot that takes its time."""
    return not driver.table.timeline.busy and driver.table.stage.turn in (1, 2)


@pytest.fixture
def thinking() -> TableDriver:
    """The person has bid, and a bot is about to."""
    driver = TableDriver("hbb")
    driver.until(lambda: driver.asked() and driver.table.must_bid, 16)
    driver.key(pygame.K_1)
    driver.until(lambda: a_bot_thinks(driver), 16)
    return driver


def test_it_is_told_who_makes_a_bid(thinking: TableDriver) -> None:
    name = thinking.table.stage.name(thinking.table.stage.turn or 0)
    assert thinking.table.board.message == f"{name} is bidding…"


def test_it_is_told_who_thinks_about_a_play() -> None:
    driver = TableDriver("bbh")
    driver.until(driver.asked, 16)
    driver.key(pygame.K_0)
    driver.until(lambda: "thinking" in driver.table.board.message, 16)
    assert driver.table.board.message == "Jonas is thinking…"


def test_the_space_bar_ends_the_pause_of_a_bot(thinking: TableDriver) -> None:
    events = len(thinking.game.events)
    thinking.wait(16)
    assert len(thinking.game.events) == events
    thinking.key(pygame.K_SPACE)
    assert len(thinking.game.events) > events


def test_only_the_left_button_skips() -> None:
    driver = TableDriver("hbb")
    driver.wait(16)
    where = driver.table.stage.layout.tray.center
    for button in (2, 3):
        driver.app.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=where, button=button))
        driver.wait(16)
        assert driver.table.timeline.busy
    driver.click(where)
    assert not driver.table.timeline.busy


def test_in_another_language_nothing_is_told_in_the_old_one(thinking: TableDriver) -> None:
    assert thinking.table.board.message
    thinking.app.ui.store.set("language", "de")
    assert "making" not in thinking.table.board.message


@pytest.mark.parametrize(("pace", "takes"), [("slow", 1000), ("normal", 400), ("quick", 50)])
def test_a_bot_takes_as_long_as_was_chosen(pace: str, takes: float) -> None:
    driver = TableDriver("bbb", bot_pace=pace)
    driver.until(lambda: driver.table.stage.turn is not None, 4)
    begun, events = driver.app.clock.now(), len(driver.game.events)
    driver.until(lambda: len(driver.game.events) > events, 4)
    assert takes <= driver.app.clock.now() - begun <= 1.5 * takes + 50


def test_the_table_catches_up_with_the_pad_that_is_opened() -> None:
    driver = TableDriver("hbb")
    driver.wait(16)
    assert driver.table.timeline.busy
    driver.key(pygame.K_s)
    assert driver.scene.name == "score_pad"
    assert not driver.table.timeline.busy


# Dealing and playing


@pytest.mark.parametrize(("edition", "kinds"), [("dice", "hbbb"), ("schmidt", "hbbb")])
def test_the_deal_begins_with_the_starter_and_goes_round(edition: str, kinds: str) -> None:
    driver = TableDriver(kinds, edition=edition, speed="off")
    driver.play_to(lambda: len(driver.game.public_view.scored) == 2)
    driver.app.ui.store.set("speed", "normal")
    driver.play_to(lambda: driver.table.board.arriving.total() > 0)
    hand = driver.game.public_view.hand
    assert hand is not None
    assert hand.starter == 2
    flights = [mover.seat for mover in driver.table.board.movers if isinstance(mover, Flight)]
    assert flights == [2, 3, 0, 1] * hand.cards


def test_own_cards_are_turned_up_in_the_order_in_which_they_then_lie() -> None:
    driver = TableDriver("hbb", edition="beck", options={"plan": "broadside"})

    def turned() -> list[str]:
        movers = driver.table.board.movers
        return [each.token for each in movers if isinstance(each, CardFlight)]

    driver.until(lambda: bool(turned()), 16)
    cards = turned()
    driver.until(driver.asked)
    assert len(cards) == 10
    assert [button.piece for button in driver.table.buttons] == cards


def test_what_is_on_its_way_is_counted_nowhere_else() -> None:
    driver = TableDriver("hbb", edition="beck")
    driver.until(lambda: driver.table.board.arriving.total() > 0, 16)
    board, whole = driver.table.board, len(driver.game.setup.deck)
    counts = set()
    while board.arriving.total():
        held = sum(board.held(seat) for seat in range(3))
        assert board.in_bag + held == whole
        counts.add(held)
        driver.wait(16)
    assert counts == {0, 1, 2}
    assert sum(board.held(seat) for seat in range(3)) == 3


def test_a_card_that_flies_is_no_longer_held() -> None:
    driver = TableDriver("bbb", edition="beck")
    driver.until(lambda: bool(driver.table.board.played), 16)
    ((seat, _),) = driver.table.board.played
    assert driver.table.board.held(seat) == 0


def test_a_die_is_thrown_from_where_it_was_pressed() -> None:
    driver = TableDriver("hbb", speed="off")
    driver.play_to(lambda: driver.asked() and len(driver.table.buttons) == 3)
    if driver.table.must_bid:
        driver.click("bid_1")
        driver.until(driver.asked)
    driver.app.ui.store.set("speed", "normal")
    before, button = driver.table.buttons, driver.playable()[-1]
    driver.click(button.key)
    driver.until(lambda: bool(driver.table.board.movers), 16)
    (die,) = driver.table.board.movers
    assert isinstance(die, Tumble)
    assert die.piece == button.piece
    assert (die.start.kind, die.start.count) == ("well", 3)
    assert die.start.index == [b.piece for b in before].index(button.piece)


def test_the_fingers_show_what_was_bid() -> None:
    driver = TableDriver("hbbb", edition="schmidt", speed="off")
    driver.play_to(lambda: driver.table.must_bid and len(driver.table.bids) == 5)
    driver.app.ui.store.set("speed", "normal")
    driver.key(pygame.K_3)
    driver.until(lambda: driver.table.board.chant is not None, 16)
    chant, hand = driver.table.board.chant, driver.game.public_view.hand
    assert chant is not None
    assert hand is not None
    assert chant.bids == hand.bids
    assert chant.bids[0] == 3


def test_cards_go_back_into_the_deck_face_down_and_dice_as_they_lie() -> None:
    for edition, faces in (("schmidt", False), ("dice", True)):
        driver = TableDriver("bbb", edition=edition)
        driver.until(lambda driver=driver: driver.table.board.gone == 3, 16)  # type: ignore[misc]
        flights = [each for each in driver.table.board.movers if isinstance(each, Flight)]
        assert [bool(flight.token) for flight in flights] == [faces] * 3


def test_the_winner_is_lifted_before_the_trick_is_gathered() -> None:
    table = last_to_play("yellow:4 yellow:3 green:3 yellow:14")
    table.play("yellow:4")
    table.until(lambda: table.table.board.winner is not None, 20)
    assert table.table.board.winner == table.table.stage.turn == 3
    assert len(table.table.board.tray) == 4


# Help


def told(driver: TableDriver) -> list[str]:
    driver.point(driver.playable()[0].key)
    return [text for text in driver.texts() if "Wins this trick" in text]


@pytest.mark.parametrize(("assist", "lines"), [(True, ["Wins this trick: 25%"]), (False, [])])
def test_chances_are_told_to_whoever_wants_them(assist: bool, lines: list[str]) -> None:
    driver = TableDriver("hbb", speed="off", assist=assist)
    driver.app.services = replace(
        driver.app.services, chances=lambda view: dict.fromkeys(view.setup.deck, 0.25)
    )
    driver.play_to(lambda: driver.asked() and bool(driver.playable()))
    assert told(driver) == lines


# From hand to hand


def test_behind_the_curtain_only_backs_are_drawn() -> None:
    driver = TableDriver("hhb", speed="off")
    driver.draws = True
    driver.until(lambda: driver.scene.name == "curtain")
    driver.table.shown.clear()
    driver.app.dirty = True
    driver.app.frame()
    assert {each.place for each in driver.table.shown} == {"count"}


def test_the_menu_opens_from_the_curtain_and_leads_back_to_it() -> None:
    driver = TableDriver("hhb", speed="off")
    driver.until(lambda: driver.scene.name == "curtain")
    driver.key(pygame.K_ESCAPE)
    assert driver.scene.name == "pause"
    driver.click("resume")
    assert driver.scene.name == "curtain"


@pytest.mark.parametrize(("kinds", "can"), [("hbb", True), ("bbb", False)])
def test_only_who_plays_can_concede(kinds: str, can: bool) -> None:
    driver = TableDriver(kinds)
    driver.key(pygame.K_ESCAPE)
    assert (driver.scene.find("concede") is not None) is can


# Bids


@pytest.mark.parametrize(
    ("key", "bid"), [(pygame.K_KP_0, 0), (pygame.K_KP_1, 1), (pygame.K_0, 0), (pygame.K_1, 1)]
)
def test_both_rows_of_digits_bid(key: int, bid: int) -> None:
    driver = TableDriver("hbb", speed="off")
    driver.until(driver.asked)
    driver.key(key)
    hand = driver.game.session.state.hand
    assert hand is not None
    assert hand.bids[0] == bid


def test_without_animations_the_widgets_follow_in_the_same_frame() -> None:
    driver = TableDriver("bbb", speed="off", edition="dice")
    seen = set[int]()
    for _ in range(200):
        driver.wait(16)
        if driver.scene is not driver.table:
            break
        assert len(driver.table.piles) == sum(map(len, map(driver.table.board.tricks_of, range(3))))
        seen.add(len(driver.table.piles))
    assert len(seen) > 1


def test_without_animations_the_first_piece_or_bid_is_at_hand_whenever_somebody_is_asked() -> None:
    driver = TableDriver("hbb", speed="off", edition="schmidt")
    for _ in range(8):
        driver.until(driver.ready)
        if driver.asked():
            at_hand = driver.table.bids if driver.table.must_bid else driver.playable()
            assert driver.table.focus is at_hand[0]
        driver.click_through()
