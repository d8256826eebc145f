"""Around the table: pieces lie face down, and are seen only while somebody holds them up."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.client.scenes.table.hand import PieceButton
from game.client.scenes.table.shared.peeking import HELD_UP
from game.client.toolkit.sound.output import Silence
from game.play.peek import LIFT, REST
from game.play.settings import LANGUAGES
from game.play.sharing import AROUND, Sharing
from game.rules.events import PiecePlayed
from tests.client.scenes.table.choice_tables import CardTable, beck, last_to_play
from tests.client.scenes.table.shared.sharing_tables import EDITIONS, People


@pytest.fixture
def turn() -> People:
    """The second hand; somebody has two dice to choose from."""
    people = People()
    people.to_second_hand()
    people.announce(1, 1)
    people.until_turn()
    return people


# Holding and letting go


@pytest.mark.parametrize("edition", EDITIONS)
def test_only_whoever_is_held_up_is_seen_and_only_as_long(edition: str) -> None:
    people = People(edition=edition)
    people.to_second_hand()
    people.announce(1, 1)
    people.until_turn()
    seat = people.table.asked or 0
    assert people.secrets() == set()
    output = people.app.audio.output
    assert isinstance(output, Silence)
    output.cues.clear()
    people.hold_pieces()
    assert people.secrets() == people.held(seat)
    heard = HELD_UP["dice" if edition == "dice" else "cards"]
    assert heard in [cue.name for cue in output.cues]
    people.let_go()
    assert people.secrets() == set()


def test_a_tap_shows_nothing(turn: People) -> None:
    assert turn.table.closed
    turn.press(turn.table.closed.rect.center)
    turn.wait(LIFT / 2)
    assert turn.secrets() == set()
    turn.let_go()
    turn.wait(5 * LIFT)
    assert turn.secrets() == set()


def test_letting_go_where_it_was_pressed_plays_nothing(turn: People) -> None:
    before = len(turn.game.events)
    turn.hold_pieces()
    turn.wait(10 * REST)
    turn.let_go()
    assert len(turn.game.events) == before


def test_letting_go_on_a_piece_plays_it(turn: People) -> None:
    seat, before = turn.table.asked, len(turn.game.events)
    turn.hold_pieces()
    button = turn.playable()[0]
    turn.slide(button.key)
    turn.let_go()
    plays = [event for event in turn.game.events[before:] if isinstance(event, PiecePlayed)]
    assert (plays[0].seat, plays[0].piece) == (seat, button.piece)
    assert turn.secrets() == set()


def test_sliding_off_again_keeps_it(turn: People) -> None:
    before = len(turn.game.events)
    turn.hold_pieces()
    turn.slide(turn.playable()[0].key)
    turn.move(turn.stage.layout.message.midtop)
    turn.let_go()
    assert len(turn.game.events) == before


def test_anyone_may_look_at_the_own_pieces_but_plays_nothing_out_of_turn(turn: People) -> None:
    other = next(seat for seat in (0, 1) if seat != turn.table.asked)
    before = len(turn.game.events)
    turn.hold_seat(other)
    assert turn.owners() == {other}
    assert turn.playable() == []
    turn.slide(turn.table.buttons[0].key)
    turn.let_go()
    assert len(turn.game.events) == before
    assert turn.secrets() == set()


def test_with_a_lantern_only_what_is_pointed_at_is_lit() -> None:
    people = People(lantern=True)
    people.to_second_hand()
    people.announce(1, 1)
    people.until_turn()
    people.hold_seat(people.table.asked or 0)
    assert people.secrets() == set()
    button = people.table.buttons[1]
    people.slide(button.key)
    assert people.secrets() == {(people.table.asked, button.piece)}


# Keys


def test_the_space_bar_holds_them_up_and_enter_plays(turn: People) -> None:
    seat, before = turn.table.asked, len(turn.game.events)
    turn.hold_key()
    assert turn.owners() == {seat}
    turn.key(pygame.K_RIGHT, pygame.K_RETURN)
    assert len(turn.game.events) > before
    assert turn.secrets() == set()


def test_the_space_bar_let_go_keeps_everything(turn: People) -> None:
    before = len(turn.game.events)
    turn.hold_key()
    turn.key(pygame.K_RIGHT)
    turn.wait(REST)
    turn.let_go_key()
    assert len(turn.game.events) == before
    assert turn.secrets() == set()


def test_with_the_space_bar_held_a_click_plays(turn: People) -> None:
    turn.hold_key()
    before = len(turn.game.events)
    turn.click(turn.playable()[0].key)
    assert len(turn.game.events) > before


def test_a_key_held_down_does_not_lift_the_next_pieces(turn: People) -> None:
    """Nor does it skip: it has to be let go first."""
    turn.hold(turn.table.closed.rect.center)  # type: ignore[union-attr]
    turn.slide(turn.playable()[0].key)
    turn._send(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
    turn.let_go()
    for _ in range(40):
        turn.hold(turn.stage.layout.tray.center)
        turn._send(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ")
        assert turn.secrets() == set()


# Whatever comes between


def _menu(people: People) -> None:
    people.key(pygame.K_ESCAPE)
    people.key(pygame.K_ESCAPE)


INTERRUPTIONS = {
    "focus": lambda people: people.lose_focus(),
    "resize": lambda people: people.app.resize((1024, 600)),
    "dragged": lambda people: people._send(pygame.WINDOWRESIZED, x=1024, y=600),
    "notice": lambda people: people.app.notify("Ahoy"),
    "language": lambda people: people.app.ui.store.set("language", "de"),
    "menu": _menu,
    "pad": lambda people: people.key(pygame.K_s),
    "rules": lambda people: people.key(pygame.K_r),
    "crash": lambda people: people.app.tell_failure("log"),
}


@pytest.mark.parametrize("name", INTERRUPTIONS)
def test_it_covers_at_once_and_needs_another_press(turn: People, name: str) -> None:
    table = turn.table
    turn.hold_pieces()
    assert turn.secrets() != set()
    INTERRUPTIONS[name](turn)
    turn.app.dirty = True
    turn.app.frame()
    assert table.course.attention.sees is None
    if table in turn.app.stack:
        assert turn.secrets() == set()
        turn.wait(10 * LIFT)
        turn.move(turn.stage.layout.closed_pieces.center)
        assert turn.secrets() == set()


def test_a_picture_of_the_passage_to_a_menu_has_nothing_of_it(turn: People) -> None:
    turn.draws = True
    turn.wait(16)
    turn.app.ui.store.set("speed", "normal")
    turn.hold_pieces()
    turn.app.frame()
    turn.key(pygame.K_s)
    assert turn.app.passage._running is not None
    turn.app.pop()
    closed = turn.app.passage._running.before if turn.app.passage._running else None
    assert closed is not None
    assert turn.secrets() == set()


# Cards


def test_a_card_with_two_faces_is_declared_in_the_same_look() -> None:
    table = last_to_play("tigress yellow:3 green:3", "hhb", sharing=Sharing(AROUND))
    people = _as_people(table)
    people.until_turn(0)
    people.hold_pieces()
    tigress = next(b.key for b in people.table.buttons if b.piece == "tigress")
    people.slide(tigress)
    assert people.table.declaring == "tigress"
    people.slide("declare_escape")
    people.let_go()
    assert table.decided[-1].face == "tigress:escape"  # type: ignore[union-attr]


def test_letting_go_on_that_card_itself_decides_nothing() -> None:
    table = last_to_play("tigress yellow:3 green:3", "hhb", sharing=Sharing(AROUND))
    people = _as_people(table)
    people.until_turn(0)
    people.hold_pieces()
    people.slide(next(b.key for b in people.table.buttons if b.piece == "tigress"))
    people.let_go()
    assert table.decided == []
    assert people.table.choice is None
    assert people.secrets() == set()


def test_bendt_is_answered_in_a_private_look() -> None:
    table = last_to_play("bendt yellow:3 green:3", "hhb", sharing=Sharing(AROUND))
    people = _as_people(table)
    people.until_turn(0)
    people.hold_pieces()
    people.slide(next(b.key for b in people.table.buttons if b.piece == "bendt"))
    people.let_go()
    people.until_turn(0)
    assert people.table.choice is None
    people.hold_pieces()
    people.slide("discard_0")
    people.slide("discard_1")
    people.slide("discard")
    people.let_go()
    assert type(table.decided[-1]).__name__ == "Discard"
    assert people.secrets() == set()


def test_juanita_looks_alone_and_only_as_long_as_she_holds() -> None:
    table = last_to_play("juanita yellow:3 green:3", "hhb", sharing=Sharing(AROUND))
    people = _as_people(table)
    people.until_turn(0)
    people.hold_pieces()
    people.slide(next(b.key for b in people.table.buttons if b.piece == "juanita"))
    people.let_go()
    people.until_turn(0)
    assert table.shown("undealt") == set()
    people.hold_pieces()
    assert table.shown("undealt") != set()
    people.let_go()
    assert table.shown("undealt") == set()
    people.hold_pieces()
    assert table.shown("undealt") == set()
    assert people.owners() == {0}
    people.slide("look_again")
    assert table.shown("undealt") != set()
    people.let_go()
    assert table.shown("undealt") == set()


@pytest.mark.parametrize(
    ("pirate", "key"),
    [("rosie", "leader_1"), ("rascal", "wager_10"), ("harry", "change_raise")],
)
def test_public_questions_are_answered_before_all_eyes(pirate: str, key: str) -> None:
    table = last_to_play(f"{pirate} yellow:3 green:3", "hhb", sharing=Sharing(AROUND))
    people = _as_people(table)
    people.until_turn(0)
    people.hold_pieces()
    people.slide(next(b.key for b in people.table.buttons if b.piece == pirate))
    people.let_go()
    people.until(lambda: people.table.armed and people.table.choice is not None)
    assert people.secrets() == set()
    people.click(key)
    assert len(table.decided) == 2
    assert people.secrets() == set()


def _as_people(table: CardTable) -> People:
    """The same table, with hands that hold."""
    people = People.__new__(People)
    people.app, people.game, people.frames = table.app, table.game, []
    people.app.ui.store.set("speed", "off")
    return people


def test_a_last_card_is_played_with_one_press_before_all_eyes() -> None:
    people = _as_people(
        CardTable(
            beck("green:3", "green:4", "green:5").bid(1, 1, 1), "hhb", sharing=Sharing(AROUND)
        )
    )
    people.until(lambda: people.table.closed is not None and people.table.armed)
    assert people.table.course.openly
    people.hold_pieces()
    assert people.secrets() == set()
    people.let_go()
    assert [token for _, token in people.table.board.tray] == ["green:3"]


# Everything at random


@pytest.mark.no_cover
@pytest.mark.parametrize(("edition", "seed"), [("dice", 1), ("beck", 2)])
def test_whatever_people_do_no_frame_without_a_held_press_shows_a_piece(
    edition: str, seed: int
) -> None:
    people = People(
        edition=edition, speed="fast", options={"abilities": True} if edition == "beck" else None
    )
    rng, lifted = Random(seed), 0

    def look() -> None:
        nonlocal lifted
        peek, shown = people.table.course.peek, people.owners()
        assert shown <= ({peek.seat} if peek.is_up else set())
        if not peek.is_up:
            assert people.table.buttons == []
            assert not isinstance(people.table.pointing.widget, PieceButton)
            assert not isinstance(people.table.focus, PieceButton)
        lifted += bool(shown)

    people.frames.append(look)
    for _ in range(160):
        _anything(people, rng)
    assert lifted > 5


def _anything(people: People, rng: Random) -> None:
    """One of the things that a family does at a screen."""
    layout = people.stage.layout
    spots = [layout.closed_pieces.center, layout.tray.center, layout.portrait(0).center]
    spots += [layout.portrait(1).center, layout.message.midtop, layout.pad.center]
    spots += [button.rect.center for button in people.table.buttons]
    deeds = (
        lambda: people.press(rng.choice(spots)),
        lambda: people.hold(rng.choice(spots[:4])),
        lambda: people.hold_seat(rng.choice((0, 1))),
        lambda: people.move(rng.choice(spots)),
        lambda: people.wait(rng.choice((16, REST, 700))),
        lambda: people.wait(2000),
        people.let_go,
        people.hold_key,
        people.let_go_key,
        lambda: people.hold(layout.closed_pieces.center),
        lambda: people.key(rng.choice((pygame.K_RETURN, pygame.K_RIGHT, pygame.K_1, pygame.K_l))),
        lambda: people._send(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""),
        people.lose_focus,
        lambda: people.app.resize(rng.choice(((1024, 600), (1280, 720)))),
        lambda: people.app.ui.store.set("language", rng.choice(list(LANGUAGES))),
        lambda: _go_on(people),
        lambda: _go_on(people),
    )
    rng.choice(deeds)()
    if people.app.top is not people.table:
        people.app.pop()


def _go_on(people: People) -> None:
    """What is asked, so that the match comes further."""
    people.let_go()
    people.let_go_key()
    if people.ready():
        people.click_through()
