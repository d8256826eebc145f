"""Whole card matches at the table: by mouse, by keyboard, from hand to hand, and watched."""

from __future__ import annotations

import random
from pathlib import Path

import pygame
import pytest

from game.client.doors import open_table, open_title
from game.client.props.card_art import SHAPE
from game.client.scenes.table.board import Shown
from game.client.scenes.table.card_painter import CardPainter
from game.client.scenes.table.hand import CardButton
from game.client.scenes.table.sprites.fans import draw_fan_seat
from game.client.scenes.table.sprites.movers import CardFlight
from game.client.toolkit.catalogs import Translator, capital
from game.match.archive import Archive
from game.match.library import load_editions
from game.play.settings import LANGUAGES
from game.play.sorting import STRENGTH, SUIT, arranged
from game.rules.events import TrickTaken
from game.rules.trick import Reason
from tests.client.scenes.table.tables import TableDriver, hands_shown, never_another_hand

EVERYTHING = {"kraken": True, "whale": True, "loot": True, "abilities": True}
TEN_CARDS = {"plan": "broadside"}
GHOST = 2


def over(driver: TableDriver) -> bool:
    return driver.scene.name == "match_over"


def test_whoever_played_the_last_card_has_no_light_behind_it() -> None:
    driver = TableDriver("hbb", edition="schmidt")
    driver.until(driver.asked)
    driver.click("bid_0")
    driver.until(driver.asked)
    driver.click(driver.playable()[0].key)
    driver.until(lambda: driver.table.stage.turn == 1 and not driver.table.board.held(1), 20)
    stage = driver.table.stage
    room = stage.layout.fan(1)
    lit, plain = (pygame.Surface(driver.app.size) for _ in range(2))
    draw_fan_seat(stage, lit, 1)
    stage.turn = None
    draw_fan_seat(stage, plain, 1)
    upper = pygame.Rect(room.left, room.top, room.width, room.height // 2)
    seen = [pygame.image.tobytes(each.subsurface(upper), "RGB") for each in (lit, plain)]
    assert seen[0] == seen[1]


def cards_of(driver: TableDriver) -> int:
    hand = driver.table.board.hand
    return hand.cards if hand else 0


def must_play(driver: TableDriver, cards: int, tricks: int = 0) -> bool:
    """Whether a card is asked for in the hand of so many."""
    hand = driver.table.board.hand
    asked = driver.asked() and bool(driver.playable()) and driver.table.choice is None
    return asked and hand is not None and hand.cards == cards and len(hand.tricks) >= tricks


# Whole matches


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", ["schmidt", "beck"])
def test_a_whole_match_by_mouse_clicks(edition: str) -> None:
    driver = TableDriver("hbb", speed="off", edition=edition)
    driver.draws = True
    driver.play_to(lambda: over(driver))
    assert driver.game.finished


def test_a_whole_match_against_one_bot_and_the_ghost() -> None:
    driver = TableDriver("hb", speed="off", edition="beck")
    driver.play_to(lambda: over(driver))
    assert driver.game.finished


def test_of_the_ghosts_cards_only_the_one_he_turned_is_seen() -> None:
    driver = TableDriver("hb", speed="off", edition="beck")
    driver.play_to(lambda: must_play(driver, 4) and GHOST in dict(driver.table.board.tray))
    driver.app.dirty = True
    driver.app.frame()
    turned = dict(driver.table.board.tray)[GHOST]
    seen = [(p.piece, p.place) for p in driver.table.shown if p.owner == GHOST and p.piece]
    assert seen == [(turned, "table")]
    assert "Graybeard" in driver.texts()


def test_a_whole_match_by_keyboard_alone() -> None:
    driver = TableDriver("hbb", speed="off", edition="schmidt")
    for _ in range(600):
        driver.until(driver.ready)
        if over(driver):
            break
        press_through(driver)
    assert driver.game.finished


def press_through(driver: TableDriver) -> None:
    """Whatever is asked now, without the mouse."""
    if driver.scene.name == "score_pad":
        driver.key(pygame.K_RETURN)
    elif driver.table.must_bid:
        driver.key(pygame.K_0)
    elif driver.table.choice:
        driver.key(pygame.K_1)
    else:
        driver.key(pygame.K_RIGHT)
        while not getattr(driver.table.focus, "playable", False):
            driver.key(pygame.K_RIGHT)
        driver.key(pygame.K_RETURN)


def test_bots_play_eight_at_a_table_with_all_options() -> None:
    driver = TableDriver("bbbbbbbb", speed="off", edition="beck", options=EVERYTHING)
    driver.until(lambda: over(driver), 0)
    assert driver.game.finished


def test_a_hand_of_more_cards_than_fit_one_row_can_be_played() -> None:
    plan = {"plan": "custom", "custom_plan": [23]}
    driver = TableDriver("hb", speed="off", edition="beck", options=plan)
    driver.play_to(lambda: over(driver))
    assert driver.game.finished


# What may be seen


@pytest.mark.no_cover
def test_in_hot_seat_no_frame_contains_the_cards_of_anyone_else() -> None:
    options = {"plan": "custom", "custom_plan": [2, 4]}
    driver = TableDriver("hhb", (1024, 600), edition="beck", options=options, speed="fast")
    curtains = never_another_hand(driver)
    driver.play_to(lambda: over(driver))
    assert curtains == {0, 1}
    assert driver.game.finished


@pytest.mark.no_cover
def test_what_is_face_up_on_the_table_was_played() -> None:
    driver = TableDriver("hb", edition="beck", options=EVERYTHING, speed="normal")
    driver.frames.append(lambda: all_played(driver))
    driver.play_to(lambda: len(driver.game.public_view.scored) == 3)


def all_played(driver: TableDriver) -> None:
    """Every card that shows its face in the tray or a note lay there for all to see."""
    driver.app.dirty = True
    driver.app.frame()
    open_cards = {(p.owner, p.piece) for p in driver.table.shown if p.place in ("table", "pile")}
    told = set[tuple[int, str]]()
    for event in driver.game.events:
        if isinstance(event, TrickTaken):
            told |= set(zip(event.order, event.faces, strict=True))
    hand = driver.game.public_view.hand
    if hand:
        told |= set(zip(hand.order, hand.plays, strict=False))
    assert {card for card in open_cards if card[1]} <= told


def test_spectators_see_no_hand() -> None:
    driver = TableDriver("bbbb", speed="fast", edition="schmidt")
    driver.draws = True
    driver.frames.append(lambda: no_hand(driver.table.shown))
    driver.until(lambda: len(driver.game.public_view.scored) >= 2)


def no_hand(shown: list[Shown]) -> None:
    assert [piece for piece in shown if piece.place == "hand"] == []


# The own cards


def test_a_card_that_may_not_be_played_says_why() -> None:
    driver = TableDriver("hbb", speed="off", seed=3, edition="schmidt")
    driver.play_to(lambda: driver.asked() and any(button.why for button in driver.table.buttons))
    button = next(button for button in driver.table.buttons if button.why)
    driver.point(button.key)
    texts = driver.texts()
    assert any(text.startswith("You must follow") for text in texts)
    look = driver.table.stage.pieces
    assert isinstance(look, CardPainter)
    assert capital(look.name(button.piece)) in texts
    driver.click(button.key)
    assert driver.asked()
    assert button.piece in driver.table.board.own


def test_where_cards_overlap_the_upper_one_is_pointed_at() -> None:
    driver = TableDriver("hbb", speed="off", edition="beck", options=TEN_CARDS)
    driver.play_to(lambda: must_play(driver, 10))
    buttons = driver.table.buttons
    for button in buttons:
        assert isinstance(button, CardButton)
        driver.point(button.key)
        assert driver.table.hovered is button
    home = buttons[1].home
    over_both = (round(home.x + home.size * SHAPE * 0.4), round(home.y))
    under = [b for b in buttons if b.hit(over_both)]
    assert len(under) > 1
    driver.move(over_both)
    assert driver.table.hovered is under[-1]


def test_a_pointed_card_lifts_and_straightens() -> None:
    driver = TableDriver("hbb", edition="beck")
    driver.app.ui.store.set("speed", "off")
    driver.play_to(lambda: must_play(driver, 5))
    button = driver.playable()[0]
    driver.point(button.key)
    driver.wait(400)
    assert button.rise == 1
    assert button.shown_at.y < button.home.y
    assert button.shown_at.turn == 0


def test_sorting_is_a_key_away_and_remembered() -> None:
    driver = TableDriver("hbb", speed="off", edition="beck")
    driver.play_to(lambda: must_play(driver, 6))
    setup, mine = driver.game.setup, driver.table.board.own
    assert mine == arranged(setup, mine, SUIT)
    driver.key(pygame.K_RIGHT)
    focused = driver.table.focus
    assert isinstance(focused, CardButton)
    driver.key(pygame.K_t)
    assert isinstance(driver.table.focus, CardButton)
    assert driver.table.focus.piece == focused.piece
    assert [b.piece for b in driver.table.buttons] == list(arranged(setup, mine, STRENGTH))
    open_table(driver.app, driver.game)
    assert driver.table.board.order == STRENGTH
    driver.click("sort")
    assert [b.piece for b in driver.table.buttons] == list(arranged(setup, mine, SUIT))


# Bids


def test_two_digits_make_a_bid_of_ten() -> None:
    driver = TableDriver("hbb", speed="off", edition="beck", options=TEN_CARDS)
    driver.play_to(lambda: driver.asked() and driver.table.must_bid and cards_of(driver) == 10)
    driver.key(pygame.K_1)
    assert driver.table.must_bid
    assert driver.table.focus is driver.widget("bid_1")
    driver.key(pygame.K_0)
    assert driver.game.session.state.hand.bids[0] == 10  # type: ignore[union-attr]


@pytest.mark.parametrize(("keys", "bid"), [((pygame.K_1, pygame.K_RETURN), 1), ((pygame.K_7,), 7)])
def test_one_digit_is_a_bid_too(keys: tuple[int, ...], bid: int) -> None:
    driver = TableDriver("hbb", speed="off", edition="beck", options=TEN_CARDS)
    driver.play_to(lambda: driver.asked() and driver.table.must_bid and cards_of(driver) == 10)
    driver.key(*keys)
    assert driver.game.session.state.hand.bids[0] == bid  # type: ignore[union-attr]


# Tricks


def test_the_last_trick_can_be_seen_again_by_mouse_and_by_key() -> None:
    driver = TableDriver("hbb", speed="off", edition="schmidt")
    assert driver.table.last is not None
    assert not driver.table.last.enabled
    driver.play_to(lambda: must_play(driver, 2, 1))
    trick = driver.table.board.last
    assert trick == driver.game.public_view.hand.tricks[-1]  # type: ignore[union-attr]
    driver.move((2, 2))
    assert trick_is_told(driver, trick) is False
    driver.point("last_trick")
    assert trick_is_told(driver, trick)
    driver.move((2, 2))
    driver.key(pygame.K_l)
    assert trick_is_told(driver, trick)
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is driver.table
    assert trick_is_told(driver, trick) is False


def trick_is_told(driver: TableDriver, trick: TrickTaken | None) -> bool:
    driver.app.dirty = True
    driver.app.frame()
    assert trick is not None
    told = {(p.owner, p.piece) for p in driver.table.shown if p.place == "pile"}
    return set(zip(trick.order, trick.faces, strict=True)) <= told


def test_a_trick_that_nobody_got_can_be_seen_again() -> None:
    driver = TableDriver("hbb", speed="off", edition="beck", options={"kraken": True})
    driver.play_to(lambda: must_play(driver, 2, 1))
    trick = driver.table.board.last
    assert trick is not None
    lost = replace_reason(trick)
    driver.table.board.last = lost
    driver.table.rebuild()
    driver.point("last_trick")
    assert trick_is_told(driver, lost)
    assert any(text.startswith("The Kraken") for text in driver.texts())


def replace_reason(trick: TrickTaken) -> TrickTaken:
    return trick._replace(winner=None, reason=Reason("kraken", None))


def test_the_last_trick_of_a_continued_match_is_known() -> None:
    driver = TableDriver("hbb", speed="off", edition="schmidt")
    driver.play_to(lambda: must_play(driver, 2, 1))
    trick = driver.table.board.last
    open_table(driver.app, driver.game)
    assert driver.table.board.last == trick


def test_pointing_at_a_pile_of_the_ghost_shows_the_trick_again() -> None:
    driver = TableDriver("hb", speed="off", edition="beck")
    driver.play_to(lambda: driver.asked() and any(p.seat == GHOST for p in driver.table.piles))
    pile = next(pile for pile in driver.table.piles if pile.seat == GHOST)
    driver.point(pile.key)
    assert trick_is_told(driver, pile.trick)
    assert "Graybeard" in driver.texts()


def test_a_bots_turn_takes_about_a_second() -> None:
    driver = TableDriver("bbh", edition="schmidt")
    driver.until(driver.asked)
    driver.key(pygame.K_0)
    driver.until(lambda: driver.table.board.chant is None and not driver.table.board.bidding, 16)
    begun = driver.app.clock.now()
    driver.until(lambda: len(driver.table.board.tray) == 1, 16)
    assert 800 <= driver.app.clock.now() - begun <= 1500


def test_a_played_card_leaves_the_hand_at_once_and_is_seen_on_its_way() -> None:
    driver = TableDriver("hbb", edition="schmidt")
    driver.app.ui.store.set("speed", "off")
    driver.play_to(lambda: must_play(driver, 3))
    driver.app.ui.store.set("speed", "normal")
    piece, held = driver.playable()[0].piece, len(driver.table.board.own)
    driver.click(driver.playable()[0].key)
    driver.wait(100)
    flights = [m for m in driver.table.board.movers if isinstance(m, CardFlight)]
    assert [(m.seat, m.token.split(":")[0]) for m in flights] == [(0, piece.split(":")[0])]
    assert len(driver.table.board.own) == held - 1


def test_own_cards_are_turned_up_after_the_deal() -> None:
    driver = TableDriver("hbb", edition="beck", options={"plan": "swift_n_salty"})
    driver.draws = True

    def turning() -> list[CardFlight]:
        return [m for m in driver.table.board.movers if isinstance(m, CardFlight)]

    driver.until(lambda: bool(turning()), 16)
    mine = driver.game.view(0).hand.mine  # type: ignore[union-attr]
    assert sorted(card.token for card in turning()) == sorted(mine)
    assert not any(card.face_up for card in turning())
    driver.until(lambda: all(card.face_up for card in turning()), 16)
    assert hands_shown(driver) <= {0}


def test_with_reduced_motion_a_match_goes_on_as_well() -> None:
    driver = TableDriver("bbb", reduced_motion=True, speed="fast", edition="beck")
    driver.until(lambda: len(driver.game.public_view.scored) >= 2)


def test_a_saved_card_match_comes_back_as_it_was(tmp_path: Path) -> None:
    driver = TableDriver("hb", folder=tmp_path, speed="off", edition="beck", options=EVERYTHING)
    driver.play_to(lambda: must_play(driver, 3, 1))
    again = TableDriver("hb", folder=tmp_path / "other", speed="normal", edition="beck")
    driver.game.leave()
    again.app.games.archive = Archive(tmp_path)
    open_title(again.app)
    again.click("continue")
    again.wait(16)
    again.until(again.asked)
    assert [b.piece for b in again.table.buttons] == [b.piece for b in driver.table.buttons]
    assert again.table.board.tray == driver.table.board.tray


# Words

REASONS = [
    *("mermaid_charms_king", "first_of_escapes", "highest_trump", "highest_of_lead"),
    *(f"{first}{role}" for first in ("", "first_", "last_") for role in ("king", "pirate")),
    *("mermaid", "first_mermaid", "last_mermaid", "highest_number", "last_of_equal_numbers"),
    *("kraken", "whale_set_aside", "whale_first_of_equals", "whale_highest_number"),
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_told_in_every_language(language: str) -> None:
    tr = Translator(language)
    for key in REASONS:
        assert tr.has(f"table.reason.{key}"), key


@pytest.mark.parametrize("edition", ["schmidt", "beck"])
def test_the_rules_give_no_other_reason(edition: str) -> None:
    whole = load_editions()[edition]
    setup = whole.setup(4, EVERYTHING if edition == "beck" else {})
    rng = random.Random(5)
    for _ in range(3000):
        pieces = [setup.pieces[token] for token in rng.sample(setup.deck, 4)]
        faces = [rng.choice(piece.faces) for piece in pieces]
        assert setup.tricks.judge(faces).reason.key in REASONS
