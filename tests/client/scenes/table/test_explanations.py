"""Everything on the table explains itself when somebody points at it, and only then."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.client.scenes.table.input import PileSpot
from game.client.scenes.table.layout_dice import DiceLayout
from game.client.scenes.table.sprites.explanation import explanation_panel
from game.client.scenes.table.sprites.ground import message_rect
from game.client.scenes.table.sprites.notes import trick_note
from game.client.scenes.table.sprites.own import kinds_of
from game.client.toolkit.catalogs import MINUS
from game.client.toolkit.theme import duration
from game.play.settings import LANGUAGES
from game.play.talk import Remark
from game.rules.trick import Bonus
from tests.client.scenes.table.choice_tables import ability, last_to_play
from tests.client.scenes.table.tables import TableDriver

EDITIONS = ("dice", "schmidt", "beck")
EVERYTHING = {"abilities": True, "kraken": True, "whale": True, "loot": True}


def at_a_play(edition: str, **more: object) -> TableDriver:
    """A hand of three is being played, and somebody has led."""
    driver = TableDriver("hbbb", edition=edition, speed="off", **more)  # type: ignore[arg-type]
    driver.play_to(
        lambda: (
            driver.asked()
            and len(driver.table.buttons) == 3
            and bool(driver.playable())
            and bool(driver.table.board.tray)
        )
    )
    return driver


def title(driver: TableDriver) -> str:
    """Of what explains itself; empty if nothing does."""
    shown = driver.table.pointing.shown
    about = shown.about() if shown else None
    return about.title if about else ""


@pytest.mark.parametrize("edition", EDITIONS)
def test_everything_on_the_table_says_something(edition: str) -> None:
    driver = at_a_play(edition)
    driver.draws = True
    keys = [thing.key for thing in driver.table.things]
    wanted = {"bag", "hand", "trick", "bids", "lead", "leader", "seat_0", "seat_3", "medal_1"}
    assert wanted <= set(keys)
    assert [key for key in keys if key.startswith("tray_")]
    for key in keys:
        driver.table.pointing.at(driver.widget(key), at_once=True)
        about = driver.table.pointing.shown.about()  # type: ignore[union-attr]
        assert about is not None
        assert about.title[:1].isupper()
        driver.assert_fits()


def test_every_die_of_the_overview_speaks_for_itself() -> None:
    driver = at_a_play("dice")
    layout, kinds = driver.table.stage.layout, kinds_of(driver.table.stage)
    assert isinstance(layout, DiceLayout)
    for number, kind in enumerate(kinds):
        spot = driver.table._at(layout.kind(number, len(kinds)).center)
        assert spot is not None
        assert spot.key == f"kind_{kind}"


def test_a_remark_never_lies_over_an_explanation() -> None:
    driver = at_a_play("dice")
    driver.point("kind_yellow")
    driver.wait(duration("tooltip"))
    silent = driver.app.frame().copy()
    about = driver.widget("kind_yellow").about()  # type: ignore[attr-defined]
    panel = explanation_panel(driver.table.stage, about).rect.inflate(-24, -24)  # its edge is soft
    driver.table.course.speech.remark = Remark(3, "talk.bid_high.captain.1")
    driver.table.course.speech.age = duration("tooltip")
    driver.app.dirty = True
    shot = driver.app.frame()
    assert pixels(shot.subsurface(panel)) == pixels(silent.subsurface(panel))


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_has_a_place_of_its_own(edition: str) -> None:
    driver = at_a_play(edition)
    layout = driver.table.stage.layout
    kept = [button.rect for button in driver.table.buttons]
    kept += [layout.message, layout.pad, layout.bid(0, 4), layout.bid(3, 4)]
    for button in driver.table.buttons:
        panel = explanation_panel(driver.table.stage, button.about())
        assert panel.rect.collidelist(kept) == -1


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_trick_that_is_shown_again_lies_beside_what_explains_its_piece(
    edition: str, size: tuple[int, int]
) -> None:
    driver = TableDriver("hbbb", size, edition=edition, speed="off")
    driver.play_to(lambda: driver.asked() and len(driver.table.piles) == 3)
    stage, window = driver.table.stage, pygame.Rect((0, 0), size)
    for seat in range(4):
        pile = driver.table.piles[0]
        spot = PileSpot(stage, pile.seat, pile.index, pile.trick)
        place = stage.layout.pile_zone(seat)
        panel = explanation_panel(stage, spot.about()).rect
        note = trick_note(stage, pile.trick, place, place, [panel])
        assert not note.colliderect(panel)
        assert window.contains(note)


@pytest.mark.parametrize("text_size", [1.0, 1.3])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (2560, 1080)])
@pytest.mark.parametrize(
    ("edition", "seats"), [("dice", 6), ("schmidt", 6), ("beck", 4), ("beck", 8)]
)
def test_a_trick_that_is_shown_again_leaves_what_is_needed_to_answer(
    edition: str, seats: int, size: tuple[int, int], text_size: float
) -> None:
    kinds = "h" + "b" * (seats - 1)
    driver = TableDriver(kinds, size, edition=edition, speed="off", text_size=text_size)
    table = driver.table
    driver.play_to(lambda: driver.asked() and bool(table.piles) and bool(driver.playable()))
    stage, last = table.stage, table.last
    assert last is not None
    needed = [message_rect(stage), *(button.rect for button in table.buttons)]
    for spot in (*table.piles, last):
        about = spot.about()
        panels = [explanation_panel(stage, about).rect] if about else []
        note = trick_note(stage, spot.trick, spot.rect, spot.zone, panels)
        assert note.collidelist(needed + panels) == -1


def test_a_trick_that_is_shown_while_bidding_leaves_the_bids() -> None:
    driver = TableDriver("hbbbbbbb", edition="beck", speed="off")
    table = driver.table
    driver.play_to(lambda: driver.asked() and table.must_bid and table.board.last is not None)
    assert table.last is not None
    note = trick_note(table.stage, table.last.trick, table.last.rect, table.last.zone)
    assert note.collidelist([bid.rect for bid in table.bids]) == -1


@pytest.mark.parametrize("language", LANGUAGES)
def test_pieces_bids_and_seats_fit_with_larger_text(language: str) -> None:
    driver = TableDriver(
        "hbbb", (1024, 600), language, edition="beck", options=EVERYTHING, text_size=1.3
    )
    driver.until(driver.asked)
    driver.draws = True
    window = pygame.Rect(0, 0, 1024, 600)
    for key in ("bid_0", "bid_1", "piece_0", "seat_1", "bag"):
        driver.point(key)
        driver.wait(duration("tooltip"))
        assert title(driver)
        driver.assert_fits()
        about = driver.table.pointing.shown.about()  # type: ignore[union-attr]
        assert about is not None
        assert window.contains(explanation_panel(driver.table.stage, about).rect)


def test_a_piece_speaks_at_once_and_a_thing_after_a_moment() -> None:
    driver = at_a_play("beck")
    driver.point("piece_0")
    assert title(driver)
    driver.point("bag")
    assert not title(driver)
    driver.wait(duration("tooltip"))
    assert title(driver) == "Deck"


def test_what_comes_to_lie_under_a_resting_mouse_says_nothing() -> None:
    driver = TableDriver("hbbb")
    layout = driver.table.stage.layout
    place = layout.well_place(0, 1, True)
    driver.move((round(place.x), round(place.y)))
    driver.until(driver.asked)
    driver.wait(2000)
    assert driver.table.hovered is driver.table.buttons[0]
    assert not title(driver)
    driver.move((round(place.x) + 1, round(place.y)))
    assert title(driver)


def test_a_tooltip_waits_for_a_mouse_that_came_while_something_lay_above() -> None:
    driver = TableDriver("hbbb")
    driver.until(driver.asked)
    pad = driver.table.pad.rect.center
    driver.key(pygame.K_ESCAPE)
    driver.move(pad)
    driver.key(pygame.K_ESCAPE)
    driver.until(driver.asked)
    driver.key(pygame.K_0)
    told = set()
    for _ in range(60):
        driver.wait(50)
        told.add(driver.table.tooltip.text)
    assert told == {""}
    driver.move((pad[0] + 1, pad[1]))
    driver.wait(duration("tooltip"))
    assert driver.table.tooltip.text == driver.app.ui.tr("table.pad.tip")


def test_a_played_piece_says_nothing_more() -> None:
    driver = at_a_play("beck")
    button = driver.playable()[0]
    driver.point(button.key)
    assert title(driver)
    driver.click(button.key)
    driver.wait(16)
    assert driver.table.pointing.widget is None


def test_with_the_keyboard_the_focus_decides() -> None:
    driver = at_a_play("dice")
    for _ in range(3):
        driver.key(pygame.K_RIGHT)
        assert driver.table.pointing.shown is driver.table.focus
        assert title(driver)
    seats = [f"seat_{seat}" for seat in range(4)]
    for _ in driver.table.all_widgets():
        driver.key(pygame.K_TAB)
        if driver.table.focus and driver.table.focus.key in seats:
            assert title(driver)
            seats.remove(driver.table.focus.key)
    assert seats == []


def test_a_card_tells_what_it_would_do_now() -> None:
    table = last_to_play("skull_king yellow:3 rosie yellow:14")
    king = next(each for each in table.table.buttons if each.piece == "skull_king")
    lines = king.about().lines
    assert "**Wins the trick**" in lines
    assert any("+30" in line for line in lines)


def test_a_die_tells_how_many_sides_would_be_ahead() -> None:
    driver = at_a_play("dice")
    assert any("of 6 sides" in line for line in driver.playable()[0].about().lines)


def test_a_piece_that_may_not_be_played_says_why() -> None:
    driver = TableDriver("hbbb", edition="beck", speed="off")
    driver.play_to(lambda: driver.asked() and any(each.why for each in driver.table.buttons))
    button = next(each for each in driver.table.buttons if each.why)
    assert button.about().lines[0] == button.why


def test_a_seat_tells_who_sits_there_and_how_the_bid_stands() -> None:
    table = ability("harry")
    table.until(table.asked)
    about = table.widget("seat_1").about()  # type: ignore[attr-defined]
    assert about.title == "Anne"
    text = " ".join(about.lines)
    assert "place 1 of 4" in text
    assert "**Captain**: keeps a cool head" in text
    assert "Bid 1, won 0." in text


def test_a_seat_tells_what_its_bonuses_are_for() -> None:
    driver = at_a_play("dice")
    board = driver.table.board
    assert board.hand is not None
    caught = ((), (Bonus("pirate_captured", 30),) * 2, (), ())
    board.view = replace(board.view, hand=replace(board.hand, bonuses=caught))
    lines = driver.widget("seat_1").about().lines  # type: ignore[attr-defined]
    assert "Bonuses in this round: +60, if the bid is made" in lines
    assert "2 × Pirate captured" in lines


def test_the_pill_says_how_many_tricks_too_many_were_bid() -> None:
    table = ability("harry")
    table.until(table.asked)
    assert table.widget("bids").about().lines == [  # type: ignore[attr-defined]
        "One trick too many was bid: somebody must miss."
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_bid_says_what_is_at_stake(edition: str) -> None:
    driver = TableDriver("hbbb", edition=edition, speed="off")
    driver.until(driver.asked)
    assert f"Made: **+10** · missed: **{MINUS}10**" in driver.table.bids[0].about().lines


def finger(driver: TableDriver, kind: int, pos: tuple[int, int]) -> None:
    driver.app.post(pygame.event.Event(kind, pos=pos, button=1, touch=True))
    driver.wait(16)


def test_a_finger_that_rests_on_a_piece_reads_and_does_not_play() -> None:
    driver = at_a_play("beck")
    events, button = len(driver.game.events), driver.playable()[0]
    finger(driver, pygame.MOUSEBUTTONDOWN, button.rect.center)
    assert title(driver)
    driver.wait(duration("tooltip"))
    finger(driver, pygame.MOUSEBUTTONUP, button.rect.center)
    assert len(driver.game.events) == events
    assert title(driver)


def test_a_short_touch_plays() -> None:
    driver = at_a_play("beck")
    events, button = len(driver.game.events), driver.playable()[0]
    finger(driver, pygame.MOUSEBUTTONDOWN, button.rect.center)
    finger(driver, pygame.MOUSEBUTTONUP, button.rect.center)
    assert len(driver.game.events) > events
