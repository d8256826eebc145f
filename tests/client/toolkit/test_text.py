"""Text is measured, shrunk, shortened, wrapped; art that is missing is seen."""

from __future__ import annotations

import re

import pygame
import pytest

from game.client.app import App
from game.client.toolkit import notices, tooltip
from game.client.toolkit.catalogs import catalog
from game.client.toolkit.fonts import font
from game.client.toolkit.theme import FACES, MINIMUM
from game.client.toolkit.ui import Ui
from game.play.settings import LANGUAGES, TEXT_SIZES, Settings

LONG = "Captain Bartholomew Roberts of the Royal Fortune"
ICON = "\N{BALLOT BOX}"  # stands for a picture in a line
LISTS = {"setup.names", "logbook.months"}  # never shown as they are


@pytest.fixture
def ui() -> Ui:
    app = App.headless()
    app.ui.watch_text()
    return app.ui


def drawn(ui: Ui, text: str, size: tuple[int, int]) -> str:
    surface = pygame.Surface((800, 200))
    return ui.text.line(surface, text, "body", "bone", pygame.Rect((10, 10), size)).text


def test_a_line_shrinks_before_it_is_shortened(ui: Ui) -> None:
    width, height = ui.text.measure(LONG, "body")
    assert drawn(ui, LONG, (round(width * 0.85), height)) == LONG
    assert drawn(ui, LONG, (width // 2, height)).endswith("…")
    assert [entry.full for entry in ui.text.shortened] == [LONG]
    assert ui.overflows == []


def test_a_box_too_low_for_its_text_is_noted(ui: Ui) -> None:
    drawn(ui, "Ahoy", (300, 4))
    assert len(ui.overflows) == 1


def test_rich_text_wraps_and_never_splits_what_is_stuck_together(ui: Ui) -> None:
    lines = ui.text.wrapped("Roll **twice**, then [[flag]] and\nrest", "body", 120)
    texts = ["".join(word.text for word in line) for line in lines]
    assert "rest" in texts[-1]
    assert any("twice," in text for text in texts)
    assert all(sum(word.width for word in line) <= 120 for line in lines)


@pytest.mark.parametrize("space", ["\u00a0", "\u202f"])
def test_a_line_never_breaks_at_a_hard_space_and_keeps_it(ui: Ui, space: str) -> None:
    text = (
        f"Qui gagne{space}? **Toi**{space}: «\u00a0moi\u00a0»{space}! «\u00a0**{{name}}**\u00a0»"
        f"{space}; [[flag]]{space}: **[[flag]]{space}!** {{name}}{space}: **{{name}}{space}?**"
    ).format(name="Sid la Seiche")
    for width in range(40, 400, 5):
        lines = [
            "".join(w.text or ICON for w in line) for line in ui.text.wrapped(text, "body", width)
        ]
        assert not [line for line in lines if line.lstrip(space)[:1] in set(":;!?»")]
        assert not [line for line in lines if line.endswith("«")]
    whole = ui.text.wrapped(text, "body", 4000)[0]
    told = "".join(word.text or ICON for word in whole)
    assert told == text.replace("**", "").replace("[[flag]]", ICON)


def test_no_french_text_begins_a_line_with_a_sign(ui: Ui) -> None:
    for key, told in catalog("fr").items():
        filled = re.sub(r"\{\w+\}", "Lou la Veine", told)
        for width in (150, 210, 290):
            lines = ui.text.wrapped(filled, "small", width)
            texts = ["".join(word.text or ICON for word in line) for line in lines]
            assert not [text for text in texts if re.match(r"\s?[:;!?»%]", text)], key
            assert not [text for text in texts if re.search(r"«\s?$", text)], key


def test_a_thin_space_is_seen_and_narrower_than_a_plain_one(ui: Ui) -> None:
    none, thin, plain, hard = (
        ui.text.measure(f"5{space}%", "body")[0] for space in ("", "\u202f", " ", "\u00a0")
    )
    assert none < thin < plain == hard
    for space in ("\u202f", "\u00a0"):
        image = ui.text.image(f"5{space}%", "text", 40, "#ffffff")
        gaps = pygame.mask.from_surface(image).connected_components(20)
        assert len(gaps) >= 2, "a missing letter would be drawn as a box between them"


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("sign", ["…", "“"])
def test_no_letter_is_pushed_over_the_sign_before_it(face: str, sign: str) -> None:
    letters = font(face, 40)
    for letter in "abdeilmtuwäèABDEILMTUWÄÈ39":
        apart = letters.size(sign)[0] + letters.size(letter)[0]
        assert letters.size(sign + letter)[0] >= 0.9 * apart, sign + letter
        assert letters.written(sign + letter, "#ffffff").get_width() >= 0.9 * apart


def test_a_word_wider_than_its_box_is_noted(ui: Ui) -> None:
    surface = pygame.Surface((800, 200))
    ui.text.paragraph(surface, "Donaudampfschiff", "title", "ink", pygame.Rect(0, 0, 60, 90))
    assert len(ui.overflows) == 1


def test_missing_art_is_a_sign_that_nobody_overlooks(ui: Ui) -> None:
    image = ui.art.image("icons/no_such_icon", 50)
    assert image.get_size() == (50, 50)
    assert ui.art.missing == {"icons/no_such_icon"}


def test_art_is_made_once_per_size_and_colour(ui: Ui) -> None:
    first = ui.icon("menu", 40, "bone")
    assert ui.icon("menu", 40, "bone") is first
    assert ui.icon("menu", 40, "ink") is not first
    assert ui.icon("menu", 40, "ink").get_at((20, 20)) != first.get_at((20, 20))


def test_turned_art_keeps_its_scale(ui: Ui) -> None:
    image = ui.art.image("dice/blue_5", 100, angle=45)
    assert image.get_width() == pytest.approx(141, abs=2)


@pytest.mark.no_cover
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_fits_the_notes_that_any_scene_may_show(language: str) -> None:
    app = App.headless(MINIMUM, language, Settings(text_size=TEXT_SIZES[-1]))
    text, theme = app.ui.text, app.ui.theme
    narrow, wide = theme.px(tooltip.WIDEST), theme.px(notices.WIDEST)
    assert wide <= MINIMUM[0] - 4 * theme.space("l")
    for key, told in catalog(language).items():
        filled = re.sub(r"\{\w+\}", LONG, told)
        for style, width in ((tooltip.STYLE, narrow), (notices.STYLE, wide)):
            lines = text.wrapped(filled, style, width)
            longest = max(sum(word.width for word in line) for line in lines)
            assert key in LISTS or longest <= width, (key, style)
            assert len(lines) * text.line_height(style) < MINIMUM[1], (key, style)


@pytest.mark.parametrize("face", FACES)
def test_a_letter_that_leans_over_its_place_does_not_widen_the_space_beside_it(face: str) -> None:
    letters, phrase = font(face, 60), "cards for pirates off for jokers"
    own = letters.font.size(" ")[0]
    wider = letters.size("a b")[0] - letters.size("a")[0] - letters.size("b")[0] - own
    as_the_font_sets_it = letters.font.size(phrase)[0] + wider * phrase.count(" ")
    assert letters.size(phrase)[0] == pytest.approx(as_the_font_sets_it, abs=6)
    assert letters.written(phrase, "#ffffff").get_width() == letters.size(phrase)[0]
