"""Whole matches at the table: by mouse, by keyboard, from hand to hand, and watched."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from game.client.doors import open_title
from game.client.scenes.table.board import Shown
from game.match.archive import Archive
from game.match.record import to_json
from tests.client.scenes.table.tables import TableDriver, never_another_hand


def over(driver: TableDriver) -> bool:
    return driver.scene.name == "match_over"


@pytest.mark.parametrize("kinds", ["hbb", "bbb"])
def test_before_the_first_deal_no_dice_are_said_to_be_hidden(kinds: str) -> None:
    driver = TableDriver(kinds)
    lid = driver.app.ui.tr.plural("table.lid", 0, name="Jonas")
    assert lid not in driver.texts()


def test_a_whole_match_by_mouse_clicks() -> None:
    driver = TableDriver("hbb", speed="off")
    driver.draws = True
    driver.play_to(lambda: over(driver))
    assert driver.game.finished
    assert driver.app.games.archive.unfinished().matches[0].head.entry.status == "over"


def test_a_whole_match_by_keyboard_alone() -> None:
    driver = TableDriver("hbb", speed="off")
    for _ in range(600):
        driver.until(driver.ready)
        if over(driver):
            break
        if driver.scene.name == "score_pad":
            driver.key(pygame.K_RETURN)
        elif driver.table.must_bid:
            driver.key(pygame.K_1)
        else:
            driver.key(pygame.K_RIGHT)
            while not getattr(driver.table.focus, "playable", False):
                driver.key(pygame.K_RIGHT)
            driver.key(pygame.K_RETURN)
    assert driver.game.finished


def test_speed_off_plays_a_watched_match_without_any_wait() -> None:
    driver = TableDriver("bbb", speed="off")
    ticks = 0
    while not over(driver):
        driver.wait(0)
        ticks += 1
        assert ticks < 200
    assert driver.app.clock.now() == 0


@pytest.mark.no_cover
def test_in_hot_seat_no_frame_contains_the_dice_of_anyone_else() -> None:
    driver = TableDriver("hhb", size=(1024, 600), speed="fast")
    curtains = never_another_hand(driver)
    driver.play_to(lambda: len(driver.game.public_view.scored) == 4)
    assert curtains == {0, 1}


def test_with_one_person_there_is_no_curtain() -> None:
    driver = TableDriver("bhb", speed="fast")
    driver.frames.append(lambda: _never(driver, "curtain"))
    driver.play_to(lambda: len(driver.game.public_view.scored) == 2)


def _never(driver: TableDriver, name: str) -> None:
    assert driver.scene.name != name


def test_spectators_see_no_hand() -> None:
    driver = TableDriver("bbbb", speed="fast")
    driver.draws = True
    driver.frames.append(lambda: _no_hand(driver.table.shown))
    driver.until(lambda: len(driver.game.public_view.scored) >= 2)


def _no_hand(shown: list[Shown]) -> None:
    assert [piece for piece in shown if piece.place == "hand"] == []


def test_the_space_bar_skips_and_never_plays() -> None:
    driver = TableDriver("hbb")
    driver.wait(16)
    assert driver.table.timeline.busy
    driver.key(pygame.K_SPACE)
    assert not driver.table.timeline.busy
    driver.until(driver.asked)
    driver.key(pygame.K_1)
    driver.until(driver.asked)
    held = len(driver.table.buttons)
    driver.key(pygame.K_RIGHT, pygame.K_SPACE, pygame.K_SPACE)
    assert len(driver.table.buttons) == held
    assert driver.asked()


def test_a_click_during_an_animation_only_skips_it() -> None:
    driver = TableDriver("hbb")
    driver.until(driver.asked)
    driver.key(pygame.K_1)
    driver.until(lambda: driver.table.board.chant is not None)
    driver.click(driver.table.stage.layout.tray.center)
    driver.wait(16)
    assert driver.table.board.chant is None


@pytest.mark.parametrize("edition", ["dice", "beck"])
@pytest.mark.parametrize(
    ("button", "opened"), [("menu", "pause"), ("help", "rules"), ("pad", "score_pad")]
)
def test_what_can_be_opened_can_be_opened_while_something_moves(
    edition: str, button: str, opened: str
) -> None:
    driver = TableDriver("hbb", edition=edition)
    driver.wait(16)
    assert driver.table.timeline.busy
    driver.click(button)
    assert driver.scene.name == opened
    driver.key(pygame.K_ESCAPE)
    assert driver.scene is driver.table
    driver.until(driver.asked)


def test_while_something_lies_over_it_the_table_stands_still() -> None:
    driver = TableDriver("bbb")
    driver.wait(16)
    driver.click("menu")
    events = len(driver.game.events)
    for _ in range(20):
        driver.wait(1000)
    assert len(driver.game.events) == events
    driver.click("resume")
    driver.until(lambda: len(driver.game.events) > events)


def test_a_bots_turn_takes_about_a_second() -> None:
    driver = TableDriver("bbh")
    driver.until(driver.asked)
    driver.key(pygame.K_0)
    driver.until(
        lambda: (
            driver.table.board.chant is None
            and driver.table.board.hand is not None
            and not driver.table.board.bidding
        ),
        16,
    )
    begun = driver.app.clock.now()
    driver.until(lambda: len(driver.table.board.tray) == 1, 16)
    assert 800 <= driver.app.clock.now() - begun <= 1500


def test_what_may_not_be_rolled_says_why() -> None:
    driver = TableDriver("hbb", speed="off", seed=3)

    def refused() -> bool:
        return driver.asked() and any(button.why for button in driver.table.buttons)

    driver.play_to(refused)
    button = next(button for button in driver.table.buttons if button.why)
    driver.point(button.key)
    assert any(text.startswith("You must follow") for text in driver.texts())
    driver.click(button.key)
    assert button.key in [b.key for b in driver.table.buttons]
    assert driver.asked()


def test_pointing_at_a_pile_shows_the_trick_again() -> None:
    driver = TableDriver("hbb", speed="off")
    driver.play_to(lambda: driver.asked() and bool(driver.table.piles))
    pile = driver.table.piles[0]
    driver.point(pile.key)
    assert any(driver.table.stage.name(seat) in driver.texts() for seat in pile.trick.order)


# Saving


def test_every_action_is_saved_and_continue_brings_the_same_table_back(tmp_path: Path) -> None:
    driver = TableDriver("hbb", folder=tmp_path, speed="off")
    driver.play_to(lambda: driver.asked() and bool(driver.table.piles))
    saved = Archive(tmp_path).read(driver.game.kept.id)
    assert saved.actions == driver.game.session.record.actions
    driver.game.leave()
    views = [driver.game.session.view(seat) for seat in (None, 0, 1, 2)]

    again = TableDriver("hbb", folder=tmp_path / "other", speed="normal")
    again.app.games.archive = Archive(tmp_path)
    open_title(again.app)
    again.click("continue")
    again.game = again.table.game
    again.wait(16)
    assert [again.game.session.view(seat) for seat in (None, 0, 1, 2)] == views
    again.until(again.asked)
    assert not again.table.timeline.busy
    assert [b.piece for b in again.table.buttons] == [b.piece for b in driver.table.buttons]
    assert again.game.events == driver.game.events


def test_a_damaged_save_is_set_aside_with_a_message(tmp_path: Path) -> None:
    (tmp_path / "match.json").write_text("{ rubbish", "utf-8")
    driver = TableDriver("hbb", folder=None)
    driver.app.games.archive = Archive(tmp_path)
    open_title(driver.app)
    assert driver.scene.find("continue") is None
    assert driver.app.notices.waiting == [driver.app.ui.tr("error.save.damaged")]
    assert [path.name for path in tmp_path.iterdir()] == ["match.json.damaged"]


def test_a_save_that_cannot_be_played_again_is_set_aside_as_well(tmp_path: Path) -> None:
    driver = TableDriver("hbb", speed="off")
    driver.until(driver.asked)
    record = driver.game.session.record
    twice = replace(record, actions=(*record.actions, record.actions[0]))
    (tmp_path / "match.json").write_text(to_json(twice), "utf-8")
    driver.app.games.archive = Archive(tmp_path)
    open_title(driver.app)
    assert driver.scene.find("continue") is None
    assert driver.app.notices.waiting == [driver.app.ui.tr("error.save.damaged")]
    assert [path.name for path in tmp_path.iterdir()] == ["match.json.damaged"]


def test_leaving_keeps_the_match_and_conceding_ends_it() -> None:
    driver = TableDriver("hbb", speed="off")
    driver.until(driver.asked)
    driver.key(pygame.K_ESCAPE)
    driver.click("leave")
    assert len(driver.app.games.archive.unfinished().matches) == 1
    driver.click("continue")
    driver.until(driver.asked)
    driver.key(pygame.K_ESCAPE)
    driver.click("concede")
    driver.click("answer_0")
    assert driver.scene.name == "title"
    archive = driver.app.games.archive
    assert archive.unfinished().matches == ()
    assert [match.head.entry.marks for match in archive.finished().matches] == [{"conceded"}]


def test_what_is_unseen_never_grows_during_a_hand() -> None:
    driver = TableDriver("hbb", speed="fast", seed=4)
    driver.play_to(lambda: driver.asked() and len(driver.table.buttons) == 3)
    last = [sum(driver.table.board.unseen().values())]

    def look() -> None:
        board = driver.table.board
        if board.hand is not None and board.hand.cards == 3:
            now = sum(board.unseen().values())
            assert now <= last[0]
            last[0] = now

    driver.frames.append(look)
    driver.play_to(lambda: len(driver.game.public_view.scored) == 3)
    assert last[0] == 36 - 9


def test_a_press_goes_on_when_others_bid_meanwhile() -> None:
    driver = TableDriver("hbb")
    driver.until(driver.asked, 16)
    spot = driver.widget("bid_1").rect.center
    driver.press(spot)
    has_bid = driver.game.public_view.hand.has_bid  # type: ignore[union-attr]
    driver.until(lambda: driver.game.public_view.hand.has_bid != has_bid)  # type: ignore[union-attr]
    driver.wait(16)
    driver.release(spot)
    assert driver.game.session.state.hand.bids[0] == 1  # type: ignore[union-attr]


def test_with_reduced_motion_a_match_goes_on_as_well() -> None:
    driver = TableDriver("bbb", reduced_motion=True, speed="fast")
    driver.until(lambda: len(driver.game.public_view.scored) >= 2)


def test_a_disk_that_refuses_is_told_once_and_play_goes_on(tmp_path: Path) -> None:
    driver = TableDriver("hbb", speed="off")
    (tmp_path / "file").write_text("in the way", "utf-8")
    driver.game.kept = Archive(tmp_path / "file").begin()
    driver.until(driver.asked)
    driver.key(pygame.K_1)
    driver.until(driver.asked)
    assert len(driver.app.notices.waiting) == 1
