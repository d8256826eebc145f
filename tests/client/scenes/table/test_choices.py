"""Every question at the card table: asked, answered by mouse and by keyboard, and explained."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.client.scenes.table.choices.declare import DeclarePanel
from game.client.scenes.table.choices.discard import DiscardPanel
from game.client.scenes.table.choices.undealt import LookPanel, SeeAgain
from game.play.choice_payouts import Pay, load_pays, wager_pays
from game.play.forecast import forecast
from game.rules.actions import ChangeBid, ChooseLeader, Decision, Discard, Load, Play, Wager
from game.rules.scoring import CANNONBALL, GRAPESHOT
from game.rules.view import view_for
from tests.client.scenes.table.choice_tables import CardTable, Script, ability, beck, last_to_play
from tests.rules.playing import setup_of

TRICK = ("green:3 escape mermaid", "yellow:3 loot kraken", "purple:4 black:2 loot")


def loads(kinds: str = "hbb", **settings: Any) -> CardTable:
    script = beck(*TRICK, scoring="rascal_loads").bid(1, 0, 2)
    return CardTable(script, kinds, **settings)


def question(name: str) -> CardTable:
    """The person in seat 0 is asked."""
    table = loads() if name == "load" else ability(name)
    table.until(table.asked)
    return table


ANSWERS: list[tuple[str, str, Decision]] = [
    ("load", "load_grapeshot", Load(0, GRAPESHOT)),
    ("load", "load_cannonball", Load(0, CANNONBALL)),
    ("rosie", "leader_0", ChooseLeader(0, 0)),
    ("rosie", "leader_2", ChooseLeader(0, 2)),
    ("rascal", "wager_0", Wager(0, 0)),
    ("rascal", "wager_20", Wager(0, 20)),
    ("harry", "change_lower", ChangeBid(0, -1)),
    ("harry", "change_keep", ChangeBid(0, 0)),
    ("harry", "change_raise", ChangeBid(0, 1)),
]


@pytest.mark.parametrize(("name", "key", "decision"), ANSWERS)
def test_a_click_on_an_answer_decides(name: str, key: str, decision: Decision) -> None:
    table = question(name)
    assert table.panel.presses(decision) == [key]
    table.click(key)
    assert table.decided[0] == decision


@pytest.mark.parametrize(("name", "key", "decision"), ANSWERS)
def test_arrows_and_enter_decide(name: str, key: str, decision: Decision) -> None:
    table = question(name)
    table.key(pygame.K_RIGHT)
    for _ in range(10):
        if table.table.focus is table.widget(key):
            break
        table.key(pygame.K_RIGHT)
    assert table.table.keyboard
    table.key(pygame.K_RETURN)
    assert table.decided[0] == decision


@pytest.mark.parametrize(("name", "key", "decision"), ANSWERS)
def test_digits_decide(name: str, key: str, decision: Decision) -> None:
    table = question(name)
    keys = [answer.key for answer in table.panel.numbered]
    table.key(pygame.K_1 + keys.index(key))
    assert table.decided[0] == decision


def test_only_bids_that_the_rules_allow_can_be_chosen() -> None:
    script = beck("harry green:3 escape", "green:4 loot loot", "green:2 purple:4 black:2")
    table = CardTable(script.bid(3, 0, 0).play("harry green:4 green:2"), "hbb")
    table.until(table.asked)
    assert [answer.key for answer in table.panel.numbered] == ["change_lower", "change_keep"]


def test_a_press_on_the_panel_does_not_reach_what_lies_below() -> None:
    table = question("rosie")
    table.click((table.panel.rect.left + 12, table.panel.rect.top + 12))
    table.wait(100)
    assert table.decided == []
    assert table.asked()


# Scary Mary and the Tigress


def tigress(plays: str = "yellow:3 black:2", **more: Any) -> CardTable:
    """Seat 0 plays last after these."""
    table = last_to_play(f"tigress {plays}", "hbb", **more)
    table.play("tigress")
    return table


@pytest.mark.parametrize("role", ["pirate", "escape"])
def test_the_tigress_is_declared_by_click(role: str) -> None:
    table = tigress()
    table.click(f"declare_{role}")
    assert table.decided[0] == Play(0, "tigress", f"tigress:{role}")


@pytest.mark.parametrize(("steps", "role"), [(1, "pirate"), (2, "escape")])
def test_the_tigress_is_declared_by_keyboard(steps: int, role: str) -> None:
    table = tigress()
    table.key(*[pygame.K_RIGHT] * steps, pygame.K_RETURN)
    assert table.decided[0] == Play(0, "tigress", f"tigress:{role}")


def test_scary_mary_is_declared_by_digit() -> None:
    script = Script("schmidt", 2)
    script.deal("scary_mary", "red:3").bid(0, 0)
    table = CardTable(script, "hb")
    table.until(table.asked)
    table.play("scary_mary")
    table.key(pygame.K_2)
    assert table.decided[0] == Play(0, "scary_mary", "scary_mary:escape")


def test_escape_puts_the_declared_card_back() -> None:
    table = tigress()
    assert isinstance(table.panel, DeclarePanel)
    table.key(pygame.K_ESCAPE)
    assert table.table.choice is None
    assert table.decided == []
    assert table.scene is table.table


def test_the_cross_puts_the_declared_card_back() -> None:
    table = tigress()
    table.click("declare_back")
    assert table.table.choice is None
    table.until(table.asked)
    table.play("green:1")
    assert table.decided[0] == Play(0, "green:1")


def told(table: CardTable, role: str) -> str:
    answer = table.widget(f"declare_{role}")
    return str(answer.lines)  # type: ignore[attr-defined]


def test_the_panel_tells_what_each_role_would_do_now() -> None:
    table = tigress("yellow:3 black:2")
    assert told(table, "pirate") == "**Wins the trick**"
    assert told(table, "escape") == "**Would not win:** black\u00a02 is stronger"


def test_a_pirate_under_the_skull_king_is_a_gift() -> None:
    table = tigress("skull_king yellow:3")
    assert told(table, "pirate").splitlines() == [
        "**Would not win:** Skull King is stronger",
        "Brings Anne +30 if the bid is made",
    ]
    assert told(table, "escape") == "**Would not win:** Skull King is stronger"


def test_a_pirate_earns_what_lies_there() -> None:
    table = tigress("mermaid yellow:14")
    assert told(table, "pirate").splitlines() == [
        "**Wins the trick**",
        "+30 if you make your bid",
    ]


def test_the_kraken_takes_whatever_is_declared() -> None:
    table = tigress("kraken yellow:3")
    assert told(table, "pirate") == told(table, "escape")
    assert "Kraken" in told(table, "pirate")


def test_who_opens_the_trick_sets_or_passes_the_colour() -> None:
    table = CardTable(beck("tigress green:3", *("yellow:3 loot",) * 1).bid(0, 0), "hb")
    table.until(table.asked)
    table.play("tigress")
    assert told(table, "pirate").splitlines() == [
        "**Would be winning now**",
        "Nobody has to follow a suit",
    ]
    assert told(table, "escape").splitlines() == [
        "**Would be winning now**",
        "The next card may set the suit",
    ]


def test_the_forecast_is_what_the_rules_make_of_it() -> None:
    script = beck("tigress green:3 escape", *TRICK[1:], starter=1).bid(1, 1, 1)
    view = view_for(script.play("yellow:3 black:2").state, 0)
    for face in ("tigress:pirate", "tigress:escape"):
        outcome = script.state.setup.tricks.judge(
            [script.state.setup.faces[token] for token in ("yellow:3", "black:2", face)]
        )
        assert forecast(view, face).winner == outcome.winner


# Loads and bets


def test_loads_pay_what_the_scoring_says() -> None:
    view = view_for(beck(*TRICK, scoring="rascal_loads").bid(1, 0, 2).state, 0)
    assert load_pays(view, 0, GRAPESHOT) == [
        Pay(0, 30, "all"),
        Pay(1, 15, "half"),
        Pay(2, 0, "none"),
    ]
    assert load_pays(view, 0, CANNONBALL) == [
        Pay(0, 45, "all"),
        Pay(1, 0, "none"),
        Pay(2, 0, "none"),
    ]


def test_a_hand_of_one_card_cannot_be_missed_by_two() -> None:
    view = view_for(beck("escape", "loot", scoring="rascal_loads").bid(1, 0).state, 0)
    assert [pay.off for pay in load_pays(view, 0, CANNONBALL)] == [0, 1]


@pytest.mark.parametrize("scoring", ["skull_king", "rascal", "rascal_loads"])
@pytest.mark.parametrize("points", [0, 10, 20])
def test_a_bet_is_won_or_lost_outside_the_scoring(scoring: str, points: int) -> None:
    script = beck(*TRICK, scoring=scoring).bid(1, 0, 2)
    if scoring == "rascal_loads":
        script.load(CANNONBALL, GRAPESHOT, GRAPESHOT)
    assert wager_pays(view_for(script.state, 0), 0, points) == (points, -points)


# Bendt


def bendt(**more: Any) -> CardTable:
    table = ability("bendt", next_cards="rosie black:13", **more)
    table.until(table.asked)
    return table


def marked(table: CardTable) -> list[str]:
    assert isinstance(table.panel, DiscardPanel)
    return sorted(card.token for card in table.panel.cards if card.marked)


def test_the_drawn_cards_are_marked_as_new() -> None:
    panel = bendt().panel
    assert isinstance(panel, DiscardPanel)
    assert {card.token for card in panel.cards if card.new} == {"rosie", "black:13"}
    assert {card.token for card in panel.cards} == {"rosie", "black:13", "green:3", "escape"}


def test_cards_are_put_away_by_mouse() -> None:
    table = bendt()
    decision = Discard(0, ("rosie", "escape"))
    assert decision in table.table.board.view.legal
    table.answer(decision)
    assert table.decided[0] == decision


def test_nothing_is_put_away_before_there_are_enough() -> None:
    table = bendt()
    table.click("discard")
    table.click("discard_0")
    table.click("discard")
    assert table.decided == []
    assert not table.widget("discard").enabled
    assert table.widget("discard").tip() == "Choose exactly 2 cards"


def test_one_too_many_replaces_the_first() -> None:
    table = bendt()
    panel = table.panel
    assert isinstance(panel, DiscardPanel)
    for number in (0, 1, 2):
        table.click(f"discard_{number}")
    assert marked(table) == sorted(panel.cards[number].token for number in (1, 2))
    table.click("discard_1")
    assert marked(table) == [panel.cards[2].token]


def test_cards_are_put_away_by_keyboard() -> None:
    table = bendt()
    table.key(pygame.K_RIGHT, pygame.K_RETURN, pygame.K_RIGHT, pygame.K_RETURN)
    chosen = marked(table)
    table.key(pygame.K_DOWN, pygame.K_RETURN)
    assert isinstance(table.decided[0], Discard)
    assert sorted(table.decided[0].pieces) == chosen


def test_digits_mark_cards() -> None:
    table = bendt()
    table.key(pygame.K_1, pygame.K_4)
    panel = table.panel
    assert isinstance(panel, DiscardPanel)
    assert marked(table) == sorted((panel.cards[0].token, panel.cards[3].token))


def test_marks_survive_a_new_window_size() -> None:
    table = bendt()
    table.click("discard_2")
    before = marked(table)
    table.app.resize((1024, 600))
    table.wait(16)
    assert marked(table) == before


def test_only_one_card_goes_where_only_one_was_left_to_draw() -> None:
    """Two people and the ghost hold 69 of 70 cards."""
    deck = list(setup_of("beck", 2).deck)
    deck.remove("bendt")
    hands = [["bendt", *deck[23:45]], deck[:23], deck[46:69]]
    only = {"kraken": False, "whale": False, "loot": False}
    script = beck(*map(" ".join, hands[:2]), next_cards=" ".join(hands[2]), **only)
    table = CardTable(script.bid(1, 1).play(f"bendt {hands[1][-1]}"), "hb")
    table.until(table.asked)
    assert table.panel.title() == "Discard one card"
    table.click("discard_0")
    table.click("discard_1")
    assert len(marked(table)) == 1
    table.click("discard")
    assert isinstance(table.decided[0], Discard)
    assert len(table.decided[0].pieces) == 1


# Juanita


def juanita(kinds: str = "hbbb", **more: Any) -> CardTable:
    table = ability("juanita", kinds, **more)
    table.until_asked()
    return table


def test_her_player_sees_all_undealt_cards_until_they_are_put_away() -> None:
    table = juanita()
    assert isinstance(table.panel, LookPanel)
    hand = table.game.session.state.hand
    assert hand is not None
    assert {token for _, token in table.shown("undealt")} == set(hand.undealt)
    cards = [card for row in table.panel.rows for card in row]
    assert len(cards) == len(hand.undealt)
    table.wait(5000)
    assert isinstance(table.panel, LookPanel)
    table.click("look_done")
    assert isinstance(table.table.choice, SeeAgain)
    assert table.shown("undealt") == set()


def test_cards_stand_in_rows_by_suit() -> None:
    panel = juanita().panel
    assert isinstance(panel, LookPanel)
    colours = panel.view.setup.colours
    rows = [{colours[card.token] for card in row} for row in panel.rows]
    assert all(len(row) == 1 for row in rows)
    assert len(rows) == len({*map(frozenset, rows)})


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE])
def test_undealt_cards_are_put_away_by_keyboard(key: int) -> None:
    table = juanita()
    table.key(pygame.K_RIGHT, key)
    assert isinstance(table.table.choice, SeeAgain)
    assert table.scene is table.table


def test_she_may_look_again_and_then_play() -> None:
    table = juanita()
    table.click("look_done")
    table.until(table.asked)
    table.click("look_again")
    assert isinstance(table.panel, LookPanel)
    assert table.shown("undealt")
    table.until(table.asked)
    table.click("look_done")
    assert table.table.board.message == "Your turn: choose a card"
    table.play("green:3")
    assert table.decided[0] == Play(0, "green:3")


def test_the_first_focus_after_the_look_is_a_card() -> None:
    table = juanita()
    table.click("look_done")
    table.key(pygame.K_RIGHT)
    assert table.table.focus in table.table.buttons


def test_nobody_else_is_shown_the_undealt_cards() -> None:
    script = beck("green:4 yellow:3", "juanita green:3").bid(0, 1)
    table = CardTable(script, "hb")
    table.until(table.asked)
    table.play("green:4")
    table.until(table.asked)
    assert table.shown("undealt") == set()


# Words


def test_questions_have_a_name_in_hot_seat() -> None:
    table = loads("hhb")
    table.take_screen()
    assert table.panel.title() == "Jonas, how will you load your cannon?"


def test_the_panel_asks_and_the_message_is_silent() -> None:
    table = question("rosie")
    assert table.panel.title() == "Who leads the next trick?"
    assert table.table.board.message == ""


def test_another_language_asks_again() -> None:
    table = question("rosie")
    table.app.ui.store.set("language", "de")
    table.wait(16)
    assert table.panel.title() == "Wer beginnt den nächsten Stich?"
    assert table.table.board.message == ""
