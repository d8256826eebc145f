"""In every way of sharing no frame shows, says or sounds what another person holds."""

from __future__ import annotations

import pygame
import pytest

from game.client.doors import open_how_to_play, open_score_pad, open_settings, open_sharing
from game.client.toolkit.dialog import Dialog
from game.client.toolkit.sound.output import Silence
from game.client.window import Window
from game.play.sharing import AROUND, OPEN, PASS_ON, Sharing
from tests.client.scenes.table.shared.sharing_tables import EDITIONS, People

WAYS = [
    (AROUND, False),
    (AROUND, True),
    (PASS_ON, False),
    (PASS_ON, True),
]
NOTHING: set[int] = set()


def allowed(people: People) -> set[int]:
    """Whose pieces may be face up now."""
    if people.app.top is not people.table:
        return NOTHING
    course = people.table.course
    if course.peek.is_up and course.peek.seat is not None:
        return {course.peek.seat}
    took = course.attention.sharing.way == PASS_ON and not course.openly and not course.fists
    return {course.asked} if took and course.asked is not None else NOTHING


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("way", "secret"), WAYS)
def test_no_frame_shows_the_pieces_of_anyone_else(edition: str, way: str, secret: bool) -> None:
    people = People("hhb", way, secret_bids=secret, edition=edition)
    seen: set[int] = set()

    def look() -> None:
        owners = people.owners()
        assert owners <= allowed(people)
        assert _names_told(people) <= _names_of(people, owners)
        seen.update(owners)

    people.frames.append(look)
    people.play_to(lambda: len(people.game.public_view.scored) == 2)
    assert seen == {0, 1}


def _names_told(people: People) -> set[str]:
    """Titles of pieces in hidden hands that a tooltip or an explanation says."""
    scene = people.scene
    told = [scene.tooltip.text if hasattr(scene.tooltip, "text") else ""]
    if scene is people.table and (shown := people.table.pointing.shown):
        about = shown.about()
        told += [about.title] if about and hasattr(shown, "piece") else []
    focus = scene.focus
    told += [people.stage.pieces.title(focus.piece)] if hasattr(focus, "piece") else []  # type: ignore[union-attr]
    hidden = {people.stage.pieces.title(p) for seat in (0, 1, 2) for _, p in people.held(seat)}
    return {text for text in told if text in hidden}


def _names_of(people: People, owners: set[int]) -> set[str]:
    return {people.stage.pieces.title(piece) for seat in owners for _, piece in people.held(seat)}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("way", [AROUND, PASS_ON])
def test_no_scene_above_the_table_lets_a_piece_be_seen(edition: str, way: str) -> None:
    people = People("hhb", way, edition=edition)
    people.to_second_hand()
    doors = (
        people.table.back,
        lambda: open_score_pad(people.app, people.game),
        people.app.open_rules,
        lambda: open_settings(people.app),
        lambda: open_how_to_play(people.app),
        lambda: open_sharing(people.app, Sharing(), lambda sharing: None),
        lambda: people.app.push(Dialog(people.app, "Ahoy", "Something happened.")),
    )
    for door in doors:
        people.play_to(lambda: allowed(people) != NOTHING or people.table.closed is not None)
        if people.table.closed and not people.table.course.openly:
            people.hold_pieces()
        door()
        assert people.app.top is not people.table
        assert people.secrets() == set()
        people.release(people.app.mouse)
        while people.app.top is not people.table and people.scene.name not in ("curtain", "lid"):
            people.app.pop()
        assert people.secrets() == set()


def test_nothing_is_heard_of_what_somebody_looks_at() -> None:
    """Cards that are pointed at are lifted in silence, and a refusal is silent as well."""
    people = People(edition="schmidt")
    people.to_second_hand()
    people.announce(1, 1)
    people.until_turn()
    output = people.app.audio.output
    assert isinstance(output, Silence)
    people.hold_pieces()
    output.cues.clear()
    for button in people.table.buttons:
        people.slide(button.key)
        people.wait(500)
    people.move(people.stage.layout.message.midtop)
    people.let_go()
    assert {cue.name for cue in output.cues} & {"lift", "refused", "fan"} == set()


def test_the_window_is_called_the_same_whoever_looks() -> None:
    """It has its name from the beginning, and nobody can give it another."""
    assert [name for name in dir(Window) if "title" in name or "caption" in name] == []


def test_hints_are_given_to_nobody_while_others_look_on() -> None:
    people = People()
    people.to_second_hand()
    people.announce(1, 1)
    people.until_turn()
    assert not people.widget("hint").enabled
    people.hold_key()
    people.key(pygame.K_h)
    assert not people.table.hints.is_open
    assert people.secrets() == set()


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_left_face_down_does_not_tell_which_piece_went(edition: str) -> None:
    """Whichever is played: the same number of backs, closed up from the middle, from the same
    place.
    """
    pictures = []
    for choice in (0, -1):
        people = People(edition=edition, seed=11, speed="normal")
        people.app.ui.store.set("speed", "off")
        people.to_second_hand()
        people.announce(1, 1)
        people.until_turn()
        people.app.ui.store.set("speed", "normal")
        people.wait(400)
        people.hold_pieces()
        people.slide(people.playable()[choice].key)
        people.let_go()
        people.app.dirty = True
        starts = [mover.start for mover in people.table.board.movers]  # type: ignore[attr-defined]
        panel = people.stage.layout.closed_pieces
        lower = pygame.Rect(panel.left, panel.centery, panel.width, panel.height // 2 - 30)
        pictures.append((starts, people.app.frame().subsurface(lower).copy().get_buffer().raw))
    assert pictures[0] == pictures[1]


# Open hands


@pytest.mark.parametrize("edition", EDITIONS)
def test_with_open_hands_all_people_are_seen_and_no_bot(edition: str) -> None:
    people = People("hhb", OPEN, edition=edition)
    people.to_second_hand()
    people.until(people.asked)
    assert people.secrets() >= people.held(0) | people.held(1)
    assert people.owners() == {0, 1}


def test_with_open_hands_nobody_has_to_hold_or_pass_anything() -> None:
    people = People("hhb", OPEN)
    names: set[str] = set()
    people.frames.append(lambda: names.update(people.names))
    people.play_to(lambda: len(people.game.public_view.scored) == 2)
    assert names == {"table", "score_pad"}
