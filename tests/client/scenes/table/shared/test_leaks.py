"""What once let others see a hand, or play a piece of it: each of them, in the strict way."""

from __future__ import annotations

import pygame
import pytest

from game.client.scenes.table.curtain import LidScene, Opening
from game.client.scenes.table.spots import tray
from game.client.toolkit.theme import duration
from game.play.settings import LANGUAGES
from game.play.sharing import OPEN, PASS_ON
from game.rules.events import BidPlaced, PiecePlayed
from tests.client.scenes.table.choice_tables import last_to_play
from tests.client.scenes.table.shared.sharing_tables import EDITIONS, People

SIZES = ((1024, 600), (1280, 720), (1920, 1080))


def strict(kinds: str = "hhb", **more: object) -> People:
    return People(kinds, PASS_ON, secret_bids=True, **more)


def closed(people: People) -> bool:
    return isinstance(people.scene, LidScene)


def at_curtain(people: People, cards: int = 2) -> People:
    """Somebody must take the screen to play one of so many pieces, or to bid."""
    people.play_to(
        lambda: closed(people) and (hand := people.game.public_view.hand) and hand.cards == cards
    )
    return people


def test_a_key_held_down_opens_no_curtain_bids_nothing_and_plays_nothing() -> None:
    people = strict(speed="fast")
    people.until(lambda: closed(people))
    for _ in range(200):
        people._send(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
        assert people.owners() == set()
    assert closed(people)
    assert not any(isinstance(event, BidPlaced) for event in people.game.events)


def test_enter_opens_when_it_is_let_go() -> None:
    people = at_curtain(strict())
    people.wait(duration("deliberate"))
    people._send(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    assert closed(people)
    people._send(pygame.KEYUP, key=pygame.K_RETURN, mod=0, unicode="")
    assert not closed(people)
    assert people.owners() == {people.table.asked}


def test_a_press_right_after_the_curtain_closed_means_nothing() -> None:
    people = at_curtain(strict())
    people.scene._rested = 0.0  # type: ignore[attr-defined]
    people.click("ready")
    people.key(pygame.K_RETURN)
    assert closed(people)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("size", SIZES)
def test_the_plank_that_opens_it_lies_over_nothing_that_could_be_pressed_next(
    edition: str, size: tuple[int, int]
) -> None:
    people = at_curtain(strict(edition=edition, size=size))
    for _ in range(2):  # a bid, and a play
        ready = people.widget("ready").rect
        people.until(lambda: people.scene.armed)  # type: ignore[attr-defined]
        people.click("ready")
        choices = [*people.table.buttons, *people.table.bids]
        assert choices
        assert [each.key for each in choices if each.hit(ready.center)] == []
        assert [each.key for each in people.table.bids if each.rect.colliderect(ready)] == []
        at_play = lambda: closed(people) and not people.table.board.bidding  # noqa: E731
        people.play_to(at_play)


def test_clicking_on_in_one_place_shows_the_next_hand_to_nobody_and_plays_nothing() -> None:
    people = at_curtain(strict())
    people.play_to(lambda: closed(people) and not people.table.board.bidding)
    played = _plays(people)
    people.until(lambda: people.scene.armed)  # type: ignore[attr-defined]
    spot = people.widget("ready").rect.center
    for _ in range(20):
        people.click(spot)
    assert _plays(people) == played
    assert people.owners() <= {people.table.asked}


def _plays(people: People) -> int:
    return sum(isinstance(event, PiecePlayed) for event in people.game.events)


def test_the_hand_of_who_wins_as_the_last_one_does_not_open_by_itself() -> None:
    table = last_to_play("green:14 green:2 green:3", "hhb")
    table.app.ui.store.set("speed", "off")
    table.take_screen()
    table.play("green:14")
    table.until(lambda: isinstance(table.scene, LidScene) or table.asked())
    assert table.scene.name == "lid"
    assert table.shown("hand") == set()
    table.take_screen()
    assert {owner for owner, _ in table.shown("hand")} == {0}


def test_nor_does_the_hand_of_rosies_player_who_keeps_the_lead() -> None:
    table = last_to_play("rosie green:2 green:3", "hhb")
    table.app.ui.store.set("speed", "off")
    table.take_screen()
    table.play("rosie")
    table.until(lambda: table.asked() and table.table.choice is not None)
    assert table.shown("hand") == set()
    table.click("leader_0")
    table.until(lambda: isinstance(table.scene, LidScene))
    assert table.shown("hand") == set()


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_s, pygame.K_r])
def test_menu_pad_and_rules_cover_the_hand_until_the_screen_is_taken_again(key: int) -> None:
    people = at_curtain(strict())
    people.play_to(lambda: people.asked() and bool(people.table.buttons))
    assert people.owners() != set()
    people.key(key)
    assert not isinstance(people.scene, LidScene)
    assert people.secrets() == set()
    people.key(pygame.K_ESCAPE)
    people.until(lambda: closed(people))
    assert people.secrets() == set()


@pytest.mark.parametrize("edition", EDITIONS)
def test_after_the_curtain_nothing_is_pointed_at(edition: str) -> None:
    people = at_curtain(strict(edition=edition))
    people.play_to(lambda: closed(people) and not people.table.board.bidding)
    people.until(lambda: people.scene.armed)  # type: ignore[attr-defined]
    people.click("ready")
    people.wait(2000)
    assert people.owners() == {people.table.asked}
    assert people.table.pointing.shown is None
    assert [button.key for button in people.table.buttons if button.stands_out] == []


@pytest.mark.parametrize("way", [PASS_ON, OPEN])
def test_a_bid_stands_only_after_a_second_press_on_it(way: str) -> None:
    people = People(way=way, secret_bids=True)
    people.play_to(lambda: people.asked() and people.table.must_bid)
    before = len(people.game.events)
    people.click("bid_1")
    people.click("bid_0")
    assert len(people.game.events) == before
    people.click("bid_0")
    bids = [e for e in people.game.events[before:] if isinstance(e, BidPlaced)]
    assert bids


@pytest.mark.parametrize("size", SIZES)
def test_coins_do_not_touch(size: tuple[int, int]) -> None:
    people = strict(edition="beck", size=size, options={"plan": "broadside"})
    people.play_to(lambda: people.asked() and people.table.must_bid)
    coins = [bid.rect for bid in people.table.bids]
    assert len(coins) == 11
    assert all(not one.colliderect(two) for one in coins for two in coins if one is not two)


# The curtain


def test_a_digit_that_is_no_bid_is_not_asked_to_be_pressed_again() -> None:
    people = at_curtain(strict())
    people.until(lambda: people.scene.armed)  # type: ignore[attr-defined]
    people.click("ready")
    people.until(lambda: people.asked() and people.table.must_bid)
    people.key(pygame.K_9)
    assert people.table.marked_bid is None


def test_its_halves_go_apart_over_the_table() -> None:
    people = at_curtain(strict())
    before, table = (pygame.Surface(people.app.size) for _ in range(2))
    for x in range(before.get_width()):  # every column of the cloth has a colour of its own
        before.fill((x % 256, x // 256, 255), (x, 0, 1, before.get_height()))
    opening = people.scene.departure(before)
    assert isinstance(opening, Opening)
    opening.t = 0.5
    opening.draw(table)
    place, row = opening.place, opening.place.centery
    half, quarter = place.width // 2, round(place.width // 2 / 2)
    assert table.get_at((place.left, row)) == before.get_at((place.left + quarter, row))
    last = place.left + half + quarter
    assert table.get_at((last, row)) == before.get_at((place.left + half, row))
    open_now = [x for x in range(*place.size[:1]) if table.get_at((place.left + x, row))[2] == 0]
    assert open_now == list(range(half - quarter, half + quarter))
    assert table.get_at((place.left - 1, row))[2] == 0


def test_above_the_curtain_tray_bids_and_scores_stay_in_sight() -> None:
    people = at_curtain(strict("hhh"))
    people.play_to(
        lambda: closed(people) and not people.table.board.bidding and bool(people.table.board.tray)
    )
    people.table.shown.clear()
    texts = people.texts()
    lying = [each for each in people.table.shown if each.place == "table"]
    assert lying
    panel = people.stage.layout.panel.inflate(20, 20)
    assert not any(panel.collidepoint(people.stage.place(tray(e.owner)).centre) for e in lying)
    assert any("Bids" in text for text in texts)
    assert any("needs" in text or "on target" in text or "sunk" in text for text in texts)


def test_it_says_who_what_for_and_what_has_happened_since() -> None:
    people = at_curtain(strict("hhh"))
    people.play_to(
        lambda: (
            closed(people)
            and not people.table.board.bidding
            and len(people.game.public_view.hand.tricks) == 0  # type: ignore[union-attr]
        )
    )
    people.wait(duration("curtain"))
    people.wait(16)
    texts = people.texts()
    seat = people.scene.seat  # type: ignore[attr-defined]
    assert people.stage.name(seat) in texts
    assert "Your turn to roll a die. Is nobody else looking?" in texts
    assert any(text.startswith("Bids ") for text in texts)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", ["dice", "beck"])
def test_its_words_fit(lang: str, edition: str) -> None:
    people = at_curtain(strict(edition=edition, lang=lang, size=(1024, 600), text_size=1.3))
    people.wait(duration("curtain"))
    people.wait(16)
    people.assert_fits()


def test_no_curtain_comes_where_nothing_secret_is_seen_or_chosen() -> None:
    """The last die of a hand."""
    people = strict(plays_last=False)
    people.play_to(lambda: people.asked() and not people.table.board.bidding)
    assert people.table.course.openly
    assert people.secrets() == set()
    people.click("pieces")
    assert _plays(people) == 1
