"""Hot-seat: what one seat alone may know is never drawn for anyone else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.client.scenes.table.choices.discard import DiscardPanel
from game.client.scenes.table.choices.undealt import LookPanel
from game.rules.actions import Load, Play
from game.rules.state import Phase
from tests.client.scenes.table.choice_tables import CardTable, ability, beck, last_to_play

SECRET = ("hand", "choice", "undealt")


def watch(table: CardTable) -> Callable[[], None]:
    """Look at every frame: private pieces belong to whoever took the screen."""
    taken: list[int | None] = [None]
    seen: set[str] = set()

    def look() -> None:
        table.app.dirty = True
        table.app.frame()
        if table.scene.name == "curtain":
            taken[0] = table.scene.seat  # type: ignore[attr-defined]
        elif table.app.top is table.table:
            for each in table.table.shown:
                if each.place in SECRET:
                    seen.add(each.place)
                    assert each.owner == taken[0] == table.table.asked

    look.seen = seen  # type: ignore[attr-defined]
    wait = table.wait

    def wait_and_look(milliseconds: float) -> None:
        wait(milliseconds)
        look()

    table.wait = wait_and_look  # type: ignore[method-assign]
    return look


@pytest.mark.no_cover
@pytest.mark.parametrize(
    ("piece", "panel", "place"),
    [("juanita", LookPanel, "undealt"), ("bendt", DiscardPanel, "choice")],
)
def test_a_curtain_comes_before_a_secret_even_for_the_same_person(
    piece: str, panel: type, place: str
) -> None:
    table = last_to_play(f"{piece} yellow:3 green:3", "hhb")
    look = watch(table)
    table.take_screen()
    table.play(piece)
    table.until(lambda: table.scene.name == "curtain")
    assert table.scene.seat == 0  # type: ignore[attr-defined]
    table.take_screen()
    assert isinstance(table.panel, panel)
    look()
    assert place in look.seen  # type: ignore[attr-defined]


def test_without_hot_seat_there_is_no_curtain() -> None:
    table = last_to_play("juanita yellow:3 green:3", "hbb")
    table.play("juanita")
    table.until(lambda: table.asked() and table.table.choice is not None)
    assert table.names == ["table"]


def test_the_secrets_of_a_bot_need_no_curtain() -> None:
    """Seat 1 was the last to take the screen and leads again after the bot's Juanita."""
    script = beck("green:1 escape", "green:4 escape", "juanita loot", starter=2).bid(1, 1, 1)
    table = CardTable(script.play("juanita green:1"), "hhb")
    watch(table)
    table.take_screen()
    table.play("green:4")
    table.until(lambda: table.scene.name == "curtain" or table.asked())
    assert table.shown("undealt") == set()


def test_after_the_look_the_cards_go_out_of_sight_for_the_next_one() -> None:
    table = last_to_play("juanita yellow:3 green:3", "hhb")
    look = watch(table)
    table.take_screen()
    table.play("juanita")
    table.take_screen()
    table.click("look_done")
    table.play("green:1")
    table.until(lambda: table.scene.name == "curtain")
    table.take_screen()
    assert table.table.asked == 1
    look()
    assert table.shown("undealt") == set()
    assert table.table.find("look_again") is None


def test_loads_are_secret_until_all_are_chosen() -> None:
    script = beck("green:3 escape", "yellow:3 loot", "purple:4 black:2", scoring="rascal_loads")
    table = CardTable(script.bid(1, 0, 2), "hhb")
    table.take_screen()
    table.click("load_cannonball")
    hand = table.table.board.hand
    assert hand is not None
    assert table.table.board.view.seat is None
    texts = table.texts()
    assert not any("annonball" in text or "rapeshot" in text for text in texts)
    table.take_screen()
    assert table.table.asked == 1
    assert table.table.board.view.phase is Phase.LOAD
    assert table.table.board.hand is not None
    assert table.table.board.hand.loads == (None, None, None)
    table.click("load_grapeshot")
    table.until(lambda: table.game.public_view.phase is Phase.PLAY)
    assert table.decided[:2] == [Load(0, "cannonball"), Load(1, "grapeshot")]


def test_spectators_read_of_a_look_and_see_nothing() -> None:
    script = beck("juanita escape", "yellow:3 escape", "green:3 escape").bid(1, 1, 1)
    table = CardTable(script.play("juanita yellow:3"), "bbb")
    watch(table)
    table.until(lambda: "looks at the undealt cards" in table.table.board.message)
    assert table.shown("undealt") == set()
    assert table.shown("choice") == set()


def test_the_drawn_cards_of_others_show_only_their_backs() -> None:
    table = last_to_play("green:3 yellow:3 bendt", "hbb")
    table.play("green:3")
    table.until(lambda: "draws 2 cards" in table.table.board.message)
    drawn = table.game.session.state.table
    assert drawn is not None
    for place in (*SECRET, "table"):
        assert all(piece not in drawn.held[2] for owner, piece in table.shown(place) if owner == 2)
    assert Play(0, "green:3") in table.decided


def test_an_ability_is_the_same_for_everyone_who_watches() -> None:
    table = ability("rosie", "hbbb")
    table.until(table.asked)
    table.click("leader_2")
    table.until(lambda: table.table.board.message == "Rosie: Jonas lets Calico Jack lead")
