"""Speech bubbles: they come, can be read, go, and lie where nothing is hidden that one needs."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle, islice, product
from pathlib import Path

import pygame
import pytest

from game.client.doors import open_table
from game.client.scenes.table import timing
from game.client.scenes.table.layout import TableLayout
from game.client.scenes.table.sprites.bubble import STYLES, draw_bubble, find_place, with_tail
from game.client.scenes.table.sprites.ground import message_rect
from game.client.toolkit.animation import Timeline
from game.client.toolkit.catalogs import catalog
from game.client.toolkit.sound.output import Silence
from game.play.settings import LANGUAGES, TEXT_SIZES
from game.play.talk import Remark
from tests.client.scenes.table.tables import TableDriver

SIZES = [(1024, 600), (1280, 720), (1920, 1080), (2560, 1080)]
TABLES = [("dice", seats) for seats in range(3, 7)] + [
    (edition, seats)
    for edition, most in (("schmidt", 6), ("beck", 8))
    for seats in range(2, most + 1)
]
MOST_BIDS = 11


@pytest.mark.no_cover
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_the_longest_line_covers_nothing_that_somebody_needs(
    edition: str, seats: int, size: tuple[int, int]
) -> None:
    driver = bidding(edition, seats, size)
    # Languages take turns: each meets every table, every window and every size of text.
    begin = TABLES.index((edition, seats)) + SIZES.index(size)
    for text_size, language in zip(TEXT_SIZES, islice(cycle(LANGUAGES), begin, None), strict=False):
        driver.app.ui.store.set("text_size", text_size)
        driver.app.ui.store.set("language", language)
        stage, text = driver.table.stage, longest_line(driver)
        kept = needed(driver)
        for seat in range(seats):
            if bubble := find_place(stage, seat, text):
                whole = with_tail(stage, bubble)
                assert pygame.Rect((0, 0), size).contains(whole)
                assert whole.collidelist(kept) == -1, (text_size, language, seat)
                assert clear_of_felt(stage.layout, whole)


@pytest.mark.no_cover
@pytest.mark.parametrize(("edition", "seats"), [("dice", 6), ("schmidt", 6), ("beck", 8)])
def test_in_a_usual_window_everybody_has_room_for_every_line(edition: str, seats: int) -> None:
    driver = bidding(edition, seats, (1280, 720))
    lines = [driver.app.ui.tr(key) for key in talk("en")]
    for seat, line in product(range(seats), lines):
        assert find_place(driver.table.stage, seat, line), (seat, line)


@pytest.mark.no_cover
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_wider_than_its_bubble(language: str) -> None:
    driver = bidding("beck", 8, (1024, 600), max(TEXT_SIZES))
    driver.app.ui.store.set("language", language)
    stage, text = driver.table.stage, driver.app.ui.text
    driver.app.ui.watch_text()
    for seat, key in product((1, 4, 7), talk(language)):
        line = driver.app.ui.tr(key)
        if bubble := find_place(stage, seat, line):
            draw_bubble(stage, pygame.Surface(driver.app.size), seat, line, bubble, 1.0)
    assert text.overflows == []


def bidding(edition: str, seats: int, size: tuple[int, int], text: float = 1.0) -> TableDriver:
    """A table at which the bids of the longest hand are chosen."""
    driver = TableDriver("h" + "b" * (seats - 1), size, edition=edition, text_size=text)
    driver.until(driver.asked)
    board = driver.table.board
    assert board.hand is not None
    board.view = replace(board.view, hand=replace(board.hand, cards=MOST_BIDS - 1))
    assert board.bidding
    return driver


@pytest.mark.parametrize("edition", ["dice", "beck"])
def test_a_short_line_covers_no_trick_that_was_won(edition: str) -> None:
    driver = TableDriver("hbbb", edition=edition, speed="off")
    driver.play_to(lambda: driver.asked() and len(driver.table.piles) == 4)
    stage = driver.table.stage
    piles = [pile.rect for pile in driver.table.piles]
    for seat in range(4):
        bubble = find_place(stage, seat, "Well played.")
        assert bubble is not None
        assert with_tail(stage, bubble).collidelist(piles) == -1


def longest_line(driver: TableDriver) -> str:
    ui = driver.app.ui
    lines = (ui.tr(key) for key in talk(ui.tr.language))
    return max(lines, key=lambda line: ui.text.natural_width(line, STYLES[0]))


def talk(language: str) -> list[str]:
    return [key for key in catalog(language) if key.startswith("talk.")]


def needed(driver: TableDriver) -> list[pygame.Rect]:
    """All that is read, chosen or pressed while somebody speaks."""
    stage, layout = driver.table.stage, driver.table.stage.layout
    parts = (layout.plate, layout.portrait, layout.medal, layout.ribbon, layout.token)
    kept = [part(seat) for seat in layout.places for part in parts]
    kept += [layout.bid_board(MOST_BIDS), message_rect(stage), layout.panel, layout.pad]
    kept += [layout.tool(0), layout.tool(1), layout.counter, layout.bids]
    return [*kept, driver.table.menu.rect, driver.table.help.rect, driver.table.hint.rect]


def clear_of_felt(layout: TableLayout, rect: pygame.Rect) -> bool:
    x, y = layout.tray_middle
    rx, ry = layout.felt
    across = max(rect.left - x, x - rect.right, 0) / rx
    down = max(rect.top - y, y - rect.bottom, 0) / ry
    return across**2 + down**2 > 1


def test_nothing_is_said_over_the_sheet_that_explains_something() -> None:
    driver = bidding("beck", 8, (1280, 720), max(TEXT_SIZES))
    table, speech = driver.table, driver.table.course.speech
    speech.remark = Remark(7, max(talk("en"), key=lambda key: len(driver.app.ui.tr(key))))
    first = speech.place()
    driver.move(table.buttons[0].rect.center)
    driver.until(lambda: bool(table.open_panels()), 20)
    (panel,) = table.open_panels()
    assert first is not None
    assert first.rect.colliderect(panel)
    moved = speech.place(table.open_panels())
    assert moved is None or not with_tail(table.stage, moved).colliderect(panel)


def test_words_stay_where_they_are_until_something_needs_their_place() -> None:
    driver = spoken_at(TableDriver("hbbb", edition="dice"))
    speech = driver.table.course.speech
    first = speech.place()
    assert first is not None
    assert speech.place() == first
    moved = speech.place([first.rect])
    assert moved != first


def spoken_at(driver: TableDriver) -> TableDriver:
    driver.until(lambda: driver.table.course.speech.remark is not None or driver.ready(), 20)
    while driver.table.course.speech.remark is None:
        driver.click_through()
        driver.until(lambda: driver.table.course.speech.remark is not None or driver.ready(), 20)
    return driver


def test_somebody_speaks_and_falls_silent_again() -> None:
    driver = spoken_at(TableDriver("hbbb", edition="dice"))
    speech = driver.table.course.speech
    first = speech.remark
    assert first is not None
    assert first.seat != 0
    speech.update(timing.SPEECH)
    assert speech.remark is None


def test_whoever_speaks_is_heard_from_that_side_unless_it_is_skipped() -> None:
    driver = TableDriver("hbbb", edition="dice", volume_ambience=0)
    driver.wait(0)
    stage, speech = driver.table.stage, driver.table.course.speech
    output = driver.app.audio.output
    assert isinstance(output, Silence)
    output.cues.clear()
    timeline = Timeline(lambda: 1.0, lambda: False)
    timeline.play(speech._voice(1))
    timeline.complete()
    assert list(output.cues) == []
    timeline.play(speech._voice(1))
    timeline.update(10)
    (cue,) = output.cues
    assert (cue.name, cue.pan) == ("murmur", pytest.approx(stage.side_of(1)))
    assert cue.pan < 0


def test_without_motion_a_bubble_is_just_there() -> None:
    speech = spoken_at(TableDriver("hbbb", reduced_motion=True)).table.course.speech
    assert speech.shown == 1.0


def test_nobody_speaks_when_it_is_switched_off() -> None:
    driver = TableDriver("hbbb", table_talk="off", speed="off")
    driver.play_to(lambda: len(driver.game.public_view.scored) == 3)
    assert driver.table.course.speech.remark is None


def test_what_was_said_is_remembered_when_a_match_is_continued(tmp_path: Path) -> None:
    driver = TableDriver("hbbb", folder=tmp_path, speed="off")
    driver.play_to(lambda: driver.asked() and len(driver.game.public_view.scored) == 3)
    said = driver.table.course.speech.said
    assert said
    open_table(driver.app, driver.game)
    assert driver.table.course.speech.said == said


def test_nothing_is_said_over_what_must_be_read() -> None:
    driver = spoken_at(TableDriver("hbbb", edition="dice"))
    speech, surface = driver.table.course.speech, pygame.Surface(driver.app.size)
    assert speech.remark is not None
    speech.age = timing.SPEECH / 2
    speech.draw(surface, [pygame.Rect((0, 0), driver.app.size)])
    assert not lit(surface)
    speech.draw(surface, [pygame.Rect(0, 0, 1, 1)])
    assert lit(surface)


def lit(surface: pygame.Surface) -> bool:
    """Whether anything was drawn on the black."""
    return any(pygame.image.tobytes(surface, "RGB"))
