"""Speech bubbles: they come, can be read, go, and lie where nothing is hidden that one needs."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.client.doors import open_table
from game.client.scenes.table import timing
from game.client.scenes.table.layout import TableLayout
from game.client.scenes.table.layout_cards import CardLayout
from game.client.scenes.table.layout_dice import DiceLayout
from game.client.scenes.table.sprites.bubble import PAD, STYLE, bubble_rect
from game.client.toolkit.animation import Timeline
from game.client.toolkit.catalogs import catalog
from game.client.toolkit.sound.output import Silence
from game.client.toolkit.theme import Theme
from game.play.settings import LANGUAGES, TEXT_SIZES
from tests.client.scenes.table.tables import TableDriver
from tests.client.scenes.table.test_card_layout import beyond_the_rope

SIZES = [(1024, 600), (1280, 720), (1920, 1080), (2560, 1080)]
TABLES = [(DiceLayout, seats) for seats in range(2, 7)] + [
    (CardLayout, seats) for seats in range(2, 9)
]
MOST_BIDS = 11


@pytest.mark.parametrize("text_size", TEXT_SIZES)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("kind", "seats"), TABLES)
def test_three_lines_cover_neither_tray_nor_prompt_nor_hand_nor_coins(
    kind: type[TableLayout], seats: int, size: tuple[int, int], text_size: float
) -> None:
    theme = Theme(size, text_size)
    layout = kind(theme, seats, 0)
    high = round(3 * theme.text_px(STYLE) * 1.25) + theme.px(PAD)
    kept = [layout.message, layout.panel, layout.bid_board(MOST_BIDS), layout.explanation]
    for seat in range(seats):
        box = layout.bubble(seat, (layout.screen(seat).width, high))
        assert pygame.Rect((0, 0), size).contains(box)
        assert box.collidelist([*kept, layout.tool(0), layout.tool(1)]) == -1
        assert beyond_the_rope(box, layout.tray)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_fits_three_lines_of_the_smallest_seat(language: str) -> None:
    driver = TableDriver("hbbbbbbb", (1024, 600), language, edition="beck", text_size=1.3)
    stage, tr = driver.table.stage, driver.app.ui.tr
    most = 3 * stage.ui.text.line_height(STYLE) + stage.ui.theme.px(PAD)
    for key in (key for key in catalog(language) if key.startswith("talk.")):
        assert bubble_rect(stage, 4, tr(key)).height <= most, key


def test_nothing_is_said_over_what_must_be_read() -> None:
    driver = spoken_at(TableDriver("hbbb", edition="dice"))
    speech, surface = driver.table.course.speech, pygame.Surface(driver.app.size)
    assert speech.remark is not None
    speech.age = timing.SPEECH / 2
    text = driver.app.ui.tr(speech.remark.key)
    speech.draw(surface, [bubble_rect(driver.table.stage, speech.remark.seat, text)])
    assert not lit(surface)
    speech.draw(surface, [pygame.Rect(0, 0, 1, 1)])
    assert lit(surface)


def lit(surface: pygame.Surface) -> bool:
    """Whether anything was drawn on the black."""
    return any(pygame.image.tobytes(surface, "RGB"))
