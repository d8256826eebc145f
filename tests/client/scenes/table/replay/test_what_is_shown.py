"""What a replay shows: at every stop what was there, and never what the seat could not see."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pygame
import pytest

from game.match.entry import Entry
from game.play.replay import TRICK, Point, Sight
from game.rules.events import BidPlaced, TrickTaken
from game.rules.state import Phase
from tests.client.scenes.table.replay.replays import OPTIONS, ReplayDriver, recorded
from tests.match.matches import cut

SECRET = ("hand", "secret", "bid")
SMALL = (640, 360)


@pytest.mark.no_cover
def test_the_way_there_leads_to_the_same_picture_as_a_jump() -> None:
    for edition in OPTIONS:
        walked = ReplayDriver(recorded(edition), Point(5), speed="off")
        jumped = ReplayDriver(recorded(edition), Point(5))
        for _ in range(60):
            walked.key(pygame.K_RIGHT)
            walked.wait(16)
            jumped.replayed.showing.go(walked.stop)
            one, other = walked.replayed.board, jumped.replayed.board
            assert (one.view, one.message) == (other.view, other.message)
            if one.winner is not None or not walked.replay.stops[walked.stop].trick:
                assert one.tray == other.tray  # what a monster took is gone
                assert one.winner == other.winner


def test_a_jump_out_of_the_middle_of_a_capture_leaves_nothing_out_of_place() -> None:
    driver = ReplayDriver(recorded("beck"))
    showing = driver.replayed.showing
    for stop in driver.replay.landmarks(TRICK):
        showing.go(stop - 1)
        showing.forward()
        for _ in range(40):
            driver.wait(100)
            if showing.stage.moved:
                break
        if showing.stage.moved:
            break
    assert showing.stage.moved
    showing.go(stop - 2)
    assert not showing.stage.moved
    assert not driver.replayed.board.movers


@pytest.mark.parametrize("edition", OPTIONS)
def test_the_reason_of_every_trick_is_told_while_it_lies_there(edition: str) -> None:
    driver = ReplayDriver(recorded(edition), speed="off")
    showing, tr = driver.replayed.showing, driver.app.ui.tr
    for number, stop in enumerate(driver.replay.stops):
        if stop.trick is None:
            continue
        showing.go(number)
        board = driver.replayed.board
        assert board.tray == list(zip(stop.trick.order, stop.trick.faces, strict=True))
        assert board.winner == stop.trick.winner
        key, face = f"table.reason.{stop.trick.reason.key}", stop.trick.reason.face
        name = showing.stage.name(
            stop.trick.leader if stop.trick.winner is None else stop.trick.winner
        )
        starts = [tr(key, name=name, number="#").partition("#")[0]]
        if tr.has(f"{key}.named"):
            card = (face or "").partition(":")[0]
            starts.append(tr(f"{key}.named", name=name, card=tr(f"piece.card.{card}")))
        assert board.message.startswith(tuple(starts))


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", OPTIONS)
def test_a_seat_never_sees_more_than_it_could(edition: str) -> None:
    """Every stop of some hands, drawn."""
    driver = ReplayDriver(recorded(edition), Point(6), seat=2, size=SMALL, speed="off")
    while driver.replay.stops[driver.stop].hand < 8 and driver.stop < driver.replay.last:
        _assert_only_own(driver, 2)
        driver.key(pygame.K_RIGHT)


def _assert_only_own(driver: ReplayDriver, seat: int) -> None:
    shown = [(owner, piece, place) for owner, piece, place in driver.look() if place in SECRET]
    assert {owner for owner, _, _ in shown} <= {seat}
    hand = driver.replayed.board.hand
    held = Counter(piece for _, piece, place in shown if place == "hand")
    assert not held - Counter(hand.mine if hand else ())


@pytest.mark.parametrize("edition", OPTIONS)
def test_nor_does_it_while_everything_moves(edition: str) -> None:
    driver = ReplayDriver(recorded(edition), Point(3), seat=1, size=SMALL)
    driver.replayed.showing.step(-1)
    driver.key(pygame.K_SPACE)
    for _ in range(60):
        driver.wait(150)
        _assert_only_own(driver, 1)


def test_a_secret_bid_is_told_to_its_own_seat_only() -> None:
    driver = ReplayDriver(recorded("dice"), Point(4), seat=1)
    showing, seen = driver.replayed.showing, set[int]()
    while driver.replayed.board.view.phase is Phase.BID:
        showing.go(driver.stop + 1)
        event = driver.replay.stops[driver.stop].events[0]
        if driver.replayed.board.view.phase is not Phase.BID:
            break
        assert isinstance(event, BidPlaced)
        told = any(letter.isdecimal() for letter in driver.replayed.board.message)
        assert told == (event.seat == 1)
        seen.add(event.seat)
    assert len(seen) == 3


@pytest.mark.parametrize("edition", OPTIONS)
def test_with_open_hands_all_of_them_are_seen(edition: str) -> None:
    driver = ReplayDriver(recorded(edition), Point(4, 2), size=SMALL)
    state = driver.replay._states[driver.replay.stops[driver.stop].done]
    assert state.table is not None
    shown = driver.look()
    for seat, held in enumerate(state.table.held):
        seen = [piece for owner, piece, place in shown if (owner, place) == (seat, "hand")]
        assert sorted(seen) == sorted(held)


@pytest.mark.parametrize(("eyes", "seen"), [(pygame.K_0, True), (pygame.K_2, False)])
def test_pointing_at_another_seat_shows_its_cards_if_they_are_open(eyes: int, seen: bool) -> None:
    driver = ReplayDriver(recorded("beck"), Point(6, 1), size=SMALL)
    driver.key(eyes)
    before = Counter(driver.look())
    driver.move(driver.replayed.stage.layout.screen(3).center)
    more = Counter(driver.look()) - before
    assert {owner for owner, _, _ in more} == ({3} if seen else set())


def test_with_open_hands_bids_are_seen_before_all_of_them_are() -> None:
    driver = ReplayDriver(recorded("schmidt"), Point(4), size=SMALL)
    driver.replayed.showing.go(driver.stop + 2)
    bids = {owner: piece for owner, piece, place in driver.look() if place == "bid"}
    events = [e for n in (0, 1) for e in driver.replay.stops[driver.stop - n].events]
    assert bids == {
        event.seat: str(event.tricks) for event in events if isinstance(event, BidPlaced)
    }
    assert len(bids) == 2


def test_the_cards_that_one_seat_looked_at_are_shown_to_nobody_else() -> None:
    driver = ReplayDriver(recorded("beck", seed=5), size=SMALL)
    found = set[int]()
    for number in range(len(driver.replay.stops)):
        for seat in range(4):
            driver.replayed.showing.sight = Sight(seat)
            driver.replayed.showing.stop = number
            driver.replayed.showing.lay()
            secrets = driver.replayed.showing.secrets
            assert secrets is None or secrets[0] == seat
            if secrets:
                found.add(seat)
    assert found


def test_of_a_match_that_goes_on_nobody_sees_more_than_at_the_table() -> None:
    record = replace(cut(recorded("dice", human=1), 80), entry=Entry())
    driver = ReplayDriver(record, Point(3, 1), seat=3)
    assert driver.replayed.showing.sight == Sight(1)
    for key in ("sight", "practise"):
        widget = driver.widget(key)
        assert not widget.enabled
        assert widget.reason
    driver.key(pygame.K_0, pygame.K_4, pygame.K_p)
    assert driver.replayed.showing.sight == Sight(1)
    assert driver.names == ["title", "replay"]


@pytest.mark.parametrize("edition", OPTIONS)
def test_what_is_pointed_at_explains_itself(edition: str) -> None:
    driver = ReplayDriver(recorded(edition), Point(5, 2, 1), seat=0)
    for key in ("medal_2", "bag", "piece_0"):
        driver.point(key)
        driver.wait(1000)
        explained = driver.replayed.pointing.shown
        assert explained is not None
        about = explained.about()
        assert about is not None
        assert about.title in driver.texts()
    driver.click("bag")  # it is no button
    assert driver.replayed.showing.plays


def test_won_tricks_can_be_looked_at_again() -> None:
    driver = ReplayDriver(recorded("schmidt"), Point(5, 4))
    tricks = [e for stop in driver.replay.stops[: driver.stop + 1] for e in stop.events]
    last = [event for event in tricks if isinstance(event, TrickTaken)][-1]
    driver.key(pygame.K_l)
    shown = {piece for _, piece, place in driver.look() if place == "pile"}
    assert shown == set(last.faces)
    driver.key(pygame.K_ESCAPE)
    assert driver.names == ["title", "replay"]


def test_with_reduced_motion_and_in_another_language_it_goes_on_where_it_was() -> None:
    driver = ReplayDriver(recorded("beck"), Point(3, 2), reduced_motion=True)
    driver.key(pygame.K_RIGHT)
    stop = driver.stop
    driver.wait(2000)
    driver.app.ui.store.set("language", "de")
    assert driver.stop == stop
    assert "spielt" in driver.replayed.board.message
