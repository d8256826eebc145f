"""Short scenes: the sea monsters, the charm, the rope, the cannons, and abilities used."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.client.scenes.table import words
from game.client.scenes.table.moments.capture import Catching, Paying
from game.client.scenes.table.moments.flourish import Flourish
from game.client.scenes.table.moments.kraken import Swallowing
from game.client.scenes.table.moments.loads import Loading
from game.client.scenes.table.moments.mermaid import Charming
from game.client.scenes.table.moments.moment import Moment
from game.client.scenes.table.moments.rope import Tying, draw_alliances
from game.client.scenes.table.moments.whale import Draining
from game.client.scenes.table.sprites.medals import draw_load
from game.play.settings import LANGUAGES
from game.rules.events import TrickTaken
from game.rules.trick import Bonus, Reason
from tests.client.scenes.table.choice_tables import CardTable, ability, beck, last_to_play
from tests.client.scenes.table.tables import TableDriver

LONGEST = 3200
CASES: list[tuple[str, type[Moment], str]] = [
    ("kraken yellow:3 skull_king yellow:14", Swallowing, "The Kraken swallows the trick"),
    ("whale yellow:3 skull_king yellow:14", Draining, "14"),
    ("whale escape skull_king mermaid", Draining, "The Whale"),
    ("mermaid yellow:3 skull_king yellow:14", Charming, "The Mermaid charms"),
    ("skull_king rosie harry yellow:3", Catching, "+60"),
    ("rosie mermaid yellow:3 yellow:4", Catching, "+20"),
    ("black:3 yellow:14 yellow:3 yellow:4", Catching, "+10"),
    ("yellow:14 yellow:2 yellow:3 yellow:4", Paying, "+10"),
    ("skull_king yellow:3 loot yellow:14", Tying, "allies: +20 each"),
    ("rosie yellow:3 green:3 yellow:14", Flourish, "Rosie: Jonas may choose who leads"),
]


def begun(cards: str, kind: type[Moment], **more: Any) -> tuple[CardTable, Moment]:
    table = last_to_play(cards, **more)
    table.play(cards.split(maxsplit=1)[0])
    return table, table.until_moment(kind)


@pytest.mark.parametrize(("cards", "kind", "reason"), CASES)
def test_a_moment_has_its_reason_and_is_short(cards: str, kind: type[Moment], reason: str) -> None:
    table, moment = begun(cards, kind)
    assert reason.lower() in table.table.board.message.lower()
    lasted = 0
    while moment in table.table.board.movers:
        table.wait(20)
        lasted += 20
        assert lasted <= LONGEST
    assert moment.t == 1.0


@pytest.mark.parametrize(("cards", "kind", "reason"), CASES)
def test_a_moment_can_be_skipped(cards: str, kind: type[Moment], reason: str) -> None:
    table, _moment = begun(cards, kind)
    table.table.skip()
    assert not table.table.timeline.busy
    assert table.table.board.movers == []


@pytest.mark.parametrize(("cards", "kind", "reason"), CASES)
def test_with_reduced_motion_a_moment_only_fades(
    cards: str, kind: type[Moment], reason: str
) -> None:
    table, moment = begun(cards, kind, reduced_motion=True)
    ways = set()
    shares = set()
    while moment in table.table.board.movers:
        table.wait(20)
        ways.add(moment.t)
        shares.add(round(moment.shown, 2))
    assert ways <= {0.0, 1.0}
    assert len(shares) > 3


@pytest.mark.parametrize(("cards", "kind", "reason"), CASES)
def test_a_moment_is_drawn_at_every_step_and_no_art_is_missing(
    cards: str, kind: type[Moment], reason: str
) -> None:
    table, moment = begun(cards, kind, size=(1024, 600))
    table.draws = True
    before = table.app.frame().copy()
    table.until(lambda: moment.t >= 0.5 or moment not in table.table.board.movers, 50)
    table.app.dirty = True
    assert table.app.frame().get_buffer().raw != before.get_buffer().raw
    assert table.app.ui.art.missing == set()


def test_the_kraken_takes_the_cards_with_it() -> None:
    table, moment = begun("kraken yellow:3 skull_king yellow:14", Swallowing)
    assert table.table.board.tray == []
    table.until(lambda: moment.t >= 1.0, 20)
    assert not any(token == "skull_king" for _, token in table.shown("table"))
    table.until(lambda: moment not in table.table.board.movers, 20)
    hand = table.game.public_view.hand
    assert hand is not None
    assert hand.won == (0, 0, 0, 0)


def test_under_the_whale_the_cards_stay_grey_until_they_are_gathered() -> None:
    table, moment = begun("whale yellow:3 skull_king yellow:14", Draining)
    table.until(lambda: moment.t >= 1.0 and moment.shown < 0.5, 20)
    assert moment in table.table.board.movers
    table.until(lambda: moment not in table.table.board.movers, 20)
    assert table.table.board.gathering is not None


def test_an_ordinary_trick_has_no_moment() -> None:
    table = last_to_play("yellow:4 yellow:3 green:3 yellow:2")
    table.play("yellow:4")
    while not table.asked():
        assert not any(isinstance(mover, Moment) for mover in table.table.board.movers)
        table.wait(20)
    hand = table.game.public_view.hand
    assert hand is not None
    assert len(hand.tricks) == 1


# The lines that tell who used what


BOTS = [
    ("rosie", "Rosie: Calico Jack may choose who leads", ("lead",)),
    ("bendt", "Bendt: Calico Jack draws 2 cards", ("discards 2 cards",)),
    ("rascal", "Rascal: Calico Jack may bet on the bid", ("bets", "does not bet")),
    ("harry", "Harry: Calico Jack may change the bid", ("now bids", "stays at")),
    ("juanita", "Juanita: Calico Jack looks at the undealt cards", ()),
]


@pytest.mark.parametrize(("piece", "first", "then"), BOTS)
def test_everyone_reads_what_a_bot_does(piece: str, first: str, then: tuple[str, ...]) -> None:
    table = last_to_play(f"green:3 yellow:3 {piece} yellow:14")
    table.play("green:3")
    table.until(lambda: table.table.board.message == first, 20)
    if then:
        table.until(lambda: any(part in table.table.board.message for part in then), 20)


def test_a_changed_bid_is_told() -> None:
    table = ability("harry")
    table.until(table.asked)
    table.click("change_raise")
    table.until(lambda: table.table.board.message == "Harry: Jonas now bids 2", 20)


@pytest.mark.no_cover
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lines_fit_in_every_language(language: str) -> None:
    for cards, kind, _ in CASES:
        table, moment = begun(cards, kind, size=(1024, 600), lang=language)
        while moment.t < 1.0:
            table.wait(20)
        table.move((1, 1))
        with table.watched():
            pass
        told = table.table.board.message
        drawn = [each for each in table.app.ui.text.drawn if told[:20] in (each.full or each.text)]
        assert drawn
        assert [each for each in drawn if each.overflows or each.full] == []


# Loads and ropes that stay


def test_loads_are_shown_together() -> None:
    script = beck("green:3 escape", "yellow:3 loot", "purple:4 black:2", scoring="rascal_loads")
    table = CardTable(script.bid(1, 0, 2), "hbb")
    table.until(table.asked)
    table.click("load_cannonball")
    moment = table.until_moment(Loading)
    assert isinstance(moment, Loading)
    assert moment.loads[0] == "cannonball"
    assert len(moment.loads) == 3
    assert table.table.board.message == "The cannons are loaded!"


def test_the_sign_of_a_load_appears_only_when_all_are_known() -> None:
    script = beck("green:3 escape", "yellow:3 loot", "purple:4 black:2", scoring="rascal_loads")
    table = CardTable(script.bid(1, 0, 2), "hbb")
    table.until(table.asked)
    stage, surface = table.table.stage, table.app.frame().copy()
    rect = surface.get_rect().inflate(-900, -600)
    blank = surface.get_buffer().raw
    draw_load(stage, surface, 0, rect)
    assert surface.get_buffer().raw == blank
    table.click("load_cannonball")
    table.until(table.asked)
    draw_load(stage, surface, 0, rect)
    assert surface.get_buffer().raw != blank


def test_the_rope_stays_as_long_as_the_alliance() -> None:
    table, _moment = begun("skull_king yellow:3 loot yellow:14", Tying)
    table.until(table.asked)
    stage, surface = table.table.stage, table.app.frame().copy()
    blank = surface.get_buffer().raw
    draw_alliances(stage, surface)
    assert surface.get_buffer().raw != blank


def test_the_rope_is_never_gone_between_being_tied_and_lying_there() -> None:
    driver = TableDriver("hbbb", edition="beck")
    tied = Tying(looter=1, taker=3, t=1.0)
    seen = []
    for shown in (1.0, 0.5, 0.0):
        surface = pygame.Surface(driver.app.size)
        tied.shown = shown
        tied.draw(driver.table.stage, surface)
        seen.append(sum(pygame.image.tobytes(surface, "RGB")))
    assert seen[0] > seen[1] > seen[2] > 0


def test_without_an_alliance_there_is_no_rope() -> None:
    table = ability("rosie")
    surface = table.app.frame().copy()
    blank = surface.get_buffer().raw
    draw_alliances(table.table.stage, surface)
    assert surface.get_buffer().raw == blank


# Why a trick was won


def taken(winner: int | None, leader: int, key: str, *bonuses: Bonus) -> TrickTaken:
    faces = ("green:3", "green:4", "escape")
    return TrickTaken(1, (0, 1, 2), faces, winner, leader, Reason(key, "green:4"), bonuses)


def test_a_trick_that_nobody_takes_names_who_leads() -> None:
    stage = ability("rosie").table.stage
    assert "Anne" in words.why_won(stage, taken(None, 1, "kraken"))
    assert "Anne" in words.why_won(stage, taken(None, 1, "whale_set_aside", Bonus("fourteen", 10)))
    assert "+10" not in words.why_won(stage, taken(None, 1, "whale_set_aside", Bonus("x", 10)))


def test_the_ghost_wins_without_a_bonus() -> None:
    script = beck("green:3 escape", "green:4 loot").bid(0, 0)
    stage = CardTable(script, "hb").table.stage
    text = words.why_won(stage, taken(2, 2, "highest_of_lead", Bonus("fourteen", 10)))
    assert stage.name(2) in text
    assert "+10" not in text


def test_the_bonus_is_that_of_the_edition() -> None:
    stage = ability("rosie").table.stage
    text = words.why_won(stage, taken(1, 1, "highest_of_lead", Bonus("a", 10), Bonus("b", 20)))
    assert "+30" in text
